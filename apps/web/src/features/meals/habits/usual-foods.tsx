import type { MealFood } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { favoriteFoodsQuery } from '#data/food/favorite-foods.ts';
import { loggedWeightsQuery, usualFoodsQuery } from '#data/food/meals.ts';
import { formatAmount, formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import type { NewFood } from '../draft-food.ts';
import { loggedFood } from '../logged-food.ts';
import { type UsualFood, withFavorites } from './with-favorites.ts';

const SHOWN = 6;

interface UsualFoodsProps {
  type: MealType;
  day: CalendarDay;
  onAdd: (food: NewFood) => void;
}

/** The foods that the person often eats at this meal, and their favourites, to add with one press. */
export function UsualFoods({ type, day, onAdd }: UsualFoodsProps) {
  const client = useQueryClient();
  const usual = useQuery(usualFoodsQuery(type, day));
  const favorites = useQuery(favoriteFoodsQuery);
  const [isWhole, setIsWhole] = useState(false);
  const foods = withFavorites(usual.data?.foods ?? [], favorites.data?.map(({ food }) => food) ?? []);
  const weights = loggedWeightsQuery(foods.map(({ food }) => food));
  useQuery({ ...weights, enabled: foods.length > 0 });
  // Habits are optional: if they do not load, search and quick add still work.
  if (foods.length === 0) return null;
  const add = async ({ food }: UsualFood, at: number) => {
    // Without a connection it can still be logged in its own unit.
    const known = await client.ensureQueryData(weights).catch(() => []);
    onAdd(loggedFood(food, known[at]));
  };
  return (
    <section aria-labelledby="usual-foods" className="mt-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="usual-foods" className="text-sm font-semibold text-muted">
          {t('Your usual foods')}
        </h2>
        {foods.length > SHOWN && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isWhole}
            className="-mr-3"
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('Show fewer') : t('Show all {count}', { count: foods.length })}
          </Button>
        )}
      </div>
      <ul className="mt-1 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {foods.slice(0, isWhole ? undefined : SHOWN).map((usualFood, at) => (
          <li key={usualFood.food.name.toLowerCase()} className="min-w-0">
            <UsualFoodButton usualFood={usualFood} onPress={() => void add(usualFood, at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UsualFoodButton({ usualFood, onPress }: { usualFood: UsualFood; onPress: () => void }) {
  const { food, isFavorite } = usualFood;
  return (
    <button
      type="button"
      className="flex min-h-14 w-full flex-col justify-center rounded-md border border-line bg-surface px-3 py-1.5 text-left leading-4 transition-colors duration-(--dur-fast) hover:border-line-strong"
      onClick={onPress}
    >
      <span className="flex w-full items-center gap-1.5">
        {isFavorite && (
          <>
            <Heart className="size-3.5 shrink-0 fill-current text-accent-text" aria-hidden="true" />
            <span className="sr-only">{t('Favorite:')} </span>
          </>
        )}
        <span className="min-w-0 truncate text-sm leading-5 font-semibold">{food.name}</span>{' '}
      </span>
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="min-w-0 truncate text-xs text-muted">{formatPortion(food)}</span>{' '}
        <span className="num shrink-0 text-sm text-muted">
          {formatCalories(food.calories)}
          <span className="sr-only"> {t('cal')}</span>
        </span>
      </span>
    </button>
  );
}

const formatPortion = ({ quantity, unit }: MealFood) => formatAmount(quantity, unit);
