import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useUpdateIngredient, usualDaysQuery } from '#data/kitchen/ingredients.ts';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

/** What can be pressed among the small words of a card. */
export const CARD_LINK =
  'inline-flex min-h-6 items-center gap-1 rounded-sm text-left text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-ink disabled:opacity-60 pointer-coarse:min-h-11';

interface UsualDayProps {
  until: CalendarDay;
  onUse: () => void;
  /** Says which food it is, where several are shown. */
  label?: string;
  disabled?: boolean;
}

/** Until when food usually keeps, which one press makes its date. */
export function UsualDay({ until, onUse, label, disabled = false }: UsualDayProps) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onUse} className={CARD_LINK}>
      <CalendarCheck className="size-3.5 shrink-0" aria-hidden="true" />
      {t('Usually keeps until {day}', { day: formatDay(until) })}
    </button>
  );
}

interface UsualDayButtonProps {
  ingredient: Ingredient;
  /** The place of the batch. */
  batch: number;
}

/** The same of a batch without a date. */
export function UsualDayButton({ ingredient: { id, name }, batch }: UsualDayButtonProps) {
  const { data: days } = useQuery(usualDaysQuery);
  const update = useUpdateIngredient();
  const usual = days?.find((one) => one.id === id && one.batch === batch);
  if (!usual) return null;
  const { until } = usual;
  return (
    <UsualDay
      until={until}
      label={t('{name} usually keeps until {day}: set this date', { name, day: formatDay(until) })}
      disabled={update.isPending}
      onUse={() => update.mutate({ id, batch, fields: { expiryDate: until } })}
    />
  );
}
