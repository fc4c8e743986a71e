import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import type { Amount } from '../units/amount.ts';
import { packageKey, type Size, sizeIn } from '../units/unit.ts';
import { type WeighedFood, weighFood } from '../units/weigh-food.ts';
import { GRAMS_OF_WEIGHT } from '../units/weight.ts';
import {
  type LeadingMeasure,
  type LineMeasure,
  plainMeasure,
  readLeadingMeasure,
  unitRatioOf,
} from './leading-measure.ts';
import { foodOfLine, nearestFood } from './line-food.ts';
import { cleanLine, takeAsides } from './line-text.ts';
import { isPreparation, takePreparation } from './preparation.ts';
import { readTrailingMeasure } from './trailing-measure.ts';

/** What a line's food is for, where that says how much of it is eaten. */
export type LinePurpose = 'taste' | 'serving' | 'garnish' | 'frying' | 'greasing';

/** One food of a line. */
export interface LinePart {
  /** How much is said, 2 to 3 or the same twice; null when nothing is. */
  readonly amount: Amount | null;
  /** As `packageKey` writes it; '' where pieces are counted and where there is no amount. */
  readonly unit: string;
  readonly size: Size | null;
  /** Of what is eaten of it, at the middle of a range; null when the line and the tables do not tell. */
  readonly grams: number | null;
  /** Not even a usual weight, or no next of kin, is known: the grams only say how much of a recipe it may be. */
  readonly isGuess: boolean;
  /** The words that name it. */
  readonly name: string;
  /** The food that they mean; undefined when that is not known. */
  readonly food: Food | undefined;
  /** A food of about the same energy: `food` itself, or where that is not known its next of kin. */
  readonly nearest: Food | undefined;
  /** What is done to it: 'finely chopped'; '' for nothing. */
  readonly preparation: string;
  readonly isOptional: boolean;
  readonly purpose: LinePurpose | null;
  /**
   * high: the food is known, and its weight is stated, or is its own in that unit, or no amount is said. medium: by a usual
   * package or size, or a next of kin. low: something of it was not understood.
   */
  readonly certainty: 'high' | 'medium' | 'low';
}

/** A line of a recipe as it was read. */
export interface IngredientLine {
  readonly text: string;
  /** 'For the sauce'; null for a line that names food. */
  readonly heading: string | null;
  /** None for a heading and an empty line. */
  readonly parts: readonly LinePart[];
}

/** What holds for every food of a line. */
interface Told {
  readonly isOptional: boolean;
  readonly purpose: LinePurpose | null;
}

const HEADING = /^(?:for (?:the )?[\p{L} '’&-]{2,40}|[^:,\d¼-¾⅐-⅞]{2,60}):$/iu;
const FOR_THE = /^for (?:the )?[\p{L} '’&-]{2,40}$/iu;
const LABEL =
  /^(optional|for serving|to serve|serve with|for garnish|to garnish|garnish|toppings?|optional toppings?|for topping)(?: ingredients)? ?[:–-] ?(?=.)/i;
const OPTIONAL = /\boptional(?:ly)?\b|\bif (?:desired|you like|using)\b/i;

const PURPOSES: readonly (readonly [LinePurpose, RegExp])[] = [
  [
    'frying',
    /\bfor (?:deep[- ]|shallow[- ]|pan[- ])?(?:frying|searing|saut[eé]ing)|\bto (?:deep[- ]|shallow[- ])?fry\b/i,
  ],
  [
    'greasing',
    /\bfor (?:greasing|brushing|dusting|rolling|the (?:pan|tin|dish|bowl))\b|\bto (?:grease|dust|brush)\b/i,
  ],
  ['serving', /\b(?:for|to) (?:serving|serve|dipping|drizzling|drizzle)\b|\bserve with\b/i],
  [
    'garnish',
    /\b(?:for|to|as) (?:the )?(?:garnish(?:ing)?|toppings?|decorat(?:ion|e|ing)|sprinkling|sprinkle)\b/i,
  ],
  ['taste', /\bto taste\b|\bas (?:needed|required|desired|necessary)\b/i],
];

/**
 * Reads a line of a recipe as people write it: '1 (14.5-ounce) can diced tomatoes, drained', 'juice of 1 lemon', 'salt and
 * pepper'. Takes time linear in the text. What is not understood stays in the name; no amount is made up.
 */
export function readLine(text: string): IngredientLine {
  const line = cleanLine(text);
  if (line === '') return { text, heading: null, parts: [] };
  if (isTitle(line) || HEADING.test(line) || (FOR_THE.test(line) && !findFood(line))) {
    return { text, heading: line.replace(/:$/, ''), parts: [] };
  }
  const [label = '', meaning = ''] = LABEL.exec(line) ?? [];
  const content = line.slice(label.length).replace(/^\(optional\),? ?/i, '');
  const told = {
    isOptional: OPTIONAL.test(line),
    purpose:
      purposeOf(line.replace(MORE, '')) ??
      (meaning === '' || /optional/i.test(meaning) ? null : labelPurpose(meaning)),
  };
  return { text, heading: null, parts: readFoods(content, told, label !== '') };
}

const TITLE =
  /^(?:[\p{L}'’]+ ){0,2}(?:crust|dressing|sauce|toppings?|filling|frosting|glaze|icing|marinade|assembly|garnish(?:es)?|batter|dough|seasoning|base|ingredients|streusel|salad|crumble|brine|vinaigrette)$/iu;

/** 'CRUST' and 'Lemon filling' without an amount, where they are no food that one has. */
function isTitle(line: string): boolean {
  const isCapital = /^[^a-z\d¼-¾⅐-⅞]{3,40}$/.test(line) && /\p{Lu}{3}/u.test(line);
  return (isCapital || TITLE.test(line)) && findFood(line) === undefined && foodsOf(line).length === 1;
}

function purposeOf(text: string): LinePurpose | null {
  return PURPOSES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function labelPurpose(label: string): LinePurpose {
  return /serv/i.test(label) ? 'serving' : 'garnish';
}

/** 'Optional glaze: ½ cup powdered sugar', but not 'Sugar: 2 cups'. */
const ANY_LABEL = /^[^:\d(]{2,40}: (?=[^:]*$)/;

function withoutLabel(line: string): string {
  const label = ANY_LABEL.exec(line)?.[0] ?? '';
  const measure = label === '' ? null : readLeadingMeasure(line.slice(label.length));
  return measure && /^\p{L}/u.test(measure.rest) ? line.slice(label.length) : line;
}

/** What a kitchen has and nobody eats. */
const NOT_FOOD =
  /\b(?:skewers?|toothpicks?|parchment(?: paper)?|(?:aluminum|aluminium|tin) foil|foil|twine|cheesecloth|(?:baking|casserole) dish|baking sheet|popsicle sticks?|cake pan|piping bags?|(?:cupcake|muffin) (?:liners?|cases|papers)|ziploc\S* bags?|mason jars?|springform pan|candy thermometer)\b$/i;

const EACH = /^each(?: of)?:? /i;
const JUICE =
  /^(?:the )?((?:(?:finely |freshly )?(?:grated|squeezed) )?(?:juice|zest|rind|peel)(?:(?: and | & |\/)(?:juice|zest|rind|peel))?) (?:of|from) (.+)$/i;
const BETWEEN = / and | & |\/| \+ /i;

function readFoods(text: string, told: Told, isList: boolean): LinePart[] {
  const line = withoutLabel(text);
  if (NOT_FOOD.test(takeAsides(line).plain)) return [];
  const [, wanted = '', fruit = ''] = JUICE.exec(line) ?? [];
  if (wanted !== '') return readPressed(wanted, fruit, told);
  const measure = readLeadingMeasure(line) ?? readBehind(line);
  if (!measure) return readUnmeasured(line, told, isList);
  const { rest } = measure;
  if (EACH.test(rest)) return readEach(measure, rest.replace(EACH, ''), told);
  const [, pressed = '', source = ''] = JUICE.exec(rest) ?? [];
  if (pressed !== '' && measure.unit === '')
    return readPressed(pressed, `${measure.typedAmount} ${source}`, told);
  return readMeasured(measure, told);
}

function readEach(measure: LeadingMeasure, list: string, told: Told): LinePart[] {
  return list
    .split(/,(?: and| &)? | and | & | \+ /i)
    .filter((name) => name.trim() !== '')
    .flatMap((rest) => readMeasured({ ...measure, rest }, told));
}

/** 'zest and juice of 2 limes': the juice and the zest of two. */
function readPressed(wanted: string, fruit: string, told: Told): LinePart[] {
  const measure = readLeadingMeasure(fruit);
  const rest = nameParts(measure?.rest ?? fruit);
  const name = rest.name;
  return (['juice', 'zest'] as const)
    .filter((product) => (product === 'juice' ? /juice/i : /zest|rind|peel/i).test(wanted))
    .map((product) =>
      part({ ...rest, name: `${singularFruit(name)} ${product}` }, measure, told, { pressedFrom: name }),
    );
}

function singularFruit(name: string): string {
  return findFood(name)?.name ?? name;
}

/** 'salt and pepper', 'shredded cheese, sour cream' behind a label, or one food. */
function readUnmeasured(line: string, told: Told, isList: boolean): LinePart[] {
  const listed = isList ? line.split(/[,;] (?:and )?/) : [];
  if (listed.length > 1) {
    return listed.filter((name) => /\p{L}/u.test(name)).flatMap((name) => readFoods(name, told, false));
  }
  const { plain } = takeAsides(line);
  const clauses = plain.split(/, (?:and )?/);
  if (clauses.length > 1 && clauses.every((clause) => findFood(clause) && !isPreparation(clause))) {
    return clauses.flatMap((clause) => readFoods(clause, told, false));
  }
  const named = nameParts(line);
  const names = foodsOf(named.name);
  return names.map((name) => part({ ...named, name }, null, told));
}

/** The several foods of a name, where the whole is none and each part is one: 'salt and pepper'. */
function foodsOf(name: string): string[] {
  const names = name.split(BETWEEN).map((one) => one.trim());
  if (names.length < 2 || names.length > MOST_FOODS || findFood(name)) return [name];
  return names.every((one) => findFood(one)) ? names : [name];
}

const MOST_FOODS = 6;

function readMeasured(ahead: LeadingMeasure, told: Told): LinePart[] {
  const measure = withSecond(ahead);
  const { rest, extra } = withoutExtra(measure.rest);
  const named = nameParts(rest, measure.unit);
  const more = extra === '' ? null : readExtra(extra, measure, named.name);
  const sum = more !== null && 'low' in more ? { ...measure, low: more.low, high: more.high } : measure;
  const names = foodsOf(named.name);
  const shared = names.length > 1 ? share(sum, names.length) : sum;
  const parts = names.flatMap((name) => citrus({ ...named, name }, shared, told));
  return more !== null && 'parts' in more ? [...parts, ...more.parts] : parts;
}

const AND_MORE = /^(?:plus|\+|and|&) /i;

/** '1 stick plus 2 tablespoons butter', '2/3 + 1/4 cup sugar': two amounts of one food. */
function withSecond(measure: LeadingMeasure): LeadingMeasure {
  const [and] = AND_MORE.exec(measure.rest) ?? [];
  const second = and === undefined ? null : readLeadingMeasure(measure.rest.slice(and.length));
  if (!second || second.unit === '') return measure;
  const { rest, unit } = second;
  if (measure.unit === '')
    return { ...measure, unit, low: measure.low + second.low, high: measure.high + second.high, rest };
  const sum = sumOf(measure, second, nameParts(rest).name);
  return sum ? { ...measure, ...sum, rest } : measure;
}

/** Of an amount that two foods have together nobody says more than that it is both: each gets its share. */
function share(measure: LeadingMeasure, count: number): LeadingMeasure {
  return { ...measure, low: measure.low / count, high: measure.high / count, isVague: true };
}

/** '1 lemon, juiced' is its juice, '2 limes, zested and juiced' both, '1 lemon, zest only' the zest. */
function citrus(named: NameParts, measure: LeadingMeasure, told: Told): LinePart[] {
  const said = [named.preparation, ...named.remarks].join(' ');
  const products = [
    ...(/\bjuiced?\b/i.test(said) ? ['juice'] : []),
    ...(/\bzest(?:ed)?\b/i.test(said) ? ['zest'] : []),
  ];
  const isWhole = measure.unit === '' && products.length > 0 && CITRUS.test(named.name);
  if (!isWhole || !findFood(named.name)) return [part(named, measure, told)];
  return products.map((product, at) =>
    part(
      {
        ...named,
        name: `${singularFruit(named.name)} ${product}`,
        preparation: at === 0 ? named.preparation : '',
      },
      measure,
      told,
      { pressedFrom: named.name },
    ),
  );
}

const CITRUS = /\b(?:lemon|lime|orange|grapefruit|clementine|mandarin|tangerine|yuzu)s?$/i;

const EXTRA = /[, ] ?(?:(?:plus|\+) |and (?=[\d¼-¾⅐-⅞]|one |two |an? ))/i;
const MORE = /,? (?:plus|\+) (?:more|extra|some|additional|a little|a bit)\b.*$/i;

function withoutExtra(rest: string): { readonly rest: string; readonly extra: string } {
  const { plain } = takeAsides(rest);
  const found = plain === rest ? EXTRA.exec(rest) : EXTRA.exec(rest.split('(')[0] ?? '');
  if (!found) return { rest, extra: '' };
  return {
    rest: rest.slice(0, found.index).replace(/,$/, ''),
    extra: rest.slice(found.index + found[0].length),
  };
}

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

/** Both amounts in the unit of the first, by their volumes, their weights or what they weigh of that food. */
function sumOf(measure: LeadingMeasure, more: LeadingMeasure, name: string): Amount | null {
  const ratio =
    more.unit === measure.unit
      ? 1
      : (unitRatioOf(more.unit, measure.unit) ?? weightRatio(more, measure, name));
  if (ratio === null) return null;
  return { low: tidy(measure.low + more.low * ratio), high: tidy(measure.high + more.high * ratio) };
}

function weightRatio(more: LeadingMeasure, measure: LeadingMeasure, name: string): number | null {
  const food = findFood(name);
  const one = { low: 1, high: 1, food };
  const [from, to] = [weighFood({ ...one, unit: more.unit }), weighFood({ ...one, unit: measure.unit })];
  return from.isGuess || to.isGuess || to.grams === 0 ? null : from.grams / to.grams;
}

const tidy = (value: number) => Number(value.toPrecision(6));

interface NameParts {
  readonly name: string;
  readonly preparation: string;
  /** What else is said of it, behind commas and in brackets. */
  readonly remarks: readonly string[];
  /** A weight or a measure in brackets: '(about 1½ lb)', and whether it is that of each. */
  readonly aside: (LineMeasure & { readonly isEach: boolean }) | null;
}

const SAYS_WHAT_FOR =
  /,? (?:to taste|as (?:needed|required|desired|necessary)|for (?:the )?(?:(?:deep|shallow|pan)[- ]?)?[\p{L}]+ing\b.*|for (?:the )?(?:garnish|topping|pan|tin|decoration)s?\b.*|to (?:serve|garnish|drizzle|grease|dust|decorate|fry|top)\b.*|if (?:desired|needed|using).*|(?:of|or) (?:your )?choice|\(?optional\)?)(?=$|[ ,])/giu;
const SAYS_NOTHING_AHEAD = /^(?:some|lots of|plenty of|a little|a bit of|your favou?rite|more|the) /i;
const OTHER_AMOUNT = /,? or (?=(?:about )?(?:[\d¼-¾⅐-⅞]|one |an? )).*$/i;

/** The food's words, and what is said of it. */
function nameParts(text: string, unit = ''): NameParts {
  const { plain, asides } = takeAsides(text);
  const aside = measureIn(asides);
  const bare = plain
    .replace(OTHER_AMOUNT, '')
    .replace(SAYS_WHAT_FOR, ' ')
    .replace(SAYS_NOTHING_AHEAD, '')
    .replace(/ +/g, ' ')
    .trim();
  const [head = '', ...clauses] = joinAdjectives(bare.split(/,|;| [–—-] /).map((clause) => clause.trim()));
  const [whole = '', mixed = ''] = splitMixed(head.replace(/[.:]$/, '').trim());
  // Chopped tomatoes of a can are sold so.
  const { name, preparation } = takePreparation(whole, !SOLD_CUT.has(packageKey(unit)));
  const said = [...clauses, ...asides.filter((one) => isPreparation(one) || isDivision(one))];
  const prepared = clauses.filter((clause) => !/^(?:or|and|plus)?$/i.test(clause) && !OPTIONAL.test(clause));
  const fromAsides = asides
    .filter((one) => isPreparation(one) || isDivision(one))
    .map((one) => one.replace(/,? ?optional/i, ''));
  return {
    name,
    preparation: [preparation, mixed, ...prepared, ...fromAsides].filter((one) => one !== '').join(', '),
    remarks: [
      ...said,
      ...asides.filter((one) => !said.includes(one) && !/^(?:or|sub|such|see|about|from)\b/i.test(one)),
    ],
    aside,
  };
}

const SOLD_CUT: ReadonlySet<string> = new Set(['can', 'jar', 'bag', 'package']);

/** 'cornstarch mixed with 2 tablespoons water' → 'cornstarch', and what it is mixed with. */
function splitMixed(name: string): [string, string] {
  const at = name.search(
    / (?:mixed|whisked|dissolved|combined|stirred|blended|soaked|tossed) (?:with|in|into|together)\b/i,
  );
  return at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

/** '(yolks and whites separated)', '(at room temperature)' tell what is done to it as well. */
function isDivision(aside: string): boolean {
  return /(?:separated|divided|temperature|chopped|sliced|minced|diced|melted|softened|drained|rinsed|peeled)$/i.test(
    aside,
  );
}

/** 'boneless, skinless chicken breasts': what stands before the comma names nothing. */
function joinAdjectives(clauses: string[]): string[] {
  const [first = '', second, ...others] = clauses;
  if (second === undefined) return clauses;
  const isAdjective = ADJECTIVES.test(first);
  return isAdjective && !isPreparation(second) ? joinAdjectives([`${first} ${second}`, ...others]) : clauses;
}

const ADJECTIVES =
  /^(?:(?:boneless|skinless|bone-in|skin-on|fresh|dried|large|medium|small|ripe|firm|cold|cooked|frozen|raw|unsalted|low[- ]sodium|low[- ]fat|fat[- ]free|reduced[- ]fat|sweet|dry|hot|warm|plain|lean|extra|good[- ]quality|thick[- ]cut|organic|canned|unsweetened|full[- ]fat|finely|freshly|chopped|diced|sliced|minced|grated|shredded|peeled|cubed) ?)+$/i;

const ABOUT = /^(?:about|approx(?:imately|\.)?|around|roughly|or|from about|from|~|=|each|at least|total) ?/i;

function measureIn(asides: readonly string[]): NameParts['aside'] {
  for (const aside of asides) {
    for (const clause of aside.split(/[,;|]|(?<!\d)\/|\/(?!\d)/)) {
      const text = clause.trim().replace(ABOUT, '').replace(ABOUT, '');
      const measure = plainMeasure(text);
      if (measure && GRAMS_OF_WEIGHT.has(measure.unit)) {
        return { ...measure, isEach: /\beach\b|\bper\b|\bapiece\b/i.test(aside) };
      }
    }
  }
  return null;
}

/** 'Onion – 1, chopped' as if the amount stood in front. */
function readBehind(line: string): LeadingMeasure | null {
  const found = readTrailingMeasure(line);
  if (!found) return null;
  const { name, measure } = found;
  const more = measure.rest.replace(/^[, ]+/, '');
  return { ...measure, rest: more === '' ? name : `${name}, ${more}` };
}

const BONE = /\bbone[- ]in\b|\bwhole (?:\p{L}+ )?(?:chicken|turkey|duck)\b/iu;
const UNIT_BEHIND =
  /^(.+) (cloves?|stalks?|ribs?|sticks?|leaf|leaves|sprigs?|slices?|rashers?|fillets?|filets?|ears?|heads?|sheets?|pods?|bulbs?|bunch(?:es)?|links?|rings?|spears?|florets?|half|halves|wedges?)$/i;
const HALF = /^hal(?:f|ves)$/i;

/** '2 garlic cloves' are cloves; but an onion ring is a food of its own. */
function takeUnitBehind(name: string): { readonly inner: string | undefined; readonly unitBehind: string } {
  const [, inner, unitBehind = ''] = UNIT_BEHIND.exec(name) ?? [];
  const whole = inner === undefined ? undefined : findFood(name);
  // Of 'bay leaves' the leaf is part of the name.
  const isOther = inner !== undefined && whole !== undefined && findFood(inner) !== whole;
  if (HALF.test(unitBehind) && inner !== undefined && findFood(inner)?.category !== 'fruit')
    return { inner: undefined, unitBehind: '' };
  return isOther ? { inner: undefined, unitBehind: '' } : { inner, unitBehind };
}

interface Source {
  /** The fruit that is pressed or grated. */
  readonly pressedFrom?: string;
}

function part(
  named: NameParts,
  measure: LeadingMeasure | null,
  told: Told,
  { pressedFrom }: Source = {},
): LinePart {
  const { inner, unitBehind } =
    measure?.unit === '' ? takeUnitBehind(named.name) : { inner: undefined, unitBehind: '' };
  const unit = packageKey(
    inner === undefined ? (measure?.unit ?? '') : unitBehind.replace(/^filet/i, 'fillet'),
  );
  const name = inner ?? named.name;
  const unitName = unit === 'piece' ? '' : unit;
  const food =
    foodOfLine({ name, remarks: named.remarks, unit: unitName }) ??
    (inner === undefined ? undefined : findFood(named.name));
  const kin = food ? { food, isRough: false } : nearestFood(name, named.remarks);
  const nearest = kin?.food;
  const weighed = measure
    ? weighFood({
        ...measure,
        unit: unitName,
        size: measure.size ?? sizeIn(name),
        food: nearest,
        total: named.aside,
        pressedFrom: pressedFrom === undefined ? undefined : findFood(pressedFrom)?.name,
        isDrained: /\bdrained\b/i.test(named.preparation),
        hasBone: BONE.test(`${name} ${named.preparation}`) && !/\bboneless\b/i.test(name),
      })
    : null;
  return {
    amount: measure && { low: measure.low, high: measure.high },
    unit: measure ? unitName : '',
    size: measure?.size ?? null,
    grams: weighed?.grams ?? null,
    isGuess: (weighed?.isGuess ?? false) || kin === undefined || kin.isRough,
    name,
    food,
    nearest,
    preparation: named.preparation,
    isOptional: told.isOptional,
    purpose: told.purpose,
    certainty: certaintyOf(food, nearest, measure, weighed),
  };
}

function certaintyOf(
  food: Food | undefined,
  nearest: Food | undefined,
  measure: LeadingMeasure | null,
  weighed: WeighedFood | null,
): LinePart['certainty'] {
  if (!nearest || (measure && !weighed)) return 'low';
  if (!measure) return food ? 'high' : 'medium';
  return food && weighed?.isMeasured && !measure.isVague ? 'high' : 'medium';
}
