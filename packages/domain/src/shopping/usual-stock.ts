import { findFood } from '../foods/find-food.ts';
import { INGREDIENT_UNITS, type IngredientCategory, type IngredientUnit } from '../ingredient.ts';
import { kitchenSystem } from '../units/kitchen-system.ts';
import type { UnitSystem } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../units/weights/weight.ts';
import { shopAmount } from './shop-amount.ts';

/** How a food is usually stored: the category and unit for a new ingredient. */
export interface UsualStock {
  readonly category: IngredientCategory;
  readonly unit: IngredientUnit;
}

/**
 * The usual category and unit of a known food; undefined for other names. The unit is the one of Quick Add if it fits
 * the kitchen's measurement system, otherwise the one in which shops sell the food: 'piece' for a jar or a can.
 * @param units the units of the kitchen's ingredients, which show its system
 * @param otherwise the system if they do not
 */
export function usualStock(
  name: string,
  units: readonly string[],
  otherwise: UnitSystem,
): UsualStock | undefined {
  const food = findFood(name);
  if (!food) return undefined;
  const system = kitchenSystem(units) ?? otherwise;
  const quick = food.quickAdd?.unit;
  const unit = quick && (system === 'us' || !isMeasured(quick)) ? quick : soldUnit(name, system);
  return { category: food.category, unit };
}

const US_UNITS: ReadonlyMap<string, IngredientUnit> = new Map([
  ['g', 'oz'],
  ['kg', 'lb'],
  ['ml', 'cup'],
  ['l', 'cup'],
]);

function soldUnit(name: string, system: UnitSystem): IngredientUnit {
  const { unit } = shopAmount({ name, amount: 100, unit: 'g' });
  const shown = (system === 'us' ? US_UNITS.get(unit) : undefined) ?? unit;
  return INGREDIENT_UNITS.find((unit) => unit === shown) ?? 'piece';
}

const isMeasured = (unit: IngredientUnit) => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);
