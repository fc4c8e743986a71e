import { type WithoutAmount, withoutAmountAhead, withoutAmountsBehind } from '../language/amount-around.ts';
import {
  findPhrase,
  inAnyLanguage,
  type Line,
  lineOf,
  matchAt,
  partOf,
  writtenOf,
} from '../language/grammar.ts';
import { clausesOf, takeAsides } from '../language/line-parts.ts';
import { isUnitThatIs } from '../language/units.ts';
import { memoize } from '../memoize.ts';
import { isDishWord } from './dish-table.ts';
import { findByWords, foodBySpelling, foodOfKey, isForeignName, withoutPlainWords } from './find-by-words.ts';
import type { Food } from './food.ts';
import { foodInState } from './food-in-state.ts';
import { foodNameKey, foodWords, keyOfWords, plainWords } from './food-name.ts';
import { toldMeaning } from './names/ambiguous-names.ts';
import { findByFat } from './names/fat-percentages.ts';
import {
  CUBES_BY,
  FOODS_OF_MAKERS,
  isOfPlants,
  plantOfMilk,
  SOLD_AS_POWDER,
  TINNED_BY,
  withoutPlantMaker,
} from './names/makers.ts';
import {
  DONE_TO_IT,
  FLAVORED,
  IN_PLURAL,
  MADE_OF,
  MAKES_ANOTHER,
  NO_KIND,
  NOT_THEIR_WORDS,
  PRESERVES,
} from './names/name-words.ts';
import { withLongWords } from './names/short-words.ts';
import { inLatinLetters } from './names/transliterate.ts';

/** Cache size: a kitchen's lists and recipes repeat the same few hundred names. */
const MOST_KNOWN_ANSWERS = 10_000;

/** Longer names, in characters, are only matched exactly: they are texts rather than lines. */
const LONGEST_READ = 150;

/**
 * The everyday food that a typed name means: by name or alias, otherwise without words that do not change the food,
 * such as amounts, packages, brands, origin, cut and preparation ('2 lb boneless chicken thighs', 'Barilla penne',
 * 'basil leaves, torn', 'tomatoes, canned', 'pollo crudo'). It never guesses: 'coconut yogurt' is unknown here.
 */
export function findFood(name: string): Food | undefined {
  return name.length > LONGEST_READ ? foodOfKey(foodNameKey(name)) : findOnce(name);
}

const findOnce = memoize(MOST_KNOWN_ANSWERS, find);

function find(name: string): Food | undefined {
  const words = foodWords(name);
  // The words tell nothing, but the name may be listed: 'rock sugar' is sugar, and 'rock salmon' none.
  if (NOT_THEIR_WORDS.has(words.join(' '))) return foodOfKey(words.join(' '));
  const food =
    foodBySpelling(name) ??
    findTold(name) ??
    foodOfKey(keyOfWords(words)) ??
    findOfBrand(words) ??
    findByFat(name, find) ??
    findRead(lineOf(name)) ??
    findOfPlants(words) ??
    findOtherwise(withLongWords(name)) ??
    findOtherwise(inLatinLetters(name));
  return food && (inPlural(name, food) ?? food);
}

const findOtherwise = (name: string | undefined): Food | undefined =>
  name === undefined ? undefined : find(name);

/** 'Chips (french fries)', whose meaning is told in brackets. */
function findTold(name: string): Food | undefined {
  if (!name.includes('(')) return undefined;
  const { plain, asides } = takeAsides(lineOf(name));
  const [told] = asides.flatMap((aside) => toldMeaning(writtenOf(plain), writtenOf(aside)) ?? []);
  return told === undefined ? undefined : foodOfKey(foodNameKey(told));
}

/** 'Peppers' are a vegetable, and pepper a spice. */
function inPlural(name: string, food: Food): Food | undefined {
  const words = plainWords(name);
  const meant = [words.join(' '), ...words].find((word) => {
    const one = foodNameKey(word);
    return one !== word && IN_PLURAL.has(one) && foodOfKey(one) === food;
  });
  return meant === undefined ? undefined : foodOfKey(IN_PLURAL.get(foodNameKey(meant)) ?? '');
}

/** A name with the food's own for one that tells its percentage of fat: 'lean ground beef' for 'beef mince 7%'. */
export const withFatInWords = (name: string): string => findByFat(name, findFood)?.name ?? name;

/** The food of a name in the words around it: its amount, remarks, what is done to it and what it is for. */
function findRead(line: Line): Food | undefined {
  return findText(line) ?? findWithoutAmounts(line) ?? findDescribed(line);
}

/** Finds 'rice 200 g', 'jar of pesto' and '2 tins tomatoes 400 g' without the amounts. */
function findWithoutAmounts(line: Line): Food | undefined {
  const ahead = withoutAmountAhead(line);
  const food = ahead.name === line ? undefined : findInUnits(ahead);
  if (food) return food;
  for (const behind of withoutAmountsBehind(ahead.name)) {
    const found = findInUnits({
      ...behind,
      units: [...ahead.units, ...behind.units],
      isCounted: ahead.isCounted || behind.isCounted,
    });
    if (found) return found;
  }
  return undefined;
}

/**
 * The food of a name and its units, which may say what it is: tomatoes in tins are canned, coriander in a bunch is the leaf and not the
 * seed, herbs are sold growing in a pot, and only meat and fish in fillets.
 */
function findInUnits({ name, units, isCounted }: WithoutAmount): Food | undefined {
  const text = writtenOf(name);
  const fresh = findByWords(`fresh ${text}`);
  if (units.some((unit) => isUnitThatIs('fresh', unit)) && isGreen(fresh)) return fresh;
  if (units.includes('pot') && fresh?.cook?.role === 'herb') return fresh;
  if (!isCounted) return undefined;
  const canned = units.includes('can') ? findText(lineOf(`canned ${text}`)) : undefined;
  const food = canned ?? findText(name) ?? findDescribed(name);
  const isOfMeat = units.some((unit) => isUnitThatIs('of meat', unit));
  return isOfMeat && food?.category !== 'protein' ? undefined : food;
}

const isGreen = (food: Food | undefined) => food?.category === 'vegetable' || food?.category === 'fruit';

function findText(line: Line): Food | undefined {
  return (
    findWithAside(line) ??
    findClauses(line) ??
    findAlternatives(line) ??
    findWithoutPurpose(line) ??
    findInverted(writtenOf(line))
  );
}

/**
 * 'rice (cooked)' → 'cooked rice'; 'scallions (green onions)' and 'butter (softened)' by the words outside the
 * parentheses.
 */
function findWithAside(line: Line): Food | undefined {
  const { plain, asides } = takeAsides(line);
  if (asides.length === 0) return undefined;
  const said = asides.map(writtenOf).join(' ');
  const inverted = findByWords(`${said} ${writtenOf(plain)}`);
  if (inverted) return inverted;
  return foodWords(said).some((word) => MAKES_ANOTHER.has(word)) ? undefined : find(writtenOf(plain));
}

/** 'tomatoes, canned' → the food of 'canned tomatoes'; 'chicken thighs, cut into chunks' → the food of 'chicken thighs'. */
function findClauses(line: Line): Food | undefined {
  const whole = findByWords(writtenOf(line));
  if (whole) return whole;
  const [head = '', ...rest] = clausesOf(line).map(writtenOf);
  if (rest.length === 0) return undefined;
  return (
    findByWords(`${rest.join(' ')} ${head}`) ?? (rest.every(isPreparationClause) ? find(head) : undefined)
  );
}

/** Whether a clause after a comma describes a preparation: 'cut into chunks', 'finely diced'. */
export function isPreparationClause(clause: string): boolean {
  const [first] = foodWords(clause);
  return first === undefined || DONE_TO_IT.has(first);
}

/** 'chicken or vegetable stock' → 'chicken stock'; 'butter/margarine' → 'butter'. */
function findAlternatives(line: Line): Food | undefined {
  const or = findPhrase(line, 'or', 1);
  if (or === undefined || findPhrase(line, 'or', or.match.to)) return undefined;
  const first = writtenOf(partOf(line, 0, or.at));
  const second = partOf(line, or.match.to);
  const last = writtenOf(partOf(second, -1));
  // In 'beef or chicken broth', 'broth' belongs to both.
  const shared = second.tokens.length > 1 ? findByWords(`${first} ${last}`) : undefined;
  return shared ?? findByWords(first) ?? findByWords(`${first} ${last}`);
}

/** Removes a purpose or a warmth, which do not affect the food: 'oil for frying', 'salt to taste', 'eggs at room temperature'. */
function findWithoutPurpose(line: Line): Food | undefined {
  const at = line.tokens.findIndex((_, index) => index > 0 && isPurposeAt(line, index));
  return at < 0 ? undefined : findText(partOf(line, 0, at));
}

function isPurposeAt(line: Line, at: number): boolean {
  const purpose = matchAt(line, at, 'purpose') ?? matchAt(line, at, 'out-of');
  return purpose !== undefined || matchAt(line, at, 'what-for')?.language === 'en';
}

/**
 * Finds 'pollo crudo', 'geriebener Gouda' and 'piselli in scatola': a food of another language beside what its grammars call states
 * and descriptions.
 */
function findDescribed(written: Line): Food | undefined {
  const line = inAnyLanguage(written);
  const kept: Line['tokens'][number][] = [];
  const states: string[] = [];
  let isForeign = false;
  for (let at = 0; at < line.tokens.length; ) {
    const state = matchAt(line, at, 'state');
    const found = state ?? describedAt(line, at);
    // A 'batido de plátano' is no banana that was beaten, and a 'cortado' a coffee.
    if (found && (matchAt(line, found.to, 'of') || isDishWord(line.tokens[at]?.key ?? ''))) return undefined;
    const token = line.tokens[at];
    if (state) states.push(String(state.value));
    else if (!found && token) kept.push(token);
    if (found) isForeign ||= found.language !== 'en';
    at = found?.to ?? at + 1;
  }
  const name = writtenOf({ ...line, tokens: kept });
  if (kept.length === line.tokens.length || !(isForeign || isForeignName(name))) return undefined;
  const food = foodBySpelling(name) ?? foodOfKey(foodNameKey(name));
  return states.reduce<Food | undefined>(
    (known, state) => known && foodInState(state, { food: known, name }, foodOfKey),
    food,
  );
}

const describedAt = (line: Line, at: number) =>
  matchAt(line, at, 'prepared') ??
  matchAt(line, at, 'how') ??
  matchAt(line, at, 'quality') ??
  matchAt(line, at, 'size') ??
  matchAt(line, at, 'ignored');

/** Longer names, in words, say more than a food and its kind. */
const LONGEST_INVERTED = 5;

const isNoKind = (words: readonly string[]) =>
  NO_KIND.some((end) => ` ${words.join(' ')}`.endsWith(` ${end}`));

/** Finds 'sugar brown', 'beans baked' and 'cream cheese light', as lists and labels write them: the food, then its kind. */
function findInverted(name: string): Food | undefined {
  const words = foodWords(name);
  if (words.length < 2 || words.length > LONGEST_INVERTED || isNoKind(words)) return undefined;
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

const FLAVORS: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'spice']);

/**
 * Finds a food that is named only by the brand that makes it: 'Hovis wholemeal', 'Chobani strawberry', 'John West salmon'. Other
 * foods of these brands are named by what they are.
 */
function findOfBrand(words: readonly string[]): Food | undefined {
  for (const count of [2, 1]) {
    const maker = words.slice(0, count).join(' ');
    const kind = words.slice(count);
    // Cubes of chicken are cut meat, but stock cubes are dissolved in water.
    if (CUBES_BY.has(maker) && kind.at(-1) === 'cube') return foodOfKey('bouillon cube');
    const isBehind = CUBES_BY.has(words.slice(-count).join(' '));
    const stock = isBehind ? words.slice(0, -count) : CUBES_BY.has(maker) ? kind : [];
    if (SOLD_AS_POWDER.has(foodOfKey(keyOfWords(stock))?.name ?? '')) return foodOfKey('stock powder');
    if (TINNED_BY.has(maker)) return kind.length > 0 ? canned(kind.join(' ')) : undefined;
    const made = FOODS_OF_MAKERS.get(maker);
    if (made === undefined || words.length < count) continue;
    const food = foodOfKey(made);
    if (kind.length === 0) return food;
    if (PRESERVES.has(made)) return kind.every(isFruitOrQualifier) ? food : undefined;
    const known = findByWords([...kind, made].join(' ')) ?? findOfLastWord(kind, made);
    if (known) return known;
    if (kind.every(isQualifyingWord)) return food;
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

/** Fish or meat from a tin, which its makers sell under the name of the fresh one. */
function canned(name: string): Food | undefined {
  const food = findByWords(`canned ${name}`);
  return food?.category === 'protein' && food.name.startsWith('canned ') ? food : undefined;
}

/**
 * A food of plants without the name of its maker, which says nothing only before the name of a plant: 'Alpro soya milk' is soy milk, but
 * 'Alpro milk' is no milk.
 */
function findOfPlants(words: readonly string[]): Food | undefined {
  const plain = withoutPlantMaker(words);
  if (plain.length === 0 || plain.length === words.length) return undefined;
  // These makers sell no almonds: 'Silk unsweetened almond' is the milk.
  const milk = plantOfMilk(withoutPlainWords(plain));
  if (milk !== undefined) return foodOfKey(foodNameKey(milk));
  const food = find(plain.join(' '));
  return food && isOfPlants(food.name) ? food : undefined;
}
