import { addDays } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, isMealDay } from '@game-plan/domain/meals/meal-days';
import { displayName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { clientsQuery } from '#data/people/coach.ts';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { Select } from '#ui/form/select.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ClientDayView } from './client-day-view.tsx';
import { ClientsToCome } from './client-list.tsx';
import { type CoachSearch, parseCoachSearch } from './coach-search.ts';

function AllClients() {
  return (
    <Link to="/coach" className={buttonClasses('secondary', 'md')}>
      <ArrowLeft className="size-4.5 shrink-0" aria-hidden="true" />
      {t('All clients')}
    </Link>
  );
}

interface ClientDeskProps {
  head: { readonly title: string; readonly description: string };
  clientId: number;
  /** Without it, today. */
  date: CoachSearch['date'];
}

/** A client of this coach, one day at a time. */
export function ClientDesk({ head, clientId, date }: ClientDeskProps) {
  const navigate = useNavigate();
  const today = useToday();
  const clients = useQuery(clientsQuery);
  const day = date ?? today;
  const show = (change: CoachSearch) => {
    const next = parseCoachSearch({ client: clientId, date: day, ...change });
    const shownDate = next.date === today ? undefined : next.date;
    void navigate({ to: '/coach', search: { ...next, date: shownDate }, resetScroll: false });
  };
  if (clients.isError || !clients.data) return <ClientsToCome read={clients} />;
  const client = clients.data.find(({ id }) => id === clientId);
  if (!client) {
    return (
      <>
        <PageHead {...head} />
        <EmptyState
          spot="search"
          title={t('This person shares nothing with you')}
          description={t('They may have withdrawn their consent, or it has ended.')}
          className="mt-6 bg-surface py-16"
        >
          <AllClients />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead {...head}>
        <DateStepper
          day={day}
          step="day"
          min={FIRST_MEAL_DAY}
          max={today}
          isDay={isMealDay}
          onPick={(picked) => show({ date: picked })}
          onStep={(count) => show({ date: addDays(day, count) })}
          onToday={day === today ? undefined : () => show({ date: undefined })}
        />
      </PageHead>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AllClients />
        <Select
          label={t('Client')}
          value={client.id}
          onChange={(event) => show({ client: Number(event.target.value) })}
          className="min-w-0 flex-1 sm:max-w-72"
        >
          {clients.data.map((one) => (
            <option key={one.id} value={one.id}>
              {displayName(one)}
            </option>
          ))}
        </Select>
        <p className="text-sm text-muted">
          {client.endsOn === null
            ? t('No end date.')
            : t('Until {endsOn}.', { endsOn: formatDay(client.endsOn) })}{' '}
          {t('Each visit is recorded and shown to {name}.', { name: displayName(client) })}
        </p>
      </div>
      <ClientDayView key={`${client.id} ${day}`} client={client} day={day} />
    </>
  );
}
