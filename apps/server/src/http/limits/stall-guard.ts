import { Transform } from 'node:stream';

/**
 * A stream stage that aborts the stream when no data has passed for `milliseconds`, or when the whole takes longer than
 * `longest` milliseconds.
 */
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
