import {
  type CulinaryFood,
  culinaryFood,
  type Kind,
  titleCase,
  type Way,
} from '../../foods/culinary-food.ts';
import { isForeignName } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import { needsWarmingOnly } from '../../foods/food-state.ts';
import { editDistance } from '../../foods/names/edit-distance.ts';
import { FORMS } from '../../foods/names/name-words.ts';
import type { IngredientUnit } from '../../ingredient.ts';
import { withoutAccents } from '../../text/accents.ts';
import { findRole } from './find-role.ts';

/** Last words of foods that are small and named in the plural. Other foods are only if the table has a piece weight. */
const SEVERAL: ReadonlySet<string> = new Set(
  `granule bean pea lentil chickpea chip flake seed nut noodle berry sprout sheet cracker cookie biscuit olive caper raisin date
  fig prune apricot cherry currant sultana mushroom onion shallot tomato pepper potato carrot leaf wrapper dumpling shell
  crouton breadcrumb crumb oat mussel clam oyster scallop prawn shrimp sardine anchovy egg rib wing chop sausage meatball
  almond cashew peanut pecan pistachio walnut hazelnut frank fillet mixed green vegetable fruit fry tot nugget marshmallow
  cornflake grape melon peach pear plum apple banana orange lemon lime mandarin kiwi mango`.split(/\s+/),
);

/** Foods with a piece weight that are treated as a mass: a 'piece' is a pack, a head or a bar. */
const MASS =
  /(?:sauce|oil|flour|sugar|paste|powder|rice|milk|cheese|butter|cream|juice|vinegar|bread|meat|speck|gammon|broth|stock|wine|beer|syrup|jam|spice|seasoning|pasta|spaghetti|macaroni|ham|bacon|guanciale|pancetta|porcini|beef|pork|lamb|mutton|goat|venison|veal|chicken|turkey|duck|salmon|tuna|cod|fish|trout|tofu|tofoo|garlic|ginger|ginger root|celery|spinach|kale|lettuce|cabbage|broccoli|cauliflower|parsley|cilantro|basil|chocolate|yogurt|corn|dough|pastry|crust|soup|coffee|tea|fraiche|ramen|naan|pizza|challah|brioche|focaccia|ciabatta|mix|paneer|halloumi|gelatin|yeast|soda|jack|labneh|spam|velveeta|shoulder|sirloin|brisket|tenderloin|loin|snapper|watermelon|cantaloupe|honeydew|pineapple|pumpkin|squid|crab|okra|paper|clove|rhubarb|daikon|skyr|bleu|meatloaf|pie|quiche|lasagna|lasagne|casserole|pierogi|soba|udon|tempeh|kielbasa|andouille|linguica|boerewors|kabanos|curd|chicharron|maggi|indomie|ramyun|ramyeon|tamarind|quark)$/;

const MASSES: ReadonlySet<string> = new Set(['dairy']);

const WAYS_OF_LEFTOVERS: readonly Way[] = ['stir-fry', 'side', 'taco', 'bowl', 'pasta'];

/** The kind of protein for a food without its own row, by the first matching rule. */
const KINDS_BY_WORD: readonly (readonly [fits: (name: string) => boolean, kind: Kind])[] = [
  [(name) => /\b(?:ground|mince)\b/.test(name), 'ground'],
  [(name) => /\b(?:sausage|wurst|kielbasa|frankfurter|hot dog)\b/.test(name), 'sausage'],
  [needsWarmingOnly, 'plain'],
  [(name) => /\b(?:bacon|ham|pancetta|prosciutto|salami|pepperoni|guanciale)\b/.test(name), 'cured'],
];

const UNITS: readonly IngredientUnit[] = ['piece', 'clove', 'tbsp', 'tsp', 'cup', 'bunch'];

const DESCRIBED = new Map<string, CulinaryFood>();

/**
 * The culinary description of a food of the table under the typed name: courgettes stay courgettes. A food without its
 * own row is measured by its household weights and used only if a dish names it.
 */
export function describeFood(food: Food, typed: string): CulinaryFood {
  const word = wordFor(food, typed);
  const isCut = CUT_BEFORE.test(typed);
  // Frozen vegetables are washed, trimmed and cut.
  const isFrozen = food.category === 'vegetable' && /\bfrozen\b/i.test(typed);
  const isSmall =
    (food.name === 'potato' && SMALL_POTATO.test(typed)) ||
    (food.name === 'hash brown patty' && /\btots?\b/i.test(typed));
  const form = formOf(food, typed);
  const isLarge = form !== 'on the bone' && LARGE.test(typed);
  const key = `${food.name}|${word}|${isCut}|${isFrozen}|${isSmall}|${form}|${isLarge}`;
  const known = DESCRIBED.get(key);
  if (known) return known;
  const described = speakOf(weighedAs(findRole(food.name, food) ?? withoutRow(food), food), food, word);
  const isReady = isFrozen || (isCut && KNIFE_WORK.test(described.prep));
  const cut = isReady ? { ...described, prep: '' } : described;
  const result = {
    ...cut,
    ...(isSmall && { measure: { unit: 'g', grams: 1 } as const }),
    ...(form && FORMED[form]),
    ...(form === 'whole bird' && food.name !== 'chicken' && asWholeBird(food, cut.one)),
    ...(isLarge && (form === 'raw gammon' || IN_SLICES.has(cut.kind)) && { ways: NO_WAYS, isLarge }),
  };
  DESCRIBED.set(key, result);
  return result;
}

/** Ways in which meat is sold that decide how it is cooked. */
type MeatForm = 'whole bird' | 'on the bone' | 'raw gammon';

const ON_THE_BONE = /\b(?:on the bone|bone[- ]?in|with bones?|curry cut|karahi cut|jointed|leg pieces?)\b/i;
const WHOLE_BIRD =
  /\b(?:whole|roasting|spatchcock(?:ed)?) (?:\p{L}+ )?chicken|\bchicken,? \(?whole\b|^(?:large|medium|small) chicken$|\b(?:poussin|capon)s?\b|^(?:pollo entero|pollo intero|frango inteiro|poulet entier|ganzes h(?:uhn|ähnchen))$/iu;

/** Words for meat in one large piece. */
const LARGE =
  /^(?!.*\b(?:steak|chop|cutlet|medallion|escalope)s?\b).*\b(?:whole|half an?|crown|joint|roast|roasting|rolled|rack|saddle|haunch|gigot|standing|prime rib|leg of|rib of|enti[eè]re?|enter[oa]|inteir[oa]|intero|ganze[rs]?)\b/iu;
/** Kinds of meat that are cooked in slices, within minutes, if they are no joint. */
const IN_SLICES: ReadonlySet<Kind> = new Set(['chop', 'steak']);
const NO_WAYS: CulinaryFood['ways'] = new Set();

/** What is on the bone is neither cut into bites nor done in ten minutes, and gammon is raw, so neither goes where small pieces or ham do. */
const FORMED: Readonly<Record<MeatForm, Partial<CulinaryFood>>> = {
  'whole bird': {
    name: 'whole chicken',
    one: 'chicken',
    many: 'chicken',
    prep: 'cut * into eight pieces',
    measure: { unit: 'piece', grams: 920 },
    ways: NO_WAYS,
    isLarge: true,
  },
  'on the bone': { name: 'chicken leg', prep: '', ways: new Set() },
  'raw gammon': { name: 'gammon', prep: '', ways: new Set() },
};

/** Birds besides chicken that are sold whole, and the breast that is sold as a crown. */
const WHOLE_BIRDS: ReadonlyMap<string, string> = new Map([
  ['turkey', 'turkey'],
  ['turkey breast', 'turkey'],
  ['duck', 'duck'],
  ['guinea fowl', 'guinea fowl'],
]);

function asWholeBird({ name, grams: { piece } }: Food, word: string): Partial<CulinaryFood> {
  const one = word.replace(/^whole /, '');
  return {
    name: `whole ${WHOLE_BIRDS.get(name) ?? name}`,
    one,
    many: one,
    isCounted: false,
    prep: '',
    measure: piece === undefined ? { unit: 'g', grams: 1 } : { unit: 'piece', grams: piece },
  };
}

/** Whether a bird that is only known by its name and its amount is a whole one: a turkey of 5 kg, but not 500 g of turkey. */
export const isWholeByAmount = ({ name, grams: { piece = 0 } }: Food, amount: number | null): boolean =>
  WHOLE_BIRDS.has(name) && piece >= LARGE_BIRD && amount !== null && amount >= piece / 2;
/** In grams. */
const LARGE_BIRD = 1000;

function formOf({ name }: Food, typed: string): MeatForm | undefined {
  if (WHOLE_BIRDS.has(name) && LARGE.test(typed)) return 'whole bird';
  if (name === 'bone in chicken thigh') return 'on the bone';
  if (name === 'chicken' && (WHOLE_BIRD.test(typed) || LARGE.test(typed))) return 'whole bird';
  if ((name === 'chicken' || name === 'chicken thigh') && ON_THE_BONE.test(typed)) return 'on the bone';
  return name === 'ham steak' && /\bgammon\b/i.test(typed) ? 'raw gammon' : undefined;
}

/** Potatoes (and, above, tater tots) of which one weighs a fifth of a usual one, so they are weighed and not counted. */
const SMALL_POTATO =
  /\b(?:new|baby|mini|salad|fingerling|creamer|ratte) (?:\p{L}+ )?potato|\bjersey royals?\b/iu;

/** A food cooked like another keeps its own weight: a banana pepper weighs a third of a bell pepper. */
function weighedAs(role: CulinaryFood, food: Food): CulinaryFood {
  const grams = role.name === food.name ? undefined : food.grams[role.measure.unit];
  return grams === undefined ? role : { ...role, measure: { ...role.measure, grams } };
}

/** Words for food that is already cut when bought: shredded cheese is not grated again. */
const CUT_BEFORE =
  /\b(?:pre-?cut|wafer thin|shredded|grated|sliced|diced|chopped|minced|crumbled|cubed|cubes?|julienned?|matchstick|strips?|chunks?|florets?|spirali[sz]ed)\b/i;

/** Preparation with a knife or grater, as opposed to draining or rinsing. */
const KNIFE_WORK =
  /^(?:(?:finely|thinly|coarsely|roughly|peel and|core and) )*(?:chop|slice|dice|mince|grate|crumble|cut|shred|peel \* and cut)\b/;

/** Describes a food that is not in the table. Only names of a sauce or a seasoning are used; undefined for others. */
export function describeUnknown(name: string): CulinaryFood | undefined {
  const plain = name.toLowerCase();
  if (!/^\p{L}[\p{L}’' -]{2,29}$/u.test(plain)) return undefined;
  if (/\bsauce$/.test(plain))
    return culinaryFood(plain, 'pantry', { role: 'sauce', kind: 'condiment', portion: 12, in: { tbsp: 16 } });
  if (/\b(?:seasoning|spice mix|spice blend)$/.test(plain))
    return culinaryFood(plain, 'spice', { role: 'spice', kind: 'plain', portion: 1, in: { tsp: 2.2 } });
  return undefined;
}

/** Names such as 'leg of lamb' and 'corn on the cob', which normalisation reorders, so the table's name is used. */
const IN_PARTS = /\b(?:of|on|in|with|for|a|the)\b/;

const KEYS = new WeakMap<Food, readonly { readonly name: string; readonly key: string }[]>();

/** The names of a food, its own first, each with its key. */
function namesOf(food: Food) {
  const names =
    KEYS.get(food) ?? [food.name, ...food.aliases].map((name) => ({ name, key: foodNameKey(name) }));
  KEYS.set(food, names);
  return names;
}

/**
 * The longest of the table's name and aliases that occurs in the typed text, preferring the table's name. A name in
 * another language stays as typed; `isSaidInEnglish` decides whether recipes use it.
 */
function wordFor(food: Food, typed: string): string {
  const word = typedWord(food, typed);
  const sorted = (name: string) => foodWords(name).sort().join(' ');
  // 'Lentils (red)' are red lentils, 'veg' is short for vegetables, and a name that only has a brand more is the food's.
  const isOther = sorted(word) === sorted(food.name) || SHORT_WORDS.test(word) || SAYS_BRAND_ONLY.test(word);
  return isOther ? food.name : word;
}

/** Shortened words, which lists have and recipes do not. */
const SHORT_WORDS =
  /^(?:(?:mixed |frozen )*veg|toms|yog|spag|avo|brocc|caulis?|spuds?|marge|philly|taters?|(?:black |white |mixed )?peppercorns?)$/;
const SAYS_BRAND_ONLY = /^heinz beanz$|^haribo$|^(?:mtr|gits) /;

function typedWord(food: Food, typed: string): string {
  const words = ` ${foodNameKey(typed)} `;
  const isTyped = (key: string) => words.includes(` ${key} `);
  const names = namesOf(food);
  const written = typed.trim().toLowerCase();
  // 'Brocoli' is Spanish, and in an English list a slip; so is 'parmesean'.
  if (SLIPS.has(foodNameKey(written)) || (isForeignName(typed) && isSlip(written, food.name)))
    return food.name;
  if (isForeignName(typed)) return written;
  // Frozen chips of a British kitchen are no french fries on its plate.
  if (food.name === 'french fry' && /\bchips?$/i.test(typed.trim())) return 'chip';
  // The list says that they have their bone and skin; the steps need not.
  if (food.name === 'bone in chicken thigh') return 'chicken thigh';
  let best = { name: food.name, key: '' };
  for (const name of names) {
    if (name.key.length > best.key.length && isTyped(name.key)) best = name;
  }
  if (best.name !== food.name) {
    // 'Bramley apples' are called apples, although 'Bramley' alone would be understood, too.
    const own = names[0]?.key ?? '';
    const isVariety = isTyped(own) && !best.key.includes(own);
    // 'Mackerel in tomato sauce' is no other order of 'sardine in tomato sauce'.
    const isTurnedRound = foodWords(food.name).includes(foodWords(best.name)[0] ?? '');
    if (isVariety || (isTurnedRound && IN_PARTS.test(best.name))) return food.name;
    if (IN_PARTS.test(best.name)) return best.name;
  }
  // 'Shredded cheese' matches an alias only by 'cheese', so it is called that.
  const isShort = best.key !== '' && best.key.split(' ').length < best.name.split(' ').length;
  const plain = withoutForm(isShort ? best.key : best.name, food);
  // 'Spätzle' keeps its dots, which the table leaves out.
  const word = written !== plain && withoutAccents(written) === plain ? written : plain;
  // 'Mince lamb' of a shopping list is lamb mince in a sentence.
  return word.replace(/^mince (lamb|pork|chicken|turkey|beef)$/, '$1 mince');
}

/** Whether a word of another language is an English one but for a letter. */
function isSlip(written: string, name: string): boolean {
  return [name, plural(name)].some(
    (word) => word.length > LONGEST_DIFFERENT && editDistance(written, word) === 1,
  );
}
const LONGEST_DIFFERENT = 6;

/** Other slips that the table lists. */
const SLIPS: ReadonlySet<string> = new Set([
  'parmesean',
  'mayonaise',
  'worchestershire sauce',
  'pumkin',
  'pumkin seed',
  'dessicated coconut',
  'cacoa powder',
  'lemon juiced',
  'hallumi',
]);

const TINNED: ReadonlyMap<string, string> = new Map([
  ['tin', 'tinned'],
  ['can', 'canned'],
]);

/** Shapes in which a food is sold, which a sentence leaves out: 'frozen spinach balls', 'chorizo ring'. */
const SHAPES: ReadonlySet<string> = new Set(['ball', 'ring', 'horseshoe', 'log', 'brick', 'knob', 'bar']);

/** Shortens a name in a sentence if the rest means the same food: garlic cloves are garlic, and a cod fillet is cod. */
function withoutForm(word: string, food: Food): string {
  const words = word.split(' ');
  const last = foodNameKey(words.at(-1) ?? '');
  // A 'sweetcorn tin' is tinned sweetcorn.
  const tinned = TINNED.get(last);
  if (tinned && words.length > 1) return `${tinned} ${words.slice(0, -1).join(' ')}`;
  // A bouillon cube stays a cube, whatever its brand.
  const isForm = words.length > 1 && (FORMS.has(last) || SHAPES.has(last)) && !food.name.endsWith(last);
  const rest = words.slice(0, -1).join(' ');
  return isForm && word !== food.name && findFood(rest) === food ? rest : word;
}

/** Words about how a food was stored or bought; they do not belong in the name of a dish. */
const NO_TITLE =
  /^(?:canned|tinned|jarred|long grain|easy cook|boil in the bag|microwave|wafer thin|chopped|crushed|diced|peeled|frozen|fresh|dried|cooked|boiled|ground|firm|extra firm|leftover|ready|plain|whole|large|baby|baking|roasting|stewing|braising|frying|stir fry) (?=.)/;

/** Words about how it was cut, which do not belong there either: 'beef strips', 'pumpkin puree'. */
const NO_TITLE_BEHIND =
  /(?<=(?:beef|pork|chicken|turkey|steak|lamb|meat|pumpkin|potato|fish) )(?:strip|chunk|cube|slice|piece|puree|stew meat|stewing meat|stewing steak|braising steak)s?$/;

/** 'Ground chuck' is beef in the name of a dish. */
const GROUND_CUT = /^(?:lean )?(?:ground |minced )(?:chuck|round|sirloin)$/;

const titleOf = (word: string): string =>
  titleCase(
    word
      .replace(GROUND_CUT, 'beef')
      .replace(NO_TITLE, '')
      .replace(NO_TITLE, '')
      .replace(NO_TITLE_BEHIND, '')
      .trim(),
  );

/** A food's name in the plural as a title: 'Black Beans', even if they are canned. */
export const manyTitle = ({ many, manyTitle: own }: CulinaryFood): string => own ?? titleOf(many);

/**
 * Kinds of food of which a name in another language is the same food. A sausage or a leaf may be only like the one in the table: sucuk is no
 * chorizo.
 */
const SAME_IN_ALL_LANGUAGES: ReadonlySet<Kind> = new Set([
  'poultry',
  'egg',
  'bean',
  'lentil',
  'rice',
  'pasta',
  'potato',
  'root',
  'tomato',
  'onion',
  'garlic',
  'raw',
  'tender',
  'firm',
  'berry',
  'soft-fruit',
  'firm-fruit',
  'nut',
  'milk',
  'yogurt',
  'cream',
  'ground',
  'chop',
]);

/** Foods of other kinds that are the same in all languages. */
const SAME_FOODS: ReadonlySet<string> = new Set(
  `butter,margarine,peanut butter,soy sauce,fish sauce,mustard,ketchup,mayonnaise,vegetable oil,sunflower oil,olive oil,vinegar,
  white vinegar,sugar,honey,flour,salt,coconut milk,tofu,oat milk,soy milk,bread,tomato paste`.split(/,\s*/),
);

/**
 * Whether recipes call a food by its English name although the list has another: a cucumber salad is one also where the list says 'Gurke',
 * and the juice is that of 1 lemon, not of '1 limones'.
 */
function isSaidInEnglish(role: CulinaryFood, food: Food, word: string): boolean {
  if (!isForeignName(word)) return false;
  return SAME_IN_ALL_LANGUAGES.has(role.kind) || food.category === 'fruit' || SAME_FOODS.has(food.name);
}

/** Brands that are names of foods in the table. Sentences write them with a capital, and no sauce of a dish is named after them. */
const BRAND =
  /\b(?:prego|dolmio|maggi|oxo|knorr|violife|lurpak|kerrygold|quorn|beyond|impossible|nutella|marmite|vegemite|philadelphia|boursin|indomie|tofoo|velveeta|haribo)\b/;
const withBrand = (word: string) => word.replace(BRAND, capitalLetter);
const capitalLetter = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Tortillas de maíz' has its plural in front, and no 'maizes'. */
const OF_ROMANCE = /\S (?:de|del|di|da|au|al|alla) \S/;

/** Words for pieces of pasta, which are named in the plural: 'Pasta Shapes with Peas'. */
const PASTA_PIECE = /\b(?:shape|star|letter|wheel|shell|bow|twist|spiral|butterfly|elbow|ribbon|quill)$/;

function speakOf(role: CulinaryFood, food: Food, said: string): CulinaryFood {
  const word = role.kind === 'pasta' && PASTA_PIECE.test(said) ? plural(said) : said;
  // The row's own wording stays for the table's name and the row's names.
  if (isWithout(food.name) && !isWithout(role.one)) return asWithout(role, food.name);
  if ((word === food.name && sharesWords(word, role)) || foodNameKey(word) === foodNameKey(role.name))
    return role;
  if (isSaidInEnglish(role, food, word)) return speakOf(role, food, food.name);
  // A spice is a powder unless its name says seeds or the like: 'white pepper', 'chili powder'.
  // A sausage of another country has no plural here: 'the linguiça is'.
  const isForeign = isForeignName(word);
  const isCounted =
    role.role === 'spice'
      ? /\b(?:seed|flake|granule|pod|leaf|stick)$/.test(word)
      : isCountable(word, food) && !(isForeign && role.kind === 'sausage');
  const many = isCounted && word === said && !isForeign && !OF_ROMANCE.test(word) ? plural(word) : word;
  return {
    ...role,
    // A packet of instant noodles is no noodle.
    one: withBrand(word.endsWith('noodle') ? many : word),
    many: withBrand(many),
    isCounted,
    ...(role.role === 'liquid' && word.replace(BRAND, '') === '' ? {} : { title: titleOf(word) }),
    // Dried or ground food needs no cutting.
    prep: /^(?:dried|ground) /.test(word) ? '' : role.prep,
  };
}

const WITHOUT = /^(gluten|dairy|lactose|egg|sugar) free /;
const isWithout = (name: string) => WITHOUT.test(name);

/** Gluten-free bread is never called just 'bread', so that a person who must not eat bread knows which one is meant. */
function asWithout(role: CulinaryFood, foodName: string): CulinaryFood {
  const prefixed = (word: string) => `${WITHOUT.exec(foodName)?.[1]}-free ${word}`;
  return {
    ...role,
    one: prefixed(role.one),
    many: prefixed(role.many),
    title: titleCase(prefixed(role.title)),
  };
}

/** Whether the row's wording consists of words of the food's name, so that green onions do not become scallions. */
function sharesWords(name: string, { one }: CulinaryFood): boolean {
  const words = foodNameKey(name).split(' ');
  return foodNameKey(one)
    .split(' ')
    .every((word) => words.includes(word));
}

function withoutRow(food: Food): CulinaryFood {
  const [fits, kind] =
    food.category === 'protein' ? (KINDS_BY_WORD.find(([fit]) => fit(food.name)) ?? []) : [];
  const isWarmed = fits === needsWarmingOnly;
  const unit = UNITS.find((candidate) => food.grams[candidate] !== undefined);
  const grams = unit && food.grams[unit];
  const isCounted = isCountable(food.name, food);
  return culinaryFood(food.name, food.category, {
    role: kind ? 'protein' : 'other',
    kind: kind ?? 'plain',
    portion: 50,
    minutes: kind ? 8 : 5,
    ...(isWarmed ? { prep: 'cut * into bite-size pieces', ways: WAYS_OF_LEFTOVERS } : {}),
    ...(unit && grams && isMeasuredSo(unit, food, isCounted) ? { in: { [unit]: grams } } : {}),
    ...(isCounted ? { many: plural(food.name) } : {}),
    title: titleOf(food.name),
  });
}

/** In grams; lighter pieces such as crisps are weighed. */
const LEAST_COUNTED = 4;

/** Meat and other protein is weighed, even if the weight of a piece is known. */
function isMeasuredSo(unit: IngredientUnit, food: Food, isCounted: boolean): boolean {
  if (unit !== 'piece') return true;
  const isTooSmall = (food.grams.piece ?? 0) < LEAST_COUNTED;
  return isCounted && food.category !== 'protein' && !isTooSmall;
}

function isCountable(name: string, food: Food): boolean {
  const words = foodWords(name);
  if (SEVERAL.has(words.at(-1) ?? '')) return true;
  // A piece of cheese, butter or a loaf is a block of it, whatever its brand is called.
  if (findRole(food.name, food)?.isCounted === false && MASSES.has(food.category)) return false;
  return food.grams.piece !== undefined && !MASS.test(words.join(' '));
}

/** Words that are the same in the plural. */
const SAME_IN_PLURAL =
  /(?:guez|injera|shrimp|nori|choi|choy|choy sum|[gk]ai lan|wong bok|wombok|\bgim|seaweed|hijiki|arame|eomuk|bhindi|mooli|negi|bimi|karela|ampalaya|maize|mandu|mandoo|gyoza|phyllo|filo|mackerel|herring|leberkase|leberkäse|weet ?bix|weetabix|oatibix)$/;

/** 'cherry' → 'cherries', 'peach' → 'peaches', 'leaf' → 'leaves'; 'pak choi' does not change. */
export function plural(word: string): string {
  // 'Pigs in blankets'.
  const [, one = '', rest = ''] = /^(\S+) in an? (\S+)$/.exec(word) ?? [];
  if (one !== '') return `${plural(one)} in ${plural(rest)}`;
  if (SAME_IN_PLURAL.test(word)) return word;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return /[^s]s$/.test(word) ? word : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:tomato|potato|mango)$/.test(word)) return `${word}es`;
  if (/(?:leaf|loaf|half)$/.test(word)) return `${word.slice(0, -1)}ves`;
  return `${word}s`;
}
