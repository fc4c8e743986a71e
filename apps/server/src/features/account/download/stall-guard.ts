import { Transform } from 'node:stream';

/** A stage of a stream that gives the whole up when nothing has passed for so long. */
export function stallGuard(milliseconds: number): Transform {
  const timer = setTimeout(() => guard.destroy(new Error('The download stalled')), milliseconds);
  const guard = new Transform({
    transform(chunk, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
  return guard;
}
