"""Runs a listing and tells, for each marked line that has run, its number and the values asked for.

    python3 trace.py LISTING N < NAMES

A line of NAMES holds the expressions to be told of one step, tabs between them. Helpers, which have no marked line, are
part of the line that calls them. A loop's head carries out its `return` when the loop is over.
"""
import io
import sys

path, n = sys.argv[1], int(sys.argv[2])
text = open(path, encoding="utf-8").read().splitlines()
marked = {number: line.split("#@ ")[1].split() for number, line in enumerate(text, 1) if "#@ " in line}
asked = [line.rstrip("\n").split("\t") for line in sys.stdin]
code = compile("\n".join(text) + "\n", path, "exec")
told = sys.stdout


def is_watched(function):
    lines = {line for _, _, line in function.co_lines()}
    return not function.co_name.startswith("<") and not lines.isdisjoint(marked)


watched = {code} | {const for const in code.co_consts if hasattr(const, "co_code") and is_watched(const)}
pending = None  # number and frame of the marked line that runs
entered = False
step = 0


def starts(number, *words):
    return text[number - 1].lstrip().startswith(words)


def written(name, frame):
    try:
        value = eval(name, frame.f_globals, dict(frame.f_locals))
    except NameError:
        return "–"
    if name in ("C", "L", "R", "b", "free", "C|L|R"):
        value = [value >> column & 1 for column in range(n)]
    elif name in ("rows", "columns"):
        value = [item.size if item.left.right is item else "·" for item in value[1:n + 1]]
    elif name in ("x", "q", "a[row]", "mark[row]"):
        value = value[1:]
    elif isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, set)):
        text = " ".join(str(part) for part in (sorted(value) if isinstance(value, set) else value)) or "–"
        return "{" + text + "}" if isinstance(value, set) else text
    return str(value)


def flush(frame, event):
    global pending, step
    (number, begun), pending = pending, None
    if "return" in marked[number] and starts(number, "for ", "while "):
        if event != "return" or frame is not begun:
            return
    names = asked[step] if step < len(asked) else []
    step += 1
    print(number, *(written(name, frame) for name in names), sep="\t", file=told)


def trace(frame, event, _):
    global pending, entered
    if frame.f_code not in watched:
        return None
    if pending:
        flush(frame, event)
    number = frame.f_lineno
    if number in marked:
        is_head = starts(number, "def ")
        if event == "line" and not is_head:
            pending = number, frame
        elif event == "call" and is_head and not entered:
            pending, entered = (number, frame), True
    return trace


sys.argv = [path, str(n)]
sys.stdout = io.StringIO()
sys.settrace(trace)
exec(code, {"__name__": "__main__"})
sys.settrace(None)
