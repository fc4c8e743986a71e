import { Transform } from 'node:stream';

/** A stage of a stream that gives the whole up when nothing has passed for so long, or when all takes longer than `longest`. */
export function stallGuard(milliseconds: number, longest: number): Transform {
  const timer = setTimeout(() => guard.destroy(new Error('The reader stalled')), milliseconds);
  const end = setTimeout(() => guard.destroy(new Error('The reader took too long')), longest);
  const guard = new Transform({
    transform(chunk, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(timer);
      clearTimeout(end);
      done(error);
    },
  });
  return guard;
}
