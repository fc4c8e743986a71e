import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Inventory } from '@game-plan/domain/recipes/availability';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { type CardFilter, listCardsOf, listIngredients } from './recipe-card-queries.ts';

interface MissingAt extends Pick<QueryOf<typeof recipes.cards>, 'missing' | 'sort'> {
  readonly inventory: Inventory;
  readonly before: number | undefined;
  readonly limit: number;
}

/**
 * How many matching recipes lack so many foods, or any number of them, and up to `limit` of their cards behind the recipe `before`. Only
 * the inventory tells what is missing, so all of them are decided. 'cookable' has those with the fewest missing foods first, 'one-short'
 * those that lack exactly one before these; the newest first among equals.
 */
export async function listByMissing(
  db: Database,
  member: Member,
  filter: CardFilter,
  { inventory, missing, sort, before, limit }: MissingAt,
) {
  const order = sort === 'cookable' || sort === 'one-short' ? undefined : sort;
  const decided = await mapYielding(
    member.userId,
    await listIngredients(db, member, filter, order),
    (recipe) => {
      const lacks = inventory.decide(recipe).ingredients.filter(({ available }) => !available).length;
      return { id: recipe.id, lacks };
    },
  );
  const fitting = decided.filter(({ lacks }) => missing === undefined || lacks === missing);
  const rankOf = ({ lacks }: { readonly lacks: number }) =>
    sort === 'one-short' && lacks === 1 ? -1 : lacks;
  const ranked =
    sort !== undefined && order === undefined
      ? fitting.toSorted((one, other) => rankOf(one) - rankOf(other))
      : fitting;
  const ids = ranked.map(({ id }) => id);
  const start = before === undefined ? 0 : ids.indexOf(before) + 1;
  const isGone = before !== undefined && start === 0;
  const found = isGone ? [] : await listCardsOf(db, member, ids.slice(start, start + limit));
  return { found, total: ids.length };
}
