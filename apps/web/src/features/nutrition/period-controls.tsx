import { movePeriods } from '@game-plan/domain/nutrition/period';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { DayPicker } from './day-picker.tsx';
import { isChoosable, type NutritionSearch } from './nutrition-search.ts';
import type { NutritionView } from './nutrition-view.ts';

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
