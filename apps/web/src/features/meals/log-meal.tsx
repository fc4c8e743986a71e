import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { QUICK_MEAL_FOODS } from '@game-plan/domain/meals/quick-meal-foods';
import { Banana, ChefHat, Coffee, Egg, type LucideIcon, Milk, Sandwich, Utensils, Wheat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatAmount, formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Later } from '#ui/late/later.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { OtherWays, useHandDialogs } from './by-hand/use-hand-dialogs.tsx';
import { CurrentMeal } from './current-meal.tsx';
import {
  addFood,
  type DraftFood,
  draftOfQuickFood,
  isSame,
  type NewFood,
  remainingFoods,
  toMealFood,
  withMore,
} from './draft-food.ts';
import { FoodSearch } from './food-search.tsx';
import { useIsLoadingHabits } from './habits/use-is-loading-habits.ts';
import { UsualFoods } from './habits/usual-foods.tsx';
import { UsualMeals } from './habits/usual-meals.tsx';
import { useMealDraft } from './meal-draft.ts';
import { MealTypePicker, useLikelyMealType } from './meal-type-picker.tsx';
import { NutritionBreakdown } from './nutrition-breakdown.tsx';

interface LogMealProps {
  userId: number;
  /** The day to log on; without one, the current day at that time. */
  date: CalendarDay | undefined;
  /** The meal type that the address asks for. */
  asked?: MealType | undefined;
  /** Called when it is the meal's type, to be taken out of the address. */
  onTaken?: () => void;
}

/** Composes a meal from found and quick-add foods, and logs it. */
export function LogMeal({ userId, date, asked, onTaken }: LogMealProps) {
  const { draft, change } = useMealDraft(userId);
  useEffect(() => {
    if (!asked) return;
    // Applied once, so that a reload does not undo a later choice.
    change((current) => ({ ...current, type: asked }));
    onTaken?.();
  });
  const today = useToday();
  const likely = useLikelyMealType();
  const [added, setAdded] = useState<Added>();
  const [logged, setLogged] = useState<{ type: MealType; date: CalendarDay }>();
  // The hour says nothing about the meals of another day: the type of the last one stays until another is chosen.
  const lastType = date !== undefined && date !== today && logged?.date === date ? logged.type : undefined;
  const type = draft.type ?? lastType ?? likely;
  const awaitsHabits = useIsLoadingHabits(type, date ?? today);

  // A meal that was begun before midnight is logged on the day that the screen showed.
  const begun = date === undefined && draft.foods.length > 0 ? draft.day : undefined;
  const isOfEarlier = begun !== undefined && begun !== today;

  const setType = (chosen: MealType) => change((current) => ({ ...current, type: chosen }));
  const add = (...eaten: readonly NewFood[]) => {
    // The first food fixes the meal type, so that breakfast does not turn into lunch while it is composed.
    change(({ foods, day }) => ({
      type,
      day: foods.length > 0 ? day : today,
      foods: eaten.reduce(addFood, [...foods]),
    }));
    setAdded({ text: describeAdded(draft.foods, eaten), before: draft.foods });
  };

  // What was added last can be taken back until something else changes.
  const set = (foods: readonly DraftFood[]) => {
    setAdded(undefined);
    change((current) => ({ ...current, foods }));
  };

  const byHand = useHandDialogs(add);

  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <Card as="div" className="min-w-0 p-5 sm:p-6 lg:col-span-7">
        <MealTypePicker type={type} onChange={setType} />
        <div className="mt-4">
          <FoodSearch onAdd={add} onKeep={(name) => byHand.show({ kind: 'new', start: { name } })} />
        </div>
        <OtherWays show={byHand.show} />
        <Later>
          {awaitsHabits ? (
            <>
              <LoadingNote label={t('Loading what you usually eat')} />
              <Skeleton className="mt-4 h-96" />
            </>
          ) : (
            <>
              <UsualMeals type={type} day={date ?? today} />
              <UsualFoods type={type} day={date ?? today} onAdd={add} />
              <div className="mt-4">
                <QuickAddMealFoods onAdd={add} />
              </div>
              <AddRecipe onAdd={add} />
            </>
          )}
        </Later>
      </Card>
      <div
        className={cx('grid min-w-0 gap-5 *:min-w-0 lg:col-span-5', draft.foods.length > 0 && 'max-lg:pb-28')}
      >
        <Later>
          <CurrentMeal
            type={type}
            date={date ?? begun}
            foods={draft.foods}
            onMoveToToday={isOfEarlier ? () => change((current) => ({ ...current, day: today })) : undefined}
            added={added?.text}
            onUndo={() => set(added?.before ?? draft.foods)}
            onChange={set}
            onLogged={(eaten) => {
              setAdded(undefined);
              if (date !== undefined) setLogged({ type, date });
              change(({ foods, day }) => ({ day, foods: remainingFoods(foods, eaten) }));
            }}
          />
          <NutritionBreakdown date={date ?? (isOfEarlier ? begun : undefined)} foods={draft.foods} />
        </Later>
      </div>
      {byHand.dialog}
    </div>
  );
}

/** What was added last, in words, and the foods before. */
interface Added {
  readonly text: string;
  readonly before: readonly DraftFood[];
}

/** 'Added Eggs, 2 pieces'; of what is there already, how much it is now, so that a second tap is seen. */
function describeAdded(before: readonly DraftFood[], eaten: readonly NewFood[]): string {
  const amounts = eaten.map((food) => {
    const same = before.find((there) => isSame(there, food));
    const amount = formatAmount(same ? withMore(same, food).quantity : food.quantity, food.unit);
    return `${food.known.name}, ${same ? t('now {amount}', { amount }) : amount}`;
  });
  return t('Added {amounts}', { amounts: amounts.join('; ') });
}

/** Loaded when first opened, because it contains the food table to weigh ingredients. */
const RecipePickerDialog = lazyDialog(
  () => import('./habits/recipe-picker-dialog.tsx'),
  'RecipePickerDialog',
);

/** Adds one of the person's recipes as a food. */
function AddRecipe({ onAdd }: { onAdd: (food: NewFood) => void }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const pick = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={ChefHat} className="mt-3 max-sm:w-full" onClick={pick}>
        {t('Add one of your recipes')}
      </Button>
      {visit > 0 && <RecipePickerDialog key={visit} open={open} onOpenChange={setOpen} onAdd={onAdd} />}
    </>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Eggs: Egg,
  Toast: Sandwich,
  Banana,
  Coffee,
  'Greek yogurt': Milk,
  Oatmeal: Wheat,
};

const QUICK_FOODS = QUICK_MEAL_FOODS.map((quick) => ({
  icon: ICONS[quick.name] ?? Utensils,
  food: draftOfQuickFood(quick),
}));

function QuickAddMealFoods({ onAdd }: { onAdd: (food: NewFood) => void }) {
  return (
    <section aria-labelledby="quick-add">
      <h2 id="quick-add" className="text-sm font-semibold text-muted">
        {t('Quick add')}
      </h2>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:grid-cols-3">
        {QUICK_FOODS.map(({ icon: Icon, food }) => (
          <button
            key={food.known.name}
            type="button"
            className="flex min-h-14 items-center gap-2.5 rounded-md border border-line bg-surface px-3 py-1.5 text-left transition-colors duration-(--dur-fast) hover:border-line-strong"
            onClick={() => onAdd(food)}
          >
            <Icon className="size-5 shrink-0 text-accent-text max-[379px]:hidden" aria-hidden="true" />
            <span className="min-w-0 flex-1 leading-4">
              <span className="block text-sm font-semibold">{food.known.name}</span>{' '}
              <span className="text-xs whitespace-nowrap text-muted">
                {formatAmount(food.quantity, food.unit)}
              </span>
            </span>{' '}
            <span className="num text-sm text-muted">
              {formatCalories(toMealFood({ ...food, key: 0 }).calories)}
              <span className="sr-only"> {t('cal')}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
