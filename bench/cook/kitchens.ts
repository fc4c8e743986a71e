import { addDays, calendarDay } from '../../packages/domain/src/calendar-day.ts';
import { ALLERGENS, DIETS, type Diet } from '../../packages/domain/src/eater.ts';
import {
  INGREDIENT_CATEGORIES,
  type IngredientCategory,
  type IngredientStatus,
  STORED_UNITS,
} from '../../packages/domain/src/ingredient.ts';
import { type Random, seededRandom } from '../../packages/domain/src/random.ts';
import type { StockItem } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { type Origin, readCases, readTable } from '../cases.ts';
import { forbiddenBy, KNOWN_DISLIKES, KNOWN_WORDINGS, type Limits } from './idea-rules.ts';

/** An item as stored in the inventory, with its status. */
export interface StoredItem extends StockItem {
  readonly status: IngredientStatus;
}

export interface BenchKitchen extends Limits {
  readonly group: string;
  /** The dish whose ingredients these are; null for an ordinary kitchen. */
  readonly dish: string | null;
  readonly items: readonly StoredItem[];
}

const UNITS = STORED_UNITS.join('|');
const ITEM = new RegExp(
  `^(?<name>.+?)(?: (?<quantity>\\d+(?:\\.\\d+)?(?:/\\d+)?|a few|a little|some|half)(?: (?<unit>${UNITS}))?)?(?: @(?<expiry>-?\\d+|expired))?$`,
);

/** The current day for all kitchens, from which expiry dates count. */
export const KITCHEN_DAY = calendarDay('2026-11-21');

/** The group of kitchens without anything to cook. */
export const NOTHING = 'nothing';

/** Words with the category that a person would choose for a name with them. The first row with a matching word applies. */
const CATEGORIES = readTable('usual-categories.tsv', ['category', 'words']).map(
  ({ category, words }) => [readCategory(category), words.split(', ').map((word) => ` ${word} `)] as const,
);

function readCategory(text: string): IngredientCategory {
  const category = INGREDIENT_CATEGORIES.find((each) => each === text);
  if (!category) throw new Error(`No category: '${text}'`);
  return category;
}

/**
 * Ordinary kitchens, and the ingredients of well-known dishes, whose groups start with 'dish:'. The composer is developed with the tuned
 * ones and only measured on those held out.
 */
export const KITCHENS: readonly (BenchKitchen & Origin)[] = readCases('kitchens.tsv', [
  'group',
  'items',
  'dish',
  'limits',
]).map(({ author, source, use, group, items, dish, limits }) => ({
  author,
  source,
  use,
  group,
  dish: dish === '' ? null : dish,
  items: readItems(items),
  ...readLimits(limits),
}));

/**
 * Reads the items of a kitchen, 'name quantity unit; …'. A quantity without a unit counts pieces; an item without a quantity is stored
 * like one from the dashboard's one-field form. '@3' expires three days after `KITCHEN_DAY`, '@expired' is marked as expired. Throws an
 * Error for invalid text.
 */
export function readItems(text: string): StoredItem[] {
  return text.split('; ').map(readItem);
}

/** Reads 'allergies … | diets … | dislikes …', each a list separated by commas. Throws an Error for an unknown diet. */
export function readLimits(text: string): Limits {
  const limits = text.split(' | ');
  return {
    eater: { allergies: listOf(limits, 'allergies'), diets: listOf(limits, 'diets').map(readDiet) },
    dislikes: listOf(limits, 'dislikes'),
  };
}

function readItem(text: string): StoredItem {
  const { name, quantity, unit, expiry } = ITEM.exec(text)?.groups ?? {};
  if (name === undefined) throw new Error(`No item of a kitchen: '${text}'`);
  const dated = {
    expiryDate: expiry === undefined || expiry === 'expired' ? null : addDays(KITCHEN_DAY, Number(expiry)),
    status: expiry === 'expired' ? ('expired' as const) : ('fresh' as const),
  };
  if (quantity === undefined) return { name, category: 'pantry', quantity: '1', unit: 'item', ...dated };
  return { name, category: usualCategory(name), quantity, unit: unit ?? 'piece', ...dated };
}

function listOf(limits: readonly string[], kind: string): string[] {
  const limit = limits.find((text) => text.startsWith(`${kind} `));
  return limit === undefined ? [] : limit.slice(kind.length + 1).split(', ');
}

function readDiet(text: string): Diet {
  const diet = DIETS.find((listed) => listed === text);
  if (!diet) throw new Error(`No diet: '${text}'`);
  return diet;
}

/** The category that a person would choose for a name; pantry if unclear. */
export function usualCategory(name: string): IngredientCategory {
  const text = ` ${name.toLowerCase().replaceAll(/[,()]/g, ' ').replaceAll(/ +/g, ' ')} `;
  return CATEGORIES.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'pantry';
}

/** Whether allergies are only listed ones, or also own words. */
type Wording = 'any' | 'listed';

const MOST_ITEMS = 40;
const FEWEST_ITEMS = 4;
/** The share of a kitchen's items that its owner must not eat; with more of them hardly a dish remains. */
const TEMPTATION = 0.5;

/**
 * Kitchens of 4 to 40 items from all written kitchens, each with an eater who has at least one allergy, diet or
 * dislike, and with forbidden items. The same seed gives the same kitchens.
 */
export function* randomKitchens(
  count: number,
  seed: number,
  wording: Wording = 'any',
): Generator<BenchKitchen> {
  const random = seededRandom(seed);
  const draw = itemDrawer(random);
  for (let made = 0; made < count; made += 1) {
    const limits = anyLimits(random, wording);
    yield { group: 'random', dish: null, items: draw([limits]), ...limits };
  }
}

/** Names that have been cooked dangerously, that are no food, or that stand as recipes write them; '|' before a quantity and a unit. */
const RISKY =
  `Whole turkey, Turkey crown, Turkey|5|kg, Turkey|1|piece, Frozen turkey|6|kg, Turkey breast joint, Whole chicken, Chicken crown,
  Whole duck, Goose, Whole pheasant, Pork roasting joint, Leg of pork, Pork loin roast, Gammon joint, Rib of beef, Prime rib, Sirloin joint,
  Roast beef joint, Leg of lamb, T-bone steak, New York strip steak, Turkey patties, Veal joint, Rhubarb leaves, Apricot kernels,
  Green potatoes, Sprouted potatoes, Cherry stones, Elder leaves, King prawns, Raw prawns|400|g, Shrimp|1|lb, Scallops, Mussels,
  Squid, Smoked sausage, Chicken thighs, Bell peppers, Rice, Chicken stock, Canned tomatoes, Cajun seasoning, Okra, handful cilantro,
  pinch salt, juice of one lemon, glug olive oil, knob of butter, a few carrots, bbq zorblax, chiken thighs, 2 eggs at room temperature,
  500g beef mince, Dried kidney beans, Kitchen roll, half an onion, one onion finely chopped, peri peri chiken, marinated handful, tin`
    .split(/,\s+/)
    .map((text): StoredItem => {
      const [name = '', quantity = '1', unit = 'item'] = text.split('|');
      return { name, category: 'pantry', quantity, unit, expiryDate: null, status: 'fresh' };
    });
const MOST_RISKY = 5;
/** The share of their eaters without limits, for whom most is cooked. */
const UNLIMITED = 0.4;

/** Like `randomKitchens`, with one to five risky items each, some for people without limits. */
export function* riskyKitchens(
  count: number,
  seed: number,
  wording: Wording = 'any',
): Generator<BenchKitchen> {
  const random = seededRandom(seed ^ RISKY_SEED);
  for (const kitchen of randomKitchens(count, seed, wording)) {
    const added = Array.from({ length: 1 + Math.floor(random() * MOST_RISKY) }, () => pick(RISKY, random));
    const items = [...new Set([...kitchen.items, ...added])];
    yield random() < UNLIMITED ? { ...kitchen, ...NO_LIMITS, items } : { ...kitchen, items };
  }
}
const RISKY_SEED = 0x51ed270b;

/** A kitchen of several people with different limits. */
interface Household {
  readonly items: readonly StoredItem[];
  readonly eaters: readonly Limits[];
}

const FEWEST_EATERS = 2;
const MOST_EATERS = 5;
/**
 * The share of people with an allergy, diet or dislike; with a higher share, hardly any dish remains for five people.
 */
const LIMITED = 0.45;
const NO_LIMITS: Limits = { eater: { allergies: [], diets: [] }, dislikes: [] };

/** Like `randomKitchens`, with two to five people, at least one of whom has limits. */
export function* randomHouseholds(
  count: number,
  seed: number,
  wording: Wording = 'any',
): Generator<Household> {
  const random = seededRandom(seed);
  const draw = itemDrawer(random);
  for (let made = 0; made < count; made += 1) {
    const others = FEWEST_EATERS - 1 + Math.floor(random() * (MOST_EATERS - FEWEST_EATERS + 1));
    const eaters = [
      anyLimits(random, wording),
      ...Array.from({ length: others }, () => (random() < LIMITED ? anyLimits(random, wording) : NO_LIMITS)),
    ];
    yield { items: draw(eaters), eaters };
  }
}

/** Draws the items of a kitchen, including some that one of its people must not eat. */
function itemDrawer(random: Random): (eaters: readonly Limits[]) => StoredItem[] {
  const items = distinctItems();
  const temptations = temptationsAmong(items);
  return (eaters) => {
    const tempting = eaters.flatMap(temptations);
    const size = FEWEST_ITEMS + Math.floor(random() * (MOST_ITEMS - FEWEST_ITEMS + 1));
    const drawn = Array.from({ length: size }, () =>
      pick(tempting.length > 0 && random() < TEMPTATION ? tempting : items, random),
    );
    return [...new Set(drawn)];
  };
}

function distinctItems(): StoredItem[] {
  const all = KITCHENS.flatMap(({ items }) => items);
  return [
    ...new Map(
      all.map((item) => [item.name, { ...item, expiryDate: null, status: 'fresh' as const }]),
    ).values(),
  ];
}

/** The items that a person must not eat, cached per limit. */
function temptationsAmong(items: readonly StoredItem[]): (limits: Limits) => StoredItem[] {
  const known = new Map<string, readonly StoredItem[]>();
  const against = (key: string, limits: Limits) => {
    const found = known.get(key) ?? items.filter(({ name }) => forbiddenBy(name, limits).length > 0);
    known.set(key, found);
    return found;
  };
  return ({ eater: { allergies, diets }, dislikes }) => [
    ...allergies.flatMap((word) =>
      against(`allergy ${word}`, { eater: { allergies: [word], diets: [] }, dislikes: [] }),
    ),
    ...diets.flatMap((diet) => against(diet, { eater: { allergies: [], diets: [diet] }, dislikes: [] })),
    ...dislikes.flatMap((word) =>
      against(`dislike ${word}`, { eater: { allergies: [], diets: [] }, dislikes: [word] }),
    ),
  ];
}

function anyLimits(random: Random, wording: Wording): Limits {
  const kind = random();
  const some = <Word>(words: readonly Word[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(words, random))),
  ];
  const ownWords = wording === 'any' ? KNOWN_WORDINGS : ALLERGENS;
  if (kind < 0.3) return { eater: { allergies: some(ALLERGENS, 3), diets: [] }, dislikes: [] };
  if (kind < 0.55) return { eater: { allergies: [], diets: some(DIETS, 2) }, dislikes: [] };
  if (kind < 0.8) return { eater: { allergies: some(ownWords, 2), diets: [] }, dislikes: [] };
  if (kind < 0.9) return { eater: { allergies: [], diets: [] }, dislikes: some(KNOWN_DISLIKES, 3) };
  const allergies = [...new Set([...some(ALLERGENS, 2), ...some(ownWords, 2)])];
  return { eater: { allergies, diets: some(DIETS, 1) }, dislikes: some(KNOWN_DISLIKES, 1) };
}

/** Draws one of them; throws an Error if there is none. */
export function pick<Thing>(things: readonly Thing[], random: Random): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to draw from');
  return thing;
}
