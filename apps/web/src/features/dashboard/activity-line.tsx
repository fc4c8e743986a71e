import type { Activity } from '@game-plan/contracts/activity';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { Link } from '@tanstack/react-router';
import { Carrot, Heart, type LucideIcon, ShoppingBag, Utensils } from 'lucide-react';
import { activityTime } from './activity-time.ts';
import { activityWords } from './activity-words.ts';

const LOOK: Readonly<Record<Activity['kind'], { icon: LucideIcon; colours: string }>> = {
  ingredient_added: { icon: Carrot, colours: 'bg-primary-soft text-primary-soft-fg' },
  meal_logged: { icon: Utensils, colours: 'bg-butter-soft text-warning-text' },
  recipe_saved: { icon: Heart, colours: 'bg-accent-soft text-accent-text' },
  order_placed: { icon: ShoppingBag, colours: 'bg-quiet text-ink' },
};

/** One thing that was done, and when. */
export function ActivityLine({ activity, today }: { activity: Activity; today: CalendarDay }) {
  const { icon: Icon, colours } = LOOK[activity.kind];
  const { verb, subject, rest } = activityWords(activity);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${colours}`}>
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        {verb}{' '}
        <b className="font-semibold">
          {activity.kind === 'order_placed' ? (
            <Link
              to="/cart"
              search={{ order: activity.subject }}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {subject}
            </Link>
          ) : (
            subject
          )}
        </b>
        {rest}
        <time dateTime={activity.at} className="mt-0.5 block text-muted">
          {activityTime(new Date(activity.at), today)}
        </time>
      </p>
    </li>
  );
}
