import type { Activity } from '@game-plan/contracts/people/activity';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Carrot,
  CookingPot,
  Heart,
  HeartHandshake,
  type LucideIcon,
  MessageSquareText,
  ShoppingBag,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { activityQuery } from '#data/people/activity.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { activityTime } from './activity-time.ts';
import { formatActivity } from './format-activity.ts';

/** The kitchen's additions, the person's meals and orders, and what coaches wrote and changed, newest first. */
export function RecentActivityCard({ className = '' }: { className?: string }) {
  const { data: activities, isError, isFetching, refetch } = useQuery(activityQuery);
  const today = useToday();
  if (isError) {
    return (
      <ErrorPanel
        title={t('Recent activity did not load')}
        description={t('Nothing is lost. Check the connection and try again.')}
        failed={{ refetch, isFetching }}
        className={className}
      />
    );
  }
  return (
    <Card aria-labelledby="recent-activity" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Recent Activity')} titleId="recent-activity" />
      {!activities && <LoadingLines />}
      {activities?.length === 0 && (
        <p className="mt-2 text-sm text-muted">
          {t('Nothing yet. Whatever you add, log, save or buy shows up here.')}
        </p>
      )}
      {activities && activities.length > 0 && (
        <ul className="mt-2 grid gap-x-8 max-lg:divide-y max-lg:divide-line lg:grid-cols-3">
          {activities.map((activity) => (
            <ActivityLine
              key={`${activity.kind} ${activity.subject} ${activity.at}`}
              activity={activity}
              today={today}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LoadingLines() {
  return (
    <>
      <LoadingNote />
      <div className="mt-4 grid gap-6 lg:grid-cols-3 lg:gap-x-8" aria-hidden="true">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    </>
  );
}

const LOOK: Readonly<Record<Activity['kind'], { icon: LucideIcon; colours: string }>> = {
  ingredient_added: { icon: Carrot, colours: 'bg-primary-soft text-primary-soft-fg' },
  meal_logged: { icon: Utensils, colours: 'bg-butter-soft text-warning-text' },
  recipe_saved: { icon: Heart, colours: 'bg-accent-soft text-accent-text' },
  recipe_cooked: { icon: CookingPot, colours: 'bg-primary-soft text-primary-soft-fg' },
  order_placed: { icon: ShoppingBag, colours: 'bg-quiet text-ink' },
  coach_commented: { icon: MessageSquareText, colours: 'bg-butter-soft text-warning-text' },
  coach_set_goals: { icon: HeartHandshake, colours: 'bg-primary-soft text-primary-soft-fg' },
};

/** The whole line is its target. */
const LINK =
  'underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current';

/** What the activity is about, as a link if there is a page of it. */
function Subject({ activity, children }: { activity: Activity; children: ReactNode }) {
  switch (activity.kind) {
    case 'order_placed':
      return (
        <Link to="/cart" search={{ order: activity.subject }} className={LINK}>
          {children}
        </Link>
      );
    case 'coach_commented':
      return (
        <Link to="/meal-log" search={{ date: calendarDay(activity.subject) }} className={LINK}>
          {children}
        </Link>
      );
    case 'coach_set_goals':
      return (
        <Link to="/nutrition" search={{ tab: 'goals' }} className={LINK}>
          {children}
        </Link>
      );
    default:
      return children;
  }
}

/** One activity with its time. */
function ActivityLine({ activity, today }: { activity: Activity; today: CalendarDay }) {
  const { icon: Icon, colours } = LOOK[activity.kind];

  return (
    <li className="relative flex items-start gap-3 py-2.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${colours}`}>
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        {richText(formatActivity(activity), (subject) => (
          <b className="font-semibold">
            <Subject activity={activity}>{subject}</Subject>
          </b>
        ))}
        <time dateTime={activity.at} className="mt-0.5 block text-muted">
          {activityTime(new Date(activity.at), today)}
          {activity.by !== undefined && ` · ${activity.by}`}
        </time>
      </p>
    </li>
  );
}
