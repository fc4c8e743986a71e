import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, lastPlannedDay } from '@game-plan/domain/meals/meal-days';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface MealDayFieldProps {
  label: string;
  /** As typed, possibly not a day. */
  date: string;
  error: string | undefined;
  today: CalendarDay;
  onChange: (date: string) => void;
}

/** A date field for a meal, from the first loggable to the last plannable day. */
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
