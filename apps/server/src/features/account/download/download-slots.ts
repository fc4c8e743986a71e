import type { Readable } from 'node:stream';
import { AppError } from '#http/app-error.ts';

/** At once in this process: each holds one of its few database connections for as long as the reader takes. */
const MOST = 3;
const RETRY_SECONDS = 30;

interface DownloadSlots {
  /** Runs a download in a place of its own, which `onEnd` gives back. Throws 'unavailable' while there is none. */
  run(userId: number, start: (onEnd: () => void) => Readable): Readable;
  /** Gives all of them up. */
  endAll(): void;
}

/** A person has one download at a time: a new one ends the former, whose reader may be long gone. */
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
