import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { QUICK_ADD_FOODS } from '@game-plan/domain/foods/quick-add-foods';
import type { Member } from '@game-plan/domain/kitchen-member';
import { findSame, readName } from '@game-plan/domain/shopping/named-food';
import { inPintsOf } from '@game-plan/domain/shopping/stored/stored-amount';
import { storedThing } from '@game-plan/domain/shopping/stored/stored-things';
import { usualStock } from '@game-plan/domain/shopping/usual-stock';
import { usablePart } from '@game-plan/domain/stock/batches';
import { usualDay } from '@game-plan/domain/stock/shelf-life';
import { kitchenSystem } from '@game-plan/domain/units/kitchen-system';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listIngredients } from './ingredient-queries.ts';
import { readShelfLives } from './propose-days.ts';

/** The inventory, newest first, with the meaning of each name read: thousands of them take half a second. */
async function readInventory(db: Database, { userId, kitchenId }: Member): Promise<readonly Ingredient[]> {
  const inventory = await listIngredients(db, kitchenId);
  await mapYielding(userId, inventory, readName);
  return inventory;
}

/** Fresh milk is not added to sour milk alone. */
const unexpired = (inventory: readonly Ingredient[], today: CalendarDay) =>
  inventory.filter((ingredient) => usablePart(ingredient, today) !== undefined);

/** The newest ingredient of the food that the first of these names means, that has not expired. */
export async function findInInventory(
  db: Database,
  member: Member,
  names: readonly string[],
  today: CalendarDay,
): Promise<Ingredient | undefined> {
  const usable = unexpired(await readInventory(db, member), today);
  for (const name of names) {
    const same = findSame(usable, name);
    if (same) return same;
  }
  return undefined;
}

interface Typed {
  readonly name: string;
  readonly units: UnitSystem;
  readonly today: CalendarDay;
}

/**
 * What the kitchen has of a typed food, and how it is usually stored: as this kitchen has kept it, even if that has expired,
 * otherwise as the food table says, in the units of the kitchen; with an amount if the name states one.
 */
export async function readTypedName(
  db: Database,
  member: Member,
  { name, units, today }: Typed,
): Promise<ResponseOf<typeof ingredients.readName>> {
  const inventory = await readInventory(db, member);
  const kept = findSame(unexpired(inventory, today), name)?.id ?? null;
  const undated = { expiryDate: null, openedOn: null, boughtOn: today };
  const keeps = usualDay({ name, place: null }, undated, await readShelfLives(db, member.kitchenId));
  const known = inventory.map(({ unit }) => unit);
  const read = storedThing(name);
  const stated = read && inPintsOf(read, kitchenSystem(known) ?? units);
  const same = findSame(inventory, stated?.name ?? name);
  // 'item' is no unit of the form.
  if (stated && stated.unit !== 'item')
    return { kept, keeps, usual: { ...(same && { category: same.category }), ...stated } };
  // The dashboard's one-field form has stored its defaults for a food that nobody has described.
  if (same && same.unit !== 'item')
    return { kept, keeps, usual: { category: same.category, unit: same.unit } };
  return { kept, keeps, usual: usualStock(name, known, units) ?? null };
}

/** The foods of Quick Add, each with what the kitchen has of it. */
export async function listQuickAdd(
  db: Database,
  member: Member,
  today: CalendarDay,
): Promise<ResponseOf<typeof ingredients.quickAdd>> {
  const usable = unexpired(await readInventory(db, member), today);
  return QUICK_ADD_FOODS.map(({ name, category, unit }) => ({
    name,
    category,
    unit,
    kept: findSame(usable, name)?.id ?? null,
  }));
}
