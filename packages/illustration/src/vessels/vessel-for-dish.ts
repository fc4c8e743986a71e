import type { Trait, VesselName } from '@game-plan/lexicon/drawing-data';
import { type DishFood, hasPieces, isBase, isFruit } from '../dish-food.ts';
import type { ReadName } from '../read-name.ts';

/** How a dish is arranged: as its name says, and as its ingredients suggest where it says nothing. */
export function vesselForDish(dishName: ReadName, foods: readonly DishFood[]): VesselName {
  const vessel = dishName.vessel ?? vesselForFoods(foods);
  if (vessel === 'pan' && isOnRice(dishName, foods)) return 'rice bowl';
  return vessel === 'pasta nest' && isShortPasta(dishName, foods) ? 'short pasta' : vessel;
}

/** What comes from a pan is served on its rice, unless the name says that the rice is cooked in it. */
function isOnRice(dishName: ReadName, foods: readonly DishFood[]): boolean {
  return foods.some(isBase) && !dishName.foods.some(({ look }) => look.role === 'base');
}

/** Short shapes cannot be wound to a nest, whatever their sauce. */
function isShortPasta(dishName: ReadName, foods: readonly DishFood[]): boolean {
  const roles = [...dishName.foods.map(({ look }) => look.role), ...foods.map(({ role }) => role)];
  return roles.includes('pasta') && !roles.includes('noodle');
}

/** Chooses by ingredients, the most characteristic first: batter, broth, pasta, large pieces, leaves. */
function vesselForFoods(foods: readonly DishFood[]): VesselName {
  const has = (trait: Trait) => foods.some(({ name }) => name.is(trait));
  const pieces = foods.filter(hasPieces);
  const only = (test: (food: DishFood) => boolean) => pieces.length > 0 && pieces.every(test);
  const isEgg = ({ glyph }: DishFood) => glyph === 'boiledEgg';
  if (
    has('flour') &&
    has('sugar') &&
    pieces.every((food) => isFruit(food) || food.role === 'topping' || isEgg(food))
  )
    return foods.some(isEgg) ? 'whole cake' : 'cookies';
  if (foods.some(({ role }) => role === 'noodle')) return has('broth') ? 'noodle soup' : 'pasta nest';
  if (foods.some(({ role }) => role === 'pasta')) return 'short pasta';
  if (only(isEgg)) return 'fried eggs';
  if (has('curry spice')) return 'curry';
  if (has('broth')) return has('red meat') ? 'stew pot' : 'soup';
  if (pieces.length === 0) {
    if (foods.some(({ role }) => role === 'liquid')) return 'glass';
    return foods.some(isBase) ? 'rice bowl' : 'covered pot';
  }
  if (only((food) => isFruit(food) || food.role === 'topping') && pieces.some(isFruit)) return 'fruit salad';
  if (pieces.some((food) => food.role === 'hero' && !isEgg(food))) return 'plate';
  if (foods.some(isBase)) return 'bowl';
  if (
    pieces.some(
      ({ glyph, role }) =>
        role === 'bean' && (glyph === 'bean' || glyph === 'chickpea' || glyph === 'lentil'),
    )
  )
    return 'pulses';
  if (pieces.some(({ glyph }) => glyph === 'lettuce')) return 'salad';
  return foods.some(({ role }) => role === 'bread') ? 'toast' : 'pan';
}
