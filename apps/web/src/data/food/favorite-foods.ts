import { type FavoriteFood, favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import type { MealFood } from '@game-plan/contracts/food/meals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** A person's favourite foods, by name. */
export const favoriteFoodsQuery = readQuery(favoriteFoods.list);

/** Adds a food to the favourites, or removes it. */
export function useToggleFavoriteFood({ name }: MealFood) {
  const { data } = useQuery(favoriteFoodsQuery);
  const favorite = data?.find(({ food }) => food.name.toLowerCase() === name.toLowerCase());
  const save = useMutation({
    mutationFn: (food: MealFood) => call(favoriteFoods.save, { body: { food } }),
    onSuccess: () => toast({ title: t('Added to favorites'), description: name }),
    onError: (error) => toastFailure(t('Failed to update favorite status'), error),
  });
  const remove = useRemoveFavoriteFood();
  return {
    /** Undefined until loaded. */
    isFavorite: data ? favorite !== undefined : undefined,
    toggle: (food: MealFood) => (favorite ? remove.mutate(favorite) : save.mutate(food)),
  };
}

export function useRemoveFavoriteFood() {
  return useMutation({
    mutationFn: ({ id }: FavoriteFood) => call(favoriteFoods.remove, { params: { id } }),
    onSuccess: (_, { food }) => toast({ title: t('Removed from favorites'), description: food.name }),
    onError: (error) => toastFailure(t('Failed to update favorite status'), error),
  });
}
