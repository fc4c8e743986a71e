import type { Allergen } from '../eater.ts';
import { FOREIGN_NAMES } from './data/foreign-names.ts';
import type { Food } from './food.ts';
import { foodNameKey, foodWords } from './food-name.ts';
import { FOODS } from './food-table.ts';
import {
  DONE_TO_IT,
  FORMS,
  FORMS_OF,
  KINDS,
  MAKES_ANOTHER,
  NOT_THEIR_WORDS,
  QUALIFIERS,
  SAYS_NOTHING,
} from './name-words.ts';
import { withoutAmountWords } from './without-amount-words.ts';

const ENGLISH: ReadonlyMap<string, Food> = new Map(
  FOODS.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodNameKey(name), food] as const)),
);

const FOREIGN: readonly (readonly [name: string, food: Food])[] = Object.entries(FOREIGN_NAMES).flatMap(
  ([foodName, names]) => {
    const food = ENGLISH.get(foodNameKey(foodName));
    return food ? names.split(/,\s+/).map((name) => [name, food] as const) : [];
  },
);

const FOOD_BY_KEY: ReadonlyMap<string, Food> = new Map([
  ...FOREIGN.map(([name, food]) => [foodNameKey(name), food] as const),
  ...ENGLISH,
]);

/** Foreign names that only their accents tell from English ones: 'pâtes' is no pâté, and 'jamón' no 'jamon'. */
const FOOD_BY_SPELLING: ReadonlyMap<string, Food> = new Map(
  FOREIGN.filter(([name, food]) => /[^\p{ASCII}]/u.test(name) && FOOD_BY_KEY.get(foodNameKey(name)) !== food),
);

/** Answers for names asked before; lists of a kitchen and its recipes ask for the same few hundred again and again. */
const KNOWN_ANSWERS = new Map<string, Food | undefined>();
const MOST_KNOWN_ANSWERS = 20_000;

/**
 * The everyday food that a typed name means: by name or alias, else without what leaves the food the same, such as
 * amounts, packages, brands, origin, cut and preparation ('2 lb boneless chicken thighs', 'Barilla penne', 'basil
 * leaves, torn', 'tomatoes, canned'). Never by guessing: 'coconut yogurt' is unknown here.
 */
export function findFood(name: string): Food | undefined {
  if (KNOWN_ANSWERS.has(name)) return KNOWN_ANSWERS.get(name);
  const food = find(name);
  if (KNOWN_ANSWERS.size >= MOST_KNOWN_ANSWERS) KNOWN_ANSWERS.clear();
  KNOWN_ANSWERS.set(name, food);
  return food;
}

function find(name: string): Food | undefined {
  if (NOT_THEIR_WORDS.has(foodWords(name).join(' '))) return undefined;
  const food =
    FOOD_BY_SPELLING.get(name.trim().normalize('NFC').toLowerCase()) ??
    FOOD_BY_KEY.get(foodNameKey(name)) ??
    findText(name) ??
    findWithoutAmount(leanAsWord(name));
  return food?.name === 'black pepper' && meansTheVegetable(name) ? FOOD_BY_KEY.get('bell pepper') : food;
}

function findWithoutAmount(name: string): Food | undefined {
  const { food, isFromCan } = withoutAmountWords(name);
  return (isFromCan ? findText(`canned ${food}`) : undefined) ?? findText(food);
}

/** From so much lean meat in a hundred parts on, minced meat is lean. */
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

/** 'Peppers' in the plural, or cut ones, are no spice. */
function meansTheVegetable(name: string): boolean {
  return /\bpeppers\b|\b(?:mini|baby|chopped|diced|sliced|large|small|medium|halved|frozen|roasted)\s.*\bpepper\b/i.test(
    name,
  );
}

function findText(name: string): Food | undefined {
  return findWithAside(name) ?? findClauses(name) ?? findAlternatives(name) ?? findWithoutPurpose(name);
}

/** 'rice (cooked)' → 'cooked rice'; 'scallions (green onions)' and 'butter (softened)' by what stands outside. */
function findWithAside(name: string): Food | undefined {
  const asides = [...name.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  if (asides.length === 0) return undefined;
  const plain = name.replace(/\([^)]*\)?/g, ' ');
  const inverted = findByWords(`${asides.join(' ')} ${plain}`);
  if (inverted) return inverted;
  const said = asides.flatMap(foodWords);
  if (said.some((word) => MAKES_ANOTHER.has(word))) return undefined;
  return find(plain);
}

/** 'tomatoes, canned' → 'canned tomatoes'; 'chicken thighs, cut into chunks' → 'chicken thighs'. */
function findClauses(name: string): Food | undefined {
  const whole = findByWords(name);
  if (whole) return whole;
  const [head = '', ...rest] = name.split(/,|;|\s[–—-]\s/);
  if (rest.length === 0) return undefined;
  const inverted = findByWords(`${rest.join(' ')} ${head}`);
  if (inverted) return inverted;
  return rest.every(isDoneToIt) ? find(head) : undefined;
}

function isDoneToIt(clause: string): boolean {
  const [first] = foodWords(clause);
  return first === undefined || DONE_TO_IT.has(first);
}

/** 'chicken or vegetable stock' → 'chicken stock'; 'butter/margarine' → 'butter'. */
function findAlternatives(name: string): Food | undefined {
  const [first = '', second, ...others] = name.split(/\s+or\s+|\s*\/\s*/i);
  if (second === undefined || others.length > 1) return undefined;
  const own = findByWords(first);
  if (own) return own;
  const last = second.trim().split(/\s+/).at(-1) ?? '';
  return findByWords(`${first} ${last}`);
}

/** 'oil for frying', 'flour plus extra', 'salt to taste': what it is for says nothing of what it is. */
function findWithoutPurpose(name: string): Food | undefined {
  const plain = name.replace(/\s(?:for|to|plus|such as|from|preferably|as needed)\s.*$/i, '');
  return plain === name ? undefined : findText(plain);
}

function findByWords(text: string): Food | undefined {
  const key = foodNameKey(text);
  if (NOT_THEIR_WORDS.has(key)) return undefined;
  const exact = findFramed(key.split(' '));
  if (exact) return exact;
  const told = ` ${spelledAlike(foodWords(text).join(' '))} `.replace(SAYS_NOTHING, '').trim();
  if (told === '') return undefined;
  const words = foodNameKey(told)
    .split(' ')
    .filter((word) => word !== 'and');
  if (words.length === 0 || NOT_THEIR_WORDS.has(words.join(' '))) return undefined;
  return findFramed(words) ?? findInState(words) ?? findKind(words);
}

/** By its last words alone, where they say what it is. */
function findKind(words: readonly string[]): Food | undefined {
  if (words.some((word) => RULES_OUT.has(word))) return undefined;
  for (const count of [2, 1]) {
    const kind = words.length > count ? words.slice(-count).join(' ') : '';
    if (Object.hasOwn(KINDS, kind)) return ENGLISH.get(foodNameKey(KINDS[kind] ?? ''));
  }
  return undefined;
}

/** Words by which a thing is not what its last words say. */
const RULES_OUT: ReadonlySet<string> = new Set(
  'vegan free dairyfree glutenfree mock imitation flavored flavoured milk bubble scented body soap hand peanut'.split(
    ' ',
  ),
);

/** One word for each state that some write in two, or in another country's word. */
function spelledAlike(key: string): string {
  return key
    .replace(/\b(?:tinned|jarred)\b/g, 'canned')
    .replace(/\bpre ?cooked\b/g, 'cooked')
    .replace(/\bleft over\b/g, 'leftover')
    .replace(/\bplant based\b/g, 'vegan')
    .replace(/\bgluten free\b/g, 'glutenfree')
    .replace(/\b(?:dairy|milk) free\b|\bnon dairy\b/g, 'dairyfree')
    .replace(/\bsoya\b/g, 'soy');
}

/** By name with as few words taken off in front and behind as it takes. */
function findFramed(words: readonly string[]): Food | undefined {
  for (let dropped = 0; dropped < words.length; dropped += 1) {
    for (let behind = 0; behind <= dropped; behind += 1) {
      const food = findBetween(words, dropped - behind, words.length - behind);
      if (food) return food;
    }
  }
  return undefined;
}

function findBetween(words: readonly string[], start: number, end: number): Food | undefined {
  const food = FOOD_BY_KEY.get(words.slice(start, end).join(' '));
  if (!food) return undefined;
  const isFramed =
    words.slice(0, start).every(isQualifier) && words.slice(end).every((word) => isForm(word, food));
  return isFramed ? food : undefined;
}

function isQualifier(word: string): boolean {
  return QUALIFIERS.has(word) || /^\d+$/.test(word) || word === 'percent';
}

function isForm(word: string, { category }: Food): boolean {
  return FORMS.has(word) || (Object.hasOwn(FORMS_OF, word) && (FORMS_OF[word] ?? []).includes(category));
}

type StateRule = (food: Food, name: string) => Food | undefined;

/** The food in that state: its own row where there is one, else the food itself where the state leaves it the same. */
const STATES: ReadonlyMap<string, StateRule> = new Map([
  ...'cooked boiled steamed roasted roast grilled baked poached braised sauteed'
    .split(' ')
    .map((state): [string, StateRule] => [
      state,
      (food, name) => cooked(food, name) ?? keptIf(food.category === 'vegetable' || isCooked(food), food),
    ]),
  ['leftover', (food, name) => cooked(food, name) ?? food],
  [
    'canned',
    (food, name) => rowOf('canned', food, name) ?? keptIf(food.category !== 'protein' && !isDry(food), food),
  ],
  [
    'dried',
    (food, name) => rowOf('dried', food, name) ?? keptIf(food.category === 'spice' || isDry(food), food),
  ],
  [
    'dry',
    (food, name) => rowOf('dried', food, name) ?? keptIf(food.category === 'spice' || isDry(food), food),
  ],
  ['ground', (food) => keptIf(food.category === 'spice', food)],
  ['vegan', (food) => keptIf(isFromPlants(food), food)],
  [
    'glutenfree',
    (food, name) => rowOf('gluten free', food, name) ?? keptIf(!food.allergens.includes('gluten'), food),
  ],
  ['dairyfree', (food) => keptIf(!food.allergens.includes('dairy'), food)],
]);

function findInState([state = '', ...words]: readonly string[]): Food | undefined {
  if (words.length === 0) return undefined;
  const rule = STATES.get(state);
  if (!rule && !isQualifier(state)) return undefined;
  const food = findFramed(words) ?? findInState(words);
  if (!food) return undefined;
  return rule ? rule(food, words.join(' ')) : food;
}

function rowOf(state: string, food: Food, name: string): Food | undefined {
  return (
    FOOD_BY_KEY.get(foodNameKey(`${state} ${name}`)) ?? FOOD_BY_KEY.get(foodNameKey(`${state} ${food.name}`))
  );
}

function cooked(food: Food, name: string): Food | undefined {
  return rowOf('cooked', food, name) ?? rowOf('roast', food, name);
}

function keptIf(isTheSame: boolean, food: Food): Food | undefined {
  return isTheSame ? food : undefined;
}

function isCooked({ name }: Food): boolean {
  return /^(?:cooked|roast|grilled|fried|baked|rotisserie) /.test(name);
}

/** From so many kcal per 100 g on, pantry goods and grains hold no water. */
const DRY_CALORIES = 250;

function isDry({ category, per100g }: Food): boolean {
  return (category === 'grain' || category === 'pantry') && (per100g.calories ?? 0) >= DRY_CALORIES;
}

const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['dairy', 'eggs', 'fish', 'shellfish']);

function isFromPlants({ category, allergens }: Food): boolean {
  const isPlant =
    category === 'vegetable' || category === 'fruit' || category === 'grain' || category === 'spice';
  return isPlant && !allergens.some((allergen) => OF_ANIMALS.has(allergen));
}
