import type { MealFood } from '@game-plan/contracts/food/meals';

/** A food to add with one press. */
export interface UsualFood {
  readonly food: MealFood;
  readonly isFavorite: boolean;
}

/** Usual foods, favourites among them first; other favourites come last. */
export function withFavorites(usual: readonly MealFood[], favorites: readonly MealFood[]): UsualFood[] {
  const key = ({ name }: MealFood) => name.toLowerCase();
  const usualNames = new Set(usual.map(key));
  const favoriteNames = new Set(favorites.map(key));
  const eaten = usual.map((food) => ({ food, isFavorite: favoriteNames.has(key(food)) }));
  return [
    ...eaten.filter(({ isFavorite }) => isFavorite),
    ...eaten.filter(({ isFavorite }) => !isFavorite),
    ...favorites.filter((food) => !usualNames.has(key(food))).map((food) => ({ food, isFavorite: true })),
  ];
}
