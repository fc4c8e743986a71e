import { findDish, isListedName } from '../foods/dish-table.ts';
import { findByWords, foodOfEnglishKey } from '../foods/find-by-words.ts';
import type { Food } from '../foods/food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import type { Amount } from '../units/amount.ts';
import type { Size } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../units/weights/weight.ts';
import { type Line, type Match, matchAt, partOf, writtenOf } from './grammar.ts';
import { type NumberAt, numberAt } from './numbers.ts';
import { isMark } from './tokens.ts';
import { isUnitThatIs } from './units.ts';

/** An amount and its unit in the form of `unitKey`; '' for pieces. */
export interface Quantity extends Amount {
  readonly unit: string;
}

/** The amount of a food, and where it stands. */
export interface Measure extends Quantity {
  readonly size?: Size;
  /** The content of one package or piece: 400 g in '2 x 400g tins'. */
  readonly each?: Quantity;
  /** The same amount in another unit: 9 oz in '250g/9oz'. */
  readonly also?: Quantity;
  /** The length in inches of a piece that is measured by length. */
  readonly inches?: number;
  /** Whether the number stands for a word such as 'a few', or is implied: 'pinch of salt'. */
  readonly isVague: boolean;
  /** The tokens of the number, of what stands between it and the unit, and of the unit. */
  readonly number: Span;
  readonly between: Span;
  readonly unitWords: Span;
  /** The first token behind it. */
  readonly amountTo: number;
  /** The same, and behind an 'of'. */
  readonly to: number;
}

/** The tokens from one up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Before its end is known. */
type Bare = Omit<Measure, 'amountTo'>;

const CM_PER_INCH = 2.54;
const MOST_WORDS_OF_SIZE = 3;
const THUMB_INCHES = 2;

/** The text of a span as typed, with single spaces. */
export const textOf = (line: Line, { from, to }: Span): string => writtenOf(partOf(line, from, to));

/**
 * The amount at a token: '2 x 400g tins', 'about 3 heaped tbsp', '1 cup plus 2 tbsp', '½ cup minus 1 tablespoon', '2½- to 3-pound',
 * '3cm/1¼in', 'a pinch of', 'jar of'. Null if the food begins there.
 */
export function measureAt(line: Line, from: number): Measure | null {
  const at = behindAbout(line, from);
  const number = numberAt(line, at);
  const measure =
    number === null ? implied(line, at) : isAmount(line, at, number) ? counted(line, at, number) : null;
  if (measure === null) return null;
  const whole = withMore(line, measure);
  // Behind a metric unit 'de' can only be an 'of', whatever the language of the food.
  const ofs = isUnitThatIs('metric', whole.unit) ? { ...line, languages: undefined } : line;
  return { ...whole, amountTo: whole.to, to: behindOf(ofs, behindFull(ofs, whole.to)) };
}

/** '3 cuillères rases de sucre': how full it is stands behind the unit, and an 'of' behind that. */
function behindFull(line: Line, at: number): number {
  const { to } = describedAt(line, at);
  return to > at && line.tokens[to - 1]?.kind === 'word' && behindOf(line, to) > to ? to : at;
}

function behindAbout(line: Line, from: number): number {
  let at = from;
  for (let word = 0; word < MOST_WORDS_OF_SIZE; word += 1) at = matchAt(line, at, 'about')?.to ?? at;
  // 'Good' in 'Good Seasons dressing' is part of the name.
  return at > from && (numberAt(line, at) ?? unitAt(line, at)) ? at : from;
}

/** Whether the number is one of an amount, unlike those of '2% milk', '80/20 beef', '00 flour', '5-spice' and '7up'. */
function isAmount(line: Line, at: number, { high, to }: NumberAt): boolean {
  const [first, next] = [line.tokens[at], line.tokens[to]];
  if (high <= 0 || /^0\d/.test(first?.text ?? '') || next?.text === '%') return false;
  if (line.tokens[at + 1]?.text === '/' && to === at + 3 && high >= 1) return false;
  if (isNamedAt(line, at, to)) return false;
  if (next?.kind === 'word' && next.isGlued && line.tokens[to - 1]?.text !== '-')
    return unitAt(line, to) !== undefined || isTimes(line, to);
  return (
    !(next?.text === '-' && next.isGlued && line.tokens[to + 1]?.kind === 'word') ||
    unitAt(line, to) !== undefined
  );
}

const MOST_WORDS_OF_NAME = 5;

/** Whether a food's name begins with the number: 'half and half', 'five spice', '2 minute noodles'. */
function isNamedAt(line: Line, from: number, to: number): boolean {
  return Array.from({ length: MOST_WORDS_OF_NAME }, (_, more) => to + more).some((end) => {
    if (end > line.tokens.length) return false;
    const [whole, rest] = [from, to].map((start) => foodNameKey(textOf(line, { from: start, to: end })));
    // An article is not part of a key.
    return (
      whole !== undefined && whole !== rest && (foodOfEnglishKey(whole) ?? findDish(whole)) !== undefined
    );
  });
}

const isTimes = (line: Line, at: number) => matchAt(line, at, 'times') !== undefined;

/** The unit at a token; a hyphen may stand before it: '14.5-ounce'. */
export function unitAt(line: Line, at: number): Match | undefined {
  const isHyphen = line.tokens[at]?.text === '-' || line.tokens[at]?.text === '–';
  const from = isHyphen ? at + 1 : at;
  const unit = matchAt(line, from, 'unit');
  if (unit === undefined) return undefined;
  const [word, next] = [line.tokens[from], line.tokens[unit.to]];
  // 'In' is only a unit right behind its number: '1¼in', but not '2 in juice'.
  if (word?.key === 'in' && !word.isGlued) return undefined;
  // A 'T-bone' is no tablespoon; a '2-ounce-can' is one of two ounces.
  const isCompound = next?.text === '-' && next.isGlued && line.tokens[unit.to + 1]?.isGlued;
  return isCompound && matchAt(line, unit.to + 1, 'unit') === undefined ? undefined : unit;
}

const isWeight = (unit: string) => GRAMS_OF_WEIGHT.has(unit);
/** Whether a unit is one of weight or volume. */
export const isMeasured = (unit: string): boolean => isWeight(unit) || MILLILITRES.has(unit);

/** Words before a unit that say how large or how full it is. */
interface Described {
  readonly size?: Size;
  readonly to: number;
}

function describedAt(line: Line, from: number): Described {
  let at = from;
  let size: Size | undefined;
  for (let word = 0; word < MOST_WORDS_OF_SIZE; word += 1) {
    const sized = matchAt(line, at, 'size');
    const full = matchAt(line, at, 'fullness');
    const found = sized && (!full || sized.to >= full.to) ? sized : full;
    if (!found) break;
    if (found.kind === 'size') size ??= found.value as Size;
    at = found.to;
    if (line.tokens[at]?.text === ',' || line.tokens[at]?.text === '-') at += 1;
  }
  return size === undefined ? { to: at } : { size, to: at };
}

/** 'pinch of salt', 'handful spinach', 'jar of pesto', 'large bunch of kale' mean one. */
function implied(line: Line, from: number): Bare | null {
  // 'Leaves from 1 bunch mint', 'seeds from 1 vanilla pod': what it is taken from has the amount.
  const source = isWordAt(line, from) ? matchAt(line, from + 1, 'out-of') : undefined;
  if (source && isNumberAt(line, source.to)) return measureAt(line, source.to);
  const { size, to: described } = describedAt(line, from);
  const thumb = thumbAt(line, from);
  if (thumb !== null) return lengthy({ number: { from, to: from }, isVague: true }, THUMB_INCHES, thumb);
  const unit = unitAt(line, described);
  if (unit === undefined) return null;
  const behind = behindOf(line, unit.to);
  const isOf = behind > unit.to;
  if (!isWordAt(line, behind)) return null;
  // 'Molho de soja' is a sauce, and no bunch.
  if (unit.language !== 'en' && isListedName(textOf(line, { from, to: nameEnd(line, from) }))) return null;
  // Other languages than English have no 'of' behind a spoon: 'łyżka cukru'.
  const standsAlone = isUnitThatIs('alone', unit.value) || unit.language !== 'en';
  if (!isOf && (!standsAlone || isPartOfName(line, described, unit))) return null;
  return {
    low: 1,
    high: 1,
    unit: String(unit.value) === 'piece' ? '' : String(unit.value),
    ...(size && { size }),
    isVague: true,
    number: { from, to: from },
    between: { from, to: described },
    unitWords: { from: described, to: unit.to },
    to: unit.to,
  };
}

const isWordAt = (line: Line, at: number) => line.tokens[at]?.kind === 'word';

/**
 * Whether a unit's word belongs to the name behind it: 'rib eye' is no rib, 'glass noodles' no glass, and 'cloves' without garlic a
 * spice.
 */
function isPartOfName(line: Line, from: number, unit: Match): boolean {
  // 'A walnut of butter' is no food.
  if (matchAt(line, unit.to - 1, 'of')?.language === 'en') return false;
  const next = line.tokens[unit.to];
  if (next?.kind !== 'word') return next?.kind === 'mark' && next.key !== '(';
  if (isMeasured(String(unit.value)) || isUnitThatIs('container', unit.value)) return false;
  const end = nameEnd(line, unit.to);
  const whole = findNamed(textOf(line, { from, to: end }));
  return whole !== undefined && whole !== findNamed(textOf(line, { from: behindOf(line, unit.to), to: end }));
}

const findNamed = (name: string): Food | undefined => findByWords(name) ?? findDish(name);

/** Up to the comma or bracket behind a name. */
function nameEnd(line: Line, from: number): number {
  let at = from;
  while (line.tokens[at] !== undefined && !isMark(line.tokens[at], ',;(')) at += 1;
  return at;
}

interface Start {
  readonly number: Span;
  readonly isVague: boolean;
}

function lengthy({ number, isVague }: Start, inches: number, to: number): Bare {
  const none = { from: to, to };
  return {
    low: 1,
    high: 1,
    unit: '',
    inches,
    isVague,
    number,
    between: none,
    unitWords: none,
    to,
  };
}

/** 'thumb', 'thumb-sized piece', 'thumb of'. */
function thumbAt(line: Line, from: number): number | null {
  const sized = line.tokens[from]?.key === 'thumb' && describedAt(line, from).to;
  const at = sized && sized > from ? sized : matchAt(line, from, 'unit')?.value === 'thumb' ? from + 1 : null;
  if (at === null) return null;
  return pieceAt(line, at) ?? (at > from + 1 ? null : at);
}

/** Behind a word for a piece that is measured by length: 'piece', 'knob', 'chunk'. */
function pieceAt(line: Line, at: number): number | undefined {
  const word = matchAt(line, at, 'unit');
  return word && isUnitThatIs('long', word.value) ? word.to : undefined;
}

/** An amount that begins with a number. */
function counted(line: Line, from: number, number: NumberAt): Bare | null {
  const start: Start = { number: { from, to: number.to }, isVague: number.isVague };
  const times = matchAt(line, number.to, 'times');
  const behind =
    times && (isNumberAt(line, times.to) || line.tokens[times.to]?.isGlued !== true) ? times.to : number.to;
  const thumb = thumbAt(line, behind);
  if (thumb !== null) return lengthy(start, THUMB_INCHES, thumb);
  const unit = unitAt(line, behind);
  if (unit && isLength(unit)) {
    const to = skipSame(line, unit.to);
    const hyphen = line.tokens[to]?.text === '-' ? to + 1 : to;
    return lengthy(start, inchesOf(number, unit), pieceAt(line, hyphen) ?? hyphen);
  }
  if (unit && isMeasured(String(unit.value))) return weighed(line, start, number, unit);
  return packed(line, start, number, behind);
}

const isNumberAt = (line: Line, at: number) => line.tokens[at]?.kind === 'number';
const isLength = ({ value }: Match) => value === 'inch' || value === 'cm';
const inchesOf = ({ low, high }: Amount, { value }: Match) =>
  ((low + high) / 2) * (value === 'cm' ? 1 / CM_PER_INCH : 1);

/** '3cm/1¼in': behind the same length or weight in other units. */
function skipSame(line: Line, from: number): number {
  let at = from;
  for (;;) {
    const same = matchAt(line, at, 'same');
    if (!same) return at;
    const number = numberAt(line, behindAbout(line, same.to));
    const unit = number && unitAt(line, number.to);
    if (!unit) return at;
    at = unit.to;
  }
}

/** '400g tin' and '5.1 ounce package' are one package of that weight, '2½- to 3-pound shoulder' is one piece; '500 g flour' is neither. */
function weighed(line: Line, start: Start, number: NumberAt, unit: Match): Bare {
  const value = String(unit.value);
  const each = { low: number.low, high: number.high, unit: value };
  const none = { from: number.to, to: number.to };
  const unitWords = { from: number.to, to: unit.to };
  const isHyphened = line.tokens[number.to]?.text === '-' || line.tokens[number.to]?.text === '–';
  const plain = {
    ...each,
    isVague: start.isVague,
    number: start.number,
    between: none,
    unitWords,
    to: unit.to,
  };
  const box = boxAt(line, unit.to);
  const isBox = box !== undefined && !isUnitThatIs('spoon', value);
  // '1 - 14 oz can' is one can of 14 oz, '1 - 3 pound chicken' one of three pounds, '1 - 3 pounds of chicken' a range.
  const isSpacedDash = line.tokens
    .slice(start.number.from, start.number.to)
    .some((token, index, all) => isMark(token, '-–—') && !token.isGlued && !all[index + 1]?.isGlued);
  const isCounted = isSpacedDash && number.low < number.high && number.low <= MOST_PACKAGES;
  const one = isCounted ? { ...each, low: number.high } : each;
  const count = isCounted ? number.low : 1;
  if (isBox)
    return {
      ...plain,
      low: count,
      high: count,
      unit: String(box.value),
      each: one,
      between: { from: start.number.from, to: unit.to },
      unitWords: { from: box.from, to: box.to },
      to: box.to,
    };
  if (isCounted && isSingularWeight(line, unit))
    return { ...plain, low: count, high: count, unit: '', each: one, unitWords: none };
  if (isHyphened && isWeight(value) && isWordAt(line, unit.to) && isSingularWeight(line, unit))
    return {
      ...plain,
      low: 1,
      high: 1,
      unit: '',
      each,
      between: { from: start.number.from, to: unit.to },
      unitWords: { from: unit.to, to: unit.to },
    };
  return plain;
}

/** The largest number that can count packages before their weight. */
const MOST_PACKAGES = 4;

const isSingularWeight = (line: Line, { to }: Match) => line.tokens[to - 1]?.key.endsWith('s') === false;

interface Box {
  readonly value: number | string;
  readonly from: number;
  readonly to: number;
}

/** A package or piece behind its weight: '400g tin', '14-oz) can', '15-oz large can'. */
function boxAt(line: Line, from: number): Box | undefined {
  let at = from;
  while (isMark(line.tokens[at], ')-–')) at += 1;
  at = describedAt(line, at).to;
  const box = unitAt(line, at);
  if (box === undefined || !isUnitThatIs('packed', box.value)) return undefined;
  // 'Each' and 'pc' are pieces, too, but none that has a weight.
  const isOther = box.value === 'piece' && line.tokens[at]?.key.startsWith(box.value) !== true;
  return isOther || isPartOfName(line, at, box) ? undefined : { value: box.value, from: at, to: box.to };
}

/** '(14.5-ounce) can', '15-oz can', 'large handfuls', '8-inch tortillas', 'cloves', or no unit. */
function packed(line: Line, start: Start, number: NumberAt, from: number): Bare {
  const full = describedAt(line, from);
  const sized = sizedAt(line, full.to);
  const more = describedAt(line, sized?.to ?? full.to);
  const size = full.size ?? more.size;
  const unit = unitAt(line, more.to);
  const isUnit =
    unit !== undefined && unit.value !== 'piece' && !isLength(unit) && !isPartOfUnit(line, more.to, unit);
  const isPiece = unit?.value === 'piece' && (isWordAt(line, unit.to) || line.tokens[unit.to]?.key === '(');
  const holds = isUnit && !sized?.each && isUnitThatIs('packed', unit.value) ? plainAt(line, unit.to) : null;
  const to = isUnit || isPiece ? (holds?.to ?? unit.to) : more.to;
  return {
    low: number.low,
    high: number.high,
    unit: isUnit ? String(unit.value) : '',
    ...(size && { size }),
    ...(sized?.each && { each: sized.each }),
    ...(sized?.inches !== undefined && { inches: sized.inches }),
    ...(holds && { each: holds.quantity }),
    isVague: start.isVague,
    number: start.number,
    between: { from, to: more.to },
    unitWords: isUnit ? { from: more.to, to: unit.to } : { from: more.to, to: more.to },
    to,
  };
}

function isPartOfUnit(line: Line, from: number, unit: Match): boolean {
  const next = line.tokens[unit.to];
  // '2 cans' without a name are cans, and '2 cloves, crushed' a spice.
  if (next === undefined || next.text === ',') return true;
  return isPartOfName(line, from, unit);
}

interface Sized {
  readonly each?: Quantity;
  readonly inches?: number;
  readonly to: number;
}

/** The size of each: '14.5-ounce', '(400g)', '8-inch', '(about 6 oz each)'. */
function sizedAt(line: Line, from: number): Sized | null {
  const isAside = line.tokens[from]?.key === '(';
  const at = isAside ? behindAbout(line, from + 1) : from;
  const number = numberAt(line, at);
  if (number === null || !isNumberAt(line, at)) return null;
  const unit = unitAt(line, number.to);
  if (unit === undefined) return null;
  let to = skipSame(line, unit.to);
  const ounces = plainAt(line, to);
  if (ounces && line.tokens[to]?.kind === 'number') to = ounces.to;
  if (isAside) {
    while (line.tokens[to] !== undefined && line.tokens[to]?.key !== ')') to += 1;
    to += 1;
  }
  while (isMark(line.tokens[to], ',-')) to += 1;
  if (isLength(unit)) return { inches: inchesOf({ low: number.low, high: number.low }, unit), to };
  const value = String(unit.value);
  return isMeasured(value) ? { each: { low: number.low, high: number.high, unit: value }, to } : null;
}

/** An amount in a unit of weight or volume at a token: '9oz', '2 heaped tbsp'. */
export function plainAt(
  line: Line,
  from: number,
): { readonly quantity: Quantity; readonly to: number } | null {
  const at = behindAbout(line, from);
  const number = numberAt(line, at);
  if (number === null) return null;
  const unit = unitAt(line, number.to) ?? unitAt(line, describedAt(line, number.to).to);
  if (unit === undefined || !isMeasured(String(unit.value))) return null;
  return { quantity: { low: number.low, high: number.high, unit: String(unit.value) }, to: unit.to };
}

/** How much two amounts may differ, as a share, to count as the same. */
const SAME = 0.2;

/**
 * With a second amount behind it: '/9oz', 'to 1½ cups', 'plus 2 tbsp', 'minus 1 tablespoon', the ounces of '2 lb 4 oz', '(500 g)'.
 */
function withMore(line: Line, measure: Bare): Bare {
  if (!isMeasured(measure.unit)) return measure;
  const range = matchAt(line, measure.to, 'to');
  const upper = range && plainAt(line, range.to);
  const same = matchAt(line, measure.to, 'same');
  // '3 tbsp or 4 tbsp' is a range, '1 lb or 450 g' the same amount twice.
  if (upper && (same === undefined || upper.quantity.unit === measure.unit)) {
    const ratio = unitRatio(upper.quantity.unit, measure.unit);
    const high = ratio === null ? 0 : round(upper.quantity.high * ratio);
    if (high > measure.low) return { ...measure, high, to: upper.to };
  }
  const other = same && plainAt(line, same.to);
  if (other) {
    const ounces = plainAt(line, other.to);
    const to = ounces && unitRatio(ounces.quantity.unit, other.quantity.unit) !== null ? ounces.to : other.to;
    return { ...measure, also: measure.also ?? other.quantity, to: skipSame(line, to) };
  }
  return added(line, measure);
}

function added(line: Line, measure: Bare): Bare {
  const comma = line.tokens[measure.to]?.text === ',' ? measure.to + 1 : measure.to;
  const minus = matchAt(line, comma, 'minus');
  const plus = matchAt(line, comma, 'plus');
  const more = plainAt(line, (minus ?? plus)?.to ?? comma);
  if (!more) return measure;
  const ratio = unitRatio(more.quantity.unit, measure.unit);
  const isJoined = plus !== undefined || minus !== undefined;
  const isSame = ratio === null || Math.abs(more.quantity.low * ratio - measure.low) < SAME * measure.low;
  // '500 ml 2 cups milk' and '1.8 oz 50 g chocolate' give the same amount twice.
  if (isSame && !isJoined && comma === measure.to) return { ...measure, also: more.quantity, to: more.to };
  if (ratio === null || (!isJoined && ratio >= 1)) return measure;
  if (comma > measure.to && !isJoined && !isWordAt(line, behindOf(line, more.to))) return measure;
  const sign = minus ? -1 : 1;
  // '2 lb 4 oz' is expressed in the smaller unit, '1 cup plus 2 tbsp' in the larger.
  const isPounds = isWeight(measure.unit) && !isJoined;
  const [own, its] = isPounds ? [1 / ratio, 1] : [1, ratio];
  const sum = (one: number, other: number) => round(one * own + sign * other * its);
  const low = sum(measure.low, more.quantity.low);
  if (low <= 0) return measure;
  return {
    ...measure,
    low,
    high: sum(measure.high, more.quantity.high),
    unit: isPounds ? more.quantity.unit : measure.unit,
    to: more.to,
  };
}

/** How many of the second unit one of the first is; null unless both are weights or both are volumes. */
export function unitRatio(from: string, to: string): number | null {
  for (const table of [GRAMS_OF_WEIGHT, MILLILITRES]) {
    const [one, other] = [table.get(from), table.get(to)];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

/** Removes floating-point errors. */
const round = (value: number) => Number(value.toPrecision(12));

const behindOf = (line: Line, at: number): number => matchAt(line, at, 'of')?.to ?? at;
