import type { CulinaryRole } from '../../foods/culinary-food.ts';
import { findByForeignName } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { findEaten } from '../../foods/served/served-table.ts';
import { eatenName, isMaker } from './eaten-names.ts';
import { AMOUNT_WORDS, type IsFood, readTypedAmount } from './typed-amount.ts';

const NUMBER = String.raw`(?:\d{1,4}(?:[.,/]\d+)?|[½¼¾]|one|two|three|four|five|six|half an?)`;
const AHEAD_OF_NUMBER = new RegExp(String.raw`(?<=[\p{L})]) (?=${NUMBER} ?\p{L})`, 'giu');
const BEHIND_MEASURE =
  /(?<=\d ?(?:g|gr|grams?|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|slices?|pcs?|pieces?|scoops?|cans?|tins?|bowls?|plates?|glass|glasses|bottles?|bags?|pots?)) (?=\p{L})/giu;
const JOINT = /\s(?:and|with|w\/|on|plus|in|over|&|\+|mit|und|avec|con|com|met|med)(?:\s|$)/i;
/** Minimum number of foods in a row: two may be one dish, 'chicken rice', unless each has its own amount. */
const FEWEST_LISTED = { withoutAmounts: 3, withAmounts: 2 };
const MOST_WORDS = 12;
const LONGEST_NAME = 3;

/**
 * Roles of foods that are served beside others. A sauce, a spice or a lemon before a food describes its preparation.
 */
const ON_THE_PLATE: ReadonlySet<CulinaryRole> = new Set(['protein', 'vegetable', 'fruit', 'base', 'cheese']);

/**
 * Splits a clause that lists several foods without commas or 'and': by their amounts ('2 eggs 1 toast 1 banana',
 * 'chicken 150g rice 200g'), or as three or more plain foods in a row ('rice beans plantain'). Returns the clause
 * itself if it is one food or if a piece would not be a food.
 */
export function splitFoods(typed: string, isFood: IsFood): string[] {
  if (/ /.test(typed) && !/\d/.test(typed) && findEaten(eatenName(typed)) !== undefined && isNamedSo(typed))
    return [typed];
  const clause = withToppings(countedFirst(withMilk(typed, isFood)), isFood);
  return (
    besideBread(clause) ??
    behindMeasures(clause, isFood) ??
    inARow(clause, FEWEST_LISTED.withoutAmounts) ??
    plateInARow(clause) ??
    aheadOfNumbers(clause, isFood)
  );
}

const FLATBREAD = '(?:rotis?|chapat+is?|phulkas?)';
const BESIDE_FLATBREAD =
  '(?:dal|daal|dhal|sabzi|sabji|subzi|curry|bhurji|rajma|chole|chana|kadhi|korma|masala|makhani|paneer)';
const BREAD_BEFORE = new RegExp(
  String.raw`^((?:\d |an? |one |two |three |half an? )?(?:${FLATBREAD}|parathas?|bread|chai)) (?!with |and |of )(\p{L}[\p{L} ]*)$`,
  'iu',
);
const BREAD_BEHIND = new RegExp(String.raw`^((?:\p{L}+ )*${BESIDE_FLATBREAD}) ((?:\d )?${FLATBREAD})$`, 'iu');

/** 'Roti sabzi', 'dal roti', 'bread jam' and 'chai biscuit' are two foods, as India lists them. */
function besideBread(clause: string): string[] | null {
  if (JOINT.test(`${clause} `) || isNamedSo(clause)) return null;
  const [, bread = '', food = ''] = BREAD_BEFORE.exec(clause) ?? [];
  if (food !== '' && isNamedSo(food))
    return /bread$/i.test(bread) ? [`${bread} with ${food}`] : [bread, food];
  const [, dish = '', behind = ''] = BREAD_BEHIND.exec(clause) ?? [];
  return behind !== '' && isNamedSo(dish) ? [dish, behind] : null;
}

/** Meat or fish with its side in a language that joins them without a word: 'poulet frites', 'saumon riz'. */
function plateInARow(clause: string): string[] | null {
  const words = clause.split(' ');
  if (words.length < 2 || words.length > MOST_FILLINGS || /[\d]/.test(clause) || JOINT.test(`${clause} `))
    return null;
  const listed = findEaten(eatenName(clause)) === undefined ? inRow(words, isForeignFood) : null;
  if (listed === null || listed.length < 2) return null;
  const [main, ...sides] = listed.map((name) => roleOf(name));
  const isPlate = main === 'protein' && sides.every((role) => role === 'base' || role === 'vegetable');
  return isPlate ? listed : null;
}

const foreignFood = (name: string) => findByForeignName(name) ?? findEaten(eatenName(name));

/** Whether a food is called so in another language and not in English. */
function isForeignFood(name: string): boolean {
  return findFood(name) === undefined || findByForeignName(name) !== undefined
    ? foreignFood(name) !== undefined
    : !isOneOwnName(name);
}

const roleOf = (name: string) => {
  const food = foreignFood(name) ?? findFood(name);
  return food?.cook?.role ?? (food?.category === 'vegetable' ? 'base' : food?.category);
};

const COUNTED_WITHIN = /^(\p{L}+s) (\d{1,2}) (\p{L}+(?: \p{L}+)?)$/u;

const PART_COUNTED = /^(\p{L}+(?: \p{L}+)?) (\d{1,2}) (\p{L}+)$/u;
const PACKED_AS = /^(?:rashers?|bars?|cubes?|cones?)$/i;
const PART_OF_NAME =
  /^(?:drumsticks?|wings?|thighs?|legs?|breasts?|nuggets?|tenders?|goujons?|chops?|ribs?|fingers?)$/i;

/** 'Tacos 3 beef' are three beef tacos, 'bacon 2 rashers' two of bacon and 'chicken 2 wings' two chicken wings. */
function countedFirst(clause: string): string {
  const [, food = '', pieces = '', part = ''] = PART_COUNTED.exec(clause) ?? [];
  if (PACKED_AS.test(part)) return `${pieces} ${part} of ${food}`;
  const whole = `${food} ${part}`;
  if (PART_OF_NAME.test(part) && (isOneOwnName(whole) || findEaten(whole) !== undefined))
    return `${pieces} ${whole}`;
  const [, plural = '', count = '', kind = ''] = COUNTED_WITHIN.exec(clause) ?? [];
  const name = `${kind} ${plural}`;
  return kind !== '' && (isOneOwnName(name) || findEaten(name) !== undefined) ? `${count} ${name}` : clause;
}

const MILK =
  /^(.+) ((?:skim|skimmed|semi[- ]skimmed|whole|full[- ]fat|low[- ]fat|oat|almond|soya?|coconut|[12]%) milk)$/i;

/** '3 weetabix skim milk' means weetabix with the milk. */
function withMilk(clause: string, isFood: IsFood): string {
  const [, food = '', milk = ''] = MILK.exec(clause) ?? [];
  // In 'coffee with a splash of oat milk' the milk is joined already.
  if (food === '' || JOINT.test(`${food} `) || / of$/i.test(food) || isFood(clause)) return clause;
  return isFood(readTypedAmount(food, isFood).name) ? `${food} with ${milk}` : clause;
}

/** Foods that something is put on, into or poured over. */
const TOPPED =
  /\b(?:(?:jacket|baked|sweet) potato(?:es)?|jacket|rolls?|buns?|baps?|sandwich(?:es)?|toasties?|bagels?|wraps?|burgers?|hot ?dogs?|pasta|toast|porridge|oatmeal|salad|omelett?es?|baguettes?|panini|crumpets?|pancakes?|waffles?|scones?|crackers|rice pudding|yogh?urt|croissants?|chips|fries|nuggets|tenders|tacos?|crispbreads?|rice cakes?|oatcakes?)$/i;

/**
 * 'Jacket potato tuna mayo' and 'bacon roll ketchup' are a dish and what is on it. Only if both are called so and the
 * whole is not: without a conjunction, the words before a food mostly describe it.
 */
function withToppings(clause: string, isFood: IsFood): string {
  const words = clause.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || JOINT.test(`${clause} `) || isNamedSo(clause))
    return clause;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const base = words.slice(0, at).join(' ');
    const behind = words.slice(at);
    // '2 rolls of maki' are rolls of rice.
    if (!TOPPED.test(base) || /^of$/i.test(behind[0] ?? '')) continue;
    const toppings = /\d/.test(behind.join('')) ? null : inRow(behind, isTopping);
    const { name } = readTypedAmount(base, isFood);
    if (toppings !== null && isFood(name) && !isNamedSo(`${name} ${behind.join(' ')}`))
      return `${base} with ${toppings.join(' and ')}`;
  }
  return clause;
}

function isTopping(name: string): boolean {
  if (!isNamedSo(name) || isMaker(name) || MADE_OF_OTHERS.test(name)) return false;
  const food = findEaten(eatenName(name)) ?? findFood(name);
  return food !== undefined && food.category !== 'grain' && food.category !== 'beverage';
}

/** 'chicken 150g rice 200g': every amount belongs to the food before it. */
function behindMeasures(clause: string, isFood: IsFood): string[] | null {
  if (/^[\d½¼¾]/.test(clause)) return null;
  const pieces = clause.split(BEHIND_MEASURE);
  const isEach =
    pieces.length > 1 && pieces.every((piece) => /\d/.test(piece) && isCountedFood(piece, isFood));
  return isEach ? pieces : null;
}

/** '250ml milk 30g oats', 'coffee 2 sugars': every amount belongs to what follows. */
function aheadOfNumbers(clause: string, isFood: IsFood): string[] {
  const [first = '', ...rest] = clause.split(AHEAD_OF_NUMBER);
  const pieces = [first];
  for (const piece of rest) {
    const last = pieces.at(-1) ?? '';
    const [counted, ...others] = isFoodByItself(last, isFood) ? countedFoods(piece, isFood) : [];
    if (counted === undefined) pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(counted, ...others);
  }
  return pieces;
}

/** In 'breast 6oz grilled' the amount belongs to the food before it. */
const ONLY_TOLD =
  /^(?:(?:grilled|cooked|raw|boiled|roasted|roast|fried|baked|steamed|dry|drained|skinless|plain|total|each|uncooked|scrambled|poached|air fried|pan fried|whipped|prepared|shredded|sliced|chopped|breaded|toasted)(?: |$))+$/i;

/**
 * The piece, if it has an amount and a food; splits '200g rice broccoli' into the food with the amount and the rest.
 */
function countedFoods(piece: string, isFood: IsFood): string[] {
  const [head = ''] = piece.split(JOINT);
  const { name, amount } = readTypedAmount(head, isFood);
  if (amount.count === null || ONLY_TOLD.test(name)) return [];
  if (isFood(name)) return [piece];
  const [, ...others] = inARow(name, FEWEST_LISTED.withAmounts) ?? [];
  const behind = others.join(' ');
  if (behind === '' || !head.endsWith(behind)) return amount.unit === '' ? [] : [piece];
  const last = others.at(-1) ?? '';
  return [head.slice(0, -behind.length).trim(), ...others.slice(0, -1), `${last}${piece.slice(head.length)}`];
}

function isFoodByItself(piece: string, isFood: IsFood): boolean {
  if (isMaker(piece) || /\s(?:and|with|w\/|on|plus|in|over|of|&|\+)$/i.test(piece)) return false;
  const { name, amount } = readTypedAmount(piece.split(JOINT).at(-1) ?? '', isFood);
  return isFood(name) || (amount.count !== null && amount.unit !== '');
}

function isCountedFood(piece: string, isFood: IsFood): boolean {
  const { name, amount } = readTypedAmount(piece.split(JOINT)[0] ?? '', isFood);
  return amount.count !== null && isFood(name);
}

/** Foods in a row, each with its own name; null if a word belongs to none. */
function inARow(clause: string, fewest: number): string[] | null {
  const words = clause.split(' ');
  if (words.length < fewest || words.length > MOST_WORDS || /\d/.test(clause)) return null;
  if (isOneOwnName(clause)) return null;
  const listed = inRow(words, isOnThePlate);
  return listed !== null && listed.length >= fewest ? listed : null;
}

/**
 * The foods of 'fish fingers chips' in a list with a later 'and'; null if it is a single food, or a word belongs to
 * none.
 */
export function splitListedFoods(typed: string): string[] | null {
  if (/\d/.test(typed) || MADE_OF_OTHERS.test(typed) || isNamedSo(typed)) return null;
  const listed = inRow(typed.replace(TOLD_OF_EACH, '').split(' '), isNamedSo);
  if (listed === null || listed.length < 2 || listed.length > MOST_FILLINGS) return null;
  // 'Chicken doner' and 'kebab' are one food.
  const foods = listed.map((each) => findEaten(eatenName(each)));
  const isOne = foods.every((food) => food !== undefined && food === foods[0]);
  return isOne ? null : listed;
}

/** Words that describe a topping and are not foods. */
const TOLD_OF_EACH =
  /\b(?:mild|hot|spicy|extra|fresh|shredded|grilled|sliced|diced|chopped|melted|light|little) /giu;

function isNamedSo(name: string): boolean {
  if (SAYS_HOW_MUCH.has(name.toLowerCase())) return false;
  return isOneOwnName(name) || eatenName(name) !== name || findEaten(name) !== undefined;
}

const LISTED_FILLINGS =
  /^((?:an? |1 |one |half an? |1\/2 )?)((?:[\p{L}'’-]+(?: [\p{L}'’-]+)?, ){1,4}(?:[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:and|&|n) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?=(?:sandwich(?:es)?|toastie|wrap|panini|sub|baguette|bagel|roll|omelett?e|quesadilla|burrito|salad)\b)/iu;
const FILLING_ROLES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'cheese']);
const OTHER_FILLINGS =
  /^(?:mayo|mayonnaise|mustard|pickles?|jam|jelly|peanut butter|hummus|pesto|avocado|avo)$/i;

/** Joins the fillings of one sandwich: 'turkey, lettuce and tomato sandwich' to 'turkey lettuce tomato sandwich'. */
export function joinFillings(typed: string): string {
  return typed.replace(LISTED_FILLINGS, (whole, amount: string, list: string) => {
    const fillings = list.split(/, (?:and |& |n )?| (?:and|&|n) /i);
    const isFilled = fillings.every((each) => {
      const role = findFood(each)?.cook?.role;
      return OTHER_FILLINGS.test(each) || (role !== undefined && FILLING_ROLES.has(role));
    });
    return isFilled && fillings.length <= MOST_FILLINGS ? `${amount}${fillings.join(' ')} ` : whole;
  });
}

const SAYS_HOW_MUCH: ReadonlySet<string> = new Set([...AMOUNT_WORDS, 'double', 'triple', 'half', 'waffle']);

const MOST_FILLINGS = 5;

/** The fillings of a sandwich in 'turkey bacon swiss'; null if a word belongs to none. */
export function splitFillings(typed: string, isFood: IsFood): string[] | null {
  const fillings = inRow(typed.split(/ (?:and |& |\+ )?/), isFood);
  return fillings !== null && fillings.length <= MOST_FILLINGS ? fillings : null;
}

/** Splits words into known names of one to three words, longest first; null if a word remains. */
function inRow(words: readonly string[], isNamed: (name: string) => boolean): string[] | null {
  const listed: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [...Array(LONGEST_NAME).keys()]
      .map((shorter) => LONGEST_NAME - shorter)
      .find((each) => {
        const named = words.slice(at, at + each);
        return (
          at + each <= words.length &&
          isNamed(named.join(' ')) &&
          !(words.length >= FEWEST_LISTED.withoutAmounts && areTwoOnAPlate(named))
        );
      });
    if (length === undefined) return null;
    listed.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return listed;
}

/** Whether two words of a longer list name two foods, although a dish is called so: 'chicken rice' in 'chicken rice beans'. */
function areTwoOnAPlate(words: readonly string[]): boolean {
  return words.length === 2 && findFood(words.join(' ')) === undefined && words.every(isOnThePlate);
}

function isOnThePlate(name: string): boolean {
  if (!isOneOwnName(name) || MADE_OF_OTHERS.test(name)) return false;
  if (BESIDE_A_PLATE.test(name)) return true;
  const food = findFood(name);
  const role = food?.cook?.role;
  if (role !== undefined) return ON_THE_PLATE.has(role);
  return food?.category === 'fruit' || food?.category === 'vegetable';
}

const BESIDE_A_PLATE =
  /^(?:(?:\p{L}+ )?beans|lentils|chickpeas|toast|bread|coffee|tea|milk|water|(?:orange|apple) juice)$/iu;
/** Dishes whose name may list fillings: in 'turkey bacon avocado wrap' the foods are in the wrap. */
const MADE_OF_OTHERS =
  /\b(?:sandwich|wrap|roll|burger|salad|soup|stew|pizza|pasta|omelett?e|smoothie|bowl|pie|cake|tacos?|burrito)(?:e?s)?$/i;

/** Whether the food tables have exactly this name. */
export function isOneOwnName(name: string): boolean {
  const food = findFood(name);
  const key = foodNameKey(name);
  return food !== undefined && [food.name, ...food.aliases].some((each) => foodNameKey(each) === key);
}
