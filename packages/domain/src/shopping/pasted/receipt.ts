import { matchAt } from '../../language/grammar.ts';
import { pageLineOf } from '../../language/page-grammar.ts';
import { isTaxCode, moneyAt, readTillLine, type TillLine } from './till-line.ts';
import { rolesOf } from './till-roles.ts';

/** Fewer lines with a price are a list on which the shopper notes prices. */
const FEWEST_PRICED = 2;
/** Fewer lines than these are no copy of a receipt. */
const FEWEST_OF_TILL = 3;
/** As many words as these have to be cut short, because some people type in capitals. */
const FEWEST_SHORTENED = 2;

/** One of the goods of a receipt. */
export interface Good {
  /** As a line of a list: '650 g chicken breast fillets'. */
  readonly text: string;
  /** What was paid for all of it, in hundredths of the currency; undefined if it is not said. */
  readonly cents: number | undefined;
}

/** What was read of a text. */
export interface Pasted {
  readonly goods: readonly Good[];
  /** The lines, as typed, that may name something and are none of the goods: what was not delivered, and remarks. */
  readonly leftOut: readonly string[];
}

/** The goods of a receipt or an order; null if the lines are none of either. */
export function readReceipt(given: readonly string[], isFood: (name: string) => boolean): Pasted | null {
  const lines = tillLines(given);
  if (isListOfTill(lines)) return { goods: lines.map(goodOf), leftOut: [] };
  const priced = lines.filter(({ cents }) => cents !== undefined).length;
  const unpriced = lines.filter((each) => each.cents === undefined && !isOfShop(each)).length;
  const isSummed = lines.some(({ sign }) => sign === 'sum');
  const isWeighed = lines.length === 1 && lines[0]?.unitCents !== undefined;
  if (priced < (isWeighed ? 1 : FEWEST_PRICED) || (priced < unpriced && !isSummed)) return null;
  return goodsIn(lines, isFood);
}

/** The goods of lines that all have prices, however many they are: 'milk 1.45'. */
export const pricedGoods = (given: readonly string[]): Good[] =>
  goodsIn(tillLines(given), () => false).goods.filter(({ cents }) => cents !== undefined);

const tillLines = (given: readonly string[]): TillLine[] =>
  withLeading(given.flatMap((line) => (given.length === 1 ? linesOfOne(line) : line)).map(readTillLine));

/** The numbers before names are of packages if every other line has one, if it is one, or if they make the price: '3 TUNA 1.85 5.55'. */
function withLeading(lines: readonly TillLine[]): TillLine[] {
  const priced = lines.filter(({ cents, name }) => cents !== undefined && name !== '');
  const isColumn = priced.filter(({ leading }) => leading !== undefined).length * 2 > priced.length;
  return lines.map((line) => {
    const { leading, unitCents, cents, name, count } = line;
    if (leading === undefined) return line;
    const isProduct = unitCents !== undefined && leading * unitCents === cents;
    return isColumn || leading === 1 || isProduct
      ? { ...line, count: leading * (count ?? 1) }
      : { ...line, name: `${leading} ${name}` };
  });
}

/** Whether a line is one that only shops write, or belongs to the one before it. */
const isOfShop = ({ sign, name, keeps }: TillLine) => sign !== undefined || name === '' || keeps !== '';

function goodsIn(lines: readonly TillLine[], isFood: (name: string) => boolean): Pasted {
  const read = rolesOf(lines, isFood);
  return {
    goods: read
      .filter(({ role }) => role === 'good')
      .map(({ good, details, keeps }) =>
        goodOf(details.reduce(withDetail, { ...good, keeps: good.keeps || keeps })),
      ),
    leftOut: read.filter(({ role }) => role !== 'good').map(({ good }) => good.text),
  };
}

/** A good with what another line says of it: '1.32 lb @ 0.59/lb 0.78', '2 x 1,25', 'Qty 2', '£1.45', 'Use by Thu 3 Dec'. */
const withDetail = (good: TillLine, { count, size, keeps, cents, unitCents }: TillLine): TillLine => ({
  ...good,
  count: good.count === undefined || count === undefined ? (good.count ?? count) : good.count * count,
  size: good.size || size,
  keeps: good.keeps || keeps,
  // The price beside the name may be that of one.
  cents: unitCents !== undefined && unitCents === good.cents ? (cents ?? good.cents) : (good.cents ?? cents),
});

const goodOf = (line: TillLine): Good => ({ text: writeGood(line), cents: line.cents });

function writeGood({ name, count, leading, size, keeps }: TillLine): string {
  // A number behind the name says more than the '1' of a column: '1 HUEVOS 12'.
  const isOne = leading === 1 && size === '' && pageLineOf(name).tokens.at(-1)?.kind === 'word';
  const times = count === undefined || (count === 1 && !isOne) ? '' : String(count);
  const amount = times === '' || size === '' ? `${times}${size}` : `${times} x ${size}`;
  return `${amount} ${name} ${keeps}`.trim();
}

/** Whether lines without prices are copied from a till: all in capitals, some with words cut short as only tills do. */
function isListOfTill(lines: readonly TillLine[]): boolean {
  if (
    lines.length < FEWEST_OF_TILL ||
    lines.some(({ isCapital, cents }) => cents !== undefined || !isCapital)
  )
    return false;
  return lines.reduce((sum, { shortened }) => sum + shortened, 0) >= FEWEST_SHORTENED;
}

/** A line that is copied from a till, with its words in full: all in capitals, with a word cut short. Others stay. */
export function inFull(text: string): string {
  const till = readTillLine(text);
  const isTill = text.includes(' ') && till.isCapital && till.shortened > 0;
  return isTill ? writeGood(till) : text;
}

/** The lines of a receipt that was pasted into a field of one line, which joins them: behind each price of a good. */
function linesOfOne(text: string): string[] {
  const line = pageLineOf(text);
  const { tokens } = line;
  const isTimes = (at: number) => at >= 0 && matchAt(line, at, 'times') !== undefined;
  const ends: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isUnitPrice = tokens[at - 1]?.text === '@' || isTimes(at - 1);
    const behind = isUnitPrice ? undefined : moneyAt(line, at);
    if (behind === undefined || isTimes(behind) || '/@%'.includes(tokens[behind]?.text ?? ' ')) continue;
    const next = isTaxCode(line, behind) ? behind + 1 : behind;
    if (next < tokens.length && moneyAt(line, next) === undefined) ends.push(tokens[next - 1]?.end ?? 0);
    at = next - 1;
  }
  const parts = [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
  return parts.length < FEWEST_PRICED ? [text] : parts;
}
