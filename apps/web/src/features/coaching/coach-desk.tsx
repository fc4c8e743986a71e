import { addDays } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, isMealDay } from '@game-plan/domain/meals/meal-days';
import { displayName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { clientsQuery } from '#data/people/coaching.ts';
import { formatDay } from '#lib/format/format.ts';
import { useNavigate } from '#lib/router/router-provider.tsx';
import { useToday } from '#lib/today.ts';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { Select } from '#ui/form/select.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { ClientDayView } from './client-day-view.tsx';
import { type CoachSearch, parseCoachSearch } from './coach-search.ts';

/** The page's heading, also used for its frame. */
export const COACH_HEAD = {
  title: 'Coach',
  description: 'The people who agreed to share something with you',
};

/** The clients of this coach, one client and day at a time. */
export function CoachDesk({ search }: { search: CoachSearch }) {
  const navigate = useNavigate();
  const today = useToday();
  const clients = useQuery(clientsQuery);
  const day = search.date ?? today;
  const show = (change: CoachSearch) => {
    const next = parseCoachSearch({ ...search, ...change });
    const date = next.date === today ? undefined : next.date;
    void navigate({ to: '/coach', search: { ...next, date }, resetScroll: false });
  };
  if (clients.isError) {
    return (
      <ErrorPanel
        title="Your clients did not load"
        description="Check the connection and try again."
        failed={clients}
      />
    );
  }
  if (!clients.data) return <Loading label="Loading your clients..." className="min-h-60" />;
  const client = clients.data.find(({ id }) => id === search.client) ?? clients.data[0];
  return (
    <>
      <PageHead {...COACH_HEAD}>
        {client && (
          <DateStepper
            day={day}
            step="day"
            min={FIRST_MEAL_DAY}
            max={today}
            isDay={isMealDay}
            onPick={(date) => show({ date })}
            onStep={(count) => show({ date: addDays(day, count) })}
            onToday={day === today ? undefined : () => show({ date: undefined })}
          />
        )}
      </PageHead>
      {client ? (
        <>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Select
              label="Client"
              value={client.id}
              onChange={(event) => show({ client: Number(event.target.value) })}
              className="sm:w-72"
            >
              {clients.data.map((one) => (
                <option key={one.id} value={one.id}>
                  {displayName(one)}
                </option>
              ))}
            </Select>
            <p className="text-sm text-muted">
              {client.endsOn === null ? 'No end date' : `Until ${formatDay(client.endsOn)}`}. Each visit is
              recorded and shown to {displayName(client)}.
            </p>
          </div>
          <ClientDayView key={`${client.id} ${day}`} client={client} day={day} />
        </>
      ) : (
        <EmptyState
          spot="search"
          title="Nobody has agreed yet"
          description="People choose on the Security tab of their profile what you may see."
          className="mt-6 bg-surface py-16"
        />
      )}
    </>
  );
}
