import { findDish } from '../../foods/dish-table.ts';
import { isForeignName } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { isDriedBean, stateOf } from '../../foods/food-state.ts';
import { findMisspelt } from '../../foods/misspelt/find-misspelt.ts';
import { isKeptBehind, withoutKept } from '../../foods/names/left-over.ts';
import { withoutAmountsBehind } from '../../language/amount-around.ts';
import { type Line, lineOf, matchAt, partOf, writtenOf } from '../../language/grammar.ts';
import { splitAt } from '../../language/line-parts.ts';
import { plainAt } from '../../language/measure.ts';
import { numberAt } from '../../language/numbers.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isMark } from '../../language/tokens.ts';
import { isUnitThatIs } from '../../language/units.ts';
import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { readLine } from '../../lines/read-line.ts';
import { memoize } from '../../memoize.ts';
import { withoutEnd } from '../../text/ends.ts';
import { GRAMS_OF_WEIGHT } from '../../units/weights/weight.ts';
import { withoutAmountBehind } from './amount-behind.ts';

/*
 * What a name means on a list of a kitchen's food. It is read for the composer and for what is Have or Missing, so that both agree.
 */

/** What the name of a kept food means in kitchens, if not what it means elsewhere: 'corned beef tin', 'tin peaches'. */
export function meantInKitchens(name: string): string | undefined {
  const { content, isEnglish } = tinIn(name) ?? {};
  if (content === undefined || !isEnglish) return undefined;
  const food = findFood(`canned ${content}`);
  if (food && stateOf(food) === 'canned') return food.name;
  const other = findFood(name) ?? findMeant(content, 'kitchen');
  return ((other && tinnedOf(other)) ?? other)?.name;
}

/** The content of a tin: 'tin of tomatoes', 'tinned peaches x2', 'corned beef tin', 'kichererbsen dose 2'. */
function tinIn(name: string): { readonly content: string; readonly isEnglish: boolean } | undefined {
  const line = pageLineOf(name);
  const one = numberAt(line, 0);
  const at = one?.high === 1 ? one.to : 0;
  const tin =
    matchPage(line, at, 'tin') ?? (isState(line, at, 'canned') ? matchAt(line, at, 'state') : undefined);
  const last = line.tokens.length - 1;
  const times = matchAt(line, last - 1, 'times');
  if (tin && tin.to <= last) {
    const start = matchAt(line, tin.to, 'of')?.to ?? tin.to;
    const content = writtenOf(partOf(line, start, times ? last - 1 : undefined));
    return { content, isEnglish: tin.language === 'en' };
  }
  const isCounted = line.tokens[last]?.kind === 'number';
  const behind = matchPage(line, isCounted ? last - 1 : last, 'tin');
  if (behind === undefined) return undefined;
  const content = withoutEnd(name.slice(0, line.tokens[behind.to - 1]?.start), ',');
  return content === '' ? undefined : { content, isEnglish: behind.language === 'en' };
}

const isState = (line: Line, at: number, ...states: readonly string[]): boolean =>
  states.includes(String(matchAt(line, at, 'state')?.value));

/** Cache size: more than the names of several large kitchens. */
const MOST_KNOWN_ANSWERS = 10_000;

/** A food and the words of a name that mean it: 'spring onions' of 'spring onions 1 bunch'. */
interface NamedFood {
  readonly food: Food;
  readonly name: string;
}

/** The food or dish that a name on a kitchen's list means: 'spring onions 1 bunch', 'mackerel fillets smoked', 'tin of tomatoes'. */
export const readInventoryName = memoize(MOST_KNOWN_ANSWERS, (name: string): NamedFood | undefined => {
  const meant = meantInKitchens(name);
  const food = meant === undefined ? undefined : findByName(meant);
  if (food) return { food, name: withoutAmount(name, food) };
  const kept =
    findInBrackets(name) ??
    findPlain(name) ??
    findMeasured(name) ??
    findWithoutAmount(name) ??
    findBare(name) ??
    findTurned(name) ??
    findSearched(name);
  if (!kept) return undefined;
  const line = pageLineOf(name);
  const tinned = saysTin(line) ? tinnedOf(kept.food) : undefined;
  if (tinned) return { food: tinned, name: tinned.name };
  return isDryPack(line) ? asDried(kept) : kept;
});

/** The food of `readInventoryName`. */
export const inventoryFood = (name: string): Food | undefined => readInventoryName(name)?.food;

const findByName = (name: string): Food | undefined => findFood(name) ?? findCooked(name);

/** What is only searched for because a recipe's line may mean another thing: whoever keeps 'pain' keeps bread. */
function findSearched(name: string): NamedFood | undefined {
  const food = findListed(name, 'search');
  return food && { food, name };
}

function findPlain(name: string): NamedFood | undefined {
  const food = findByName(name);
  return food && { food, name: withoutAmount(name, food) };
}

/** The name without the amount behind it, if that is a name of the food: 'rajma' of 'rajma 500 gm'. */
function withoutAmount(name: string, food: Food): string {
  const plain = withoutAmountsBehind(lineOf(name))
    .filter(({ isCounted }) => isCounted)
    .map((behind) => writtenOf(behind.name).replace(/,$/, ''));
  return plain.findLast((one) => findByName(one) === food) ?? name;
}

/** A count behind a name: 'tin tomatoes x2', 'kenkey 4'. */
export const TIMES = / x ?\d+$/i;
export const COUNT_BEHIND = / (?:x ?)?[1-9]\d?$/i;

/** The food of a name with its amount: 'bacon 6 rashers', 'garlic 3 cloves', 'juice of one lemon'. */
function findMeasured(typed: string): NamedFood | undefined {
  const [part, ...others] = readLine(typed).parts;
  const name = part?.amount && others.length === 0 ? part.name : typed.replace(COUNT_BEHIND, '');
  if (name === typed) return undefined;
  return findPlain(name) ?? findTurned(name) ?? findBare(name);
}

/** Whether beans come by the bag, or in the weights in which dry ones are sold: a tin holds 400 g, and many tins are counted. */
function isDryPack(line: Line): boolean {
  const isOther = (at: number) => isState(line, at, 'cooked', 'frozen');
  return (
    line.tokens.some((_, at) => isDryAt(line, at)) &&
    !saysTin(line) &&
    !line.tokens.some((_, at) => isOther(at))
  );
}

const isTinAt = (line: Line, at: number): boolean =>
  matchPage(line, at, 'tin') !== undefined ||
  matchAt(line, at, 'unit')?.value === 'jar' ||
  isState(line, at, 'canned');

function isDryAt(line: Line, at: number): boolean {
  const isSold = isUnitThatIs('dry', matchAt(line, at, 'unit')?.value ?? '');
  if (isSold || line.tokens[at]?.kind !== 'number') return isSold;
  const weight = plainAt(line, at)?.quantity;
  const grams = (weight?.low ?? 0) * (GRAMS_OF_WEIGHT.get(weight?.unit ?? '') ?? 0);
  const isCounted = matchAt(line, at - 1, 'times') !== undefined;
  return !isCounted && (weight?.unit === 'g' ? grams === DRY_GRAMS : grams >= LEAST_DRY && grams < MOST_DRY);
}
/** In grams. */
const DRY_GRAMS = 500;
const LEAST_DRY = 450;
const MOST_DRY = 50_000;

/** The dried bean of the same name, if it is a bean that is also sold in tins. */
function driedOf({ name }: Food): Food | undefined {
  return isDriedBean(`dried ${name}`) ? findFood(`dried ${name}`) : undefined;
}

/** The same bean as it comes in tins. */
const tinnedOf = ({ name }: Food): Food | undefined =>
  isDriedBean(name) ? findFood(name.slice('dried '.length)) : undefined;

/** The same food as it comes in tins and jars, where it is cooked. */
function cannedOf({ name }: Food): Food | undefined {
  const canned = findFood(`canned ${name}`);
  return canned && stateOf(canned) === 'canned' ? canned : undefined;
}

/** The food of an item by its package: two pounds of black beans are dried ones, and two tins of rajma are not. */
export function asPacked(food: Food, item: PackedItem): Food {
  const tinned = tinnedOf(food) ?? cannedOf(food);
  const dried = driedOf(food);
  // Most foods come in one form, whatever they are packed in.
  if (!tinned && !dried) return food;
  const line = lineOfItem(item);
  if (saysTin(line)) return tinned ?? food;
  return dried && isDryPack(line) ? dried : food;
}

/** Whether an item is kept in tins or jars, by its name or its unit. */
export const isInTin = (item: PackedItem): boolean => saysTin(lineOfItem(item));

const lineOfItem = ({ name, quantity, unit }: PackedItem): Line => pageLineOf(`${name} ${quantity} ${unit}`);
const saysTin = (line: Line): boolean => line.tokens.some((_, at) => isTinAt(line, at));

interface PackedItem {
  readonly name: string;
  /** As typed. */
  readonly quantity: string;
  readonly unit: string;
}

function asDried(kept: NamedFood): NamedFood {
  const food = driedOf(kept.food);
  if (!food) return kept;
  const [part] = readLine(kept.name).parts;
  const named = withoutAmountBehind(part?.amount ? part.name : kept.name);
  const pack = readLeadingMeasure(named);
  const plain = pack && isUnitThatIs('dry', pack.unit) ? pack.rest : named;
  // The list says that they are dry, so that they are found again as Have.
  return { food, name: isForeignName(plain) ? food.name : `dried ${plain}` };
}

/** The food of a name with words behind it that say how much there is: 'rhubarb, few sticks'. */
function findWithoutAmount(typed: string): NamedFood | undefined {
  const name = withoutAmountBehind(typed);
  return name === typed ? undefined : readInventoryName(name);
}

/** Longer names, in words, say more than a food and its kind. */
const LONGEST_TURNED = 4;

/** The food of words in the order of a shopping list: 'lentils green', 'mackerel fillets smoked', 'tuna tinned'. */
function findTurned(typed: string): NamedFood | undefined {
  const words = typed.split(' ');
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || words.length > LONGEST_TURNED) return undefined;
  const name = [last, ...words.slice(0, -1)].join(' ');
  const food = findFood(name);
  return food && { food, name };
}

/** A name without where it is kept, how much is left, or when it should be eaten: 'bread in freezer', 'ham (use today)', 'milk exp 30/11'. */
function withoutKeeping(typed: string): string {
  const line = pageLineOf(typed);
  const end = isMark(line.tokens.at(-1), ')') ? line.tokens.length - 1 : line.tokens.length;
  const at = line.tokens.findIndex((_, index) => index > 0 && isKeeping(line, index, end));
  if (at < 0) return typed;
  return withoutEnd(typed.slice(0, line.tokens[at]?.start), ',(');
}

const isKeeping = (line: Line, at: number, end: number): boolean =>
  matchPage(line, at, 'kept-in')?.to === end || isBestBefore(line, at, end);

function isBestBefore(line: Line, from: number, end: number): boolean {
  let at = matchPage(line, from, 'best-before')?.to ?? end + 1;
  while (at < end) {
    const isNumber = line.tokens[at]?.kind !== 'word';
    const named = DATE_KINDS.map((kind) => matchPage(line, at, kind)).find((found) => found !== undefined);
    if (!isNumber && named === undefined) return false;
    at = named?.to ?? at + 1;
  }
  return at === end;
}
const DATE_KINDS = ['month', 'weekday', 'date-word'] as const;

/** Without a package behind a name, and its number: 'potatoes sack', 'kapusta kiszona słoik 2'. */
function withoutPack(typed: string): string {
  const line = pageLineOf(typed);
  const isNumber = (at: number) => line.tokens[at]?.kind === 'number';
  const last = line.tokens.length - 1;
  const at = isNumber(last) ? last - 1 : last;
  if (at < 1 || !matchPage(line, at, 'pack') || matchPage(line, at, 'product-form')) return typed;
  return withoutEnd(typed.slice(0, line.tokens[isNumber(at - 1) ? at - 1 : at]?.start), ',');
}

/** The food of a name without what is said of its package or its keeping. */
function findBare(typed: string): NamedFood | undefined {
  const tin = tinIn(typed);
  if (tin && !tin.isEnglish) {
    const content = findFood(tin.content);
    const food = (content && findFood(`canned ${content.name}`)) ?? content;
    return food && { food, name: tin.content };
  }
  const name = withoutPack(withoutKeeping(typed));
  if (name !== typed && name !== '') return readInventoryName(name);
  return findNamedTwice(typed);
}

/** The food of a name with another of its names in brackets, which says what is meant: 'rice cakes (tteok)'. */
const IN_BRACKETS = /^(\p{L}[\p{L}' -]*) \((\p{L}[\p{L} -]*)\)(?: \d[\d.,]* ?\p{L}{0,3})?$/u;
function findInBrackets(typed: string): NamedFood | undefined {
  const [, name = '', other = ''] = IN_BRACKETS.exec(typed) ?? [];
  if (other === '') return undefined;
  // 'Salça (domates)' is tomato paste, not tomatoes.
  const both = `${other} ${name}`;
  const compound = isForeignName(both) ? findByName(both) : undefined;
  if (compound) return { food: compound, name: both };
  const food = findByName(other);
  if (!food) return undefined;
  const general = findFood(name);
  const isKindOf =
    general !== undefined && (food.name.endsWith(` ${general.name}`) || isGeneric(name, food, general));
  return isKindOf || isForeignName(other) ? { food, name: other } : undefined;
}

/** Whether a word is one for many foods, of which the one in brackets is meant: 'poisson (dorade)', 'cheese (brie)'. */
const isGeneric = (name: string, food: Food, { category }: Food): boolean =>
  matchPage(pageLineOf(name), 0, 'general-food') !== undefined && food.category === category;

/** The food that is named in two languages: 'haldi turmeric', 'rajma kidney beans', 'capsicum shimla mirch'. */
function findNamedTwice(typed: string): NamedFood | undefined {
  const words = typed.split(' ');
  if (words.length < 2 || words.length > LONGEST_TURNED) return undefined;
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(0, at).join(' ');
    const food = findFood(name);
    if (food && food === findFood(words.slice(at).join(' '))) return { food, name };
  }
  return undefined;
}

/**
 * Finds a dish that was made before: 'fish pie', 'frozen fish pie', 'beef stew leftovers'. A single leftover food is
 * the leftover food.
 */
function findCooked(name: string): Food | undefined {
  const dish = findDish(name);
  if (dish) return dish;
  const plain = withoutKept(name);
  if (plain === name) return undefined;
  return findDish(plain) ?? (isKeptBehind(name) ? findFood(`leftover ${plain}`) : undefined);
}

/** The names of the foods of a list that was typed as one item: 'chicken, rice, eggs'; the name itself if it is none. */
export function foodsListed(name: string): readonly string[] {
  const line = lineOf(name);
  const names = splitAt(
    line,
    (at) => isMark(line.tokens[at], ',;') || matchAt(line, at, 'plus') !== undefined,
  )
    .map(writtenOf)
    .filter((part) => part !== '');
  return names.length > 1 && !findByName(name) && names.every(findByName) ? names : [name];
}

/**
 * A mistyped name as it was meant, with its amount: 'chicken drumstick 8' of 'chiken drumsticks 8'. It is a guess, as `findMisspelt` is; undefined
 * if it has none.
 */
export function correctedName(typed: string): string | undefined {
  const [part] = readLine(typed).parts;
  const named = part?.amount ? part.name : withoutAmountBehind(typed.replace(COUNT_BEHIND, ''));
  for (const name of new Set([typed, named])) {
    // A name may be read from words in another order: the 'lemon juice' of 'juice of one lemon'.
    const corrected = typed.includes(name) ? findMisspelt(name) : undefined;
    if (corrected) return typed.replace(name, corrected.name);
  }
  return undefined;
}
