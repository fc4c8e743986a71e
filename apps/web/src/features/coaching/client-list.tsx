import type { ClientProgress } from '@game-plan/contracts/people/coach';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { displayName } from '@game-plan/domain/person-name';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientProgressQuery } from '#data/people/coach.ts';
import { formatDay, formatNearDay } from '#lib/format/format.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';

/** Shown until the clients are there, or if they did not load. */
export function ClientsToCome({ read }: { read: UseQueryResult }) {
  return read.isError ? (
    <ErrorPanel
      title={t('Your clients did not load')}
      description={t('Check the connection and try again.')}
      failed={read}
      className="mt-6"
    />
  ) : (
    <Loading label={t('Loading your clients...')} className="min-h-60" />
  );
}

/** The clients of this coach, with how their last days went. */
export function ClientList({ today }: { today: CalendarDay }) {
  const progress = useQuery({ ...clientProgressQuery(today), refetchOnMount: 'always' });
  if (progress.isError || !progress.data) return <ClientsToCome read={progress} />;
  if (progress.data.length === 0) {
    return (
      <EmptyState
        spot="search"
        title={t('Nobody has agreed yet')}
        description={t('People choose on the Security tab of their profile what you may see.')}
        className="mt-6 bg-surface py-16"
      />
    );
  }
  return (
    <Card aria-labelledby="clients" className="mt-6 p-5 sm:p-6">
      <CardHead
        title={t('Clients ({count})', { count: localNumber(progress.data.length) })}
        titleId="clients"
        description={t(
          'Averages of the days logged in the seven days before today. Your clients see when you last looked.',
        )}
      />
      <ul className="mt-3 divide-y divide-line">
        {progress.data.map((one) => (
          <ClientLine key={one.client.id} progress={one} today={today} />
        ))}
      </ul>
    </Card>
  );
}

function ClientLine({
  progress: { client, goals, diary },
  today,
}: {
  progress: ClientProgress;
  today: CalendarDay;
}) {
  return (
    <li className="relative grid gap-x-8 gap-y-3 py-4 lg:grid-cols-12 lg:items-center">
      <div className="min-w-0 lg:col-span-5">
        <Link
          to="/coach"
          search={{ client: client.id }}
          className="font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
        >
          {displayName(client)}
        </Link>
        <p className="mt-0.5 text-sm text-muted">
          {diary ? lastLogged(diary.lastLoggedOn, today) : t('Diary not shared with you')}
          {diary?.average && ` · ${loggedDays(diary.daysLogged)}`}
          {client.endsOn !== null && ` · ${t('Shared until {endsOn}', { endsOn: formatDay(client.endsOn) })}`}
        </p>
      </div>
      {diary?.average && (
        <div className="grid gap-4 sm:grid-cols-2 lg:col-span-7">
          <MacroRow
            name={t('Calories')}
            value={diary.average.calories}
            goal={goals?.calories ?? 0}
            tone="calories"
            unit="cal"
          />
          <MacroRow
            name={t('Protein')}
            value={diary.average.protein}
            goal={goals?.protein ?? 0}
            tone="protein"
          />
        </div>
      )}
    </li>
  );
}

function lastLogged(day: CalendarDay | null, today: CalendarDay): string {
  if (day === null) return t('Nothing logged for four weeks');
  if (day === today) return t('Logged today');
  if (day === addDays(today, -1)) return t('Last logged yesterday');
  return t('Last logged {day}', { day: formatNearDay(day, today) });
}

const loggedDays = (days: number) =>
  t('{count, select, 1 {1 day of 7} other {{count} days of 7}}', { count: days });
