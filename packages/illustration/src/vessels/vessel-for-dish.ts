import { type DishFood, hasPieces, isBase, isFruit } from '../dish-food.ts';
import { LAST_WORDS, type NameRule, NOUNS, PHRASES } from './dish-names.ts';
import type { VesselName } from './vessels.ts';

/** Text after these words describes what is beside or in the dish; the dish itself is named before them. */
const BESIDE = /\s(?:with|without|topped|served|alongside)\s|[,(:;–—]|\s-\s/;

/** After these words the name does not end with the dish: meatballs in tomato sauce are not a sauce. */
const LAID = /\s(?:in|over|on|from)\s/;

/**
 * How a dish is arranged: by phrases in its name, by the last words of what comes before 'with', by any word there; and by its
 * ingredients when these tell nothing. `dishName` is normalized.
 */
export function vesselForDish(dishName: string, foods: readonly DishFood[]): VesselName {
  const head = dishName.split(BESIDE)[0]?.trim() ?? '';
  const named =
    find(PHRASES, dishName) ??
    find(LAST_WORDS, head.split(LAID)[0] ?? '') ??
    find(NOUNS, head) ??
    (head === '' ? find(NOUNS, dishName) : undefined);
  return named ?? vesselForFoods(foods);
}

function find(rules: readonly NameRule[], words: string): VesselName | undefined {
  return rules.find(([pattern]) => pattern.test(words))?.[1];
}

/** Chooses by ingredients, the most characteristic first: batter, broth, pasta, large pieces, leaves. */
function vesselForFoods(foods: readonly DishFood[]): VesselName {
  const has = (words: RegExp) => foods.some(({ name }) => words.test(name));
  const pieces = foods.filter(hasPieces);
  const only = (test: (food: DishFood) => boolean) => pieces.length > 0 && pieces.every(test);
  if (
    has(/\bflour\b/) &&
    has(/sugar/) &&
    pieces.every((food) => isFruit(food) || food.role === 'topping' || food.glyph === 'boiledEgg')
  ) {
    return has(/\beggs?\b/) ? 'whole cake' : 'cookies';
  }
  if (foods.some(({ role }) => role === 'noodle'))
    return has(/broth|stock|dashi/) ? 'noodle soup' : 'pasta nest';
  if (foods.some(({ role }) => role === 'pasta')) return 'short pasta';
  if (only((food) => food.glyph === 'boiledEgg')) return 'fried eggs';
  if (has(/curry (paste|powder)|garam masala/)) return 'curry';
  if (has(/broth|stock|bouillon/)) return has(/beef|lamb|pork|veal|venison/) ? 'stew pot' : 'soup';
  if (pieces.length === 0) {
    if (foods.some(({ role }) => role === 'liquid')) return 'glass';
    return foods.some(isBase) ? 'rice bowl' : 'covered pot';
  }
  if (only((food) => isFruit(food) || food.role === 'topping') && pieces.some(isFruit)) return 'fruit salad';
  if (pieces.some(({ role, glyph }) => role === 'hero' && glyph !== 'boiledEgg')) return 'plate';
  if (foods.some(isBase)) return 'bowl';
  if (has(/lentil|(?<!green )beans?\b|chick ?pea|black.eyed/)) return 'pulses';
  if (pieces.some(({ glyph }) => glyph === 'lettuce')) return 'salad';
  return foods.some(({ role }) => role === 'bread') ? 'toast' : 'pan';
}
