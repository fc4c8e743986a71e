import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useId, useState } from 'react';
import { Input } from '#ui/input.tsx';
import { FIRST_DAY, isChoosable, LAST_DAY } from './nutrition-search.ts';

interface DayPickerProps {
  day: CalendarDay;
  onPick: (day: CalendarDay) => void;
}

/** The browser's own date field. What is typed stays as typed until it is another day, or the field is left. */
export function DayPicker({ day, onPick }: DayPickerProps) {
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; over: CalendarDay }>();
  const change = (text: string) => {
    setDraft({ text, over: day });
    if (isChoosable(text)) onPick(text);
  };
  return (
    <div className="min-w-0 max-sm:flex-1">
      <label htmlFor={id} className="sr-only">
        Date
      </label>
      <Input
        id={id}
        type="date"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={draft?.over === day ? draft.text : day}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
        className="sm:w-40"
      />
    </div>
  );
}
