import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, lastPlannedDay } from '@game-plan/domain/meals/meal-days';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface MealDayFieldProps {
  label: string;
  /** As typed: possibly no day. */
  date: string;
  error: string | undefined;
  today: CalendarDay;
  onChange: (date: string) => void;
}

/** The day of a meal, from the first that can be logged to the last that can be planned. */
export function MealDayField({ label, date, error, today, onChange }: MealDayFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={FIRST_MEAL_DAY}
          max={lastPlannedDay(today)}
          value={date}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
