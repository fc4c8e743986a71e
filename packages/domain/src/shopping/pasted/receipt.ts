import { type Line, matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { saysKeepsUntil } from '../keeps-until.ts';

/*
 * Receipts and orders of shops, pasted or scanned: 'CHKN BREAST FILLETS 650G £4.75', '2 @ 1.25 BLK BEANS 15OZ 2.50',
 * 'Vollmilch 1L 1,09 x 2 2,18 A'. What their words mean is in the grammars.
 */

/** Fewer lines with a price are a list on which the shopper notes prices. */
const FEWEST_PRICED = 2;
/** Fewer lines than these are no copy of a receipt. */
const FEWEST_OF_TILL = 3;
/** As many words as these have to be cut short, because some people type in capitals. */
const FEWEST_SHORTENED = 2;

/** A line of a receipt. */
interface TillLine {
  readonly line: Line;
  readonly name: string;
  /** Whether it is typed in capitals, except for its amount. */
  readonly isCapital: boolean;
  readonly count: number;
  /** '650 g'; '' if none is said. */
  readonly size: string;
  /** Whether a price ends it, and whether the price is one of a weight or of one piece. */
  readonly isPriced: boolean;
  /** What was paid for all of it, in hundredths of the currency; undefined without a price. */
  readonly cents: number | undefined;
  readonly isOfUnit: boolean;
  /** Money off, a sum, a word of thanks. */
  readonly isNoGood: boolean;
  /** 'Use by Thu 3 Dec'; '' if it says no such thing. */
  readonly keeps: string;
}

/** One of the goods of a receipt. */
export interface Good {
  /** As a line of a list: '650 g chicken breast fillets'. */
  readonly text: string;
  /** What was paid for all of it, in hundredths of the currency; undefined if it is not said. */
  readonly cents: number | undefined;
}

/**
 * The goods of a receipt. Null if the lines are none of a receipt. A line without a price
 * is only one of the goods if it names a food, or if its amount or price is in the next line.
 */
export function goodsOfReceipt(given: readonly string[], isFood: (name: string) => boolean): Good[] | null {
  const lines = tillLines(given);
  if (isListOfTill(lines)) return lines.map(goodOf);
  const priced = lines.filter(({ isPriced }) => isPriced).length;
  const unpriced = lines.filter((each) => !each.isPriced && !isOfShop(each)).length;
  const isSummed = lines.some(({ line }) => isSum(line));
  const isWeighed = lines.length === 1 && lines[0]?.isOfUnit === true;
  if (priced < (isWeighed ? 1 : FEWEST_PRICED) || (priced < unpriced && !isSummed)) return null;
  return goodsIn(lines, isFood);
}

/** The goods of lines that all have prices, however many they are: 'milk 1.45'. */
export const pricedGoods = (given: readonly string[]): Good[] =>
  goodsIn(tillLines(given), () => false).filter(({ cents }) => cents !== undefined);

const tillLines = (given: readonly string[]): TillLine[] =>
  given.flatMap((line) => (given.length === 1 ? linesOfOne(line) : line)).map(readLine);

function goodsIn(lines: readonly TillLine[], isFood: (name: string) => boolean): Good[] {
  const goods: TillLine[] = [];
  for (const [at, each] of lines.entries()) {
    const last = goods.at(-1);
    if (isDetail(each)) {
      if (last) goods[goods.length - 1] = withDetail(last, each);
    } else if (!each.isNoGood && (each.isPriced || isPricedBehind(lines, at + 1) || isFood(each.name)))
      goods.push(each);
  }
  return goods.filter(({ name }) => LETTERS.test(name)).map(goodOf);
}
const goodOf = (line: TillLine): Good => ({ text: writeGood(line), cents: line.cents });
const LETTERS = /\p{L}{2}/u;

/** Whether a line is one that only shops write, or belongs to the one before it. */
const isOfShop = (each: TillLine): boolean =>
  each.isNoGood || isDetail(each) || matchPage(each.line, 0, 'storage')?.to === each.line.tokens.length;

/** Whether a line belongs to the one before it: '1.32 lb @ 0.59/lb 0.78', '2 x 1,25 2,50', '1', '£1.45', 'Use by Thu 3 Dec'. */
const isDetail = ({ name, count, size, isPriced, keeps, isNoGood }: TillLine) =>
  !isNoGood &&
  ((name === '' && (count !== 1 || size !== '' || isPriced || keeps !== '')) || BARE_COUNT.test(name));
const BARE_COUNT = /^\d{1,2}$/;

function withDetail(good: TillLine, { name, count, size, keeps, cents }: TillLine): TillLine {
  const isCounted = good.count !== 1 || good.size !== '';
  const times = BARE_COUNT.test(name) ? Number(name) : count;
  return {
    ...good,
    count: isCounted && size === '' ? good.count * times : isCounted ? good.count : times,
    size: good.size || size,
    keeps: good.keeps || keeps,
    cents: good.cents ?? cents,
  };
}

/** Whether the details behind a line have an amount or a price. */
function isPricedBehind(lines: readonly TillLine[], from: number): boolean {
  const next = lines[from];
  return next !== undefined && isDetail(next) && (next.keeps === '' || isPricedBehind(lines, from + 1));
}

/** Whether lines without prices are copied from a till: all in capitals, some with words cut short as only tills do. */
function isListOfTill(lines: readonly TillLine[]): boolean {
  if (lines.length < FEWEST_OF_TILL || lines.some(({ isCapital, isPriced }) => isPriced || !isCapital))
    return false;
  return lines.reduce((sum, { line }) => sum + shortWords(line), 0) >= FEWEST_SHORTENED;
}

/** A line that is copied from a till, with its words in full: all in capitals, with a word cut short. Others stay. */
export function inFull(text: string): string {
  const till = readLine(text);
  const isTill = text.includes(' ') && till.isCapital && shortWords(till.line) > 0;
  return isTill ? writeGood(till) : text;
}

const shortWords = (line: Line) =>
  line.tokens.filter((_, at) => matchPage(line, at, 'till-word') !== undefined).length;

/** The lines of a receipt that was pasted into a field of one line, which joins them: behind each price of a good. */
function linesOfOne(text: string): string[] {
  const line = pageLineOf(text);
  const { tokens } = line;
  const ends: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isUnitPrice = tokens[at - 1]?.text === '@' || isTimes(line, at - 1);
    const behind = isUnitPrice ? undefined : moneyAt(line, at);
    if (behind === undefined || isTimes(line, behind) || '/@%'.includes(tokens[behind]?.text ?? ' '))
      continue;
    const next = isTaxCode(line, behind) ? behind + 1 : behind;
    if (next < tokens.length && !isPriceAhead(line, next)) ends.push(tokens[next - 1]?.end ?? 0);
    at = next - 1;
  }
  const parts = [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
  return parts.length < FEWEST_PRICED ? [text] : parts;
}

const isPriceAhead = (line: Line, at: number) => moneyAt(line, at) !== undefined;

function writeGood({ name, count, size, keeps }: TillLine): string {
  const amount = count === 1 ? size : size === '' ? String(count) : `${count} x ${size}`;
  return `${gallonsAhead(`${amount} ${name}`.trim())} ${keeps}`.trim();
}

/** A gallon is written 'GAL' alone, and then means one. */
function gallonsAhead(good: string): string {
  if (!good.endsWith(` ${GALLON}`)) return good;
  const food = good.slice(0, -GALLON.length - 1);
  const number = food.slice(food.lastIndexOf(' ') + 1);
  const isCounted = food.includes(' ') && !Number.isNaN(Number(number.replace('/', '')));
  return isCounted ? `${number} ${GALLON} ${food.slice(0, -number.length - 1)}` : `1 ${GALLON} ${food}`;
}
const GALLON = 'gallon';

/** The units of packages, as a list has them. */
const SIZES: ReadonlySet<string> = new Set(['kg', 'g', 'ml', 'cl', 'l', 'fl oz', 'oz', 'lb']);

/** A size at a token: '650G', '1 lb'. */
function sizeAt(line: Line, at: number): { readonly size: string; readonly to: number } | undefined {
  const number = line.tokens[at];
  if (number?.kind !== 'number' || !/^\d{1,4}(?:[.,]\d{1,3})?$/.test(number.text)) return undefined;
  const unit = matchAt(line, at + 1, 'unit');
  if (unit === undefined || !SIZES.has(String(unit.value))) return undefined;
  // '2.272L/4 Pints' says it twice.
  const same = line.tokens[unit.to]?.text === '/' ? matchAt(line, unit.to + 2, 'unit') : undefined;
  return { size: `${number.text.replace(',', '.')} ${unit.value}`, to: same?.to ?? unit.to };
}

/** Behind an amount of money at a token: '£3.10', '2,99 EUR'. */
function moneyAt(line: Line, at: number): number | undefined {
  const number = matchPage(line, at, 'currency')?.to ?? at;
  if (!/^\d{1,4}[.,]\d{2}$/.test(line.tokens[number]?.text ?? '')) return undefined;
  if (sizeAt(line, number) !== undefined || line.tokens[number + 1]?.text === '%') return undefined;
  return matchPage(line, number + 1, 'currency')?.to ?? number + 1;
}

/** The amount of money at a token, in hundredths: 310 of '£3.10'. */
function centsAt(line: Line, at: number): number {
  const number = matchPage(line, at, 'currency')?.to ?? at;
  const text = line.tokens[number]?.text ?? '';
  // Two places, which `moneyAt` has seen.
  return Number(text.slice(0, -3) + text.slice(-2));
}

const isTimes = (line: Line, at: number) => at >= 0 && matchAt(line, at, 'times') !== undefined;

/** A letter behind a price says how it is taxed. */
const isTaxCode = ({ tokens }: Line, at: number) => /^(?:[A-Z]{1,2}|\*)$/.test(tokens[at]?.text ?? '');

/** A number of pieces at a token: up to two digits. */
function countAt({ tokens }: Line, at: number): number | undefined {
  return /^[1-9]\d?$/.test(tokens[at]?.text ?? '') ? Number(tokens[at]?.text) : undefined;
}

/** The price of one, or of a weight: '@ £0.89/kg', 'x 2,99 EUR/kg', '@ 1.25 each', '1,99 €/kg'. Where it ends. */
function unitPriceAt(line: Line, at: number): number | undefined {
  const isAt = line.tokens[at]?.text === '@';
  const price = moneyAt(line, isAt ? at + 1 : (matchAt(line, at, 'times')?.to ?? at));
  if (price === undefined) return undefined;
  const each = matchPage(line, price, 'receipt');
  const of = line.tokens[price]?.text === '/' ? price + 1 : each?.value === 'each' ? each.to : undefined;
  if (of === undefined) return isAt ? price : undefined;
  const weight = line.tokens[of]?.kind === 'number' ? of + 1 : of;
  return matchAt(line, weight, 'unit')?.to ?? of;
}

function readLine(text: string): TillLine {
  const line = pageLineOf(text);
  const { tokens } = line;
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  const isKeeping = first >= 0 && matchPage(line, first, 'best-before') !== undefined;
  const prices = startOfPrices(line);
  const keeping = isKeeping ? -1 : startOfKeeping(line, first, prices);
  const begin = matchPage(line, 0, 'shop')?.to ?? 0;
  let count = 1;
  let size = '';
  let isOfUnit = false;
  let isPriced = false;
  let cents: number | undefined;
  let isOff = false;
  const kept: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = countAt(line, at);
    const times = number === undefined ? undefined : matchAt(line, at + 1, 'times');
    const isCounted = number !== undefined && tokens[at + 1]?.text === '@';
    const unitPrice = unitPriceAt(line, at);
    const money = moneyAt(line, at);
    const behindMoney = money === undefined ? undefined : matchAt(line, money, 'times');
    const sized = sizeAt(line, at);
    const pieces = matchPage(line, at + 1, 'receipt');
    const counted = countedAt(line, at);
    if (at === keeping) at = prices;
    else if (pieces?.value === undefined && counted !== undefined) {
      count *= counted.number;
      at = counted.to;
    } else if (unitPrice !== undefined) {
      isOfUnit = true;
      at = unitPrice;
    } else if (behindMoney !== undefined && countAt(line, behindMoney.to) !== undefined) {
      count *= countAt(line, behindMoney.to) ?? 1;
      at = behindMoney.to + 1;
    } else if (money !== undefined && money >= prices) {
      isPriced = true;
      cents = centsAt(line, at);
      isOff ||= isDash(line, at - 1) || isDash(line, money);
      at = money;
    } else if (isPriced) at += 1;
    else if (number !== undefined && isCounted) {
      count *= number;
      at += 1;
    } else if (number !== undefined && times && (at === begin || isMeasureAt(line, times.to))) {
      count *= number;
      const price = moneyAt(line, times.to);
      at = price !== undefined && times.to < prices ? price : times.to;
    } else if (sized && size === '') {
      ({ size, to: at } = sized);
    } else if (number !== undefined && pieces?.value === 'pieces') {
      count *= number;
      at = pieces.to;
    } else if (isCode(line, at)) at += 1;
    else {
      kept.push(at);
      at += 1;
    }
  }
  const isNoGood = isOff || isSum(line) || saysNoGood(line, first);
  const isCapital = kept.every((at) => !/\p{Ll}/u.test(tokens[at]?.text ?? ''));
  const name = isKeeping ? '' : nameOf(line, kept, isCapital);
  return {
    line,
    name,
    isCapital,
    count,
    size,
    isPriced,
    cents,
    isOfUnit,
    isNoGood: isNoGood && !isKeeping,
    keeps: isKeeping ? text : keeping < 0 ? '' : text.slice(tokens[keeping]?.start, tokens[prices - 1]?.end),
  };
}

/** 'Qty 2 -' */
function countedAt(line: Line, at: number): { readonly number: number; readonly to: number } | undefined {
  const word = matchPage(line, at, 'receipt');
  const number = word?.value === 'count' ? countAt(line, word.to) : undefined;
  if (word === undefined || number === undefined) return undefined;
  return { number, to: isDash(line, word.to + 1) ? word.to + 2 : word.to + 1 };
}

/** Where the day until which a good keeps begins, before its price: 'Butter 250g Use by Tue 2 Dec £2.40'; -1 if there is none. */
function startOfKeeping(line: Line, first: number, prices: number): number {
  const end = line.tokens[prices]?.start ?? line.text.length;
  return line.tokens.findIndex(
    ({ start }, at) =>
      at > first &&
      at < prices &&
      matchPage(line, at, 'best-before') !== undefined &&
      saysKeepsUntil(line.text.slice(start, end)),
  );
}

const isMeasureAt = (line: Line, at: number) =>
  sizeAt(line, at) !== undefined || moneyAt(line, at) !== undefined;

const isDash = ({ tokens }: Line, at: number) => '-–−'.includes(tokens[at]?.text ?? ' ');

/** From where on there is only money and the letter of its tax. */
function startOfPrices(line: Line): number {
  const isOfPrice = (at: number) =>
    moneyAt(line, at) !== undefined ||
    matchPage(line, at, 'currency') !== undefined ||
    isTaxCode(line, at) ||
    isDash(line, at) ||
    (line.tokens[at]?.kind === 'number' && line.tokens[at]?.text.length === 1);
  return line.tokens.findLastIndex((_, at) => !isOfPrice(at)) + 1;
}

/** The number of an article: of four digits at the beginning, or of eight. */
function isCode({ tokens }: Line, at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return (
    /^\d{8,14}$/.test(text) ||
    (/^\d{4,7}$/.test(text) &&
      tokens[at + 1]?.isGlued === false &&
      tokens.slice(0, at).every(({ kind }) => kind === 'mark'))
  );
}

/** Sums begin a line; 'FAGE TOTAL 0% 500G' is yogurt. */
function isSum(line: Line): boolean {
  const first = line.tokens.findIndex(({ kind }) => kind === 'word');
  const sum = first < 0 ? undefined : matchPage(line, first, 'receipt');
  return sum?.value === 'sum' && line.tokens[sum.to + 1]?.text !== '%';
}

function saysNoGood(line: Line, first: number): boolean {
  if (first >= 0 && matchPage(line, first, 'receipt')?.value === 'begins') return true;
  return line.tokens.some((_, at) => matchPage(line, at, 'receipt')?.value === 'holds');
}

/** The words of these tokens, in small letters, if the till has only capitals, and in full; without the name of the shop. */
function nameOf(line: Line, kept: readonly number[], isCapital: boolean): string {
  const { tokens } = line;
  const given = new Set(kept);
  let name = '';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined || !given.has(at)) {
      at += 1;
      continue;
    }
    const shop = name === '' ? matchPage(line, at, 'shop') : undefined;
    const full = shop ?? matchPage(line, at, 'till-word');
    const isMark = token.kind === 'mark' && token.text !== '%' && !(token.isGlued && tokens[at + 1]?.isGlued);
    const text = shop
      ? ''
      : full
        ? String(full.value)
        : token.text === '&'
          ? 'and'
          : isMark
            ? ''
            : token.text;
    const isGlued = token.isGlued && given.has(at - 1) && full === undefined && token.text !== '&';
    if (text !== '') name += `${isGlued || name === '' ? '' : ' '}${isCapital ? text.toLowerCase() : text}`;
    at = full?.to ?? at + 1;
  }
  return name.trim();
}
