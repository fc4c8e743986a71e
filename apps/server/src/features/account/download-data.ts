import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from '@game-plan/domain/kitchen-member';
import { zip } from '#db/backup/zip.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import type { Deps } from '#deps';
import { findSignedIn } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { stallGuard } from '#http/limits/stall-guard.ts';
import { ownFiles } from './download/own-files.ts';

/** A client that reads nothing for this long has disappeared. */
const STALLED_MILLISECONDS = 60_000;
/** Limit for a client that reads very slowly: while the transaction is open, PostgreSQL cannot vacuum deleted rows. */
const LONGEST_MILLISECONDS = 60 * 60_000;

/** How often the account is checked in addition to the check at each page of rows, because the reader may be slow. */
const OWNER_MILLISECONDS = 1000;
/** How soon the account is checked again after others used all connections. */
const BUSY_MILLISECONDS = 100;

interface Download extends Member {
  /** The session of the request. */
  readonly sid: string;
  readonly now: () => Date;
  /** Called when the download ends. Gets the error, unless the download was cancelled. */
  readonly onEnd: (error: unknown) => void;
}

/** Errors of a pipeline whose reader has gone, during or before it. */
const GIVEN_UP = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);
const wasGivenUp = (error: unknown) =>
  error instanceof AppError || (error instanceof Error && 'code' in error && GIVEN_UP.has(error.code));

/**
 * Streams all of a person's data as a zip file, holding one page of rows in memory. It is read in one transaction and
 * thus consistent. Destroying the stream ends the transaction, and so does the end of the account or the session, on
 * any copy of the app.
 */
export function downloadData(db: Deps['db'], { userId, kitchenId, sid, now, onEnd }: Download): Readable {
  const output = stallGuard(STALLED_MILLISECONDS, LONGEST_MILLISECONDS);
  const begun = now();
  const requireOwner = async () => {
    const actor = (await whenFree(() => findSignedIn(db, [sid], now()))).get(sid)?.actor;
    // A person who has left the kitchen meanwhile may no longer read its data.
    if (actor?.userId !== userId || actor.kitchenId !== kitchenId)
      throw new AppError('signed_out', 'You have been signed out');
  };
  /** Waits for a connection, for which the pictures of a full page can queue longer than one query may wait. */
  async function whenFree<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (output.destroyed || !isDatabaseUnavailable(error)) throw error;
        await pause(BUSY_MILLISECONDS);
      }
    }
  }
  let isChecking = false;
  const watch = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    requireOwner()
      .catch((error: Error) => output.destroy(error))
      .finally(() => {
        isChecking = false;
      });
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
        // Otherwise the archive would continue to read on a connection that now belongs to another request.
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
