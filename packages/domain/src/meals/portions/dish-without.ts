import type { Food } from '../../foods/food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import type { EatenAmounts } from '../meal-totals.ts';
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

/** The foods in recipes that a word for a part of a dish means. */
const KINDS: readonly (readonly [word: RegExp, meant: RegExp])[] = [
  [
    /^(?:bun|bread|roll|toast|bap)$/,
    /\b(?:bread|bun|roll|bagel|brioche|toast|pita|baguette|muffin|ciabatta|naan)\b/,
  ],
  [/^(?:dressing|vinaigrette)$/, /\bdressing\b|\bvinaigrette\b|^(?:olive oil|vegetable oil|.*vinegar)$/],
  [
    /\bcheese$/,
    /\bcheese\b|parmesan|mozzarella|cheddar|feta|paneer|halloumi|gouda|\bbrie\b|ricotta|pecorino|gruyere|provolone|monterey/,
  ],
  [/\bsauce$/, /\bsauce\b|ketchup|gravy|pesto/],
  [/^mayo(?:nnaise)?$/, /mayonnaise/],
  [/^(?:chip|fry|french fry|frite)$/, /\bfry\b|\bpotato chip\b/],
  [/^(?:tortilla|shell|wrap)$/, /tortilla|taco shell/],
  [/^noodle$/, /noodle|pasta|spaghetti/],
  [/^oil$/, /\boil\b/],
];

/** A food of the tables that is removed, and its share of the dish's weight. */
type Share = readonly [part: string, share: number];

/**
 * The share of bread, cheese or sauce in the weight of dishes whose figures are measured as a whole. Sandwiches follow
 * the weight of their bread in FNDDS (a hamburger bun of 44 g in one of 97 g, two slices in a sandwich of 150 g), a
 * pizza's cheese follows the same survey's pizza without it, and eggs follow the difference in fat between rows with
 * and without.
 */
const SHARES: readonly (readonly [dish: RegExp, parts: Readonly<Record<string, Share>>])[] = [
  [
    /\b(?:hamburger|cheeseburger|big mac burger|whopper burger|quarter pound burger|burger sandwich)\b/,
    {
      bun: ['hamburger bun', 0.42],
      cheese: ['american cheese', 0.1],
      mayo: ['mayonnaise', 0.06],
      sauce: ['mayonnaise', 0.06],
      bacon: ['cooked bacon', 0.07],
    },
  ],
  [/^(?:chili )?hot dog/, { bun: ['hamburger bun', 0.42] }],
  [
    /\b(?:sandwich|sub|wrap)\b/,
    {
      bun: ['bread', 0.4],
      cheese: ['american cheese', 0.13],
      mayo: ['mayonnaise', 0.07],
      butter: ['butter', 0.05],
    },
  ],
  [/\bpizza$/, { cheese: ['mozzarella', 0.24], sauce: ['tomato sauce', 0.15] }],
  [
    /\bburrito/,
    {
      tortilla: ['flour tortilla', 0.28],
      rice: ['cooked white rice', 0.25],
      bean: ['cooked pinto bean', 0.2],
      cheese: ['american cheese', 0.08],
      'sour cream': ['sour cream', 0.08],
    },
  ],
  [/\btaco$/, { tortilla: ['corn tortilla', 0.28], cheese: ['american cheese', 0.08] }],
  [/^(?:scrambled egg|omelette)$/, { butter: ['butter', 0.04], oil: ['butter', 0.04] }],
  [/^fried egg$/, { butter: ['butter', 0.055], oil: ['butter', 0.055] }],
];

/** The names of the foods that are removed as a share of a dish. */
export const SHARED_PARTS: readonly string[] = SHARES.flatMap(([, parts]) =>
  Object.values(parts).map(([part]) => part),
);

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
  const shares = parts.length > 0 ? undefined : SHARES.find(([dish]) => dish.test(food.name))?.[1];
  const shared = Object.entries(shares ?? {}).find(
    ([word, [part]]) => word === term || (kindOf(term) !== undefined && isCalled(part, term)),
  )?.[1];
  // A plain hamburger has no cheese to leave out.
  if (/cheese$/.test(term) && !/cheese|pizza|burrito|taco|big mac/.test(food.name)) return [];
  const part = shared && searchedFoodNamed(shared[0]);
  return part && shared ? [{ part, share: shared[1] }] : [];
}

function kindOf(term: string): RegExp | undefined {
  return KINDS.find(([word]) => word.test(term))?.[1];
}

function isCalled(name: string, term: string): boolean {
  const kind = kindOf(term);
  if (kind) return kind.test(name);
  const words = new Set(foodWords(name));
  return term !== '' && term.split(' ').every((word) => words.has(word));
}

/** Whether a dish has a part of a kind that is named by one word: the cheese of a börek is feta. */
export function hasPartOfKind(dish: Food, said: string): boolean {
  const term = singular(said);
  return kindOf(term) !== undefined && (dish.parts ?? []).some(({ name }) => isCalled(name, term));
}

/** Dishes that are nothing without a filling: what is named with them lies in them. */
const ALWAYS_FILLED = /\b(?:taco|burrito|quesadilla|enchilada|fajita|tostada|chalupa|flauta|taquito)\b/;
const FILLING_ROLES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'cheese', 'aromatic', 'herb']);
const FILLINGS =
  /\b(?:salsa|pico de gallo|sour cream|refried bean|cooked (?:pinto|black) bean|cooked white rice)\b/;

/** Bowls of a base, a main part and vegetables, of which every part is named in turn. */
const BOWLS = /\b(?:burrito|buddha|poke|grain|quinoa|rice|bento|noodle|power) (?:bowl|box)\b/;
const BOWL_CATEGORIES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'grain', 'fruit']);
const IN_BOWLS = /\b(?:bean|chickpea|lentil|edamame|tofu|dressing|salsa|hummus|rice)\b/;

/**
 * Whether a food named with a dish is what fills it: the beef, the cheese and the salsa of '3 tacos with beef, cheese and
 * salsa', the quinoa of a 'buddha bowl with quinoa and chickpeas'.
 */
export function isFillingOf(dish: Food, food: Food): boolean {
  // Guacamole comes on top of a burrito bowl, at its own price.
  if (
    BOWLS.test(dish.name) &&
    !/\bguacamole\b/.test(food.name) &&
    (BOWL_CATEGORIES.has(food.category) || IN_BOWLS.test(food.name))
  )
    return true;
  if (!ALWAYS_FILLED.test(dish.name)) return false;
  return FILLINGS.test(food.name) || FILLING_ROLES.has(food.cook?.role ?? '');
}

/** As a share of a dish's weight, from which a food is its main part. */
const MAIN_SHARE = 0.5;

/** Whether a dish mainly consists of a food, so that 'eggs with machaca' is the dish machaca with its eggs. */
export function isMainPartOf(food: Food, { parts = [] }: Food): boolean {
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const own = parts.filter(({ name }) => {
    const part = searchedFoodNamed(name);
    const words = foodWords(name.replace(STATES, ' '));
    const sought = foodWords(food.name.replace(STATES, ' '));
    return part === food || (sought.length > 0 && sought.every((word) => words.includes(word)));
  });
  return own.reduce((sum, { grams }) => sum + grams, 0) >= MAIN_SHARE * total && total > 0;
}

/** Ingredients that make up a smoothie rather than being added to it. */
const BLENDED: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'dairy', 'beverage']);

/** Foods of which a soup that is named after them contains a few spoonfuls. */
const IN_SOUPS =
  /\b(?:tofu|wakame|seaweed|nori|onion|scallion|mushroom|carrot|celery|spinach|kale|pea|cabbage|herb)$/;

/** Drinks made of milk: the milk that is named with them is the one they are made of. */
const MADE_OF_MILK =
  /\b(?:hot chocolate|hot malted milk|latte|cappuccino|flat white|cortado|mocha|milkshake|cocoa)$/;

/** Words for the state of a food that its name in a recipe may omit. */
const STATES = /\b(?:cooked|canned|raw|dry|dried|fresh|plain|white|cheddar|mixed)\b/g;

/** Grams of carbohydrate per 100 g: figures with less are those of the meat alone, figures with more may include a side. */
const ONLY_MEAT = 1;
const OF_SIDE = 4;

/** What is bound with potato or rice and served beside more of it: fishcakes with potatoes. */
const PATTIES = /\b(?:fish ?cake|meatball|frikadelle|croquette|rissole)$/;
const PLATE_SIDES = /\b(?:potato|rice|pasta|french fry)\b/;

/** Whether the figures of a dish that usually contains a side are of the meat without it: pot roast, but not its potatoes. */
function isWithoutSide(dish: Food, food: Food): boolean {
  const { parts, per100g } = dish;
  const isMeat = parts === undefined && (per100g.carbs ?? OF_SIDE) < ONLY_MEAT;
  if (isMeat && (food.per100g.carbs ?? 0) >= OF_SIDE) return true;
  return PATTIES.test(dish.name) && PLATE_SIDES.test(food.name);
}

/** Whether a dish contains a food according to its kind, recipe or usual ingredients: chilaquiles contain tortillas. */
export function isMadeWith(whole: Food, food: Food): boolean {
  const { name: dish, parts = [], madeOf = [] } = whole;
  const { name, category } = food;
  if (isWithoutSide(whole, food)) return false;
  if (/\bsmoothie$/.test(dish) && BLENDED.has(category)) return true;
  if (/\b(?:soup|broth)$/.test(dish) && IN_SOUPS.test(name)) return true;
  if (MADE_OF_MILK.test(dish) && /\bmilk$/.test(name)) return true;
  const words = (text: string) => foodWords(text.replace(STATES, ' '));
  const sought = words(name);
  // 'Summer rolls with shrimp' are shrimp summer rolls.
  if (sought.length > 0 && sought.every((word) => words(dish).includes(word))) return true;
  // Peanut butter may be in a smoothie, for those allergic to it; if it was typed, it comes on top.
  const contents = /\bsmoothie$/.test(dish) ? [] : madeOf;
  return [...parts.map((part) => part.name), ...contents].some((each) => {
    const own = words(each);
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
  if (term === 'skin' && /\b(?:chicken|turkey|duck)\b(?!.*\b(?:breast|white meat)\b)/.test(name)) return true;
  if (isCalled(name, term) || madeOf?.some((part) => isCalled(part, term))) return true;
  const isReady = aisle === 'frozen' || (aisle === 'meat' && category === 'grain');
  return isReady && madeOf === undefined && parts === undefined && !SEASONINGS.test(term);
}

const SEASONINGS = /^(?:salt|pepper|sugar|spice|seasoning|herb|ice|lemon)$/;
