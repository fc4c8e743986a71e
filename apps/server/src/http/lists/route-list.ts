import { pipeline, Readable } from 'node:stream';
import type { Endpoint, ResponseInput } from '@game-plan/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../limits/rate-limits.ts';
import { stallGuard } from '../limits/stall-guard.ts';
import type { Turns } from '../limits/turns.ts';
import { bind, type Call, haveTurn } from '../route.ts';
import type { ListPage } from './list-pages.ts';

/** A row of an endpoint's list. */
type RowOf<E> = ResponseInput<E> extends readonly (infer Row)[] ? Row : never;

/** A reader who takes nothing for so long has gone without saying so. */
const STALLED_MILLISECONDS = 60_000;
const LONGEST_MILLISECONDS = 10 * 60_000;

/** Bytes that are counted in one go. */
const COUNTED_BYTES = 1_000_000;

/**
 * Binds a list of a person's own rows, of which there may be a hundred thousand. It is answered whole, as one JSON array, but
 * read a page at a time and no faster than it is taken. Each page is read and written in the person's turn, a long list
 * waits until few others of the same person are under way, and how much a person reads in an hour is bounded.
 * The handler answers undefined once it has set 304.
 */
export function routeList<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { rateLimits, turns }: { readonly rateLimits: RateLimits; readonly turns: Turns },
  handler: (call: Call<E>) => Promise<AsyncGenerator<ListPage<RowOf<E>>> | undefined>,
): void {
  bind(app, endpoint, {}, async (call: Call<E>) => {
    const { reply, request } = call;
    const userId = request.actor?.userId ?? 0;
    const pages = await handler(call);
    if (!pages) return reply.send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.type('application/json; charset=utf-8');

    /** The rows of the next page as JSON, without the brackets. */
    const readPage = () =>
      turns.pages.run(userId, async () => {
        const { value } = await pages.next();
        const rows = endpoint.response?.parse(value?.rows ?? []);
        return { text: JSON.stringify(rows).slice(1, -1), isLast: value?.isLast ?? true };
      });

    const first = await readPage();
    if (first.isLast) return reply.send(`[${first.text}]`);
    if (request.method === 'HEAD') return reply.send();
    const count = (bytes: number) =>
      rateLimits.consume('listMegabytesByUser', String(userId), Math.ceil(bytes / COUNTED_BYTES));
    await count(1);
    await haveTurn(turns.lists, request, reply);

    async function* chunks() {
      yield `[${first.text}`;
      let uncounted = first.text.length;
      for (let isLast: boolean = first.isLast; !isLast; ) {
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
    // One page is ready beside the one that is being sent.
    pipeline(Readable.from(chunks(), { highWaterMark: 1 }), guard, () => undefined);
    return reply.send(guard);
  });
}
