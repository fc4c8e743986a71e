import type { Meal } from '@game-plan/contracts/food/meals';
import { addDays, type CalendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { mealDayFault } from '@game-plan/domain/meals/meal-days';
import { type ReactNode, useState } from 'react';
import { useCopyMeal, useCopyMeals } from '#data/food/meals.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { MealDayField } from '#nutrition-ui/meal-day-field.tsx';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { MealTypePicker } from '../meal-type-picker.tsx';

interface CopyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Copies the meal, or without one all meals of the day. It closes only on success. */
export function CopyDialog({ meal, day, ...frame }: CopyDialogProps & { meal?: Meal; day: CalendarDay }) {
  return meal ? <CopyMeal meal={meal} {...frame} /> : <CopyDay day={day} {...frame} />;
}

/** The default target: a past day is copied to today, today to tomorrow. */
const nextDay = (day: CalendarDay, today: CalendarDay) => (day < today ? today : addDays(day, 1));

/** To any day and type. */
function CopyMeal({ meal, open, onOpenChange }: CopyDialogProps & { meal: Meal }) {
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
      title={t('Copy Meal')}
      open={open}
      onOpenChange={onOpenChange}
      pending={copy.isPending}
      onCopy={submit}
    >
      <div className="grid gap-4">
        <MealTypePicker type={type} onChange={setType} />
        <MealDayField label={t('Copy to')} date={date} error={fault} today={today} onChange={setDate} />
      </div>
    </CopyFrame>
  );
}

/** To another day. */
function CopyDay({ day, open, onOpenChange }: CopyDialogProps & { day: CalendarDay }) {
  const today = useToday();
  const [date, setDate] = useState<string>(nextDay(day, today));
  const copy = useCopyMeals(() => onOpenChange(false));
  const fault = date === day ? t('Choose another day to copy to') : mealDayFault(date, today);
  const submit = () => {
    if (!fault && isCalendarDay(date)) copy.mutate({ from: day, to: date });
  };
  return (
    <CopyFrame
      title={t('Copy All Meals of {day}', { day: formatNearDay(day, today) })}
      open={open}
      onOpenChange={onOpenChange}
      pending={copy.isPending}
      onCopy={submit}
    >
      <MealDayField label={t('Copy to')} date={date} error={fault} today={today} onChange={setDate} />
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
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      title={title}
      action={
        <Button pending={pending} pendingLabel={t('Copying...')} onClick={onCopy}>
          {t('Copy')}
        </Button>
      }
    >
      {children}
    </SaveDialog>
  );
}
