import type { Readable } from 'node:stream';
import { AppError } from '#http/app-error.ts';

/** Concurrent downloads in this process; each occupies a database connection for as long as the client reads. */
const MOST = 3;
const RETRY_SECONDS = 30;

interface DownloadSlots {
  /** Runs a download in a slot, which `onEnd` releases. Throws 'unavailable' if all slots are in use. */
  run(userId: number, start: (onEnd: () => void) => Readable): Readable;
  /** Cancels all downloads. */
  endAll(): void;
}

/**
 * Limits concurrent downloads. A person has one at a time: a new download cancels the earlier one, whose client may be
 * gone.
 */
export function downloadSlots(): DownloadSlots {
  const running = new Map<Readable, number>();
  return {
    run(userId, start) {
      let others = 0;
      for (const [download, owner] of running) {
        if (owner === userId)
          download.destroy(new AppError('conflict', 'A newer download of yours has begun'));
        else others += 1;
      }
      if (others >= MOST) {
        throw new AppError(
          'unavailable',
          'Others are downloading their data just now. Try again in a moment.',
          { retryAfterSeconds: RETRY_SECONDS },
        );
      }
      const download = start(() => running.delete(download));
      running.set(download, userId);
      return download;
    },
    endAll() {
      for (const download of running.keys()) {
        download.destroy(new AppError('unavailable', 'The server is stopping. Try again in a moment.'));
      }
    },
  };
}
