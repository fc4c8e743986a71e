import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { findPhrase, inAnyLanguage, type Line, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { splitAt, takeAsides, trimmed } from '../language/line-parts.ts';
import { unitRatio } from '../language/measure.ts';
import { numberAt } from '../language/numbers.ts';
import { isMark, type Token } from '../language/tokens.ts';
import type { Amount } from '../units/amount.ts';
import { weighFood } from '../units/weights/weigh-food.ts';
import { isCounted } from '../units/weights/weight.ts';
import { type MeasuredRest, measuredAhead, unitOf } from './leading-measure.ts';
import { foodsOf } from './line-food.ts';
import { beginsMore, type LineNote, readLineNote } from './line-note.ts';
import { type LinePart, linePart } from './line-part.ts';
import { contentOf } from './line-text.ts';
import { type NameParts, nameParts, withoutNote } from './name-parts.ts';
import { isPreparation } from './preparation.ts';
import { measuredBehind } from './trailing-measure.ts';

/** A parsed line of a recipe. */
export interface IngredientLine {
  readonly text: string;
  /** 'For the sauce'; null for a line with food. */
  readonly heading: string | null;
  /** Empty for a heading and an empty line. */
  readonly parts: readonly LinePart[];
}

/**
 * Parses an ingredient line as people write it: '1 (14.5-ounce) can diced tomatoes, drained', 'juice of 1 lemon', 'salt
 * and pepper'. Runs in time linear in the text. Text that is not understood stays in the name; no amount is invented.
 */
export function readLine(text: string): IngredientLine {
  const line = contentOf(text);
  if (line.tokens.length === 0) return { text, heading: null, parts: [] };
  const heading = headingOf(line);
  if (heading !== null) return { text, heading, parts: [] };
  const { content, isLabelled, ...note } = readLineNote(line);
  const parts = readFoods(content, note, isLabelled);
  const named = parts.filter(({ name }) => /\p{L}/u.test(name));
  // 'Half' and '2 (' are amounts without a name. If the text has a word, it is taken as the name.
  const isNameless = parts.length > named.length && named.length === 0 && hasWord(content);
  return { text, heading: null, parts: isNameless ? [linePart(namedOnly(content), null, note)] : named };
}

const hasWord = ({ tokens }: Line): boolean => tokens.some(({ kind }) => kind === 'word');
const namedOnly = (line: Line) => ({ name: writtenOf(line), preparation: '', remarks: [], aside: null });

const LONGEST_HEADING = 60;
const MOST_WORDS_OF_TITLE = 3;

/** The heading of a line, 'For the sauce'; null for a line with food. */
function headingOf(line: Line): string | null {
  const hasColon = line.tokens.at(-1)?.text === ':';
  const words = hasColon ? partOf(line, 0, -1) : line;
  const text = writtenOf(words);
  if (text.length < 2 || text.length > LONGEST_HEADING) return null;
  if (words.tokens.some((token) => token.kind === 'number' || isMark(token, ':,('))) return null;
  return hasColon || isFor(words) || isTitle(words) ? text : null;
}

const MOST_WORDS_OF_PURPOSE = 7;

/** 'For the filling', 'Für den Teig', 'to serve'. A sentence is none. */
function isFor(typed: Line): boolean {
  const line = inAnyLanguage(typed);
  const of = matchAt(line, 0, 'what-for');
  const isPart = of !== undefined && of.to < line.tokens.length && findFood(writtenOf(line)) === undefined;
  const isShort = line.tokens.length <= MOST_WORDS_OF_PURPOSE && line.tokens.every(isOfTitle);
  return (isPart && isShort) || matchAt(line, 0, 'finish')?.to === line.tokens.length;
}

const isOfTitle = (token: Token): boolean => token.kind === 'word' || isMark(token, '&-');

/** A title that is not a food: 'CRUST', 'Lemon filling'. */
function isTitle(line: Line): boolean {
  const text = writtenOf(line);
  const isCapital = text.length <= 40 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  const last = line.tokens.length - 1;
  const isPart =
    last < MOST_WORDS_OF_TITLE &&
    line.tokens.every(isOfTitle) &&
    matchAt(line, last, 'dish-part') !== undefined;
  return (isCapital || isPart) && findFood(text) === undefined && foodsOf(text).length === 1;
}

const LONGEST_LABEL = 40;

/** Without the label of 'Optional glaze: ½ cup powdered sugar', but not of 'Sugar: 2 cups'. */
function withoutLabel(line: Line): Line {
  const at = line.tokens.findIndex(({ text }) => text === ':');
  const label = partOf(line, 0, Math.max(0, at));
  const isLabel = at > 0 && writtenOf(label).length <= LONGEST_LABEL && label.tokens.every(isOfLabel);
  const rest = partOf(line, at + 1);
  if (!isLabel || rest.tokens.some(({ text }) => text === ':')) return line;
  const measure = measuredAhead(rest);
  return measure && measure.rest.tokens[0]?.kind === 'word' && unitOf(measure.rest) === null ? rest : line;
}

const isOfLabel = ({ kind, key }: Token): boolean => kind !== 'number' && key !== '(';

/** Whether the line is no food: '4 bamboo skewers', but not 'butter, plus more for the baking dish'. */
function isNoFood(line: Line): boolean {
  const { plain } = takeAsides(line);
  const end = plain.tokens.findIndex(
    ({ text }, at) =>
      text === ',' ||
      (at > 0 && (matchAt(plain, at, 'what-for') ?? matchAt(plain, at, 'plus') ?? matchAt(plain, at, 'to'))),
  );
  const last = end < 0 ? plain.tokens.length : end;
  const name = inAnyLanguage(partOf(plain, 0, last));
  return name.tokens.some((_, at) => matchAt(name, at, 'tool')?.to === last);
}

/**
 * '1 carrot, 1 stick of celery and 1 onion': another food with its own amount behind a comma, and no remark. Nor are the pieces that the food
 * before is taken from: '¼ cup lemon juice, 2 lemons'.
 */
function measuredFoods(line: Line): Line[] {
  const { asides } = takeAsides(line);
  if (asides.some(({ tokens }) => tokens.some(({ text }) => text === ','))) return [line];
  const pieces = splitAt(line, (at) => {
    const [token, next] = [line.tokens[at], line.tokens[at + 1]];
    return token?.text === ',' && next?.kind === 'number' && !next.isGlued;
  });
  const begins: number[] = [];
  const found: (MeasuredFood | undefined)[] = [];
  let from = 0;
  for (const piece of pieces) {
    const [before, food] = [found.at(-1), measuredFood(piece)];
    const isSource = before && food && isCounted(food.unit) && before.name.includes(food.name);
    const isNew = food && !isSource && !isKindOf(piece, pieces[0] ?? piece);
    if (begins.length === 0 || isNew) {
      begins.push(from);
      found.push(food);
    }
    from += piece.tokens.length + 1;
  }
  const names = new Set(found.map((food) => food?.name));
  if (!found[0] || names.size !== begins.length) return [line];
  return begins.map((begin, at) => partOf(line, begin, (begins[at + 1] ?? line.tokens.length + 1) - 1));
}

/** '1 white' of '2 onions, 1 red, 1 white', which is no egg white: both are counted, and there are white onions. */
function isKindOf(piece: Line, whole: Line): boolean {
  const [kind, counted] = [piece, whole].map(measuredAhead);
  if (!kind || !counted || kind.unit !== '' || counted.unit !== '') return false;
  const both = findFood(`${namedIn(kind)} ${namedIn(counted)}`);
  return both !== undefined && both !== findFood(namedIn(kind));
}

interface MeasuredFood {
  /** In the table. */
  readonly name: string;
  readonly unit: string;
}

/** A food that has its amount before it. '2 cm cubes' are how one is cut, and '3 cloves' how much of one. */
function measuredFood(line: Line): MeasuredFood | undefined {
  const measure = measuredAhead(line);
  if (!measure || measure.inches !== undefined || unitOf(measure.rest) !== null) return undefined;
  const food = findFood(namedIn(measure));
  return food && { name: food.name, unit: measure.unit };
}

const namedIn = ({ rest, unit }: MeasuredRest): string => foodsOf(nameParts(rest, unit).name)[0] ?? '';

function readFoods(typed: Line, note: LineNote, isList: boolean): LinePart[] {
  const line = withoutLabel(typed);
  if (isNoFood(line)) return [];
  const pressed = pressedAhead(line);
  if (pressed) return readPressed(pressed.products, measuredAhead(pressed.fruit), pressed.fruit, note);
  const several = measuredFoods(line);
  if (several.length > 1) return several.flatMap((one) => readFoods(one, note, false));
  const some = matchAt(inAnyLanguage(line), 0, 'some');
  const measure = some ? null : (measuredAhead(line) ?? readBehind(line));
  if (!measure) return readUnmeasured(partOf(line, some?.to ?? 0), note, isList);
  const each = matchAt(measure.rest, 0, 'each');
  if (each) return readEach({ ...measure, rest: partOf(measure.rest, each.to) }, note);
  const taken = measure.unit === '' ? pressedAhead(measure.rest) : undefined;
  return taken ? readPressed(taken.products, measure, taken.fruit, note) : readMeasured(measure, note);
}

function readEach(measure: MeasuredRest, note: LineNote): LinePart[] {
  const list = trimmed({ ...measure.rest, tokens: measure.rest.tokens.filter(({ text }) => text !== ':') });
  return splitAt(list, (at) => list.tokens[at]?.text === ',' || matchAt(list, at, 'plus') !== undefined)
    .filter(hasWord)
    .flatMap((rest) => readMeasured({ ...measure, rest }, note));
}

type Product = 'juice' | 'zest';
const PRODUCTS: readonly Product[] = ['juice', 'zest'];

/**
 * What is taken from a fruit, and the fruit with its amount: 'finely grated zest and juice of 2 limes', 'Saft einer Zitrone'. In other
 * languages than English it has to have one, because 'jus d’orange' is a food.
 */
function pressedAhead(
  line: Line,
): { readonly products: ReadonlySet<Product>; readonly fruit: Line } | undefined {
  const products = new Set<Product>();
  let at = matchAt(line, 0, 'ignored')?.to ?? 0;
  let language = '';
  for (;;) {
    at = behindWork(line, at);
    const pressed = matchAt(line, at, 'pressed');
    if (pressed === undefined) break;
    products.add(pressed.value === 'zest' ? 'zest' : 'juice');
    language = pressed.language;
    const joint =
      line.tokens[pressed.to]?.text === '/' ? pressed.to + 1 : matchAt(line, pressed.to, 'plus')?.to;
    at = behindWork(line, pressed.to);
    if (joint === undefined) break;
    at = joint;
  }
  if (products.size === 0) return undefined;
  const of = (matchAt(line, at, 'of') ?? matchAt(line, at, 'out-of'))?.to;
  const isTaken = language === 'en' ? of !== undefined : numberAt(line, of ?? at) !== null;
  return isTaken ? { products, fruit: partOf(line, of ?? at) } : undefined;
}

function behindWork(line: Line, from: number): number {
  let at = from;
  for (let word = 0; word < 2; word += 1)
    at = (matchAt(line, at, 'how') ?? matchAt(line, at, 'prepared'))?.to ?? at;
  return at;
}

/** 'zest and juice of 2 limes': the zest of two limes and the juice of two. */
function readPressed(
  wanted: ReadonlySet<Product>,
  measure: MeasuredRest | null,
  fruit: Line,
  note: LineNote,
): LinePart[] {
  const { rest: whole, extra } = withoutExtra(measure?.rest ?? fruit);
  const rest = nameParts(whole);
  const { name } = rest;
  const more = extra === null ? null : measuredAhead(extra);
  const parts = PRODUCTS.filter((product) => wanted.has(product)).map((product) =>
    linePart({ ...rest, name: `${singularFruit(name)} ${product}` }, measure, note, { pressedFrom: name }),
  );
  if (!more) return parts;
  // 'Zest of 1 lemon plus 1 tablespoon juice': the juice is the lemon's.
  const product = matchAt(more.rest, 0, 'pressed');
  const isOfFruit = product?.to === more.rest.tokens.length;
  if (!isOfFruit) return [...parts, ...readMeasured(more, note)];
  const named = {
    name: `${singularFruit(name)} ${product?.value}`,
    preparation: '',
    remarks: [],
    aside: null,
  };
  return [...parts, linePart(named, more, note)];
}

function singularFruit(name: string): string {
  return findFood(name)?.name ?? name;
}

/** Parses a line without an amount: 'salt and pepper', 'shredded cheese, sour cream' after a label, or one food. */
function readUnmeasured(line: Line, note: LineNote, isList: boolean): LinePart[] {
  const listed = isList ? splitAt(line, (at) => isMark(line.tokens[at], ',;')).map(withoutAnd) : [];
  if (listed.length > 1) return listed.filter(hasWord).flatMap((name) => readFoods(name, note, false));
  const { plain } = takeAsides(line);
  const clauses = splitAt(plain, (at) => plain.tokens[at]?.text === ',')
    .filter(hasWord)
    .map(withoutAnd);
  const isFood = (clause: Line) => findFood(writtenOf(withoutNote(clause, true))) && !isPreparation(clause);
  if (clauses.length > 1 && clauses.every(isFood))
    return clauses.flatMap((clause) => {
      // What one is for is not said of the others: 'salt, pepper, butter for frying'.
      const isOfAll = isList || note.purpose === 'taste';
      return readFoods(clause, isOfAll ? note : { ...note, purpose: readLineNote(clause).purpose }, false);
    });
  const named = nameParts(line);
  const names = foodsOf(named.name);
  const measure = names.length === 1 ? measureInBrackets(line) : null;
  return names.map((name) => linePart({ ...named, name }, measure, note));
}

const withoutAnd = (line: Line): Line => partOf(line, matchAt(line, 0, 'plus')?.to ?? 0);

/** The amount of the first food in parentheses: 'Maple syrup, to serve (about ½ cup)', 'Parmesan (1 oz, grated)'. */
function measureInBrackets(line: Line): MeasuredRest | null {
  const none = partOf(line, 0, 0);
  for (const aside of takeAsides(line).asides) {
    for (const clause of splitAt(aside, (at) => aside.tokens[at]?.text === ';')) {
      const measure = measuredAhead(clause);
      if (!measure || findPhrase(clause, 'each')) continue;
      const rest = trimmed(measure.rest);
      const unit = measure.unit === '' ? unitOf(rest) : null;
      if (unit !== null) return { ...measure, unit, typedUnit: writtenOf(rest), rest: none };
      const isAll = rest.tokens.length === 0 || isPreparation(rest);
      if (measure.unit !== '' && isAll) return { ...measure, rest: none };
    }
  }
  return null;
}

function readMeasured(ahead: MeasuredRest, note: LineNote): LinePart[] {
  const measure = withSecond(ahead);
  const { rest, extra } = withoutExtra(measure.rest);
  const named = nameParts(rest, measure.unit);
  const more = extra === null ? null : readExtra(extra, measure, named.name);
  const sum = more !== null && 'low' in more ? { ...measure, low: more.low, high: more.high } : measure;
  const names = foodsOf(named.name);
  const shared = names.length > 1 ? share(sum, names.length) : sum;
  const parts = names.flatMap((name) => citrus({ ...named, name }, shared, note));
  return more !== null && 'parts' in more ? [...parts, ...more.parts] : parts;
}

/** Divides an amount that several foods have together equally, because their own amounts are not given. */
function share(measure: MeasuredRest, count: number): MeasuredRest {
  return { ...measure, low: measure.low / count, high: measure.high / count, isVague: true };
}

/** '1 lemon, juiced' is its juice, '2 limes, zested and juiced' are both, '1 lemon, zest only' is the zest. */
function citrus(named: NameParts, measure: MeasuredRest, note: LineNote): LinePart[] {
  const fruit = findFood(named.name);
  const said = new Set(named.remarks.flatMap((remark) => productsIn(remark)));
  const products = PRODUCTS.filter(
    (product) => said.has(product) && findFood(`${fruit?.name} ${product}`) !== undefined,
  );
  if (measure.unit !== '' || products.length === 0 || fruit?.category !== 'fruit')
    return [linePart(named, measure, note)];
  return products.map((product, at) =>
    linePart(
      { ...named, name: `${fruit.name} ${product}`, preparation: at === 0 ? named.preparation : '' },
      measure,
      note,
      { pressedFrom: named.name },
    ),
  );
}

const productsIn = (remark: Line): unknown[] =>
  remark.tokens.map((_, at) => matchAt(remark, at, 'pressed')?.value);

/** 'plus 2 tablespoons' adds to the amount, 'plus 1 yolk' is another food, 'plus more for greasing' is neither. */
function readExtra(
  extra: Line,
  measure: MeasuredRest,
  name: string,
): Amount | { readonly parts: readonly LinePart[] } | null {
  const more = matchAt(extra, 0, 'more') ? null : measuredAhead(extra);
  if (!more) return null;
  const isSame = !hasWord(more.rest) || saysNoFood(more.rest);
  if (isSame) return sumOf(measure, more, name);
  return { parts: readMeasured(more, { isOptional: false, purpose: null }) };
}

const saysNoFood = (line: Line): boolean =>
  isMark(line.tokens[0], ',(') ||
  (matchAt(line, 0, 'what-for') ?? matchAt(line, 0, 'purpose') ?? matchAt(line, 0, 'more')) !== undefined ||
  matchAt(line, 0, 'prepared')?.to === line.tokens.length;

/** '1 stick plus 2 tablespoons butter', '2/3 + 1/4 cup sugar': two amounts of the same food. */
function withSecond(measure: MeasuredRest): MeasuredRest {
  // In '2/3 cup (160 ml) plus 2 tbsp cream' the parentheses repeat the amount.
  const { tokens } = measure.rest;
  const close = tokens[0]?.key === '(' ? tokens.findIndex(({ key }) => key === ')') : -1;
  const and = matchAt(measure.rest, close + 1, 'plus');
  const second = and === undefined ? null : measuredAhead(partOf(measure.rest, and.to));
  if (!second || second.unit === '') return measure;
  const { rest, unit } = second;
  if (measure.unit === '')
    return { ...measure, unit, low: measure.low + second.low, high: measure.high + second.high, rest };
  const sum = sumOf(measure, second, nameParts(rest).name);
  return sum ? { ...measure, ...sum, rest } : measure;
}

/** Separates an additional amount after the food: 'flour, plus 2 tablespoons' → 'flour' and '2 tablespoons'. */
function withoutExtra(line: Line): { readonly rest: Line; readonly extra: Line | null } {
  const aside = line.tokens.findIndex(({ key }) => key === '(');
  const end = aside < 0 ? line.tokens.length : aside;
  for (let at = 0; at < end; at += 1) {
    const plus = matchAt(line, at, 'plus');
    const isMore = beginsMore(line, at);
    if (!plus || !(isMore || (at > 0 && isAmountOf(partOf(line, plus.to))))) continue;
    const isComma = line.tokens[at - 1]?.text === ',';
    return { rest: partOf(line, 0, isComma ? at - 1 : at), extra: partOf(line, plus.to) };
  }
  return { rest: line, extra: null };
}

/** Whether a number is one of an amount: '1 yolk' and '2 tbsp', but not the 'half' of 'half and half'. */
function isAmountOf(line: Line): boolean {
  const measure = numberAt(line, 0) === null ? null : measuredAhead(line);
  const isWord = line.tokens[0]?.kind === 'word';
  return measure !== null && (!isWord || measure.unit !== '' || hasWord(measure.rest));
}

/** The sum of both amounts in the first one's unit, converted by volume, weight or the food's weight. */
function sumOf(measure: MeasuredRest, more: MeasuredRest, name: string): Amount | null {
  const ratio =
    more.unit === measure.unit ? 1 : (unitRatio(more.unit, measure.unit) ?? weightRatio(more, measure, name));
  if (ratio === null) return null;
  return { low: tidy(measure.low + more.low * ratio), high: tidy(measure.high + more.high * ratio) };
}

function weightRatio(more: MeasuredRest, measure: MeasuredRest, name: string): number | null {
  const food = findFood(name);
  const one = { low: 1, high: 1, food };
  const [from, to] = [weighFood({ ...one, unit: more.unit }), weighFood({ ...one, unit: measure.unit })];
  return from.isGuess || to.isGuess || to.grams === 0 ? null : from.grams / to.grams;
}

/** Larger numbers are of a kind and not a count: 'flour 405', 'rum 151'. */
const MOST_COUNTED = 24;

/** Whether a number without a unit counts the food before it, and ends the line or stands before a preparation. */
function isCountOf(name: Line, line: Line, { unit, rest, inches, low, high }: MeasuredRest): boolean {
  const behind = trimmed(rest);
  const isLast = behind.tokens.length === 0 || isPreparation(behind);
  if (unit !== '' || inches !== undefined || low <= 0 || high > MOST_COUNTED || !isLast) return false;
  const text = writtenOf(line);
  return (
    findFood(writtenOf(name)) !== undefined && foodNameKey(findFood(text)?.name ?? '') !== foodNameKey(text)
  );
}

const tidy = (value: number) => Number(value.toPrecision(6));

/** Parses 'Onion – 1, chopped' as if the amount came first. */
function readBehind(line: Line): MeasuredRest | null {
  const found = measuredBehind(line, isCountOf);
  if (!found) return null;
  const { name, measure } = found;
  const more = trimmed(measure.rest);
  const comma = line.tokens.find(({ text }) => text === ',') ?? COMMA;
  return {
    ...measure,
    rest: { ...line, tokens: [...name.tokens, ...(more.tokens.length > 0 ? [comma, ...more.tokens] : [])] },
  };
}

/** Between the name and what is behind its amount, where the line has no comma. */
const COMMA: Line['tokens'][number] = { kind: 'mark', text: ',', key: ',', start: 0, end: 0, isGlued: true };
