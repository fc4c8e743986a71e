import { FOODS_AND_DISHES, searchNames } from '../../foods/dish-table.ts';
import { foodWords } from '../../foods/food-name.ts';
import { isServedName, servedName } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { readTrailingMeasure } from '../../lines/trailing-measure.ts';
import { parseLeadingAmount } from '../../units/amount.ts';
import { unitKey } from '../../units/unit.ts';

/** A typed amount of a food. */
export interface TypedAmount {
  /** The middle of a range; null if there is no number. */
  readonly count: number | null;
  /** In the form of `unitKey`, or a serving unit such as 'bowl'; '' for pieces and if there is none. */
  readonly unit: string;
  /** 'large', 'grande'; null if there is none. */
  readonly size: string | null;
  /** The content of each: 12 oz in '12 oz can of cola'. */
  readonly each: { readonly count: number; readonly unit: string } | null;
  /** Whether only a singular countable name is given: 'cookie'. */
  readonly isOne?: true;
  /** The last word of a name in the plural without a number: 'chops' in 'lamb chops'. */
  readonly plural?: string;
}

export interface WithAmount {
  readonly amount: TypedAmount;
  /** The remaining words. */
  readonly name: string;
}

export const NO_AMOUNT: TypedAmount = { count: null, unit: '', size: null, each: null };

/** Serving units that people count, with their normalised spelling. */
const SERVED: Readonly<Record<string, string>> = {
  bowl: 'bowl',
  katori: 'katori',
  katoris: 'katori',
  vati: 'katori',
  bowls: 'bowl',
  bowlful: 'bowl',
  plate: 'plate',
  plates: 'plate',
  plateful: 'plate',
  mug: 'mug',
  mugs: 'mug',
  glass: 'glass',
  glasses: 'glass',
  serving: 'serving',
  servings: 'serving',
  portion: 'serving',
  portions: 'serving',
  helping: 'serving',
  helpings: 'serving',
  order: 'serving',
  side: 'serving',
  scoop: 'scoop',
  scoops: 'scoop',
  slice: 'slice',
  slices: 'slice',
  handful: 'handful',
  handfuls: 'handful',
  can: 'can',
  cans: 'can',
  tin: 'can',
  tins: 'can',
  bottle: 'bottle',
  carton: 'carton',
  cartons: 'carton',
  bottles: 'bottle',
  pint: 'pint',
  pints: 'pint',
  shot: 'shot',
  shots: 'shot',
  bag: 'bag',
  bags: 'bag',
  packet: 'packet',
  sleeve: 'sleeve',
  sleeves: 'sleeve',
  packets: 'packet',
  pack: 'bag',
  packs: 'bag',
  pkt: 'bag',
  bar: 'bar',
  bars: 'bar',
  pot: 'pot',
  pots: 'pot',
  tub: 'pot',
  square: 'square',
  squares: 'square',
  dollop: 'dollop',
  dollops: 'dollop',
  splash: 'splash',
  drizzle: 'drizzle',
  spoon: 'tbsp',
  forkful: 'tbsp',
  forkfuls: 'tbsp',
  spoons: 'tbsp',
  spoonful: 'tbsp',
  spoonfuls: 'tbsp',
  ladle: 'ladle',
  ladles: 'ladle',
  ladleful: 'ladle',
  strip: 'strip',
  strips: 'strip',
  rasher: 'rasher',
  rashers: 'rasher',
  box: 'box',
  boxes: 'box',
  schooner: 'schooner',
  schooners: 'schooner',
  middy: 'middy',
  middies: 'middy',
  stubby: 'stubby',
  longneck: 'longneck',
  longnecks: 'longneck',
  tinny: 'can',
  tinnie: 'can',
  tinnies: 'can',
  jug: 'jug',
  jugs: 'jug',
  stubbies: 'stubby',
  sachet: 'packet',
  sachets: 'packet',
  stick: 'stick',
  skewer: 'stick',
  skewers: 'stick',
  sticks: 'stick',
  wedge: 'wedge',
  wedges: 'wedge',
  basket: 'basket',
  bird: 'bird',
  cone: 'cone',
  cones: 'cone',
  cup: 'cup',
  cups: 'cup',
  cube: 'cube',
  chunk: 'chunk',
  chunks: 'chunk',
  bunch: 'bunch',
  cubes: 'cube',
  pat: 'pat',
  knob: 'knob',
  rack: 'rack',
  fillet: 'fillet',
  floret: 'floret',
  florets: 'floret',
  fillets: 'fillet',
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  tbsp: 'tbsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  tsp: 'tsp',
  piece: 'piece',
  pieces: 'piece',
};

/** Looks only at the table's own keys, because a typed word may be the name of an inherited property. */
const servedAs = (word: string) => (Object.hasOwn(SERVED, word) ? SERVED[word] : undefined);

const SERVED_WORDS = Object.keys(SERVED)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const SIZE_WORDS: Readonly<Record<string, string>> = {
  small: 'small',
  little: 'small',
  medium: 'medium',
  med: 'medium',
  large: 'large',
  lg: 'large',
  lge: 'large',
  lrg: 'large',
  md: 'medium',
  xlarge: 'extra large',
  'king size': 'extra large',
  'king-size': 'extra large',
  'share size': 'extra large',
  sharing: 'extra large',
  'family size': 'extra large',
  kids: 'small',
  'kid’s': 'small',
  "kid's": 'small',
  child: 'small',
  "child's": 'small',
  toddler: 'mini',
  'fun size': 'fun size',
  'fun-size': 'fun size',
  regular: 'regular',
  grande: 'grande',
  tall: 'tall',
  venti: 'venti',
  short: 'short',
  'extra large': 'extra large',
  'extra-large': 'extra large',
  xl: 'extra large',
  huge: 'extra large',
  jumbo: 'extra large',
  mini: 'mini',
  'medium-sized': 'medium',
  'medium sized': 'medium',
  sm: 'small',
};
/** Sizes that count only before a serving unit: 'big mac' is not a large mac. */
const SIZE_OF_DISH: Readonly<Record<string, string>> = {
  ...SIZE_WORDS,
  big: 'large',
  full: 'medium',
  whole: 'medium',
  heaped: 'medium',
  heaping: 'medium',
  level: 'medium',
  thick: 'large',
  thin: 'small',
  generous: 'large',
  good: 'medium',
  individual: 'medium',
  single: 'medium',
};

const AHEAD_OF_DISH = new RegExp(
  String.raw`^(?:(${Object.keys(SIZE_OF_DISH)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}) )?(${SERVED_WORDS})\b(?: of(?: the)?\b)? ?`,
  'i',
);
const BEHIND = new RegExp(
  String.raw`^(.+?),? \(?(?:(${Object.keys(SIZE_WORDS).join('|')})(?:[ -]size)?(?: (${SERVED_WORDS}))?|(?:1 |one )?(${SERVED_WORDS}))\)?$`,
  'i',
);
const SIZE_AHEAD = new RegExp(
  String.raw`^(${Object.keys(SIZE_WORDS)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?:[ -]size)? (?=\p{L})`,
  'iu',
);
const TIMES = /^(.+?)(?: [x×] ?|× ?)(\d{1,2}(?:[.,]\d)?)$|^(.+) (\d{1,2}) ?[x×]$/i;
const COUNT_BEHIND = /^(.+?)(?:(?<!\d), ?|, | \()(\d{1,3})(?: ?(?:pcs?|pieces?))?\)?$/i;
/** All words for serving units and sizes. */
export const AMOUNT_WORDS: readonly string[] = [...Object.keys(SERVED), ...Object.keys(SIZE_OF_DISH)];

const ABOUT =
  /^(?:(?:about|around|approx|approximately|roughly|ca|maybe|nearly|almost|another|just|only)\b\.? ?|~ ?)/i;
const SOME = /^(?:some|a bit of|a little|a lot of|lots of|plenty of|my|the|more) /i;
const DOUBLE: Readonly<Record<string, number>> = { double: 2, triple: 3, single: 1 };
const DOUBLED =
  /^(double|triple|single) (?=(?:espresso|shot|scoop|whisky|whiskey|vodka|gin|rum|tequila|brandy|bourbon|scotch|cognac|raki|ouzo|arak|portion)\b)/i;

/** Whether the words alone mean a food. */
export type IsFood = (name: string) => boolean;

/**
 * Parses the amount of one food, before or after its name, and the remaining words: 'latte grande', 'greek yogurt 170
 * g'.
 */
export function readTypedAmount(text: string, isFood: IsFood): WithAmount {
  const typed = text.replace(ABOUT, '').replace(SOME, '').trim();
  if (isNamedByNumber(typed)) return { amount: NO_AMOUNT, name: typed };
  return (
    readTimes(typed, isFood) ??
    readAhead(typed, isFood) ??
    readBehind(typed, isFood) ??
    readWithin(typed, isFood) ??
    withSize(NO_AMOUNT, typed, isFood)
  );
}

const NUMBER_AHEAD = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|double|triple)\b)/i;
const SIZE_NAME = /^(?:big|large|small|medium|mini|jumbo|extra large) \p{L}/iu;

/** The names in the tables that begin like this. */
const namesBeginning = (begin: RegExp): ReadonlySet<string> =>
  new Set(
    [
      ...FOODS_AND_DISHES.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...searchNames().map(({ name }) => name),
    ]
      .filter((name) => begin.test(name))
      .map((name) => foodWords(name).join(' ')),
  );

/** Names that begin with a number: 'seven layer dip', '3 musketeers'. */
const namedByNumbers = lazy(() => namesBeginning(NUMBER_AHEAD));

/** Names that begin with a size: 'big mac', 'large popcorn'. */
const namedBySizes = lazy(() => namesBeginning(SIZE_NAME));

function isNamedBySize(typed: string): boolean {
  if (!SIZE_NAME.test(typed)) return false;
  // A 'big mac meal' is not a large one.
  const name = typed.replace(/ (?:meal|combo)s?$/i, '');
  return namedBySizes().has(foodWords(name).join(' ')) || servedName(name) !== undefined;
}

function isNamedByNumber(typed: string): boolean {
  if (!/\d/.test(typed) && !NUMBER_AHEAD.test(typed)) return false;
  return namedByNumbers().has(foodWords(typed).join(' ')) || servedName(typed) !== undefined;
}

function readTimes(text: string, isFood: IsFood): WithAmount | null {
  const found = TIMES.exec(text) ?? COUNT_BEHIND.exec(text) ?? bareCountBehind(text, isFood);
  if (!found) return null;
  const name = (found[1] ?? found[3] ?? '').trim();
  const count = parseLeadingAmount(found[2] ?? found[4] ?? '')?.low ?? 0;
  if (!(count > 0) || !/\p{L}{2}/u.test(name)) return null;
  const inner = readTypedAmount(name, isFood);
  // In 'a portion of fish fingers (2)' the two are pieces.
  const isOfPortion = inner.amount.unit === 'serving' && (inner.amount.count ?? 1) === 1;
  if (isOfPortion) return { ...inner, amount: { ...inner.amount, unit: '', size: null, count } };
  return { ...inner, amount: { ...inner.amount, count: count * (inner.amount.count ?? 1) } };
}

/** Matches 'weetabix 2' and 'weetabix 1 1/2'; after words that are not a food on their own, the number is part of the name. */
function bareCountBehind(text: string, isFood: IsFood): RegExpExecArray | null {
  const found = /^(.*[^\d\s,/]),? (\d{1,2}(?:[.,]\d{1,2})?|(?:\d{1,2} )?[1-3]\/[2348]|\d?[½¼¾])$/.exec(text);
  return found?.[1] !== undefined && isFood(found[1]) ? found : null;
}

/** '2 slices', 'half a', 'a large bowl of', '200g', '12 oz can of'. */
function readAhead(text: string, isFood: IsFood): WithAmount | null {
  const doubled = DOUBLED.exec(text);
  if (doubled) {
    const rest = text.slice(doubled[0].length);
    const inner = readTypedAmount(rest, isFood);
    return {
      ...inner,
      amount: {
        ...inner.amount,
        count: (DOUBLE[(doubled[1] ?? '').toLowerCase()] ?? 1) * (inner.amount.count ?? 1),
      },
    };
  }
  const number = parseLeadingAmount(text);
  const isFraction = number !== null && (number.high < 1 || /^(?:half|a half|an? quarter)/i.test(text));
  const behind =
    number === null
      ? text
      : text
          .slice(number.end)
          .replace(isFraction ? /^ (?:of )?(?:(?:an?|the) )?/ : /^ /, '')
          .trimStart();
  const dish = AHEAD_OF_DISH.exec(behind);
  const [ahead = '', sizeWord = '', unitWord = ''] = dish ?? [];
  const rest = behind.slice(ahead.length).trim();
  const isNamed =
    unitWord !== '' && rest !== '' && !(number === null && !/ of/i.test(ahead) && isFood(behind));
  // 'Fish stick' and 'candy bar' are foods, 'bar' alone has no food after it, and '1 pot noodle' is not a pot of
  // noodles.
  const isWholeName = !/ of/i.test(ahead) && servedName(behind) !== undefined;
  if (isNamed && !isWholeName && !(isFood(behind) && !isFood(rest))) {
    const count = number === null ? 1 : (number.low + number.high) / 2;
    const size = SIZE_OF_DISH[sizeWord.toLowerCase()] ?? null;
    return withSize(
      {
        count,
        unit: servedAs(unitWord.toLowerCase()) ?? unitKey(unitWord),
        size: size === 'medium' && !SIZE_WORDS[sizeWord.toLowerCase()] ? null : size,
        each: null,
      },
      rest,
      isFood,
    );
  }
  const measure = readLeadingMeasure(text);
  if (!measure) return null;
  // In '2 big macs' the size belongs to the name.
  const ofName = measure.size === undefined ? '' : text.replace(/^\S+ /, '');
  if (isNamedBySize(ofName))
    return { amount: { ...NO_AMOUNT, count: (measure.low + measure.high) / 2 }, name: ofName };
  const left = measure.rest.replace(/^ ?(?:of )?(?:the |an? )?/i, '').trim();
  if (left === '') return null;
  const each = measure.each
    ? { count: (measure.each.low + measure.each.high) / 2, unit: measure.each.unit }
    : null;
  const amount = {
    count: (measure.low + measure.high) / 2,
    unit: measure.unit === 'tin' ? 'can' : measure.unit,
    size: measure.size ?? null,
    each,
  };
  return withSize(amount, left.replace(/^whole (?=egg)/i, ''), isFood);
}

const ONE_SERVED: ReadonlySet<string> = new Set(['slice', 'wedge', 'stick', 'strip', 'rasher', 'square']);

function readBehind(text: string, isFood: IsFood): WithAmount | null {
  const found = readTrailingMeasure(text);
  if (found) {
    const { measure, name } = found;
    const { low, high, unit, rest } = measure;
    if (!/\p{L}/u.test(rest) || /^(?:pieces?|pcs?)$/i.test(rest.trim())) {
      return withSize(
        {
          count: (low + high) / 2,
          unit: servedAs(unit) ?? unit,
          size: measure.size ?? null,
          each: null,
        },
        name,
        isFood,
      );
    }
  }
  const [, name = '', size = '', sizedUnit = '', unit = ''] = BEHIND.exec(text) ?? [];
  if (name === '' || (isFood(text) && !isFood(name))) return null;
  // In 'vegan protein bar' the bar belongs to the name.
  if (unit === 'bar' && isFood(`${name.split(' ').at(-1)} bar`)) return null;
  // 'Protein bar' and 'egg cup' are foods themselves.
  if (size === '' && isFood(text)) return null;
  const word = (sizedUnit || unit).toLowerCase();
  return {
    name,
    amount: {
      // 'pizza slice' means one, 'sushi rolls' the usual number.
      count: word !== '' && size === '' && ONE_SERVED.has(word) ? 1 : null,
      unit: servedAs(word) ?? '',
      size: SIZE_WORDS[size.toLowerCase()] ?? null,
      each: null,
    },
  };
}

function withSize(amount: TypedAmount, typed: string, isFood: IsFood): WithAmount {
  const name = withStateAhead(typed, isFood);
  const [ahead = '', size = ''] = SIZE_AHEAD.exec(name) ?? [];
  const rest = name.slice(ahead.length);
  // 'Mini cheddars' are biscuits, not a small cheddar.
  if (ahead === '' || !isFood(rest) || isServedName(name)) {
    const behind = amount.size === null && amount.unit === '' ? BEHIND_SIZE.exec(name) : null;
    if (behind?.[1] && behind[2] && isFood(behind[1]))
      return { name: behind[1], amount: { ...amount, size: SIZE_WORDS[behind[2].toLowerCase()] ?? null } };
    return { amount, name };
  }
  return { amount: { ...amount, size: amount.size ?? SIZE_WORDS[size.toLowerCase()] ?? null }, name: rest };
}

const WITHIN =
  /^(\p{L}[^\d]*?),? \(?((?:\d+(?:[.,]\d+)?|½|¼|¾|\d+\/\d+) ?(?:g|gr|grams?|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp)\b)\)?\.? (\p{L}[\p{L} %-]*)$/iu;
/** Preparations that are not part of a food's name. */
const STATES =
  /^(?:(?:cooked|raw|dry|uncooked|baked|boiled|grilled|roasted|roast|steamed|fried|pan fried|air fried|drained|frozen|fresh|smoked|canned|toasted|plain|mashed|poached|scrambled|sliced|chopped|cubed|diced|shredded|peeled|skinless|boneless|unsweetened|lean|prepared|whipped|braaied|bbqd|chargrilled|sauteed|sautéed|microwaved|drained)\b ?)+$/i;
const STATE_BEHIND =
  /^(.+?),? ((?:cooked|raw|dry|uncooked|baked|boiled|grilled|roasted|steamed|fried|pan fried|air fried|drained|soaked|frozen|fresh|canned|toasted|plain|poached|scrambled|sliced|chopped|cubed|diced|shredded|prepared|whipped|braaied|chargrilled|sauteed|sautéed|microwaved|breaded)(?: (?:cooked|grilled|baked|plain|chopped|sliced))?)$/i;

/** Finds a weight inside a name: 'rice 150g cooked', 'Texas Roadhouse 6oz sirloin'. */
function readWithin(text: string, isFood: IsFood): WithAmount | null {
  const [, before = '', amount = '', behind = ''] = WITHIN.exec(text) ?? [];
  if (amount === '') return null;
  if (!STATES.test(behind)) return readTypedAmount(`${amount} ${before} ${behind}`, isFood);
  const name = isFood(`${behind} ${before}`) ? `${behind} ${before}` : before;
  return readTypedAmount(`${amount} ${name}`, isFood);
}

/**
 * Moves the state to the front if that is a food: 'salmon fillet baked' to 'baked salmon fillet'. Drops it if only the
 * rest is one: 'soup prepared' to 'soup'.
 */
function withStateAhead(name: string, isFood: IsFood): string {
  if (isFood(name)) return name;
  const [, food = '', state = ''] = STATE_BEHIND.exec(name) ?? [];
  if (state === '') return name;
  const combined = `${state} ${food}`;
  return isFood(combined) ? combined : isFood(food) ? food : name;
}

const BEHIND_SIZE = new RegExp(String.raw`^(.+?),? \(?(${Object.keys(SIZE_WORDS).join('|')})\)?$`, 'i');
