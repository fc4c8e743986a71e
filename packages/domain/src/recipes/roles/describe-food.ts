import type { Food } from '../../foods/food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import type { IngredientUnit } from '../../units/unit.ts';
import type { CulinaryFood, CulinaryRole, Kind } from './culinary-food.ts';
import { rowsOf, titleCase } from './culinary-row.ts';
import { findRole } from './find-role.ts';

/** Last words of what is never spoken of as several. */
const MASS: ReadonlySet<string> = new Set(
  `sauce oil flour sugar paste powder rice milk cheese butter cream juice vinegar bread meat salt pepper water stock broth
  wine beer syrup honey jam seasoning spice extract yeast cornstarch starch cornmeal semolina bulgur couscous quinoa pasta
  spaghetti linguine fettuccine penne macaroni orzo polenta grits ham bacon beef pork lamb veal chicken turkey duck salmon
  tuna cod fish shrimp tofu tempeh seitan ketchup mustard mayonnaise salsa pesto hummus tahini miso kimchi sauerkraut garlic
  ginger celery spinach kale lettuce cabbage broccoli cauliflower parsley cilantro basil dill mint thyme rosemary sage oregano
  cumin paprika turmeric cinnamon nutmeg chocolate cocoa gelatin yogurt kefir ghee lard margarine shortening feta mozzarella
  parmesan ricotta cheddar gouda brie paneer halloumi coconut corn dough pastry crust filling mix gravy soup dressing tea
  coffee water granola popcorn seaweed nori zest food venison rabbit shoulder belly loin brisket`.split(
    /\s+/,
  ),
);

/** What a food without a row of its own is to a cook, by the last of its words that says so. */
const ROLES_BY_WORD: readonly (readonly [words: RegExp, role: CulinaryRole, kind: Kind, prep?: string])[] = [
  [/\b(?:ground|mince)\b/, 'protein', 'ground'],
  [/\b(?:sausage|wurst|kielbasa|frankfurter|hot dog)\b/, 'protein', 'sausage'],
  [/\b(?:bacon|ham|pancetta|prosciutto|salami|pepperoni|guanciale)\b/, 'protein', 'cured'],
];

const UNITS: readonly IngredientUnit[] = ['piece', 'clove', 'tbsp', 'tsp', 'cup', 'bunch'];

const DESCRIBED = new Map<string, CulinaryFood>();

/**
 * What a cook knows about a food of the table, spoken of by the name under which it was typed: courgettes stay
 * courgettes. A food without a row of its own is measured as its household weights say, and fits only where a
 * dish names it.
 */
export function describeFood(food: Food, typed: string): CulinaryFood {
  const word = wordFor(food, typed);
  const key = `${food.name}|${word}`;
  const known = DESCRIBED.get(key);
  if (known) return known;
  const described = speakOf(findRole(food.name, food) ?? withoutRow(food), food, word);
  DESCRIBED.set(key, described);
  return described;
}

/** A food that the table does not know: only what its words call a sauce or a seasoning takes part; else undefined. */
export function describeUnknown(name: string): CulinaryFood | undefined {
  const plain = name.toLowerCase();
  if (!/^\p{L}[\p{L}’' -]{2,29}$/u.test(plain)) return undefined;
  if (/\bsauce$/.test(plain))
    return rowsOf('sauce', 'pantry', 'condiment')(plain, { portion: 12, in: ['tbsp', 16] });
  if (/\b(?:seasoning|spice mix|spice blend)$/.test(plain))
    return rowsOf('spice', 'spice')(plain, { portion: 1, in: ['tsp', 2.2] });
  return undefined;
}

/** The table's name or alias that stands in what was typed; the one of most words counts, the table's name first. */
function wordFor(food: Food, typed: string): string {
  const key = ` ${foodNameKey(typed)} `;
  let best = { name: food.name, length: 0 };
  for (const name of [food.name, ...food.aliases]) {
    const { length } = foodNameKey(name);
    if (length > best.length && key.includes(` ${foodNameKey(name)} `)) best = { name, length };
  }
  return best.name;
}

function speakOf(role: CulinaryFood, food: Food, word: string): CulinaryFood {
  // The row's own way of speaking stays for the table's name and for what the row is called.
  if (word === food.name || foodNameKey(word) === foodNameKey(role.name)) return role;
  const isCounted = role.isCounted || isCountable(word);
  return { ...role, one: word, many: isCounted ? plural(word) : word, isCounted, title: titleCase(word) };
}

function withoutRow(food: Food): CulinaryFood {
  const known = ROLES_BY_WORD.find(([words]) => words.test(food.name));
  const unit = UNITS.find((candidate) => food.grams[candidate] !== undefined);
  const grams = unit && food.grams[unit];
  const isCounted = isCountable(food.name);
  return rowsOf(
    known?.[1] ?? 'other',
    food.category,
    known?.[2] ?? 'plain',
  )(food.name, {
    portion: 50,
    minutes: known ? 8 : 5,
    prep: '',
    ...(unit && grams && isMeasuredSo(unit, food, isCounted) ? { in: [unit, grams] as const } : {}),
    ...(isCounted ? { many: plural(food.name) } : {}),
  });
}

/** Meat and the like is weighed though one piece of it has a known weight. */
function isMeasuredSo(unit: IngredientUnit, food: Food, isCounted: boolean): boolean {
  return unit === 'piece' ? isCounted && food.category !== 'protein' : true;
}

function isCountable(name: string): boolean {
  const last = foodWords(name).at(-1) ?? '';
  return !MASS.has(last);
}

/** 'cherry' → 'cherries', 'peach' → 'peaches', 'leaf' → 'leaves'. */
export function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return /[^s]s$/.test(word) ? word : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:tomato|potato|mango)$/.test(word)) return `${word}es`;
  if (/(?:leaf|loaf|half)$/.test(word)) return `${word.slice(0, -1)}ves`;
  return `${word}s`;
}
