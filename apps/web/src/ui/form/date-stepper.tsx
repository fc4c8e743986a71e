import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Input } from './input.tsx';

interface DateStepperProps<Day extends string> {
  day: Day;
  /** The name of one step: 'day', 'week'. */
  step: string;
  /** The first and last day of the field, YYYY-MM-DD. */
  min: Day;
  max: Day;
  /** Whether the typed text is a day that can be picked. */
  isDay: (text: string) => text is Day;
  onPick: (day: Day) => void;
  /** Steps back (-1) or forward (1). */
  onStep: (count: -1 | 1) => void;
  /** Goes to today; undefined if today is selected. */
  onToday: (() => void) | undefined;
}

/** A date field with arrows, and a button for today. */
export function DateStepper<Day extends string>(props: DateStepperProps<Day>) {
  const { day, step, min, max, isDay, onPick, onStep, onToday } = props;
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-[18rem]:flex-wrap">
      <IconButton
        label={t('Previous {step}', { step })}
        icon={ChevronLeft}
        disabled={day <= min}
        onClick={() => onStep(-1)}
      />
      <DateField day={day} min={min} max={max} isDay={isDay} onPick={onPick} />
      <IconButton
        label={t('Next {step}', { step })}
        icon={ChevronRight}
        disabled={day >= max}
        onClick={() => onStep(1)}
      />
      {onToday && (
        <Button variant="ghost" className="px-3!" onClick={onToday}>
          {t('Go to today')}
        </Button>
      )}
    </div>
  );
}

type DateFieldProps<Day extends string> = Pick<
  DateStepperProps<Day>,
  'day' | 'min' | 'max' | 'isDay' | 'onPick'
>;

/** The browser's date field. Typed text stays until the day changes or the field loses the focus. */
function DateField<Day extends string>({ day, min, max, isDay, onPick }: DateFieldProps<Day>) {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; over: Day }>();
  const change = (text: string) => {
    setDraft({ text, over: day });
    if (isDay(text)) onPick(text);
  };
  return (
    <div className="min-w-0 max-sm:flex-1 max-[18rem]:order-first max-[18rem]:basis-full">
      <label htmlFor={id} className="sr-only">
        {t('Date')}
      </label>
      <Input
        id={id}
        type="date"
        min={min}
        max={max}
        value={draft?.over === day ? draft.text : day}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
        className="sm:w-40"
      />
    </div>
  );
}
