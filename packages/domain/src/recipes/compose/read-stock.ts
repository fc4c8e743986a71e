import repertoire from '@game-plan/lexicon/repertoire.json' with { type: 'json' };
import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { USUAL_AT_HOME } from '../../at-home/at-home.ts';
import { type CalendarDay, daysBetween } from '../../calendar-day.ts';
import { type CulinaryFood, titleCase } from '../../foods/culinary-food.ts';
import { findDish } from '../../foods/dish-table.ts';
import { languagesOfMost, languagesOfName } from '../../foods/find-by-words.ts';
import { findFood, isPreparationClause } from '../../foods/find-food.ts';
import { findMeant } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey, plainWords } from '../../foods/food-name.ts';
import { asBought, isDriedBean, isLeftover } from '../../foods/food-state.ts';
import { meantAmong } from '../../foods/names/ambiguous-names.ts';
import { withoutKept } from '../../foods/names/left-over.ts';
import { isOneOf, withoutPhrases } from '../../foods/phrases-in.ts';
import { substitutesOf } from '../../foods/substitutes/substitutes.ts';
import { withoutAmountAhead } from '../../language/amount-around.ts';
import { lineOf, writtenOf } from '../../language/grammar.ts';
import { readLine } from '../../lines/read-line.ts';
import { memoize } from '../../memoize.ts';
import { breaksDiet } from '../../safety/diets.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { parseAmount } from '../../units/amount.ts';
import { gramsOfOne } from '../../units/weights/unit-ratio.ts';
import type { ComposeRequest, StockItem } from '../composed-recipe.ts';
import { withoutAmountBehind } from '../inventory/amount-behind.ts';
import { availableAmount, statedInName } from '../inventory/available-amount.ts';
import {
  asPacked,
  COUNT_BEHIND,
  correctedName,
  foodsListed,
  isInTin,
  meantInKitchens,
  readInventoryName,
  TIMES,
} from '../inventory/inventory-food.ts';
import { readOption } from '../model/groups.ts';
import type { Stocked } from '../model/stocked.ts';
import { REPERTOIRE } from '../repertoire/repertoire.ts';
import { describeFood, describeUnknown, isWholeByAmount } from '../roles/describe-food.ts';
import { suitableItems } from '../suitable-items.ts';
import { type OwnEnglish, ownEnglish } from './british-english.ts';
import { type Belonging, belongingIn } from './home-cooking.ts';
import { gramsOfUnit } from './portion.ts';

/** A food that matches an option, with the grams of it that replace one gram of the need. */
export interface Match {
  readonly stocked: Stocked;
  readonly factor: number;
}

/** The available foods, prepared once for all dishes. */
export interface Shelf {
  readonly items: readonly Stocked[];
  /** Foods in stock or always at home that match an option ('butter', '@oil'), best first. */
  readonly matches: (option: string) => readonly Match[];
  /** The first food of an option that the eater may eat, to be bought; undefined if there is none. */
  readonly toBuy: (option: string) => Match | undefined;
  /** How likely this home cooks a dish. */
  readonly belonging: Belonging;
  /** The English of its names, if it is not American. */
  readonly english: OwnEnglish | undefined;
}

const BRITISH_HOME = 'british';

/** Oil without a kind; any frying oil can be used for it. */
const isCookingOil = isOneOf(words['cooking oil']);

/** Cache size: more than the options of all dishes. */
const MOST_ASKED = 5000;

const optionsOf = memoize(MOST_ASKED, readOption);

const DISPLAYABLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&%(),./-]{0,79}$/u;

export function readStock(request: ComposeRequest): Shelf {
  const { eater, today } = request;
  const isCareful = eater.allergies.length > 0 || eater.diets.length > 0;
  const stock = suitableItems(request).flatMap(itemsIn);
  const read = stock.flatMap(({ name }) => readInventoryName(name.trim()) ?? []);
  const namedIn = read.map(({ name }) => languagesOfName(name));
  const belonging = belongingIn(
    read.map(({ food }) => food.name),
    namedIn,
  );
  const english = ownEnglish(stock.map(({ name }) => name));
  const around = {
    languages: languagesOfMost(namedIn),
    foods: read.flatMap(({ name, food }) => [name, food.name].map(foodNameKey)),
    // Names tell of Britain where foods do not: every home has butter and potatoes.
    isOfHomes: (homes: readonly string[]) =>
      belonging.isAmong(homes) || (english !== undefined && homes.includes(BRITISH_HOME)),
  };
  const kept = stock.flatMap((item) => {
    const name = item.name.trim();
    const there = { ...around, unit: item.unit };
    // 'omena 200g' means what 'omena' means.
    const meant = meantAmong(name, there) ?? meantAmong(nameIn(name), there) ?? meantInKitchens(name);
    return stockItem(item, today, { isCareful, meant }) ?? [];
  });
  const items = [...withoutRepeats(kept), ...atHome(request, kept)];
  const isSuitable = (stocked: Stocked) =>
    suitsEater({ name: stocked.food?.name ?? stocked.name, category: stocked.category }, eater);

  const isMeatless = looksMeatless(kept);
  const cooked = kept.flatMap(({ food, culinary }) => {
    if (culinary.name === 'chicken leg' || culinary.name === 'whole chicken') return ['chicken'];
    return food && rawName(food) !== food.name ? [rawName(food)] : [];
  });
  const isKeptCooked = ({ food, culinary: { role } }: Stocked) =>
    food !== undefined &&
    (role === 'protein' || role === 'vegetable' || role === 'base') &&
    cooked.some((raw) => food.name === raw || food.name.startsWith(`${raw} `));
  const itemsFor = itemsByOption(items);
  const matches = memoize(MOST_ASKED, (text) => {
    const found: Match[] = [];
    const taken = new Set<Stocked>();
    for (const { food, isExact, fits, factor } of optionsOf(text)) {
      const matching = fits
        ? items.filter((item) => fits(item.culinary))
        : (itemsFor(food) ?? []).filter((item) => isAsRaw(item, food));
      const usable = isExact ? matching.filter((item) => item.food === findFood(food ?? '')) : matching;
      for (const stocked of usable) {
        if (taken.has(stocked)) continue;
        taken.add(stocked);
        found.push({
          stocked,
          factor:
            isDriedBean(stocked.food?.name ?? '') && food !== stocked.food?.name
              ? factor * DRIED_PER_COOKED
              : factor,
        });
      }
    }
    // The sort is stable: within a group, food in stock comes before food that is always at home.
    return found.sort((a, b) => Number(isAtHome(a.stocked)) - Number(isAtHome(b.stocked)));
  });
  const toBuy = memoize(MOST_ASKED, (text) => {
    for (const option of optionsOf(text)) {
      const isSold = option.food !== undefined && !isLeftover(option.food);
      const stocked = isSold ? fromShop(english?.nameOf(option.food) ?? option.food) : undefined;
      if (stocked && isSuitable(stocked) && !(isMeatless && isOfMeat(stocked)) && !isKeptCooked(stocked))
        return { stocked, factor: option.factor };
    }
    return undefined;
  });
  return { items, matches, toBuy, belonging, english };
}

/** The name of a food in what was typed, without its amount. */
const nameIn = (typed: string): string => readInventoryName(typed)?.name ?? typed;

/** Cooked food and chicken on the bone that are kept. Raw or boneless meat is not suggested to be bought, because these have to be eaten first. */
const rawName = ({ name }: Food): string => {
  const first = words['cooked before'].find((word) => name.startsWith(`${word} `));
  return first === undefined ? name : name.slice(first.length + 1);
};

/** Proteins from plants, and paneer. */
const MEATLESS_PROTEINS: ReadonlySet<string> = new Set(['tofu', 'lentil', 'bean']);

/**
 * Whether a kitchen has tofu, lentils or beans but no meat or fish. It is not told to buy any, even if no one has set a
 * diet.
 */
function looksMeatless(kept: readonly Stocked[]): boolean {
  return kept.some(({ culinary }) => MEATLESS_PROTEINS.has(culinary.kind)) && !kept.some(isOfMeat);
}

/** Whether it is meat, fish or made of them. Hard cheese does not count, because few people know about its rennet. */
function isOfMeat({ name, food, category }: Stocked): boolean {
  return category !== 'dairy' && breaksDiet(food?.name ?? name, category, 'vegetarian');
}

/** Grams of dried beans for one gram of cooked ones (USDA FoodData Central 173744 and 173740, compared by protein). */
const DRIED_PER_COOKED = 0.4;

/**
 * Whether a food can be used raw. Cooked food is used only if a dish names it, because boiled potatoes cannot be fried
 * from raw. Meat on the bone and gammon are used only where a dish names such meat.
 */
function isAsRaw({ food, culinary }: Stocked, option: string | undefined): boolean {
  if (culinary.name === 'gammon')
    return culinary.isLarge ? option === 'gammon' : findFood(option ?? '') === food;
  if (culinary.isLarge) return isWholeAnimal(culinary.name) && culinary.name === option;
  if (option !== undefined && isWholeAnimal(option)) return false;
  if (culinary.name === 'chicken leg') return option !== 'chicken thigh' && option !== 'chicken';
  return !isLeftover(food?.name ?? '') || findFood(option ?? '') === food;
}

const isAtHome = ({ source }: Stocked) => source === 'at home';

/** The items that match each option. */
function itemsByOption(
  items: readonly Stocked[],
): (option: string | undefined) => readonly Stocked[] | undefined {
  const found = new Map<string, Stocked[]>();
  for (const item of items) {
    if (!item.food) continue;
    for (const option of OPTIONS_FILLED_BY.get(matchedAs(item)) ?? []) {
      const others = found.get(option);
      if (others) others.push(item);
      else found.set(option, [item]);
    }
  }
  return (option) => (option === undefined ? undefined : found.get(option));
}

/** Chicken on the bone is matched as its legs are, and a whole bird as such. */
const matchedAs = ({ culinary, food }: Stocked): string =>
  culinary.name === 'chicken leg' || (culinary.isLarge && isWholeAnimal(culinary.name))
    ? culinary.name
    : (food?.name ?? culinary.name);

/** 'Whole chicken', but not 'whole milk'. */
const isWholeAnimal = (name: string) => name.startsWith('whole ') && findFood(name)?.category === 'protein';

/** Each food and the options of any dish that it matches by the table's names. */
const OPTIONS_FILLED_BY: ReadonlyMap<string, readonly string[]> = (() => {
  const filled = new Map<string, string[]>();
  const named = REPERTOIRE.flatMap(({ needs }) => needs)
    .flatMap(({ options }) => options)
    .flatMap(optionsOf)
    .flatMap(({ food }) => food ?? []);
  for (const option of new Set(named)) {
    const own = foodOfOption(option)?.name;
    const candidates = new Set([
      own ?? '',
      ...substitutesOf(foodNameKey(option)),
      ...substitutesOf(own ?? option),
    ]);
    // Dried beans are boiled first and can then replace canned ones.
    if (isWholeAnimal(option)) candidates.add(option);
    if (own !== undefined && isDriedBean(`dried ${own}`)) candidates.add(`dried ${own}`);
    for (const candidate of candidates) filled.set(candidate, [...(filled.get(candidate) ?? []), option]);
  }
  return filled;
})();

/**
 * The food that a dish names. A cooked dish comes before food that is only found in its name or sold for it: 'persian rice' is no dry rice,
 * and 'pot roast' no raw beef, which would only be warmed.
 */
function foodOfOption(option: string): Food | undefined {
  const food = findFood(option);
  if (!food || food.name === option) return food ?? findDish(option);
  const isOtherName = food.aliases.includes(option) && food.category !== 'protein';
  return isOtherName ? food : (findDish(option) ?? food);
}

/** Splits 'chicken, rice, eggs', typed as one item, into three foods of unknown amount. */
function itemsIn(item: StockItem): StockItem[] {
  const names = foodsListed(item.name);
  return names.length === 1 ? [item] : names.map((name) => ({ ...item, name, quantity: '1', unit: 'item' }));
}

/** How the names of a kitchen are read. */
interface Reading {
  /** Whether names that are only guessed are left out, because the eater has an allergy or a diet. */
  readonly isCareful: boolean;
  /** What the name means in this kitchen; undefined if it means what it says. */
  readonly meant?: string | undefined;
}

/** Each guess reads its own words without further guesses, so that no name is read for ever. */
function stockItem(item: StockItem, today: CalendarDay, reading: Reading): Stocked | undefined {
  const typed = item.name.trim().replace(/\s+/g, ' ');
  if (!DISPLAYABLE.test(typed) || parseAmount(item.quantity) === 0) return undefined;
  const known = knownItem(item, typed, today, reading.meant);
  if (known || reading.isCareful) return known;
  return (
    marinatedItem(item, typed, today) ??
    keptDish(item, typed, today) ??
    correctedItem(item, typed, today) ??
    unknownItem(item, typed, today)
  );
}

/** An item whose name is the one of a food. */
function knownItem(item: StockItem, typed: string, today: CalendarDay, meant?: string): Stocked | undefined {
  // Coriander in bunches is the herb, not the spice.
  const asBunch = item.unit === 'bunch' ? findFood(`fresh ${typed}`) : undefined;
  const read = asBunch ? undefined : readInventoryName(meant ?? typed);
  const named = asBunch ?? read?.food;
  const bought = named && asBought(named, typed);
  if (!bought) return undefined;
  const alone = meant === undefined ? bought : readInventoryName(typed)?.food;
  const parsed = isOneField(item) ? parseOneField(typed, bought, alone) : undefined;
  const food = asPacked(bought, item);
  const name =
    parsed?.name ??
    statedInName(typed, bought)?.name ??
    (meant === undefined && read !== undefined && read.name !== typed ? read.name : undefined) ??
    plainName(typed, bought);
  // Titles and steps use the words of the name, so a misspelt name is replaced by the table's.
  const said = meant !== undefined && findFood(name) !== bought ? meant : name;
  const described = describeFood(food, said);
  const grams = parsed ? parsed.grams : stockGrams(item, described, food);
  const culinary = isWholeByAmount(food, grams) ? describeFood(food, `whole ${said}`) : described;
  return { ...stockedAs(item, today), name: shownName(name, food), culinary, food, stockGrams: grams };
}

const plainName = (typed: string, food: Food): string =>
  typed.replace(findDish(typed) !== food && !findFood(typed) ? COUNT_BEHIND : TIMES, '');

/** Leftovers of a kind of dish. */
function keptDish(item: StockItem, typed: string, today: CalendarDay): Stocked | undefined {
  const food = findInInventory(typed);
  if (!food) return undefined;
  const culinary = describeFood(food, food.name);
  const name = shownName(plainName(typed, food), food);
  return { ...stockedAs(item, today), name, culinary, food, stockGrams: stockGrams(item, culinary, food) };
}

/** An item whose name is mistyped. */
function correctedItem(item: StockItem, typed: string, today: CalendarDay): Stocked | undefined {
  const name = correctedName(typed);
  return name === undefined ? undefined : knownItem({ ...item, name }, name, today);
}

/** A sauce or a seasoning that is no food of the table. */
function unknownItem(item: StockItem, typed: string, today: CalendarDay): Stocked | undefined {
  const name = typed.replace(TIMES, '');
  const culinary = describeUnknown(name);
  return (
    culinary && {
      ...stockedAs(item, today),
      name: shownName(name, undefined),
      culinary,
      food: undefined,
      stockGrams: stockGrams(item, culinary, undefined),
    }
  );
}

const stockedAs = (item: StockItem, today: CalendarDay) =>
  ({
    category: item.category,
    source: 'stock',
    daysLeft: item.expiryDate === null ? null : daysBetween(today, item.expiryDate),
    keptIn: isInTin(item) ? 'can' : item.unit,
  }) as const;

const shownName = (name: string, food: Food | undefined): string =>
  sentenceCase(withoutPack(withoutDoing(name), food));

/** '1 item' comes from a one-field form. It says that there is some, but not how much. */
const isOneField = ({ unit }: StockItem) => unit === 'item';

/**
 * Parses '6 eggs' or '500g mince' typed into one field: the food's name alone, and its grams if these are certain. `alone` is the food
 * that it means in any kitchen.
 */
function parseOneField(
  typed: string,
  food: Food,
  alone: Food | undefined,
): { readonly name: string; readonly grams: number | null } | undefined {
  const [part, ...others] = readLine(typed.replace(PACK_OF, 'x $1').replace(ONCE, '')).parts;
  if (!part?.amount || (part.food !== food && part.food !== alone) || others.length > 0) return undefined;
  // A tin of tomatoes is bought tinned again, not as fresh tomatoes.
  const isOfTin = findFood(part.name) !== food && findFood(`canned ${part.name.replace(TIMES, '')}`) === food;
  const name = part.name.replace(TIMES, '');
  return { name: isOfTin ? `tinned ${name}` : name, grams: part.isGuess ? null : part.grams };
}

/** A pack of several pieces: 'eggs 12 pack', 'garlic 4 pk', 'peppers 3ct'. Two packs are 'bacon 2 packs'. */
const PACK_OF = /(?<=\p{L} )([2-9]|[1-3]\d)[- ]?(?:pack|pk|ct|count)$/iu;
/** Shops write '650G x 1' for one pack of 650 g. */
const ONCE = /(?<=\d ?\p{L}{1,3}) x ?1$/iu;

/** Dishes that leftovers are warmed like, by the last words or, behind '=', the whole name of what people call them. */
const KINDS_OF_LEFTOVERS = Object.entries(repertoire.leftovers).flatMap(([dish, kinds]) =>
  kinds.map((kind) => ({ dish, kind: plainWords(kind).join(' '), isWhole: kind.startsWith('=') })),
);

/**
 * The dish that leftovers of any kind are warmed like: 'leftover curry', 'last night's lentil stew'. What is in them is
 * not known, so this is never asked for people with an allergy or a diet.
 */
function findInInventory(name: string): Food | undefined {
  const plain = withoutKept(name);
  if (plain === name) return undefined;
  const said = ` ${plainWords(plain).join(' ')}`;
  const found = KINDS_OF_LEFTOVERS.find(({ kind, isWhole }) =>
    isWhole ? said === ` ${kind}` : said.endsWith(` ${kind}`),
  );
  return found && findMeant(found.dish, 'search');
}

const withoutMarinade = withoutPhrases(words.marinades);

/**
 * Raw meat that is sold in a marinade, as the meat: 'bulgogi beef', 'peri peri chicken thighs'. The marinade is not known,
 * so this is never asked for people with an allergy or a diet.
 */
function marinatedItem(item: StockItem, typed: string, today: CalendarDay): Stocked | undefined {
  const name = readLine(typed).parts[0]?.name ?? typed;
  const plain = withoutMarinade(name);
  if (plain === name) return undefined;
  // Beef is sold marinated in thin slices.
  const meat = plain.toLowerCase() === 'beef' ? 'beef strips' : plain;
  const raw = { ...item, name: typed.replace(name, meat) };
  const rest = knownItem(raw, raw.name, today) ?? correctedItem(raw, raw.name, today);
  if (rest?.culinary.role !== 'protein' || rest.food?.category !== 'protein' || isLeftover(rest.food.name))
    return undefined;
  const { culinary } = rest;
  const said = name.toLowerCase();
  return {
    ...rest,
    name: sentenceCase(name),
    culinary: { ...culinary, one: said, many: said, isCounted: false, title: titleCase(said) },
  };
}

/**
 * Removes a preparation copied from a recipe's list, because the recipe itself states it: 'onion, finely diced' is an
 * onion.
 */
function withoutDoing(name: string): string {
  const counted = writtenOf(withoutAmountAhead(lineOf(name)).name);
  // 'Rack of lamb' is a cut, and no amount of lamb.
  const plain = findFood(counted) === findFood(name) ? counted : name;
  const [food = name, doing] = plain.split(/,\s*(.*)/s);
  return doing === undefined || isPreparationClause(doing) ? food : name;
}

/** The words for a package around a name, and a count in brackets or behind it: 'jar of Prego', 'coconut milk can', 'avocados (3)'. */
const PACK_BEFORE =
  /^(?:an? |the |my )?(?:bag|jar|tin|can|pack|packet|box|carton|bottle|tub|tube|pot|block|bunch|head|loaf|punnet|sack|net|tray) of (?:\d{1,2} )?(?=\p{L})/iu;
const PACK_BEHIND =
  /(?<=\p{L}),? (?:(?:big|small|large|little) )?(?:bag|jar|tin|can|pack|packet|box|carton|bottle|tub|tube|pot|block|bunch)s?$|,? \((?:x ?)?\d+\)$|(?<=\)) (?:x ?)?\d+$| (?:x ?)?\d{1,2}(?= \([^()]*\)$)/iu;

/** 'Tuna tins in water'. */
const TINS_WITHIN = / (?:tins?|cans?)(?= in )/i;

/** Removes these words if the rest means the same food: tinned potatoes are cooked already. */
function withoutPack(name: string, food: Food | undefined): string {
  const plain = name.replace(PACK_BEFORE, '').replace(PACK_BEHIND, '').replace(TINS_WITHIN, '');
  // A stick of cinnamon and a pod of vanilla stay what they are.
  const bare = food?.category === 'spice' ? plain : withoutAmountBehind(plain);
  const tinned = bare.replace(/^(?:tins?|cans?) (?:of )?(?=\p{L})/iu, 'tinned ');
  // 'Coriander bunch' is the herb.
  const fresh = bare === name ? [] : [`fresh ${bare}`];
  return food === undefined
    ? name
    : ([tinned, bare, plain, ...fresh].find((text) => findFood(text) === food) ?? name);
}

function stockGrams(item: StockItem, culinary: CulinaryFood, food: Food | undefined): number | null {
  const amount = availableAmount(item, food);
  if (amount === null || amount <= 0) return null;
  if (isOneField(item)) return null;
  const one = gramsOfUnit({ food, culinary }, item.unit) ?? gramsOfOne({ food, unit: item.unit });
  return one === null ? null : amount * one;
}

/** Merges items of the same food: amounts are added, and date and name are those of the first to expire. */
function withoutRepeats(items: readonly Stocked[]): Stocked[] {
  const byFood = new Map<string, Stocked>();
  for (const item of items) {
    const key = item.food?.name ?? item.name;
    const other = byFood.get(key);
    byFood.set(key, other ? together(other, item) : item);
  }
  return [...byFood.values()];
}

function together(a: Stocked, b: Stocked): Stocked {
  const [first, second] = (a.daysLeft ?? Infinity) <= (b.daysLeft ?? Infinity) ? [a, b] : [b, a];
  const grams =
    first.stockGrams === null || second.stockGrams === null ? null : first.stockGrams + second.stockGrams;
  return { ...first, stockGrams: grams };
}

function atHome(
  { atHome: names = USUAL_AT_HOME, eater }: ComposeRequest,
  kept: readonly Stocked[],
): Stocked[] {
  const stocked = names.flatMap((name) => {
    const isOil = isCookingOil(name.trim());
    const food = findFood(isOil ? 'vegetable oil' : name);
    const culinary = food && describeFood(food, isOil ? 'oil' : name);
    if (!culinary || !food) return [];
    return {
      name: sentenceCase(name.trim()),
      culinary: isOil ? { ...culinary, one: 'oil', many: 'oil', title: 'Oil' } : culinary,
      food,
      category: food.category,
      source: 'at home' as const,
      daysLeft: null,
      stockGrams: null,
      keptIn: '',
    };
  });
  return stocked.filter(
    (item) =>
      !kept.some(({ food }) => food === item.food) &&
      suitsEater({ name: item.food.name, category: item.category }, eater) &&
      suitsEater(item, eater),
  );
}

const FROM_SHOP = new Map<string, Stocked | undefined>();

function fromShop(name: string): Stocked | undefined {
  if (FROM_SHOP.has(name)) return FROM_SHOP.get(name);
  const food = findFood(name);
  const culinary = food && describeFood(food, name);
  const stocked: Stocked | undefined = culinary && {
    name: sentenceCase(culinary.isCounted ? culinary.many : culinary.one),
    culinary,
    food,
    category: food.category,
    source: 'shop',
    daysLeft: null,
    stockGrams: null,
    keptIn: '',
  };
  FROM_SHOP.set(name, stocked);
  return stocked;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
