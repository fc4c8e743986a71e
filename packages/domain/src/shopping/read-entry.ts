import { foodOfKey } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { type Line, lineOf, matchAt, writtenOf } from '../language/grammar.ts';
import { matchPage, pageLineOf } from '../language/page-grammar.ts';
import { type LeadingMeasure, type MeasuredRest, readLeadingMeasure } from '../lines/leading-measure.ts';
import { readTrailingMeasure } from '../lines/trailing-measure.ts';
import { formatAmount, parseRange } from '../units/amount.ts';

/** An item to buy, as on the list. A blank quantity means 'some'. */
export interface ShoppingEntry {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
}

/**
 * Parses one line as people write it: '2 lemons', '500 g flour', '½ cup of oil', 'a bunch of parsley', 'milk 2 l',
 * 'eggs x6', 'eggs 6', 'bread 2x', 'cream (200 ml)', '2 x 400g tins chickpeas', 'water 6 x 1.5 l'. Parts that are not
 * understood stay in the name.
 */
export function readShoppingEntry(typed: string): ShoppingEntry {
  if (typed.length > LONGEST_ENTRY) return { name: typed.trim(), quantity: '', unit: '' };
  const text = withoutSome(withoutEager(writtenOnce(typed)));
  const read = readAmount(text);
  if (read) return read;
  const aside = asideIn(text);
  const bare = aside === undefined ? null : readAmount(text.replace(aside, '').trim());
  return bare ? { ...bare, name: `${bare.name}${aside}` } : { name: text, quantity: '', unit: '' };
}

/** With single spaces. */
const writtenOnce = (typed: string) =>
  typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');

/** A longer text is no entry. */
const LONGEST_ENTRY = 400;

/** A remark in brackets without a number, behind a name: 'chicken thighs (bone in) 1.2kg'. */
function asideIn(text: string): string | undefined {
  const { tokens } = lineOf(text);
  const open = tokens.findIndex(({ text: sign, isGlued }, at) => at > 0 && sign === '(' && !isGlued);
  const close = tokens.findIndex(({ text: sign }, at) => at > open && sign === ')');
  const isRemark =
    open > 0 && close > open + 1 && !tokens.slice(open, close).some(({ kind }) => kind === 'number');
  return isRemark ? text.slice(tokens[open - 1]?.end, tokens[close]?.end) : undefined;
}

/** 'milk!!' is as urgent as it is milk. */
function withoutEager(text: string): string {
  let end = text.length;
  while (text[end - 1] === '!' || text[end - 1] === '?') end -= 1;
  return end === 0 ? text : text.slice(0, end).trimEnd();
}

/** Without what says no amount: 'some more milk', 'a thing of sour cream'; 'a little gem' is a lettuce. */
function withoutSome(text: string): string {
  const line = pageLineOf(text);
  const some = matchPage(line, 0, 'no-amount');
  const [next, second] = [line.tokens[some?.to ?? 0], line.tokens[1]];
  // 'Thé' is no article.
  const isTyped = line.tokens[0]?.text.toLowerCase() === line.tokens[0]?.key;
  if (some === undefined || !isTyped || next?.kind !== 'word') return text;
  const rest = text.slice(next.start);
  return isNamed(text.slice(second?.start)) && rest !== text.slice(second?.start) ? text : rest;
}

const isNamed = (name: string) => foodOfKey(foodNameKey(name)) !== undefined;

/** A line with its amount; null without one. */
function readAmount(text: string): ShoppingEntry | null {
  const leading = readLeadingMeasure(text) ?? unitWithoutOf(text);
  if (leading) {
    const { rest, typedUnit } = leading;
    if (rest === '' || isPartOfName(text, leading)) return null;
    if (isCount(leading)) return entry(rest, leading);
    if (!isBoughtByOne(leading) || isOtherFood(text)) return null;
    const times = readTrailingMeasure(withCountBehind(rest));
    if (times && times.measure.unit === '' && times.measure.rest === '')
      return entry(times.name, { ...times.measure, typedUnit: severalOf(typedUnit, times.measure.low) });
    return lineOf(rest).tokens[0]?.kind === 'number' ? null : { name: rest, quantity: '1', unit: typedUnit };
  }
  if (isNumberedName(text)) return null;
  const trailing = readTrailingMeasure(withCountBehind(text), isCountOf);
  if (!trailing || !isCount(trailing.measure) || trailing.measure.rest !== '') return null;
  return entry(withoutAbout(trailing.name), trailing.measure);
}

/** Whether a name with the word of a package is itself one of a food: 'molho de pimenta' is a sauce, and 'molho' also a bunch. */
const isOtherFood = (whole: string): boolean =>
  matchAt(lineOf(whole), 0, 'unit')?.language !== 'en' && isNamed(whole);

/** An amount in brackets or before its sign as one behind the name: 'cream (200 ml)', 'eggs (6)', 'bread 2x'. */
function withCountBehind(text: string): string {
  const { tokens } = lineOf(text);
  const last = tokens.length - 1;
  const open = tokens.findLastIndex(({ text: sign }) => sign === '(');
  const isAmount = open > 0 && tokens[last]?.text === ')' && tokens[open + 1]?.kind === 'number';
  const name = text.slice(0, tokens[open - 1]?.end);
  const inside = text.slice(tokens[open + 1]?.start, tokens[last]?.start);
  if (isAmount && inside.length <= LONGEST_AMOUNT) {
    const isBare = open + 2 === last && COUNT.test(inside);
    return `${name.endsWith(',') ? name.slice(0, -1) : name} ${isBare ? 'x' : ''}${inside}`;
  }
  const number = tokens[last - 1];
  const isTimes = matchAt(lineOf(text), last, 'times')?.to === tokens.length && last > 1;
  if (!isTimes || number === undefined || number.isGlued || !COUNT.test(number.text)) return text;
  const behind = tokens[last - 2];
  return `${text.slice(0, behind?.text === ',' ? behind.start : behind?.end)} x${number.text}`;
}
const LONGEST_AMOUNT = 15;

/** A number that belongs to the name: 'omega-3', 'WD-40'. */
function isNumberedName(text: string): boolean {
  const [word, hyphen, number] = lineOf(text).tokens.slice(-3);
  const isGlued = hyphen?.isGlued === true && number?.isGlued === true;
  return word?.kind === 'word' && hyphen?.text === '-' && number?.kind === 'number' && isGlued;
}

/** 'Leftover rice about 2 cups'. */
function withoutAbout(name: string): string {
  const line = lineOf(name);
  const at = line.tokens.findIndex((_, token) => matchAt(line, token, 'about')?.to === line.tokens.length);
  return at > 0 ? name.slice(0, line.tokens[at - 1]?.end) : name;
}

/**
 * Whether a number without a unit counts the food before it: a plural, vegetables, fruit and eggs, or in words or packages: 'eggs 12',
 * 'cucumber 1', 'eggs 2 dozen', 'water 6 x 1.5 l'.
 */
function isCountOf(name: Line, _: Line, { typedAmount, low, each, rest }: MeasuredRest): boolean {
  if (rest.tokens.length > 0) return false;
  const isInWords = low > 1 && /\p{L}/u.test(typedAmount);
  if (each !== undefined || isInWords) return true;
  const written = writtenOf(name);
  return isPieces(written) ? low <= MOST_PIECES : PLURAL.test(written) && COUNT.test(typedAmount);
}

/** More is a number of an article. */
const MOST_PIECES = 99;

/** Whether a food is counted in pieces. */
function isPieces(name: string): boolean {
  const food = findFood(name);
  return food?.category === 'vegetable' || food?.category === 'fruit' || food?.name === 'egg';
}
const PLURAL = /^\p{L}.*\p{L}{2}s$/iu;
const COUNT = /^[1-9]\d?$/;

/** A number that belongs to the name: '7 up', '5 a day smoothie', '3 in 1 shampoo'. */
function isPartOfName(text: string, { rest, typedUnit, typedAmount }: LeadingMeasure): boolean {
  if (typedUnit !== '' || !COUNT.test(typedAmount)) return false;
  const line = lineOf(rest);
  const isPhrase = matchAt(line, 0, 'number') !== undefined || line.tokens[1]?.kind === 'number';
  return (isPhrase && !isNamed(rest)) || (findFood(text) !== undefined && findFood(rest) === undefined);
}

/** What is bought by a unit without a number is one: 'bottle of red wine', 'bunch of coriander', 'kilo of carrots'. Nobody buys a pinch. */
const isBoughtByOne = ({ typedAmount, unit, between }: LeadingMeasure) =>
  typedAmount === '' && between === '' && BOUGHT_BY_ONE.has(unit);
const BOUGHT_BY_ONE: ReadonlySet<string> = new Set(
  `kg lb l pint quart gallon bag bar block bottle box bulb bunch can carton crate head jar loaf net pack packet pot punnet roll sachet sack tray
  tub tube`.split(/\s+/),
);

/** A package whose 'of' was left out: 'jar peanut butter', but not 'pot noodle' or 'tin foil'. */
function unitWithoutOf(text: string): LeadingMeasure | null {
  const line = lineOf(text);
  const unit = matchAt(line, 0, 'unit');
  const next = line.tokens[unit?.to ?? 0];
  const isJoined = unit !== undefined && matchAt(line, unit.to, 'plus') !== undefined;
  if (
    unit === undefined ||
    isJoined ||
    next?.kind !== 'word' ||
    findFood(text) ||
    !findFood(text.slice(next.start))
  )
    return null;
  return {
    low: 1,
    high: 1,
    unit: String(unit.value),
    isVague: true,
    typedAmount: '',
    typedUnit: text.slice(0, next.start).trim(),
    between: '',
    rest: text.slice(next.start),
  };
}

/** 'Tin of tomatoes x 4' are 4 tins. */
const severalOf = (unit: string, times: number): string =>
  times === 1 || /(?:s|loaf)$/i.test(unit) ? unit : /(?:x|ch)$/i.test(unit) ? `${unit}es` : `${unit}s`;

/**
 * Whether the line begins with an exact amount. 'pinch of salt', 'a few lemons' and '2-inch piece of ginger' do not;
 * the shopper decides what they mean. A couple is two.
 */
function isCount({ typedAmount, isVague, inches, between, low, high }: LeadingMeasure): boolean {
  const isLength = inches !== undefined && between === '';
  const isExact = !isVague || (low === 2 && high === 2);
  return typedAmount !== '' && isExact && !isLength;
}

function entry(name: string, measure: LeadingMeasure): ShoppingEntry {
  const { between, typedUnit: unit } = measure;
  // '2 large eggs' have a size; the 400 g of '400g tins' move to the end in brackets.
  const aside = between.replace(/[()]/g, '').trim();
  const fullName = unit === '' ? `${between} ${name}`.trim() : aside === '' ? name : `${name} (${aside})`;
  return { name: fullName, quantity: quantityOf(measure), unit };
}

/** The amount as typed, unless it is in words or has two parts. */
function quantityOf({ typedAmount, low, high }: LeadingMeasure): string {
  const typed = parseRange(typedAmount);
  const isAsTyped = /^[^\p{L}]*$/u.test(typedAmount) && typed?.low === low && typed.high === high;
  return isAsTyped
    ? typedAmount
    : low === high
      ? (PARTS.find(([part]) => Math.abs(part - low) < 0.001)?.[1] ?? formatAmount(low))
      : `${formatAmount(low)}-${formatAmount(high)}`;
}

/** Parts that are shorter as a fraction: 'three quarters of a bag'. */
const PARTS = [
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
] as const;
