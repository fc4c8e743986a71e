import { AppError } from '#http/app-error.ts';

/** At once in this process: each holds one of its ten database connections for as long as the reader takes. */
const MOST = 3;
const RETRY_SECONDS = 30;

/** Takes a place for one download of a person; the answer gives it back. Throws while there is none. */
export function downloadSlots(): (userId: number) => () => void {
  const taken = new Set<number>();
  return (userId) => {
    if (taken.has(userId)) {
      throw new AppError('too_many_requests', 'Your data is being downloaded already.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    if (taken.size >= MOST) {
      throw new AppError(
        'unavailable',
        'Others are downloading their data just now. Try again in a moment.',
        {
          retryAfterSeconds: RETRY_SECONDS,
        },
      );
    }
    taken.add(userId);
    return () => taken.delete(userId);
  };
}
