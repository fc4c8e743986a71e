import { addDays, type CalendarDay, firstOfMonth } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ledger, ledgerQuery } from '#data/kitchen/ledger.ts';
import { costText } from '#data/kitchen/prices.ts';
import { ForecastCards, LastsCard } from '#features/ledger/forecast-cards.tsx';
import { LedgerTable } from '#features/ledger/ledger-table.tsx';
import { formatAmount } from '#lib/format/format.ts';
import { localMonth } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { PageTitle } from '../page-title.tsx';

const MORE_THAN_A_MONTH = 31;

/** Where the food of the kitchen went, by month. */
export function LedgerPage() {
  const today = useToday();
  const { month: chosen = today } = useSearch({ from: '/ledger' });
  const month = firstOfMonth(chosen);
  const { data, isError, isPending, refetch, isFetching } = useQuery(ledgerQuery(month, today));
  const isWaiting = useDeferredPending(isPending);
  const navigate = useNavigate();
  const go = (next: CalendarDay) => {
    const search = { month: next >= firstOfMonth(today) ? undefined : firstOfMonth(next) };
    void navigate({ to: '/ledger', search, resetScroll: false });
  };
  const name = localMonth(month);
  return (
    <>
      <PageTitle>{t('Where it went')}</PageTitle>
      <PageHead
        title={t('Where it went')}
        description={t('What came into your kitchen was eaten, thrown away, or is there')}
      >
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
          <IconButton
            label={t('Previous month')}
            icon={ChevronLeft}
            disabled={!data?.since || month <= data.since}
            onClick={() => go(addDays(month, -1))}
          />
          <p className="min-w-36 text-center font-semibold" aria-live="polite">
            {name}
          </p>
          <IconButton
            label={t('Next month')}
            icon={ChevronRight}
            disabled={month >= firstOfMonth(today)}
            onClick={() => go(addDays(month, MORE_THAN_A_MONTH))}
          />
        </div>
      </PageHead>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
        <div className="grid gap-5 empty:hidden lg:order-2 lg:col-span-4">
          <ForecastCards />
          {data && <WastedCard month={name} ledger={data} />}
          <LastsCard />
        </div>
        <div className="min-w-0 lg:col-span-8">
          {isError && (
            <ErrorPanel
              title={t('The ledger did not load')}
              description={t('What your kitchen has logged is safe. Check the connection and try again.')}
              failed={{ refetch, isFetching }}
            />
          )}
          {isWaiting && (
            <>
              <LoadingNote label={t('Loading the ledger')} />
              <Skeleton className="h-72 rounded-lg!" />
            </>
          )}
          {data && data.lines.length > 0 && <LedgerTable lines={data.lines} month={name} />}
          {data && data.lines.length === 0 && (
            <EmptyState spot="fridge" title={t('Nothing came or went in this month.')} className="py-16">
              <Link to="/ingredients" className={buttonClasses('secondary', 'md')}>
                {t('Open the inventory')}
              </Link>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

/** What was thrown away in a month, and what it cost; nothing if nothing was. */
function WastedCard({ month, ledger }: { month: string; ledger: Ledger }) {
  const { lines, wastedGrams: grams, wastedCost } = ledger;
  const wasted = lines.filter((line) => line.wasted > 0);
  if (wasted.length === 0) return null;
  return (
    <Card aria-labelledby="thrown-away">
      <h2 id="thrown-away" className="h-card">
        {t('Thrown away')}
      </h2>
      {grams > 0 && (
        <p className="mt-2">
          <span className="num text-4xl">{formatAmount(Math.round(grams), 'g')}</span>{' '}
          <span className="text-sm text-muted">
            {t('in {month}, as far as weights are known', { month })}
          </span>
        </p>
      )}
      {wastedCost && <p className="mt-1">{t('It cost {cost}.', { cost: costText(wastedCost) })}</p>}
      <p className="mt-2 text-sm wrap-anywhere text-muted">
        {wasted.map(({ name, unit, wasted }) => `${name} (${formatAmount(wasted, unit)})`).join(', ')}
      </p>
    </Card>
  );
}
