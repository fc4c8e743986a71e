import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { inPintsOf } from '@game-plan/domain/shopping/stored/stored-amount';
import { withStatedAmount, withTypedUnit } from '@game-plan/domain/shopping/stored/stored-things';
import type { Database } from '#db/client.ts';
import type { StockChange } from '#db/stock.ts';
import { findUnitSystem } from '#features/kitchens/kitchen-queries.ts';
import { insertIngredients, updateIngredient } from './ingredient-queries.ts';

/** Adds an ingredient with the amount that its name states, or the unit that stands beside its amount. */
export async function addIngredient(
  db: Database,
  change: StockChange,
  body: BodyOf<typeof ingredients.create>,
): Promise<Ingredient | undefined> {
  const read = withStatedAmount(withTypedUnit(body));
  // A unit that was chosen is meant as it stands.
  const typed = read.unit === body.unit ? read : inPintsOf(read, await findUnitSystem(db, change.member));
  const [added] = await insertIngredients(db, change, [typed]);
  return added;
}

/** Changes fields of an ingredient, and its unit where that stands beside its amount; undefined if there is none. */
export async function changeIngredient(
  db: Database,
  change: StockChange,
  id: number,
  body: BodyOf<typeof ingredients.update>,
): Promise<Ingredient | undefined> {
  const read = withTypedUnit(body);
  const typed = read === body ? body : inPintsOf(read, await findUnitSystem(db, change.member));
  return updateIngredient(db, change, id, typed);
}
