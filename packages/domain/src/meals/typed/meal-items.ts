import { areForeignProduce } from '../../foods/find-by-words.ts';
import { withFatInWords } from '../../foods/find-food.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import type { Span } from '../../language/measure.ts';
import { foodOf, isFood, isNamedSo, LONGEST_NAME } from './composed-of.ts';
import { eatenName } from './eaten-names.ts';
import { isMeasured, meaningAt } from './meal-amount.ts';
import { type MealLine, typedText } from './meal-line.ts';
import { endOf, isNounFirst } from './meal-words.ts';
import type { ParsedItem, Piece } from './parse-meal.ts';
import { rowOf } from './split-row.ts';
import { isUnsaid, NO_AMOUNT, type TypedAmount } from './typed-amount.ts';

/** A food of an item, before it is known what it is added to. */
export interface Item extends Span {
  readonly name: string;
  readonly amount: TypedAmount;
  readonly calories: number | null;
  readonly without: readonly string[];
  /** What stands before it, as in `ParsedItem`. */
  readonly joint: string;
  readonly clause: number;
  readonly isInBrackets: boolean;
  /** Whether the amount stands behind the name. */
  readonly isBehind: boolean;
  /** Whether it is told of each of what it is added to. */
  readonly isEach: boolean;
  readonly isPanFried?: boolean;
}

/** The foods that words mean, as one would type them. */
export type ReadMeaning = (
  text: string,
) => readonly { readonly name: string; readonly amount: TypedAmount; readonly addedTo: number | null }[];

/** The foods of a parsed item: one, unless its words mean several. `readMeaning` reads what a phrase stands for. */
export function readItem(line: MealLine, item: ParsedItem, readMeaning: ReadMeaning): Item[] {
  const { pieces, joint, clause, isInBrackets } = item;
  const words = withoutFlavours(line, pieces.filter(isWord));
  const isEach = pieces.some(({ from }) => meaningAt(line, from, 'each') !== undefined);
  const amount = joinedAmount(pieces, isEach);
  const shared = {
    from: pieces[0]?.from ?? 0,
    to: pieces.at(-1)?.to ?? 0,
    calories: pieces.find(({ role }) => role === 'calories')?.number ?? null,
    without: pieces.flatMap(({ terms = [] }) => terms),
    joint,
    clause,
    isInBrackets,
    isEach,
    isPanFried: pieces.some(({ from }) => meaningAt(line, from, 'pan-fried') !== undefined),
    isBehind: (pieces.findLast((piece) => piece.amount)?.from ?? 0) > (words[0]?.from ?? 0),
  };
  const named = words.filter(({ found }) => found?.kind === 'named');
  const [phrase] = named;
  if (
    phrase?.found &&
    named.length === 1 &&
    words.every(({ role }) => role !== 'unknown' && role !== 'maker') &&
    words.every((word) => word === phrase || word.role === 'state')
  ) {
    const states = words.filter((word) => word !== phrase).map((word) => english(line, word));
    const meant = readMeaning([...states, phrase.found.value].join(' '));
    const foods = meant.map((food, at) => ({
      ...shared,
      ...(at > 0 && { without: [], calories: null, joint: food.addedTo === null ? 'and' : 'with' }),
      name: at === 0 ? asTold(food.name, amount, pieces) : food.name,
      amount: at === 0 ? combined(amount, food.amount, food.name) : food.amount,
    }));
    if (foods.length > 0) return foods;
  }
  const isForeign = words.some(({ found }) => found && line.shown.has(found.language));
  if (isForeign && words.length > 1)
    return foreignFoods(line, words).map((parts, at, all) => ({
      ...shared,
      ...(at > 0 && { from: parts[0]?.from ?? 0, without: [], calories: null, joint: 'and' }),
      ...(at < all.length - 1 && { to: parts.at(-1)?.to ?? 0 }),
      name: englishName(line, parts),
      amount: at === 0 ? amount : NO_AMOUNT,
    }));
  const split = splitByAmount(line, words, amount, shared.isBehind);
  if (split !== undefined) {
    const behind = readMeaning(split.behind);
    const place = { from: split.at, calories: null, isBehind: false };
    return [
      { ...shared, to: split.at, name: split.name, amount: split.amounts[0] ?? amount, without: [] },
      ...behind.map((food, at) => ({
        ...shared,
        ...place,
        name: food.name,
        amount: split.amounts[at + 1] ?? food.amount,
        joint: at === 0 ? split.joint : 'with',
        without: at === behind.length - 1 ? shared.without : [],
      })),
    ];
  }
  return rowOf(nameParts(line, words), item.isListed).map(({ parts, isAdded }, at, all) => ({
    ...shared,
    ...(all.length > 1 && at > 0 && { from: parts[0]?.from ?? 0, without: [], calories: null }),
    ...(all.length > 1 && at < all.length - 1 && { to: parts.at(-1)?.to ?? 0 }),
    name: asTold(parts.map(({ name }) => name).join(' '), amount, pieces),
    amount: at === 0 ? amount : NO_AMOUNT,
    joint: at === 0 ? joint : isAdded ? 'with' : 'and',
  }));
}

const NAMING: ReadonlySet<Piece['role']> = new Set(['food', 'state', 'maker', 'unknown']);
const isWord = ({ role }: Piece) => NAMING.has(role);

/** Without the flavour of what is sold by it: 'Chobani peach'. */
function withoutFlavours(line: MealLine, words: readonly Piece[]): Piece[] {
  const flavoured = words.flatMap(({ from }) => meaningAt(line, from, 'flavoured') ?? [])[0];
  if (flavoured === undefined) return [...words];
  const isFlavour = ({ from, to }: Piece) =>
    line.meanings[from]?.some((found) => found.kind === 'flavours' && found.to >= to) === true;
  return words.filter(
    (word) => (word.from >= flavoured.from && word.from < flavoured.to) || !isFlavour(word),
  );
}

/** How many pieces a plural without a number means. */
const SEVERAL = 3;

/** The typed amount of what a phrase stands for with an amount of its own: two of '8 g cookie' are 16 g. */
function combined(typed: TypedAmount, own: TypedAmount, name: string): TypedAmount {
  if (typed === NO_AMOUNT)
    return own.unit === 'g' && name.endsWith('s') ? { ...own, count: (own.count ?? 1) * SEVERAL } : own;
  if (typed.unit !== '' || typed.count === null || own.count === null) return typed;
  return { ...own, count: typed.count * own.count, size: typed.size ?? own.size };
}

interface NamePart extends Span {
  readonly name: string;
}

/** The words of a name; a state behind it goes before it if that is a food, and is left out if only the rest is one. */
function nameParts(line: MealLine, words: readonly Piece[]): NamePart[] {
  const parts = words.map((word) => ({
    from: word.from,
    to: word.to,
    name: word.found?.kind === 'named' ? word.found.value : meantText(line, word),
  }));
  const nameOf = (some: readonly NamePart[]) => some.map(({ name }) => name).join(' ');
  const [maker, ...rest] = parts;
  const sells = maker && endOf(maker.name, 'sells');
  const sold = `${nameOf(rest)} ${sells?.value}`.trim();
  // What a pizzeria sells under the name of its kind is a pizza: 'Dominos pepperoni'.
  const isSold = !isFood(nameOf(rest)) || (isNamedSo(sold) && !isNamedSo(nameOf(parts)));
  if (maker && sells && isSold) return [{ ...maker, name: sold }];
  // Quorn's sausages have no meat.
  const meatless = maker && endOf(maker.name, 'meatless');
  if (maker && meatless && !isNamedSo(nameOf(parts)) && isFood(`${meatless.value} ${nameOf(rest)}`))
    return [{ ...maker, name: meatless.value }, ...rest];
  const food = words.findIndex(({ role }) => role === 'food');
  // 'Large fries Burger King' are fries.
  if (food >= 0 && words.at(-1)?.role === 'maker' && !isNamedSo(nameOf(parts))) return parts.slice(0, -1);
  const behind = words.length - 1 - words.findLastIndex(({ found }) => found?.kind !== 'states');
  if (behind === 0 || behind === words.length) return parts;
  const [name, states] = [parts.slice(0, -behind), parts.slice(-behind)];
  const known = [states, states.slice(-1), states.slice(0, 1)].find((ahead) =>
    isFood(nameOf([...ahead, ...name])),
  );
  if (known) return [...known, ...name];
  return isFood(nameOf(parts)) ? parts : isFood(nameOf(name)) ? name : [...states, ...name];
}

/** The words of a piece as they were meant. */
function meantText(line: MealLine, { from, to, found }: Piece): string {
  const typed = typedText(line, { from, to });
  const tokens = line.tokens.slice(from, to);
  const meant = tokens.map(({ meant, isGlued }, at) => (at > 0 && !isGlued ? ` ${meant}` : meant)).join('');
  if (found?.kind !== 'food' && found?.kind !== 'foreign') return meant;
  // A name that has a shortened word is known under it: 'choco pie'.
  if (isNamedSo(typed) && (typed.includes(' ') || foodOf(typed) !== foodOf(meant))) return typed;
  return isFood(meant) ? meant : found.value;
}

/** The words of a piece in English, as far as they are known. */
function english(line: MealLine, piece: Piece): string {
  const typed = meantText(line, piece);
  const { found } = piece;
  if (found?.kind === 'named') return found.value;
  if (found === undefined || found.language === 'en' || found.kind === 'maker') return typed;
  if (found.kind === 'states') return found.value;
  return findMeant(typed, 'search')?.name ?? typed;
}

/** Foods in a row of another language: 'arroz feijão bife' are three, 'coxinha de frango' one. */
function foreignFoods(line: MealLine, words: readonly Piece[]): (readonly Piece[])[] {
  const foods = words.filter(({ role }) => role === 'food');
  const [first, last] = [foods[0], foods.at(-1)];
  if (!first || !last || first === last) return [words];
  // In Turkish they are one dish, which the last names.
  const areSeveral =
    isNounFirst(last.found?.language) || areForeignProduce(foods.map((food) => typedText(line, food)));
  if (!areSeveral) return [words];
  const isOne = line.meanings
    .slice(first.to, last.from)
    .some((found) => found.some(({ kind }) => kind === 'of'));
  const { found: _found, ...whole } = { ...first, to: last.to };
  if (isOne || isFood(typedText(line, { from: first.from, to: last.to })))
    return [
      [
        ...words.filter(({ from }) => from < first.from),
        whole,
        ...words.filter(({ from }) => from >= last.to),
      ],
    ];
  return foods.map((food, at) =>
    words.filter(
      ({ from, to }) =>
        (at === 0 || from >= food.from) && to <= (foods[at + 1]?.from ?? Number.POSITIVE_INFINITY),
    ),
  );
}

/** A name with words of another language, with what was done to the food first. */
function englishName(line: MealLine, words: readonly Piece[]): string {
  const isAhead = ({ role, found }: Piece) =>
    role === 'state' && found !== undefined && found.language !== 'en';
  return [...words.filter(isAhead), ...words.filter((word) => !isAhead(word))]
    .map((word) => english(line, word))
    .join(' ');
}

/** A name in the words of the tables, which tell lean from fat and raw from cooked. */
function asTold(name: string, { unit }: TypedAmount, pieces: readonly Piece[]): string {
  if (name.length > LONGEST_NAME) return name;
  const spelled = withFatInWords(name).trim();
  const isStated = pieces.some(({ found }) => found?.kind === 'states');
  const isShared = pieces.some(({ role }) => role === 'share');
  // Meat is weighed raw by who tells its fat from the label, and what several people eat as it was bought.
  if (!WEIGHTS.has(unit) || isStated || (spelled === name && !isShared)) return spelled;
  const state = BOUGHT.get(foodOf(spelled)?.category ?? '');
  const bought = `${state} ${spelled}`;
  return state !== undefined && (isShared || state === RAW) && isFood(bought) ? bought : spelled;
}

const RAW = 'raw';
const BOUGHT: ReadonlyMap<string, string> = new Map([
  ['protein', RAW],
  ['grain', 'dry'],
]);

const SLICE = 'slice';
const TOPPING_UNITS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'g', 'oz', 'can']);
const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'scoop']);
/** As a share of the dish's usual portion; a smaller weight belongs to the first food named in it. */
const LEAST_OF_DISH = 0.45;

/** A dish named with 'and', 'on' or 'with', of whose first food the amount is: '2 eggs on toast', '50 g muesli with milk'. */
function splitByAmount(line: MealLine, words: readonly Piece[], amount: TypedAmount, isBehind: boolean) {
  const dish = words.findLast(({ role }) => role === 'food');
  if (dish === undefined) return undefined;
  const spoken = (from: number, to: number) => typedText(line, { from, to });
  for (let at = dish.from + 1; at < dish.to - 1; at += 1) {
    const joint = meaningAt(line, at, 'with') ?? meaningAt(line, at, 'and') ?? meaningAt(line, at, 'on');
    if (joint === undefined || !(joint.language === 'en' || line.shown.has(joint.language))) continue;
    const name = spoken(words[0]?.from ?? 0, at);
    // 'Eggs and toast' are several eggs, although 'egg and toast' is one dish.
    const isSeveral =
      joint.kind === 'and' &&
      isUnsaid(amount) &&
      name.endsWith('s') &&
      dish.found?.value.startsWith(name.slice(0, -1)) === true &&
      !dish.found.value.startsWith(name);
    const behind = spoken(joint.to, dish.to);
    // 'Scrambled eggs on toast, 2 slices' are slices of the toast.
    if (isBehind && joint.kind === 'on' && amount.unit === SLICE)
      return { name, behind, joint: joint.kind, at, amounts: [NO_AMOUNT, amount] };
    const isOf = isSeveral || isOfFirst(joint.kind, name, spoken(dish.from, dish.to), amount);
    if (isOf && !isBehind) return { name, behind, joint: joint.kind, at, amounts: [amount] };
  }
  return undefined;
}

function isOfFirst(joint: string, first: string, whole: string, { count, unit }: TypedAmount): boolean {
  if (count === null) return false;
  const number = count;
  const [quantity = '', measure = '', grams = ''] =
    findListed(eatenName(whole), 'diary')?.portion?.split(' ') ?? [];
  // A dish of several pieces is counted in them: '2 biscuits and gravy'.
  const isCounted = measure === 'piece' && Number(quantity) > 1;
  const isSeveral = number > 1 && !whole.endsWith('s') && !isCounted;
  if (isSeveral && (first.endsWith('s') || (unit === '' && isFood(first)))) return true;
  if (joint === 'on') return TOPPING_UNITS.has(unit) || (unit === '' && number < 1);
  if (joint !== 'with') return false;
  if (SPOONS.has(unit) || (unit === 'cup' && number < 1)) return true;
  return unit === 'g' && number < LEAST_OF_DISH * Number(quantity) * Number(grams);
}

/** Whether a name ends in what holds fillings, and the fillings named before it. */
export function fillingOf(name: string): { readonly filling: string; readonly head: string } | null {
  const holder = endOf(name, 'holders');
  return holder === undefined ? null : { filling: holder.rest, head: holder.words };
}

/** The amount of an item that its pieces give together, and one person's share of it. */
function joinedAmount(pieces: readonly Piece[], isEach: boolean): TypedAmount {
  let amount = NO_AMOUNT;
  for (const { amount: next, joint } of pieces) {
    if (next === undefined) continue;
    if (amount === NO_AMOUNT || joint === 'rather') amount = next;
    else if (joint === 'x' && next.unit === '')
      amount = { ...amount, count: (amount.count ?? 1) * (next.count ?? 1) };
    else amount = together(amount, next, isEach);
  }
  const people = pieces.find(({ role }) => role === 'share')?.number;
  if (people === undefined) return amount;
  return { ...amount, count: (amount.count ?? 1) / people };
}

/** Pieces whose weight is given of all together. */
const WEIGHED_TOGETHER: ReadonlySet<string> = new Set(['slice', 'piece', 'rasher', 'square']);
const WEIGHTS: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb']);
const METRIC: ReadonlySet<string> = new Set([...WEIGHTS, 'ml', 'cl', 'dl', 'l']);

function together(one: TypedAmount, other: TypedAmount, isEach: boolean): TypedAmount {
  const [count, more] = [one.count ?? 1, other.count ?? 1];
  const size = one.size ?? other.size;
  if (other.count === null && other.unit === '') return { ...one, size };
  if (one.count === null && one.unit === '') return { ...other, size: other.size ?? one.size };
  if (other.unit === '' && more < 1) return { ...one, count: count * more };
  // '2 slices of a 16 inch pizza'.
  if (other.unit === 'inch') return { ...one, each: { count: more, unit: other.unit } };
  if (one.unit === 'inch') return { ...other, each: { count, unit: one.unit } };
  if (METRIC.has(one.unit)) return one;
  if (isMeasured(other.unit)) {
    if (count === 1) return other;
    // 'Two bags of crisps 25 g', '2 beers 330 ml': each; but slices are weighed together.
    const isOfEach = one.unit === '' ? !WEIGHTS.has(other.unit) : !WEIGHED_TOGETHER.has(one.unit);
    return isEach || isOfEach ? { ...one, unit: '', each: { count: more, unit: other.unit } } : other;
  }
  // In 'a portion of fish fingers (2)' the two are pieces.
  if (one.unit === 'serving' && count === 1) return other;
  if (other.unit === '') return one.unit === '' ? one : { ...one, count: count * more };
  return { ...other, size: other.size ?? one.size, count: one.unit === '' ? more * count : more };
}
