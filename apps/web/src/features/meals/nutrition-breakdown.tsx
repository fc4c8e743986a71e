import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { dayProgress } from '@game-plan/domain/meals/day-progress';
import { nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { caloriesOfMeals } from '@game-plan/domain/meals/meal-totals';
import { measuredShare } from '@game-plan/domain/nutrition/measured-share';
import type { CSSProperties } from 'react';
import { formatCalories, formatNearDay, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { MeasuredNote } from '#nutrition-ui/measured-note.tsx';
import { MACROS, type Macro, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { YardBar } from '#nutrition-ui/yard-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { type DraftFood, draftTotals } from './draft-food.ts';
import { useDay } from './use-day.ts';

/** The grams at which the bars of a meal's Nutrition Breakdown are full. */
const BREAKDOWN_SCALE = { protein: 50, carbs: 75, fat: 25 } as const;

interface NutritionBreakdownProps {
  /** The day to log on; today if undefined. */
  date: CalendarDay | undefined;
  foods: readonly DraftFood[];
}

/** The nutrition of the current meal, and the day's calories with it. */
export function NutritionBreakdown({ date, foods }: NutritionBreakdownProps) {
  const { totalCalories, totalProtein, totalCarbs, totalFat } = draftTotals(foods);
  const grams = { protein: totalProtein, carbs: totalCarbs, fat: totalFat };
  return (
    <Card className="p-5 sm:px-6" aria-labelledby="nutrition-breakdown">
      <CardHead title={t('Nutrition Breakdown')} titleId="nutrition-breakdown" />
      <div className="mt-3 grid grid-cols-3 gap-4">
        {MACROS.map(({ key, name }) => (
          <MacroBar key={key} name={name} tone={key} grams={grams[key]} full={BREAKDOWN_SCALE[key]} />
        ))}
      </div>
      <MeasuredNote
        share={measuredShare(foods.map(nutrientsOf), MACRO_KEYS)}
        what={t('Macros are')}
        className="mt-3"
      />
      <div className="mt-4 border-t border-line pt-3.5">
        <DayProgress date={date} planned={totalCalories} />
      </div>
    </Card>
  );
}

const MACRO_KEYS = MACROS.map(({ key }) => key);

interface MacroBarProps {
  name: string;
  tone: Macro;
  grams: number;
  /** Grams at which the bar is full. */
  full: number;
}

function MacroBar({ name, tone, grams, full }: MacroBarProps) {
  const amount = `${formatWhole(grams)} g`;
  return (
    <div className="min-w-0">
      <p className="inline-flex items-center gap-2 text-sm font-semibold">
        <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
        {name}
      </p>
      <p className="num mb-1.5 text-xl">{amount}</p>
      <YardBar
        percent={(grams / full) * 100}
        tone={tone}
        label={t('{name}: {amount} of {full} g', { name, amount, full })}
        className="yard-slim"
      />
    </div>
  );
}

/** The day's calories compared with the goal, including `planned` kcal of the current meal, and what remains. */
function DayProgress({ date, planned }: { date: CalendarDay | undefined; planned: number }) {
  const today = useToday();
  const day = date ?? today;
  const { meals, goals, isError, isFetching, retry } = useDay(day);
  const name =
    day === today ? t("Today's progress") : t('Progress on {day}', { day: formatNearDay(day, today) });
  if (isError && !(meals && goals))
    return <DayProgressError name={name} pending={isFetching} onRetry={retry} />;
  if (!meals || !goals) return <DayProgressSkeleton name={name} />;

  const goal = goals.calories;
  const logged = caloriesOfMeals(meals);
  const { percent, percentWithMeal, remaining } = dayProgress(logged, planned, goal);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-sm text-muted">
          <b className="num text-xl text-ink">{formatCalories(logged)}</b> / {formatCalories(goal)} {t('cal')}
        </span>
      </div>
      <DayProgressBar
        percent={percent}
        percentWithMeal={percentWithMeal}
        label={t('{name}: {logged} of {goal} cal', {
          name,
          logged: formatCalories(logged),
          goal: formatCalories(goal),
        })}
      />
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        {planned > 0 && (
          <span className="inline-flex items-center gap-2">
            <span className="size-2.5 rounded-[3px]" style={PLANNED} aria-hidden="true" />
            <span>
              {t('With this meal')} <b className="num text-ink">{formatCalories(logged + planned)}</b>
            </span>
          </span>
        )}
        <span className="ml-auto">
          {remaining < 0 ? t('Over goal by') : t('Remaining')}{' '}
          <b className="num text-ink">{formatCalories(Math.abs(remaining))}</b>
        </span>
      </div>
    </>
  );
}

function DayProgressSkeleton({ name }: { name: string }) {
  return (
    <>
      <LoadingNote label={t('Loading: {name}', { name })} />
      <div aria-hidden="true">
        <Skeleton className="h-7 w-full" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="mt-2.5 ml-auto h-5 w-2/5" />
      </div>
    </>
  );
}

interface DayProgressErrorProps {
  name: string;
  pending: boolean;
  onRetry: () => void;
}

function DayProgressError({ name, pending, onRetry }: DayProgressErrorProps) {
  return (
    <div role="alert" className="flex items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {t('{name} did not load. The meal you put together is safe.', { name })}
      </p>
      <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

/** Stripes in the colour of calories: planned but not logged. */
const PLANNED: CSSProperties = {
  background: 'repeating-linear-gradient(115deg, var(--calories) 0 3px, var(--calories-soft) 3px 7px)',
};

interface DayProgressBarProps {
  /** Percent of the goal logged, and with the current meal. */
  percent: number;
  percentWithMeal: number;
  label: string;
}

/** A progress bar with the current meal as stripes on top of the logged part. */
function DayProgressBar({ percent, percentWithMeal, label }: DayProgressBarProps) {
  const fill: CSSProperties & { '--v': number } = { '--v': percent };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(100, percent))}
      className="yard mt-2 h-4! text-calories"
      style={fill}
    >
      <i style={{ ...PLANNED, width: `${Math.min(100, percentWithMeal)}%` }} />
      <i />
    </span>
  );
}
