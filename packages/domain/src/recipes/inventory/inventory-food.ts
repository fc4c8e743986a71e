import { findDish } from '../../foods/dish-table.ts';
import { isForeignName } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { isDriedBean, stateOf } from '../../foods/food-state.ts';
import { findMisspelt } from '../../foods/misspelt/find-misspelt.ts';
import { isKeptBehind, withoutKept } from '../../foods/names/left-over.ts';
import { readLine } from '../../lines/read-line.ts';
import { memoize } from '../../memoize.ts';
import { FOREIGN_PACKS, FOREIGN_TINS, withoutAmountBehind } from './amount-behind.ts';

/*
 * What a name means on a list of a kitchen's food. It is read for the composer and for what is Have or Missing, so that both agree.
 */

/** Jacket potatoes in a kitchen are bought to be baked. */
const JACKET = /^(?:(?:large|small|medium) )?jacket potato(?:es)?$/i;

/** Callaloo that is kept, not eaten, is the leaf or its tin; the name is also that of the cooked dish. */
const CALLALOO = /^(?:fresh |frozen |tinned |canned )?call?all?oo(?: leaves| tins?)?$/i;

/** Green bananas are boiled or fried like plantains. */
const GREEN_BANANA = /^(?:green|cooking|unripe) bananas?$/i;

/** Pancit canton as it is kept is the dry egg noodle; the name is also that of the cooked dish. */
const PANCIT_CANTON = /^(?:dry |dried )?pancit canton(?: noodles?)?$/i;

/** Monggo as it is kept is the dry mung bean; the name is also that of the stew. */
const MONGGO = /^(?:dry |dried )?m[ou]n?gg?o(?: beans?)?$/i;

/** Achocolatado in a cupboard is the powder; the name is also that of the drink. */
const CHOCOLATE_POWDER = /^achocolatado(?: em p[oó])?$/i;

const TINNED = /^(?:(?:a |1 )?(?:tins?|cans?) of |tin |tinned )(.+?)(?: x ?\d+)?$|^(.+?),? (?:tins?|cans?)$/i;

/** What the name of a kept food means in kitchens, if not what it means elsewhere: 'corned beef tin', 'tin peaches'. */
export function meantInKitchens(name: string): string | undefined {
  if (JACKET.test(name)) return 'potato';
  if (GREEN_BANANA.test(name)) return 'plantain';
  if (CALLALOO.test(name)) return 'callaloo leaf';
  if (PANCIT_CANTON.test(name)) return 'egg noodle';
  if (MONGGO.test(name)) return 'mung bean';
  if (CHOCOLATE_POWDER.test(name)) return 'cocoa mix';
  const [, behind, before] = TINNED.exec(name) ?? [];
  const content = behind ?? before;
  if (content === undefined) return undefined;
  const food = findFood(`canned ${content}`);
  if (food && stateOf(food) === 'canned') return food.name;
  return (findFood(name) ?? findFood(content) ?? findDish(content))?.name;
}

/** Cache size: more than the names of several large kitchens. */
const MOST_KNOWN_ANSWERS = 10_000;

/** A food and the words of a name that mean it: 'spring onions' of 'spring onions 1 bunch'. */
interface NamedFood {
  readonly food: Food;
  readonly name: string;
}

/** The food or dish that a name on a kitchen's list means: 'spring onions 1 bunch', 'mackerel fillets smoked', 'tin of tomatoes'. */
export const readInventoryName = memoize(MOST_KNOWN_ANSWERS, (name: string): NamedFood | undefined => {
  const meant = meantInKitchens(name);
  const food = meant === undefined ? undefined : findByName(meant);
  if (food) return { food, name };
  const kept =
    findInBrackets(name) ??
    findPlain(name) ??
    findMeasured(name) ??
    findWithoutAmount(name) ??
    findTurned(name) ??
    findBare(name);
  return kept && isDryPack(name) ? asDried(kept) : kept;
});

/** The food of `readInventoryName`. */
export const inventoryFood = (name: string): Food | undefined => readInventoryName(name)?.food;

const findByName = (name: string): Food | undefined => findFood(name) ?? findCooked(name);

function findPlain(name: string): NamedFood | undefined {
  const food = findByName(name);
  return food && { food, name };
}

/** A count behind a name: 'tin tomatoes x2', 'kenkey 4'. */
export const TIMES = / x ?\d+$/i;
export const COUNT_BEHIND = / (?:x ?)?[1-9]\d?$/i;

/** The food of a name with its amount: 'bacon 6 rashers', 'garlic 3 cloves', 'juice of one lemon'. */
function findMeasured(typed: string): NamedFood | undefined {
  const [part, ...others] = readLine(typed).parts;
  const name = part?.amount && others.length === 0 ? part.name : typed.replace(COUNT_BEHIND, '');
  if (name === typed) return undefined;
  return findPlain(name) ?? findTurned(name) ?? findBare(name);
}

/** Beans by the bag, or in the weights in which dry ones are sold: a tin holds 400 g, and many tins are counted. */
const DRY_PACK =
  /\b(?:bags?|sacks?|packets?)\b|(?<![\d.,x×] ?)\b(?:500 ?g|[1-9](?:\.\d)? ?kg|[1-9]\d? ?lbs?)\b/i;
const isDryPack = (typed: string) =>
  DRY_PACK.test(typed) && !/\b(?:tins?|tinned|cans?|canned|jars?|cooked|frozen)\b/i.test(typed);

/** The dried bean of the same name, if it is a bean that is also sold in tins. */
function asDried(kept: NamedFood): NamedFood {
  const dried = `dried ${kept.food.name}`;
  const food = isDriedBean(dried) ? findFood(dried) : undefined;
  if (!food) return kept;
  const [part] = readLine(kept.name).parts;
  const plain = withoutAmountBehind(part?.amount ? part.name : kept.name).replace(PACK_BEFORE, '');
  // The list says that they are dry, so that they are found again as Have.
  return { food, name: isForeignName(plain) ? food.name : `dried ${plain}` };
}
const PACK_BEFORE = /^(?:an? |the |my )?(?:bag|sack|packet)s? of /i;

/** The food of a name with words behind it that say how much there is: 'rhubarb, few sticks'. */
function findWithoutAmount(typed: string): NamedFood | undefined {
  const name = withoutAmountBehind(typed);
  return name === typed ? undefined : readInventoryName(name);
}

/** Longer names, in words, say more than a food and its kind. */
const LONGEST_TURNED = 4;

/** The food of words in the order of a shopping list: 'lentils green', 'mackerel fillets smoked', 'tuna tinned'. */
function findTurned(typed: string): NamedFood | undefined {
  const words = typed.split(' ');
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || words.length > LONGEST_TURNED) return undefined;
  const name = [last, ...words.slice(0, -1)].join(' ');
  const food = findFood(name);
  return food && { food, name };
}

/** Where it is kept, how much is left, or when it should be eaten: 'bread in freezer', 'ham (use today)', 'milk exp 30/11'. */
const ABOUT_KEEPING =
  /[\s,]+\(?(?:(?:in|from) (?:the |my )?(?:freezer|fridge|garden|allotment|cupboard|pantry)|left|opened?|unopened|going off|to use up|use (?:today|tomorrow|soon|up|first)|needs? using(?: up)?|half (?:full|empty|used|gone)|(?:exp(?:ires?|iry)?|use by|best before|bbe?)\b[: ]*(?:\d{1,2}(?:st|nd|rd|th)?[./ -]?)?(?:\d{1,2}[./-]?|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)?(?:day|sday|nesday|rsday|urday)?(?:[./ -]?\d{2,4})?)\)?$/i;

/** Packages and brand-like words behind a name, with their number: 'potatoes sack', 'kichererbsen dose 2', 'kapusta kiszona słoik'. */
const PACK_BEHIND = behind(['sacks?', 'nets?', 'dozen', 'molho', ...FOREIGN_PACKS]);
const CAN_BEHIND = behind(FOREIGN_TINS);

function behind(words: readonly string[]): RegExp {
  return new RegExp(String.raw`[\s,]+(?:\d{1,2} ?)?(?:${words.join('|')})(?: \d{1,2})?$`, 'i');
}

/** The food of a name without what is said of its package or its keeping. */
function findBare(typed: string): NamedFood | undefined {
  if (CAN_BEHIND.test(typed)) {
    const name = typed.replace(CAN_BEHIND, '');
    const content = findFood(name);
    const food = (content && findFood(`canned ${content.name}`)) ?? content;
    return food && { food, name };
  }
  const name = typed.replace(ABOUT_KEEPING, '').replace(PACK_BEHIND, '').trim();
  if (name !== typed && name !== '') return readInventoryName(name);
  return findNamedTwice(typed);
}

/** The food of a name with another of its names in brackets, which says what is meant: 'rice cakes (tteok)'. */
const IN_BRACKETS = /^(\p{L}[\p{L}' -]*) \((\p{L}[\p{L} -]*)\)(?: \d[\d.,]* ?\p{L}{0,3})?$/u;
function findInBrackets(typed: string): NamedFood | undefined {
  const [, name = '', other = ''] = IN_BRACKETS.exec(typed) ?? [];
  if (other === '') return undefined;
  // 'Salça (domates)' is tomato paste, not tomatoes.
  const both = `${other} ${name}`;
  const compound = isForeignName(both) ? findByName(both) : undefined;
  if (compound) return { food: compound, name: both };
  const food = findByName(other);
  if (!food) return undefined;
  const general = findFood(name);
  const isKindOf =
    general !== undefined && (food.name.endsWith(` ${general.name}`) || isGeneric(name, food, general));
  return isKindOf || isForeignName(other) ? { food, name: other } : undefined;
}

/** Words for many foods, of which the one in brackets is meant: 'poisson (dorade)', 'fish (cod)', 'cheese (brie)'. */
const GENERIC =
  /^(?:fish|meat|cheese|beans?|vegetables?|veg|fruit|mince|poisson|viande|fromage|pescado|carne|queso|fisch|fleisch|käse|pesce|formaggio|peixe|queijo|ryba|mięso|ser|balık|et)$/iu;
const isGeneric = (name: string, food: Food, { category }: Food) =>
  GENERIC.test(name) && food.category === category;

/** The food that is named in two languages: 'haldi turmeric', 'rajma kidney beans', 'capsicum shimla mirch'. */
function findNamedTwice(typed: string): NamedFood | undefined {
  const words = typed.split(' ');
  if (words.length < 2 || words.length > LONGEST_TURNED) return undefined;
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(0, at).join(' ');
    const food = findFood(name);
    if (food && food === findFood(words.slice(at).join(' '))) return { food, name };
  }
  return undefined;
}

/**
 * Finds a dish that was made before: 'fish pie', 'frozen fish pie', 'beef stew leftovers'. A single leftover food is
 * the leftover food.
 */
function findCooked(name: string): Food | undefined {
  const dish = findDish(name);
  if (dish) return dish;
  const plain = withoutKept(name);
  if (plain === name) return undefined;
  return findDish(plain) ?? (isKeptBehind(name) ? findFood(`leftover ${plain}`) : undefined);
}

const BETWEEN_FOODS = /\s*(?:[,;&+]|\band\b)\s*/i;

/** The names of the foods of a list that was typed as one item: 'chicken, rice, eggs'; the name itself if it is none. */
export function foodsListed(name: string): readonly string[] {
  if (!BETWEEN_FOODS.test(name) || findByName(name)) return [name];
  const names = name.split(BETWEEN_FOODS).filter((part) => part !== '');
  return names.length > 1 && names.every(findByName) ? names : [name];
}

/**
 * A mistyped name as it was meant, with its amount: 'chicken drumstick 8' of 'chiken drumsticks 8'. It is a guess, as `findMisspelt` is; undefined
 * if it has none.
 */
export function correctedName(typed: string): string | undefined {
  const [part] = readLine(typed).parts;
  const named = part?.amount ? part.name : withoutAmountBehind(typed.replace(COUNT_BEHIND, ''));
  for (const name of new Set([typed, named])) {
    // A name may be read from words in another order: the 'lemon juice' of 'juice of one lemon'.
    const corrected = typed.includes(name) ? findMisspelt(name) : undefined;
    if (corrected) return typed.replace(name, corrected.name);
  }
  return undefined;
}
