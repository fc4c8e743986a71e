import { randomUUID } from 'node:crypto';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { Client, type Pool } from 'pg';
import { z } from 'zod';
import type { KitchenChange, KitchenChanges, Subscriber } from './kitchen-changes.ts';

const CHANNEL = 'kitchen_changes';

/** Delay that combines the changes of one click into one message; too short to be noticed. */
const GATHER_MILLISECONDS = 50;
const RECONNECT_MILLISECONDS = 2000;
/** A silently cut connection is detected within this interval plus the time for an answer. */
const CHECK_MILLISECONDS = 20_000;
const ANSWER_MILLISECONDS = 5000;

const messageSchema = z.union([
  z.object({ check: z.string() }),
  z.object({
    kitchenId: z.int().transform((id) => id as KitchenId),
    tab: z.string().nullable(),
    isOfMembers: z.boolean(),
  }),
]);

interface Settings {
  /** The address for a direct connection, because a pooler in transaction mode passes no notifications on. */
  readonly url: string;
  /** The pool that sends notifications. */
  readonly pool: Pool;
  /** Called when notifications cannot be sent or received; it is retried. */
  readonly onFault: (error: Error) => void;
}

/** Kitchen changes by NOTIFY, received on one dedicated connection by LISTEN. */
export function openKitchenChanges({ url, pool, onFault }: Settings): KitchenChanges {
  const subscribers = new Map<KitchenId, Set<Subscriber>>();
  const gathered = new Map<KitchenId, KitchenChange>();
  let listener: Client | undefined;
  let isLive = false;
  let isClosed = false;
  let gathering: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let expected: { readonly check: string; readonly timer: NodeJS.Timeout } | undefined;

  const connect = async () => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
      application_name: 'kitchen changes',
    });
    listener = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => receive(client, payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await check(client);
    } catch (error) {
      lose(client, error instanceof Error ? error : new Error(String(error)));
    }
  };

  /** Sends a message to itself to check that notifications arrive. */
  const check = async (client: Client) => {
    const id = randomUUID();
    const timer = setTimeout(
      () => lose(client, new Error('The database gives no notifications')),
      ANSWER_MILLISECONDS,
    ).unref();
    expected = { check: id, timer };
    await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ check: id })]);
  };

  const receive = (client: Client, payload: string) => {
    if (client !== listener) return;
    const message = messageSchema.parse(JSON.parse(payload));
    if ('check' in message) {
      if (message.check !== expected?.check) return;
      clearTimeout(expected.timer);
      isLive = true;
      next = setTimeout(() => {
        check(client).catch((error: Error) => lose(client, error));
      }, CHECK_MILLISECONDS).unref();
      return;
    }
    for (const subscriber of [...(subscribers.get(message.kitchenId) ?? [])]) subscriber.onChange(message);
  };

  const lose = (client: Client, error?: Error) => {
    if (client !== listener) return;
    listener = undefined;
    isLive = false;
    clearTimeout(expected?.timer);
    clearTimeout(next);
    client.end().catch(() => undefined);
    const cut = [...subscribers.values()].flatMap((each) => [...each]);
    subscribers.clear();
    for (const subscriber of cut) subscriber.onCut();
    if (isClosed) return;
    if (error) onFault(error);
    next = setTimeout(() => void connect(), RECONNECT_MILLISECONDS).unref();
  };

  const send = async () => {
    gathering = undefined;
    const messages = [...gathered.values()].map((change) => JSON.stringify(change));
    gathered.clear();
    try {
      await pool.query('select pg_notify($1, message) from unnest($2::text[]) as message', [
        CHANNEL,
        messages,
      ]);
    } catch (error) {
      if (!isClosed) onFault(error instanceof Error ? error : new Error(String(error)));
    }
  };

  void connect();
  return {
    announce(kitchenId, { tab = null, isOfMembers = false } = {}) {
      const earlier = gathered.get(kitchenId);
      gathered.set(kitchenId, {
        kitchenId,
        tab: earlier && earlier.tab !== tab ? null : tab,
        isOfMembers: isOfMembers || earlier?.isOfMembers === true,
      });
      gathering ??= setTimeout(() => void send(), GATHER_MILLISECONDS).unref();
    },
    subscribe(kitchenId, subscriber) {
      const all = subscribers.get(kitchenId) ?? new Set();
      subscribers.set(kitchenId, all.add(subscriber));
      return () => {
        all.delete(subscriber);
        if (all.size === 0 && subscribers.get(kitchenId) === all) subscribers.delete(kitchenId);
      };
    },
    isLive: () => isLive,
    async close() {
      isClosed = true;
      clearTimeout(gathering);
      if (listener) lose(listener);
      clearTimeout(next);
    },
  };
}
