import { atHomeMatcher } from '../at-home/at-home-matcher.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { serversOf } from '../foods/serving/same-food.ts';
import { formatAmount, parseAmount } from '../units/amount.ts';
import { cookMeasure } from '../units/round.ts';
import { countUnit } from '../units/unit.ts';
import { unitRatio } from '../units/weights/weight.ts';
import { keptAmount } from './kept-amount.ts';

/** A line of a recipe at the servings that it is cooked for. */
export interface NeededLine {
  readonly name: string;
  /** As a cook writes it: '2', '1/2', 'to taste'. */
  readonly amount: string;
  readonly unit: string;
}

/** Something in the kitchen that may be used: nothing that is past its date. */
export interface KeptItem {
  readonly name: string;
  /** As typed: '2', '1/2', 'some'. */
  readonly quantity: string;
  readonly unit: string;
}

export interface LineAvailability {
  /** There is enough of it. */
  readonly available: boolean;
  /** It stands on the list of what is always at home, so that it is available and never bought. */
  readonly atHome: boolean;
  /** What the kitchen lacks of a line of which it has some; null where there is enough, or nothing at all. */
  readonly shortfall: { readonly amount: string; readonly unit: string } | null;
}

/** What of an item no line has taken yet; null is an amount that nobody can measure. */
interface Stock {
  readonly food: Food | undefined;
  readonly unit: string;
  readonly amount: number | null;
}

/** A line that lacks no more than this share of its amount can be cooked all the same. */
const NEGLIGIBLE = 0.1;

const ENOUGH: LineAvailability = { available: true, atHome: false, shortfall: null };
const AT_HOME: LineAvailability = { available: true, atHome: true, shortfall: null };
const NONE: LineAvailability = { available: false, atHome: false, shortfall: null };

/**
 * Which lines of one recipe the kitchen has enough of, by quantity and unit. Items of one food add up, and lines of one
 * food share them. An amount that cannot be measured or compared ('some', '1 item', to taste) is enough; 0 is not there.
 */
export function availabilityOf(
  lines: readonly NeededLine[],
  kitchenItems: readonly KeptItem[],
  atHome: readonly string[],
): LineAvailability[] {
  return kitchenAvailability(kitchenItems, atHome)(lines);
}

/**
 * `availabilityOf` for any number of recipes, each by itself: the kitchen is read once, and every name of a line once, so
 * that thousands of lines take milliseconds.
 */
export function kitchenAvailability(
  kitchenItems: readonly KeptItem[],
  atHome: readonly string[],
): (lines: readonly NeededLine[]) => LineAvailability[] {
  const isAtHome = atHomeMatcher(atHome);
  const findStock = stockFinder(kitchenItems);
  return (lines) => {
    const taken = new Map<Stock, number>();
    return lines.map((line) => {
      if (isAtHome(line.name)) return AT_HOME;
      const { food, serving } = findStock(line.name);
      return serving.length === 0 ? NONE : decide(line, food, serving, taken);
    });
  };
}

/** What decides which lines of a recipe a person has. */
export interface HomeKitchen {
  /** What is there, neither past its date nor marked as expired. */
  readonly items: readonly KeptItem[];
  /** The names of what is always at home. */
  readonly atHome: readonly string[];
}

interface WithLines {
  readonly ingredients: readonly NeededLine[];
}

type Decided<R extends WithLines> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & LineAvailability)[];
};

/** Says of one recipe after another what the kitchen has of each of its lines, whatever they said of it themselves. */
export function availabilityDecider({
  items,
  atHome,
}: HomeKitchen): <R extends WithLines>(recipe: R) => Decided<R> {
  const decide = kitchenAvailability(items, atHome);
  return (recipe) => {
    const decided = decide(recipe.ingredients);
    const ingredients = recipe.ingredients.map((line, at) => ({ ...line, ...(decided[at] ?? NONE) }));
    return { ...recipe, ingredients };
  };
}

/** The recipes with what the kitchen has of each of their lines. */
export function decideAvailability<R extends WithLines>(
  recipes: readonly R[],
  kitchen: HomeKitchen,
): Decided<R>[] {
  const decide = availabilityDecider(kitchen);
  return recipes.map((recipe) => decide(recipe));
}

interface Found {
  readonly food: Food | undefined;
  /** What may be taken for it: the very food first, then others of its kind. */
  readonly serving: readonly Stock[];
}

function stockFinder(items: readonly KeptItem[]): (neededName: string) => Found {
  const byKey = new Map<string, Stock[]>();
  const byFood = new Map<string, Stock[]>();
  for (const item of items) {
    const food = findFood(item.name);
    const stock = { food, amount: keptAmount(item, food), unit: countUnit(item.unit) };
    if (stock.amount === 0) continue;
    append(byKey, foodNameKey(item.name), stock);
    if (stock.food) append(byFood, stock.food.name, stock);
  }
  const found = new Map<string, Found>();
  return (neededName) => {
    const known = found.get(neededName);
    if (known) return known;
    const key = foodNameKey(neededName);
    const food = findFood(neededName);
    const named = food?.name ?? key;
    const servers = [...serversOf(key), ...serversOf(named)];
    const serving = [byKey.get(key), byFood.get(named), ...servers.map((server) => byFood.get(server))];
    const answer = { food, serving: [...new Set(serving.flatMap((stocks) => stocks ?? []))] };
    found.set(neededName, answer);
    return answer;
  };
}

function append(map: Map<string, Stock[]>, key: string, stock: Stock): void {
  const stocks = map.get(key);
  if (stocks) stocks.push(stock);
  else map.set(key, [stock]);
}

function decide(
  line: NeededLine,
  food: Food | undefined,
  serving: readonly Stock[],
  taken: Map<Stock, number>,
): LineAvailability {
  const needed = parseAmount(line.amount);
  if (needed === null) return ENOUGH;
  const unit = countUnit(line.unit);
  let short = needed;
  for (const stock of serving) {
    if (short <= 0) break;
    const ratio = stock.amount === null ? null : unitRatio(stock, { food, unit });
    if (stock.amount === null || ratio === null) return ENOUGH;
    const already = taken.get(stock) ?? 0;
    const used = Math.min(short, (stock.amount - already) * ratio);
    taken.set(stock, already + used / ratio);
    short -= used;
  }
  if (short <= needed * NEGLIGIBLE) return ENOUGH;
  // Whatever there was, another line of the same recipe has taken.
  if (short === needed) return NONE;
  return { available: false, atHome: false, shortfall: written(line, short, unit) };
}

function written(
  { name, unit: typed }: NeededLine,
  short: number,
  unit: string,
): LineAvailability['shortfall'] {
  const measure = cookMeasure({ name, amount: short, unit });
  return { amount: formatAmount(measure.amount), unit: measure.unit === unit ? typed : measure.unit };
}
