import type { Meal } from '@game-plan/contracts/food/meals';
import { addDays, type CalendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, lastPlannedDay, mealDayFault } from '@game-plan/domain/meals/meal-days';
import { type ReactNode, useState } from 'react';
import { useCopyMeal, useCopyMeals } from '#data/diary/meals.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { MealTypePicker } from '../meal-type-picker.tsx';

interface CopyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where a day is copied to first: what is past to today, today to tomorrow. */
const nextDay = (day: CalendarDay, today: CalendarDay) => (day < today ? today : addDays(day, 1));

/** Logs a meal once more, on any day and as any type. It closes on success only. */
export function CopyMealDialog({ meal, open, onOpenChange }: CopyDialogProps & { meal: Meal }) {
  const today = useToday();
  const [type, setType] = useState(meal.type);
  const [date, setDate] = useState<string>(nextDay(meal.date, today));
  const copy = useCopyMeal(() => onOpenChange(false));
  const fault = mealDayFault(date, today);
  const submit = () => {
    if (!fault && isCalendarDay(date)) copy.mutate({ type, date, foods: meal.foods });
  };
  return (
    <CopyFrame
      title="Copy Meal"
      open={open}
      onOpenChange={onOpenChange}
      pending={copy.isPending}
      onCopy={submit}
    >
      <div className="grid gap-4">
        <MealTypePicker type={type} onChange={setType} />
        <CopyTo date={date} fault={fault} today={today} onChange={setDate} />
      </div>
    </CopyFrame>
  );
}

/** Logs all meals of a day once more on another day. It closes on success only. */
export function CopyDayDialog({ day, open, onOpenChange }: CopyDialogProps & { day: CalendarDay }) {
  const today = useToday();
  const [date, setDate] = useState<string>(nextDay(day, today));
  const copy = useCopyMeals(() => onOpenChange(false));
  const fault = date === day ? 'Choose another day to copy to' : mealDayFault(date, today);
  const submit = () => {
    if (!fault && isCalendarDay(date)) copy.mutate({ from: day, to: date });
  };
  return (
    <CopyFrame
      title={`Copy All Meals of ${formatNearDay(day, today)}`}
      open={open}
      onOpenChange={onOpenChange}
      pending={copy.isPending}
      onCopy={submit}
    >
      <CopyTo date={date} fault={fault} today={today} onChange={setDate} />
    </CopyFrame>
  );
}

interface CopyFrameProps extends CopyDialogProps {
  title: string;
  pending: boolean;
  onCopy: () => void;
  children: ReactNode;
}

function CopyFrame({ title, open, onOpenChange, pending, onCopy, children }: CopyFrameProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || !pending) onOpenChange(next);
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)} disabled={pending}>
            Cancel
          </Button>
          <Button pending={pending} pendingLabel="Copying..." onClick={onCopy}>
            Copy
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface CopyToProps {
  date: string;
  fault: string | undefined;
  today: CalendarDay;
  onChange: (date: string) => void;
}

function CopyTo({ date, fault, today, onChange }: CopyToProps) {
  return (
    <Field label="Copy to" error={fault}>
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
