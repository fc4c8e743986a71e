import { findByForeignName, findDish, findProduct } from '../../foods/dish-table.ts';
import { isListedForeign } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { findEaten, servedName } from '../../foods/served/served-table.ts';
import { lineOf, matchAt } from '../../language/grammar.ts';
import { readShares } from './amounts/read-shares.ts';
import { rewriteDictation } from './amounts/rewrite-dictation.ts';
import { type CorrectedMealText, correctMealText } from './correct-meal-text.ts';
import { eatenName, withoutChain, withoutMaker } from './eaten-names.ts';
import { readPhrases } from './languages/phrases/read-phrases.ts';
import { type LeftOut, readLeftOut } from './left-out.ts';
import { reorderNounFirst } from './reorder-noun-first.ts';
import { resolveBrackets } from './resolve-brackets.ts';
import { isOneOwnName, joinFillings, splitFillings, splitFoods, splitListedFoods } from './split-foods.ts';
import { NO_AMOUNT, readTypedAmount, type TypedAmount } from './typed-amount.ts';
import { withoutUnknownWords } from './unread-words.ts';

/** One food of a typed meal. */
export interface TypedFood {
  /** Its words as typed. */
  readonly text: string;
  /** The words that name the food. */
  readonly name: string;
  readonly amount: TypedAmount;
  /** The stated kilocalories: 'muffin 350 kcal'; null if there are none. */
  readonly calories: number | null;
  /** The index of the food that it is added to: milk in 'coffee with milk'; null if it stands alone. */
  readonly addedTo: number | null;
  /** The index of the dish that lists it after 'with': cheese in 'bowl with rice, cheese and salsa'. */
  readonly listedWith: number | null;
  /** The parts that were left out: the bun in 'burger no bun'. */
  readonly without: readonly string[];
}

/** The maximum length of a text in characters, and the maximum number of foods. The rest is ignored. */
export const LONGEST_MEAL = 300;
export const MOST_FOODS = 20;

/**
 * Parses the foods in a text about a meal: '2 slices whole wheat toast with butter, latte grande'. A name that is one
 * food is not split: 'mac and cheese', 'peanut butter and jelly sandwich'. Reads up to 300 characters. The time is
 * linear in their number, except that up to eight conjunctions of a clause are tried in combination.
 */
export function readTypedMeal(text: string): TypedFood[] {
  const foods: TypedFood[] = [];
  let dish: number | null = null;
  const given = text.slice(0, LONGEST_MEAL);
  const phrases = readPhrases(readShares(rewriteDictation(allThatIsIn(given) || given)), NAMES);
  const english = correctMealText(phrases.text);
  const corrected = { ...english, asTyped: (part: string) => phrases.asTyped(english.asTyped(part)) };
  for (const whole of clausesOf(resolveBrackets(joinFillings(withoutHeading(corrected.text)), isFood))) {
    if (foods.length >= MOST_FOODS) break;
    const { text: clause, terms } = readLeftOut(whole);
    const read: ReadFood[] = [];
    const beside = FRIED_BESIDE.test(text) ? text : '';
    for (const each of splitFoods(clause, isFood))
      read.push(...readParts(each, beside, read.length, corrected));
    const start = foods.length;
    const isWithout = wholesOf(read, clause, terms);
    const cereal = IS_MILK.test(clause) ? foods.findIndex(({ name }) => POURED_ON.test(name)) : -1;
    for (const [at, { typed, isAdded, main }] of read.entries()) {
      foods.push({
        ...typed,
        addedTo: isAdded ? start + main : cereal < 0 ? null : cereal,
        listedWith: isAdded ? null : dish,
        without: isWithout.filter(({ food }) => food === at).map(({ term }) => term),
      });
    }
    const [first] = read.filter(({ isAdded }) => isAdded);
    // In 'burrito bowl with chicken, rice, beans' the list continues after a name that includes its first item.
    if (first) dish = start + first.main;
    else if (/ with /i.test(read[0]?.part ?? '')) dish = start;
  }
  return foods.slice(0, MOST_FOODS).map(withSauceNamed);
}

/** A name before a colon, and the list behind it. */
const HEADING = /^([^:,;\n\d]{3,40}): ?([^:]+)$/;
const LEAST_LISTED = 2;

/** A dish whose parts are listed behind a colon is these parts: 'overnight oats: 80 g oats, 250 ml milk'. */
function withoutHeading(text: string): string {
  const [, , list = ''] = HEADING.exec(text) ?? [];
  const listed = list.split(/[,;\n]|(?: and | with )/).filter((item) => {
    const { name } = readTypedAmount(item.trim(), isFood);
    return /\p{L}/u.test(name) && isFood(name);
  });
  return listed.length >= LEAST_LISTED ? list : text;
}

/** The foods behind 'made with', each with its amount: all that is in 'porridge made with 40g oats and 200ml milk'. Otherwise ''. */
function allThatIsIn(text: string): string {
  const line = lineOf(text);
  const joint = line.tokens.flatMap((_, at) => matchAt(line, at, 'made-of') ?? [])[0];
  const list = joint === undefined ? '' : text.slice(line.tokens[joint.to]?.start ?? text.length);
  const areMeasured = list
    .split(/,| and | und | et | y | e | en | i | och /)
    .every((item) => readTypedAmount(item.trim(), isFood).amount.count !== null);
  return areMeasured ? list : '';
}

/** A sauce without its kind, in the languages that meals are typed in. */
const SAUCE =
  /^(?:(?:some|the|etwas|la|le|de) )?(?:sauces?|so(?:ß|ss)en?|saus|sås|sovs|saus|molho|sos|salsa)$/i;
/** The kind of sauce that is meant beside a dish. */
const SAUCE_BESIDE: readonly (readonly [dish: RegExp, sauce: string])[] = [
  [/\b(?:salad|salat|salade|sla|sallad|sałatka|salata)\b/i, 'italian dressing'],
  [
    /\b(?:pasta|spaghetti|penne|fusilli|tagliatelle|macaroni|nudeln|pâtes|makaron)(?!\p{L})/iu,
    'tomato sauce',
  ],
  [/\b(?:nuggets?|fries|pommes|frites|wings?|tenders?|fish fingers?|goujons)\b/i, 'barbecue sauce'],
  [/\b(?:ice cream|pancakes?|waffles?|pudding|eis|glace|lody)\b/i, 'chocolate syrup'],
  [
    /(?:\b(?:schnitzel|steak|pork|beef|lamb|turkey|meatballs?|mash|potato(?:es)?|kartoffeln?|kn[oö]del|dumplings?|spätzle)\b|braten$|\bmashed\b)/i,
    'gravy',
  ],
];
/** The Spanish and Italian word for any sauce means a tomato sauce in English. */
const SALSA_BESIDE = /\b(?:ensalada|insalata|salada)\b/i;

/** A sauce without a kind is the one usual with the food beside it: beside a salad, its dressing. */
function withSauceNamed(food: TypedFood, at: number, foods: readonly TypedFood[]): TypedFood {
  if (!SAUCE.test(food.name) && !SAUCE.test(food.text)) return food;
  const main = food.addedTo === null ? undefined : foods[food.addedTo];
  const beside = main
    ? `${main.name} ${main.text}`
    : foods.flatMap((other, place) => (place < at ? [other.name, other.text] : [])).join(' ');
  if (SALSA_BESIDE.test(beside)) return { ...food, name: 'italian dressing' };
  if (/^salsa$/i.test(food.text)) return food;
  const [, sauce] = SAUCE_BESIDE.find(([dish]) => dish.test(beside)) ?? [];
  return sauce === undefined ? food : { ...food, name: sauce };
}

interface ReadFood {
  readonly typed: Omit<TypedFood, 'addedTo' | 'listedWith' | 'without'>;
  readonly part: string;
  readonly isAdded: boolean;
  readonly main: number;
}

/** What a powder or a cube is served in as a drink. */
const VESSELS: ReadonlySet<string> = new Set(['cup', 'mug', 'glass', 'bowl']);

/** A cup of instant coffee is a cup of coffee. */
function asDrunk(name: string, unit: string): string {
  return (
    (VESSELS.has(unit) ? (findEaten(eatenName(name)) ?? findFood(eatenName(name)))?.drunkAs : undefined) ??
    name
  );
}

/** The foods of one clause. `main` is the index of the food that the others are added to. */
function readParts(clause: string, beside: string, before: number, corrected: CorrectedMealText): ReadFood[] {
  const read: ReadFood[] = [];
  for (const part of partsOf(clause)) {
    const { text, calories } = withoutCalories(part.text);
    const { name: written, amount } = readTypedAmount(asChips(text, clause, beside), isFood);
    const name = asDrunk(written, amount.unit);
    if (!/\p{L}/u.test(name) || NOTHING_NAMED.test(name)) continue;
    const counted = areCookedOats(name, text) ? { name: 'cooked oatmeal', amount } : asCounted(name, amount);
    const typed = { text: corrected.asTyped(part.text), calories, ...counted };
    read.push({ typed, part: part.text, isAdded: part.isAdded && read.length > 0, main: before });
  }
  return ofWhole(read).map(withSeveralEggs);
}

const USUAL_EGGS = 2;

/** 'Bread with fried eggs' means more than one egg. */
function withSeveralEggs(food: ReadFood): ReadFood {
  const { name, amount } = food.typed;
  if (!food.isAdded || !/\beggs$/i.test(name) || !isUnsaid(amount)) return food;
  return { ...food, typed: { ...food.typed, amount: { ...amount, count: USUAL_EGGS } } };
}

const isUnsaid = ({ count, unit, size }: TypedAmount) => count === null && unit === '' && size === null;

const CALORIES =
  /,? ?\(?\b(\d{1,4}) ?-?(?:k?cals?|calories?|kilocalories?)\b\)?(?: (?:snack )?(?:pack|packet|bag))?/i;

function withoutCalories(part: string) {
  const found = CALORIES.exec(part);
  const text = part.replace(CALORIES, ' ').replace(/\s+/g, ' ').trim();
  return found === null || text === ''
    ? { text: part, calories: null }
    : { text, calories: Number(found[1]) };
}

/** 'One' refers to a dish named before. */
const NOTHING_NAMED =
  /^(?:(?:i|ate|had|only|like|about) )*(?:ones?|it|that|them|some|half|each|most)(?: of (?:it|them))?$/i;

/** Units in which a whole dish is served. */
const SERVED_WHOLE: ReadonlySet<string> = new Set(['cup', 'bowl', 'plate', 'serving', 'pot', 'slice']);
/** From this many grams, a weight at the end belongs to the whole dish: 180 g cannot be only the butter. */
const LEAST_DISH = 100;

/** The cup of 'rice with butter 1 cup' contains the rice. */
function ofWhole(read: readonly ReadFood[]): ReadFood[] {
  const [main] = read;
  const last = read.at(-1);
  if (
    main === undefined ||
    last === undefined ||
    !last.isAdded ||
    /^[\d½¼¾]|^(?:an?|half|one) /i.test(last.part)
  )
    return [...read];
  const { count, unit } = last.typed.amount;
  const hasAmount = main.typed.amount.count !== null || main.typed.amount.unit !== '';
  const isOfDish = unit === '' || SERVED_WHOLE.has(unit) || (unit === 'g' && (count ?? 0) >= LEAST_DISH);
  if (hasAmount || count === null || !isOfDish) return [...read];
  const served = { ...main, typed: { ...main.typed, amount: last.typed.amount } };
  const added = { ...last, typed: { ...last.typed, amount: NO_AMOUNT } };
  return [served, ...read.slice(1, -1), added];
}

/** For each excluded term, the food it was left out of: the last one named before it. */
function wholesOf(read: readonly ReadFood[], clause: string, terms: LeftOut['terms']) {
  return terms.map(({ term, at }) => {
    const before = read.findLastIndex(({ part }) => {
      const start = clause.indexOf(part);
      return start >= 0 && start < at;
    });
    return { term, food: Math.max(0, before) };
  });
}

/** Foods that people count and would name in the plural if they had several: 'cookie' means one. */
const ONE_OF =
  /\b(?:cookie|biscuit|digestive|hobnob|oreo|jaffa cake|custard cream|cream cracker|fish finger|drumstick|samosa|crumpet|mince pie|tim tam|fig roll|pancake|waffle|crepe|taco|taquito|enchilada|sausage|tortilla|egg|macaron|macaroon|date|fig|apricot|oyster|meatball|prune|beignet|churro|fritter|breadstick|brigadeiro|tamale?|(?:beef|meat) stick|shortbread|rusk|crispbread|oatcake|fish ?cake|crab stick|(?:cheese|mozzarella) stick|chapat+i|roti|phulka|paratha|pupusa|tostada|quesadilla|arepa|gordita|sope|onion bhaji|bhaji|party pie|(?:chicken )?(?:wing|tender)|gingernut|ginger nut|rich tea|graham cracker|hush puppy|scallop|olive|cherry tomato|roast potato|new potato|marshmallow|anchovy|sardine|onion ring|(?:cocktail )?sausage|ferrero rocher|croquette|(?:rice|crab|fish|salmon) cake|(?:egg|spring) roll|shortbread finger|lemon bar|peanut butter cup|empanada|croqueta|coxinha|pannenkoek|oliebol|arancino|suppl[iì]|crêpe|kroket|bulle|timbit|munchkin|do(?:ugh)?nut hole)$/i;

/** What follows the noun in another language: 'quesadilla de queso'. */
const OF_FILLING = / (?:de|di|al|alla|con|com|avec|aux?|mit|met|med|ze?) .+$/i;

/** Foods whose singular means a different food. */
const ONE_MEANS: ReadonlyMap<string, string> = new Map([
  ['pretzel', 'soft pretzel'],
  ['hash brown', 'hash brown patty'],
  ['hashbrown', 'hash brown patty'],
]);
const FEW = 3;

/** Names that mean something else by the measure: powder is spooned or weighed, the drink made from it is poured. */
const NAMED_BY_MEASURE: readonly {
  readonly units: ReadonlySet<string>;
  /** From this many grams the drink was weighed, not the powder. */
  readonly lessThan?: number;
  readonly names: ReadonlyMap<string, string>;
}[] = [
  {
    units: new Set(['g', 'tsp', 'tbsp', 'scoop']),
    lessThan: 150,
    names: namesOfEach({
      'cocoa mix': 'hot chocolate, hot cocoa, drinking chocolate, hot choc',
      'chocolate drink powder': 'nesquik, chocolate nesquik, chocolate milk',
      'malt drink powder': 'milo, horlicks, ovaltine, bournvita, malted milk, malted milk drink, hot milo',
      'meal replacement powder':
        'huel, soylent, slimfast, slim fast, meal replacement, meal replacement shake, meal shake',
      'sports drink powder': 'gatorade, powerade, sports drink, isotonic drink',
      'lemonade powder': 'lemonade',
      'whey protein': 'protein shake, whey shake, shake, protein drink',
    }),
  },
  {
    units: new Set(['packet', 'bag']),
    names: namesOfEach({ 'cocoa mix': 'hot chocolate, hot cocoa, drinking chocolate, hot choc' }),
  },
  {
    units: new Set(['g', 'square', 'squares', 'bar', 'piece']),
    names: namesOfEach({ 'milk chocolate': 'dairy milk, milka, galaxy, cadbury, lindt, milk chocolate bar' }),
  },
  // Black iced coffee is not sold in bottles.
  {
    units: new Set(['ml', 'l', 'can', 'bottle', 'carton']),
    names: namesOfEach({ 'iced coffee milk': 'iced coffee' }),
  },
];

function namesOfEach(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([food, names]) => names.split(', ').map((name) => [name, food] as const)),
  );
}

/** The food that a name means in this measure; undefined if the measure makes no difference. */
function namedByMeasure(typed: string, { count, unit }: TypedAmount): string | undefined {
  const name = typed.replace(/ powder$/, '');
  const powder = name === typed ? undefined : NAMED_BY_MEASURE[0]?.names.get(name);
  if (powder !== undefined) return powder;
  return NAMED_BY_MEASURE.find(
    ({ units, lessThan = Number.POSITIVE_INFINITY, names }) =>
      units.has(unit) && names.has(name) && (unit !== 'g' || (count ?? 1) < lessThan),
  )?.names.get(name);
}

const BACON = /^(?:(?:smoked|unsmoked|grilled|fried|back|lean|danish|irish) )*bacon$/i;

/** Rows of oats: 40 g of them, weighed before cooking, make a bowl. */
const OATS: ReadonlySet<string> = new Set(['oat', 'quick oat', 'steel cut oat', 'gluten free oat']);
/** In English these words also mean the cooked dish. */
const COOKED_OATS = /\b(?:oatmeal|porridge)$/i;

/** Whether the words mean oats as they are bought, in any language: 'rolled oats', 'Haferflocken 60 g'. */
function areOats(typed: string, unit: string): boolean {
  if (COOKED_OATS.test(typed) || /\bcooked\b/i.test(typed)) return false;
  // A cup of 'avena' is the drink or the porridge.
  const food = findFood(typed) ?? (unit === 'cup' ? undefined : findByForeignName(typed));
  return food !== undefined && OATS.has(food.name);
}

/** Whether oats are said to be cooked, also behind their name: '1/2 cup steel cut oats cooked'. */
const areCookedOats = (name: string, text: string): boolean =>
  !/\b(?:cooked|boiled)\b/i.test(name) &&
  /\b(?:cooked|boiled)\b/i.test(text) &&
  OATS.has(findFood(name)?.name ?? '');

const DRUNK_FROM: ReadonlySet<string> = new Set(['glass', 'mug', 'cup', 'bottle', 'ml', 'pint']);
const POWDERS: ReadonlySet<string> = new Set(['protein shake', 'whey shake', 'protein', 'whey', 'shake']);
const MEASURES: ReadonlySet<string> = new Set(['g', 'oz', 'cup', 'tbsp', 'scoop']);

function asCounted(name: string, amount: TypedAmount): { name: string; amount: TypedAmount } {
  if (MEASURES.has(amount.unit) && areOats(name, amount.unit)) return { name: 'dry oats', amount };
  const byMeasure = namedByMeasure(name.toLowerCase(), amount);
  if (byMeasure !== undefined) return { name: byMeasure, amount };
  // A rasher is a slice of back bacon, which is broader than a strip of streaky bacon. Cereals in a bar are a granola
  // bar.
  if (amount.unit === 'bar' && (POURED_ON.test(name) || /^alpen\b/i.test(name)))
    return { name: 'granola bar', amount };
  if (amount.unit === 'rasher' && BACON.test(name)) return { name: 'back bacon rasher', amount };
  if (DRUNK_FROM.has(amount.unit) && name.toLowerCase() === 'squash')
    return { name: 'diluted squash', amount };
  // A shake is measured by its scoops of powder.
  if (amount.unit === 'scoop' && POWDERS.has(name.toLowerCase())) return { name: 'whey protein', amount };
  const isUncounted = amount.count === null && amount.unit === '';
  if (isUncounted && (ONE_OF.test(name) || ONE_OF.test(name.replace(OF_FILLING, ''))))
    return { name, amount: { ...amount, isOne: true } };
  const [plural] =
    isUncounted && amount.size === null ? (/(?<= |^)\p{L}{3,}[^s\P{L}]s$/iu.exec(name) ?? []) : [];
  if (plural !== undefined && !ONE_MEANS.has(name.toLowerCase().replace(/s$/, '')))
    return { name, amount: { ...amount, plural: plural.toLowerCase() } };
  const isFew = amount.unit === '' && amount.each === null && (amount.count ?? 1) <= FEW;
  const one = isFew ? ONE_MEANS.get(withoutChain(name).toLowerCase().replace(/s$/, '')) : undefined;
  const isMany = name.endsWith('s') && amount.count === null;
  if (one !== undefined && !isMany) return { name: one, amount };
  return { name: fromCan(name, amount), amount };
}

/** A can of tuna contains canned tuna, if there is a food of that name. */
function fromCan(name: string, { unit }: TypedAmount): string {
  const canned = unit === 'can' ? findFood(`canned ${name}`) : undefined;
  const isNamed =
    canned && [canned.name, ...canned.aliases].some((each) => sameWords(each, `canned ${name}`));
  return isNamed ? `canned ${name}` : name;
}

/** 'Chips' are fried potatoes beside a hot dish, and crisps on their own or beside a sandwich, a drink or a dip. */
function asChips(part: string, clause: string, others: string): string {
  const isChips =
    /^(?:[\d½]+ |an? |(?:an? )?(?:portion|side|bag|plate|bowl|serving) of |small |medium |large |some )?chips$/i.test(
      part,
    );
  const isBeside =
    (JOINED_CHIPS.test(clause) && (!CRISPS_BESIDE.test(clause) || HOT_MAIN.test(clause))) ||
    (others !== '' && !CRISPS_BESIDE.test(others));
  const [, grams = '0'] = CHIPS_BY_WEIGHT.exec(part) ?? [];
  if (Number(grams) >= LEAST_FRIED) return part.replace(/\bchips\b/i, 'fries');
  return isChips && isBeside ? part.replace(/chips$/i, 'fries') : part;
}

/** In grams: more than a bag of crisps means fried potatoes. */
const CHIPS_BY_WEIGHT = /^(?:chips,? ?)?(\d{2,3}) ?g(?: (?:of )?chips)?$/i;
const LEAST_FRIED = 80;

const JOINED_CHIPS =
  /\p{L} (?:and|&|with|plus|\+) (?:[\p{L}\d½]+ (?:of )?)?chips\b|\bchips (?:and|&|with|plus|\+) \p{L}/iu;
/** Foods that are served with fried potatoes in a list: 'fish, chips, mushy peas'. */
const FRIED_BESIDE =
  /\b(?:fish|cod|haddock|plaice|scampi|steak|sausages?|fried eggs?|nuggets|gammon|pie|peas|baked beans|beans|gravy|kebab|curry sauce)\b/i;
/** Main dishes whose chips are fried, whatever else stands beside them: 'steak with chips and salad'. */
const HOT_MAIN =
  /\b(?:steak|schnitzel|fish(?! tacos?)|cod|haddock|scampi|gammon|kebab|parm[aiy]|nuggets|lasagn[ae]|goujons|kiev)\b(?! (?:sandwich|sub|wrap|roll|burrito|quesadilla))/i;
const CRISPS_BESIDE =
  /\b(?:sandwich(?:es)?|subs?|wraps?|hot ?dogs?|tacos?|burritos?|quesadillas?|salsa|guac(?:amole)?|queso|hummus|dips?|panini|blt|toastie|bagel|(?<!\b(?:sausage|spring|egg) )roll|baguette|soup|cola|coke|soda|salad|pickles?|chili|drink|cookies?|apple|banana|fruit|beer|tuna|pb&j|grilled cheese)\b/i;

/** Whether the words alone mean a food of the tables. */
export function isFood(typed: string): boolean {
  return [eatenName(typed), withoutMaker(typed)].some(
    (name) =>
      (findProduct(name) ?? findEaten(name) ?? findFood(name) ?? findByForeignName(name)) !== undefined,
  );
}

/** Whether the tables have exactly this name, in any language. */
function isWholeName(typed: string): boolean {
  const food = findProduct(typed) ?? findByForeignName(typed) ?? findDish(typed);
  const isNamed = food !== undefined || servedName(typed) !== undefined || eatenName(typed) !== typed;
  return isNamed || isOneOwnName(typed) || isListedForeign(typed);
}

const NAMES = { isFood, isWhole: isWholeName };

/** Conjunctions, including those of other languages. */
const JOINTS =
  /(?:\s+(and|with|w\/|on(?: top of)?|plus|topped with|in|over|&|und|mit|auf|et|avec|y|con|e|com|met|z|ze)\s+|\s*(\+)\s*)/gi;
const ONE_JOINT = /^(?:and|with|on|in|over|plus|&|und|mit|et|avec|y|con|com|met|z|ze)$/i;
const WITH = /^(?:with|w\/|topped with|mit|avec|con|com|met|z|ze)$/i;
const AND = /^(?:and|&|\+|plus|und|et|y|e)$/i;
const MOST_JOINTS = 8;

/**
 * Splits at commas, semicolons and line breaks, but not at the comma of '1,5'; an amount after a comma belongs to the
 * food before it.
 */
function clausesOf(text: string): string[] {
  const pieces = text
    .slice(0, LONGEST_MEAL)
    .split(/[;\n]|,(?!\d)|(?<!\d),/)
    .map((piece) =>
      piece
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:and|with|plus|then) /i, '')
        .replace(/[.!?]+$/, ''),
    )
    .filter((piece) => piece !== '');
  const clauses: string[] = [];
  for (const piece of reorderNounFirst(pieces, isFood)) {
    const last = clauses.at(-1);
    const isRemark =
      OF_WEIGHT.test(piece) ||
      /^\(?\d{1,4} ?(?:k?cals?|calories?)\)?$/i.test(piece) ||
      SHARE_OF_PACKET.test(piece) ||
      /^microwaved?$/i.test(piece) ||
      /^(?:x ?)?\d[\d.,/ ]*(?:\p{L}{0,2}|(?:slice|piece|cup|plate|bowl|portion|serving)s?|glass(?:es)?)$|^(?:small|medium|large|grande|tall|venti|raw|cooked|dry|boiled|grilled|fried|poached|mashed|steamed|baked|roasted|plain|black|unsweetened)$/iu.test(
        piece,
      );
    const isDenial = /^(?:(?:but|with) )?(?:no|without|w\/o|minus|hold the|sans|ohne|sin) \p{L}/iu.test(
      piece,
    );
    if (last !== undefined && isDenial) clauses[clauses.length - 1] = `${last}, ${piece}`;
    else if (last !== undefined && isOfPieces(last, piece))
      clauses[clauses.length - 1] = `${piece.split(' ')[0]} ${last}`;
    else if (last !== undefined && isRemark)
      clauses[clauses.length - 1] =
        /^\p{L}/u.test(piece) && !SHARE_OF_PACKET.test(piece)
          ? withRemark(last, piece)
          : `${last}, ${piece.replace(/^(?:about|roughly|i (?:ate|had)) /i, '').replace(/ (?:the|it|one) /i, ' a ')}`;
    else clauses.push(piece);
  }
  return clauses;
}

/** 'Mac and cheese, half the box': a share of the packet of the food before it. */
const SHARE_OF_PACKET =
  /^(?:about |roughly |i (?:ate|had) )?(?:half|[½¼¾⅓⅔]|\d\/\d|an? (?:third|quarter)|(?:one|two) thirds?|three quarters)(?: of)? (?:an?|the|it|one) (?:whole )?(?:box|bag|tin|can|pack|packet|jar|pot|bar|bottle|carton|tub|punnet|plate|bowl|portion|tray|pizza|loaf)$/i;

/** Whether what follows counts the pieces of the dish before it: 'biscuits and gravy, 2 biscuits'. */
function isOfPieces(dish: string, piece: string): boolean {
  const [, pieces = ''] =
    /^(?:\d{1,2}|two|three|four|five|six) (?:buttermilk )?(\p{L}+s)$/iu.exec(piece) ?? [];
  const words = dish.toLowerCase().split(' ');
  return pieces !== '' && !/\d/.test(dish) && words.length > 1 && words.includes(pieces.toLowerCase());
}

/** 'School portion approx 100g': an amount that belongs to the food before it. */
const OF_WEIGHT =
  /^(?:(?:school|kids?|small|large|big|medium|one|a|my|total|single)? ?(?:portion|serving|plate|bowl)?s? ?(?:of )?)?(?:approx(?:imately)?\.?|about|around|roughly|ca\.?|~)? ?(\d+ ?(?:g|gr|grams?|ml|oz))(?: (?:portion|serving|plate|bowl|total|in total|approx))?$/i;

/** 'rice, cooked' becomes 'cooked rice'; a size and a weight stay at the end. */
function withRemark(name: string, remark: string): string {
  const [, weight] = OF_WEIGHT.exec(remark) ?? [];
  if (weight !== undefined) return `${name}, ${weight}`;
  if (/^microwaved?$/i.test(remark)) return `microwave ${name}`;
  return /^(?:small|medium|large|grande|tall|venti)$/i.test(remark)
    ? `${name} ${remark}`
    : `${name}, ${remark}`;
}

interface Part {
  readonly text: string;
  readonly isAdded: boolean;
}

/** The foods of a clause. Words that together are the name of one food stay joined; the longest name wins. */
function partsOf(clause: string): Part[] {
  const { words, joints } = jointsOf(clause);
  const parts: Part[] = [];
  let isAdding = false;
  for (let at = 0; at < words.length; ) {
    const joint = at === 0 ? '' : (joints[at - 1]?.word ?? '');
    if (WITH.test(joint)) isAdding = true;
    if (/^(?:on|over|in|auf)/i.test(joint)) isAdding = false;
    const end = longestName(words, joints, at);
    const text = joined(words, joints, at, end);
    const shared = end === at + 1 ? sharedHead(words, joints, at) : null;
    if (shared) {
      parts.push({ text: shared.first, isAdded: isAdding }, { text: shared.second, isAdded: true });
      at += 2;
      continue;
    }
    const listed = isInList(joints, at, end) && composedOf(text) === null ? splitListedFoods(text) : null;
    for (const each of listed ?? [text])
      parts.push({ text: each, isAdded: isAdding || isUsedWith(parts, joint, each) });
    at = end;
  }
  return parts;
}

/** Whether a part of a clause has an 'and' beside it or a 'with' before it: 'fish fingers chips and beans'. */
function isInList(joints: readonly { readonly word: string }[], at: number, end: number): boolean {
  const before = joints[at - 1]?.word ?? '';
  return AND.test(joints[end - 1]?.word ?? '') || AND.test(before) || WITH.test(before);
}

/**
 * Whether a food is added to the one before it: spreads on bread and milk in hot drinks, 'toast and jam', 'tea and
 * milk'.
 */
function isUsedWith(parts: readonly Part[], joint: string, text: string): boolean {
  if (IS_MILK.test(text) && AND.test(joint) && POURED_ON.test(parts[0]?.text ?? '')) return true;
  return (
    parts.length > 0 &&
    AND.test(joint) &&
    /\b(?:toast|bread|coffee|tea|cereal|porridge|rolls?|bagel|crackers?|oatmeal|brot|brötchen|semmeln?|toasts|pan|pain|pane)$/i.test(
      parts[0]?.text ?? '',
    )
  );
}

const IS_MILK = /^(?:[\p{L}%\d]+ )?milk$/iu;
/** Breakfast cereals that milk is poured on. */
const POURED_ON =
  /(?:flakes?|cheerios|krispies?|muesli|granola|weetabix|bran|cereals?|oats|loops|pops|crunch|shreddies|special k|chex|grape nuts|crispix|life|wheats?)$/i;

function jointsOf(clause: string) {
  const words: string[] = [];
  const joints: { readonly word: string; readonly typed: string }[] = [];
  let start = 0;
  for (const found of clause.matchAll(JOINTS)) {
    if (joints.length >= MOST_JOINTS) break;
    const before = clause.slice(start, found.index).trim();
    // The 'and' in '2 and 1/2 cups' does not join foods.
    const isOfNumber =
      AND.test(found[1] ?? '') &&
      /(?<![x×] ?)\b\d+$/.test(before) &&
      /^\s*\d/.test(clause.slice(found.index + found[0].length));
    if (before === '' || isOfNumber) continue;
    words.push(before);
    joints.push({ word: found[1] ?? found[2] ?? '', typed: found[0] });
    start = found.index + found[0].length;
  }
  words.push(clause.slice(start).trim());
  return { words: words.filter((word) => word !== ''), joints };
}

function joined(
  words: readonly string[],
  joints: readonly { readonly typed: string }[],
  from: number,
  to: number,
): string {
  return words
    .slice(from, to)
    .reduce(
      (text, word, index) => (index === 0 ? word : `${text}${joints[from + index - 1]?.typed ?? ' '}${word}`),
      '',
    );
}

function longestName(
  words: readonly string[],
  joints: readonly { readonly word: string; readonly typed: string }[],
  from: number,
): number {
  for (let to = words.length; to > from + 1; to -= 1) {
    // 'Rice and some beans' are two foods.
    if (words.slice(from + 1, to).some((word) => /^(?:some|extra|lots of|a few|a little) /i.test(word)))
      continue;
    const text = joined(words, joints, from, to);
    const { name, amount } = readTypedAmount(text, isFood);
    // In '2 eggs on toast' the number belongs to the eggs, not the dish. '2 cheese and ham sandwiches' are two
    // sandwiches.
    const isAhead = !/(?:[x×] ?\d+|\d ?[x×]|\(\d+\)|, \d+)$/i.test(text);
    const isFirstCounted =
      isAhead && (amount.count ?? 1) > 1 && /s$/i.test(words[from] ?? '') && !/s$/i.test(text);
    const isOneOfTwo =
      isAhead &&
      (amount.count ?? 1) > 1 &&
      amount.unit === '' &&
      !/s$/i.test(text) &&
      isFood(readTypedAmount(words[from] ?? '', isFood).name);
    if ((isFirstCounted || isOneOfTwo) && !isCountedWhole(name)) continue;
    if (isAhead && /^on$/i.test(joints[from]?.word ?? '') && isOfTopping(amount)) continue;
    if (isAhead && WITH.test(joints[from]?.word ?? '') && isOfFirst(name, amount)) continue;
    // Without the conjunction the name covers only one part: 'simit' in 'simit mit Käse'.
    const known = /\d/.test(name) ? '' : (withoutUnknownWords(name) ?? '');
    const isJoined = known.split(' ').some((word) => ONE_JOINT.test(word));
    if ([name, isJoined ? known : '', withoutMaker(name)].some(isOneFood)) return to;
  }
  return from + 1;
}

const TOPPING_UNITS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'g', 'oz', 'can']);

const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'scoop']);
/** As a share of the dish's usual portion; a smaller weight belongs to the first food named in it. */
const LEAST_OF_DISH = 0.45;

/**
 * Whether an amount belongs to the food before 'with' rather than the whole dish: '2 tbsp hummus with carrots', '50 g
 * muesli with milk'.
 */
function isOfFirst(name: string, { count, unit }: TypedAmount): boolean {
  if (SPOONS.has(unit) || (unit === 'cup' && (count ?? 1) < 1)) return true;
  const portion = unit === 'g' ? findEaten(eatenName(name))?.portion : undefined;
  const [quantity = '', , grams = ''] = portion?.split(' ') ?? [];
  return (count ?? 0) < LEAST_OF_DISH * Number(quantity) * Number(grams);
}

/** Whether the amount is of a topping: half an avocado or a spoon of peanut butter on toast is on a whole slice. */
const isOfTopping = ({ count, unit }: TypedAmount): boolean =>
  TOPPING_UNITS.has(unit) || (unit === '' && count !== null && count < 1);

/** Whether a dish is counted in pieces: '2 biscuits and gravy'. */
function isCountedWhole(name: string): boolean {
  return /^[2-9] piece/.test(findEaten(eatenName(name))?.portion ?? '');
}

/**
 * Whether a dish or product has exactly this name, or a food's name joins two words. Foods found by omitting words do
 * not count.
 */
function isOneFood(typed: string): boolean {
  const name = eatenName(typed);
  const food = findProduct(name) ?? findEaten(name) ?? findByForeignName(name);
  // 'Milk tea with boba' is listed as another name of bubble tea.
  if (food !== undefined || isListedForeign(name) || (name !== typed && findFood(name) !== undefined))
    return true;
  const known = findFood(name);
  return (
    known !== undefined &&
    /\b(?:and|with|on|in|over|plus|con|mit|avec|com|und|et|y|e)\b|&/i.test(
      [known.name, ...known.aliases].join(' '),
    ) &&
    known.aliases.concat(known.name).some((each) => sameWords(each, name))
  );
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/&/g, 'and')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/s\b/g, '')
      .trim();
  return plain(one) === plain(other);
}

const HEADS =
  /^(.+) (sandwich(?:es)?|wraps?|omelett?es?|pizza|salad|toastie|panini|burrito|quesadilla|sub|bagel|baguette|roll|smoothie|burger|tacos?)$/i;

/** In 'cheese and pickle sandwich' both belong to the sandwich. */
function sharedHead(words: readonly string[], joints: readonly { readonly word: string }[], at: number) {
  const next = words[at + 1];
  if (next === undefined || !AND.test(joints[at]?.word ?? '')) return null;
  const [, filling = '', head = ''] = HEADS.exec(next) ?? [];
  const first = words[at] ?? '';
  // A side salad is a dish of its own, and so is a potato salad beside a steak.
  if (filling === '' || HEADS.test(first) || !isFood(filling)) return null;
  if (/^salad$/i.test(head) && findEaten(eatenName(next)) !== undefined) return null;
  if (isFood(readTypedAmount(`${first} ${head}`, isFood).name))
    return { first: `${first} ${head}`, second: filling };
  return null;
}

const BASES =
  /^(.+) (toast|bagel|sandwich(?:es)?|wraps?|rolls?|bap|panini|toastie|sub|baguette|crackers?|pancakes?|waffles?|crumpets?|oatmeal|porridge|overnight oats|omelett?e|salad|pasta|spaghetti|noodles?|pizza|soup|smoothie|latte|stir[- ]?fry|curry|fried rice|rice bowl|bowl|burrito|burger|tacos?|quesadilla|risotto|pie|(?:jacket|baked) potato(?:es)?)$/i;
/** Foods that may have several fillings listed before them. */
const FILLED =
  /^(?:toast|bagel|sandwich(?:es)?|wraps?|rolls?|bap|panini|toastie|sub|baguette|crackers?|omelett?e|pizza|burrito|burger|tacos?|quesadilla|salad|(?:jacket|baked) potato(?:es)?)$/i;
/** Fast-food meals. They include fries; the drink is the one that is stated. */
const MEALS =
  /^(.*(?:burger|sandwich|mac|whopper|nuggets?|mcnuggets?|wrap|mcchicken|filet-o-fish|big tasty))s? (?:value )?(?:meal|combo)s?(?: deals?)?$/i;
const BASE_ALONE: ReadonlyMap<string, string> = new Map([
  ['sandwich', 'bread roll'],
  ['sandwiches', 'bread roll'],
  ['bap', 'bread roll'],
  ['panini', 'ciabatta'],
  ['toastie', 'ciabatta'],
  ['sub', 'french roll'],
  ['baguette', 'sandwich baguette'],
  ['wrap', 'flour tortilla'],
  ['wraps', 'flour tortilla'],
  ['noodle', 'egg fried noodle'],
  ['noodles', 'egg fried noodle'],
  ['stir fry', 'vegetable stir fry'],
  ['stir-fry', 'vegetable stir fry'],
  ['stirfry', 'vegetable stir fry'],
  ['curry', 'vegetable curry'],
  ['rice bowl', 'cooked white rice'],
  ['bowl', 'cooked white rice'],
  ['burrito', 'bean burrito'],
  ['burger', 'hamburger bun'],
  ['taco', 'corn tortilla'],
  ['tacos', 'corn tortilla'],
  ['quesadilla', 'cheese quesadilla'],
  ['risotto', 'mushroom risotto'],
  ['pie', 'puff pastry'],
  ['salad', 'garden salad with dressing'],
  ['pasta', 'cooked pasta'],
]);

/** Dishes that a filling before them may already be. */
const ONE_DISH = /^(?:soup|curry|salad|risotto)$/i;

function hasPasta(name: string): boolean {
  const { madeOf = [], parts = [] } = findEaten(name) ?? findFood(name) ?? {};
  return [...madeOf, ...parts.map((part) => part.name)].some((each) =>
    /\b(?:pasta|spaghetti|noodle)\b/.test(each),
  );
}

/**
 * Splits a known food before something it goes onto or into: 'Nutella toast' is toast with Nutella, 'ham cheese tomato
 * toastie' is bread with these three. A fast-food meal has fries, of the meal's size if that is stated.
 */
export function composedOf(
  name: string,
): { readonly fillings: readonly string[]; readonly base: string; readonly mealSize?: string | null } | null {
  const [, main = ''] = MEALS.exec(name) ?? [];
  const [, size = null, plain = ''] = /^(?:(small|medium|large|regular) )?(.+)$/i.exec(main) ?? [];
  if (plain !== '' && isFood(plain)) return { fillings: ['fries'], base: plain, mealSize: size };
  const [, filling = '', base = ''] = BASES.exec(name) ?? [];
  if (filling === '') return null;
  // 'Rye toast' is toasted rye bread, not rye on toast.
  if (base === 'toast' && /\bbread$/.test(findFood(filling)?.name ?? '')) return null;
  // 'Mercimek soup' is one soup, as its own name says in another language.
  const kind = ONE_DISH.exec(base)?.[0].toLowerCase();
  if (kind !== undefined && foodWords(findEaten(eatenName(filling))?.name ?? '').includes(kind))
    return { fillings: [], base: filling };
  // 'Chicken alfredo pasta' is chicken alfredo, which contains the pasta.
  if (hasPasta(filling) && /^(?:pasta|spaghetti|noodles?)$/i.test(base))
    return { fillings: [], base: filling };
  const isFilled = FILLED.test(base);
  const fillings = isFood(filling) ? [filling] : isFilled ? splitFillings(filling, isFood) : null;
  if (fillings === null) return null;
  const isOfVegetables = fillings.every((each) => findFood(each)?.category === 'vegetable');
  const alone = isOfVegetables && /^salad$/i.test(base) ? 'garden salad without dressing' : undefined;
  return { fillings, base: alone ?? BASE_ALONE.get(base.toLowerCase()) ?? base };
}
