import type { SavedMeal } from '@game-plan/contracts/food/saved-meals';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { useQuery } from '@tanstack/react-query';
import { Heart, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { favoriteFoodsQuery, useRemoveFavoriteFood } from '#data/food/favorite-foods.ts';
import { savedMealsQuery, useRemoveSavedMeal } from '#data/food/saved-meals.ts';
import { formatAmount, formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EditSavedMealDialog } from './edit-saved-meal-dialog.tsx';

interface SavedMealsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The saved meals and favourite foods, to edit and remove. */
export function SavedMealsDialog({ open, onOpenChange }: SavedMealsDialogProps) {
  const saved = useQuery(savedMealsQuery).data ?? [];
  const favorites = useQuery(favoriteFoodsQuery).data ?? [];
  const removeMeal = useRemoveSavedMeal();
  const removeFavorite = useRemoveFavoriteFood();
  const [edited, setEdited] = useState<{ readonly meal: SavedMeal; readonly visit: number }>();
  const [isEditing, setIsEditing] = useState(false);
  const edit = (meal: SavedMeal) => {
    setEdited((last) => ({ meal, visit: (last?.visit ?? 0) + 1 }));
    setIsEditing(true);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Saved Meals and Favorites')}>
      <h3 className="font-semibold">{t('Saved meals')}</h3>
      {saved.length === 0 && (
        <p className="mt-1 text-muted">{t('None yet. You can save a meal as you log it.')}</p>
      )}
      <ul aria-label={t('Saved meals')} className="divide-y divide-line">
        {saved.map((meal) => (
          <li key={meal.id} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{meal.name}</span>
              <span className="block text-sm text-muted">
                <b className="num text-ink">{formatCalories(mealTotals(meal.foods).totalCalories)}</b>{' '}
                {t('cal')} · {meal.foods.map(({ name }) => name).join(', ')}
              </span>
            </span>
            <IconButton
              label={t('Edit {name}', { name: meal.name })}
              icon={Pencil}
              className="text-muted"
              onClick={() => edit(meal)}
            />
            <IconButton
              label={t('Remove {name}', { name: meal.name })}
              icon={Trash2}
              variant="destructive-ghost"
              onClick={() => removeMeal.mutate(meal)}
            />
          </li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold">{t('Favorite foods')}</h3>
      {favorites.length === 0 && (
        <p className="mt-1 text-muted">{t('None yet. Tap the heart next to a food in the current meal.')}</p>
      )}
      <ul aria-label={t('Favorite foods')} className="divide-y divide-line">
        {favorites.map((favorite) => (
          <li key={favorite.id} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {favorite.food.name}{' '}
              <span className="text-sm text-muted">
                {formatAmount(favorite.food.quantity, favorite.food.unit)}
              </span>
            </span>
            <IconButton
              label={t('Remove {name} from favorites', { name: favorite.food.name })}
              icon={Heart}
              className="text-accent-text"
              iconClassName="size-5 fill-current"
              onClick={() => removeFavorite.mutate(favorite)}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <EditSavedMealDialog
          key={edited.visit}
          meal={edited.meal}
          open={isEditing}
          onOpenChange={setIsEditing}
        />
      )}
    </Dialog>
  );
}
