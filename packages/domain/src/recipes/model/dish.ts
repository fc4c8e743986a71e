import type { Cuisine } from '../../ingredient.ts';
import { withoutAccents } from '../../text/accents.ts';
import type { Difficulty } from '../composed-recipe.ts';

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
type Meal = (typeof MEALS)[number];

/** How a dish is made. Dishes with the same method are too similar to be offered together. */
export type Method =
  | 'pasta'
  | 'noodles'
  | 'rice'
  | 'grain'
  | 'soup'
  | 'stew'
  | 'curry'
  | 'stir-fry'
  | 'pan'
  | 'roast'
  | 'bake'
  | 'casserole'
  | 'eggs'
  | 'salad'
  | 'sandwich'
  | 'toast'
  | 'wrap'
  | 'pizza'
  | 'potato'
  | 'beans'
  | 'vegetable'
  | 'dip'
  | 'porridge'
  | 'pancakes'
  | 'sweet bake'
  | 'dessert'
  | 'fruit'
  | 'drink'
  | 'snack';

/**
 * A need of a dish: grams for all its servings (0 means 'to taste'), the options that satisfy it, best first, and the
 * largest and smallest number of foods that may share it. Options are names from the food table or groups ('@oil') from
 * groups.ts, separated by commas.
 */
export type NeedRow = readonly [grams: number, options: string, most?: number, fewest?: number];

/** An `is` is essential to the dish; a `want` is omitted if unavailable. */
type Weight = 'is' | 'want';

export interface Need {
  readonly id: string;
  readonly weight: Weight;
  readonly grams: number;
  readonly options: readonly string[];
  readonly most: number;
  readonly fewest: number;
  /** Whether it needs whole pieces, such as a pepper to be stuffed. */
  readonly isWhole: boolean;
  /** Whether two pieces make one: the slices of a sandwich. */
  readonly isPaired: boolean;
}

/** A dish as written in the repertoire. */
export interface DishRow {
  /** Name templates, best first: the first whose clauses are fulfilled is used. '{protein} Fried Rice' */
  readonly name: string | readonly string[];
  /** By default derived from the first name. */
  readonly id?: string;
  /** Null if it belongs to no single cuisine. */
  readonly cuisine: Cuisine | null;
  /** Meals separated by spaces, the most usual first. */
  readonly meals: string;
  readonly method: Method;
  readonly serves: number;
  /** The fewest servings that can be made; 1 by default. */
  readonly least?: number;
  /** Minutes of preparation and of cooking. */
  readonly minutes: readonly [prep: number, cook: number];
  readonly level?: Difficulty;
  /** Essential needs. The first one is the lead, which must be in stock. */
  readonly is: Readonly<Record<string, NeedRow>>;
  /** Used if the stock has them, otherwise omitted. */
  readonly wants?: Readonly<Record<string, NeedRow>>;
  /** The ids of needs that need whole pieces, such as a pepper to be stuffed. */
  readonly whole?: readonly string[];
  /** Adds salt, or salt and pepper, to taste, as needs with the ids `salt` and `pepper`. */
  readonly seasoned?: 'salt' | 'salt and pepper';
  /** Adds potatoes, rice or bread from the stock beside a main that is not a meal on its own, as a need with the id `side`. */
  readonly hasSide?: true;
  /** A batter or dough: amounts keep their proportions, and servings are halved instead of reduced by one. */
  readonly isExact?: true;
  /** A sentence about the dish. */
  readonly about: string;
  readonly steps: readonly string[];
}

export interface Dish {
  /** Derived from the first name, so it is stable: 'spaghetti-aglio-e-olio'. */
  readonly id: string;
  readonly names: readonly string[];
  readonly cuisine: Cuisine | null;
  readonly meals: readonly Meal[];
  readonly method: Method;
  readonly serves: number;
  readonly least: number;
  readonly minutes: readonly [prep: number, cook: number];
  readonly level: Difficulty;
  readonly needs: readonly Need[];
  readonly isExact: boolean;
  readonly about: string;
  readonly steps: readonly string[];
}

const SALT: NeedRow = [0, 'salt'];
const PEPPER: NeedRow = [0, 'black pepper, white pepper'];

/** Parses a dish of the repertoire. Throws if the row is invalid. */
export function dish(row: DishRow): Dish {
  const names = typeof row.name === 'string' ? [row.name] : row.name;
  return {
    id: row.id ?? idOf(names[0] ?? ''),
    names,
    cuisine: row.cuisine,
    meals: row.meals.split(' ').map(mealOf),
    method: row.method,
    serves: row.serves,
    least: row.least ?? 1,
    minutes: row.minutes,
    level: row.level ?? 'Easy',
    needs: [
      ...Object.entries(row.is).map((entry) => needOf(row, 'is', entry)),
      ...Object.entries({
        ...row.wants,
        ...sideFor(row),
        ...breadFor(row),
        ...seasoningOf(row),
        ...cubesFor(row),
      }).map((entry) => needOf(row, 'want', entry)),
    ],
    isExact: row.isExact ?? false,
    about: row.about,
    steps: row.hasSide ? withSide(row) : isEatenWithBread(row) ? withBread(row) : row.steps,
  };
}

/** The id of potatoes, rice or bread beside a main. */
export const SIDE = 'side';
/** Grams of dry rice for one person; 200 g of potatoes or 60 g of bread are about as filling. */
const SIDE_PER_SERVING = 75;
const SIDES = '@potato*2.7, @cooked rice*2.5, @side rice, couscous, bulgur, @crusty bread*0.8';
const COOK_SIDE = '[side!=bread,cooked: {{boil side}}][side=cooked: Warm {side} until steaming hot.]';

function sideFor({ hasSide, serves }: DishRow): Readonly<Record<string, NeedRow>> {
  return hasSide ? { [SIDE]: [SIDE_PER_SERVING * serves, SIDES] } : {};
}

/** In minutes; beside a dish that cooks longer, the side is cooked towards the end. */
const LONGER_THAN_SIDE = 35;

function withSide({ name, steps, minutes: [, cook] }: DishRow): readonly string[] {
  if (steps.some((step) => step.includes('{{prep}}')))
    throw new RangeError(`The step would cut the cooked side: ${String(name)}`);
  const last = `${steps.at(-1)}[ Serve with {side}.]`;
  const before = steps.slice(0, -1);
  return cook > LONGER_THAN_SIDE ? [...before, COOK_SIDE, last] : [COOK_SIDE, ...before, last];
}

const BREAD = 'bread';
const BREAD_PER_SERVING = 60;
const BREADS = '@crusty bread, pita bread';
const STARCH =
  /bread|toast|crouton|bun|tortilla|chip|shell|wrapper|pasta|macaroni|noodle|rice|(?<!sweet )potato|bulgur|couscous|quinoa|farro|barley|hominy/;
const hasStarch = ([, options]: NeedRow) => STARCH.test(options);
const WITHOUT_BREAD: ReadonlySet<Cuisine | null> = new Set<Cuisine>(['Asian', 'Thai', 'Indian']);

/**
 * Whether bread from the stock belongs beside it: a soup or a salad for lunch or dinner that has no bread, rice, pasta or potatoes of its own
 * and does not come from a kitchen without bread.
 */
function isEatenWithBread({ method, cuisine, meals, is, wants = {} }: DishRow): boolean {
  if ((method !== 'soup' && method !== 'salad') || meals.includes('snack') || WITHOUT_BREAD.has(cuisine))
    return false;
  return !Object.values(is).some(hasStarch) && !(BREAD in wants);
}

function breadFor(row: DishRow): Readonly<Record<string, NeedRow>> {
  return isEatenWithBread(row) ? { [BREAD]: [BREAD_PER_SERVING * row.serves, BREADS] } : {};
}

/** Serves it with bread, unless there is the pasta or the like that it may have. */
function withBread({ steps, is, wants = {} }: DishRow): readonly string[] {
  // A potato in a blended soup only thickens it.
  const starches = Object.entries(wants).flatMap(([id, need]) =>
    hasStarch(need) && id !== 'potato' ? [id] : [],
  );
  const served = starches.reduce((text, id) => `[!${id}: ${text}]`, `[ Serve with {${BREAD}}.]`);
  const ids = Object.keys({ ...is, ...wants }).join(' ');
  return [...steps.slice(0, -1), `${steps.at(-1)}${served}`].map((step) =>
    step.replaceAll('{{prep}}', `{{prep ${ids}}}`),
  );
}

/** The id of the stock cubes that are needed when water replaces stock; the steps mention them with the water. */
export const CUBES = 'cubes';
/** A small cube of 3.6 g per cup (USDA FoodData Central 171613); a large one per half litre is slightly less. */
const CUBE_PER_GRAM = 3.6 / 400;

function cubesFor({ is, wants = {} }: DishRow): Readonly<Record<string, NeedRow>> {
  const [grams, options] = is.stock ?? wants.stock ?? [0, ''];
  return /, water$/.test(options) ? { [CUBES]: [grams * CUBE_PER_GRAM, 'bouillon cube'] } : {};
}

function seasoningOf({ name, is, wants = {}, seasoned }: DishRow): Readonly<Record<string, NeedRow>> {
  if (seasoned === undefined) return {};
  const seasoning = seasoned === 'salt' ? { salt: SALT } : { salt: SALT, pepper: PEPPER };
  const twice = Object.keys(seasoning).find((id) => id in is || id in wants);
  if (twice) throw new RangeError(`Two needs with the id ${twice}: ${String(name)}`);
  return seasoning;
}

function needOf(
  { whole = [], method }: DishRow,
  weight: Weight,
  [id, [grams, options, most = 1, fewest = 1]]: readonly [string, NeedRow],
): Need {
  return {
    id,
    weight,
    grams,
    most,
    fewest,
    isWhole: whole.includes(id),
    isPaired: method === 'sandwich' && id === 'bread',
    options: optionsIn(options),
  };
}

/** Identical options share one array, so that the stock is searched for them only once. */
const listed = new Map<string, readonly string[]>();

function optionsIn(text: string): readonly string[] {
  const options = text.split(',').map((option) => option.trim());
  const name = options.join();
  const list = listed.get(name) ?? options;
  listed.set(name, list);
  return list;
}

function mealOf(word: string): Meal {
  const meal = MEALS.find((known) => known === word);
  if (!meal) throw new RangeError(`Not a meal: ${word}`);
  return meal;
}

/** The id from a name without its templates: '{protein} Fried Rice[ with {herb}]' → 'fried-rice'. */
function idOf(name: string): string {
  return withoutAccents(name.replace(/\[[^\]]*\]|\{[^}]*\}/g, ' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
