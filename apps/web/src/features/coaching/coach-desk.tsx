import { Suspense } from 'react';
import { lazyPart } from '#lib/browser/load-part.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { ClientList } from './client-list.tsx';
import type { CoachSearch } from './coach-search.ts';

/** Loaded when a client is opened, because its forms bring what checks them. */
const ClientDesk = lazyPart(() => import('./client-desk.tsx'), 'ClientDesk');

const COACH_HEAD = {
  title: t('Coach'),
  description: t('The people who agreed to share something with you'),
};

/** The list of this coach's clients, and each client one day at a time. */
export function CoachDesk({ search }: { search: CoachSearch }) {
  const today = useToday();
  if (search.client !== undefined) {
    return (
      <Suspense fallback={<Loading label={t('Loading your clients...')} className="min-h-60" />}>
        <ClientDesk head={COACH_HEAD} clientId={search.client} date={search.date} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead {...COACH_HEAD} />
      <ClientList today={today} />
    </>
  );
}
