import { pipeline, Readable } from 'node:stream';
import type { Endpoint, ResponseInput } from '@game-plan/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { tryToWrite } from '../errors/try-to-write.ts';
import type { ConcurrencyLimits } from '../limits/concurrency-limits.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { stallGuard } from '../limits/stall-guard.ts';
import { bind, type Call, JSON_TYPE, takeSlot } from '../route.ts';
import { answerWriter } from '../write-answer.ts';
import type { ListPage } from './list-pages.ts';

/** The row type of an endpoint's list. */
type RowOf<E> = ResponseInput<E> extends readonly (infer Row)[] ? Row : never;

/** A client that reads nothing for this long has disappeared without closing the connection. */
const STALLED_MILLISECONDS = 60_000;
const LONGEST_MILLISECONDS = 10 * 60_000;

/** Shorter lists are sent in one piece, with a content length. */
const ONE_PIECE_CHARACTERS = 300_000;

type Pages<E> = AsyncGenerator<ListPage<RowOf<E>>, void, number>;

/** The rate limit is charged in steps of this size. */
const COUNTED_BYTES = 1_000_000;

/**
 * Binds an endpoint that returns a list of a person's own rows, possibly a hundred thousand. The answer is one JSON
 * array, streamed a page at a time as fast as the client reads. Pages after the first are read and serialised in the
 * user's turn, the number of concurrent long lists per user is limited, and so are the megabytes a user reads per hour.
 * The handler returns undefined after setting 304.
 */
export function routeList<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { rateLimits, concurrency }: { readonly rateLimits: RateLimits; readonly concurrency: ConcurrencyLimits },
  handler: (call: Call<E>) => Promise<Pages<E> | undefined>,
): void {
  if (!endpoint.response) throw new Error(`${endpoint.path} has no list to answer`);
  const write = answerWriter(endpoint.response);
  bind(app, endpoint, {}, async (call: Call<E>) => {
    const { reply, request } = call;
    const userId = request.actor?.userId ?? 0;
    const pages = await handler(call);
    if (!pages) return reply.send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.type(JSON_TYPE);

    let rowBytes = 1;
    /** Reads the next page and serialises its rows without the brackets. */
    const nextPage = async () => {
      const { value } = await pages.next(rowBytes);
      const rows = value?.rows ?? [];
      const text = write(rows).slice(1, -1);
      if (rows.length > 0) rowBytes = text.length / rows.length;
      return { text, isLast: value?.isLast ?? true };
    };
    const readPage = () => concurrency.pages.run(userId, nextPage);

    // Most lists end with the first page, so it runs as an ordinary call and does not wait for long lists.
    const first = await concurrency.calls.run(userId, nextPage);
    let isWhole = first.isLast;
    while (!isWhole && first.text.length < ONE_PIECE_CHARACTERS) {
      const { text, isLast } = await readPage();
      if (text !== '') first.text += `,${text}`;
      isWhole = isLast;
    }
    if (isWhole) return reply.send(`[${first.text}]`);
    if (request.method === 'HEAD') return reply.send();
    const count = (bytes: number) =>
      tryToWrite(request.log, () =>
        rateLimits.consume('listMegabytesByUser', String(userId), Math.ceil(bytes / COUNTED_BYTES)),
      );
    await count(1);
    await takeSlot(concurrency.lists, request, reply);

    async function* chunks() {
      yield `[${first.text}`;
      let uncounted = first.text.length;
      for (let isLast = false; !isLast; ) {
        const page = await readPage();
        isLast = page.isLast;
        if (page.text === '') break;
        uncounted += page.text.length;
        if (uncounted > COUNTED_BYTES) {
          await count(uncounted);
          uncounted = 0;
        }
        yield `,${page.text}`;
      }
      yield ']';
    }
    const guard = stallGuard(STALLED_MILLISECONDS, LONGEST_MILLISECONDS);
    // Prepares one page ahead of the one being sent.
    pipeline(Readable.from(chunks(), { highWaterMark: 1 }), guard, () => undefined);
    return reply.send(guard);
  });
}
