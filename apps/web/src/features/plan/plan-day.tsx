import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { Plus } from 'lucide-react';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import { EntryCard } from './entry-card.tsx';
import { type Drop, useDropDay } from './use-drag.ts';

interface PlanDayProps {
  day: CalendarDay;
  today: CalendarDay;
  /** In the order of the day. */
  entries: readonly PlanEntry[];
  onAdd: () => void;
  onChange: (entry: PlanEntry) => void;
  onDrop: (drop: Drop) => void;
}

/** One day of the plan: a column on wide screens, a row on small ones. */
export function PlanDay({ day, today, entries, onAdd, onChange, onDrop }: PlanDayProps) {
  const { ref, isActive } = useDropDay(day, onDrop);
  const [weekday, date] = formatWeekday(day).split(', ');
  const isToday = day === today;
  return (
    <li
      ref={ref}
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-lg border p-3 transition-colors duration-(--dur-fast) lg:min-h-72 lg:p-2',
        isToday ? 'border-primary bg-surface' : 'border-line bg-surface',
        isActive && 'bg-primary-soft',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-sm lg:flex-col lg:gap-0">
        <span className={cx('font-semibold', isToday && 'text-primary')}>
          {weekday}
          {isToday && <span className="font-normal"> {t('(today)')}</span>}
        </span>
        <span className="text-muted">{date}</span>
      </h2>
      {entries.length > 0 && (
        <ul aria-label={t('Planned for {weekday}', { weekday })} className="grid gap-2">
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} today={today} onChange={() => onChange(entry)} />
          ))}
        </ul>
      )}
      <button
        type="button"
        onClick={onAdd}
        aria-label={t('Plan a meal for {weekday}', { weekday })}
        className="mt-auto flex min-h-11 items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong text-sm font-semibold text-muted hover:border-primary hover:bg-primary-soft hover:text-primary"
      >
        <Plus className="size-4.5" aria-hidden="true" />
        {t('Plan')}
      </button>
    </li>
  );
}
