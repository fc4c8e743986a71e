import type { CalendarDay } from '../calendar-day.ts';
import {
  type Inventory,
  type InventoryItem,
  type NeededLine,
  type Taken,
  withAvailability,
} from '../recipes/availability.ts';
import { planUse, type StockCard } from '../recipes/use-stock.ts';
import { type MissingFood, missingFoods } from '../shopping/missing-foods.ts';
import { isZeroAmount } from '../units/amount.ts';
import { scaleRecipe } from '../units/scaling/scale.ts';

/** A recipe that a kitchen plans to cook. */
export interface PlannedMeal {
  /** The id of the entry of the plan. */
  readonly id: number;
  readonly recipeId: number;
  readonly day: CalendarDay;
  /** How many are planned. */
  readonly servings: number;
  readonly recipe: { readonly servings: number; readonly ingredients: readonly NeededLine[] };
}

/** The kitchen's contents, which determine the availability of recipe lines. */
export interface KitchenContents {
  /** Items that are neither past their date nor marked as expired. */
  readonly items: readonly InventoryItem[];
  /** Names of foods that are always at home. */
  readonly atHome: readonly string[];
  /** The recipes planned from today on, in the order in which they are cooked. */
  readonly planned: readonly PlannedMeal[];
}

/** The lines of the recipe, for the servings that are planned. */
export const plannedLines = ({ recipe, servings }: PlannedMeal) =>
  scaleRecipe(recipe.ingredients, recipe.servings, servings);

/**
 * What each of these meals lacks, in the order in which they are cooked: what one takes is not there for the next.
 */
export function lackingFoods(
  meals: readonly PlannedMeal[],
  inventory: Pick<Inventory, 'availabilityOf'>,
): MissingFood[][] {
  const taken: Taken = new Map();
  return meals.map((meal) =>
    missingFoods(plannedLines(meal), { availabilityOf: (lines) => inventory.availabilityOf(lines, taken) }),
  );
}

/**
 * What is taken of an inventory before a recipe is cooked: by the meals that are planned before it, or by all of them if it is not
 * planned itself.
 */
export function takenBefore(
  recipeId: number | null | undefined,
  planned: readonly PlannedMeal[],
  inventory: Pick<Inventory, 'availabilityOf'>,
): Taken {
  const own = planned.findIndex((meal) => meal.recipeId === recipeId);
  const taken: Taken = new Map();
  for (const meal of own === -1 ? planned : planned.slice(0, own))
    inventory.availabilityOf(plannedLines(meal), taken);
  return taken;
}

/** The inventory as recipes find it, without what is reserved for other planned meals. */
export function withReserved(inventory: Inventory, planned: readonly PlannedMeal[]): Inventory {
  if (planned.length === 0) return inventory;
  const ids = new Set<unknown>(planned.map(({ recipeId }) => recipeId));
  const known = new Map<number | undefined, Taken>();
  return {
    ...inventory,
    decide: (recipe) => {
      const recipeId = typeof recipe.id === 'number' && ids.has(recipe.id) ? recipe.id : undefined;
      const before = known.get(recipeId) ?? takenBefore(recipeId, planned, inventory);
      known.set(recipeId, before);
      return withAvailability(recipe, inventory.availabilityOf(recipe.ingredients, new Map(before)));
    },
  };
}

/** The cards of an inventory with what planned meals leave of them; those that they use up are left out. */
export function freeCards<Card extends StockCard>(
  cards: readonly Card[],
  planned: readonly PlannedMeal[],
  atHome: readonly string[],
): Card[] {
  if (planned.length === 0) return [...cards];
  const uses = planUse(planned.flatMap(plannedLines), cards, atHome);
  const left = new Map(uses.filter(({ isMeasured }) => isMeasured).map((use) => [use.card.id, use.left]));
  return cards.flatMap((card) => {
    const quantity = left.get(card.id) ?? card.quantity;
    return isZeroAmount(quantity) && left.has(card.id) ? [] : [{ ...card, quantity }];
  });
}
