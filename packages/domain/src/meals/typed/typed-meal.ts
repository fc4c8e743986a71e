import { findFood } from '../../foods/find-food.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { hasName } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import type { Span } from '../../language/measure.ts';
import { foodOf, isFood, isNamedSo, isOneOwnName, LONGEST_NAME } from './composed-of.ts';
import { eatenName, withoutMaker } from './eaten-names.ts';
import { fillingOf, type Item, readItem } from './meal-items.ts';
import { type MealLine, mealLineOf, typedText } from './meal-line.ts';
import { comparedWords, meaningBeside } from './meal-meanings.ts';
import { endOf, phrasesOf } from './meal-words.ts';
import { parseMeal } from './parse-meal.ts';
import { readName } from './read-name.ts';
import { isUnsaid, NO_AMOUNT, type TypedAmount } from './typed-amount.ts';

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
  /** Whether it was fried in fat in a pan. */
  readonly isPanFried?: true;
  /** The food of the tables that the whole name means; absent if they do not have it. */
  readonly food?: string;
  /** The words of the name that this food's figures ignore. */
  readonly unread: readonly string[];
}

/** The maximum length of a text in characters, and the maximum number of foods. The rest is ignored. */
export const LONGEST_MEAL = 300;
export const MOST_FOODS = 20;

/**
 * Reads the foods in a text about a meal: '2 slices whole wheat toast with butter, latte grande'. A name that is one
 * food is not split: 'mac and cheese', 'peanut butter and jelly sandwich'. Reads up to 300 characters, in time linear in them.
 */
export function readTypedMeal(text: string): TypedFood[] {
  return readText(text.slice(0, LONGEST_MEAL), 0);
}

/** The food of the tables that a text means as a whole meal; undefined if it is several, or not read whole. */
export function mealOfOneFood(text: string): Food | undefined {
  const [only, ...others] = readTypedMeal(text);
  const isWhole = others.length === 0 && only?.unread.length === 0;
  return isWhole && only.food !== undefined ? searchedFoodNamed(only.food) : undefined;
}

/** The fillings of a sandwich are one food. */
const MOST_ITEMS = 2 * MOST_FOODS;
/** What a phrase means may be told with another phrase. */
const DEEPEST = 2;

function readText(text: string, depth: number): TypedFood[] {
  const line = mealLineOf(text);
  const readMeaning = (means: string) => (depth < DEEPEST ? readText(means, depth + 1) : []);
  const parsed = parseMeal(line).items.slice(0, MOST_ITEMS);
  const read = parsed.flatMap((item) => readItem(line, item, readMeaning));
  const items = ofParts(inBrackets(withSharedHeads(withFillings(withCounted(read)))));
  const foods = withMilkPoured(joined(items));
  const words = foods.map(
    ({ item, name }) => `${comparedWords(typedText(line, item))}${comparedWords(name)}`,
  );
  const named = depth > 0 ? foods : foods.map((food, at) => meant(food, at, foods, words));
  return withoutNothing(named)
    .map(({ item, name, amount, calories, without, addedTo, listedWith }) => ({
      text: wholeText(line, item),
      calories,
      addedTo,
      listedWith,
      without,
      unread: [],
      ...(item.isPanFried === true && { isPanFried: true as const }),
      ...asCounted(name, amount, item.isBehind),
    }))
    .map((each) => ({ ...each, ...(depth === 0 && meantFood(each.name)) }))
    .slice(0, MOST_FOODS);
}

/** The words of an item, with the bracket that closes one of them. */
function wholeText(line: MealLine, { from, to }: Span): string {
  const text = typedText(line, { from, to });
  const isOpen = text.includes('(') && !text.includes(')') && line.tokens[to]?.key === ')';
  return isOpen ? typedText(line, { from, to: to + 1 }) : text;
}

/** What a name means, as one thread tells another. */
export function meantFood(name: string): Pick<TypedFood, 'food' | 'unread'> {
  const known = readName(name);
  return known ? { food: known.food.name, unread: known.unread } : { unread: [name] };
}

/** A count behind a dish of what its name says, or before what completes its name: 'chicken 2 drumsticks', 'biscuits and gravy, 2 biscuits'. */
function withCounted(items: readonly Item[]): Item[] {
  const read: Item[] = [];
  for (const item of items) {
    const last = read.at(-1);
    const { amount, joint } = item;
    const isCompleted = joint === '' && endOf(item.name, 'completes') !== undefined;
    const isCount =
      amount.count !== null && (amount.unit === '' || isCompleted) && (joint === '' || joint === ',');
    if (!last || !isCount || !isUnsaid(last.amount)) {
      read.push(item);
      continue;
    }
    const isKind = last.name.endsWith('s');
    const names =
      joint === '' ? [`${last.name} ${item.name}`, ...(isKind ? [`${item.name} ${last.name}`] : [])] : [];
    const name = names.find(isNamedSo);
    const isPart =
      joint === ',' && last.name.includes(' ') && comparedWords(last.name).includes(comparedWords(item.name));
    if (name === undefined && !isPart) read.push(item);
    else {
      // Of a dish that is not counted in them, they are a part.
      const isCounted = name !== undefined || foodOf(last.name)?.portion?.split(' ')[1] === 'piece';
      read[read.length - 1] = { ...last, name: name ?? last.name, to: item.to, ...(isCounted && { amount }) };
    }
  }
  return read;
}

const MOST_FILLINGS = 5;
const FILLING_ROLES: ReadonlySet<string> = new Set(['protein', 'vegetable', 'cheese']);

const isFilling = (name: string): boolean =>
  endOf(name, 'fillings') !== undefined || FILLING_ROLES.has(findFood(name)?.cook?.role ?? '');

/** Joins the fillings of one sandwich: 'turkey, lettuce and tomato sandwich' to 'turkey lettuce tomato sandwich'. */
function withFillings(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ name }) => fillingOf(name) !== null);
  const head = items[at];
  if (!head || !isFilling(fillingOf(head.name)?.filling ?? '') || !isUnsaid(head.amount)) return [...items];
  let from = at;
  while (from > 0 && at - from < MOST_FILLINGS - 1) {
    const before = items[from - 1];
    if (before?.amount.unit !== '' || !isFilling(before.name)) break;
    from -= 1;
    if (!isUnsaid(before.amount)) break;
  }
  const fillings = items.slice(from, at);
  const [first] = fillings;
  const isListed = items.slice(from + 1, at + 1).some(({ joint }) => joint === ',');
  if (!first || fillings.length < 2 || !isListed) return [...items];
  const name = [...fillings, head].map((each) => each.name).join(' ');
  const { amount, joint } = first;
  return [
    ...items.slice(0, from),
    { ...head, name, amount, joint, from: first.from },
    ...items.slice(at + 1),
  ];
}

/** In 'cheese and pickle sandwich' both belong to the sandwich. */
function withSharedHeads(items: readonly Item[]): Item[] {
  const read: Item[] = [];
  for (const item of items) {
    const last = read.at(-1);
    const { filling, head } = (item.joint === 'and' && fillingOf(item.name)) || { filling: '', head: '' };
    // A side salad is a dish of its own, and so is a potato salad beside a steak.
    const isShared =
      last !== undefined &&
      isFood(filling) &&
      isUnsaid(item.amount) &&
      fillingOf(last.name) === null &&
      !(endOf(head, 'whole-dishes') && findListed(eatenName(item.name), 'diary') !== undefined) &&
      isFood(`${last.name} ${head}`);
    if (!last || !isShared) read.push(item);
    else {
      read[read.length - 1] = { ...last, name: `${last.name} ${head}` };
      read.push({ ...item, name: filling, joint: 'with', clause: last.clause });
    }
  }
  return read;
}

/** What stands in brackets: the parts of a dish, another name of the food, or what is added to it. */
function inBrackets(items: readonly Item[]): Item[] {
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item === undefined) break;
    at += 1;
    const end = item.isInBrackets
      ? at
      : items.findIndex((other, place) => place >= at && !other.isInBrackets);
    const inside = items.slice(at, end < 0 ? items.length : end);
    at += inside.length;
    read.push(...withInside(item, inside));
  }
  return read;
}

function withInside(item: Item, inside: readonly Item[]): Item[] {
  const [only, ...others] = inside;
  if (only === undefined) return [item];
  const to = inside.at(-1)?.to ?? item.to;
  const areFoods = inside.every(({ name }) => isFood(name));
  if (others.length === 0 && isUnsaid(only.amount)) {
    // 'Sandwich (ham)' is a ham sandwich, 'beans porridge (ewa)' the same food twice.
    const name = `${only.name} ${item.name}`;
    const isKind = areFoods && isFood(name) && eatenName(only.name) !== eatenName(item.name);
    return [isKind ? { ...item, to, name } : { ...item, to }];
  }
  if (!areFoods) return [item, ...inside];
  const areParts = inside.some(({ amount }) => amount.count !== null) || endOf(item.name, 'put-together');
  if (areParts) return [{ ...only, joint: item.joint }, ...others];
  return [item, ...inside.map((part) => ({ ...part, clause: item.clause, joint: 'with' }))];
}

const LEAST_LISTED = 2;
/** Units of what is hardly a part of a dish. */
const A_LITTLE: ReadonlySet<string> = new Set(['pinch', 'splash', 'drizzle', 'knob']);

/** A dish that is told with its measured parts, or with a list behind a colon, is its parts. */
function ofParts(items: readonly Item[]): Item[] {
  const made = items.findIndex(({ joint }) => joint === 'made-of');
  const isMeasured = ({ amount }: Item) => amount.count !== null && !A_LITTLE.has(amount.unit);
  if (made > 0 && items.slice(made).some(isMeasured)) return items.slice(made);
  const [whole, ...listed] = items;
  const isHeading =
    listed[0]?.joint === ':' && listed.length >= LEAST_LISTED && listed.every(({ name }) => isFood(name));
  return isHeading && whole?.amount.count === null ? listed : [...items];
}

/** A food with what it is added to. */
interface Joined
  extends Pick<TypedFood, 'name' | 'amount' | 'calories' | 'without' | 'addedTo' | 'listedWith'> {
  readonly item: Item;
  /** Whether 'and' or 'with' stands beside it. */
  readonly isJoined: boolean;
}

const isAndWith = (joint: string | undefined) => joint === 'and' || joint === 'with';

/** Which item each is added to, and which dish lists it. */
function joined(items: readonly Item[]): Joined[] {
  const foods: Joined[] = [];
  let dish: number | null = null;
  for (const clause of Map.groupBy(items, (item) => item.clause).values()) {
    const main = foods.length;
    let isAdding = false;
    const own = clause.map((item, place): Joined => {
      const { joint, name, amount: told, calories, without } = item;
      if (joint === 'with' || joint === 'made-of') isAdding = true;
      if (joint === 'on') isAdding = false;
      const isUsed = joint === 'and' && endOf(clause[0]?.name ?? '', 'takes') !== undefined;
      const isAdded = place > 0 && (isAdding || isUsed);
      const isJoined = isAndWith(joint) || isAndWith(clause[place + 1]?.joint);
      const addedTo = isAdded ? main : null;
      const { count: mains } = clause[0]?.amount ?? NO_AMOUNT;
      // In '2 coffees with 1 sugar each' there are two sugars.
      const isOfEach = item.isEach && isAdded && mains !== null && told.count !== null;
      const amount = isOfEach ? { ...told, count: told.count * mains } : told;
      return { item, name, amount, calories, without, addedTo, listedWith: isAdded ? null : dish, isJoined };
    });
    foods.push(...ofWhole(own));
    if (own.some(({ addedTo }) => addedTo !== null)) dish = main;
  }
  return foods;
}

/** Units in which a whole dish is served. */
const SERVED_WHOLE: ReadonlySet<string> = new Set([
  '',
  'cup',
  'bowl',
  'plate',
  'serving',
  'pot',
  'slice',
  'ladle',
  'inch',
]);
/** From this many grams, a weight at the end belongs to the whole dish: 180 g cannot be only the butter. */
const LEAST_DISH = 100;

/** The cup of 'rice with butter 1 cup' contains the rice. */
function ofWhole(foods: readonly Joined[]): Joined[] {
  const [main, last] = [foods[0], foods.at(-1)];
  if (!main || !last || last.addedTo === null || !last.item.isBehind) return [...foods];
  const { count, unit } = last.amount;
  const isOfDish = SERVED_WHOLE.has(unit) || (unit === 'g' && (count ?? 0) >= LEAST_DISH);
  if (!isUnsaid(main.amount) || count === null || !isOfDish) return [...foods];
  return [{ ...main, amount: last.amount }, ...foods.slice(1, -1), { ...last, amount: NO_AMOUNT }];
}

/** Milk behind a cereal or a hot drink is in it: 'tea, milk, 1 sugar'. */
function withMilkPoured(foods: readonly Joined[]): Joined[] {
  const cereal = foods.findIndex(({ name }) => endOf(name, 'cereals') !== undefined);
  return foods.map((food, at) => {
    if (food.addedTo !== null || endOf(food.name, 'milks') === undefined) return food;
    const isSplash = isUnsaid(food.amount) || A_LITTLE.has(food.amount.unit);
    const drink = foods.findLastIndex(
      ({ name }, place) => place < at && endOf(name, 'hot-drinks') !== undefined,
    );
    const main = cereal >= 0 && at > cereal ? cereal : isSplash ? drink : -1;
    return main < 0 ? food : { ...food, addedTo: main };
  });
}

/** A food under what its name means in this amount and beside these foods; undefined if it means nothing beside them. */
function meant(
  food: Joined,
  at: number,
  foods: readonly Joined[],
  words: readonly string[],
): Joined | undefined {
  const { name, amount, addedTo, isJoined, item } = food;
  const wordsOf = (isAsked: (other: Joined) => boolean) =>
    words.filter((_, place) => place !== at && foods[place] !== undefined && isAsked(foods[place]));
  const asked = {
    amount,
    isJoined,
    isAdded: addedTo !== null,
    joint: item.joint,
    main: addedTo === null ? '' : (words[addedTo] ?? ''),
    others: wordsOf(() => true),
    counted: wordsOf((other) => other.amount.count !== null),
    added: wordsOf((other) => other.addedTo === at),
  };
  const [means] = callingsOf(name, amount).flatMap(
    (calling) => meaningBeside({ ...asked, name: calling }) ?? [],
  );
  if (means === NOTHING) return undefined;
  const [read] = means === undefined ? [] : readText(means, 1);
  if (read === undefined) return food;
  const { count } = read.amount;
  if (count === null) return { ...food, name: read.name };
  return { ...food, name: read.name, amount: { ...read.amount, count: count * (amount.count ?? 1) } };
}

/** What the lexicon writes for a name that means nothing beside others. */
const NOTHING = '-';

/** What else a name is called: without its maker, in English, and, if the tables do not have it, by its noun. */
function callingsOf(name: string, { unit }: TypedAmount): string[] {
  if (name.length > LONGEST_NAME) return [];
  // A cup of 'avena' is the drink or the porridge.
  const isEnglish = unit === 'cup' || isOneOwnName(name);
  const kind = isEnglish ? undefined : findMeant(name, 'search');
  const noun = foodOf(name) === undefined ? name.split(' ').at(-1) : undefined;
  return [name, withoutMaker(name), kind?.name, noun].filter((calling) => calling !== undefined);
}

/** Without the foods whose name means nothing beside the others. */
function withoutNothing(foods: readonly (Joined | undefined)[]): Joined[] {
  const placeOf = (at: number | null) =>
    at === null || foods[at] === undefined
      ? null
      : foods.slice(0, at).filter((food) => food !== undefined).length;
  return foods.flatMap((food) =>
    food === undefined
      ? []
      : [{ ...food, addedTo: placeOf(food.addedTo), listedWith: placeOf(food.listedWith) }],
  );
}

/** What a powder or a cube is served in as a drink. */
const VESSELS: ReadonlySet<string> = new Set(['cup', 'mug', 'glass', 'bowl']);

/** A name and its amount, with what the amount says of the food and the name of the number. */
function asCounted(typed: string, told: TypedAmount, isBehind: boolean) {
  const { name: named, amount: sized } = byInches(typed, told);
  const amount = isBehind ? inGrams(named, sized) : sized;
  const drunk = VESSELS.has(amount.unit) ? foodOf(named)?.drunkAs : undefined;
  const name = drunk ?? fromCan(named, amount);
  const isUncounted = amount.count === null && amount.unit === '';
  if (isUncounted && isOne(name)) return { name, amount: { ...amount, isOne: true as const } };
  const last = name.split(' ').at(-1) ?? '';
  const isPlural = isUncounted && amount.size === null && PLURAL.test(last);
  return isPlural ? { name, amount: { ...amount, plural: last.toLowerCase() } } : { name, amount };
}

const PLURAL = /^\p{L}{3,}[^s\P{L}]s$/iu;

const LONGEST_COUNTED = 3;

/** Whether people would name it in the plural if they had several, also before its filling: 'quesadilla de queso'. */
function isOne(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const isCounted = (some: readonly string[]) => ones.has(some.join(' '));
  if ([1, 2, 3].some((length) => isCounted(words.slice(-length)))) return true;
  const filling = words.findIndex(
    (word, at) => at > 0 && (endOf(word, 'of') ?? endOf(word, 'with')) !== undefined,
  );
  return filling > 0 && filling <= LONGEST_COUNTED && isCounted(words.slice(0, filling));
}

const ones: ReadonlySet<string> = new Set(phrasesOf('one-of').flatMap(({ phrases }) => phrases));

/** The length of one sub. */
const INCHES_OF_ONE = 6;

/** What is sold by the inch: a sub of twelve is two of six, a pizza of twelve a medium one. */
function byInches(name: string, told: TypedAmount): { readonly name: string; readonly amount: TypedAmount } {
  const [count, inches] =
    told.unit === 'inch'
      ? [1, told.count]
      : told.each?.unit === 'inch'
        ? [told.count ?? 1, told.each.count]
        : [];
  if (count === undefined || inches === undefined || inches === null) return { name, amount: told };
  const amount = { ...told, count, unit: told.unit === 'inch' ? '' : told.unit, each: null };
  const has = (kind: 'by-diameter' | 'by-length') =>
    name.split(' ').some((word) => endOf(word, kind) !== undefined);
  if (has('by-diameter')) return { name, amount: { ...amount, size: sizeOfInches(inches) } };
  const [sub = ''] = phrasesOf('by-length').flatMap(({ phrases }) => phrases);
  return {
    name: has('by-length') ? name : `${name} ${sub}`,
    amount: { ...amount, count: (count * inches) / INCHES_OF_ONE },
  };
}

/** The size under which a diameter in inches is sold. */
function sizeOfInches(inches: number): string {
  if (inches <= 10) return 'small';
  if (inches <= 12) return 'medium';
  return inches <= 14 ? 'large' : 'extra large';
}

/** From this number on, it does not count pieces behind a name. */
const LEAST_GRAMS = 40;

/** 'Chicken 200, rice 150', 'coke 500', 'Weizen 0,5': who measures everything leaves out the unit. */
function inGrams(name: string, amount: TypedAmount): TypedAmount {
  const { count, unit, each } = amount;
  if (unit !== '' || each !== null || count === null || (count >= 1 && count < LEAST_GRAMS)) return amount;
  const isDrink = foodOf(name)?.category === 'beverage';
  if (count < 1) return isDrink ? { ...amount, unit: 'l' } : amount;
  return { ...amount, unit: isDrink ? 'ml' : 'g' };
}

/** A can of tuna contains canned tuna, if there is a food of that name. */
function fromCan(name: string, { unit }: TypedAmount): string {
  const canned = `canned ${name}`;
  const food = unit === 'can' ? findFood(canned) : undefined;
  return food && hasName(food, canned) ? canned : name;
}
