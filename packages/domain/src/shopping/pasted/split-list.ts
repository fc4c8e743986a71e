import type { Aisle } from '../../foods/aisles/aisle.ts';
import { findAisle } from '../../foods/aisles/find-aisle.ts';
import { findDish } from '../../foods/dish-table.ts';
import { foodOfKey } from '../../foods/find-by-words.ts';
import { findFood, isPreparationClause } from '../../foods/find-food.ts';
import { foodNameKey, foodWords, plainWords } from '../../foods/food-name.ts';
import { findMisspelt } from '../../foods/misspelt/find-misspelt.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { saysKeepsUntil, withoutKeepsUntil } from '../keeps-until.ts';
import { readShoppingEntry, type ShoppingEntry } from '../read-entry.ts';
import { goodsOfReceipt, inFull } from './receipt.ts';

/** Bullets, boxes to tick, arrows and numbers, which notes put before the items of a list. */
const MARKS =
  /^(?:(?:(?:[-*+•·‣◦–—>→☐☑☒✓✔✅⬜🔲🔳▢▪▫■□●○👉➡]\u{fe0f}?)|\[[ xX]?\]|\([ xX]?\)|\d{1,3}[.)](?=\s))\s*)+/u;

/**
 * The time and the sender, which chat programs copy with each message: '[26/11/26, 17:03:12] Zoë: ', '[5:03 PM, 11/26/2026]
 * Zoë: ' and '26.11.26, 17:03 - Zoë: '.
 */
const SENDER =
  /^\u200e?(?:\[[\d:./, \u202fAPMapm-]{8,30}\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f]?[AP]M)? -) [^:]{1,50}: /u;

/** A line above a part of a list: 'Dairy:', '## Dairy'. */
const isHeading = (line: string) => line.endsWith(':') || /^#{1,6} \D/.test(line) || isStorage(line);

/** 'Cupboard'. */
function isStorage(text: string): boolean {
  const line = pageLineOf(text);
  return matchPage(line, 0, 'storage')?.to === line.tokens.length;
}

/** A place before the foods that are kept there: 'Placard : riz, pâtes'. */
function withoutStorage(typed: string): string {
  const colon = typed.indexOf(':');
  return colon > 0 && isStorage(typed.slice(0, colon)) ? typed.slice(colon + 1).trim() || typed : typed;
}

/**
 * Splits a list that was typed in one line or pasted in several: 'chicken, rice, eggs' and '2 lemons, 500 g flour' are
 * several items, 'tomatoes, canned' and 'onion, finely diced' are one. A short line with an unknown part stays one item; a long
 * one is a list all the same.
 */
export function splitList(typed: string): string[] {
  const lines = typed.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const goods = goodsOfReceipt(
    lines.map((line) => line.trim().replace(/\s+/g, ' ')),
    isFood,
  );
  if (goods) return goods;
  if (lines.length <= 1) return splitLine(withoutStorage(withoutMarks(typed) || typed));
  return lines
    .map(withoutMarks)
    .filter((line) => line !== '' && !isHeading(line))
    .map(withoutStorage)
    .flatMap(splitLine);
}

/** The items of a typed or pasted list, each with its amount. */
export const readShoppingList = (typed: string): ShoppingEntry[] => splitList(typed).map(readShoppingEntry);

const withoutMarks = (line: string) => line.trim().replace(SENDER, '').replace(MARKS, '');

function splitLine(line: string): string[] {
  const typed = inFull(withoutSaid(line.trim()));
  const clauses = clausesOf(typed).map((part, at) => (at === 0 ? part : part.replace(AND_BEFORE, '')));
  // 'Tomatoes, canned' and 'peas, frozen' are one food, 'chicken, rice and broccoli' three.
  const named = clauses.flatMap((clause) => partsBetween(clause, AND));
  const areSeveral = typed.includes('/') || (named.length > 2 && named.every(isNamed));
  if (clauses.length > 1 && !areSeveral && isFood(typed)) return [typed];
  const things = clauses
    .flatMap(splitJoined)
    .map(withoutSaid)
    .flatMap((part) => splitSideBySide(part) ?? [part]);
  return things.length > 1 && areThings(things) ? things : [typed];
}

/** The foods between which there is only a space. */
function splitSideBySide(typed: string): string[] | undefined {
  if (STARTS_WITH_AMOUNT.test(typed)) return isNamed(typed) ? undefined : splitAmounts(typed);
  return isFood(typed) ? undefined : (splitPlurals(typed) ?? splitStaples(typed) ?? splitPieces(typed));
}

/** What a list that is spoken begins with: 'um I have like two pounds of ham', 'also get some milk'. */
const SAID =
  /^(?:(?:um+|uh+|erm?|hmm+|okay|ok|so(?= (?:i|we)\b)|oh|and|also|then|plus|maybe|like(?= (?:\d|a|half|two|three)))\b,? |(?:and )?(?:i|we)(?: (?:still|also|only|just))?(?: have|['’]ve| got| need)(?: got)?(?: to (?:buy|get))? |there(?:['’]s| is| are)(?: still)? |(?:get|buy|grab|pick up|need|don['’]?t forget|remember)(?: me| us)? )+/i;

/**
 * The line without what was only said, if the rest names a food and the whole does not: 'So Delicious milk' is a
 * brand's.
 */
function withoutSaid(line: string): string {
  const said = SAID.exec(line)?.[0] ?? '';
  if (said === '' || isFood(line)) return line;
  const rest = line.slice(said.length);
  const [first = ''] = clausesOf(rest).flatMap((part) => partsBetween(part, AND));
  return rest !== '' && (isThing(first) || STARTS_WITH_AMOUNT.test(first)) ? rest : line;
}

/** 'Eggs, milk, and bread'. */
const AND_BEFORE = /^(?:and|&|plus|und|y|et) (?=\S)/i;

/** From this many foods, a line is a list even if a few of its parts are unknown: 'rice, peas, eggs, gochugaru'. */
const KNOWN_IN_LIST = 3;
/** The share of its parts that must be known. */
const KNOWN_SHARE = 0.6;

function areThings(parts: readonly string[]): boolean {
  const known = parts.filter(isThing).length;
  if (known === parts.length) return true;
  const isList = known >= KNOWN_IN_LIST && known >= parts.length * KNOWN_SHARE;
  return isList && !parts.some((part) => !isThing(part) && isPreparationClause(part));
}

/** The parts between commas. Behind the one of 'ham, use by Friday' is no further food. */
function clausesOf(typed: string): string[] {
  const clauses: string[] = [];
  for (const part of partsBetween(typed, /[,;]/)) {
    if (clauses.length > 0 && saysKeepsUntil(part)) clauses.push(`${clauses.pop()}, ${part}`);
    else clauses.push(part);
  }
  return clauses;
}

const partsBetween = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What joins foods; the bar of '1/2' and the plus of 'omega 3+' join none. */
const SIGN = / plus | ?\+ ?(?=[\p{L}\d])|(?<!\d) ?\/ ?(?!\d)/iu;
const AND = / (?:and|&|und|y|et) /i;

/**
 * The things of '2 onions and 3 carrots', 'milk & eggs + bread / butter'. What is one food or dish stays one: 'half & half', 'fish and chips',
 * and 'strawberry and banana yogurt', because there is strawberry yogurt.
 */
function splitJoined(typed: string): string[] {
  const things = partsBetween(typed, SIGN).flatMap((part) => joinNames(partsBetween(part, AND)));
  const areCounted = things.slice(1).every((thing) => STARTS_WITH_AMOUNT.test(thing));
  if (things.length < 2 || (!areCounted && (isOneFood(typed) || / with /i.test(typed)))) return [typed];
  if (!things.every((thing) => isThing(thing) || splitSideBySide(thing) !== undefined)) return [typed];
  if (areCounted) return things;
  const [first = ''] = things;
  const last = withoutKeepsUntil(things.at(-1) ?? '');
  const words = readShoppingEntry(last).quantity === '' ? last.split(' ') : [];
  const isOne =
    words.slice(1).some((_, at) => isFood(`${first} ${words.slice(at + 1).join(' ')}`)) ||
    // Honey mustard dressing.
    (words.length > 1 && isNamed(`${first} ${last}`));
  return isOne ? [typed] : things;
}

/**
 * Whether a name with an 'and' is that of one food or of a meal that is kept. 'Bread and butter' is put together
 * at the table, and of 'burgers and buns' or 'rice/pasta' the food table answers with one.
 */
function isOneFood(typed: string): boolean {
  if (typed.includes('/')) return false;
  const dish = findDish(typed);
  return dish ? !AT_THE_TABLE.has(dish.aisle) : isNamed(typed);
}

/** Whether the table has this very name. */
function isNamed(typed: string): boolean {
  const { name } = readShoppingEntry(typed.replaceAll('&', ' and '));
  return (foodOfKey(foodNameKey(name)) ?? findDish(typed)) !== undefined;
}
const AT_THE_TABLE: ReadonlySet<Aisle> = new Set(['bakery', 'dairy', 'grains']);

/** Joins the halves of a food's own name again: 'mac', 'cheese' and 'peas' are two foods. */
function joinNames(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    if (last !== undefined && haveOneName(last, part)) names[names.length - 1] = `${last} and ${part}`;
    else names.push(part);
  }
  return names;
}

/**
 * Whether the table names both in one, also between a brand and what is not a food's own name: 'Kraft mac' and
 * 'cheese mix'.
 */
function haveOneName(first: string, second: string): boolean {
  if (foodOfKey(foodNameKey(`${first} and ${second}`))) return true;
  if (isNamed(first) && isNamed(second)) return false;
  const [before, after] = [
    first.split(' ').slice(-LONGEST_STAPLE),
    second.split(' ').slice(0, LONGEST_STAPLE),
  ];
  const ends = before.map((_, at) => before.slice(at).join(' '));
  const starts = after.map((_, at) => after.slice(0, at + 1).join(' '));
  return ends.some((end) => starts.some((start) => foodOfKey(foodNameKey(`${end} and ${start}`))));
}

/**
 * The foods of 'potatoes carrots', which nothing but a space separates. Only plurals of produce and eggs before the last word are told apart, because
 * a singular describes the word behind it ('potato bread'), and a brand may have a flavour behind it ('Pringles paprika').
 */
function splitPlurals(typed: string): string[] | undefined {
  const words = typed.trim().split(/\s+/);
  const arePlurals = words.slice(0, -1).every((word) => {
    const [plain] = plainWords(word);
    const [single] = foodWords(word);
    const food = findFood(word);
    return (
      single !== plain && food?.name === single && (PRODUCE.has(food?.category ?? '') || single === 'egg')
    );
  });
  const isList =
    words.length > 1 && arePlurals && words.every((word) => /^\p{L}+$/u.test(word) && isFood(word));
  return isList ? words : undefined;
}

/** The two foods of 'chicken drumsticks rice' and 'fish fingers peas': several pieces, and what is served with them. */
function splitPieces(typed: string): string[] | undefined {
  const words = typed.trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const pieces = foodOfKey(foodNameKey(first));
    const beside = foodOfKey(foodNameKey(second));
    if (pieces?.category !== 'protein' || !isPlural(first) || beside === undefined) continue;
    if (beside.category === 'vegetable' || STAPLE.test(second)) return [first, second];
  }
  return undefined;
}
const STAPLE =
  /^(?:\p{L}+ )?(?:rice|pasta|spaghetti|noodles|potatoes|bread|buns|rolls|eggs|cheese|milk|butter)$/iu;

const PRODUCE: ReadonlySet<string> = new Set(['vegetable', 'fruit']);

/** Fewer foods side by side are more often one dish: 'chicken rice'. */
const FEWEST_STAPLES = 3;
/** More words are a sentence. */
const MOST_STAPLES = 20;
/** The longest name of a food, in words, that is looked for in such a list. */
const LONGEST_STAPLE = 3;

/**
 * The foods of 'milk bread butter' and 'chicken thighs potatoes carrots', which is all foods and no food itself. A name whose last food is eaten
 * with the others in it, such as 'tomato basil pasta', is only a list if a food before is in the plural.
 */
function splitStaples(typed: string): string[] | undefined {
  const words = typed.trim().split(/\s+/);
  if (words.length < FEWEST_STAPLES || words.length > MOST_STAPLES) return undefined;
  if (!words.every((word) => /^\p{L}+(?:-\p{L}+)?$/u.test(word))) return undefined;
  const foods: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfFood(words, at);
    if (length === 0) return undefined;
    foods.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  const kinds = new Set(foods.map((name) => findFood(name)));
  if (foods.length < FEWEST_STAPLES || kinds.size < foods.length) return undefined;
  const last = foods.at(-1) ?? '';
  const before = foods.slice(0, -1);
  const isOneDish = isMadeOf(last) || (!isFlavor(last) && before.some(isFlavor));
  return isOneDish && !before.some(isPlural) ? undefined : foods;
}

/** Breads that are bought less often than the two foods of their names. */
const TWO_STAPLES: ReadonlySet<string> = new Set([
  'milk bread',
  'egg bread',
  'fruit bread',
  'tea bread',
  'milk roll',
  'bread cheese',
]);

/** The start of a further thing: 'some', 'a bag of', 'half an', '2', 'two'. */
const STARTS_WITH_AMOUNT =
  /^(?:\d|[½¼¾⅓⅔]|(?:some|an?|the|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|couple|few)\b)/i;

/** What may stand between an amount and its food. */
const OF_AMOUNT =
  /^(?:(?:an?|the|of|or|so|half|couple|few|dozen|big|large|small|medium)|(?:lb|pound|oz|ounce|g|gram|kg|kilo|ml|l|liter|litre|gallon|quart|pint|cup|can|tin|jar|bag|box|pack|packet|bunch|head|loaf|carton|bottle|tub|thing|bit|stick|clove|block|dozen|slice|piece)(?:e?s)?)$/i;

/**
 * The things of '3 eggs milk butter bread' and 'half an onion a couple of lemons': each with the amount before it.
 * One amount before one or two foods is no list.
 */
function splitAmounts(typed: string): string[] | undefined {
  const words = typed.trim().split(/\s+/);
  if (words.length > MOST_STAPLES) return undefined;
  const things: string[] = [];
  let counted = 0;
  for (let at = 0; at < words.length; ) {
    const from = at;
    if (STARTS_WITH_AMOUNT.test(words[at] ?? '')) {
      counted += 1;
      at += 1;
      while (OF_AMOUNT.test(words[at] ?? '')) at += 1;
    }
    const end = words.findIndex((word, index) => index > at && STARTS_WITH_AMOUNT.test(word));
    const length = lengthOfFood(words.slice(0, end < 0 ? undefined : end), at);
    if (length === 0) return undefined;
    at += length;
    things.push(words.slice(from, at).join(' '));
  }
  return things.length >= (counted > 1 ? 2 : FEWEST_STAPLES) ? things : undefined;
}

/** How many words the food that begins here has; 0 if none does. 'Milk bread' is two foods here, and 'burger buns' one. */
function lengthOfFood(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_STAPLE, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    const key = foodNameKey(part.join(' '));
    // In 'eggs white bread' the plural ends the first food.
    const isOne = !part.slice(0, -1).some((word) => isPlural(word) && foodOfKey(foodNameKey(word)));
    if (isOne && foodOfKey(key) && !TWO_STAPLES.has(key)) return length;
  }
  return 0;
}

/** What is sold or cooked with other foods in it, and then named after them. */
const MADE_OF =
  /\b(?:soup|sauce|salad|cannelloni|ravioli|tortellini|lasagne?|gnocchi|oat|porridge|sandwich|pasta|spaghetti|noodle|rice|pizza|pie|stew|curry|bake|broth|stock|sausage|crisp|chip|cracker|cake|bread|wrap|burger|dip|pesto|omelette|omelet|quiche|risotto|juice|smoothie|jam|chutney|tea|yogurt|ice cream|powder|paste|seasoning|spice|oil|vinegar|water)$/;
/** What other foods are flavoured with: 'lemon garlic chicken', 'salt pepper squid'. */
const FLAVORS: ReadonlySet<string> = new Set(
  'garlic lemon lime ginger honey mustard butter mint basil parsley cilantro chive vanilla maple syrup soy sauce'.split(
    ' ',
  ),
);
const isFlavor = (name: string) =>
  findFood(name)?.category === 'spice' || FLAVORS.has(foodWords(name).join(' '));
const isMadeOf = (name: string) => MADE_OF.test(foodWords(name).join(' '));
const isPlural = (name: string) => plainWords(name).at(-1) !== foodWords(name).at(-1);

const isFood = (name: string) => (findFood(name) ?? findDish(name)) !== undefined;

function isThing(part: string): boolean {
  const { name } = readShoppingEntry(withoutKeepsUntil(part));
  if (isFood(name)) return true;
  return !isPreparationClause(part) && (findAisle(name) !== 'other' || findMisspelt(name) !== undefined);
}
