import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DailyGoals } from '@game-plan/domain/goals';
import { caloriesOfMeals, mealTotals } from '@game-plan/domain/meals/meal-totals';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { measuredShare } from '@game-plan/domain/nutrition/measured-share';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { MeasuredNote } from '#nutrition-ui/measured-note.tsx';
import { MACROS, NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { useDay } from '../use-day.ts';
import { MealTypeCard } from './meal-type-card.tsx';

// Loaded when first opened: the meals of a day are there before what changes them.
const EditMealDialog = lazyDialog(() => import('./edit-meal-dialog.tsx'), 'EditMealDialog');
const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx'), 'CopyDialog');
const SaveMealDialog = lazyDialog(() => import('../habits/save-meal-dialog.tsx'), 'SaveMealDialog');

interface DaysMealsProps {
  day: CalendarDay;
  /** Opens the page where a meal of this type is composed. */
  onAdd: (type: MealType) => void;
}

/** The meals of a day by type, compared with the goals. */
export function DaysMeals({ day, onAdd }: DaysMealsProps) {
  const { meals, goals, isError, isFetching, retry } = useDay(day);
  const isWaiting = useDeferredPending(!meals || !goals);
  const today = useToday();
  const whose =
    day === today ? t("Today's meals") : t('The meals of {day}', { day: formatNearDay(day, today) });
  const [opened, setOpened] = useState<{ readonly what: Opened; readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const show = (what: Opened) => {
    setOpened((last) => ({ what, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };

  if (isError && !(meals && goals)) {
    return (
      <ErrorPanel
        title={t('{whose} did not load', { whose })}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={{ refetch: retry, isFetching }}
        className="mt-6"
      />
    );
  }
  if (isWaiting || !meals || !goals) return <DaysMealsSkeleton whose={whose} />;
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 *:min-w-0 lg:col-span-7">
        {MEAL_TYPES.map((type) => (
          <MealTypeCard
            key={type}
            type={type}
            day={day}
            meals={meals.filter((meal) => meal.type === type)}
            onEdit={(meal) => show({ dialog: 'edit', meal })}
            onCopy={(meal) => show({ dialog: 'copy', meal })}
            onSave={(meal) => show({ dialog: 'save', meal })}
            onAdd={() => onAdd(type)}
          />
        ))}
      </div>
      <div className="grid min-w-0 gap-3 *:min-w-0 lg:col-span-5">
        <DaySummary meals={meals} goals={goals} className="p-5 sm:p-6" />
        {meals.length > 0 && (
          <Button
            variant="secondary"
            icon={Copy}
            className="justify-self-start max-sm:w-full"
            onClick={() => show({ dialog: 'copy day' })}
          >
            {t('Copy this day')}
          </Button>
        )}
      </div>
      {/* A closed dialog stays mounted until the next opens, for its closing animation. Each opening starts with fresh state. */}
      {opened && (
        <DayDialog key={opened.visit} {...opened.what} day={day} open={open} onOpenChange={setOpen} />
      )}
    </div>
  );
}

type Opened =
  | { readonly dialog: 'edit' | 'copy' | 'save'; readonly meal: Meal }
  | { readonly dialog: 'copy day'; readonly meal?: undefined };

interface DayDialogProps {
  dialog: Opened['dialog'];
  meal?: Meal | undefined;
  day: CalendarDay;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialogs for a logged meal or the whole day. */
function DayDialog({ dialog, meal, day, open, onOpenChange }: DayDialogProps) {
  const frame = { open, onOpenChange };
  if (!meal) return <CopyDialog day={day} {...frame} />;
  if (dialog === 'copy') return <CopyDialog meal={meal} day={day} {...frame} />;
  if (dialog === 'save') return <SaveMealDialog type={meal.type} foods={meal.foods} {...frame} />;
  return <EditMealDialog meal={meal} {...frame} />;
}

interface DaySummaryProps {
  meals: readonly Meal[];
  goals: DailyGoals;
  className?: string;
}

/** The day's totals compared with its goals. */
function DaySummary({ meals, goals, className }: DaySummaryProps) {
  const foods = meals.flatMap((meal) => meal.foods);
  const totals = mealTotals(foods);
  const eaten = {
    calories: caloriesOfMeals(meals),
    protein: totals.totalProtein,
    carbs: totals.totalCarbs,
    fat: totals.totalFat,
  };
  return (
    <Card className={className} aria-labelledby="day-summary">
      <CardHead title={t('Nutrition Summary')} titleId="day-summary" />
      <div className="mt-4 grid gap-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <MacroRow key={key} name={name} tone={key} unit={unit} value={eaten[key]} goal={goals[key]} />
        ))}
      </div>
      <MeasuredNote share={measuredShare(foods, MACRO_KEYS)} what={t('Macros are')} className="mt-4" />
    </Card>
  );
}

const MACRO_KEYS = MACROS.map(({ key }) => key);

/** Placeholders for the four meals and the summary. */
function DaysMealsSkeleton({ whose }: { whose: string }) {
  return (
    <>
      <LoadingNote label={t('Loading: {whose}', { whose })} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-12" aria-hidden="true">
        <div className="grid gap-5 lg:col-span-7">
          {MEAL_TYPES.map((type) => (
            <Card key={type} as="div" className="p-5 sm:px-6">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="mt-4 h-11 w-full" />
            </Card>
          ))}
        </div>
        <Card as="div" className="p-5 sm:p-6 lg:col-span-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-4 h-40 w-full" />
        </Card>
      </div>
    </>
  );
}
