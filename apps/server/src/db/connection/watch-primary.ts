import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { finderOf } from './primary-client.ts';
import { askPrimary, openProbe, type PrimaryFinder } from './primary-finder.ts';

/** With the times for answers, well under ten seconds until another server is found. */
const WATCH_MILLISECONDS = 2000;
/** A timer that is so late says that this process was busy, not that the database is away. */
const LATE_MILLISECONDS = 1000;

interface Settings {
  readonly url: string;
  readonly log: { warn(fields: object, message: string): void };
}

/**
 * Asks the server that takes writes, every two seconds, whether it still does. When it does not answer, or stands by, the one
 * that does is looked for; once it is found, every connection that was open before is cut, since a network that lost a server says
 * nothing, and a statement on such a connection would wait for half a minute. Answers what ends it.
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
      // The same one, that had no time for an answer, is at work for those who wait.
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
