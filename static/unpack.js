// The program of the release travels as LZMA, a fifth smaller than gzip makes it; browsers undo no such thing by
// themselves. Not part of a development build, whose program is not packed.
import { Decoder } from "../e2e/node_modules/lzma1/lib/decoder.js";
import { InputBuffer, OutputBuffer } from "../e2e/node_modules/lzma1/lib/streams.js";

/** The bytes of a packed file. */
export function unpack(packed) {
  const bytes = new Uint8Array(packed);
  const out = new OutputBuffer(4 * bytes.length);
  new Decoder().decompress(new InputBuffer(bytes), out);
  return out.toArray();
}
