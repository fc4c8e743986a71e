import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import { INGREDIENTS_MAX, type ingredients } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { readName } from '@game-plan/domain/shopping/named-food';
import { inPintsOf } from '@game-plan/domain/shopping/stored/stored-amount';
import type { Database } from '#db/client.ts';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import type { Deps } from '#deps';
import { findUnitSystem } from '#features/kitchens/kitchen-queries.ts';
import { savePrices } from '#features/prices/price-queries.ts';
import { AppError } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { insertBought } from './bought-queries.ts';
import { findInInventory } from './find-in-inventory.ts';
import { insertIngredients, listIngredients } from './ingredient-queries.ts';

const LONGEST_NAME = 200;

/**
 * Adds the foods of a typed or pasted text, all or none; those of a list to the cards that the kitchen has of them. Of a single one that the kitchen has, it only answers which that is, unless
 * another card is asked for.
 */
export async function addTyped(
  { composer, db, concurrency }: Pick<Deps, 'composer' | 'db' | 'concurrency'>,
  member: Member,
  { text, isAnother }: BodyOf<typeof ingredients.addTyped>,
  today: CalendarDay,
): Promise<ResponseOf<typeof ingredients.addTyped>> {
  // Beside the thread that answers, which a long text would hold up.
  const { things: read, leftOut } = await concurrency.ideas.run(member.userId, () =>
    composer.readStoredThings(text, today),
  );
  const system = await findUnitSystem(db, member);
  const things = read.map((thing) => inPintsOf(thing, system));
  if (things.length > INGREDIENTS_MAX)
    throw new AppError('bad_request', `At most ${INGREDIENTS_MAX} ingredients can be added at once`);
  const [only, ...others] = things;
  if (only && others.length === 0 && !isAnother) {
    const kept = await findInInventory(db, member, [only.name, text], today);
    if (kept)
      return {
        added: [],
        leftOut: [],
        kept: { id: kept.id, quantity: only.quantity, unit: only.unit, expiryDate: only.expiryDate ?? null },
      };
  }
  const items = things.map(({ name, category = 'pantry', expiryDate = null, quantity, unit }) => ({
    name: name.slice(0, LONGEST_NAME),
    category,
    quantity,
    unit,
    expiryDate,
    status: 'fresh' as const,
    allergens: [],
    dietaryTags: [],
  }));
  const change = { member, cause: { kind: 'bought' as const, day: today } };
  const foods = things.flatMap(({ name, quantity, unit, cents }) =>
    cents ? [{ name: name.slice(0, LONGEST_NAME), quantity, unit, cents }] : [],
  );
  const isList = others.length > 0;
  const store = async (tx: Database) => {
    // What a receipt says was paid is a price of the kitchen.
    if (foods.length > 0) await savePrices(tx, member, { shop: '', boughtOn: today, foods });
    if (!isList) return insertIngredients(tx, change, items);
    const cards = await listIngredients(tx, member.kitchenId);
    await mapYielding(member.userId, cards, readName);
    return insertBought(tx, change, items, cards);
  };
  // Two lists may lock the cards that they join in opposite orders.
  const added = await retryOnDeadlock(() => db.transaction(store));
  return { added, leftOut: [...leftOut], kept: null };
}
