import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { Card } from '#ui/card.tsx';
import { ComingSoon } from './coming-soon.tsx';

export function AdminPage() {
  const { user } = useSession();
  if (user.role !== 'admin') return <AccessDenied />;
  return (
    <ComingSoon title="Admin Dashboard" spot="search">
      Users, invitations and system data will be managed here.
    </ComingSoon>
  );
}

function AccessDenied() {
  return (
    <Card className="mx-auto mt-6 grid max-w-[560px] justify-items-center gap-2 px-6 py-12 text-center">
      <PageTitle>Access Denied</PageTitle>
      <h1 className="h-section" tabIndex={-1}>
        Access Denied
      </h1>
      <p className="text-muted">You need admin privileges to access this page.</p>
    </Card>
  );
}
