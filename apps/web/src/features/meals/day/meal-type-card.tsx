import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { caloriesOfMeals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { Bookmark, Copy, EllipsisVertical, History, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { useDeleteMeal } from '#data/food/meals.ts';
import { formatCalories, formatCaloriesPart, formatFoodAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useYesterdaysMeal } from '../habits/earlier-meals.ts';
import { MEAL_TYPE_STYLE } from '../meal-type-picker.tsx';

interface MealTypeCardProps {
  type: MealType;
  day: CalendarDay;
  /** The meals of this type, usually one. */
  meals: readonly Meal[];
  onEdit: (meal: Meal) => void;
  onCopy: (meal: Meal) => void;
  onSave: (meal: Meal) => void;
  onAdd: () => void;
}

export function MealTypeCard(props: MealTypeCardProps) {
  const { type, day, meals, onEdit, onCopy, onSave, onAdd } = props;
  const { label } = MEAL_TYPE_STYLE[type];
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its meal; the focus stays nearby.
  const deleteMeal = useDeleteMeal(() => heading.current?.focus());
  const calories = caloriesOfMeals(meals);
  return (
    <Card className="p-5 sm:px-6" aria-labelledby={`${type}-heading`}>
      <MealTypeHead type={type} heading={heading}>
        {meals.length > 0 && (
          <p className="text-sm text-muted">
            <b className="num text-lg text-ink">{formatCalories(calories)}</b> {t('cal')}
          </p>
        )}
      </MealTypeHead>
      {meals.length > 0 ? (
        <ul aria-label={t('{label} meals', { label })} className="mt-1 -mb-3 divide-y divide-line">
          {meals.map((meal) => (
            <LoggedMeal
              key={meal.id}
              meal={meal}
              onEdit={() => onEdit(meal)}
              onCopy={() => onCopy(meal)}
              onSave={() => onSave(meal)}
              onDelete={() => deleteMeal(meal)}
            />
          ))}
        </ul>
      ) : (
        <EmptyMeal type={type} day={day} onAdd={onAdd} />
      )}
    </Card>
  );
}

interface MealTypeHeadProps {
  type: MealType;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

function MealTypeHead({ type, heading, children }: MealTypeHeadProps) {
  const { label, icon: Icon } = MEAL_TYPE_STYLE[type];
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Icon className="size-5 text-muted" aria-hidden="true" />
      <h2 ref={heading} id={`${type}-heading`} tabIndex={-1} className="h-card min-w-fit flex-1">
        {label}
      </h2>
      {children}
    </div>
  );
}

interface EmptyMealProps {
  type: MealType;
  day: CalendarDay;
  onAdd: () => void;
}

/** No meal yet: buttons to log one, including that of the previous day. */
function EmptyMeal({ type, day, onAdd }: EmptyMealProps) {
  const before = useYesterdaysMeal(type, day);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="text-muted">{t('No {type} logged', { type })}</p>
      <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {before && (
          <Button
            variant="soft"
            size="sm"
            icon={History}
            pending={before.isLogging}
            pendingLabel={t('Logging...')}
            aria-label={t('{label}: {names}, {calories} cal', {
              label: before.label,
              names: before.foods.join(', '),
              calories: formatCalories(before.calories),
            })}
            onClick={before.log}
          >
            {before.label}
          </Button>
        )}
        <Button variant="secondary" size="sm" icon={Plus} onClick={onAdd}>
          {t('Add {type}', { type })}
        </Button>
      </div>
    </div>
  );
}

interface LoggedMealProps {
  meal: Meal;
  onEdit: () => void;
  onCopy: () => void;
  onSave: () => void;
  onDelete: () => void;
}

/** A logged meal with its foods and actions. */
function LoggedMeal({ meal, onEdit, onCopy, onSave, onDelete }: LoggedMealProps) {
  // The foods as displayed add up to the meal.
  const parts = wholeParts(meal.foods.map(({ calories }) => calories ?? 0));
  const what = t('{type} of {totalCalories} cal', {
    type: meal.type,
    totalCalories: formatCalories(meal.totalCalories),
  });
  return (
    <li className="flex items-start gap-2 py-1.5 max-sm:flex-col max-sm:gap-0">
      <ul aria-label={t('Foods of {what}', { what })} className="min-w-0 flex-1 py-2 max-sm:w-full">
        {meal.foods.map((food, index) => (
          <FoodLine
            key={index}
            name={food.name}
            amount={formatFoodAmount(food.quantity, food.unit)}
            calories={formatCaloriesPart(food.calories, parts[index] ?? 0)}
          >
            {food.isEstimate && <Badge variant="butter">{t('Estimate')}</Badge>}
          </FoodLine>
        ))}
      </ul>
      <span className="-mr-2 flex shrink-0 max-sm:self-end">
        <IconButton
          label={t('Edit {what}', { what })}
          icon={Pencil}
          className="text-muted"
          onClick={onEdit}
        />
        <IconButton
          label={t('Delete {what}', { what })}
          icon={Trash2}
          variant="destructive-ghost"
          onClick={onDelete}
        />
        <Menu
          trigger={
            <IconButton
              label={t('More for {what}', { what })}
              icon={EllipsisVertical}
              className="text-muted"
            />
          }
        >
          <MenuItem icon={Copy} onSelect={onCopy}>
            {t('Copy')}
          </MenuItem>
          <MenuItem icon={Bookmark} onSelect={onSave}>
            {t('Save for later')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

interface FoodLineProps {
  name: string;
  amount: string;
  calories: string;
  children?: ReactNode;
}

/** A food of a meal. */
function FoodLine({ name, amount, calories, children }: FoodLineProps) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-0.5">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-sm whitespace-nowrap text-muted">{amount}</span> {children}
      </span>
      <span className="shrink-0 text-sm text-muted">
        <b className="num text-ink">{calories}</b> {t('cal')}
      </span>
    </li>
  );
}
