import { findFood } from '../foods/find-food.ts';
import { type Amount, formatAmount, parseLeadingAmount } from '../units/amount.ts';
import { readLineUnit, type Size, sizeIn, unitKey } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '../units/weights/weight.ts';

/** An amount and its unit in the form of `unitKey`; '' for pieces. */
export interface LineMeasure extends Amount {
  readonly unit: string;
}

/** The amount that a line states before its food. */
export interface LeadingMeasure extends LineMeasure {
  /** Amount and unit as typed. */
  readonly typedAmount: string;
  readonly typedUnit: string;
  /** The text between the amount and the unit or name, as typed: 'large', '(14.5-ounce)', '400g'. */
  readonly between: string;
  readonly size?: Size;
  /** The content of one package or piece: 400 g in '2 x 400g tins'. */
  readonly each?: LineMeasure;
  /** The same amount in another unit: 9 oz in '250g/9oz'. */
  readonly also?: LineMeasure;
  /** The length in inches of a piece that is measured by length. */
  readonly inches?: number;
  /** Whether the number represents a word such as 'a few', or is implied: 'pinch of salt'. */
  readonly isVague: boolean;
  /** The rest of the line. */
  readonly rest: string;
}

const ABOUT =
  /^(?:about|approx\.?|approximately|around|roughly|~|≈|scant|heaping|heaped|rounded|level|generous|good|big|up to|at least|just under|just over|nearly|almost|another|an additional|additional|x)(?![\p{L}\p{N}]) ?|^[~≈] ?/iu;
const HOW_FULL =
  /^(?:(?:small|medium|large|average|thumb|bite|good|fist|normal|regular|golf[- ]ball)[- ]sized?|tiny|giant|huge|heaping|heaped|rounded|scant|level|levelled|leveled|generous|good|big|full|packed|small[- ]to[- ]medium|medium[- ]to[- ]large|medium[- ]large|small[- ]medium|(?:lightly|loosely|firmly|tightly|well)[ -]packed|thick|thin|thinly cut|fat|small|medium|large|extra[- ]large|jumbo|sm|med|lg|medium[- ]sized?|large[- ]sized?|whole|fresh|individual|single|skinny|(?:mittel)?gro(?:ß|ss)e[nrs]?|kleine[nrs]?|gestrichene[nrs]?|gehäufte[nrs]?)(?![\p{L}\p{N}])(?:,? | ?[-–] ?|$)/iu;
const SHORT_SIZES: Readonly<Record<string, Size>> = { sm: 'small', med: 'medium', lg: 'large', big: 'large' };
const GERMAN_SIZES: readonly (readonly [RegExp, Size])[] = [
  [/^mittelgro/i, 'medium'],
  [/^gro[ßs]/i, 'large'],
  [/^kleine/i, 'small'],
];

const UNIT =
  /^ ?(?:-|–)? ?(fl(?:uid)?\.? ?oz\.?|fluid ounces?|[\p{L}]+)(\.(?![\p{L}\p{N}])|\(s\))?(?=$|[^\p{L}\p{N}])/iu;
const INCHES =
  /^ ?(?:-|–)? ?(?:inch(?:es)?\b|in\.|in\b(?! )|["”″]|cm\b|centimet(?:er|re)s?\b)(?:[ -](?:long|wide|thick|round|diameter|square))?/iu;
const CM = /^[ –-]*c/i;
const CM_PER_INCH = 2.54;
const TIMES = /^ ?[x×] ?(?=[\d¼-¾⅐-⅞]|\p{L}|$)/iu;
const OF = /^ ?of (?:the )?/i;
const WORDS_BEFORE_UNIT = 3;

/** Words for a piece that is measured by length: 'thumb-sized piece of ginger'. */
const PIECE_WORDS = /^(?:piece|knob|chunk|hunk|nub|thumb)s?\b/i;
const THUMB = /^(?:thumb|thumb[- ]?sized?|thumb[- ]?length)(?: |-)(?:piece|knob|chunk|hunk)s?\b/i;
const THUMB_INCHES = 2;

/**
 * Parses the amount before the name of the food: '2 x 400g tins chickpeas', 'about 3 heaped tbsp sugar', '1 cup plus 2
 * tbsp flour', 'pinch of salt'. Expects single spaces. Returns null when the line begins with the food.
 */
export function readLeadingMeasure(line: string): LeadingMeasure | null {
  // 'Dozen eggs' are a dozen.
  const text = line.slice(countAbout(line)).replace(/^dozen (?=\p{L})/iu, 'a $&');
  const amount = parseLeadingAmount(text);
  if (!amount) return readWithoutNumber(text);
  if (isNoAmount(text, amount)) return null;
  const typedAmount = text.slice(0, amount.end);
  const isVague = /^(?:an? )?(?:few|couple)\b/i.test(typedAmount);
  const behind = text.slice(amount.end);
  const timed = TIMES.exec(behind)?.[0];
  const rest = behind.slice(timed?.length ?? 0);
  const isTimed = timed !== undefined && (/^[ ]|^$|[\d¼-¾⅐-⅞]/.test(rest) || timed.endsWith(' '));
  const measure = readUnits(amount, isTimed ? ` ${rest.trimStart()}` : behind, / [-–—] /.test(typedAmount));
  if (!measure) return null;
  return withMore({ ...amount, ...measure, typedAmount: typedAmount.trim(), isVague });
}

/** Whether the number is not an amount, as in '2% milk', '80/20 beef', '00 flour', '5-spice', '7up' and '0 lemons'. */
function isNoAmount(text: string, { high, end }: Amount & { readonly end: number }): boolean {
  const typed = text.slice(0, end);
  const next = text.slice(end);
  if (high <= 0 || /^0\d/.test(typed) || /^ ?%/.test(next)) return true;
  if (/^\d+ ?[/⁄] ?\d+$/.test(typed) && high >= 1) return true;
  return /^-\p{L}/u.test(next) && !INCHES.test(next) && unitAhead(next) === null;
}

function countAbout(text: string): number {
  let at = 0;
  for (let word = 0; word < WORDS_BEFORE_UNIT; word += 1) {
    const [about] = ABOUT.exec(text.slice(at)) ?? [];
    if (about === undefined) break;
    at += about.length;
  }
  // 'Good' in 'Good Seasons dressing' is part of the name, not of an amount.
  return at > 0 && (parseLeadingAmount(text.slice(at)) || unitAhead(text.slice(at))) ? at : 0;
}

/** 'pinch of salt', 'handful spinach' and 'large bunch of kale' mean one. Names of packages alone do not. */
function readWithoutNumber(text: string): LeadingMeasure | null {
  const thumb = THUMB.exec(text);
  if (thumb) {
    const typed = { typedAmount: '', isVague: true };
    return {
      ...piece(text.slice(thumb[0].length), THUMB_INCHES),
      ...typed,
      between: thumb[0],
      low: 1,
      high: 1,
    };
  }
  const { size, end } = countFull(text);
  const unit = unitAhead(text.slice(end));
  if (!unit || !LONE_UNITS.has(unit.key)) return null;
  const behind = text.slice(end + unit.end);
  const isOf = OF.test(behind);
  if (!isOf && end === 0 && !UNITS_WITHOUT_OF.has(unit.key)) return null;
  const rest = behind.replace(OF, '').trim();
  if (rest === '') return null;
  return {
    low: 1,
    high: 1,
    unit: unit.key,
    typedAmount: '',
    typedUnit: unit.typed,
    between: text.slice(0, end).trim(),
    ...(size && { size }),
    isVague: true,
    rest,
  };
}

const UNITS_WITHOUT_OF: ReadonlySet<string> = new Set('pinch dash handful splash drizzle'.split(' '));
const LONE_UNITS: ReadonlySet<string> = new Set([
  ...UNITS_WITHOUT_OF,
  ...'bunch thumb clove slice knob squeeze sprig glug cup tbsp tsp can tin head stick grating grind twist'.split(
    ' ',
  ),
]);

interface UnitAhead {
  readonly key: string;
  readonly typed: string;
  readonly typedWord: string;
  readonly end: number;
}

/** '1 teaspoonvanilla extract': the space is missing. */
const GLUED = /^ ?(tablespoons?|teaspoons?|cups?(?!cakes?)|ounces?|pounds?)(?=\p{L}{3})/iu;

function unitAhead(text: string): UnitAhead | null {
  const [written = '', word = ''] = UNIT.exec(text) ?? [];
  if (word === '') return null;
  const isLetter = /^(?:[TtCc]|EL|TL)$/.test(word);
  const unit = isLetter ? unitKey(word) : readLineUnit(word.replaceAll('.', ' '));
  if (unit !== null) return { key: unitKey(unit), typed: unit, typedWord: word, end: written.length };
  const [whole = '', glued = ''] = GLUED.exec(text) ?? [];
  return glued === ''
    ? null
    : { key: unitKey(glued), typed: unitKey(glued), typedWord: glued, end: whole.length };
}

function countFull(text: string): { readonly size?: Size; readonly end: number } {
  let end = 0;
  let size: Size | undefined;
  for (let word = 0; word < WORDS_BEFORE_UNIT; word += 1) {
    const [full] = HOW_FULL.exec(text.slice(end)) ?? [];
    if (full === undefined) break;
    size ??=
      sizeIn(full) ??
      SHORT_SIZES[full.trim().toLowerCase()] ??
      GERMAN_SIZES.find(([word]) => word.test(full))?.[1];
    end += full.length;
  }
  return size === undefined ? { end } : { size, end };
}

type Units = Pick<LeadingMeasure, 'unit' | 'typedUnit' | 'between' | 'size' | 'each' | 'inches' | 'rest'> &
  Partial<Amount>;

/** Parses what follows the number: size, content of each, length, unit. */
function readUnits(amount: Amount, behind: string, isDashed: boolean): Units | null {
  const isGlued = behind !== '' && !/^[ ,;(\-–/×"”″]/.test(behind);
  const thumb = THUMB.exec(behind.trimStart());
  if (thumb) return piece(behind.trimStart().slice(thumb[0].length), THUMB_INCHES);
  const length = INCHES.exec(behind);
  if (length) return readLengthy(amount, behind, length[0]);
  const direct = unitAhead(behind);
  if (direct && isMeasure(direct.key)) return readWeighed(amount, direct, behind.slice(direct.end), isDashed);
  if (isGlued && !direct) return null;
  return readPackages(behind.trimStart().replace(/^- /, ''));
}

/** '2-inch piece'; without a word for a piece it means one piece of that length: '1 inch ginger'. */
function readLengthy(amount: Amount, behind: string, length: string): Units {
  const inches = ((amount.low + amount.high) / 2) * (CM.test(length) ? 1 / CM_PER_INCH : 1);
  const rest = behind.slice(length.length).replace(/^[ -]+/, '');
  const word = PIECE_WORDS.exec(rest);
  return piece(word ? rest.slice(word[0].length) : rest, inches);
}

function piece(rest: string, inches: number): Units {
  return { low: 1, high: 1, unit: '', typedUnit: '', between: '', inches, rest: rest.replace(OF, '').trim() };
}

/** '400g tin' and '5.1 ounce package' mean one package of that weight; '500 g flour' does not. */
function readWeighed(amount: Amount, unit: UnitAhead, behind: string, isDashed: boolean): Units {
  // '1 - 3 pound chicken' is one of three pounds, '1 - 3 pounds of chicken' is a range.
  if (isDashed && amount.low === 1 && /(?:pound|ounce)$/i.test(unit.typedWord)) {
    const each = { low: amount.high, high: amount.high, unit: unit.key };
    return { low: 1, high: 1, unit: '', typedUnit: '', between: '', each, rest: behind };
  }
  const box = GRAMS_OF_WEIGHT.has(unit.key) || MILLILITRES.has(unit.key) ? boxAhead(behind) : null;
  const isBox = box !== null && PACKED_IN.has(box.key) && !/^(?:tsp|tbsp|cup)$/.test(unit.key);
  if (!isBox) return { unit: unit.key, typedUnit: unit.typed, between: '', rest: behind };
  const isCounted = amount.low < amount.high && amount.low <= MOST_PACKAGES && amount.high > MOST_PACKAGES;
  const count = isCounted ? amount.low : 1;
  const each = isCounted ? { low: amount.high, high: amount.high } : { low: amount.low, high: amount.high };
  return {
    low: count,
    high: count,
    unit: box.key,
    typedUnit: box.typed,
    between: `${formatAmount((each.low + each.high) / 2)} ${unit.typed}`,
    each: { ...each, unit: unit.key },
    rest: behind.slice(box.end),
  };
}

/** The largest number that can count packages, so that '1 - 14 oz can' is one can of 14 oz and not a range. */
const MOST_PACKAGES = 4;

const PACKED_IN: ReadonlySet<string> = new Set(
  `can tin jar bottle pack packet package bag box carton sack tub tube bar block pouch sachet envelope pkg pkt container
  log stick punnet loaf ball tray wheel head piece fillet`.split(/\s+/),
);

function boxAhead(behind: string): UnitAhead | null {
  const text = behind.replace(/^[ )\-–]+/, '');
  const { end } = countFull(text);
  const box = unitAhead(text.slice(end));
  if (box?.key === 'piece' && !/^pieces?$/i.test(box.typedWord)) return null;
  return box && { ...box, end: behind.length - text.length + end + box.end };
}

const ASIDE = /^\(([^()]*)\) ?/;

/** '(14.5-ounce) can', '15-oz can', 'large handfuls', '8-inch tortillas', '400g tins', 'cloves'. */
function readPackages(text: string): Units {
  const full = countFull(text);
  let rest = text.slice(full.end);
  const found: { each?: LineMeasure; inches?: number } = {};
  const [aside = '', inside = ''] = ASIDE.exec(rest) ?? [];
  const sized =
    aside === ''
      ? sizeAhead(rest, false)
      : sizeAhead(inside.replace(/^(?:about|approx\.?|approximately|around|~) ?/i, ''), true);
  if (sized) {
    if (sized.each) found.each = sized.each;
    if (sized.inches !== undefined) found.inches = sized.inches;
    rest = (aside === '' ? rest.slice(sized.end) : rest.slice(aside.length)).replace(/^[ ,-]+/, '');
    // '150g/5½oz' gives the same weight twice.
    const [bar] = ALSO.exec(rest) ?? [];
    rest = (bar === undefined ? null : plainMeasure(rest.slice(bar.length)))?.rest.trimStart() ?? rest;
  }
  rest = rest.replace(OTHER_SIZE, '');
  const more = countFull(rest);
  const size = full.size ?? more.size;
  const unit = unitAhead(rest.slice(more.end));
  const behind = unit ? rest.slice(more.end + unit.end) : '';
  const isUnit = unit !== null && unit.key !== 'piece' && !isPartOfName(unit, behind);
  const isPiece = unit?.key === 'piece' && /^ ?(?:of |\p{L})/u.test(behind);
  const named = rest.slice(more.end);
  const before = text.slice(0, text.length - named.length).trim();
  // '1 bottle 750 ml red wine'.
  const holds = isUnit && !found.each && PACKED_IN.has(unit.key) ? plainMeasure(behind.trimStart()) : null;
  const content = holds?.rest ?? behind;
  const sizeText = holds ? behind.slice(0, behind.length - content.length).trim() : '';
  return {
    between: `${before} ${sizeText}`.trim(),
    unit: isUnit ? unit.key : '',
    typedUnit: isUnit ? unit.typed : '',
    ...(size && { size }),
    ...found,
    ...(holds && { each: { low: holds.low, high: holds.high, unit: holds.unit } }),
    rest: isUnit || isPiece ? content : named,
  };
}

/**
 * Whether a unit's word is part of the name: '2 cans' without a name are cans, 'rib eye' is not a rib, and 'cloves'
 * without garlic are a spice.
 */
function isPartOfName(unit: UnitAhead, behind: string): boolean {
  const next = behind.replace(/^[ ,]+/, '');
  if (next === '' || !/[\p{L}]/u.test(next)) return true;
  if (/^,/.test(behind)) return true;
  return BEGINS_NAMES.has(unit.key) && isOtherFood(unit.typedWord, next);
}

/** Units that are also the first word of foods: 'rib eye', 'rack of lamb', 'cube steak', 'glass noodles'. */
const BEGINS_NAMES: ReadonlySet<string> = new Set(
  'rack rib leaf glass cube roll ball side pod shot drop ear'.split(' '),
);

/** Whether a unit together with the next words names a different food than those words alone. */
function isOtherFood(unit: string, next: string): boolean {
  const [name = ''] = next.split(/[,(]/);
  const whole = findFood(`${unit} ${name}`.trim());
  const without = findFood(name.replace(OF, '').trim());
  return whole !== without && (whole !== undefined || /^(?:eye|steak|roast|biscuit|scone|lard)/i.test(name));
}

/** Parses a size at the beginning: '14.5-ounce', '400g', '8-inch'. In brackets, only 'each' may follow. */
function sizeAhead(
  text: string,
  isAside: boolean,
): { readonly each?: LineMeasure; readonly inches?: number; readonly end: number } | null {
  const amount = parseLeadingAmount(text);
  if (!amount || !/^[\d¼-¾⅐-⅞.]/.test(text)) return null;
  const behind = text.slice(amount.end);
  const length = INCHES.exec(behind);
  if (length) {
    const inches = amount.low * (CM.test(length[0]) ? 1 / CM_PER_INCH : 1);
    return { inches, end: amount.end + length[0].length };
  }
  const unit = unitAhead(behind);
  if (!unit || !isMeasure(unit.key)) return null;
  const each = { low: amount.low, high: amount.high, unit: unit.key };
  return isAside || GRAMS_OF_WEIGHT.has(unit.key) || MILLILITRES.has(unit.key)
    ? { each, end: amount.end + unit.end }
    : null;
}

function isMeasure(unit: string): boolean {
  return GRAMS_OF_WEIGHT.has(unit) || MILLILITRES.has(unit);
}

const ALSO = /^ ?(?:\/|\||=|or (?=[\d¼-¾⅐-⅞])) ?(?:about |approx\.? |~)?/i;
const PLUS = /^ ?(?:plus|\+|and|&) ?/i;

/** Adds a second amount: '/9oz' after a weight, 'plus 2 tbsp' after a cup, '4oz' after pounds. */
function withMore(measure: LeadingMeasure): LeadingMeasure {
  if (!isMeasure(measure.unit)) return finished(measure);
  const [bar] = ALSO.exec(measure.rest) ?? [];
  const other = bar === undefined ? null : plainMeasure(measure.rest.slice(bar.length));
  if (other) {
    const { rest, ...also } = other;
    // '1.5kg/3lb 5oz': the ounces belong to the pounds.
    const ounces = plainMeasure(rest.trimStart());
    return finished({ ...measure, also, rest: ounces ? ounces.rest : rest });
  }
  const [plus] = PLUS.exec(measure.rest) ?? [''];
  const more = plainMeasure(measure.rest.slice(plus.length).trimStart());
  const ratio = more && unitRatioOf(more.unit, measure.unit);
  // '500 ml 2 cups milk' and '1.8 oz 50 g chocolate' give the same amount twice.
  const isSame = ratio === null || Math.abs((more?.low ?? 0) * ratio - measure.low) < SAME * measure.low;
  if (more && isSame && plus.trim() === '') {
    const { rest, ...also } = more;
    return finished({ ...measure, also, rest });
  }
  if (!more || ratio === null || (plus.trim() === '' && ratio >= 1)) return finished(measure);
  // '2 lb 4 oz' is expressed in the smaller unit, '1 cup plus 2 tbsp' in the larger.
  const isPounds = GRAMS_OF_WEIGHT.has(measure.unit) && plus.trim() === '';
  const [to, from] = isPounds ? [1, 1 / ratio] : [ratio, 1];
  return finished({
    ...measure,
    low: round(measure.low * from + more.low * to),
    high: round(measure.high * from + more.high * to),
    unit: isPounds ? more.unit : measure.unit,
    rest: more.rest,
  });
}

/** How much two amounts may differ, as a share, to count as the same. */
const SAME = 0.2;

/** '6 large or 8 medium onions'. */
const OTHER_SIZE = /^or (?:about )?\d{1,2} (?:small|medium|large|extra[- ]large) /i;

const PER_DOZEN = 12;

function finished(measure: LeadingMeasure): LeadingMeasure {
  if (measure.unit === 'dozen') {
    const { low, high } = measure;
    return finished({ ...measure, low: low * PER_DOZEN, high: high * PER_DOZEN, unit: '', typedUnit: '' });
  }
  return {
    ...measure,
    rest: measure.rest
      .replace(/^[. ]+/, '')
      .replace(OTHER_SIZE, '')
      .replace(OF, '')
      .trim(),
  };
}

/** Parses an amount in a unit of weight or volume at the beginning: '9oz plain flour'. */
export function plainMeasure(text: string): (LineMeasure & { readonly rest: string }) | null {
  const amount = parseLeadingAmount(text);
  if (!amount) return null;
  const behind = text.slice(amount.end);
  const full = countFull(behind.trimStart());
  const unit = unitAhead(behind) ?? (full.end > 0 ? unitAhead(behind.trimStart().slice(full.end)) : null);
  if (!unit || !isMeasure(unit.key)) return null;
  const start = unitAhead(behind) ? 0 : behind.length - behind.trimStart().length + full.end;
  return { low: amount.low, high: amount.high, unit: unit.key, rest: behind.slice(start + unit.end) };
}

/** How many of the second unit one of the first is; null unless both are weights or both are volumes. */
export function unitRatioOf(from: string, to: string): number | null {
  for (const table of [GRAMS_OF_WEIGHT, MILLILITRES]) {
    const [one, other] = [table.get(from), table.get(to)];
    if (one !== undefined && other !== undefined) return one / other;
  }
  return null;
}

/** Removes floating-point errors. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
