import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { unitRatio } from '../language/measure.ts';
import type { Amount } from '../units/amount.ts';
import { weighFood } from '../units/weights/weigh-food.ts';
import { isCounted } from '../units/weights/weight.ts';
import { withEnglishForm } from './foreign-line.ts';
import { type LeadingMeasure, readLeadingMeasure, unitAlone } from './leading-measure.ts';
import { foodsOf } from './line-food.ts';
import { type LineNote, readLineNote } from './line-note.ts';
import { type LinePart, linePart } from './line-part.ts';
import { cleanLine, takeAsides } from './line-text.ts';
import { type NameParts, nameParts } from './name-parts.ts';
import { isPreparation } from './preparation.ts';
import { readTrailingMeasure } from './trailing-measure.ts';

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
  const line = withEnglishForm(cleanLine(text));
  if (line === '') return { text, heading: null, parts: [] };
  const heading = headingOf(line);
  if (heading !== null) return { text, heading, parts: [] };
  const { content, isLabelled, ...note } = readLineNote(line);
  const parts = readFoods(content, note, isLabelled);
  const named = parts.filter(({ name }) => /\p{L}/u.test(name));
  // 'Half' and '2 (' are amounts without a name. If the text has a word, it is taken as the name.
  const isNameless = parts.length > named.length && named.length === 0 && /\p{L}/u.test(content);
  return { text, heading: null, parts: isNameless ? [linePart(namedOnly(content), null, note)] : named };
}

const HEADING = /^(?:for (?:the )?[\p{L} '’&-]{2,40}|[^:,\d¼-¾⅐-⅞]{2,60}):$/iu;
const FOR_THE = /^for (?:the )?[\p{L} '’&-]{2,40}$|^to (?:serve|finish|garnish|decorate|assemble)$/iu;
const namedOnly = (name: string) => ({ name, preparation: '', remarks: [], aside: null });

const TITLE =
  /^(?:[\p{L}'’]+ ){0,2}(?:crust|dressing|sauce|toppings?|filling|frosting|glaze|icing|marinade|assembly|garnish(?:es)?|batter|dough|seasoning|base|ingredients|streusel|salad|crumble|brine|vinaigrette)$/iu;

/** Whether the line is a title without an amount that is not a food: 'CRUST', 'Lemon filling'. */
function isTitle(line: string): boolean {
  const isCapital = /^[^a-z\d¼-¾⅐-⅞]{3,40}$/.test(line) && /\p{Lu}{3}/u.test(line);
  return (isCapital || TITLE.test(line)) && findFood(line) === undefined && foodsOf(line).length === 1;
}

/** The heading of a line, 'For the sauce'; null for a line with food. */
function headingOf(line: string): string | null {
  const isHeading = HEADING.test(line) || (FOR_THE.test(line) && !findFood(line)) || isTitle(line);
  return isHeading ? line.replace(/:$/, '') : null;
}

/** 'Optional glaze: ½ cup powdered sugar', but not 'Sugar: 2 cups'. */
const ANY_LABEL = /^[^:\d(]{2,40}: (?=[^:]*$)/;

function withoutLabel(line: string): string {
  const label = ANY_LABEL.exec(line)?.[0] ?? '';
  const measure = label === '' ? null : readLeadingMeasure(line.slice(label.length));
  return measure && /^\p{L}/u.test(measure.rest) && unitAlone(measure.rest) === null
    ? line.slice(label.length)
    : line;
}

/** Kitchen items that are not food. */
const NOT_FOOD =
  /\b(?:skewers?|toothpicks?|parchment(?: paper)?|(?:aluminum|aluminium|tin) foil|foil|twine|cheesecloth|(?:baking|casserole) dish|baking sheet|popsicle sticks?|cake pan|piping bags?|(?:cupcake|muffin) (?:liners?|cases|papers)|ziploc\S* bags?|mason jars?|springform pan|candy thermometer)\b$/i;

/** Whether the line is no food: '4 bamboo skewers', but not 'butter, plus more for the baking dish'. */
function isNoFood(line: string): boolean {
  const [name = ''] = takeAsides(line).plain.split(/,| for | plus | to /i);
  return NOT_FOOD.test(name.trim());
}

/**
 * '1 carrot, 1 stick of celery and 1 onion': another food with its own amount behind a comma, and no remark. Nor are the pieces that the food
 * before is taken from: '¼ cup lemon juice, 2 lemons'.
 */
function measuredFoods(line: string): string[] {
  const { asides } = takeAsides(line);
  if (asides.some((aside) => aside.includes(','))) return [line];
  const texts: string[] = [];
  const found: (MeasuredFood | undefined)[] = [];
  for (const piece of line.split(/, (?=[\d¼-¾⅐-⅞])/)) {
    const [before, food] = [found.at(-1), measuredFood(piece)];
    const isSource = before && food && isCounted(food.unit) && before.name.includes(food.name);
    const last = texts.at(-1);
    if (last === undefined || (food && !isSource && !isKindOf(piece, texts[0] ?? ''))) {
      texts.push(piece);
      found.push(food);
    } else texts[texts.length - 1] = `${last}, ${piece}`;
  }
  const names = new Set(found.map((food) => food?.name));
  return found[0] && names.size === texts.length ? texts : [line];
}

/** '1 white' of '2 onions, 1 red, 1 white', which is no egg white: both are counted, and there are white onions. */
function isKindOf(piece: string, whole: string): boolean {
  const [kind, counted] = [piece, whole].map((text) => readLeadingMeasure(text));
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
function measuredFood(text: string): MeasuredFood | undefined {
  const measure = readLeadingMeasure(text);
  if (!measure || measure.inches !== undefined || unitAlone(measure.rest) !== null) return undefined;
  const food = findFood(namedIn(measure));
  return food && { name: food.name, unit: measure.unit };
}

const namedIn = ({ rest, unit }: LeadingMeasure): string => foodsOf(nameParts(rest, unit).name)[0] ?? '';

const EACH = /^each(?: of)?:? /i;
const JUICE =
  /^(?:the )?((?:(?:finely |freshly )?(?:grated|squeezed) )?(?:juice|zest|rind|peel)(?:(?: and | & |\/)(?:juice|zest|rind|peel))?) (?:of|from) (.+)$/i;
function readFoods(text: string, note: LineNote, isList: boolean): LinePart[] {
  const line = withoutLabel(text);
  if (isNoFood(line)) return [];
  const [, wanted = '', fruit = ''] = JUICE.exec(line) ?? [];
  if (wanted !== '') return readPressed(wanted, fruit, note);
  const several = measuredFoods(line);
  if (several.length > 1) return several.flatMap((one) => readFoods(one, note, false));
  const measure = readLeadingMeasure(line) ?? readBehind(line);
  if (!measure) return readUnmeasured(line, note, isList);
  const { rest } = measure;
  if (EACH.test(rest)) return readEach(measure, rest.replace(EACH, ''), note);
  const [, pressed = '', source = ''] = JUICE.exec(rest) ?? [];
  if (pressed !== '' && measure.unit === '')
    return readPressed(pressed, `${measure.typedAmount} ${source}`, note);
  return readMeasured(measure, note);
}

function readEach(measure: LeadingMeasure, list: string, note: LineNote): LinePart[] {
  return list
    .split(/,(?: and| &)? | and | & | \+ /i)
    .filter((name) => name.trim() !== '')
    .flatMap((rest) => readMeasured({ ...measure, rest }, note));
}

/** 'zest and juice of 2 limes': the zest of two limes and the juice of two. */
function readPressed(wanted: string, fruit: string, note: LineNote): LinePart[] {
  const measure = readLeadingMeasure(fruit);
  const { rest: whole, extra } = withoutExtra(measure?.rest ?? fruit);
  const rest = nameParts(whole);
  const name = rest.name;
  const more = extra === '' ? null : readLeadingMeasure(extra);
  // 'Zest of 1 lemon plus 1 tablespoon juice': the juice is the lemon's.
  const added =
    more && /^(?:juice|zest)$/i.test(more.rest)
      ? { ...more, rest: `${singularFruit(name)} ${more.rest}` }
      : more;
  const parts = (['juice', 'zest'] as const)
    .filter((product) => (product === 'juice' ? /juice/i : /zest|rind|peel/i).test(wanted))
    .map((product) =>
      linePart({ ...rest, name: `${singularFruit(name)} ${product}` }, measure, note, { pressedFrom: name }),
    );
  return added ? [...parts, ...readMeasured(added, note)] : parts;
}

function singularFruit(name: string): string {
  return findFood(name)?.name ?? name;
}

/** Parses a line without an amount: 'salt and pepper', 'shredded cheese, sour cream' after a label, or one food. */
function readUnmeasured(line: string, note: LineNote, isList: boolean): LinePart[] {
  const listed = isList ? line.split(/[,;] (?:and )?/) : [];
  if (listed.length > 1) {
    return listed.filter((name) => /\p{L}/u.test(name)).flatMap((name) => readFoods(name, note, false));
  }
  const { plain } = takeAsides(line);
  const clauses = plain.split(/, (?:and )?/);
  if (clauses.length > 1 && clauses.every((clause) => findFood(clause) && !isPreparation(clause))) {
    return clauses.flatMap((clause) => readFoods(clause, note, false));
  }
  const named = nameParts(line);
  const names = foodsOf(named.name);
  const measure = names.length === 1 ? measureInBrackets(line) : null;
  return names.map((name) => linePart({ ...named, name }, measure, note));
}

/** The amount of the first food in parentheses: 'Maple syrup, to serve (about ½ cup)', 'Parmesan (1 oz, grated)'. */
function measureInBrackets(line: string): LeadingMeasure | null {
  for (const aside of takeAsides(line).asides.flatMap((one) => one.split(';'))) {
    const measure = readLeadingMeasure(aside.trim());
    const rest = measure?.rest.replace(/^[, ]+/, '') ?? '';
    if (!measure || /\beach\b/i.test(aside)) continue;
    const unit = measure.unit === '' ? unitAlone(rest) : null;
    if (unit !== null) return { ...measure, unit, typedUnit: rest, rest: '' };
    if (measure.unit !== '' && (rest === '' || isPreparation(rest))) return { ...measure, rest: '' };
  }
  return null;
}

function readMeasured(ahead: LeadingMeasure, note: LineNote): LinePart[] {
  const measure = withSecond(ahead);
  const { rest, extra } = withoutExtra(measure.rest);
  const named = nameParts(rest, measure.unit);
  const more = extra === '' ? null : readExtra(extra, measure, named.name);
  const sum = more !== null && 'low' in more ? { ...measure, low: more.low, high: more.high } : measure;
  const names = foodsOf(named.name);
  const shared = names.length > 1 ? share(sum, names.length) : sum;
  const parts = names.flatMap((name) => citrus({ ...named, name }, shared, note));
  return more !== null && 'parts' in more ? [...parts, ...more.parts] : parts;
}

/** Divides an amount that several foods have together equally, because their own amounts are not given. */
function share(measure: LeadingMeasure, count: number): LeadingMeasure {
  return { ...measure, low: measure.low / count, high: measure.high / count, isVague: true };
}

/** '1 lemon, juiced' is its juice, '2 limes, zested and juiced' are both, '1 lemon, zest only' is the zest. */
function citrus(named: NameParts, measure: LeadingMeasure, note: LineNote): LinePart[] {
  const remarks = [named.preparation, ...named.remarks].join(' ');
  const products = [
    ...(/\bjuiced?\b/i.test(remarks) ? ['juice'] : []),
    ...(/\bzest(?:ed)?\b/i.test(remarks) ? ['zest'] : []),
  ];
  const isWhole = measure.unit === '' && products.length > 0 && CITRUS.test(named.name);
  if (!isWhole || !findFood(named.name)) return [linePart(named, measure, note)];
  return products.map((product, at) =>
    linePart(
      {
        ...named,
        name: `${singularFruit(named.name)} ${product}`,
        preparation: at === 0 ? named.preparation : '',
      },
      measure,
      note,
      { pressedFrom: named.name },
    ),
  );
}

const CITRUS = /\b(?:lemon|lime|orange|grapefruit|clementine|mandarin|tangerine|yuzu)s?$/i;

/** 'plus 2 tablespoons' adds to the amount, 'plus 1 yolk' is another food, 'plus more for greasing' is neither. */
function readExtra(
  extra: string,
  measure: LeadingMeasure,
  name: string,
): Amount | { readonly parts: readonly LinePart[] } | null {
  const more = readLeadingMeasure(extra);
  if (!more) return null;
  const isSame = !/\p{L}/u.test(more.rest) || /^(?:,|for\b|to\b|divided|extra|more|\()/i.test(more.rest);
  if (isSame) {
    return sumOf(measure, more, name);
  }
  return { parts: readMeasured(more, { isOptional: false, purpose: null }) };
}

const AND_MORE = /^(?:plus|\+|and|&) /i;

/** '1 stick plus 2 tablespoons butter', '2/3 + 1/4 cup sugar': two amounts of the same food. */
function withSecond(measure: LeadingMeasure): LeadingMeasure {
  // In '2/3 cup (160 ml) plus 2 tbsp cream' the parentheses repeat the amount.
  const more = measure.rest.replace(/^\([^()]*\) (?=plus |\+ )/i, '');
  const [and] = AND_MORE.exec(more) ?? [];
  const second = and === undefined ? null : readLeadingMeasure(more.slice(and.length));
  if (!second || second.unit === '') return measure;
  const { rest, unit } = second;
  if (measure.unit === '')
    return { ...measure, unit, low: measure.low + second.low, high: measure.high + second.high, rest };
  const sum = sumOf(measure, second, nameParts(rest).name);
  return sum ? { ...measure, ...sum, rest } : measure;
}

const EXTRA = /[, ] ?(?:(?:plus|\+) |and (?=[\d¼-¾⅐-⅞]|one |two |an? ))/i;

/** Separates an additional amount after the food: 'flour, plus 2 tablespoons' → 'flour' and '2 tablespoons'. */
function withoutExtra(rest: string): { readonly rest: string; readonly extra: string } {
  const { plain } = takeAsides(rest);
  const found = plain === rest ? EXTRA.exec(rest) : EXTRA.exec(rest.split('(')[0] ?? '');
  if (!found) return { rest, extra: '' };
  return {
    rest: rest.slice(0, found.index).replace(/,$/, ''),
    extra: rest.slice(found.index + found[0].length),
  };
}

/** The sum of both amounts in the first one's unit, converted by volume, weight or the food's weight. */
function sumOf(measure: LeadingMeasure, more: LeadingMeasure, name: string): Amount | null {
  const ratio =
    more.unit === measure.unit ? 1 : (unitRatio(more.unit, measure.unit) ?? weightRatio(more, measure, name));
  if (ratio === null) return null;
  return { low: tidy(measure.low + more.low * ratio), high: tidy(measure.high + more.high * ratio) };
}

function weightRatio(more: LeadingMeasure, measure: LeadingMeasure, name: string): number | null {
  const food = findFood(name);
  const one = { low: 1, high: 1, food };
  const [from, to] = [weighFood({ ...one, unit: more.unit }), weighFood({ ...one, unit: measure.unit })];
  return from.isGuess || to.isGuess || to.grams === 0 ? null : from.grams / to.grams;
}

/** Larger numbers are of a kind and not a count: 'flour 405', 'rum 151'. */
const MOST_COUNTED = 24;

/** Whether a number without a unit counts the food before it, and ends the line or stands before a preparation. */
function isCountOf(name: string, line: string, { unit, rest, inches, low, high }: LeadingMeasure): boolean {
  const behind = rest.replace(/^[, ]+/, '');
  return (
    unit === '' &&
    inches === undefined &&
    low > 0 &&
    high <= MOST_COUNTED &&
    (behind === '' || isPreparation(behind)) &&
    findFood(name) !== undefined &&
    foodNameKey(findFood(line)?.name ?? '') !== foodNameKey(line)
  );
}

const tidy = (value: number) => Number(value.toPrecision(6));

/** Parses 'Onion – 1, chopped' as if the amount came first. */
function readBehind(line: string): LeadingMeasure | null {
  const found = readTrailingMeasure(line, isCountOf);
  if (!found) return null;
  const { name, measure } = found;
  const more = measure.rest.replace(/^[, ]+/, '');
  return { ...measure, rest: more === '' ? name : `${name}, ${more}` };
}
