import type { QueryInput } from '@game-plan/contracts/endpoint';
import { type RecipeCard, type RecipeCardsPage, recipes } from '@game-plan/contracts/recipes';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const REFRESH_MILLISECONDS = 10_000;
const FIRST_PAGE_SIZE = 24;
/** More at a time once somebody scrolls. */
const NEXT_PAGE_SIZE = 96;

const CARDS = 'recipe cards';

export type CardFilter = Omit<QueryInput<typeof recipes.cards>, 'limit' | 'cursor'>;

interface PageAt {
  /** None for the first page. */
  readonly cursor?: string;
  /** The version of the page before. */
  readonly version?: string;
}

type Pages = InfiniteData<RecipeCardsPage, PageAt>;

/**
 * The saved recipes that fit, page by page. Every ten seconds, but not in a background tab, the first page is asked
 * for, which the server answers with 304 when nothing has changed; the others are read again only when it has.
 */
export const cardPagesQuery = (filter: CardFilter) =>
  infiniteQueryOptions({
    queryKey: [CARDS, filter],
    queryFn: ({ pageParam, client, queryKey }) =>
      heldPage(client.getQueryData<Pages>(queryKey), pageParam) ?? readPage(filter, pageParam),
    initialPageParam: {} as PageAt,
    getNextPageParam: ({ nextCursor, version }): PageAt | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor, version },
    refetchInterval: REFRESH_MILLISECONDS,
    refetchIntervalInBackground: false,
  });

function readPage(filter: CardFilter, { cursor }: PageAt): Promise<RecipeCardsPage> {
  const limit = String(cursor === undefined ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE);
  return call(recipes.cards, { query: { ...filter, limit, cursor } });
}

/** The page as it was read before, when the one in front of it shows that nothing has changed since. */
function heldPage(held: Pages | undefined, { cursor, version }: PageAt): RecipeCardsPage | undefined {
  if (cursor === undefined) return undefined;
  return held?.pages.find(
    (page, index) => held.pageParams[index]?.cursor === cursor && page.version === version,
  );
}

/** Changes what the card of a recipe shows, in every list that has it. */
export function changeCard(client: QueryClient, id: number, change: Partial<RecipeCard>): void {
  client.setQueriesData<Pages>(
    { queryKey: [CARDS] },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          cards: page.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
        })),
      },
  );
}
