import type { User } from '@game-plan/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { securityQuery } from '#data/account.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

interface SecurityTabProps {
  user: User;
  onSignOut: () => void;
  onDeleted: () => void;
}

export function SecurityTab({ user, onSignOut, onDeleted }: SecurityTabProps) {
  const security = useQuery(securityQuery);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid gap-5 lg:col-span-7">
        <AccountCard user={user} onSignOut={onSignOut} />
        {security.data ? (
          <SessionsCard sessions={security.data.sessions} />
        ) : security.isError ? (
          <ErrorPanel
            title="Your sessions did not load"
            description="Nothing has changed. Please try again in a moment."
            onRetry={() => void security.refetch()}
            pending={security.isFetching}
          />
        ) : (
          <>
            <LoadingNote />
            <Skeleton className="h-44 rounded-lg" />
          </>
        )}
      </div>
      <div className="grid gap-5 lg:col-span-5">
        <Card aria-labelledby="billing">
          <CardHead title="Billing" titleId="billing" />
          <p className="mt-3 text-sm text-muted">
            Billing settings and subscription management will be available soon.
          </p>
        </Card>
        {security.data && (
          <>
            <DataCard lastAdminView={security.data.lastAdminView} />
            <DeleteAccountCard
              username={user.username}
              canBeDeleted={security.data.canBeDeleted}
              onDeleted={onDeleted}
            />
          </>
        )}
      </div>
    </div>
  );
}
