import type { Readable } from 'node:stream';
import { AppError } from '#http/app-error.ts';

/** Concurrent downloads in this process; each occupies a database connection for as long as the client reads. */
const MOST = 3;
const RETRY_SECONDS = 30;
/** Much longer than a download takes on an ordinary line. */
const SLOW_MILLISECONDS = 60_000;

interface DownloadSlots {
  /** Runs a download in a slot, which `onEnd` releases. Throws 'unavailable' if all slots are in use. */
  run(userId: number, start: (onEnd: () => void) => Readable): Readable;
  /** Cancels all downloads. */
  endAll(): void;
}

/**
 * Limits concurrent downloads. When all slots are in use, the oldest download gives way if its reader is slow, so that a few
 * slow readers do not shut out everybody else. A person has one at a time: a new download cancels the earlier one, whose client may be
 * gone.
 */
export function downloadSlots(now: () => Date): DownloadSlots {
  /** Oldest first. */
  const running = new Map<Readable, { readonly owner: number; readonly begun: number }>();
  return {
    run(userId, start) {
      const others: Readable[] = [];
      const slowSince = now().getTime() - SLOW_MILLISECONDS;
      for (const [download, { owner }] of running) {
        if (owner === userId)
          download.destroy(new AppError('conflict', 'A newer download of yours has begun'));
        else if (!download.destroyed) others.push(download);
      }
      const slow = others.find((download) => (running.get(download)?.begun ?? slowSince) < slowSince);
      if (others.length >= MOST && slow) {
        slow.destroy(new AppError('unavailable', 'Others wait for a download, and yours was very slow'));
      } else if (others.length >= MOST) {
        throw new AppError(
          'unavailable',
          'Others are downloading their data just now. Try again in a moment.',
          { retryAfterSeconds: RETRY_SECONDS },
        );
      }
      const download = start(() => running.delete(download));
      running.set(download, { owner: userId, begun: now().getTime() });
      return download;
    },
    endAll() {
      for (const download of running.keys()) {
        download.destroy(new AppError('unavailable', 'The server is stopping. Try again in a moment.'));
      }
    },
  };
}
