import type { Place } from '@game-plan/lexicon/place';
import { findDish, searchMeaning } from './dish-table.ts';
import { findFood } from './find-food.ts';
import type { Food } from './food.ts';
import { diaryMeaning, searchedFoodNamed } from './served/served-table.ts';

/**
 * What a name means in a place, by one rule: the names that hold there come before those of the places that it knows as well, and listed
 * names before what the words of a name tell. A kitchen means the food that it cooks with, and a dish only if there is none.
 */
export function findMeant(name: string, place: Place): Food | undefined {
  return place === 'kitchen'
    ? (findFood(name) ?? findDish(name))
    : (findListed(name, place) ?? findFood(name));
}

/** The food of a name that is listed for searches and diaries, and not only known by its words. */
export function findListed(name: string, place: Exclude<Place, 'kitchen'>): Food | undefined {
  const eaten = place === 'diary' ? diaryMeaning(name) : undefined;
  return eaten === undefined ? searchMeaning(name) : searchedFoodNamed(eaten);
}
