import type { Food } from './food.ts';
import { foodNameKey } from './food-name.ts';
import { FOODS } from './food-table.ts';

const FOOD_BY_KEY: ReadonlyMap<string, Food> = new Map(
  FOODS.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodNameKey(name), food] as const)),
);

/**
 * Words that in front of a food name only its origin, variety, colour or quality. The list is closed on purpose: a
 * word that is not in it ('coconut', 'vegan', 'egg') may make another food of what follows.
 */
const QUALIFIERS: ReadonlySet<string> = new Set(
  `sweet hot spicy mild italian greek spanish mexican american english asian chinese japanese korean indian turkish
  moroccan vietnamese thai persian lebanese mediterranean holy red green yellow purple white golden heirloom vine
  winter summer wild fine thick thin lean extra virgin cold pressed pure real artisan rustic kosher halal unbleached
  enriched crunchy creamy smooth curly flat long short young mature aged sharp jasmine basmati atlantic pacific
  alaskan norwegian scottish king coho rainbow bluefin yellowfin albacore hass fuji gala honeycrisp navel valencia
  russet idaho lacinato tuscan english seedless ripened whole unsweetened quick cooking precooked double concentrated`.split(
    /\s+/,
  ),
);

/** Words behind a food that name only the part or the form in which it is sold. */
const FORMS: ReadonlySet<string> = new Set(
  `leaf floret stalk spear wedge sprig head bulb cube chunk strip slice piece half fillet filet segment kernel
  crown ear can tin jar packet`.split(/\s+/),
);

/**
 * The everyday food that a typed name means: by name or alias, else without words that leave the food the same
 * ('sweet italian basil', 'basil leaves', 'tomatoes, canned'). Never by guessing: 'coconut yogurt' is unknown here.
 */
export function findFood(name: string): Food | undefined {
  return findByKey(foodNameKey(name)) ?? findInverted(name) ?? findWithoutBrackets(name);
}

function findByKey(key: string): Food | undefined {
  const words = key.split(' ');
  return findUnqualified(words) ?? (isForm(words.at(-1)) ? findUnqualified(words.slice(0, -1)) : undefined);
}

function findUnqualified(words: readonly string[]): Food | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const food = FOOD_BY_KEY.get(words.slice(start).join(' '));
    if (food) return food;
    if (!QUALIFIERS.has(words[start] ?? '')) return undefined;
  }
  return undefined;
}

/** 'tomatoes, canned' → 'canned tomatoes'; 'tomatoes, finely chopped' is found by its key already. */
function findInverted(name: string): Food | undefined {
  const [head, ...rest] = name.split(',');
  if (head === undefined || rest.length === 0) return undefined;
  return findByKey(foodNameKey(`${rest.join(' ')} ${head}`));
}

function findWithoutBrackets(name: string): Food | undefined {
  const plain = name.replace(/\([^)]*\)/g, ' ');
  return plain === name ? undefined : findByKey(foodNameKey(plain));
}

function isForm(word: string | undefined): boolean {
  return word !== undefined && FORMS.has(word);
}
