import type { QueryOf, ResponseInput } from '@game-plan/contracts/endpoint';
import { cookbookRuleSchema, type recipes } from '@game-plan/contracts/kitchen/recipes';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listByMissing } from './list-by-missing.ts';
import type { Library } from './read-library.ts';
import { type CardFilter, countCards, listCards, listTags } from './recipe-card-queries.ts';
import { correctSearch, translateSearch } from './recipe-queries.ts';
import { takeInventory } from './take-inventory.ts';

interface Page {
  readonly member: Member;
  readonly library: Library;
  readonly today: CalendarDay;
  readonly query: QueryOf<typeof recipes.cards>;
}

/**
 * A page of cards. Pages start after an id instead of an offset, so that recipes added or removed meanwhile do not
 * shift others to another page.
 */
export async function pageCards(
  db: Database,
  { member, library, today, query }: Page,
): Promise<ResponseInput<typeof recipes.cards>> {
  const { limit, cursor, sort, search, notMadeForDays, missing } = query;
  const inventory = await takeInventory(member.userId, library.kitchen);
  const typed: CardFilter = {
    ...query,
    notMadeSince: notMadeForDays === undefined ? undefined : addDays(today, -notMadeForDays),
  };
  // One more than requested, to know whether there is a next page.
  const at = { before: cursor, limit: limit + 1 };
  const read = async (filter: CardFilter) => {
    if (sort === 'cookable' || sort === 'one-short' || missing !== undefined)
      return listByMissing(db, member, filter, { ...at, inventory, missing, sort });
    return {
      found: await listCards(db, member, filter, { ...at, sort }),
      total: isWhole(filter) ? library.all : await countCards(db, member, filter),
    };
  };
  const readInstead = async (text: string) => {
    const guesses = [() => translateSearch(text), () => correctSearch(db, member.kitchenId, text)];
    for (const guess of guesses) {
      const searchedFor = await guess();
      const page = searchedFor === undefined ? undefined : await read({ ...typed, search: searchedFor });
      if (page && page.total > 0) return { searchedFor, page };
    }
    return undefined;
  };
  const exact = await read(typed);
  const instead = search && exact.total === 0 ? await readInstead(search) : undefined;
  const { found, total } = instead?.page ?? exact;
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    cards: await mapYielding(member.userId, shown, inventory.decide),
    nextCursor: last ? String(last.id) : null,
    total,
    ...(instead && { searchedFor: instead.searchedFor }),
    library: {
      all: library.all,
      favorites: library.favorites,
      tags: await listTags(db, member),
      cookbooks: library.cookbooks.map((book) => ({ ...book, rule: cookbookRuleSchema.parse(book.rule) })),
    },
    version: library.version,
  };
}

/** Whether nothing is filtered, so that the total is known. */
function isWhole({ favorites, diets, without, ...filter }: CardFilter): boolean {
  const { search, cuisine, underMinutes, tag, minRating, notMadeSince } = filter;
  const isFiltered = search || cuisine || underMinutes || tag || minRating || notMadeSince;
  return favorites !== 'true' && !isFiltered && !diets?.length && !without?.length;
}
