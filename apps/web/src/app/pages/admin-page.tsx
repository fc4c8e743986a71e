import { Link, useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { AdminDashboard } from '#features/admin/admin-dashboard.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { t } from '#lib/language.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';

export function AdminPage() {
  const { user } = useSession();
  const search = useSearch({ from: '/admin' });
  if (user.role !== 'admin') return <AccessDenied />;
  return (
    <>
      <PageTitle>{t('Admin Dashboard')}</PageTitle>
      <AdminDashboard search={search} />
    </>
  );
}

function AccessDenied() {
  return (
    <Card className="mx-auto mt-6 grid max-w-[560px] justify-items-center gap-2 px-6 py-12 text-center">
      <PageTitle>{t('Access Denied')}</PageTitle>
      <h1 className="h-section" tabIndex={-1}>
        {t('Access Denied')}
      </h1>
      <p className="text-muted">{t('You need admin privileges to access this page.')}</p>
      <Link to="/" activeOptions={{ exact: true }} className={buttonClasses('secondary', 'md', 'mt-2')}>
        {t('Back to the dashboard')}
      </Link>
    </Card>
  );
}
