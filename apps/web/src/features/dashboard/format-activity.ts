import type { Activity } from '@game-plan/contracts/people/activity';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { formatDay, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

/** An activity as a text whose subject is marked: 'Logged <0>Lunch</0>, 548 calories'. */
export function formatActivity({ kind, subject, calories }: Activity): string {
  switch (kind) {
    case 'ingredient_added':
      return t('Added <0>{subject}</0> to the inventory', { subject });
    case 'meal_logged': {
      const name = subject.charAt(0).toUpperCase() + subject.slice(1);
      return calories === null
        ? t('Logged <0>{meal}</0>', { meal: t(name) })
        : t('Logged <0>{meal}</0>, {calories} calories', { meal: t(name), calories: formatWhole(calories) });
    }
    case 'recipe_saved':
      return t('Saved <0>{subject}</0> to your recipes', { subject });
    case 'recipe_cooked':
      return t('Took ingredients for <0>{subject}</0>', { subject });
    case 'order_placed':
      return t('Placed <0>Order #{subject}</0>', { subject });
    case 'coach_commented':
      return t('Commented on <0>{day}</0>', { day: formatDay(calendarDay(subject)) });
    case 'coach_set_goals':
      return t('Set <0>your daily goals</0>');
  }
}
