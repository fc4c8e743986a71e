import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { expiresWithin } from '@game-plan/domain/expiry';
import { t } from '#lib/language.ts';

/** What recipe ideas will be based on, in a few words. */
export function inventoryHint(ingredients: readonly Ingredient[], today: CalendarDay): string {
  if (ingredients.length === 0) return t('Add what is in your kitchen to start');
  const expiring = ingredients.filter((item) => expiresWithin(item.expiryDate, today)).length;
  return expiring === 0
    ? t('Uses what you have')
    : t('Uses what you have, {expiring} to finish this week', { expiring });
}
