import { formatAmount, parseAmount } from '../units/amount.ts';
import { unitsIn } from '../units/weights/weight-by-name.ts';
import { mergeEntry } from './merge-entry.ts';
import type { MissingFood } from './missing-foods.ts';
import { isSameFood } from './named-food.ts';
import type { ShoppingEntry } from './read-entry.ts';
import { isSoldByJar, shopAmount } from './shop-amount.ts';

/** The amounts that recipes lacked when they added a food to the list, by recipe key. */
export type RecipeNeeds = Readonly<Record<string, Pick<MissingFood, 'amount' | 'unit'>>>;

/** A line of the list that is still to be bought. */
export interface OpenLine extends ShoppingEntry {
  readonly recipeNeeds: RecipeNeeds;
}

interface Amounts {
  readonly quantity: string;
  readonly unit: string;
  readonly recipeNeeds: RecipeNeeds;
}

/** How the list changes for a food that a recipe lacks. */
export type Purchase<Line> =
  /** The list has enough already. The line stays, and `recipeNeeds` includes the need of this recipe. */
  | { readonly kind: 'listed'; readonly line: Line; readonly recipeNeeds: RecipeNeeds }
  /** The list has too little; the line's amount is raised. */
  | { readonly kind: 'more'; readonly line: Line; readonly change: Amounts }
  | { readonly kind: 'new'; readonly entry: ShoppingEntry & Amounts };

/** How many lines of one food are compared. No real list has more; it limits the time per missing food. */
export const MOST_LINES = 20;

/** Maximum number of recipes per line, as many as are planned at once; further ones get another line. */
const MOST_RECIPES = 100;

/** An amount that is slightly smaller counts as the same, because it differs only by rounding. */
const ALL_BUT = 0.99;

/**
 * Adds what a recipe lacks to the shopping list, but only once however often it is requested: a line that this recipe
 * already filled stays. Shortfalls of the same food from several recipes are added up, except that one jar of a spice
 * or an oil is enough for all. If a person wrote an amount, the shortfall is added to it.
 */
export function planPurchase<Line extends OpenLine>(
  open: readonly Line[],
  food: MissingFood,
  recipeKey: string,
): Purchase<Line> {
  const same = open.filter((line) => isSameFood(line, food)).slice(0, MOST_LINES);
  const filled = same.find((line) => covers(line, food, recipeKey));
  if (filled) return { kind: 'listed', line: filled, recipeNeeds: filled.recipeNeeds };

  const own = { [recipeKey]: { amount: food.amount, unit: food.unit } };
  const withOwn = ({ recipeNeeds }: Line) => ({ ...recipeNeeds, ...own });
  const hasRoom = (line: Line) => Object.keys(withOwn(line)).length <= MOST_RECIPES;
  const [first] = same;
  if (first && isSoldByJar(food.name))
    return { kind: 'listed', line: first, recipeNeeds: hasRoom(first) ? withOwn(first) : first.recipeNeeds };

  const extensible = same.filter(hasRoom);
  for (const line of extensible) {
    const planned = plannedFor(line.name, line.recipeNeeds);
    if (!planned || planned.quantity !== line.quantity || planned.unit !== line.unit) continue;
    const recipeNeeds = withOwn(line);
    const more = plannedFor(line.name, recipeNeeds);
    if (!more) continue;
    const isSame = more.quantity === line.quantity && more.unit === line.unit;
    return isSame
      ? { kind: 'listed', line, recipeNeeds }
      : { kind: 'more', line, change: { ...more, recipeNeeds } };
  }

  const bought = { name: food.name, ...shopAmount(withoutAdded(same, food, recipeKey)) };
  const merge = mergeEntry(extensible, bought);
  if (!merge) return { kind: 'new', entry: { ...bought, recipeNeeds: own } };
  const { line, quantity, unit } = merge;
  return { kind: 'more', line, change: { quantity, unit, recipeNeeds: withOwn(line) } };
}

/** What becomes of a line when a recipe no longer needs its food. */
export type Withdrawal = { readonly kind: 'removed' } | { readonly kind: 'less'; readonly change: Amounts };

/**
 * Takes the need of one recipe out of a line: the line is removed if it was bought for nothing else, and keeps what other recipes need
 * and what a person wrote. A quantity that a person has changed so that it cannot be told apart stays.
 */
export function withdrawNeed(line: OpenLine, recipeKey: string): Withdrawal {
  const { [recipeKey]: own, ...recipeNeeds } = line.recipeNeeds;
  const stays: Withdrawal = {
    kind: 'less',
    change: { quantity: line.quantity, unit: line.unit, recipeNeeds },
  };
  if (!own) return stays;
  const planned = plannedFor(line.name, line.recipeNeeds);
  if (planned?.quantity === line.quantity && planned.unit === line.unit) {
    const rest = plannedFor(line.name, recipeNeeds);
    return rest ? { kind: 'less', change: { ...rest, recipeNeeds } } : { kind: 'removed' };
  }
  const bought = shopAmount({ name: line.name, ...own });
  const [had, added] = [parseAmount(line.quantity), parseAmount(bought.quantity)];
  if (bought.unit !== line.unit || had === null || added === null || had <= added) return stays;
  return { kind: 'less', change: { quantity: formatAmount(had - added), unit: line.unit, recipeNeeds } };
}

/** Whether a recipe asks for more by a line than it lacks now, because the kitchen has got some meanwhile. */
export function asksTooMuch(line: OpenLine, recipeKey: string, lacking: readonly MissingFood[]): boolean {
  const known = Object.hasOwn(line.recipeNeeds, recipeKey) ? line.recipeNeeds[recipeKey] : undefined;
  if (!known) return false;
  const food = lacking.find((one) => isSameFood(line, one));
  if (!food || known.amount === null || food.amount === null) return !food;
  const ratio = unitsIn({ name: line.name, unit: known.unit }, food);
  return ratio !== null && known.amount * ratio * ALL_BUT > food.amount;
}

/** Whether a line of the same food was put on the list for as much as this recipe lacks. */
export const isAskedBy = (line: OpenLine, food: MissingFood, recipeKey: string): boolean =>
  isSameFood(line, food) && covers(line, food, recipeKey);

function covers({ name, recipeNeeds }: OpenLine, food: MissingFood, recipeKey: string): boolean {
  const known = Object.hasOwn(recipeNeeds, recipeKey) ? recipeNeeds[recipeKey] : undefined;
  if (!known) return false;
  if (food.amount === null || known.amount === null) return food.amount === known.amount;
  const ratio = unitsIn({ name, unit: known.unit }, food);
  return ratio !== null && known.amount * ratio >= food.amount * ALL_BUT;
}

/** The shortfall minus what this recipe put on the list before, for fewer servings. */
function withoutAdded(same: readonly OpenLine[], food: MissingFood, recipeKey: string): MissingFood {
  const { amount } = food;
  if (amount === null) return food;
  const added = same.map(({ name, recipeNeeds }) => {
    const known = Object.hasOwn(recipeNeeds, recipeKey) ? recipeNeeds[recipeKey] : undefined;
    if (!known || known.amount === null) return 0;
    return known.amount * (unitsIn({ name, unit: known.unit }, food) ?? 0);
  });
  // Each line holds the whole need at the time it was added, so the largest counts, not the sum.
  return { ...food, amount: amount - Math.max(0, ...added) };
}

/**
 * What recipes need of a line, if it is more because shops sell no less: 1 g of a jar of saffron. Null for any other line.
 */
export function neededOf({
  name,
  quantity,
  unit,
  recipeNeeds,
}: OpenLine): Pick<Amounts, 'quantity' | 'unit'> | null {
  const total = totalOf(name, recipeNeeds);
  if (!total || total.amount === null) return null;
  const planned = shopAmount(total);
  const needed = { quantity: formatAmount(total.amount), unit: total.unit };
  const isAsPlanned = planned.quantity === quantity && planned.unit === unit;
  const isMore = needed.quantity !== quantity || needed.unit !== unit;
  return isAsPlanned && isMore ? needed : null;
}

/** What to buy for all needs together; undefined if there are none or they cannot be added. */
function plannedFor(name: string, needs: RecipeNeeds): Pick<Amounts, 'quantity' | 'unit'> | undefined {
  const total = totalOf(name, needs);
  return total && shopAmount(total);
}

/** All needs together; undefined if there are none or they cannot be added. */
function totalOf(name: string, needs: RecipeNeeds): MissingFood | undefined {
  const [first, ...others] = Object.values(needs);
  if (!first) return undefined;
  let total: MissingFood = { name, ...first };
  for (const other of others) {
    if (other.amount === null) continue;
    const ratio = unitsIn({ name, unit: other.unit }, total);
    if (ratio === null) return undefined;
    total = { ...total, amount: (total.amount ?? 0) + other.amount * ratio };
  }
  return total;
}
