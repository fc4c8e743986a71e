import type { Phrases } from '@game-plan/lexicon/servings';
import servings from '@game-plan/lexicon/servings.json' with { type: 'json' };
import type { Food } from '../../foods/food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import type { EatenAmounts } from '../meal-totals.ts';
import { hasPhrase, isNamed } from './named-foods.ts';
import { type FoundFood, tableFood } from './portion-of-found.ts';

/** A dish after parts were left out. */
export interface DishWithout {
  /** Per 100 g of what remains; only energy and macros are known. */
  readonly nutrients: EatenAmounts;
  /** The share of the dish's weight that remains, 0 to 1. */
  readonly left: number;
  /** The removed parts, in the person's words. */
  readonly taken: readonly string[];
  /** Parts whose amount is unknown, so that the figures still include them. */
  readonly unknown: readonly string[];
}

/**
 * The figures of a found food without the parts that were left out, by its recipe, otherwise by their usual share in
 * such dishes.
 */
export function dishWithout(found: FoundFood, terms: readonly string[]): DishWithout {
  const food = tableFood(found);
  let grams = 100;
  const amounts = new Map(MEASURES.map((measure) => [measure, found.nutrients[measure]]));
  const taken: string[] = [];
  const unknown: string[] = [];
  for (const term of terms) {
    const parts = food === undefined ? [] : partsOf(food, singular(term));
    if (parts.length === 0) {
      if (food === undefined || isMadeOf(food, singular(term))) unknown.push(term);
      continue;
    }
    taken.push(term);
    for (const { part, share } of parts) {
      grams -= share * 100;
      for (const measure of MEASURES) {
        const whole = amounts.get(measure) ?? null;
        const less = part.per100g[measure];
        amounts.set(measure, whole === null || less === null ? null : Math.max(0, whole - less * share));
      }
    }
  }
  const left = Math.max(grams, LEAST_LEFT) / 100;
  const of = (measure: (typeof MEASURES)[number]) => {
    const amount = amounts.get(measure) ?? null;
    return amount === null ? null : Math.round((amount / left) * 100) / 100;
  };
  return {
    nutrients: { calories: of('calories'), protein: of('protein'), carbs: of('carbs'), fat: of('fat') },
    left,
    taken,
    unknown,
  };
}

const MEASURES = ['calories', 'protein', 'carbs', 'fat'] as const;
/** The minimum that remains, in percent of the dish's weight. */
const LEAST_LEFT = 5;

function singular(term: string): string {
  return foodWords(term).join(' ');
}

function partsOf(food: Food, term: string): { readonly part: Food; readonly share: number }[] {
  const { parts = [] } = food;
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const own = parts.flatMap(({ name, grams }) => {
    const part = searchedFoodNamed(name);
    return part && isCalled(name, term) ? [{ part, share: grams / total }] : [];
  });
  if (own.length > 0) return own.length < parts.length ? own : [];
  // A plain hamburger has no cheese to leave out.
  if (isNamed(term, 'cheese') && !isNamed(food.name, 'with cheese')) return [];
  const shares =
    parts.length > 0 ? undefined : servings.shares.find(({ dishes }) => hasPhrase(food.name, dishes));
  const [, shared] =
    Object.entries(shares?.parts ?? {}).find(
      ([word, part]) => word === term || (kindOf(term) !== undefined && isCalled(part.food, term)),
    ) ?? [];
  const part = shared && searchedFoodNamed(shared.food);
  return part && shared ? [{ part, share: shared.share }] : [];
}

/** The foods in recipes that a word for a part of a dish means. */
function kindOf(term: string): Phrases | undefined {
  return servings.parts.find(({ said }) =>
    said.some((phrase) => term === phrase || hasPhrase(term, [phrase])),
  )?.means;
}

function isCalled(name: string, term: string): boolean {
  const kind = kindOf(term);
  if (kind) return hasPhrase(name, kind);
  const words = new Set(foodWords(name));
  return term !== '' && term.split(' ').every((word) => words.has(word));
}

/** Whether a dish has a part of a kind that is named by one word: the cheese of a börek is feta. */
export function hasPartOfKind(dish: Food, said: string): boolean {
  const term = singular(said);
  return kindOf(term) !== undefined && (dish.parts ?? []).some(({ name }) => isCalled(name, term));
}

const FILLING_ROLES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'cheese', 'aromatic', 'herb']);
const BOWL_CATEGORIES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'grain', 'fruit']);

/**
 * Whether a food named with a dish is what fills it: the beef, the cheese and the salsa of '3 tacos with beef, cheese and
 * salsa', the quinoa of a 'buddha bowl with quinoa and chickpeas'.
 */
export function isFillingOf(dish: Food, food: Food): boolean {
  const isInBowl = BOWL_CATEGORIES.has(food.category) || isNamed(food.name, 'in bowls');
  if (isNamed(dish.name, 'bowl') && !isNamed(food.name, 'on top of bowls') && isInBowl) return true;
  if (!isNamed(dish.name, 'always filled')) return false;
  return isNamed(food.name, 'filling') || FILLING_ROLES.has(food.cook?.role ?? '');
}

/** As a share of a dish's weight, from which a food is its main part. */
const MAIN_SHARE = 0.5;

/** Whether a dish mainly consists of a food, so that 'eggs with machaca' is the dish machaca with its eggs. */
export function isMainPartOf(food: Food, { parts = [] }: Food): boolean {
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const own = parts.filter(({ name }) => {
    const part = searchedFoodNamed(name);
    const [words, sought] = [stateless(name), stateless(food.name)];
    return part === food || (sought.length > 0 && sought.every((word) => words.includes(word)));
  });
  return own.reduce((sum, { grams }) => sum + grams, 0) >= MAIN_SHARE * total && total > 0;
}

/** Ingredients that make up a smoothie rather than being added to it. */
const BLENDED: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'dairy', 'beverage']);

/** The words of a name without those for a state, which its name in a recipe may omit. */
const stateless = (name: string): string[] => foodWords(name).filter((word) => !STATES.has(word));
const STATES: ReadonlySet<string> = new Set(servings.states);

/** Grams of carbohydrate per 100 g: figures with less are those of the meat alone, figures with more may include a side. */
const ONLY_MEAT = 1;
const OF_SIDE = 4;

/** Whether the figures of a dish that usually contains a side are of the meat without it: pot roast, but not its potatoes. */
function isWithoutSide(dish: Food, food: Food): boolean {
  const { parts, per100g } = dish;
  const isMeat = parts === undefined && (per100g.carbs ?? OF_SIDE) < ONLY_MEAT;
  if (isMeat && (food.per100g.carbs ?? 0) >= OF_SIDE) return true;
  return isNamed(dish.name, 'patty') && isNamed(food.name, 'side');
}

/** Whether a dish contains a food according to its kind, recipe or usual ingredients: chilaquiles contain tortillas. */
export function isMadeWith(whole: Food, food: Food): boolean {
  const { name: dish, parts = [], madeOf = [] } = whole;
  const { name, category } = food;
  if (isWithoutSide(whole, food)) return false;
  if (isNamed(dish, 'smoothie') && BLENDED.has(category)) return true;
  if (isNamed(dish, 'soup') && isNamed(name, 'in soups')) return true;
  if (isNamed(dish, 'milk drinks') && isNamed(name, 'milk')) return true;
  const sought = stateless(name);
  // 'Summer rolls with shrimp' are shrimp summer rolls.
  if (sought.length > 0 && sought.every((word) => stateless(dish).includes(word))) return true;
  // Peanut butter may be in a smoothie, for those allergic to it; if it was typed, it comes on top.
  const contents = isNamed(dish, 'smoothie') ? [] : madeOf;
  return [...parts.map((part) => part.name), ...contents].some((each) => {
    const own = stateless(each);
    if (own.at(-1) === 'dressing' && sought.at(-1) === 'dressing') return true;
    if (own.length === 0 || sought.length === 0 || own.at(-1) !== sought.at(-1)) return false;
    // Peanut or brandy butter is not the butter of a dish.
    if (own.join(' ') === 'butter') return sought.length === 1;
    return own.every((word) => sought.includes(word)) || sought.every((word) => own.includes(word));
  });
}

/**
 * Whether a food contains what the term names. For ready-to-eat food measured as a whole the contents are unknown, so
 * the answer is yes.
 */
function isMadeOf({ name, madeOf, parts, aisle, category }: Food, term: string): boolean {
  if (term === SKIN && isNamed(name, 'poultry')) return true;
  if (isCalled(name, term) || madeOf?.some((part) => isCalled(part, term))) return true;
  const isReady = aisle === 'frozen' || (aisle === 'meat' && category === 'grain');
  return isReady && madeOf === undefined && parts === undefined && !isNamed(term, 'seasoning');
}

const SKIN = 'skin';
