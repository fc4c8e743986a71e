import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { movePeriods } from '@game-plan/domain/nutrition/period';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FIRST_DAY, isChoosable, LAST_DAY, type NutritionSearch } from './nutrition-search.ts';
import type { NutritionView } from './with-nutrition.tsx';

const SEGMENTS = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const;

interface PeriodControlsProps {
  view: NutritionView;
  onChange: (change: NutritionSearch) => void;
}

/** Which period is looked at, and around which day. */
export function PeriodControls({ view: { period, day, today }, onChange }: PeriodControlsProps) {
  const step = (count: number) => {
    const moved = movePeriods(period, day, count);
    if (isChoosable(moved)) onChange({ date: moved });
  };
  return (
    <>
      <Segmented
        label="Period"
        segments={SEGMENTS}
        value={period}
        onValueChange={(chosen) => onChange({ period: chosen })}
        className="max-sm:flex max-sm:w-full max-sm:*:flex-1 max-sm:*:px-1"
      />
      <div className="flex items-center gap-1 max-sm:w-full">
        <IconButton label={`Previous ${period}`} icon={ChevronLeft} onClick={() => step(-1)} />
        <DayPicker day={day} onPick={(date) => onChange({ date })} />
        <IconButton label={`Next ${period}`} icon={ChevronRight} onClick={() => step(1)} />
        {day !== today && (
          <Button variant="ghost" className="px-3!" onClick={() => onChange({ date: today })}>
            Go to today
          </Button>
        )}
      </div>
    </>
  );
}

interface DayPickerProps {
  day: CalendarDay;
  onPick: (day: CalendarDay) => void;
}

/** The browser's own date field. What is typed stays as typed until it is another day, or the field is left. */
function DayPicker({ day, onPick }: DayPickerProps) {
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
