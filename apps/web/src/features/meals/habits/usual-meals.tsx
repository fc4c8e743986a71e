import type { SavedMeal } from '@game-plan/contracts/food/saved-meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, History, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { favoriteFoodsQuery } from '#data/food/favorite-foods.ts';
import { useQuickLog } from '#data/food/meals.ts';
import { savedMealsQuery } from '#data/food/saved-meals.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { useEarlierMeals } from './earlier-meals.ts';

/** Loaded when first opened, because it contains the food table for units. */
const SavedMealsDialog = lazyDialog(() => import('./saved-meals-dialog.tsx'), 'SavedMealsDialog');

interface UsualMealsProps {
  type: MealType;
  day: CalendarDay;
}

/** Whole meals that are logged with one press: recent ones and saved ones. */
export function UsualMeals({ type, day }: UsualMealsProps) {
  const before = useEarlierMeals(type, day);
  const saved = useQuery(savedMealsQuery).data ?? [];
  const favorites = useQuery(favoriteFoodsQuery).data ?? [];
  const [isWhole, setIsWhole] = useState(false);
  const [visit, setVisit] = useState(0);
  const [open, setOpen] = useState(false);
  const ofType = saved.filter((meal) => meal.type === type);
  const shown = isWhole ? [...ofType, ...saved.filter((meal) => meal.type !== type)] : ofType;
  const others = saved.length - ofType.length;
  if (before.length === 0 && saved.length === 0 && favorites.length === 0) return null;
  const manage = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <section aria-labelledby="usual-meals" className="mt-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="usual-meals" className="text-sm font-semibold text-muted">
          {t('Your usual meals')}
        </h2>
        {(saved.length > 0 || favorites.length > 0) && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={manage}>
            {t('Manage')}
          </Button>
        )}
      </div>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {before.map((meal) => (
          <UsualMeal
            key={meal.day}
            icon={History}
            name={meal.label}
            foods={meal.foods}
            calories={meal.calories}
            pending={meal.isLogging}
            onLog={meal.log}
          />
        ))}
        {shown.map((meal) => (
          <SavedMealRow key={meal.id} meal={meal} type={type} day={day} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          className="mt-1 -ml-3"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('Show {type} only', { type }) : otherMealsLabel(others)}
        </Button>
      )}
      {visit > 0 && <SavedMealsDialog key={visit} open={open} onOpenChange={setOpen} />}
    </section>
  );
}

const otherMealsLabel = (count: number) =>
  t('{count, select, 1 {1 other saved meal} other {{count} other saved meals}}', { count });

interface SavedMealRowProps extends UsualMealsProps {
  meal: SavedMeal;
}

/** Logged as the chosen type, regardless of the saved one. */
function SavedMealRow({ meal: { name, foods }, type, day }: SavedMealRowProps) {
  const logging = useQuickLog();
  return (
    <UsualMeal
      icon={Bookmark}
      name={name}
      foods={foods.map((food) => food.name)}
      calories={mealTotals(foods).totalCalories}
      pending={logging.isPending}
      onLog={() => logging.mutate({ type, date: day, foods })}
    />
  );
}

interface UsualMealProps {
  icon: LucideIcon;
  name: string;
  foods: readonly string[];
  calories: number;
  pending: boolean;
  onLog: () => void;
}

function UsualMeal({ icon: Icon, name, foods, calories, pending, onLog }: UsualMealProps) {
  return (
    <li className="flex items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-3">
      <Icon className="size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-muted">{foods.join(', ')}</span>
      </span>
      <span className="shrink-0 text-sm text-muted">
        <b className="num text-ink">{formatCalories(calories)}</b> {t('cal')}
      </span>
      <Button
        variant="soft"
        size="sm"
        pending={pending}
        pendingLabel={t('Logging...')}
        aria-label={t('Log {name}', { name })}
        onClick={onLog}
      >
        {t('Log')}
      </Button>
    </li>
  );
}
