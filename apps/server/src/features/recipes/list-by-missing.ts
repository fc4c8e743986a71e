import type { Member } from '@game-plan/domain/kitchen-member';
import type { Inventory } from '@game-plan/domain/recipes/availability';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { type CardFilter, listCardsOf, listIngredients } from './recipe-card-queries.ts';

interface MissingAt {
  readonly inventory: Inventory;
  /** Whether those that lack exactly one food come first, before those that can be cooked now. */
  readonly isOneShort: boolean;
  readonly before: number | undefined;
  readonly limit: number;
}

/**
 * Up to `limit` matching cards behind the recipe `before`, those with the fewest missing foods first, the newest first among equals.
 * Only the inventory tells what is missing, so all of them are decided.
 */
export async function listByMissing(
  db: Database,
  member: Member,
  filter: CardFilter,
  { inventory, isOneShort, before, limit }: MissingAt,
) {
  const ranked = await mapYielding(member.userId, await listIngredients(db, member, filter), (recipe) => {
    const missing = inventory.decide(recipe).ingredients.filter(({ available }) => !available).length;
    return { id: recipe.id, rank: isOneShort && missing === 1 ? -1 : missing };
  });
  const ids = ranked.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);
  const start = before === undefined ? 0 : ids.indexOf(before) + 1;
  return before !== undefined && start === 0 ? [] : listCardsOf(db, member, ids.slice(start, start + limit));
}
