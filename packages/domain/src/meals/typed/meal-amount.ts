import { matchAt } from '../../language/grammar.ts';
import { numberAt } from '../../language/numbers.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../../units/weights/weight.ts';
import type { MealLine } from './meal-line.ts';
import type { Found } from './meal-words.ts';
import type { TypedAmount } from './typed-amount.ts';

/** An amount and the first token behind it. */
export interface AmountAt {
  readonly amount: TypedAmount;
  readonly to: number;
  /** Whether only a unit or a size was typed, without a number or 'of'. */
  readonly isBare: boolean;
  readonly isTimes?: true;
  /** Whether a word tells how full it is, but of what is not told. */
  readonly isVague?: boolean;
}

export const isMeasured = (unit: string): boolean => GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);

/** The longest meaning of a kind at a token; of several, that of a language of the text, or the English one. */
export function meaningAt(line: MealLine, at: number, kind: Found['kind']): Found | undefined {
  const found = (line.meanings[at] ?? []).filter((each) => each.kind === kind);
  const to = found.at(-1)?.to;
  if (to === undefined) return undefined;
  const longest = found.filter((each) => each.to === to);
  return (
    longest.find(({ language }) => line.shown.has(language)) ??
    longest.find(({ language }) => language === 'en') ??
    longest[0]
  );
}

const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'dessertspoon']);
/** Spoons are heaped to about one and a half of a level one. */
const HEAP = 1.5;

const HALF_MORE = ['and', 'a', 'half'];

const ONE = { low: 1, high: 1 };

interface Unit {
  readonly unit: string;
  readonly to: number;
}

function unitAt(line: MealLine, from: number): Unit | undefined {
  const isHyphen = line.tokens[from]?.text === '-';
  const at = isHyphen ? from + 1 : from;
  const own = meaningAt(line, at, 'units');
  const unit = matchAt(line, at, 'unit');
  if (unit && line.tokens[at]?.key === 'in' && !line.tokens[at]?.isGlued && !isHyphen)
    return own && { unit: own.value, to: own.to };
  if (unit && (own === undefined || unit.to > own.to))
    return { unit: IN_MEALS[String(unit.value)] ?? String(unit.value), to: unit.to };
  return own && { unit: own.value, to: own.to };
}

/** Units of recipes as diaries call them. */
const IN_MEALS: Readonly<Record<string, string>> = {
  sachet: 'packet',
  tub: 'pot',
  pack: 'bag',
  tin: 'can',
  dash: 'splash',
};

/** Behind an 'of' and its article. */
function behindOf(line: MealLine, from: number): number {
  const own = meaningAt(line, from, 'of');
  const isOwn = own && (own.language === 'en' || (line.languages?.has(own.language) ?? true));
  return (isOwn ? own : matchAt(line, from, 'of'))?.to ?? from;
}

interface Sized {
  readonly size: string | null;
  readonly isHeaped?: boolean;
  readonly to: number;
}

/** Words for a size and for how full it is: 'large', 'heaped'. */
function sizedAt(line: MealLine, from: number): Sized {
  let [size, at]: [string | null, number] = [null, from];
  let isHeaped = false;
  for (let words = 0; words < 2; words += 1) {
    const sized = meaningAt(line, at, 'sizes');
    const heaped = meaningAt(line, at, 'heaped');
    const found = sized ?? meaningAt(line, at, 'fullness') ?? heaped;
    if (found === undefined) break;
    isHeaped ||= heaped !== undefined;
    if (sized) size ??= sized.value;
    at = found.to;
    if (line.tokens[at]?.text === '-') at += 1;
  }
  return { size, isHeaped, to: at };
}

/**
 * The amounts that may begin at a token, the longest first: '2 slices', 'half a', 'a large bowl of', '200g', '12 oz can of', 'x 2',
 * 'small'.
 */
export function amountsAt(line: MealLine, from: number): AmountAt[] {
  const times = line.tokens[from];
  if (times?.key === 'x' || times?.text === '×') {
    const number = numberAt(line, from + 1);
    if (number === null) return [];
    const unit = unitAt(line, number.to);
    const amount = amountOf(number, unit?.unit ?? '', null);
    return [{ amount, to: unit?.to ?? number.to, isBare: false, isTimes: true }];
  }
  const start = aboutAt(line, from);
  const times2 = meaningAt(line, start, 'double') ? 2 : meaningAt(line, start, 'triple') ? 3 : undefined;
  const doubled =
    times2 !== undefined && meaningAt(line, start + 1, 'doubled') !== undefined ? times2 : undefined;
  const plain = numberAt(line, start);
  const share = meaningAt(line, start, 'shares');
  const few = share && share.to > (plain?.to ?? 0) ? share : undefined;
  const counted =
    doubled !== undefined
      ? { low: doubled, high: doubled, to: start + 1 }
      : few !== undefined
        ? shareOf(line, few)
        : plain;
  if (counted === null) return withoutNumber(line, start);
  // '3/4 of a bowl'.
  const whole =
    counted.high < 1 && unitAt(line, counted.to) === undefined ? behindOf(line, counted.to) : counted.to;
  const number = { ...counted, to: whole > counted.to ? articleAt(line, whole) : counted.to };
  if (line.tokens[number.to]?.text === '%') return [];
  const found: AmountAt[] = [];
  const add = (amount: TypedAmount, to: number) =>
    found.push({ amount, to: behindOf(line, to), isBare: false });
  const x = line.tokens[number.to];
  const behind = x?.key === 'x' || x?.text === '×' ? number.to + 1 : number.to;
  const article = meaningAt(line, behind, 'ignored');
  const isArticle = article?.language === 'en' && article.to === behind + 1 && number.high < 1;
  const sized = sizedAt(line, isArticle ? article.to : behind);
  const unit = unitAt(line, sized.to);
  const weighed = meaningAt(line, sized.to, 'measures');
  if (weighed !== undefined) {
    const [grams = '1', each = 'g'] = weighed.value.split(' ');
    add(
      { ...amountOf(ONE, each, null), count: middleOf(number) * Number(grams) },
      articleAt(line, behindOf(line, weighed.to)),
    );
  }
  if (unit !== undefined) {
    // 'A pint and a half of lager'.
    const half = HALF_MORE.every((key, more) => line.tokens[unit.to + more]?.key === key);
    if (half)
      add(
        amountOf({ low: number.low + 0.5, high: number.high + 0.5 }, unit.unit, sized.size),
        unit.to + HALF_MORE.length,
      );
    const isEach = meaningAt(line, unit.to, 'each') !== undefined;
    const box = isMeasured(unit.unit) && !isEach ? unitAt(line, unit.to) : undefined;
    if (box?.unit === 'serving') add(amountOf(number, unit.unit, null), box.to);
    // '12 oz can of cola'.
    else if (box !== undefined && !isMeasured(box.unit))
      add(
        { ...amountOf(ONE, box.unit, sized.size), each: { count: middleOf(number), unit: unit.unit } },
        box.to,
      );
    const isHeap = sized.isHeaped === true && SPOONS.has(unit.unit);
    const heap = isHeap ? { low: number.low * HEAP, high: number.high * HEAP } : number;
    add(amountOf(heap, unit.unit, sized.size), unit.to);
    const of = behindOf(line, unit.to);
    const across = numberAt(line, of);
    const inches = across && unitAt(line, across.to);
    // '2 slices of 16 inch pizza'.
    if (across && inches?.unit === 'inch')
      add(
        { ...amountOf(number, unit.unit, null), each: { count: middleOf(across), unit: inches.unit } },
        inches.to,
      );
  }
  // '2 x 400 g tins', '3 12 oz cans'.
  const inner = numberAt(line, sized.to);
  const innerUnit = inner && unitAt(line, inner.to);
  // 'Half a 12 inch pizza'.
  if (inner && innerUnit?.unit === 'inch')
    add(
      { ...amountOf(number, '', null), each: { count: middleOf(inner), unit: innerUnit.unit } },
      innerUnit.to,
    );
  if (inner && innerUnit && isMeasured(innerUnit.unit)) {
    const box = unitAt(line, innerUnit.to);
    const isBox = box !== undefined && !isMeasured(box.unit);
    add(
      {
        ...amountOf(number, isBox ? box.unit : '', sized.size),
        each: { count: middleOf(inner), unit: innerUnit.unit },
      },
      isBox ? box.to : innerUnit.to,
    );
  }
  if (sized.to > behind)
    found.push({
      amount: amountOf(number, '', sized.size),
      to: behindOf(line, sized.to),
      isBare: false,
      isVague: sized.size === null,
    });
  // '2nd', '3in1'.
  const next = line.tokens[behind];
  const isPartOfWord =
    line.tokens[from]?.kind === 'number' && next?.kind === 'word' && next.isGlued && behind === number.to;
  if (!isPartOfWord) add(amountOf(number, '', null), behind);
  return found;
}

function articleAt(line: MealLine, at: number): number {
  const article = numberAt(line, at);
  const isArticle =
    article !== null && article.low === 1 && article.high === 1 && line.tokens[at]?.kind === 'word';
  return isArticle ? article.to : at;
}

function aboutAt(line: MealLine, from: number): number {
  const about = matchAt(line, from, 'about');
  return about !== undefined && numberAt(line, about.to) !== null ? about.to : from;
}

function shareOf(line: MealLine, { value, to }: Found) {
  const count = value === 'few' ? 3 : value === 'couple' ? 2 : value === 'half' ? 0.5 : 0.25;
  const article = numberAt(line, to);
  const isArticle = article !== null && article.low === 1 && line.tokens[to]?.kind === 'word' && count < 1;
  return { low: count, high: count, to: isArticle ? article.to : to };
}

const middleOf = ({ low, high }: { low: number; high: number }) => (low + high) / 2;

const amountOf = (number: { low: number; high: number }, unit: string, size: string | null): TypedAmount => ({
  count: middleOf(number),
  unit,
  size,
  each: null,
});

/** 'bowl of', 'small bowl', 'slice', 'large', without a number. */
function withoutNumber(line: MealLine, from: number): AmountAt[] {
  const sized = sizedAt(line, from);
  const unit = unitAt(line, sized.to);
  const found: AmountAt[] = [];
  const weighed = meaningAt(line, sized.to, 'measures');
  if (weighed !== undefined) {
    const [grams = '1', each = 'g'] = weighed.value.split(' ');
    const to = behindOf(line, weighed.to);
    found.push({
      amount: { ...amountOf(ONE, each, null), count: Number(grams) },
      to,
      isBare: to === weighed.to,
    });
  }
  if (unit !== undefined) {
    const of = behindOf(line, unit.to);
    const isBare = of === unit.to;
    // A 'pizza slice' is one, 'apple slices' the usual number.
    const isSeveral =
      isBare && unit.to === sized.to + 1 && line.tokens[sized.to]?.key !== line.tokens[sized.to]?.word;
    found.push({
      amount: { ...amountOf(ONE, isSeveral ? '' : unit.unit, sized.size), count: isSeveral ? null : 1 },
      to: of,
      isBare,
    });
  }
  const whole = meaningAt(line, from, 'whole');
  if (whole !== undefined) found.push({ amount: amountOf(ONE, '', null), to: whole.to, isBare: true });
  if (sized.size !== null)
    found.push({
      amount: { count: null, unit: '', size: sized.size, each: null },
      to: sized.to,
      isBare: true,
    });
  return found;
}
