import { Transform } from 'node:stream';

/** Passes everything on and tells how many bytes there were. */
export function countBytes(onBytes: (count: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
}
