import type { MealType } from '../../meals/meal-types.ts';
import type { Random } from '../../random.ts';
import type { ComposedRecipe, DayGoals } from '../composed-recipe.ts';
import type { Stocked } from '../model/stocked.ts';
import type { Draft } from './fit-dish.ts';
import { urgencyOf } from './urgency.ts';

/** A person's wishes, which are preferences and not restrictions. */
export interface Wishes {
  readonly meal?: MealType | undefined;
  readonly goals?: DayGoals | undefined;
  readonly preferredCuisines?: readonly string[] | undefined;
  /** The number of people who eat; dishes for fewer rank lower. */
  readonly servings?: number | undefined;
}

const MEAL_FITS = 4;
const FIRST_MEAL_FITS = 0.8;
const PROTEIN_MET = 1.5;
/** More protein than this in one meal is not better: the rest is for the other meals of the day. */
const PROTEIN_OF_A_MEAL = 40;
const CALORIES_OVER = 2.5;
const FAR_OVER = 300;
/** Minimum calories: a person who has used up the day's calories may still be hungry and is offered light dishes. */
const LEAST_BUDGET = 200;
const PER_FOOD_USED = 0.55;
/**
 * A small stock was probably bought for the dish that takes all of it. The square gives a third of a stock little
 * weight; a stock of `NO_LONGER_SMALL` foods was bought for several dishes.
 */
const WHOLE_STOCK = 5;
const NO_LONGER_SMALL = 14;
/** Prefers the dish that is made of beef, pasta and tomatoes to the soup that could take them, too. */
const PER_OWN_FOOD = 0.35;
/**
 * Whoever keeps what few dishes take (gochujang, hominy, tomatillos) cooks those dishes: the worth of a food that is essential
 * to one dish of all that could be cooked; it falls with the square root of their number.
 */
const CHARACTERISTIC = 1.4;
const PER_URGENCY = 1.1;
const PER_MISSING = 1.2;
/** A dish for four that is cooked for one is second best. */
const SHRUNK = 0.8;
const SURPRISE = 1.6;
const SAME_DISH = 6;
const SAME_METHOD = 1.4;
const SAME_LEAD = 0.35;
const SAME_CUISINE = 0.3;
const BOTH_SWEET = 0.8;
/** Outweighs one more food of the stock, or chance: at most half of the ideas, where others fit as well. */
const PREFERRED_CUISINE = 2;
const SAME_FOOD = 0.15;
const NEWLY_RESCUED = 0.6;

/** Penalty for sides and drinks, which are offered if nothing makes a meal. */
const NO_MEAL = 1.4;
const NO_MEALS: ReadonlySet<string> = new Set(['vegetable', 'dip', 'drink', 'snack']);

const MOST_CANDIDATES = 250;

const SWEET: ReadonlySet<string> = new Set([
  'sweet bake',
  'dessert',
  'fruit',
  'drink',
  'pancakes',
  'porridge',
]);

/** A draft that may be chosen: its score falls with each idea chosen before that is like it. */
interface Candidate {
  readonly draft: Draft;
  readonly worth: Worth;
  score: number;
}

/** The part of a draft's score that depends on neither chance nor wishes. */
interface Worth {
  /** Foods of the stock. */
  readonly used: ReadonlySet<Stocked>;
  /** The foods among them that expire soon. */
  readonly expiring: readonly Stocked[];
  readonly urgency: number;
  /** Those that the dish is made of. */
  readonly essential: ReadonlySet<Stocked>;
  /** Per serving. */
  readonly calories: number;
  readonly protein: number;
}

/** Cached, because the same drafts of a stock are scored for every click. */
const worths = new WeakMap<Draft, Worth>();

function worthOf(draft: Draft): Worth {
  const known = worths.get(draft);
  if (known) return known;
  const { dish, picks } = draft;
  const used = picks.filter(({ stocked }) => stocked.source === 'stock');
  const urgent = used.map(({ stocked }) => urgencyOf(stocked)).sort((a, b) => b - a);
  const perServing = (figure: 'calories' | 'protein') =>
    picks.reduce(
      (sum, { stocked, grams, share }) => sum + ((stocked.food?.per100g[figure] ?? 0) * grams * share) / 100,
      0,
    ) / dish.serves;
  const stock = new Set(used.map(({ stocked }) => stocked));
  const worth = {
    used: stock,
    expiring: [...stock].filter((stocked) => urgencyOf(stocked) > 0),
    urgency: urgent.slice(0, 3).reduce((sum, value, index) => sum + value / (index + 1), 0),
    essential: new Set(used.filter(({ need }) => need.weight === 'is').map(({ stocked }) => stocked)),
    calories: perServing('calories'),
    protein: perServing('protein'),
  };
  worths.set(draft, worth);
  return worth;
}

function suitability(
  { dish, servings }: Draft,
  worth: Worth,
  { meal, goals, preferredCuisines = [], servings: wanted = Math.min(2, dish.serves) }: Wishes,
): number {
  const mealFits =
    meal === undefined
      ? 0
      : (dish.meals.includes(meal) ? MEAL_FITS : 0) +
        (dish.meals[0] === meal ? FIRST_MEAL_FITS : 0) -
        (meal !== 'snack' && NO_MEALS.has(dish.method) ? NO_MEAL : 0);
  const protein = goals?.proteinTarget ?? 0;
  const calories = goals?.caloriesLeft;
  return (
    mealFits +
    (dish.cuisine !== null && preferredCuisines.includes(dish.cuisine) ? PREFERRED_CUISINE : 0) +
    (protein > 0 ? PROTEIN_MET * Math.min(1, worth.protein / Math.min(protein, PROTEIN_OF_A_MEAL)) : 0) -
    (calories === undefined
      ? 0
      : CALORIES_OVER * partOver(worth.calories, Math.max(LEAST_BUDGET, calories))) -
    SHRUNK * Math.max(0, wanted - servings)
  );
}

function partOver(value: number, budget: number): number {
  return Math.min(1, Math.max(0, (value - budget) / FAR_OVER));
}

/** How characteristic of the kitchen each of its foods is, by the dishes that need it: 1 for one dish, ½ for four. */
export type Characteristic = (stocked: Stocked) => number;

export function characteristicOf(ways: readonly (readonly Draft[])[]): Characteristic {
  const dishes = new Map<Stocked, number>();
  for (const [draft] of ways) {
    if (!draft) continue;
    for (const stocked of worthOf(draft).essential) dishes.set(stocked, (dishes.get(stocked) ?? 0) + 1);
  }
  return (stocked) => 1 / Math.sqrt(Math.max(1, dishes.get(stocked) ?? 1));
}

/** How well a draft uses the stock: what expires soonest, then what covers the most; a seeded part is chance. */
function scoreOf(
  draft: Draft,
  worth: Worth,
  wishes: Wishes,
  inStock: number,
  random: Random,
  characteristic: Characteristic,
): number {
  const used = worth.used.size;
  let character = 0;
  for (const stocked of worth.essential) character += characteristic(stocked);
  return (
    suitability(draft, worth, wishes) +
    worth.urgency * PER_URGENCY +
    Math.min(used, 8) * PER_FOOD_USED +
    worth.essential.size * PER_OWN_FOOD +
    character * CHARACTERISTIC +
    wholeStock(used, inStock) -
    draft.missing * PER_MISSING +
    random() * SURPRISE
  );
}

function wholeStock(used: number, inStock: number): number {
  const share = used / Math.max(used, inStock, 1);
  const smallness = Math.min(1, Math.max(0, (NO_LONGER_SMALL - inStock) / 6));
  return share ** 2 * smallness * WHOLE_STOCK;
}

/**
 * Chooses the best drafts and prefers variety in cooking method, lead, cuisine and food. `finish` may reject a draft;
 * the next best then takes its place. The choices are appended to `chosen`, up to `count` in all. `inStock` is the
 * number of different foods in stock.
 */
export function chooseIdeas(
  drafts: readonly Draft[],
  inStock: number,
  count: number,
  wishes: Wishes,
  random: Random,
  chosen: Map<Draft, ComposedRecipe>,
  finish: (draft: Draft) => ComposedRecipe | undefined,
  characteristic: Characteristic,
): void {
  let rest: Candidate[] = drafts.map((draft) => {
    const worth = worthOf(draft);
    return { draft, worth, score: scoreOf(draft, worth, wishes, inStock, random, characteristic) };
  });
  // Drafts below the best few hundred are never chosen, because variety cannot make up the difference.
  rest = rest.sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES);
  const rescued = new Set<Stocked>();
  const learn = (chosenDraft: Draft) => {
    for (const { stocked } of chosenDraft.picks) rescued.add(stocked);
    for (const candidate of rest) candidate.score -= likeness(candidate, chosenDraft, wishes);
  };
  for (const before of chosen.keys()) learn(before);
  while (chosen.size < count && rest.length > 0) {
    const best = highest(rest, ({ worth, score }) => score + newlyRescued(worth, rescued));
    if (!best) return;
    rest.splice(rest.indexOf(best), 1);
    const recipe = finish(best.draft);
    if (!recipe) continue;
    chosen.set(best.draft, recipe);
    learn(best.draft);
  }
}

function likeness({ draft, worth: { used } }: Candidate, other: Draft, wishes: Wishes): number {
  let shared = 0;
  for (const { stocked } of other.picks) if (used.has(stocked)) shared += 1;
  const areSweet = SWEET.has(draft.dish.method) && SWEET.has(other.dish.method);
  return (
    (draft.dish === other.dish ? SAME_DISH : 0) +
    (draft.dish.method === other.dish.method ? SAME_METHOD : 0) +
    (draft.lead === other.lead ? SAME_LEAD : 0) +
    (draft.dish.cuisine !== null && draft.dish.cuisine === other.dish.cuisine ? SAME_CUISINE : 0) +
    (wishes.meal !== 'snack' && areSweet ? BOTH_SWEET : 0) +
    shared * SAME_FOOD
  );
}

/** Foods that expire soon and are not used by an earlier suggestion. */
function newlyRescued({ expiring }: Worth, rescued: ReadonlySet<Stocked>): number {
  let sum = 0;
  for (const stocked of expiring) if (!rescued.has(stocked)) sum += urgencyOf(stocked) * NEWLY_RESCUED;
  return sum;
}

function highest<T>(list: readonly T[], value: (item: T) => number): T | undefined {
  let best: { item: T; value: number } | undefined;
  for (const item of list) {
    const candidate = value(item);
    if (!best || candidate > best.value) best = { item, value: candidate };
  }
  return best?.item;
}
