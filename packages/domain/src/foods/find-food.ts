import { memoize } from '../memoize.ts';
import { findByWords, foodBySpelling, foodOfKey } from './find-by-words.ts';
import type { Food } from './food.ts';
import { foodNameKey, foodWords, keyOfWords, plainWords } from './food-name.ts';
import { withoutForeignWords } from './names/foreign-forms.ts';
import { isLeftOverDish } from './names/left-over.ts';
import { DONE_TO_IT, MAKES_ANOTHER, NOT_THEIR_WORDS } from './names/name-words.ts';

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
    foodBySpelling(name) ??
    foodOfKey(keyOfWords(words)) ??
    findText(name) ??
    findWithoutAmount(name) ??
    findForeign(name) ??
    findWithoutLactose(name) ??
    findSubstitute(name);
  // A leftover curry is a dish; a seasoning is never left over.
  if (food?.category === 'spice' && isLeftOverDish(name)) return undefined;
  if (food?.name === 'black pepper' && isVegetableName(name)) return foodOfKey('bell pepper');
  // Potato chips are not sold frozen; frozen chips are French fries.
  return food?.name === 'potato chip' && words.includes('frozen') ? foodOfKey('french fry') : food;
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

function findWithoutAmount(name: string): Food | undefined {
  const { food, isFromCan } = withoutAmountWords(leanAsWord(withoutVagueAmount(name)));
  if (food === name) return undefined;
  return (isFromCan ? findText(`canned ${food}`) : undefined) ?? findText(food);
}

/** 'A bit of cheese', 'rest of the rice'. */
const VAGUE =
  /^(?:an? |the )?(?:(?:little|small|tiny|last) )?(?:bits?|rest|remains|lump|hunk|drop|leftovers) of (?:the |some )?/i;

/** Lactose-free cheese is cheese; whether somebody may eat it is asked by its whole name. */
function findWithoutLactose(name: string): Food | undefined {
  const plain = name.replace(/\blactose[- ]free\b ?/i, '').trim();
  const food = plain === name ? undefined : find(plain);
  return food?.category === 'dairy' ? food : undefined;
}

/**
 * Makers of substitutes for milk, meat and eggs. They say nothing only before the name of a plant: 'Alpro soya milk' is soy milk, but 'Alpro
 * milk' is no milk.
 */
const SUBSTITUTE_MAKERS =
  /\b(?:oatly|alpro|silk|califia(?: farms)?|so delicious|provamel|plenish|rude health|minor figures|planet oat|vitasoy|earth['’]?s own|good karma|elmhurst|koko|kara|rice dream|cauldron|tofoo|nasoya|house foods|taifun|sojade)\b/i;
const OF_PLANTS = /\b(?:tofu|tempeh|seitan|soy|soya|oat|almond|rice|coconut|cashew|hazelnut|pea|hemp)\b/;

function findSubstitute(name: string): Food | undefined {
  const plain = name.replace(SUBSTITUTE_MAKERS, ' ').replace(/\s+/g, ' ').trim();
  const food = plain === '' || plain === name.trim() ? undefined : find(plain);
  return food && OF_PLANTS.test(food.name) ? food : undefined;
}

/** A name without words for an amount that nobody measured. */
export const withoutVagueAmount = (name: string): string => name.replace(VAGUE, '');

/** The minimum percentage of lean meat for minced meat to be called lean. */
const LEAN_PERCENT = 90;

/** 'ground beef 93/7', '93% lean ground beef' and '7% fat beef mince' → 'lean ground beef'. */
function leanAsWord(name: string): string {
  if (!/\b(?:ground|minced?)\b/i.test(name)) return name;
  const lean = /(\d\d)\s*(?:\/\s*\d{1,2}\b|%\s*lean)/i.exec(name)?.[1];
  const fat = /(\d{1,2})\s*%\s*(?:fat|beef|pork|turkey|lamb|mince)/i.exec(name)?.[1];
  const isLean = Number(lean ?? 0) >= LEAN_PERCENT || Number(fat ?? 100) <= 100 - LEAN_PERCENT;
  const plain = name.replace(/\(?\d\d\s*\/\s*\d{1,2}\)?|\d{1,2}\s*%(?:\s*(?:lean|fat)\b)?/gi, ' ');
  return isLean ? `lean ${plain}` : plain;
}

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
const MADE_OF: ReadonlySet<string> = new Set('juice sauce oil vinegar flour sugar syrup milk'.split(' '));
/** A name that ends in one of these is a dish or a thing, and no kind of its first word. */
const NO_KIND =
  /\b(?:sandwich|tart|pie|cake|pudding|pizza|burger|soup|stew|curry|salad|roll|bowl|pot|fondue|cocktail|pan|cup|tray|knife|board)(?:e?s)?$/i;

/** Longer names, in words, say more than a food and its kind. */
const LONGEST_INVERTED = 4;

/**
 * Finds 'sugar brown', 'beans baked' and 'milk semi skimmed', as lists and labels write them: the food, then its kind. If the kind
 * is a food itself, the first word has to be a plural ('tomatoes cherry') or something made of other foods.
 */
function findInverted(name: string): Food | undefined {
  const [head = '', ...kind] = foodWords(name);
  if (kind.length === 0 || kind.length >= LONGEST_INVERTED || NO_KIND.test(name)) return undefined;
  const isHead = head !== plainWords(name)[0] || MADE_OF.has(head);
  if (!isHead && kind.some((word) => foodOfKey(word))) return undefined;
  const key = keyOfWords([...kind, head]);
  // If nothing of the kind is left, the first word alone would be the name.
  return key === head ? undefined : foodOfKey(key);
}

/**
 * 'rice (cooked)' → 'cooked rice'; 'scallions (green onions)' and 'butter (softened)' by the words outside the
 * parentheses.
 */
function findWithAside(name: string): Food | undefined {
  const asides = [...name.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  if (asides.length === 0) return undefined;
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

/** Removes a purpose, which does not affect the food: 'oil for frying', 'flour plus extra', 'salt to taste'. */
function findWithoutPurpose(name: string): Food | undefined {
  const plain = name.replace(/\s(?:for|to|plus|such as|from|preferably|as needed)\s.*$/i, '');
  return plain === name ? undefined : findText(plain);
}

const NUMBER =
  '(?:\\d+(?:[.,/]\\d+)?(?:\\s*[-–]\\s*\\d+)?(?:\\s\\d/\\d)?|\\d*[½¼¾⅓⅔⅛]|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|couple|few|some)';

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
