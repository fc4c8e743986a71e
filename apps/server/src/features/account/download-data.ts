import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Member } from '@game-plan/domain/kitchen-member';
import { zip } from '#db/backup/zip.ts';
import type { Database } from '#db/client.ts';
import { findSignedIn } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { stallGuard } from '#http/limits/stall-guard.ts';
import { ownFiles } from './download/own-files.ts';

/** A reader who takes nothing for this long is taken to be gone. */
const STALLED_MILLISECONDS = 60_000;
/**
 * The same for a reader who takes a little now and then: while the transaction is open, no deleted row is cleared away.
 */
const LONGEST_MILLISECONDS = 60 * 60_000;

/** How often the account is looked for, beside the look at each page of rows, since its reader may be slow. */
const OWNER_MILLISECONDS = 1000;

interface Download extends Member {
  /** The session that asks. */
  readonly sid: string;
  readonly now: () => Date;
  /** Called once the reading has ended, well or not. Given the error if it failed other than by being given up. */
  readonly onEnd: (error: unknown) => void;
}

/** What a pipeline says whose reader has gone: in its midst, or before it began. */
const GIVEN_UP = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);
const wasGivenUp = (error: unknown) =>
  error instanceof AppError || (error instanceof Error && 'code' in error && GIVEN_UP.has(error.code));

/**
 * Everything that is a person's as a zip file, written while it is read: memory holds a page of rows at a time. One
 * transaction reads all of it, so that it is of one moment; destroying the stream ends the transaction. So does the end
 * of the account or of the session, on any copy of the app.
 */
export function downloadData(db: Database, { userId, kitchenId, sid, now, onEnd }: Download): Readable {
  const output = stallGuard(STALLED_MILLISECONDS, LONGEST_MILLISECONDS);
  const begun = now();
  const requireOwner = async () => {
    const actor = (await findSignedIn(db, [sid], now())).get(sid)?.actor;
    // What a kitchen shares is no longer theirs who have left it meanwhile.
    if (actor?.userId !== userId || actor.kitchenId !== kitchenId)
      throw new AppError('signed_out', 'You have been signed out');
  };
  const watch = setInterval(() => {
    requireOwner().catch((error: Error) => output.destroy(error));
  }, OWNER_MILLISECONDS);
  output.once('close', () => clearInterval(watch));
  db.transaction(
    async (tx) => {
      const archive = zip(await ownFiles({ tx, userId, kitchenId, requireOwner }, begun), {
        mtime: begun,
        mode: 0o100644,
      });
      try {
        await pipeline(archive.stream, output);
      } finally {
        // Without this the archive would go on reading, on a connection that the pool has given to another request.
        await archive.close();
      }
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
