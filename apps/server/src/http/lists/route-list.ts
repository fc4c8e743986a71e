import { pipeline, Readable } from 'node:stream';
import type { Endpoint, ResponseInput } from '@game-plan/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { answerShape } from '../answer-shape.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { stallGuard } from '../limits/stall-guard.ts';
import type { Turns } from '../limits/turns.ts';
import { bind, type Call, haveTurn, JSON_TYPE } from '../route.ts';
import { keptAnswers } from './kept-answers.ts';
import type { ListPage } from './list-pages.ts';

/** A row of an endpoint's list. */
type RowOf<E> = ResponseInput<E> extends readonly (infer Row)[] ? Row : never;

/** A reader who takes nothing for so long has gone without saying so. */
const STALLED_MILLISECONDS = 60_000;
const LONGEST_MILLISECONDS = 10 * 60_000;

/** A list up to this size leaves in one piece, with its length. */
const ONE_PIECE_CHARACTERS = 300_000;

/** Of all people's answers to an address, where they are kept: some thirty lists of the longest. */
const KEPT_BYTES = 8_000_000;

type Pages<E> = AsyncGenerator<ListPage<RowOf<E>>, void, number>;

/** A list that need not be made again while it would be the same. */
interface KeptList<E> {
  /** All that the answer depends on, or a hash of it: who asks, what is asked, and what stands in the database. */
  readonly key: string;
  readonly makePages: () => Promise<Pages<E>>;
}

/** Bytes that are counted in one go. */
const COUNTED_BYTES = 1_000_000;

/**
 * Binds a list of a person's own rows, of which there may be a hundred thousand. It is answered whole, as one JSON array, but
 * read a page at a time and no faster than it is taken. Each page after the first is read and written in the person's turn, a
 * long list waits until few others of the same person are under way, and how much a person reads in an hour is bounded.
 * The handler answers undefined once it has set 304. Of a list with a key the answer is kept, where it left in one piece.
 */
export function routeList<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { rateLimits, turns }: { readonly rateLimits: RateLimits; readonly turns: Turns },
  handler: (call: Call<E>) => Promise<Pages<E> | KeptList<E> | undefined>,
): void {
  if (!endpoint.response) throw new Error(`${endpoint.path} has no list to answer`);
  const shape = answerShape(endpoint.response);
  const kept = keptAnswers(KEPT_BYTES);
  bind(app, endpoint, {}, async (call: Call<E>) => {
    const { reply, request } = call;
    const userId = request.actor?.userId ?? 0;
    const list = await handler(call);
    if (!list) return reply.send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.type(JSON_TYPE);
    const key = 'key' in list ? list.key : undefined;
    const known = key === undefined ? undefined : kept.find(key);
    if (known) return reply.send(known);
    const pages = 'key' in list ? await list.makePages() : list;

    let rowBytes = 1;
    /** The rows of the next page as JSON, without the brackets. */
    const nextPage = async () => {
      const { value } = await pages.next(rowBytes);
      const rows = value?.rows ?? [];
      const text = JSON.stringify(shape(rows)).slice(1, -1);
      if (rows.length > 0) rowBytes = text.length / rows.length;
      return { text, isLast: value?.isLast ?? true };
    };
    const readPage = () => turns.pages.run(userId, nextPage);

    // Most lists end with it: it is a call like any other, and waits for nobody's long list.
    const first = await turns.calls.run(userId, nextPage);
    let isWhole = first.isLast;
    while (!isWhole && first.text.length < ONE_PIECE_CHARACTERS) {
      const { text, isLast } = await readPage();
      if (text !== '') first.text += `,${text}`;
      isWhole = isLast;
    }
    if (isWhole) {
      const answer = `[${first.text}]`;
      if (key !== undefined) kept.keep(key, Buffer.from(answer));
      return reply.send(answer);
    }
    if (request.method === 'HEAD') return reply.send();
    const count = (bytes: number) =>
      rateLimits.consume('listMegabytesByUser', String(userId), Math.ceil(bytes / COUNTED_BYTES));
    await count(1);
    await haveTurn(turns.lists, request, reply);

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
    // One page is ready beside the one that is being sent.
    pipeline(Readable.from(chunks(), { highWaterMark: 1 }), guard, () => undefined);
    return reply.send(guard);
  });
}
