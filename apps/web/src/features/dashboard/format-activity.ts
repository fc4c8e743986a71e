import type { Activity } from '@game-plan/contracts/people/activity';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { formatDay, formatWhole } from '#lib/format/format.ts';

interface ActivityText {
  readonly verb: string;
  readonly subject: string;
  /** The text after the subject, including its comma or space. */
  readonly rest: string;
}

/** An activity as text around its subject: Logged, Lunch, ', 548 calories'. */
export function formatActivity({ kind, subject, calories }: Activity): ActivityText {
  switch (kind) {
    case 'ingredient_added':
      return { verb: 'Added', subject, rest: ' to the inventory' };
    case 'meal_logged': {
      const name = subject.charAt(0).toUpperCase() + subject.slice(1);
      return {
        verb: 'Logged',
        subject: name,
        rest: calories === null ? '' : `, ${formatWhole(calories)} calories`,
      };
    }
    case 'recipe_saved':
      return { verb: 'Saved', subject, rest: ' to your recipes' };
    case 'recipe_cooked':
      return { verb: 'Took ingredients for', subject, rest: '' };
    case 'order_placed':
      return { verb: 'Placed', subject: `Order #${subject}`, rest: '' };
    case 'coach_commented':
      return { verb: 'Commented on', subject: formatDay(calendarDay(subject)), rest: '' };
    case 'coach_set_goals':
      return { verb: 'Set', subject: 'your daily goals', rest: '' };
  }
}
