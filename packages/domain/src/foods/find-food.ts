import { memoize } from '../memoize.ts';
import { findByWords, foodBySpelling, foodOfKey, withoutPlainWords } from './find-by-words.ts';
import type { Food } from './food.ts';
import { foodNameKey, foodWords, keyOfWords, plainWords } from './food-name.ts';
import { withoutForeignWords } from './names/foreign-forms.ts';
import { isLeftOverDish } from './names/left-over.ts';
import { FOODS_OF_MAKERS, PLANT_MAKER, TINNED_BY } from './names/makers.ts';
import { DONE_TO_IT, MAKES_ANOTHER, NOT_THEIR_WORDS } from './names/name-words.ts';
import { withLongWords } from './names/short-words.ts';
import { inLatinLetters } from './names/transliterate.ts';

/** Cache size: a kitchen's lists and recipes repeat the same few hundred names. */
const MOST_KNOWN_ANSWERS = 10_000;

/** Longer names, in characters, are only matched exactly: they are texts rather than lines. */
const LONGEST_READ = 150;

/**
 * The everyday food that a typed name means: by name or alias, otherwise without words that do not change the food,
 * such as amounts, packages, brands, origin, cut and preparation ('2 lb boneless chicken thighs', 'Barilla penne',
 * 'basil leaves, torn', 'tomatoes, canned'). It never guesses: 'coconut yogurt' is unknown here.
 */
export function findFood(name: string): Food | undefined {
  return name.length > LONGEST_READ ? foodOfKey(foodNameKey(name)) : findOnce(name);
}

const findOnce = memoize(MOST_KNOWN_ANSWERS, find);

function find(name: string): Food | undefined {
  const words = foodWords(name);
  // Cubes of chicken are cut meat, but stock cubes are dissolved in water.
  if (STOCK_CUBE.test(name)) return foodOfKey('bouillon cube');
  if (NOT_THEIR_WORDS.has(words.join(' '))) return undefined;
  const food =
    findJuice(name) ??
    foodBySpelling(name) ??
    foodOfKey(keyOfWords(words)) ??
    findOfBrand(words) ??
    findOfRatio(name) ??
    findText(name) ??
    findWithoutAmount(name) ??
    findWithPackageBehind(name) ??
    findForeign(name) ??
    findWithoutLactose(name) ??
    findSubstitute(name) ??
    findShortened(name) ??
    findTransliterated(name);
  // A leftover curry is a dish; a seasoning is never left over.
  if (food?.category === 'spice' && isLeftOverDish(name)) return undefined;
  if (food?.name === 'black pepper' && isVegetableName(name)) return foodOfKey('bell pepper');
  // Potato chips are not sold frozen; frozen chips are French fries.
  return food?.name === 'potato chip' && words.includes('frozen') ? foodOfKey('french fry') : food;
}

/** 'Juice orange' on a list is the juice; 'juice oranges' are squeezed at home. */
function findJuice(name: string): Food | undefined {
  const [, fruit] = JUICE.exec(name.trim()) ?? [];
  return fruit === undefined || plainWords(fruit).join(' ') !== foodWords(fruit).join(' ')
    ? undefined
    : foodOfKey(foodNameKey(`${fruit} juice`));
}
const JUICE = /^juice,? (\p{L}+)$/iu;

/** Finds 'frz blueberries' and 'ww pasta', whose shortened words say nothing else. */
function findShortened(name: string): Food | undefined {
  const long = withLongWords(name);
  return long === undefined ? undefined : find(long);
}

/** Finds 'картошка', because the tables have 'kartoshka'. */
function findTransliterated(name: string): Food | undefined {
  const latin = inLatinLetters(name);
  return latin === undefined ? undefined : find(latin);
}

const STOCK_CUBE =
  /^(?!.*\b(?:ice|free)\b).*\b(?:knorr|maggi|oxo|kallo|goya|royco|jumbo|telma|wyler[’']?s|herb-?ox|winiary|krakus|aji-?no-?moto|adja|doli|mrs\.? rogers|seasoning|broth|stock)\b.*\bcubes?$/i;

/**
 * Finds 'espinacas congeladas' and 'filet de cabillaud'; a fillet of something other than meat or fish is another food.
 */
function findForeign(name: string): Food | undefined {
  const plain = withoutForeignWords(name);
  if (plain === undefined) return undefined;
  const food = foodOfKey(foodNameKey(plain.name));
  return plain.isCut && food?.category !== 'protein' ? undefined : food;
}

/** 'greek yogurt 0%' and 'quark 20 %' are written before or behind the food; 'beef mince 5%' is read as lean. */
const PERCENT_BEHIND = /^(.*\p{L})[\s,]+(\d{1,2}(?:[.,]\d)?\s?%(?: fat)?)$/u;

/** 'coriander bunch' is the herb rather than the seed, and so is a pot of it on the windowsill. */
const GREEN_BEHIND = /^(.+?),? (?:(?:small|large|big) )?(bunch(?:es)?|bundles?|pots?)$/i;

/** Herbs that are sold growing in a pot. */
const HERBS: ReadonlySet<string> = new Set(
  'basil,thai basil,mint,parsley,coriander,cilantro,chive,thyme,rosemary,sage,oregano,dill,tarragon,marjoram'.split(
    ',',
  ),
);

function findWithPackageBehind(name: string): Food | undefined {
  const [, ofPercent, percent] = PERCENT_BEHIND.exec(name) ?? [];
  if (ofPercent !== undefined) return findByWords(`${percent} ${ofPercent}`);
  const [, green, container = ''] = GREEN_BEHIND.exec(name) ?? [];
  if (green === undefined) return undefined;
  const food = findByWords(`fresh ${green}`);
  if (/^pot/i.test(container)) return HERBS.has(keyOfWords(foodWords(green))) ? food : undefined;
  return food?.category === 'vegetable' || food?.category === 'fruit' ? food : undefined;
}

function findWithoutAmount(name: string): Food | undefined {
  const { food, isFromCan } = withoutAmountWords(leanAsWord(withoutVagueAmount(name)));
  if (food === name) return undefined;
  return (isFromCan ? findText(`canned ${food}`) : undefined) ?? findText(food);
}

/** 'A bit of cheese', 'rest of the rice', 'an open jar of pesto'. */
const VAGUE =
  /^(?:an? |the )?(?:(?:(?:little|small|tiny|last) )?(?:bits?|rest|remains|lump|hunk|drop|leftovers|last|end|ends|heel|scraps?|dregs)|(?:open(?:ed)?|unopened|half[- ]?(?:full|empty|used|eaten)|nearly (?:full|empty)|started|last) (?:jars?|tins?|cans?|packs?|packets?|bags?|boxe?s?|bottles?|tubs?|tubes?|cartons?|pots?|blocks?|loaf|head|bulb)) of (?:the |some )?(?:(?:an? |the )?(?:jar|tin|can|pack|packet|bag|box|bottle|tub|carton|pot|block|loaf|head) of )?/i;

const FLAVORS: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'spice']);

/**
 * Finds a food that is named only by the brand that makes it: 'Hovis wholemeal', 'Chobani strawberry', 'John West salmon'. Other
 * foods of these brands are named by what they are.
 */
function findOfBrand(words: readonly string[]): Food | undefined {
  for (const count of [2, 1]) {
    const maker = words.slice(0, count).join(' ');
    const kind = words.slice(count);
    if (TINNED_BY.has(maker)) return kind.length > 0 ? canned(kind.join(' ')) : undefined;
    const made = FOODS_OF_MAKERS.get(maker);
    if (made === undefined || words.length < count) continue;
    const food = foodOfKey(made);
    if (kind.length === 0) return food;
    if (PRESERVES.has(made)) return kind.every(isFruitOrQualifier) ? food : undefined;
    const known = findByWords([...kind, made].join(' ')) ?? findOfLastWord(kind, made);
    if (known) return known;
    if (kind.every(isShape)) return food;
    // What is left is a flavor rather than a fruit or herb that the brand sells.
    const rest = findByWords(kind.join(' '));
    return rest && (FLAVORS.has(rest.category) || rest === food) ? food : undefined;
  }
  return undefined;
}

/** 'Dolmio bolognese' makes a pasta sauce, and 'bolognese sauce' is one. */
function findOfLastWord(kind: readonly string[], made: string): Food | undefined {
  const last = made.split(' ').slice(1).join(' ');
  return last === '' ? undefined : findByWords([...kind, last].join(' '));
}

/** Words of a brand's product that say how it is cut, and not what it is. */
const isShape = (word: string) => SHAPES.has(word) || isQualifyingWord(word);
const SHAPES: ReadonlySet<string> = new Set(
  'triangle slice single wedge block tub light lite original classic mini'.split(' '),
);

/** Fish or meat from a tin, which its makers sell under the name of the fresh one. */
function canned(name: string): Food | undefined {
  const food = findByWords(`canned ${name}`);
  return food?.category === 'protein' && /^canned /.test(food.name) ? food : undefined;
}

/** Lactose-free cheese is cheese; whether somebody may eat it is asked by its whole name. */
function findWithoutLactose(name: string): Food | undefined {
  const plain = name.replace(/\blactose[- ]free\b ?/i, '').trim();
  const food = plain === name ? undefined : find(plain);
  return food?.category === 'dairy' ? food : undefined;
}

/**
 * A food of plants without the name of its maker, which says nothing only before the name of a plant: 'Alpro soya milk' is soy milk, but
 * 'Alpro milk' is no milk.
 */
function findSubstitute(name: string): Food | undefined {
  const plain = name.replace(PLANT_MAKER, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain === name.trim()) return undefined;
  // These makers sell no almonds: 'Silk unsweetened almond' is the milk.
  const plant = withoutPlainWords(foodWords(plain).filter((word) => word !== 'unsweetened')).join(' ');
  if (PLANT_OF_MILK.test(plant)) return foodOfKey(foodNameKey(`${plant} milk`));
  const food = find(plain);
  return food && OF_PLANTS.test(food.name) ? food : undefined;
}
const OF_PLANTS = /\b(?:tofu|tempeh|seitan|soy|soya|oat|almond|rice|coconut|cashew|hazelnut|pea|hemp)\b/;
const PLANT_OF_MILK = /^(?:soy|soya|oat|almond|rice|coconut|cashew|hazelnut|hemp|pea)$/;

/** A name without words for an amount that nobody measured. */
export const withoutVagueAmount = (name: string): string => name.replace(VAGUE, '');

/** The minimum percentage of lean meat for minced meat to be called lean. */
const LEAN_PERCENT = 90;
/** Up to this percentage of lean meat, minced beef has figures of its own. */
const FATTY_PERCENT = 82;

/** 'ground beef 93/7', '93% lean ground beef' and '7% fat beef mince' → 'lean ground beef'. */
function leanAsWord(name: string): string {
  if (!/\b(?:ground|minced?)\b/i.test(name)) return name;
  const lean = /(\d\d)\s*(?:\/\s*\d{1,2}\b|%\s*lean)/i.exec(name)?.[1];
  const fat = /(\d{1,2})\s*%\s*(?:fat|beef|pork|turkey|lamb|mince)/i.exec(name)?.[1];
  const isLean = Number(lean ?? 0) >= LEAN_PERCENT || Number(fat ?? 100) <= 100 - LEAN_PERCENT;
  const plain = name.replace(/\(?\d\d\s*\/\s*\d{1,2}\)?|\d{1,2}\s*%(?:\s*(?:lean|fat)\b)?/gi, ' ');
  const isFatty = Number(lean ?? 100) <= FATTY_PERCENT || Number(fat ?? 0) >= 100 - FATTY_PERCENT;
  const isBeef = /\b(?:beef|steak|chuck)\b/i.test(name);
  if (isLean || !isFatty || !isBeef) return isLean ? `lean ${plain}` : plain;
  // Behind an amount: '500 g fatty beef mince'.
  return plain.replace(/\blean\b/gi, ' ').replace(/\b(?:ground|minced?|beef|steak|chuck)\b/i, 'fatty $&');
}

/** '80/20 ground beef' says how lean it is, and not two foods of which one is meant. */
const findOfRatio = (name: string): Food | undefined =>
  LEAN_TO_FAT.test(name) ? find(leanAsWord(name)) : undefined;
const LEAN_TO_FAT = /\b(?:[6-9]\d\/[1-4]?\d)\b(?=.*\b(?:ground|minced?)\b)/i;

/** Whether a name means the vegetable: plural or cut 'peppers' are not a spice. */
function isVegetableName(name: string): boolean {
  return /\bpeppers\b|\b(?:mini|baby|chopped|diced|sliced|large|small|medium|halved|frozen|roasted)\s.*\bpepper\b/i.test(
    name,
  );
}

function findText(name: string): Food | undefined {
  return (
    findWithAside(name) ??
    findClauses(name) ??
    findAlternatives(name) ??
    findWithoutPurpose(name) ??
    findInverted(name)
  );
}

/** What is made of another food: 'juice apple' can only be apple juice, while 'cheese bread' is bread. */
const MADE_OF: ReadonlySet<string> = new Set(
  'juice sauce oil vinegar flour sugar syrup milk dal daal atta'.split(' '),
);
/** What is sold in flavours. A plural behind it is not a flavour: 'soup bones', 'yogurt raisins'. */
const FLAVORED: ReadonlySet<string> = new Set(
  `soup,yogurt,skyr,kefir,hummus,pesto,tea,coffee,pizza,ravioli,tortellini,ice cream,sorbet,milkshake,curry paste,greek yogurt,
  cream cheese,soy milk,almond milk,oat milk,peanut butter`.split(/,\s*/),
);
/** Fruits behind these are what they are made of: 'jam strawberry', but not 'jam tart' or 'jam doughnut'. */
const PRESERVES: ReadonlySet<string> = new Set('jam marmalade conserve preserve chutney jelly'.split(' '));
/** A name that ends in one of these is a dish, a thing or misspelt ('chicken brest'), and no kind of its first word. */
const NO_KIND =
  /\b(?:sandwich|tart|pie|cake|pudding|dessert|pizza|burger|slider|bao|soup|stew|curry|salad|roll|bowl|pot|fondue|cocktail|concentrate|creamer|pan|cup|tray|knife|board)(?:e?s)?$|\b(?:greens|flat white|best|any|real|select|choice)$/i;

/** Longer names, in words, say more than a food and its kind. */
const LONGEST_INVERTED = 5;

/** Finds 'sugar brown', 'beans baked' and 'cream cheese light', as lists and labels write them: the food, then its kind. */
function findInverted(name: string): Food | undefined {
  const words = foodWords(name);
  if (words.length < 2 || words.length > LONGEST_INVERTED || NO_KIND.test(name)) return undefined;
  if (isQualifyingWord(words[0] ?? '')) return undefined;
  const asWritten = plainWords(name);
  // The longest name of a food that begins it: 'cream cheese light' is no kind of cream.
  for (const length of [2, 1]) {
    const head = words.slice(0, length);
    if (
      length < words.length &&
      (length === 1 || foodOfKey(keyOfWords(head)) || FLAVORED.has(head.join(' ')))
    )
      return findKindBehind(head, words.slice(length), asWritten);
  }
  return undefined;
}

/**
 * The food of a head and the kind behind it. If the kind is a food itself, the head has to be a plural ('tomatoes cherry'), something
 * made of other foods or something sold in flavours.
 */
function findKindBehind(
  head: readonly string[],
  kind: readonly string[],
  asWritten: readonly string[],
): Food | undefined {
  const name = head.join(' ');
  const isPluralHead = name !== asWritten.slice(0, head.length).join(' ');
  const isFlavor = FLAVORED.has(name) && kind.join(' ') === asWritten.slice(head.length).join(' ');
  const key = keyOfWords([...kind, ...head]);
  // If nothing of the kind is left, the head alone would be the name.
  if (key === keyOfWords(head)) return head.length > 1 ? foodOfKey(key) : undefined;
  if (kind.every(isQualifyingWord) && !foodOfKey(keyOfWords(kind))) return foodOfKey(key) ?? findByWords(key);
  if (PRESERVES.has(name)) return kind.every(isFruitOrQualifier) ? findByWords(key) : undefined;
  if (isPluralHead || isFlavor || MADE_OF.has(name))
    return foodOfKey(key) ?? foodOfKey(keyOfWords([...kind].reverse().concat(head)));
  const food = foodOfKey(key);
  // 'Potato gnocchi' is a name of gnocchi, so that 'gnocchi potato' cannot be potatoes.
  if (food && food === foodOfKey(keyOfWords(head))) return food;
  // Arborio is a rice, so that 'rice arborio' cannot be two foods.
  const isNamedTwice = food?.category === 'grain' && food === foodOfKey(keyOfWords(kind));
  return isNamedTwice || !kind.some((word) => foodOfKey(word)) ? food : undefined;
}

function isFruitOrQualifier(word: string): boolean {
  return foodOfKey(word)?.category === 'fruit' || isQualifyingWord(word);
}

/** Numbers do not count: they are amounts or percentages. */
const isQualifyingWord = (word: string) =>
  !/^\d/.test(word) && word !== 'percent' && withoutPlainWords([word]).length === 0;

/**
 * 'rice (cooked)' → 'cooked rice'; 'scallions (green onions)' and 'butter (softened)' by the words outside the
 * parentheses.
 */
function findWithAside(name: string): Food | undefined {
  const asides = [...name.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  if (asides.length === 0) return undefined;
  const lean = leanAsWord(name);
  if (lean !== name && !lean.includes('(')) return findByWords(lean);
  const plain = name.replace(/\([^)]*\)?/g, ' ');
  const inverted = findByWords(`${asides.join(' ')} ${plain}`);
  if (inverted) return inverted;
  const asideWords = asides.flatMap(foodWords);
  if (asideWords.some((word) => MAKES_ANOTHER.has(word))) return undefined;
  return find(plain);
}

/**
 * 'tomatoes, canned' → the food of 'canned tomatoes'; 'chicken thighs, cut into chunks' → the food of 'chicken thighs'.
 */
function findClauses(name: string): Food | undefined {
  const whole = findByWords(name);
  if (whole) return whole;
  const [head = '', ...rest] = name.split(/,|;|\s[–—-]\s/);
  if (rest.length === 0) return undefined;
  const inverted = findByWords(`${rest.join(' ')} ${head}`);
  if (inverted) return inverted;
  return rest.every(isPreparationClause) ? find(head) : undefined;
}

/** Whether a clause after a comma describes a preparation: 'cut into chunks', 'finely diced'. */
export function isPreparationClause(clause: string): boolean {
  const [first] = foodWords(clause);
  return first === undefined || DONE_TO_IT.has(first);
}

/** 'chicken or vegetable stock' → 'chicken stock'; 'butter/margarine' → 'butter'. */
function findAlternatives(name: string): Food | undefined {
  const [first = '', second, ...others] = name.split(/\s+or\s+|\s*\/\s*/i);
  if (second === undefined || others.length > 1) return undefined;
  const [last = '', ...ahead] = second.trim().split(/\s+/).reverse();
  // In 'beef or chicken broth', 'broth' belongs to both.
  const shared = ahead.length > 0 ? findByWords(`${first} ${last}`) : undefined;
  return shared ?? findByWords(first) ?? findByWords(`${first} ${last}`);
}

/** Removes a purpose or a warmth, which do not affect the food: 'oil for frying', 'salt to taste', 'eggs at room temperature'. */
function findWithoutPurpose(name: string): Food | undefined {
  const plain = name.replace(/\s(?:for|to|at|plus|such as|from|preferably|as needed)\s.*$/i, '');
  return plain === name ? undefined : findText(plain);
}

const NUMBER =
  '(?:\\d+(?:[.,/]\\d+)?(?:\\s*[-–]\\s*\\d+)?(?:\\s\\d/\\d)?|\\d*[½¼¾⅓⅔⅛]|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|couple|few|some|dozen)';

const WEIGHT =
  '(?:g|gr|grams?|grammes?|kg|kilos?|kilograms?|mg|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lt|ltr|lit(?:er|re)s?|fl\\.?\\s?oz|pints?|quarts?|qt|gal|gallons?|inch(?:es)?|in|cm)';

const MEASURE =
  '(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|dessertspoons?|spoonfuls?|glass(?:es)?|handfuls?|pinch(?:es)?|dash(?:es)?|splash(?:es)?|drizzles?|drops?|knobs?|scoops?|bowls?|sticks?|pats?|cloves?|heads?|bulbs?|stalks?|sprigs?|bunch(?:es)?|rashers?|slices?|strips?|pieces?|sheets?|cubes?|racks?|sides?|ears?|balls?|logs?|wedges?|knuckles?|dozen)';

const PACKAGE =
  '(?:cans?|tins?|jars?|packs?|packets?|pkts?|packages?|pkgs?|bags?|sacks?|boxe?s?|bottles?|cartons?|containers?|tubs?|tubes?|pots?|sachets?|pouch(?:es)?|punnets?|trays?|blocks?|bricks?|lo(?:af|aves)|cases?|crates?|bars?|rolls?|wheels?|rounds?|six[- ]packs?)';

const SIZE =
  '(?:large|small|medium|big|extra[- ]large|heaped|heaping|level|generous|good|family[- ]size|thick|whole)';

/** '2 lb', '1 (14 oz) can of', '3 x 400g tins', 'a bag of'. A number must be followed by a unit, an 'x' or a space. */
const LEADING = new RegExp(
  `^(?:(?:(?:~|about\\s)?${NUMBER}(?:\\s*x\\s*(?=\\d)|\\s*[-–]?\\s*${WEIGHT}\\.?(?:[\\s/-]+|$)|\\s+))+(?:/\\s*\\d+\\s*${WEIGHT}\\s+)?(?:${SIZE}\\s+)?(?:(?:${WEIGHT}|${MEASURE}|${PACKAGE})\\.?\\s+)*(?:of\\s+(?:the\\s+)?)?|(?:${SIZE}\\s+)?(?:${MEASURE}|${PACKAGE})\\s+of\\s+)`,
  'i',
);

/** 'no. 5', '14 oz', '(2 x 400 g)', '500g pack', '80/20'. */
const TRAILING = new RegExp(
  `[\\s,–-]+(?:no\\.?\\s*\\d+|#\\s?\\d+|\\d+\\s*x\\s*\\d+\\s*${WEIGHT}?|\\d+(?:[.,]\\d+)?\\s*[-–]?\\s*(?:${WEIGHT}|ct|count|pk|${PACKAGE})(?:\\s+${PACKAGE})?|x\\s?\\d+|\\d{2}/\\d{1,2}|\\d+)$`,
  'i',
);

/** Units that mean fresh herbs: 'a bunch of coriander' is not the seed. */
const GREEN = /\b(?:bunch(?:es)?|handfuls?|sprigs?)\b/i;

/** A name without amount and packaging, and whether it is canned. */
interface WithoutAmount {
  readonly food: string;
  readonly isFromCan: boolean;
}

/** Removes an amount and a package from a name, unless nothing would be left. */
function withoutAmountWords(text: string): WithoutAmount {
  const [amount = ''] = LEADING.exec(text.trim()) ?? [];
  const food = text.trim().slice(amount.length).replace(TRAILING, '').trim();
  if (!/\p{L}{2}/u.test(food)) return { food: text, isFromCan: false };
  const isFromCan = /\b(?:cans?|tins?)\b/i.test(amount);
  return { food: GREEN.test(amount) ? `fresh ${food}` : food, isFromCan };
}
