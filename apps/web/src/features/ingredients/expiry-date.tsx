import type { Ingredient } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired, isExpiryHighlighted } from '@game-plan/domain/expiry';
import { formatDay } from '#lib/format.ts';
import { cx } from '#ui/cx.ts';

interface ExpiryDateProps {
  ingredient: Ingredient;
  today: CalendarDay;
}

/** 'Exp: Nov 22, 2026', amber when it is near and red when it is past. */
export function ExpiryDate({ ingredient, today }: ExpiryDateProps) {
  const { expiryDate } = ingredient;
  if (expiryDate === null) return null;
  const tone = isExpired(ingredient, today) ? 'text-destructive-text' : 'text-warning-text';
  const look = isExpiryHighlighted(expiryDate, today) ? `font-semibold ${tone}` : 'text-muted';
  return (
    <time dateTime={expiryDate} className={cx('text-xs', look)}>
      Exp: {formatDay(expiryDate)}
    </time>
  );
}
