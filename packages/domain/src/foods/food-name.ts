import { withoutAccents } from '../text/accents.ts';

/** Words that describe a food without changing it: size, freshness, cut, farming method. */
const DESCRIPTORS: ReadonlySet<string> = new Set(
  `fresh freshly large medium small jumbo mini tiny big organic natural ripe raw frozen thawed uncooked chopped
  diced minced sliced shredded grated cubed halved quartered julienned peeled unpeeled seeded pitted cored trimmed
  rinsed drained washed shelled deveined boneless skinless baby finely thinly roughly coarsely unsalted salted plain
  softened melted chilled homemade packed heaping local premium quality optional about
  a an the of some`.split(/\s+/),
);

/** Names in which a word of DESCRIPTORS makes another food. */
const TELLING_PAIRS: ReadonlySet<string> = new Set([
  'baby carrot',
  'baby corn',
  'baby plum',
  'chopped coriander',
  'chopped tomato',
  'diced tomato',
  'fresh coriander',
  'fresh herb',
  'fresh pasta',
  'fresh tuna',
  'frozen dessert',
  'frozen pizza',
  'frozen yogurt',
  'medium grain',
  'mini plum',
  'minced beef',
  'minced chicken',
  'minced lamb',
  'minced meat',
  'minced mutton',
  'minced pork',
  'minced turkey',
  'minced veal',
  'peeled plum',
  'peeled tomato',
  'plain chocolate',
  'raw corned',
  'raw sugar',
  'raw tuna',
  'salted cod',
  'salted fish',
  'shredded beef',
  'shredded chicken',
  'shredded coconut',
  'shredded pork',
  'shredded wheat',
  'sliced turkey',
  'uncooked corned',
]);

/** Phrases that describe a food without changing it. */
const PHRASES =
  `free range,cage free,pasture raised,grass fed,wild caught,farm raised,bone in,skin on,skin off,low sodium,reduced sodium,less sodium,no salt added,unsweetened plain,to taste,room temperature,good quality,store bought,home made`.split(
    ',',
  );
const DESCRIBING_PHRASES = new RegExp(`\\b(?:${PHRASES.join('|')})\\b`, 'g');

/** The first words of these phrases. A name without any of them need not be searched for phrases. */
const DESCRIBING_BEGIN: ReadonlySet<string> = new Set(PHRASES.map((phrase) => phrase.split(' ')[0] ?? ''));

/** Words ending in -s that are not plurals. In the Philippines 'gatas' is milk, and 'gata' coconut milk. */
const SINGULAR_IN_S: ReadonlySet<string> = new Set(
  'hummus houmous couscous asparagus molasses citrus octopus hibiscus cassis anis pastis swiss bass gatas'.split(
    ' ',
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  pies: 'pie',
  brioches: 'brioche',
  quiches: 'quiche',
  roes: 'roe',
  chilies: 'chili',
  chilis: 'chili',
  chillies: 'chili',
  chilli: 'chili',
  chillis: 'chili',
  chiles: 'chili',
  chile: 'chili',
  yoghurt: 'yogurt',
  yoghurts: 'yogurt',
};

/** Letters that are not a base letter with a diacritic: 'bœuf', 'Weißbrot'. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Normalises the ways people write a food to one key: lower case, singular, no accents, punctuation, or words that do
 * not change the food. '2 Large Ripe Tomatoes' keeps its number, and 'canned', 'dried' and 'ground' stay.
 */
export function foodNameKey(text: string): string {
  return keyOfWords(foodWords(text));
}

/** Like `foodNameKey`, for the words that `foodWords` has parsed. */
export function keyOfWords(words: readonly string[]): string {
  const name = words.join(' ');
  // A single word is always kept.
  if (words.length < 2) return name;
  // A raw thigh of a chicken that is on the bone has its skin, which nearly doubles its calories.
  const isThigh = words.includes('thigh') && SKIN_ON.test(name) && !NO_CHICKEN_WITH_SKIN.test(name);
  const described =
    !isThigh && words.some((word) => DESCRIBING_BEGIN.has(word))
      ? name.replace(DESCRIBING_PHRASES, ' ').split(' ')
      : words;
  const kept = described.filter((word, at, all) => word !== '' && !isDropped(word, all[at + 1]));
  return kept.length > 0 ? kept.join(' ') : name;
}

const SKIN_ON = /\b(?:skin on|bone in)\b/;
const NO_CHICKEN_WITH_SKIN =
  /\b(?:turkey|duck|goose|pork|lamb|goat|skinless|cooked|roast|roasted|baked|fried|grilled|braised|smoked|rotisserie|leftover)\b/;

/** The words of a name, all of them, in lower case and singular, without accents and punctuation. */
export function foodWords(text: string): string[] {
  return plainWords(text).map(singular);
}

/** Like `foodWords`, with plurals as they are written. */
export function plainWords(name: string): string[] {
  const text = SHORT_CLAIM.test(name)
    ? name.replace(/\bgf\b/gi, 'gluten free').replace(/\bdf\b/gi, 'dairy free')
    : name;
  if (PLAIN_WORDS.test(text)) return text.toLowerCase().split(' ');
  return plainLetters(text)
    .replace(/['’]s?\b/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Claims of labels that people shorten: 'gf wraps'. */
const SHORT_CLAIM = /\b[gd]f\b/i;

/** Most names can be split without normalising them. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

const ASCII = /^[\p{ASCII}]*$/u;

/** Removes accents and upper case: 'Crème' → 'creme'. */
function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const unmarked = withoutAccents(text).toLowerCase();
  return unmarked.replace(/[œæßøłđı]/g, (letter) => LETTERS[letter] ?? letter);
}

function isDropped(word: string, next: string | undefined): boolean {
  return DESCRIPTORS.has(word) && !(next !== undefined && TELLING_PAIRS.has(`${word} ${next}`));
}

function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us)$/.test(word) || SINGULAR_IN_S.has(word))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|o|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
