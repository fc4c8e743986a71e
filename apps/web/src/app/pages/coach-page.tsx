import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { CoachDesk } from '#features/coaching/coach-desk.tsx';
import { t } from '#lib/language.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function CoachPage() {
  const { user } = useSession();
  const search = useSearch({ from: '/coach' });
  // Users who are not coaches see 'not found'.
  if (user.role !== 'coach') return <NotFoundPage />;
  return (
    <>
      <PageTitle>{t('Coach')}</PageTitle>
      <CoachDesk search={search} />
    </>
  );
}
