import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#db/client.ts';
import { ownFiles } from './download/own-files.ts';
import { stallGuard } from './download/stall-guard.ts';
import { zip } from './download/zip.ts';

/** A reader who takes nothing for so long has gone without saying so. */
const STALLED_MILLISECONDS = 60_000;

interface Download {
  readonly userId: number;
  readonly now: Date;
  /** Called once the reading has ended, well or not. Given the error if it failed other than by being given up. */
  readonly onEnd: (error: unknown) => void;
}

const wasGivenUp = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Everything that is a person's as a zip file, read while it is taken: memory holds a page of rows at a time. All of it
 * is of one moment, since it is read in one transaction; destroying the stream ends that.
 */
export function downloadData(db: Database, { userId, now, onEnd }: Download): Readable {
  const output = stallGuard(STALLED_MILLISECONDS);
  db.transaction(
    async (tx) => {
      const files = await ownFiles({ tx, userId }, now);
      await pipeline(zip(files, now), output);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  ).then(
    () => onEnd(undefined),
    (error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
      onEnd(wasGivenUp(error) ? undefined : error);
    },
  );
  return output;
}
