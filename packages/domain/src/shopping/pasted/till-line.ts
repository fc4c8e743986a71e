import { type Line, matchAt, partOf } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import type { Token } from '../../language/tokens.ts';
import { isUnitThatIs } from '../../language/units.ts';
import { saysKeepsUntil } from '../keeps-until.ts';

/*
 * One line of a receipt or an order: 'CHKN BREAST FILLETS 650G £4.75', '2 @ 1.25 BLK BEANS 15OZ 2.50', 'Vollmilch 1L 1,09 x 2 2,18 A'.
 * What its words mean is in the grammars.
 */

/** What a line of a receipt says, whatever stands around it. */
export interface TillLine {
  /** As typed. */
  readonly text: string;
  readonly line: Line;
  /** The words that may name a good, in full; '' without letters. */
  readonly name: string;
  /** Whether it is typed in capitals, except for its amount. */
  readonly isCapital: boolean;
  /** How many packages or pieces; undefined if none is said. */
  readonly count: number | undefined;
  /** The number before its name, which may be one of packages or part of the name: '3 TUNA', '7 UP'. */
  readonly leading: number | undefined;
  /** '650 g'; '' if none is said. */
  readonly size: string;
  /** What was paid for all of it, in hundredths of the currency; undefined without a price. */
  readonly cents: number | undefined;
  /** The price of one, or of one of the unit of its weight: 89 of '0.845kg @ £0.89/kg'. */
  readonly unitCents: number | undefined;
  /** 'Use by Thu 3 Dec'; '' if it says no such thing. */
  readonly keeps: string;
  /** What a phrase makes of the line, and whether the line consists of it: 'sum' of 'TOTAL 5.37'. */
  readonly sign: TillSign | undefined;
  readonly isWhole: boolean;
  /** Whether a price is taken off. */
  readonly isOff: boolean;
  /** How many words are cut short as tills do. */
  readonly shortened: number;
}

/** What the grammars' `receipts` and `on-receipts` say of a line. */
export type TillSign =
  | 'sum'
  | 'paid'
  | 'tax'
  | 'off'
  | 'loyalty'
  | 'fee'
  | 'order'
  | 'heading'
  | 'gone'
  | 'ordered'
  | 'sent'
  | 'became';

type TillWord = TillSign | 'pieces' | 'count' | 'each' | 'instead-of';

/** A part of a line that is no word of a name. */
interface Piece {
  readonly to: number;
  readonly count?: number;
  readonly size?: string;
  readonly unitCents?: number;
  readonly cents?: number;
}

/** The number of hundredths in 'DE812706034' is none: money has at most four digits before its cents. */
const LONGEST_MONEY = 7;
const LONGEST_SIZE = 8;
const LONGEST_COUNT = 2;

const wordAt = (line: Line, at: number) => matchPage(line, at, 'receipt');

/** Reads a line of a receipt. Linear in its tokens. */
export function readTillLine(text: string): TillLine {
  const { line: all, keeps: late } = withoutLateDay(pageLineOf(text));
  const { line, isBehind } = withoutReplaced(all);
  const { tokens } = line;
  const first = firstWord(line);
  const prices = startOfPrices(line);
  const isKeeping = first >= 0 && matchPage(line, first, 'best-before') !== undefined && saysDay(line, first);
  const keeping = isKeeping ? first : startOfKeeping(line, first, prices);
  const end = isKeeping || keeping < 0 ? prices : keeping;
  const sign = signOf(line, first);
  const shop = matchPage(line, 0, 'shop')?.to ?? 0;
  const kept: number[] = [];
  const found: Piece[] = [];
  for (let at = sign?.value === 'sent' ? sign.to : 0; at < tokens.length && !isKeeping; ) {
    const place = { at, prices: end, isFirst: kept.every((before) => before < shop) };
    const piece =
      at === keeping ? { to: Math.max(prices, keeping + 1) } : pieceAt(line, place, isPriced(found));
    if (piece !== undefined) found.push(piece);
    else kept.push(at);
    at = piece?.to ?? at + 1;
  }
  const [start, next = 0] = kept.filter((at) => at >= shop);
  const isLeading = start !== undefined && tokens[next]?.kind === 'word' && !tokens[next]?.isGlued;
  const leading = isLeading && next === start + 1 ? wholeAt(line, start) : undefined;
  const cents = found.findLast((piece) => piece.cents !== undefined)?.cents;
  const isCapital = kept.every((at) => tokens[at]?.text === tokens[at]?.text.toUpperCase());
  const keepsEnd = isKeeping ? tokens.length : prices;
  return {
    text,
    line,
    name: isKeeping
      ? ''
      : nameOf(
          line,
          kept.filter((at) => at !== start || leading === undefined),
          isCapital,
        ),
    isCapital,
    leading,
    ...amountOf(found),
    cents,
    keeps: keeping < 0 ? late : line.text.slice(tokens[keeping]?.start, tokens[keepsEnd - 1]?.end),
    sign: sign?.value ?? (isBehind ? (first < 0 ? 'became' : 'sent') : undefined),
    isWhole:
      sign !== undefined &&
      !tokens.some(({ kind }, at) => kind === 'word' && (at < sign.from || at >= sign.to)),
    isOff: cents !== undefined && tokens.some((_, at) => at >= prices - 1 && isTakenOff(line, at)),
    shortened: tokens.filter((_, at) => matchPage(line, at, 'till-word') !== undefined).length,
  };
}

/** How often and how much: '2 x' and '400g' of '2 x 400g'; the two prices of '3 TUNA 1.85 5.55' are those of one and of three. */
function amountOf(found: readonly Piece[]): Pick<TillLine, 'count' | 'size' | 'unitCents'> {
  const counts = found.flatMap(({ count }) => count ?? []);
  const prices = found.flatMap(({ cents }) => cents ?? []);
  const unit = found.find(({ unitCents }) => unitCents !== undefined)?.unitCents;
  return {
    count: counts.length === 0 ? undefined : counts.reduce((product, count) => product * count, 1),
    size: found.find(({ size }) => size !== undefined)?.size ?? '',
    unitCents: unit ?? (prices.length > 1 ? prices.at(-2) : undefined),
  };
}

const firstWord = ({ tokens }: Line) => tokens.findIndex(({ kind }) => kind === 'word');

/** Without what is said of its keeping behind a price: 'Chicken £4.75 (use by Tue 1 Dec)'. */
function withoutLateDay(line: Line): { readonly line: Line; readonly keeps: string } {
  const { tokens } = line;
  const price = tokens.findIndex((_, at) => moneyAt(line, at) !== undefined);
  const at = tokens.findIndex(
    (_, token) =>
      token > price &&
      price > 0 &&
      matchPage(line, token, 'best-before') !== undefined &&
      saysDay(line, token),
  );
  if (at < 0) return { line, keeps: '' };
  const isOpen = tokens[at - 1]?.key === '(';
  const end = tokens.at(-1)?.key === ')' ? tokens.length - 1 : tokens.length;
  return {
    line: partOf(line, 0, isOpen ? at - 1 : at),
    keeps: line.text.slice(tokens[at]?.start, tokens[end - 1]?.end),
  };
}

/** Without the good that another one stands for: 'Rotini A → Rotini B', 'Fusilli A statt Fusilli B 1,79'. */
function withoutReplaced(line: Line): { readonly line: Line; readonly isBehind: boolean } {
  for (let at = 0; at < line.tokens.length; at += 1) {
    const word = wordAt(line, at);
    if (word?.value === 'became') return { line: partOf(line, word.to), isBehind: true };
    if (word?.value === 'instead-of' && at > 0) {
      const prices = startOfPrices(line);
      const tokens = line.tokens.filter((_, token) => token < at || token >= prices);
      return { line: { ...line, tokens }, isBehind: false };
    }
  }
  return { line, isBehind: false };
}

/** What a phrase makes of a line: the one at its beginning, or one that says it anywhere. 'FAGE TOTAL 0% 500G' is yogurt. */
function signOf(
  line: Line,
  first: number,
): { readonly value: TillSign; readonly from: number; readonly to: number } | undefined {
  for (let at = Math.max(0, first); at < line.tokens.length; at += 1) {
    const place = at === first ? matchPage(line, at, 'storage') : undefined;
    if (place !== undefined && isAlone(line, place.to)) return { value: 'heading', from: at, to: place.to };
    const begins = at === first ? wordAt(line, at) : undefined;
    const isPartOfName = begins && ALONE.has(String(begins.value)) && !isAlone(line, begins.to);
    const word = begins && !isPartOfName ? begins : matchPage(line, at, 'receipt-sign');
    if (word === undefined || NO_SIGNS.has(String(word.value))) continue;
    if (word.value === 'sum' && line.tokens[word.to + 1]?.text === '%') continue;
    const colon = line.tokens[word.to]?.text === ':' ? word.to + 1 : word.to;
    const value = word.value === 'instead-of' ? 'ordered' : (word.value as TillSign);
    return { value, from: at, to: colon };
  }
  return undefined;
}
const NO_SIGNS: ReadonlySet<string> = new Set<TillWord>(['pieces', 'count', 'each']);
/** They say so only without other words: a 'bag' or a 'tip' is also part of a name. */
const ALONE: ReadonlySet<string> = new Set<TillWord>(['heading', 'fee']);

/** Whether no word of several letters stands behind a token: 'Unavailable (1)', 'PFAND 0,25 A'. */
const isAlone = ({ tokens }: Line, from: number) =>
  !tokens.some(({ kind, text }, at) => at >= from && kind === 'word' && text.length > 1);

const isPriced = (found: readonly Piece[]) => found.some(({ cents }) => cents !== undefined);

/** '-0.50', '0,20-'; of 'milk - 1.45' the dash is none. */
const isTakenOff = (line: Line, at: number) =>
  isMinus(line, at) && (line.tokens[at + 1]?.isGlued !== false || line.tokens[at]?.isGlued === true);

/** A token, where the prices behind it begin, and whether no word of the name stands before it. */
interface Place {
  readonly at: number;
  readonly prices: number;
  readonly isFirst: boolean;
}

/** An amount, a price or a code at a token. */
function pieceAt(line: Line, place: Place, isBehindPrice: boolean): Piece | undefined {
  const { at, prices } = place;
  const money = moneyAt(line, at);
  return (
    unitPriceAt(line, at) ??
    countedAt(line, place) ??
    (money !== undefined && at >= prices ? { to: money, cents: centsAt(line, at) } : undefined) ??
    sizeAt(line, at) ??
    (isBehindPrice || at >= prices ? { to: at + 1 } : (codeAt(line, at) ?? columnAt(line, place)))
  );
}

/** Behind 'x' or '*' between a number and a price or size. */
function timesAt(line: Line, at: number): { readonly to: number } | undefined {
  const isStar = line.tokens[at]?.text === '*' && line.tokens[at + 1]?.kind === 'number';
  return isStar ? { to: at + 1 } : matchAt(line, at, 'times');
}

/** A number of packages or pieces at a token: 'Qty: 2', '2 x', 'x2', '2 @', '12ct', '2/2', '1,09 x 2', '2' in a column of its own. */
function countedAt(line: Line, place: Place): Piece | undefined {
  const { at, prices } = place;
  const word = wordAt(line, at);
  if (word?.value === 'count') return countBehind(line, word.to);
  const money = moneyAt(line, at);
  const behindMoney = money === undefined ? undefined : timesAt(line, money);
  const times = behindMoney && wholeAt(line, behindMoney.to);
  if (times !== undefined && behindMoney)
    return { count: times, unitCents: centsAt(line, at), to: behindMoney.to + 1 };
  const sign = line.tokens[at]?.kind === 'word' ? matchAt(line, at, 'times') : undefined;
  if (sign === undefined) return numberedAt(line, place);
  const count = wholeAt(line, sign.to);
  const isLast = line.tokens[sign.to]?.isGlued === true && isEnd(line, sign.to + 1, prices);
  return count !== undefined && isLast ? { count, to: sign.to + 1 } : undefined;
}

/** Behind 'Qty': ': 2', '2 -'. */
function countBehind(line: Line, from: number): Piece | undefined {
  const at = line.tokens[from]?.text === ':' ? from + 1 : from;
  const count = wholeAt(line, at);
  return count === undefined ? undefined : { count, to: isMinus(line, at + 1) ? at + 2 : at + 1 };
}

/** A number, or a weight without its unit, that what stands behind it or around it makes one of packages. */
function numberedAt(line: Line, { at, prices, isFirst }: Place): Piece | undefined {
  const { tokens } = line;
  const count = wholeAt(line, at);
  const weight = count === undefined ? decimalAt(line, at) : undefined;
  if (count === undefined && weight === undefined) return undefined;
  const isHyphened = tokens[at + 1]?.text === '-' && tokens[at + 1]?.isGlued;
  const word = wordAt(line, isHyphened ? at + 2 : at + 1);
  const pieces = word?.value === 'pieces' ? word.to : undefined;
  const joint = timesAt(line, pieces ?? at + 1);
  const price = joint && moneyAt(line, joint.to);
  if (joint && price !== undefined) return priceOfOne(line, at, count, joint.to, price);
  const isColumn = isApart(line, at) && isApart(line, at + 1) && isEnd(line, at + 1, prices);
  if (count === undefined)
    return isColumn && at > 0 && moneyAt(line, at) === undefined && sizeAt(line, at) === undefined
      ? { size: `${tokens[at]?.text.replace(',', '.')} ${KILOGRAM}`, to: at + 1 }
      : undefined;
  if (sizeAt(line, at) !== undefined) return undefined;
  const of = tokens[at + 1]?.text === '/' ? wholeAt(line, at + 2) : undefined;
  if (of !== undefined && at > 0 && count <= of && (count === of || isApart(line, at)))
    return { count, to: at + 3 };
  if (tokens[at + 1]?.text === '@') return { count, to: at + 1 };
  if (joint && (isFirst || sizeAt(line, joint.to) !== undefined)) return { count, to: joint.to };
  if (pieces !== undefined) return { count, to: pieces };
  return isColumn || (at === 0 && isEnd(line, 1, prices)) ? { count, to: at + 1 } : undefined;
}

/** '2 x 1,25' is a number of pieces and the price of one, and '1,215 x 5,99' a weight and the price of a kilogram. */
function priceOfOne(line: Line, at: number, count: number | undefined, from: number, to: number): Piece {
  const unitCents = centsAt(line, from);
  const size = `${line.tokens[at]?.text.replace(',', '.')} ${KILOGRAM}`;
  const isAgain = unitPriceAt(line, from - 1);
  if (count === undefined) return { size, unitCents, to: isAgain?.to ?? to };
  return { count, unitCents, to: isAgain?.to ?? to };
}
const KILOGRAM = 'kg';

/** The price of one, or of a weight: '@ £0.89/kg', 'x 2,99 EUR/kg', '@ 1.25 each', '1,99 €/kg', '@ 1 lb /0.54'. */
function unitPriceAt(line: Line, at: number): Piece | undefined {
  const { tokens } = line;
  const isAt = tokens[at]?.text === '@';
  const joint = isAt ? at + 1 : (timesAt(line, at)?.to ?? at);
  const price = moneyAt(line, joint);
  if (price === undefined) {
    // The weight first.
    const weight = isAt ? sizeAt(line, joint)?.to : undefined;
    const behind =
      weight !== undefined && tokens[weight]?.text === '/' ? moneyAt(line, weight + 1) : undefined;
    return weight === undefined || behind === undefined
      ? undefined
      : { unitCents: centsAt(line, weight + 1), to: behind };
  }
  const unitCents = centsAt(line, joint);
  const each = wordAt(line, price);
  const of = tokens[price]?.text === '/' ? price + 1 : each?.value === 'each' ? each.to : undefined;
  if (of === undefined) return isAt || isBehindSize(line, at, joint) ? { unitCents, to: price } : undefined;
  const weight = tokens[of]?.kind === 'number' ? of + 1 : of;
  return { unitCents, to: matchAt(line, weight, 'unit')?.to ?? of };
}

/** 'kg 0,534 x 3,98' */
const isBehindSize = (line: Line, at: number, joint: number) =>
  joint > at && line.tokens[at - 1]?.kind === 'number' && matchAt(line, at - 2, 'unit')?.value === KILOGRAM;

/** The units of packages, as a list has them. */
const SIZES: ReadonlySet<string> = new Set(
  'kg g ml cl l dl pint quart gallon oz lb'.split(' ').concat('fl oz'),
);
const GALLON = 'gallon';
/** Names end with them where goods are sold by weight. */
const SOLD_BY: ReadonlySet<string> = new Set([KILOGRAM, 'lb']);

/** A size at a token: '650G', '1 lb', '2.272L/4 Pints', 'kg 0,534'; a gallon may be written 'GAL' alone, and then means one. */
function sizeAt(line: Line, at: number): { readonly size: string; readonly to: number } | undefined {
  const { tokens } = line;
  const number = tokens[at];
  const ahead = number?.kind === 'word' ? matchAt(line, at, 'unit') : undefined;
  if (
    ahead?.value === KILOGRAM &&
    decimalAt(line, ahead.to) !== undefined &&
    moneyAt(line, ahead.to) === undefined
  )
    return { size: `${tokens[ahead.to]?.text.replace(',', '.')} ${KILOGRAM}`, to: ahead.to + 1 };
  if (ahead?.value === GALLON && at > 0 && number?.text === number?.text.toUpperCase())
    return { size: `1 ${GALLON}`, to: ahead.to };
  if (number?.kind !== 'number' || number.text.length > LONGEST_SIZE) return undefined;
  const half = tokens[at + 1]?.text === '/' && tokens[at + 2]?.kind === 'number' ? at + 3 : at + 1;
  const unit = matchAt(line, half, 'unit');
  if (unit === undefined || !SIZES.has(String(unit.value))) return undefined;
  const typed = tokens.slice(at, half).map(({ text }) => text.replace(',', '.'));
  // '2.272L/4 Pints' says it twice.
  const same = tokens[unit.to]?.text === '/' ? matchAt(line, unit.to + 2, 'unit') : undefined;
  return { size: `${typed.join('')} ${unit.value}`, to: behindBox(line, at, same?.to ?? unit.to) };
}

/** Behind the package of '3 lb pack' and 'Yogurt, 5.3 oz Cup'. */
function behindBox(line: Line, at: number, to: number): number {
  const isOwn = at === 0 || line.tokens[at - 1]?.text === ',';
  const box = isOwn ? matchAt(line, to, 'unit') : undefined;
  return box !== undefined && isUnitThatIs('packed', box.value) ? box.to : to;
}

/** Behind an amount of money at a token: '£3.10', '2,99 EUR'. */
export function moneyAt(line: Line, at: number): number | undefined {
  const number = matchPage(line, at, 'currency')?.to ?? at;
  const token = line.tokens[number];
  if (
    token?.kind !== 'number' ||
    token.text.length > LONGEST_MONEY ||
    !',.'.includes(token.text.at(-3) ?? ' ')
  )
    return undefined;
  const unit = matchAt(line, number + 1, 'unit');
  if ((unit && SIZES.has(String(unit.value))) || line.tokens[number + 1]?.text === '%') return undefined;
  return matchPage(line, number + 1, 'currency')?.to ?? number + 1;
}

/** The amount of money at a token, in hundredths: 310 of '£3.10'. */
function centsAt(line: Line, at: number): number {
  const number = matchPage(line, at, 'currency')?.to ?? at;
  const text = line.tokens[number]?.text ?? '';
  // Two places, which `moneyAt` has seen.
  return Number(text.slice(0, -3) + text.slice(-2));
}

/** A number of pieces at a token: up to two digits. */
function wholeAt({ tokens }: Line, at: number): number | undefined {
  const { kind, text = '' } = tokens[at] ?? {};
  const number = kind === 'number' && text.length <= LONGEST_COUNT ? Number(text) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}

/** A weight at a token: '0,534'. */
function decimalAt({ tokens }: Line, at: number): number | undefined {
  const token = tokens[at];
  const number = token?.kind === 'number' ? Number(token.text.replace(',', '.')) : Number.NaN;
  return Number.isInteger(number) || Number.isNaN(number) ? undefined : number;
}

/** Where there is more than a space before a token, as between the columns of a table. */
function isApart({ text, tokens }: Line, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const gap = before && token ? text.slice(before.end, token.start) : '';
  return gap.length > 1 || gap === '\t' || token === undefined;
}

/** Before the first word of a line. */
const isStart = (line: Line, at: number) => !line.tokens.slice(0, at).some(({ kind }) => kind !== 'mark');

/** Whether only prices are behind a token. */
const isEnd = ({ tokens }: Line, at: number, prices: number) => at >= prices || at >= tokens.length;

/** A percentage or the letter of a tax in a column of its own, or by what it is sold: 'LATTE 1L   4%   1,49', 'Chleb   C  1 x 4,59', 'APFEL KG 2,13'. */
function columnAt(line: Line, { at, prices, isFirst }: Place): Piece | undefined {
  const { tokens } = line;
  if (isFirst) return undefined;
  const unit = matchAt(line, at, 'unit');
  if (unit && SOLD_BY.has(String(unit.value)) && isEnd(line, unit.to, prices)) return { to: unit.to };
  if (!isApart(line, at)) return undefined;
  if (tokens[at + 1]?.text === '%') return isEnd(line, at + 2, prices) ? { to: at + 2 } : undefined;
  const isLetter = isTaxCode(line, at) && isApart(line, at + 1);
  return isLetter && isAlone(line, at + 1) ? { to: at + 1 } : undefined;
}

/** A letter behind a price says how it is taxed. */
export const isTaxCode = ({ tokens }: Line, at: number): boolean => {
  const { kind = 'mark', text = '' } = tokens[at] ?? {};
  return text === '*' || (kind === 'word' && text.length <= 2 && text === text.toUpperCase());
};

const isMinus = ({ tokens }: Line, at: number) => '-–−'.includes(tokens[at]?.text ?? ' ');

/** From where on there is only money and the letter of its tax. */
function startOfPrices(line: Line): number {
  const isOfPrice = ({ kind, text }: Token, at: number) =>
    moneyAt(line, at) !== undefined ||
    matchPage(line, at, 'currency') !== undefined ||
    isTaxCode(line, at) ||
    isMinus(line, at) ||
    (kind === 'number' && text.length === 1 && moneyAt(line, at + 1) === undefined);
  const behind = line.tokens.findLastIndex((token, at) => !isOfPrice(token, at)) + 1;
  const first = line.tokens.findIndex((_, at) => at >= behind && moneyAt(line, at) !== undefined);
  return first < 0 ? line.tokens.length : first;
}

/** The number of an article, of four digits at the beginning, of eight, or in parts, and the letters behind it. */
function codeAt(line: Line, at: number): Piece | undefined {
  const { tokens } = line;
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'word')
    return at > 0 && isTaxCode(line, at) && isLong(tokens[at - 1]) ? { to: at + 1 } : undefined;
  if (kind !== 'number' || (!isLong(tokens[at]) && !isStart(line, at))) return undefined;
  const end = tokens.findIndex(
    (token, next) => next > at && !(token.isGlued && (token.kind === 'number' || token.text === '-')),
  );
  const to = end < 0 ? tokens.length : end;
  const isPart = tokens[to]?.isGlued === true && tokens[to]?.kind !== 'word';
  const isAlone = to === at + 1 ? isLong(tokens[at]) || text.length >= SHORT_CODE : to > at + 3;
  return isAlone && !isPart && (isLong(tokens[at]) || tokens[to]?.isGlued !== true) ? { to } : undefined;
}
const SHORT_CODE = 4;
const LONG_CODE = 8;
const isLong = (token: Token | undefined) =>
  token !== undefined && token.text.length >= LONG_CODE && Number.isInteger(Number(token.text));

/** Where the day until which a good keeps begins, before its price: 'Butter 250g Use by Tue 2 Dec £2.40'; -1 if there is none. */
function startOfKeeping(line: Line, first: number, prices: number): number {
  return line.tokens.findIndex(
    (_, at) =>
      at > first &&
      at < prices &&
      matchPage(line, at, 'best-before') !== undefined &&
      saysDay(line, at, prices),
  );
}

const saysDay = ({ text, tokens }: Line, at: number, to = tokens.length) =>
  saysKeepsUntil(text.slice(tokens[at]?.start, tokens[to - 1]?.end));

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
    const isInside = token.isGlued && tokens[at + 1]?.isGlued;
    const isMark = token.kind === 'mark' && token.text !== '%' && !isInside;
    const written = token.text === '&' ? 'and' : isMark ? '' : token.text;
    const text = shop ? '' : full ? String(full.value) : written;
    const isGlued = token.isGlued && given.has(at - 1) && full === undefined && token.text !== '&';
    if (text !== '') name += `${isGlued || name === '' ? '' : ' '}${isCapital ? text.toLowerCase() : text}`;
    at = full?.to ?? at + 1;
  }
  const isNamed = kept.some((at) => tokens[at]?.kind === 'word' && (tokens[at]?.text.length ?? 0) > 1);
  return isNamed ? name.trim() : '';
}
