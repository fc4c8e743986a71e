import { FIRST_MEAL_DAY, isMealDay, LAST_MEAL_DAY } from '@game-plan/domain/meals/meal-days';
import { movePeriods } from '@game-plan/domain/nutrition/period';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import type { NutritionSearch } from './nutrition-search.ts';
import type { NutritionView } from './with-nutrition.tsx';

/** Today is named only where it is; a week or a month is this one, of the day beside it. */
const segmentsOf = (isToday: boolean) => [
  { value: 'day' as const, label: isToday ? 'Today' : 'Day' },
  { value: 'week' as const, label: 'This Week' },
  { value: 'month' as const, label: 'This Month' },
];

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
  return (
    <>
      <Segmented
        label="Period"
        segments={segmentsOf(day === today)}
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
