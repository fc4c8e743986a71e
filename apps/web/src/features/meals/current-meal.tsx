import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { clampQuantity } from '@game-plan/domain/meals/quantity';
import { BLACK_DRINKS, MILK_FOR_DRINK } from '@game-plan/domain/meals/quick-meal-foods';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Heart, Utensils } from 'lucide-react';
import { useRef, useState } from 'react';
import { useToggleFavoriteFood } from '#data/food/favorite-foods.ts';
import { useLogMeal } from '#data/food/meals.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { formatCalories, formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
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
  asAddition,
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

const TEXT_BUTTON =
  'min-h-8 font-semibold text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** Fixed above the main links of a small screen; part of the card on a wide one. */
const LOG_BAR =
  'print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--bottombar-h)+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-1 max-lg:pb-2.5 max-lg:shadow-float';

interface CurrentMealProps {
  type: MealType;
  /** The day to log on; without one, today at the time of logging. */
  date: CalendarDay | undefined;
  foods: readonly DraftFood[];
  /** What was added last, in words, until something else changes. */
  added: string | undefined;
  /** Takes back what was added last. */
  onUndo: () => void;
  onChange: (foods: DraftFood[]) => void;
  /** If the meal was begun on another day than today: logs it today instead. */
  onMoveToToday?: (() => void) | undefined;
  /** Called with the logged foods; others may have been added meanwhile. */
  onLogged: (foods: readonly DraftFood[]) => void;
}

/**
 * The meal being composed, and the button that logs it, which names the day unless it is today. Below 1024 px, where the
 * meal is below the foods, the button is in a bar above the main links as soon as there is a food.
 */
export function CurrentMeal(props: CurrentMealProps) {
  const { type, date, foods, added, onUndo, onChange, onMoveToToday, onLogged } = props;
  const title = useRef<HTMLDivElement>(null);
  const logging = useLogMeal(onLogged);
  const [saving, setSaving] = useState({ isOpen: false, visit: 0 });
  const totals = draftTotals(foods);
  const now = useToday();
  const otherDay = date && date !== now ? ` ${t('for {day}', { day: formatNearDay(date, now) })}` : '';
  const log = () => {
    if (foods.length === 0) toastNoFoods();
    else logging.mutate({ body: mealBody({ type, date: date ?? today(), foods }), draft: foods });
  };
  return (
    <Card className="p-5 sm:px-6" aria-labelledby="current-meal">
      <div ref={title} className="scroll-mt-20" />
      <CardHead title={t('Current Meal')} titleId="current-meal">
        <span className="flex items-center gap-1">
          {foods.length > 0 && (
            <IconButton
              label={t('Save this meal for later')}
              icon={Bookmark}
              className="-my-2 text-muted"
              onPointerEnter={SaveMealDialog.preload}
              onFocus={SaveMealDialog.preload}
              onClick={() => setSaving((last) => ({ isOpen: true, visit: last.visit + 1 }))}
            />
          )}
          <Badge>{t('{count, select, 1 {1 food} other {{count} foods}}', { count: foods.length })}</Badge>
        </span>
      </CardHead>
      <div className="mt-2">
        {foods.length === 0 && (
          <p className="pb-2 text-muted">{t('Add foods from the search or quick add.')}</p>
        )}
        <MealFoodList
          label={t('Foods of this meal')}
          foods={foods}
          onChange={onChange}
          action={(food) => <FavoriteFoodButton food={food} />}
        />
        <MilkNote foods={foods} onAdd={(milk) => onChange(addFood(foods, milk))} />
      </div>
      <LargeMealNote calories={totals.totalCalories} />
      {onMoveToToday && date && (
        <p role="status" className="mt-2 text-sm text-muted">
          {t('You began this meal on {day}, so it is logged on that day.', { day: formatNearDay(date, now) })}{' '}
          <button type="button" className={TEXT_BUTTON} onClick={onMoveToToday}>
            {t('Log it today instead')}
          </button>
        </p>
      )}
      <div {...(foods.length > 0 && { 'data-log-bar': '', className: LOG_BAR })}>
        <div className="flex items-center justify-between gap-x-3 text-sm max-lg:mx-auto max-lg:max-w-[640px]">
          <p role="status" className="min-w-0 flex-1 text-muted">
            {added && <span className="line-clamp-2 wrap-anywhere">{added}</span>}
          </p>
          {added && (
            <button type="button" className={TEXT_BUTTON} onClick={onUndo}>
              {t('Undo')}
            </button>
          )}
          {foods.length > 0 && (
            <button
              type="button"
              className={cx(TEXT_BUTTON, 'whitespace-nowrap lg:hidden')}
              onClick={() => title.current?.scrollIntoView()}
            >
              {t('{count, select, 1 {See 1 food} other {See {count} foods}}', { count: foods.length })}
            </button>
          )}
        </div>
        <Button
          variant="accent"
          size="lg"
          icon={Utensils}
          className="mt-2 w-full max-lg:mx-auto max-lg:max-w-[640px]"
          pending={logging.isPending}
          pendingLabel={t('Logging...')}
          onClick={log}
        >
          {t('Log {label}{otherDay} ({totalCalories} cal)', {
            label: MEAL_TYPE_STYLE[type].label,
            otherDay,
            totalCalories: formatCalories(totals.totalCalories),
          })}
        </Button>
      </div>
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
      {t('{name} is counted without milk.', { name: drink.known.name })}{' '}
      <button
        type="button"
        className={TEXT_BUTTON}
        onClick={() =>
          onAdd(asAddition({ ...milk, quantity: clampQuantity(milk.quantity * cups) }, drink.known.name))
        }
      >
        {t('Add milk')}
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
      label={
        isFavorite ? t('Remove {name} from favorites', { name }) : t('Add {name} to favorites', { name })
      }
      icon={Heart}
      className={isFavorite ? 'text-accent-text' : 'text-muted'}
      iconClassName={cx('size-5', isFavorite && 'fill-current')}
      disabled={isFavorite === undefined}
      onClick={() => toggle(toMealFood(food))}
    />
  );
}
