import {
  kitchenChanges as contract,
  TAB_HEADER,
  tabSchema,
} from '@game-plan/contracts/kitchen/kitchen-changes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { clientAbortSignal } from '#http/client-abort-signal.ts';
import { onChange } from '#http/on-change.ts';
import { bind } from '#http/route.ts';

/** Proxies close silent connections, usually after a minute. */
const HEARTBEAT_MILLISECONDS = 25_000;
/**
 * The session is only checked when a stream is opened, so streams are limited; the browser reopens them immediately.
 */
const STREAM_MILLISECONDS = 300_000;
const RETRY_MILLISECONDS = 1000;
/** More windows than a person uses. Another stream closes the oldest, whose window then polls. */
const STREAMS_OF_A_PERSON = 12;

/** Streams server-sent events to a browser when its person's kitchen has changed. */
export function kitchenChangeRoutes(
  app: FastifyInstance,
  { kitchenChanges }: Pick<Deps, 'kitchenChanges'>,
): void {
  const streams = new Map<number, Set<() => void>>();

  bind(app, contract.stream, {}, async (call) => {
    const { actor, query, reply } = call;
    if (!kitchenChanges.isLive()) {
      throw new AppError('unavailable', 'Changes by others cannot be followed just now.', {
        retryAfterSeconds: 10,
      });
    }
    const signal = clientAbortSignal(call);
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '');
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Tells nginx not to buffer the events.
      'x-accel-buffering': 'no',
    });
    raw.write(`retry: ${RETRY_MILLISECONDS}\n\n`);

    const own = streams.get(actor.userId) ?? new Set();
    streams.set(actor.userId, own);
    const say = (text: string) => {
      // Unread events are not worth buffering: the browser reloads everything when it reopens the stream.
      if (raw.writableNeedDrain) end();
      else raw.write(text);
    };
    const unsubscribe = kitchenChanges.subscribe(actor.kitchenId, {
      onChange: ({ tab, isOfMembers }) => {
        if (isOfMembers) end();
        else if (tab !== query.tab) say('event: changed\ndata:\n\n');
      },
      onCut: () => end(),
    });
    const heartbeat = setInterval(say, HEARTBEAT_MILLISECONDS, ':\n\n').unref();
    const lifetime = setTimeout(() => end(), STREAM_MILLISECONDS).unref();
    const end = () => {
      if (!own.delete(end)) return;
      unsubscribe();
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      if (own.size === 0) streams.delete(actor.userId);
      raw.end();
    };
    own.add(end);
    signal.addEventListener('abort', end, { once: true });
    const [first] = own;
    if (own.size > STREAMS_OF_A_PERSON) first?.();
    return reply;
  });
}

/** Announces each change made by routes in this scope to the user's kitchen, after the response was sent. */
export function announceChanges(
  scope: FastifyInstance,
  { kitchenChanges }: Pick<Deps, 'kitchenChanges'>,
): void {
  onChange(scope, ({ kitchenId }, { headers }) => {
    const { data: tab = null } = tabSchema.safeParse(headers[TAB_HEADER]);
    kitchenChanges.announce(kitchenId, { tab });
  });
}
