import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
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
import { foodNameKey, foodWords, pluralOf } from '../../foods/food-name.ts';
import { needsWarmingOnly } from '../../foods/food-state.ts';
import { isFrozen as saysFrozen } from '../../foods/is-frozen.ts';
import { FORMS } from '../../foods/names/name-words.ts';
import { isOneOf, saysOneOf } from '../../foods/phrases-in.ts';
import type { IngredientUnit } from '../../ingredient.ts';
import { withoutAccents } from '../../text/accents.ts';
import { findRole } from './find-role.ts';

const capitalLetter = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const SEVERAL: ReadonlySet<string> = new Set(words.several);
const MASSES: ReadonlySet<string> = new Set(['dairy']);

const WAYS_OF_LEFTOVERS: readonly Way[] = ['stir-fry', 'side', 'taco', 'bowl', 'pasta'];

/** The kind of protein for a food without its own row, by the first matching rule. */
const KINDS_BY_WORD: readonly (readonly [fits: (name: string) => boolean, kind: Kind])[] = [
  [saysOneOf(words.ground), 'ground'],
  [saysOneOf(words.sausages), 'sausage'],
  [needsWarmingOnly, 'plain'],
  [saysOneOf(words.cured), 'cured'],
];

const UNITS: readonly IngredientUnit[] = ['piece', 'clove', 'tbsp', 'tsp', 'cup', 'bunch'];

const DESCRIBED = new Map<string, CulinaryFood>();

/**
 * The culinary description of a food of the table under the typed name: courgettes stay courgettes. A food without its
 * own row is measured by its household weights and used only if a dish names it.
 */
export function describeFood(food: Food, typed: string): CulinaryFood {
  const word = wordFor(food, typed);
  const isCut = isCutBefore(typed);
  // Frozen vegetables and fruit are washed, trimmed and cut.
  const saysIt = saysFrozen(typed);
  const isFrozen = FROZEN_READY.has(food.category) && saysIt;
  const isCooked = wasCooked(typed);
  const isSmall = SOLD_SMALL.has(food.name) && isInSmallPieces(typed);
  const form = formOf(food, typed);
  const isLarge = form !== 'on the bone' && isInOnePiece(typed);
  const key = `${food.name}|${word}|${isCut}|${saysIt}|${isCooked}|${isSmall}|${form}|${isLarge}`;
  const known = DESCRIBED.get(key);
  if (known) return known;
  const role = rowNamed(word, food) ?? findRole(food.name, food) ?? withoutRow(food);
  const described = speakOf(weighedAs(role, food), food, word);
  // Beans out of a pot or bag are not rinsed, as those of a tin are.
  const isLoose = described.kind === 'bean' && (isCooked || (saysIt && food.state === 'canned'));
  const isReady = isFrozen || isLoose || (isCut && KNIFE_WORK.test(described.prep));
  const cut = isReady
    ? { ...described, prep: isFrozen && isLeaf(described) ? words['thawed leaves'].join() : '' }
    : described;
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

const FROZEN_READY: ReadonlySet<string> = new Set(['vegetable', 'fruit']);
const wasCooked = saysOneOf(words['cooked before']);
/** Frozen leaves and herbs are soft and full of water. */
const isLeaf = ({ kind, role, name }: CulinaryFood) => kind === 'leafy' || role === 'herb' || isHerbs(name);
const isHerbs = saysOneOf(words.herbs);

/** The food's own row for one of its other names: a cinnamon stick is counted, and no powder. */
const rowNamed = (word: string, { cookNamed }: Food): CulinaryFood | undefined =>
  cookNamed?.find(({ name, one }) => name === word && one === word);

/** Ways in which meat is sold that decide how it is cooked. */
type MeatForm = 'whole bird' | 'on the bone' | 'raw gammon';

const isOnTheBone = saysOneOf(words['on the bone']);
const isWholeChicken = isOneOf(words['whole chicken']);
const isRawGammon = saysOneOf(words['raw gammon']);
const isInSlices = saysOneOf(words['in slices']);
const saysLarge = saysOneOf(words.large);
/** Whether it is meat in one large piece. */
const isInOnePiece = (typed: string) => saysLarge(typed) && !isInSlices(typed);
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
  if (WHOLE_BIRDS.has(name) && isInOnePiece(typed)) return 'whole bird';
  if (name === 'bone in chicken thigh') return 'on the bone';
  if (name === 'chicken' && (isWholeChicken(typed) || isInOnePiece(typed))) return 'whole bird';
  if ((name === 'chicken' || name === 'chicken thigh') && isOnTheBone(typed)) return 'on the bone';
  return name === 'ham steak' && isRawGammon(typed) ? 'raw gammon' : undefined;
}

/** Foods that are also sold in small pieces, which are weighed and not counted. */
const SOLD_SMALL: ReadonlySet<string> = new Set(['potato', 'hash brown patty']);
const isInSmallPieces = saysOneOf(words['small pieces']);

/** A food cooked like another keeps its own weight: a banana pepper weighs a third of a bell pepper. */
function weighedAs(role: CulinaryFood, food: Food): CulinaryFood {
  const grams = role.name === food.name ? undefined : food.grams[role.measure.unit];
  return grams === undefined ? role : { ...role, measure: { ...role.measure, grams } };
}

/** Whether it is already cut when bought: shredded cheese is not grated again. */
const isCutBefore = saysOneOf(words['cut before']);

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
 * The longest of the table's name and aliases that occurs in the typed text, preferring the table's name. Of a name in
 * another language it is the table's name, or the English one that the lexicon gives it.
 */
function wordFor(food: Food, typed: string): string {
  const word = typedWord(food, typed);
  // 'Lentils (red)' are red lentils, 'veg' is short for vegetables, and a name that only has a brand more is the food's.
  const isOther = sortedKey(word) === sortedKey(food.name) || isShortWord(word);
  return isOther ? food.name : word;
}

/** Whether it is a shortened word or a brand, which lists have and recipes do not. */
const isShortWord = isOneOf(words['short words']);

function typedWord(food: Food, typed: string): string {
  const key = ` ${foodNameKey(typed)} `;
  const isTyped = (part: string) => key.includes(` ${part} `);
  const names = namesOf(food);
  const written = typed.trim().toLowerCase();
  const said = saidAs(written, food);
  if (said !== undefined) return said;
  // 'Parmesean' is a typo, and so may be 'brocoli', which is Spanish, too.
  if (LISTED_TYPOS.has(foodNameKey(written)) || isForeignName(typed)) return food.name;
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
  const saidOfName = saidAs(best.name, food);
  if (saidOfName !== undefined) return saidOfName;
  // 'Shredded cheese' matches an alias only by 'cheese', so it is called that.
  const isShort = best.key !== '' && best.key.split(' ').length < best.name.split(' ').length;
  const plain = withoutForm(isShort ? best.key : best.name, food);
  // 'Spätzle' keeps its dots, which the table leaves out.
  const word = written !== plain && withoutAccents(written) === plain ? written : plain;
  // 'Mince lamb' of a shopping list is lamb mince in a sentence.
  return MINCE_IN_FRONT.has(word) ? word.split(' ').reverse().join(' ') : word;
}

/** The words of a name in any order: a 'ser żółty' is a 'żółty ser'. */
const sortedKey = (name: string): string => foodWords(name).sort().join(' ');

/** What recipes call a food by a name in another language, of which the table's name would say too much: 'Käse' is no cheddar. */
const SAID_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(naming['said as']).flatMap(([word, names]) =>
    names.split(', ').map((name) => [sortedKey(name), word] as const),
  ),
);

function saidAs(name: string, food: Food): string | undefined {
  const said = SAID_AS.get(sortedKey(name));
  return said !== undefined && findFood(said) === food ? said : undefined;
}

/** Typos that the table lists. */
const LISTED_TYPOS: ReadonlySet<string> = new Set(words.typos);
const MINCE_IN_FRONT: ReadonlySet<string> = new Set(words['mince in front']);

const TINNED: ReadonlyMap<string, string> = new Map([
  ['tin', 'tinned'],
  ['can', 'canned'],
]);

const SHAPES: ReadonlySet<string> = new Set(words.shapes);

/** Shortens a name in a sentence if the rest means the same food: garlic cloves are garlic, and a cod fillet is cod. */
function withoutForm(word: string, food: Food): string {
  const parts = word.split(' ');
  const last = foodNameKey(parts.at(-1) ?? '');
  const rest = parts.slice(0, -1).join(' ');
  // A 'sweetcorn tin' is tinned sweetcorn.
  const tinned = TINNED.get(last);
  if (tinned && parts.length > 1) return `${tinned} ${rest}`;
  // A bouillon cube stays a cube, whatever its brand.
  const isForm = parts.length > 1 && (FORMS.has(last) || SHAPES.has(last)) && !food.name.endsWith(last);
  return isForm && word !== food.name && findFood(rest) === food ? rest : word;
}

/** The name of a food in the name of a dish, without how it was stored, bought or cut: 'Beef' for 'frozen beef strips'. */
function titleOf(word: string): string {
  return titleCase(isBeefByCut(word) ? 'beef' : withoutCut(withoutFirst(withoutFirst(word))));
}
const isBeefByCut = isOneOf(words['beef by its cut']);

function withoutFirst(word: string): string {
  const first = words['not in a title'].find((phrase) => word.startsWith(`${phrase} `));
  return first === undefined ? word : word.slice(first.length + 1).trim();
}

function withoutCut(word: string): string {
  for (const cut of words.cuts)
    for (const ending of [` ${cut}`, ` ${cut}s`]) {
      const food = word.slice(0, -ending.length);
      if (word.endsWith(ending) && words['cut foods'].some((name) => food.endsWith(name))) return food;
    }
  return word;
}

/** The name of a food in a sentence about a dish, without how it was cut: 'lamb' for 'lamb stew meat'. */
export const withoutItsCut = (word: string): string => (isBeefByCut(word) ? 'beef' : withoutCut(word));

/** A food's name in the plural as a title: 'Black Beans', even if they are canned. */
export const manyTitle = ({ many, manyTitle: own }: CulinaryFood): string => own ?? titleOf(many);

/** Brands that are names of foods in the table. No sauce of a dish is named after them. */
const BRANDS: ReadonlySet<string> = new Set(words.brands);
/** How sentences write brands and other proper names, by the lower case: with a capital, or as the list has them. */
const PROPER: ReadonlyMap<string, string> = new Map(
  [...words.brands, ...words['proper names']].map((name) => {
    const lower = name.toLowerCase();
    return [lower, name === lower ? capitalLetter(name) : name] as const;
  }),
);
const withBrand = (word: string) =>
  word
    .split(' ')
    .map((part) => PROPER.get(part) ?? part)
    .join(' ');

/** A title with proper names as the list has them: 'HP Sauce'. */
const withCapitals = (title: string) =>
  title
    .split(' ')
    .map((part) => PROPER.get(part.toLowerCase()) ?? part)
    .join(' ');

/** The last word of a name. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
const SPICE_PIECES: ReadonlySet<string> = new Set(words['spice pieces']);
const PASTA_PIECES: ReadonlySet<string> = new Set(words['pasta pieces']);

/** 'Tortillas de maíz' has its plural in front, and no 'maizes'. */
const isRomance = (word: string) =>
  word
    .split(' ')
    .slice(1, -1)
    .some((part) => OF_ROMANCE.has(part));
const OF_ROMANCE: ReadonlySet<string> = new Set(words['of in romance']);

function speakOf(role: CulinaryFood, food: Food, said: string): CulinaryFood {
  const word = role.kind === 'pasta' && PASTA_PIECES.has(lastWord(said)) ? plural(said) : said;
  // The row's own wording stays for the table's name and the row's names.
  if (isWithout(food.name) && !isWithout(role.one)) return asWithout(role, food.name);
  if ((word === food.name && sharesWords(word, role)) || foodNameKey(word) === foodNameKey(role.name))
    return role;
  // A spice is a powder unless its name says seeds or the like: 'white pepper', 'chili powder'.
  // A sausage of another country has no plural here: 'the linguiça is'.
  const isForeign = isForeignName(word);
  const isCounted =
    role.role === 'spice'
      ? SPICE_PIECES.has(lastWord(word))
      : isCountable(word, food) && !(isForeign && role.kind === 'sausage');
  const many = isCounted && word === said && !isForeign && !isRomance(word) ? plural(word) : word;
  return {
    ...role,
    // A packet of instant noodles is no noodle.
    one: withBrand(word.endsWith('noodle') ? many : word),
    many: withBrand(many),
    isCounted,
    ...(role.role === 'liquid' && BRANDS.has(word) ? {} : { title: withCapitals(titleOf(word)) }),
    // A stock cube that is sold as a powder is measured in spoons.
    ...(role.role === 'spice' && role.measure.unit === 'piece' && !isCounted && food.grams.tsp !== undefined
      ? { measure: { unit: 'tsp', grams: food.grams.tsp } as const }
      : {}),
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
  const parts = foodNameKey(name).split(' ');
  return foodNameKey(one)
    .split(' ')
    .every((word) => parts.includes(word));
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
  const parts = foodWords(name);
  if (SEVERAL.has(parts.at(-1) ?? '')) return true;
  // A piece of cheese, butter or a loaf is a block of it, whatever its brand is called.
  if (findRole(food.name, food)?.isCounted === false && MASSES.has(food.category)) return false;
  return food.grams.piece !== undefined && !isMass(parts.join(' ')) && !isMass(food.name);
}
const isMass = (name: string) => words.mass.some((ending) => name.endsWith(ending));

/** 'cherry' → 'cherries', 'peach' → 'peaches', 'leaf' → 'leaves'; 'pak choi' does not change. */
export function plural(word: string): string {
  // 'Pigs in blankets'.
  const [, one = '', rest = ''] = /^(\S+) in an? (\S+)$/.exec(word) ?? [];
  if (one !== '') return `${plural(one)} in ${plural(rest)}`;
  return words['same in plural'].some((ending) => word.endsWith(ending)) ? word : pluralOf(word);
}
