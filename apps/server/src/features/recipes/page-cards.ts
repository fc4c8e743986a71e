import type { QueryOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import type { Library } from './read-library.ts';
import { type CardFilter, countCards, listCards } from './recipe-card-queries.ts';
import { correctSearch, translateSearch } from './recipe-queries.ts';
import { takeInventory } from './take-inventory.ts';

interface Page {
  readonly member: Member;
  readonly library: Library;
  readonly query: QueryOf<typeof recipes.cards>;
}

/**
 * A page of cards. Pages start after an id instead of an offset, so that recipes added or removed meanwhile do not
 * shift others to another page.
 */
export async function pageCards(
  db: Database,
  { member, library, query }: Page,
): Promise<ResponseInput<typeof recipes.cards>> {
  const { limit, cursor, sort, search } = query;
  // One more than requested, to know whether there is a next page.
  const read = (filter: CardFilter) =>
    Promise.all([
      listCards(db, member, filter, { before: cursor, limit: limit + 1, sort }),
      isWhole(filter) ? library.all : countCards(db, member, filter),
    ]);
  const readInstead = async (typed: string) => {
    const guesses = [() => translateSearch(typed), () => correctSearch(db, member.kitchenId, typed)];
    for (const guess of guesses) {
      const searchedFor = await guess();
      const page = searchedFor === undefined ? undefined : await read({ ...query, search: searchedFor });
      if (page && page[1] > 0) return { searchedFor, page };
    }
    return undefined;
  };
  const exact = await read(query);
  const instead = search && exact[1] === 0 ? await readInstead(search) : undefined;
  const [found, total] = instead?.page ?? exact;
  const shown = found.slice(0, limit);
  const inventory = await takeInventory(member.userId, library.kitchen);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    cards: await mapYielding(member.userId, shown, inventory.decide),
    nextCursor: last ? String(last.id) : null,
    total,
    ...(instead && { searchedFor: instead.searchedFor }),
    library: { all: library.all, favorites: library.favorites },
    version: library.version,
  };
}

function isWhole({ favorites, search, cuisine, underMinutes, diets, without }: CardFilter): boolean {
  return favorites !== 'true' && !search && !cuisine && !underMinutes && !diets?.length && !without?.length;
}
