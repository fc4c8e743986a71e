import type { Eater } from '../../eater.ts';
import { isDriedBean } from '../../foods/food-state.ts';
import type { MealType } from '../../meals/meal-types.ts';
import type { Random } from '../../random.ts';
import { countSpared } from '../../safety/suits-eater.ts';
import type { ComposedRecipe, DayGoals } from '../composed-recipe.ts';
import type { Stocked } from '../model/stocked.ts';
import { REPERTOIRE } from '../repertoire/repertoire.ts';
import { DRIED_BEAN_MINUTES } from '../techniques/cook-protein.ts';
import type { Draft, Pick } from './fit-dish.ts';
import type { Belonging } from './home-cooking.ts';
import { breadthOf, countEach, namedIn } from './named-foods.ts';
import { urgencyOf } from './urgency.ts';

/** A person's wishes, which are preferences and not restrictions. */
export interface Wishes {
  readonly meal?: MealType | undefined;
  readonly goals?: DayGoals | undefined;
  readonly preferredCuisines?: readonly string[] | undefined;
  /** The number of people who eat; dishes for fewer rank lower. */
  readonly servings?: number | undefined;
  readonly eater?: { readonly spares?: Eater['spares'] } | undefined;
  /** Whether a baby eats along, for whom something is mashed. */
  readonly isForInfant?: boolean | undefined;
  /** The ids of dishes that were given before with another food: a turkey bowl follows no chicken bowl if there is something else. */
  readonly dishesOffered?: ReadonlySet<string> | undefined;
  /** The foods that led ideas given before. */
  readonly foodsOffered?: ReadonlySet<Stocked> | undefined;
  readonly belonging?: Belonging;
  /** Keys of ideas that the person wants less often. */
  readonly less?: ReadonlySet<string> | undefined;
}

const MEAL_FITS = 4;
/** In the morning even chicken that expires tomorrow can wait for the evening. */
const BREAKFAST_FITS = 13;
const FIRST_MEAL_FITS = 0.8;
const PROTEIN_MET = 1.5;
/** More protein than this, in grams, does not improve a meal, because the day has other meals. */
const PROTEIN_OF_A_MEAL = 40;
const CALORIES_OVER = 5;
const FAR_OVER = 300;
/**
 * The minimum kcal for a meal: a person who has used up the day's calories may still be hungry and is offered light
 * dishes.
 */
const LEAST_BUDGET = 200;
/**
 * The penalty for a dinner or lunch of no kcal, such as a raita or a salad; it falls to nothing at `ENOUGH_FOR_A_MEAL`, a quarter less than
 * the third of a day of 2,000 kcal.
 */
const THIN = 8;
const ENOUGH_FOR_A_MEAL = 500;
/** Outweighs that a mash is a side and hardly filling. Of two, the second gets less because they are similar. */
const MASHED_FOR_INFANT = 8;
/** The ids of dishes that a baby can eat from a spoon. */
const MASHED: ReadonlySet<string> = new Set(['mashed', 'vegetable-mash', 'puree']);
const PER_FOOD_USED = 0.4;
/**
 * A small stock was probably bought for the dish that uses all of it. The weight is squared, so that using a third of a
 * stock counts little. A stock of `NO_LONGER_SMALL` foods was bought for several dishes.
 */
const WHOLE_STOCK = 5;
const NO_LONGER_SMALL = 14;
/** A household that has gochujang, hominy or tomatillos cooks the dishes that are made of them. */

const PER_TYPICALITY = 0.55;
const MOST_TYPICAL = 16;
/** A dish whose meat or pasta is bought comes after all that are whole. */
const LACKS_ITS_MAKER = 6;
const PER_URGENCY = 1.1;
const PER_MISSING = 1.2;
/** The penalty if a dish for four is cooked for one. */
const SHRUNK = 0.8;
/** The penalty if people are named to cook for and a dish feeds none of them; half of it if it feeds one of two. */
const UNFED = 8;
const SURPRISE = 0.8;
const SAME_DISH = 6;
const DISH_OFFERED = 3;
/** Outweighs a meal that fits and a home that it belongs to, but not being the only dish. */
const WANTED_LESS = 10;
const SAME_METHOD = 1.4;
/** Besides the same method: pasta in bianco and pasta with butter and cheese are the same plate, and nearly so two soups of lentils. */
const SAME_PLATE = 4;
const SAME_LEAD = 0.35;
const SAME_CUISINE = 0.3;
const BOTH_SWEET = 0.8;
/** Outweighs another food of the stock, or chance. At most half of the ideas get it if others are as good. */
const PREFERRED_CUISINE = 2;
const SAME_FOOD = 0.15;
const NEWLY_RESCUED = 0.6;
/** The bonus for a dish of a main food that no idea has used so far, so that red lentils get a turn before a fifth dish of spaghetti. */
const NEGLECTED = 1;
const MAIN_ROLES: ReadonlySet<string> = new Set(['protein', 'base']);

/** The penalty for sides and drinks at lunch and dinner, which are offered only if nothing makes a meal. */
const NO_MEAL = 5;
/** That for sweets and porridge, so that they do not come before sides because of it. */
const NO_DINNER = 3;
/** The penalty for sides and drinks in the morning, when a smoothie is a meal to many. */
const NO_BREAKFAST = 1.4;
/** The penalty for each food with much of what the person should have little of. */
const PER_SPARED = 1.6;
const NO_MEALS: ReadonlySet<string> = new Set(['vegetable', 'dip', 'drink', 'snack']);

/** A Turkish kitchen is offered its own dishes first. */
const OF_HOME = 4;
/** A home buys for its own dishes rather than for another's. */
const BOUGHT_FOR_ANOTHER = 5;
/** The penalty for the dish of a home that the kitchen tells nothing of: a kitchen of yellow peas and saffron cooks no Ethiopian stew. */
const OF_ANOTHER = 2;
/** What it loses besides if that is sure, of which a kitchen of several homes leaves nearly nothing: by the fourth power of how sure it is. */
const SURELY_OF_ANOTHER = 8;
/** The share of the penalties for small dishes that a home's own are spared: it has its hummus or its guacamole at any dinner. */
const SMALL_OF_HOME = 0.8;
/** For dishes that this home cooks, by published lists, rather than can be cooked. */
const COOKED_AT_HOME = 1.4;

/** In minutes; a cook who asks what to eat now has about as many. */
const LONGEST_EVENING = 90;
const PER_HOUR = 2;
const MOST_TOO_LONG = 4;

const MOST_CANDIDATES = 250;

const SWEET: ReadonlySet<string> = new Set([
  'sweet bake',
  'dessert',
  'fruit',
  'drink',
  'pancakes',
  'porridge',
]);

/** A draft that may be chosen. Its score falls with each similar idea that is chosen before it. */
interface Candidate {
  readonly draft: Draft;
  readonly worth: Worth;
  score: number;
  /** How surely it is the dish of another home, from 0 to 1. */
  readonly strangeness: number;
}

/** The part of a draft's score that does not depend on chance or wishes. */
interface Worth {
  /** The foods of the stock that it uses. */
  readonly used: ReadonlySet<Stocked>;
  /** Those that expire soon. */
  readonly expiring: readonly Stocked[];
  readonly urgency: number;
  /** Those that are essential to the dish. */
  readonly essential: ReadonlySet<Stocked>;
  /** The proteins, grains and the like among them. */
  readonly mains: readonly Stocked[];
  /** The names of those that are more than fat and seasoning. */
  readonly plate: ReadonlySet<string>;
  readonly typicality: number;
  readonly lacksItsMaker: boolean;
  readonly minutes: number;
  /** Kcal per serving. */
  readonly calories: number;
  readonly protein: number;
}

/** Cached, because the drafts of a stock are scored again for every click. */
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
  const essential = new Set(used.filter(({ need }) => need.weight === 'is').map(({ stocked }) => stocked));
  const worth = {
    used: stock,
    expiring: [...stock].filter((stocked) => urgencyOf(stocked) > 0),
    urgency: urgent.slice(0, 3).reduce((sum, value, index) => sum + value / (index + 1), 0),
    essential,
    plate: plateOf(draft),
    mains: [...essential].filter(({ culinary }) => MAIN_ROLES.has(culinary.role)),
    typicality: Math.min(MOST_TYPICAL, typicality(draft)),
    lacksItsMaker: lacksItsMaker(draft),
    minutes: dish.minutes[0] + dish.minutes[1] + (picks.some(isOfDriedBeans) ? DRIED_BEAN_MINUTES : 0),
    calories: perServing('calories'),
    protein: perServing('protein'),
  };
  worths.set(draft, worth);
  return worth;
}

const NOT_ON_PLATE: ReadonlySet<string> = new Set(['fat', 'spice']);

function plateOf({ picks }: Draft): ReadonlySet<string> {
  return new Set(
    picks
      .filter(({ need, stocked }) => need.weight === 'is' && !NOT_ON_PLATE.has(stocked.culinary.role))
      .map(({ stocked }) => stocked.name),
  );
}

/** The share of the larger plate that is also on the other. */
function partInCommon(plate: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...plate].filter((name) => other.has(name)).length;
  return shared / Math.max(plate.size, other.size, 1);
}

function suitability({ dish, servings }: Draft, worth: Worth, wishes: Wishes): number {
  const { meal, goals, preferredCuisines = [], servings: asked, dishesOffered, isForInfant } = wishes;
  const ofPenalty = dish.isOfHomes ? 1 - SMALL_OF_HOME * belongs(dish, wishes) : 1;
  const unserved = Math.max(0, (asked ?? Math.min(2, dish.serves)) - servings);
  const mealFits =
    meal === undefined
      ? 0
      : (dish.meals.includes(meal) ? (meal === 'breakfast' ? BREAKFAST_FITS : MEAL_FITS) : 0) +
        (dish.meals[0] === meal ? FIRST_MEAL_FITS : 0) -
        noMeal(dish, worth, meal) * ofPenalty;
  const protein = goals?.proteinTarget ?? 0;
  const calories = goals?.caloriesLeft;
  return (
    mealFits -
    thinness(worth.calories, meal, calories) * ofPenalty +
    (isForInfant && MASHED.has(dish.id) ? MASHED_FOR_INFANT : 0) +
    (dish.cuisine !== null && preferredCuisines.includes(dish.cuisine) ? PREFERRED_CUISINE : 0) +
    (protein > 0 ? PROTEIN_MET * Math.min(1, worth.protein / Math.min(protein, PROTEIN_OF_A_MEAL)) : 0) -
    (calories === undefined
      ? 0
      : CALORIES_OVER * partOver(worth.calories, Math.max(LEAST_BUDGET, calories))) -
    (dishesOffered?.has(dish.id) ? DISH_OFFERED : 0) -
    Math.max(SHRUNK * unserved, asked === undefined ? 0 : (UNFED * unserved) / asked)
  );
}

/** The penalty for what is no meal by itself, or not at this time of the day. */
function noMeal(dish: Draft['dish'], worth: Worth, meal: MealType): number {
  if (meal === 'snack') return 0;
  if (meal === 'breakfast') return NO_MEALS.has(dish.method) ? NO_BREAKFAST : 0;
  if (isSide(dish, worth)) return NO_MEAL;
  return SWEET.has(dish.method) && !dish.meals.includes(meal) ? NO_DINNER : 0;
}

/** Protein of a serving, in grams, from which on one or two foods are a meal. */
const PROTEIN_OF_A_DISH = 8;
const FOODS_OF_A_SIDE = 2;

/** Carrots are a side however they are cooked: roasted, fried, mashed, or as a soup of only them. */
const isSide = ({ method }: Draft['dish'], { protein, essential, mains }: Worth): boolean =>
  NO_MEALS.has(method) ||
  (protein < PROTEIN_OF_A_DISH && essential.size <= FOODS_OF_A_SIDE && mains.length === 0);

/** Who has few kcal left today is offered light dishes, whatever the meal. */
function thinness(calories: number, meal: MealType | undefined, caloriesLeft: number | undefined): number {
  if (meal !== 'dinner' && meal !== 'lunch') return 0;
  const enough = Math.min(ENOUGH_FOR_A_MEAL, Math.max(LEAST_BUDGET, caloriesLeft ?? ENOUGH_FOR_A_MEAL));
  return THIN * Math.max(0, 1 - calories / enough);
}

function partOver(value: number, budget: number): number {
  return Math.min(1, Math.max(0, (value - budget) / FAR_OVER));
}

/**
 * Scores how well a draft uses the stock: what expires soonest, how typical the dish is of the foods and of the home, how many of them
 * it uses, plus a seeded random part.
 */
function scoreOf(draft: Draft, worth: Worth, wishes: Wishes, inStock: number, random: Random): number {
  const used = worth.used.size;
  return (
    suitability(draft, worth, wishes) +
    worth.urgency * PER_URGENCY +
    Math.min(used, 8) * PER_FOOD_USED +
    worth.typicality * PER_TYPICALITY +
    ofHome(draft, belongs(draft.dish, wishes)) -
    penaltyOf(strangenessOf(draft, wishes)) +
    wholeStock(used, inStock) -
    draft.missing * PER_MISSING -
    (worth.lacksItsMaker ? LACKS_ITS_MAKER : 0) -
    tooLong(worth.minutes, wishes.meal) -
    (wishes.less?.has(draft.key) ? WANTED_LESS : 0) -
    sparedIn(draft, wishes) * PER_SPARED +
    random() * SURPRISE
  );
}

/** The penalty for what would be ready only late in the evening. */
function tooLong(minutes: number, meal: MealType | undefined): number {
  const hours = Math.max(0, minutes - LONGEST_EVENING) / 60;
  return meal === undefined || meal === 'snack' ? 0 : Math.min(MOST_TOO_LONG, hours * PER_HOUR);
}

const isOfDriedBeans = ({ stocked }: Pick): boolean => isDriedBean(stocked.food?.name ?? '');

const ofHome = ({ dish, missing }: Draft, belonging: number): number =>
  belonging * (OF_HOME + (dish.isOfHomes ? COOKED_AT_HOME : 0)) -
  (missing > 0 ? (1 - belonging) * BOUGHT_FOR_ANOTHER : 0);

/** How surely a dish is that of another home than the kitchen's foods tell of. */
function strangenessOf({ dish }: Draft, wishes: Wishes): number {
  if (dish.isOfAll) return 0;
  const strangeness = 1 - belongs(dish, wishes);
  if (dish.plainNames.length === 0) return strangeness;
  return strangeness * (wishes.belonging?.home === undefined ? PLAINLY_STRANGE : PLAINLY_STRANGE_TO_A_HOME);
}

/** How strange another home's dish still is where it has a plain name, and where the foods clearly tell of one home. */
const PLAINLY_STRANGE = 0.5;
const PLAINLY_STRANGE_TO_A_HOME = 0.85;

const penaltyOf = (strangeness: number): number =>
  strangeness * OF_ANOTHER + strangeness ** 4 * SURELY_OF_ANOTHER;

/** From here on nobody buys for it where there are a few other ideas. */
const STRANGE = 0.6;
/** From here on it is no idea at all there. */
const VERY_STRANGE = 0.8;

/** How likely the home cooks a dish, from 0 to 1; surely one of the cuisines that the person prefers. */
function belongs(dish: Draft['dish'], { belonging, preferredCuisines = [] }: Wishes): number {
  if (dish.cuisine !== null && preferredCuisines.includes(dish.cuisine)) return 1;
  return belonging?.of(dish) ?? 0;
}

/** How many foods of a draft are salty or sugary, if the person should have little of that. */
function sparedIn({ picks }: Draft, { eater }: Wishes): number {
  const spares = eater?.spares ?? [];
  if (spares.length === 0) return 0;
  return countSpared(
    picks.map(({ stocked }) => stocked.food?.name ?? stocked.name),
    spares,
  );
}

function wholeStock(used: number, inStock: number): number {
  const share = used / Math.max(used, inStock, 1);
  const smallness = Math.min(1, Math.max(0, (NO_LONGER_SMALL - inStock) / 6));
  return share ** 2 * smallness * WHOLE_STOCK;
}

/** What is eaten at lunch is also eaten at dinner, and anything may be between meals. */
const isForMeal = ({ meals }: Draft['dish'], meal: MealType | undefined): boolean =>
  meal === undefined ||
  meal === 'snack' ||
  meals.includes(meal) ||
  (meal !== 'breakfast' && (meals.includes('lunch') || meals.includes('dinner')));

/** How many ideas there may be in all, and how many of them may need something bought. */
interface Places {
  readonly count: number;
  readonly toBuy: number;
}

/** Whether nothing has to be bought. */
export const isReady = ({ missing }: Draft): boolean => missing === 0;

/**
 * Chooses the best drafts and prefers variety in cooking method, lead, cuisine and food. `finish` may reject a draft;
 * then the next best takes its place. The choices are added to `chosen`, up to `count` in all, of which at most `toBuy`
 * need something bought. `inStock` is the number of different foods in stock. The last choice may add more sides of one
 * food while there are few ideas.
 */
export function chooseIdeas(
  drafts: readonly Draft[],
  inStock: number,
  { count, toBuy }: Places,
  wishes: Wishes,
  random: Random,
  chosen: Map<Draft, ComposedRecipe>,
  finish: (draft: Draft) => ComposedRecipe | undefined,
  isLastChoice = false,
): void {
  let rest: Candidate[] = drafts.map((draft) => {
    const worth = worthOf(draft);
    return {
      draft,
      worth,
      score: scoreOf(draft, worth, wishes, inStock, random),
      strangeness: strangenessOf(draft, wishes),
    };
  });
  // Drafts after the best few hundred are never chosen, because variety cannot make up the difference.
  rest = rest.sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES);
  const rescued = new Set<Stocked>();
  const usedBefore = new Set<Stocked>(wishes.foodsOffered);
  const learn = (chosenDraft: Draft) => {
    for (const { stocked } of chosenDraft.picks) {
      rescued.add(stocked);
      usedBefore.add(stocked);
    }
    for (const candidate of rest) candidate.score -= likeness(candidate, chosenDraft, wishes);
  };
  for (const before of chosen.keys()) learn(before);
  let bought = [...chosen.keys()].filter((draft) => !isReady(draft)).length;
  while (chosen.size < count && rest.length > 0) {
    const best = highest(rest, ({ worth, score }) => {
      const isNeglected = worth.mains.some((stocked) => !usedBefore.has(stocked));
      return score + newlyRescued(worth, rescued) + (isNeglected ? NEGLECTED : 0);
    });
    if (!best) return;
    rest.splice(rest.indexOf(best), 1);
    if (!isReady(best.draft) && bought >= toBuy) continue;
    if (chosen.size >= FEW && !isForMeal(best.draft.dish, wishes.meal)) continue;
    if (chosen.size >= FEW && best.strangeness > (isReady(best.draft) ? VERY_STRANGE : STRANGE)) continue;
    const isFull = !isLastChoice || chosen.size >= FEW;
    if (isFull && isOneSideTooMany(best, chosen.keys(), wishes)) continue;
    const recipe = finish(best.draft);
    if (!recipe) continue;
    chosen.set(best.draft, recipe);
    if (!isReady(best.draft)) bought += 1;
    learn(best.draft);
  }
}

/** Sides of one food in a set; more wait for the next set, unless there are hardly any other ideas. */
const MOST_SIDES = 2;
/** With fewer ideas than this, more sides of one food are better than none, and more ideas may need something bought. */
export const FEW = 4;

function isOneSideTooMany({ draft, worth }: Candidate, chosen: Iterable<Draft>, { meal }: Wishes): boolean {
  if (meal === 'snack' || !isSide(draft.dish, worth)) return false;
  let sides = 0;
  for (const other of chosen) if (other.lead === draft.lead && isSide(other.dish, worthOf(other))) sides += 1;
  return sides >= MOST_SIDES;
}

function likeness({ draft, worth: { used, plate } }: Candidate, other: Draft, wishes: Wishes): number {
  let shared = 0;
  for (const { stocked } of other.picks) if (used.has(stocked)) shared += 1;
  const areSweet = SWEET.has(draft.dish.method) && SWEET.has(other.dish.method);
  return (
    (draft.dish === other.dish ? SAME_DISH : 0) +
    (draft.dish.method === other.dish.method
      ? SAME_METHOD + SAME_PLATE * partInCommon(plate, worthOf(other).plate) ** 2
      : 0) +
    (draft.lead === other.lead ? SAME_LEAD : 0) +
    (draft.dish.cuisine !== null && draft.dish.cuisine === other.dish.cuisine ? SAME_CUISINE : 0) +
    (wishes.meal !== 'snack' && areSweet ? BOTH_SWEET : 0) +
    (wishes.isForInfant && MASHED.has(draft.dish.id) && MASHED.has(other.dish.id)
      ? MASHED_FOR_INFANT / 2
      : 0) +
    shared * SAME_FOOD
  );
}

/** How many foods expire soon and are not used by an earlier suggestion, weighted by urgency. */
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

/** In how many dishes each food is named as something that makes the dish. */
const DISHES_NAMING: ReadonlyMap<string, number> = countEach(
  REPERTOIRE.map(({ needs }) => new Set(needs.filter(({ weight }) => weight === 'is').flatMap(namedIn))),
);

const BREADTHS = new WeakMap<readonly string[], number>();

/**
 * How much a food that fills a need tells of the dish, as the logarithm of how much likelier it is kept for this dish than for any
 * (pointwise mutual information): much for rare foods that the dish names, nothing for any vegetable of a stir-fry.
 */
function tells({ need, stocked }: Pick): number {
  const breadth = BREADTHS.get(need.options) ?? breadthOf(need);
  BREADTHS.set(need.options, breadth);
  const naming = DISHES_NAMING.get(stocked.food?.name ?? stocked.culinary.name) ?? 0;
  return Math.max(0, Math.log(REPERTOIRE.length / (naming + 1)) - Math.log(breadth) / 2);
}

/** How much less a food tells of a dish that is also cooked without it. */
const ONLY_WANTED = 0.4;

/** How much of what makes the dish itself is there, weighted by how rare it is; 0 for a dish of anything. */
function typicality({ picks }: Draft): number {
  return picks.reduce((sum, pick) => {
    if (pick.stocked.source === 'at home') return sum;
    const told = tells(pick);
    if (pick.need.weight === 'want') return sum + ONLY_WANTED * told;
    return pick.isAvailable ? sum + told : sum - told;
  }, 0);
}

/** From this share of its weight on, what is bought makes a dish, such as the flour of dumplings. */
const MUCH_OF_A_DISH = 0.3;

/** Whether what is bought makes the dish: its meat, its pasta, much of it, or a food that its name says, such as the butter of 'Buttered Toast'. */
export function lacksItsMaker({ dish, picks }: Draft): boolean {
  const bought = picks.filter(({ isAvailable }) => !isAvailable);
  if (bought.length === 0) return false;
  const weigh = (some: readonly Pick[]) => some.reduce((sum, { grams }) => sum + grams, 0);
  const eaten = picks.filter(({ stocked }) => stocked.food?.name !== 'water');
  return (
    weigh(bought) > MUCH_OF_A_DISH * weigh(eaten) ||
    bought.some(
      ({ need, stocked }) =>
        MAIN_ROLES.has(stocked.culinary.role) || dish.names.some((name) => name.includes(`{${need.id}`)),
    )
  );
}
