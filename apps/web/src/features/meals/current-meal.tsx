import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { clampQuantity } from '@game-plan/domain/meals/quantity';
import { BLACK_DRINKS, MILK_FOR_DRINK } from '@game-plan/domain/meals/quick-meal-foods';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Heart, Utensils } from 'lucide-react';
import { useState } from 'react';
import { useToggleFavoriteFood } from '#data/food/favorite-foods.ts';
import { useLogMeal } from '#data/food/meals.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { formatCalories, formatNearDay } from '#lib/format/format.ts';
import { today, useToday } from '#lib/today.ts';
import { LargeMealNote } from '#nutrition-ui/large-meal-note.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import {
  addFood,
  type DraftFood,
  draftOfQuickFood,
  draftTotals,
  mealBody,
  type NewFood,
  toMealFood,
} from './draft-food.ts';
import { MealFoodList, toastNoFoods } from './meal-food-list.tsx';
import { MEAL_TYPE_STYLE } from './meal-type-picker.tsx';

/** Loaded when first opened. */
const SaveMealDialog = lazyDialog(() => import('./habits/save-meal-dialog.tsx'), 'SaveMealDialog');

interface CurrentMealProps {
  type: MealType;
  /** The day to log on; without one, today at the time of logging. */
  date: CalendarDay | undefined;
  foods: readonly DraftFood[];
  onChange: (foods: DraftFood[]) => void;
  /** If the meal was begun on another day than today: logs it today instead. */
  onMoveToToday?: (() => void) | undefined;
  /** Called with the logged foods; others may have been added meanwhile. */
  onLogged: (foods: readonly DraftFood[]) => void;
}

/** The meal being composed, and the button that logs it. The button names the day unless it is today. */
export function CurrentMeal({ type, date, foods, onChange, onMoveToToday, onLogged }: CurrentMealProps) {
  const logging = useLogMeal(onLogged);
  const [saving, setSaving] = useState({ isOpen: false, visit: 0 });
  const totals = draftTotals(foods);
  const now = useToday();
  const otherDay = date && date !== now ? ` for ${formatNearDay(date, now)}` : '';
  const log = () => {
    if (foods.length === 0) toastNoFoods();
    else logging.mutate({ body: mealBody({ type, date: date ?? today(), foods }), draft: foods });
  };
  return (
    <Card className="p-5 sm:px-6" aria-labelledby="current-meal">
      <CardHead title="Current Meal" titleId="current-meal">
        <span className="flex items-center gap-1">
          {foods.length > 0 && (
            <IconButton
              label="Save this meal for later"
              icon={Bookmark}
              className="-my-2 text-muted"
              onPointerEnter={SaveMealDialog.preload}
              onFocus={SaveMealDialog.preload}
              onClick={() => setSaving((last) => ({ isOpen: true, visit: last.visit + 1 }))}
            />
          )}
          <Badge>{foods.length === 1 ? '1 food' : `${foods.length} foods`}</Badge>
        </span>
      </CardHead>
      <div className="mt-2">
        {foods.length === 0 && <p className="pb-2 text-muted">Add foods from the search or quick add.</p>}
        <MealFoodList
          label="Foods of this meal"
          foods={foods}
          onChange={onChange}
          action={(food) => <FavoriteFoodButton food={food} />}
        />
        <MilkNote foods={foods} onAdd={(milk) => onChange(addFood(foods, milk))} />
      </div>
      <LargeMealNote calories={totals.totalCalories} />
      {onMoveToToday && date && (
        <p role="status" className="mt-2 text-sm text-muted">
          You began this meal on {formatNearDay(date, now)}, so it is logged on that day.{' '}
          <button
            type="button"
            className="min-h-8 font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            onClick={onMoveToToday}
          >
            Log it today instead
          </button>
        </p>
      )}
      <Button
        variant="accent"
        size="lg"
        icon={Utensils}
        className="mt-2 w-full"
        pending={logging.isPending}
        pendingLabel="Logging..."
        onClick={log}
      >
        {`Log ${MEAL_TYPE_STYLE[type].label}${otherDay} (${formatCalories(totals.totalCalories)} cal)`}
      </Button>
      {saving.visit > 0 && (
        <SaveMealDialog
          key={saving.visit}
          type={type}
          foods={foods.map(toMealFood)}
          open={saving.isOpen}
          onOpenChange={(isOpen) => setSaving((last) => ({ ...last, isOpen }))}
        />
      )}
    </Card>
  );
}

/** Says that tea and coffee were added without milk, which most people take, and adds it with one press. */
function MilkNote({ foods, onAdd }: { foods: readonly DraftFood[]; onAdd: (milk: NewFood) => void }) {
  const drinks = foods.filter(({ known }) => known.fdcId !== undefined && BLACK_DRINKS.has(known.fdcId));
  const [drink] = drinks;
  const { data: preferences } = useQuery(preferencesQuery);
  const isMilkOffered = preferences?.avoidsMilk === false;
  if (drink === undefined || !isMilkOffered || foods.some(({ known }) => MILKY.test(known.name))) return null;
  // A splash goes into every cup.
  const cups = drinks.reduce((sum, { unit, quantity }) => sum + (unit === 'cup' ? quantity : 1), 0);
  const milk = draftOfQuickFood(MILK_FOR_DRINK);
  return (
    <p className="border-t border-line pt-1 pb-2 text-sm text-muted">
      {drink.known.name} is counted without milk.{' '}
      <button
        type="button"
        className="min-h-8 font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
        onClick={() => onAdd({ ...milk, quantity: clampQuantity(milk.quantity * cups) })}
      >
        Add milk
      </button>
    </p>
  );
}

const MILKY = /\b(?:milk|cream|half and half|creamer)\b/i;

/** The favourite button of a food: favourites are offered first, with the amount chosen here. */
function FavoriteFoodButton({ food }: { food: DraftFood }) {
  const { isFavorite, toggle } = useToggleFavoriteFood(food.known);
  const { name } = food.known;
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      icon={Heart}
      className={isFavorite ? 'text-accent-text' : 'text-muted'}
      iconClassName={cx('size-5', isFavorite && 'fill-current')}
      disabled={isFavorite === undefined}
      onClick={() => toggle(toMealFood(food))}
    />
  );
}
