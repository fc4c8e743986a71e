import { foodWords } from '../../foods/food-name.ts';
import { parseAmount } from '../amount.ts';
import { readUnit, unitKey } from '../unit.ts';
import { GRAMS_OF_WEIGHT, isCounted, MILLILITRES } from '../weights/weight.ts';
import { LineNames, type Word } from './line-names.ts';

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/** The amount of an ingredient line in a step: '2 tbsp' in '2 tbsp of the olive oil', '2' in '2 large eggs'. */
export interface StepAmount<L extends Line> {
  readonly line: L;
  /** The index where the number starts, and where the unit ends (or the number, if there is no unit). */
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  /** The lower end of a range and the text between its ends: '1' and ' to ' in '1 to 2'. */
  readonly low: { readonly amount: number; readonly separator: string } | null;
  /** The unit as written, with the text before it: ' cups', '-cup', 'g'; null for counted items. */
  readonly unit: { readonly gap: string; readonly text: string } | null;
  /** The counted noun after the number: 'eggs'; null if it does not follow the number directly. */
  readonly noun: Word | null;
}

const FIGURE = String.raw`(?:\d{1,5}(?:[.,]\d{1,3})?(?: ?[¼-¾⅐-⅞]| \d\/\d{1,2}(?!\d)|\/\d{1,2}(?!\d))?|[¼-¾⅐-⅞])`;
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const SPELLED = [...NUMBER_WORDS.keys()].join('|');
/** A number, a range of two, 'two', 'half a' or 'a', not directly after a letter, digit or currency sign. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/°$£€#¼-¾⅐-⅞'’-])(?:(${FIGURE}|${SPELLED})(?:(\s?[-–—]\s?|\s(?:to|or)\s)(${FIGURE}|${SPELLED}))?|(half\san?|an?))(?![\p{N}/])`,
  'giu',
);

/** Signs that it is not an amount of food: a temperature, a size in inches, a share, a time, a 9x13 pan. */
const OTHER_SIGN = /^\s?(?:°|degrees?\b|%|["″”]|:\d|[x×]\s?\d)/i;
const PACKS = /^\s?[x×]\s?(?=\d)/;
const BEFORE_OTHER = /(?:\bsteps?|\bgas(?: mark)?|\bmark|\bno\.|\bnumber|\bserves|\bfeeds|\blevel)\s*$/i;
const BEFORE_PORTIONS = /\b(?:into|among|amongst|between|makes?|yields?)\s+(?:about\s+|roughly\s+)?$/i;
const BEFORE_FOR_EACH = /\b(?:each|every|per)\b[^.;,:(]*$/i;
const AFTER_FOR_EACH =
  /^[^.;,:)]{0,40}?\b(?:per|at a time|apiece|(?:in|on|onto|into|over|to|for) (?:each|every)|each (?:serving|portion|person|bowl|plate|side))\b/i;
const EACH_AT_END = /^\s*each\s*(?:[.;,:)]|$)/i;
/** The noun after the size of a vessel or a package, which is not an amount of food. */
const SIZE_OF =
  /^\)?[\s-]*(?:(?:deep|heavy|large|small|medium|non-?stick|ovenproof|loaf|baking|round|square|springform|cast[- ]iron|mason|lidded|wide|shallow)\s+){0,3}(?:pans?|pots?|saucepans?|skillets?|dish(?:es)?|tins?|casseroles?|moulds?|molds?|bowls?|jars?|jugs?|containers?|trays?|measure|ramekins?|blender|stockpots?|weights?|cans?|packets?|packs?|packages?|bags?|box(?:es)?|cartons?|bottles?|tubs?|blocks?|tubes?)\b/i;
const IN_BRACKETS = new RegExp(String.raw`^\s*\(${FIGURE}[\s-]?[a-z]{1,6}[^()]{0,12}\)`, 'i');
/** The same amount written differently: '/7 oz', '(240 ml)'; or an additional one: 'plus 1 tsp'. */
const ALSO = new RegExp(
  String.raw`^\s*(?:\((?:about |approx\.? |or )?${FIGURE}[^()]{1,16}\)|\/\s?${FIGURE}\s?[a-z]{1,6}\b|(?:plus|\+)\s${FIGURE}\s[a-z]{1,12}\b)`,
  'i',
);
const SHARE = /^\s+(?:of\s+)?(?:the|this|that|these|your)\b/i;

/** Words that end the name of the food after an amount. */
const ENDS: ReadonlySet<string> = new Set(
  `to into in onto on over for until from with at then while and or as so that if when before after by per is are was were
  make makes just more than less`.split(/\s+/),
);
/** Countable things in a recipe that are not ingredients. */
const NOT_FOOD: ReadonlySet<string> = new Set(
  `minute min hour hr second sec day week night cm mm centimeter centimetre millimeter inch in degree watt kcal calorie serving
  portion person people batch layer time side row part c f stage step bowl plate glass way third quarter half ingredient guest
  turn pulse patty meatball pancake parcel`.split(/\s+/),
);
/** Parts that one piece is cut into: 4 lemon wedges are not 4 lemons. */
const PARTS: ReadonlySet<string> = new Set(
  'wedge slice half piece quarter strip cube round ring stick chunk patty ball segment disc batch layer skewer'.split(
    ' ',
  ),
);
/** Units that are not scaled, because they are not counted: 'a pinch of salt' is enough for more people, too. */
const LOOSE: ReadonlySet<string> = new Set(['pinch', 'dash', 'handful', 'piece', 'ball', 'bar', 'roll']);

const MOST_WORDS = 8;
const WORD = /^[\s]*([\p{L}][\p{L}'’-]*)/u;
const WATER = { name: 'water', amount: '', unit: '' };

/**
 * Finds the amounts in the steps of a recipe that belong to its lines, or to water. Times, temperatures, the sizes of
 * pans and packages, numbers of portions and 'half of the …' are ignored. Takes time linear in the text.
 */
export class StepAmounts<L extends Line> {
  readonly #lines: readonly L[];
  readonly #names: LineNames<L | typeof WATER>;

  constructor(lines: readonly L[]) {
    this.#lines = lines;
    this.#names = new LineNames<L | typeof WATER>([...lines, WATER]);
  }

  /** Finds the amounts of a step in order, without overlaps. */
  find(step: string): StepAmount<L | typeof WATER>[] {
    const found: StepAmount<L | typeof WATER>[] = [];
    for (const match of step.matchAll(AMOUNT)) {
      const amount = this.#read(step, match);
      if (amount && amount.start >= (found.at(-1)?.end ?? 0)) found.push(amount);
    }
    return found;
  }

  #read(step: string, match: RegExpExecArray): StepAmount<L | typeof WATER> | undefined {
    const [text, first = '', separator, second, article] = match;
    const start = match.index;
    const before = step.slice(Math.max(0, start - 80), start);
    if (BEFORE_OTHER.test(before) || BEFORE_FOR_EACH.test(before)) return undefined;
    const numbers =
      article === undefined ? [first, second].map(numberOf) : [numberOfArticle(article), undefined];
    const [low, high] = numbers;
    if (low === null || high === null || low === undefined) return undefined;
    const count: Counted = {
      start,
      numberEnd: start + text.length,
      amount: high ?? low,
      low: high === undefined ? null : { amount: low, separator: separator ?? ' to ' },
      isArticle: article !== undefined,
    };
    const after = step.slice(count.numberEnd, count.numberEnd + 160);
    if (AFTER_FOR_EACH.test(after)) return undefined;
    const brackets = IN_BRACKETS.exec(after)?.[0] ?? '';
    const unit = PACKS.test(after) ? undefined : unitAfter(after.slice(brackets.length));
    return unit
      ? this.#readWithUnit(step, count, before, { ...unit, brackets })
      : this.#readCount(step, count, before, after);
  }

  #readWithUnit(step: string, count: Counted, before: string, unit: UnitBehind & { brackets: string }) {
    const { brackets } = unit;
    const isLoose = count.isArticle && LOOSE.has(unit.key);
    if (isLoose || (isCounted(unit.key) && BEFORE_PORTIONS.test(before))) return undefined;
    const end = count.numberEnd + brackets.length + unit.gap.length + unit.text.length;
    const rest = step
      .slice(end, end + 160)
      .replace(/^\.(?=\s\p{Ll})/u, ' ')
      .replace(/^\)/, before.endsWith('(') ? ' ' : ')');
    if ((!isCounted(unit.key) && SIZE_OF.test(rest)) || EACH_AT_END.test(rest)) return undefined;
    const words = phraseAfter(rest);
    const named = this.#names.find(words);
    const line = named
      ? choose(named.lines, unit.key)
      : (this.#lineBefore(before, unit.key) ??
        (words.length === 0 ? this.#lineOfAmount(count, unit.key) : undefined));
    // If the size of a package is in brackets, they stay; only the number of packages changes.
    const written =
      brackets === ''
        ? { end, unit: { gap: unit.gap, text: unit.text } }
        : { end: count.numberEnd, unit: null };
    return line && { ...part(count), ...written, line, noun: null };
  }

  #readCount(step: string, count: Counted, before: string, after: string) {
    const packs = PACKS.exec(after)?.[0];
    if (packs === undefined && OTHER_SIGN.test(after)) return undefined;
    if (BEFORE_PORTIONS.test(before) || !/^\s/.test(after)) return undefined;
    if (count.amount < 1 && SHARE.test(after) && !count.isArticle) return undefined;
    const rest = packs === undefined ? after : afterSize(after.slice(packs.length));
    if (rest === undefined) return undefined;
    const words = phraseAfter(rest);
    const named = this.#names.find(words);
    if (!named || words.slice(0, named.last + 1).some(({ keys }) => keys.some((key) => NOT_FOOD.has(key))))
      return undefined;
    const line = choose(named.lines, 'piece');
    if (!line || line === WATER || isNumberInName(line.name, step, count)) return undefined;
    const noun = words[named.last];
    const next = words[named.last + 1];
    const isPart = next?.keys.some((key) => PARTS.has(key)) === true;
    if (!noun || (isPart && unitKey(line.unit) === 'piece' && !/\bbread\b/i.test(line.name)))
      return undefined;
    if (count.isArticle && !isCountedByArticle(count, line, rest, noun, next)) return undefined;
    const offset = count.numberEnd + (after.length - rest.length);
    const isCountedNoun =
      packs === undefined && words.every(({ text }, at) => at > named.last || !/^(?:of|the)$/i.test(text));
    const head =
      named.last + 1 < words.length && isHead(words[named.last + 1]) ? words[named.last + 1] : noun;
    return {
      ...part(count),
      end: count.numberEnd,
      unit: null,
      line,
      noun: isCountedNoun && head ? { ...head, start: head.start + offset, end: head.end + offset } : null,
    };
  }

  /** The food before the amount: '(200 g)' after the food, or 'spinach, 200 g'. */
  #lineBefore(before: string, unit: string): L | typeof WATER | undefined {
    const [, text] =
      /((?:[\p{L}'’-]+\s+){0,3}[\p{L}'’-]+)\s*(?:[(,:]|\s[-–—])\s*(?:about\s|another\s)?$/u.exec(before) ??
      [];
    if (text === undefined) return undefined;
    const named = this.#names.find(wordsIn(text));
    return named && choose(named.lines, unit);
  }

  /** In 'Add 2 tbsp to the pan' the food is the line with 2 tbsp. */
  #lineOfAmount({ amount }: Counted, unit: string): L | undefined {
    return this.#lines.find(
      (line) => unitKey(line.unit) === unit && Math.abs((parseAmount(line.amount) ?? -1) - amount) < 0.01,
    );
  }
}

interface Counted {
  readonly start: number;
  readonly numberEnd: number;
  readonly amount: number;
  readonly low: { readonly amount: number; readonly separator: string } | null;
  readonly isArticle: boolean;
}

interface UnitBehind {
  /** In the form of `unitKey`. */
  readonly key: string;
  /** The text between number and unit: ' ', '-' or nothing. */
  readonly gap: string;
  readonly text: string;
}

const part = ({ start, amount, low }: Counted) => ({ start, amount, low });

/** Parses a number; null if it is not an amount: '80/20' is a ratio, '00' is a flour. Undefined without a text. */
function numberOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const word = NUMBER_WORDS.get(text.toLowerCase());
  if (word !== undefined) return word;
  if (/^0\d/.test(text)) return null;
  const fraction = /(\d+)\/(\d+)$/.exec(text);
  if (fraction && Number(fraction[1]) >= Number(fraction[2])) return null;
  const amount = parseAmount(text);
  return amount === 0 ? null : amount;
}

const numberOfArticle = (article: string) => (/^half/i.test(article) ? 0.5 : 1);

/** The unit after a number, one or two words. */
function unitAfter(after: string): UnitBehind | undefined {
  const [, gap = '', first = '', second = ''] = /^(\s?-?)(\p{L}+)\.?(\s\p{L}+)?/u.exec(after) ?? [];
  if (first === '') return undefined;
  for (const text of [`${first}${second}`, first]) {
    const unit = readUnit(text);
    if (unit === null || (unit === 'piece' && !/^(?:pieces?|pcs?)$/i.test(text))) continue;
    if (gap === '' && !isAbbreviated(unit)) continue;
    return { key: unitKey(unit), gap, text };
  }
  return undefined;
}

const isAbbreviated = (unit: string) => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);

/** The text after the size in '2 x 400 g cans of tomatoes'. */
function afterSize(text: string): string | undefined {
  const [size] = new RegExp(String.raw`^${FIGURE}[\s-]?[a-z]{1,6}\s\p{L}+`, 'iu').exec(text) ?? [];
  return size === undefined ? undefined : text.slice(size.length);
}

/** The words after an amount, up to a comma, a full stop or a word such as 'into'. */
function phraseAfter(rest: string): Word[] {
  const also = ALSO.exec(rest)?.[0] ?? '';
  const words: Word[] = [];
  let at = also.length;
  while (words.length < MOST_WORDS) {
    const match = WORD.exec(rest.slice(at, at + 60));
    const text = match?.[1];
    if (!match || text === undefined || ENDS.has(text.toLowerCase())) break;
    const end = at + match[0].length;
    words.push({ text, start: end - text.length, end, keys: foodWords(text) });
    at = end;
  }
  return words;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}'’-]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    keys: foodWords(match[0]),
  }));
}

/** Of several lines with that name, the one with this unit. */
function choose<L extends Line>(lines: readonly L[], unit: string): L | undefined {
  return (
    lines.find((line) => unitKey(line.unit) === unit) ??
    lines.find((line) => isCounted(line.unit) === isCounted(unit)) ??
    lines[0]
  );
}

/** Whether the number is part of the name: '5' in '5-spice powder', '7' in '7up'. */
function isNumberInName(name: string, step: string, { start, numberEnd }: Counted): boolean {
  const number = step.slice(start, numberEnd).toLowerCase();
  return foodWords(name).includes(number);
}

/**
 * Whether 'an onion' is an amount: the recipe has one, and no word follows that changes the meaning, as in 'an onion
 * peeler'.
 */
function isCountedByArticle(
  { amount }: Counted,
  line: Line,
  rest: string,
  noun: Word,
  next: Word | undefined,
): boolean {
  if (next !== undefined || !isCounted(line.unit)) return false;
  if (amount < 1) return true;
  const isSingular = foodWords(noun.text).join(' ') === noun.text.toLowerCase();
  return isSingular && parseAmount(line.amount) === 1 && !/^\s*[-/]/.test(rest.slice(noun.end));
}

/** Only the last word has the plural ending, as in '2 chicken thighs'. */
function isHead(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:thigh|breast|fillet|clove|leg|leaf|leaves|egg|yolk|white|pepper|potato|onion|steak|chop|drumstick|stalk|bulb|slice)/i.test(
      word.text,
    )
  );
}
