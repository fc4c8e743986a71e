import { FIRST_MEAL_DAY, isMealDay, LAST_MEAL_DAY } from '@game-plan/domain/meals/meal-days';
import { isWithin } from '@game-plan/domain/nutrition/day-range';
import { movePeriods, PERIODS, type Period, periodRange } from '@game-plan/domain/nutrition/period';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import type { NutritionSearch } from './nutrition-search.ts';
import type { NutritionView } from './with-nutrition.tsx';

/** What a period is called while today lies in it, and what it is called on other days. */
const PERIOD_LABELS: Readonly<Record<Period, { readonly now: string; readonly other: string }>> = {
  day: { now: 'Today', other: 'Day' },
  week: { now: 'This Week', other: 'Week' },
  month: { now: 'This Month', other: 'Month' },
};

interface PeriodControlsProps {
  view: NutritionView;
  onChange: (change: NutritionSearch) => void;
}

/** Which period is looked at, and around which day. */
export function PeriodControls({ view: { period, day, today }, onChange }: PeriodControlsProps) {
  const step = (count: number) => {
    const moved = movePeriods(period, day, count);
    if (isMealDay(moved)) onChange({ date: moved });
  };
  const segments = PERIODS.map((value) => {
    const { now, other } = PERIOD_LABELS[value];
    return { value, label: isWithin(today, periodRange(value, day)) ? now : other };
  });
  return (
    <>
      <Segmented
        label="Period"
        segments={segments}
        value={period}
        onValueChange={(chosen) => onChange({ period: chosen })}
        className="max-sm:flex max-sm:w-full max-sm:*:flex-1 max-sm:*:px-1"
      />
      <DateStepper
        day={day}
        step={period}
        min={FIRST_MEAL_DAY}
        max={LAST_MEAL_DAY}
        isDay={isMealDay}
        onPick={(date) => onChange({ date })}
        onStep={step}
        onToday={day === today ? undefined : () => onChange({ date: today })}
      />
    </>
  );
}
