import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { finderOf } from './primary-client.ts';
import { askPrimary, openProbe, type PrimaryFinder } from './primary-finder.ts';

/** Together with the timeouts, this finds a new primary well within ten seconds. */
const WATCH_MILLISECONDS = 2000;
/** A timer this late means that this process was busy, not that the database is down. */
const LATE_MILLISECONDS = 1000;

interface Settings {
  readonly url: string;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Checks every two seconds whether the primary still accepts writes. If it does not answer or is a standby, looks for
 * the new primary and then cuts all connections opened before: the network does not report a lost server, and a
 * statement on such a connection would wait half a minute. Returns a function that stops the checks.
 */
export function watchPrimary({ url, log }: Settings): () => Promise<void> {
  const finder = finderOf(url);
  if (!finder) return async () => undefined;
  const stopping = new AbortController();
  const watching = watch(finder, log, stopping.signal);
  return async () => {
    stopping.abort();
    await watching;
  };
}

async function watch(finder: PrimaryFinder, log: Settings['log'], signal: AbortSignal): Promise<void> {
  let probe: Client | undefined;
  let server: string | undefined;
  let isAway = false;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const since = performance.now();
    if (!isFirst) await delay(WATCH_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    const isBusy = performance.now() - since > WATCH_MILLISECONDS + LATE_MILLISECONDS;
    if (signal.aborted || isBusy || (await serverOf(probe)) !== undefined) continue;
    probe?.end().catch(() => undefined);
    probe = undefined;
    try {
      const host = await finder.find();
      probe = await openProbe(finder.urlOf(host));
      const now = await askPrimary(probe);
      // If the server is the same, it was only slow, and its connections stay.
      if (server !== undefined && now !== server) {
        finder.cutAll();
        log.warn(
          { ...host },
          'Another server of the database takes writes; connections to the one before were cut',
        );
      } else if (isAway) log.warn({ ...host }, 'The database takes writes again');
      server = now;
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'No server of the database takes writes just now');
      isAway = true;
      finder.doubt();
    }
  }
  await probe?.end().catch(() => undefined);
}

async function serverOf(probe: Client | undefined): Promise<string | undefined> {
  return probe && askPrimary(probe).catch(() => undefined);
}
