import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, MailQuestion, UserCheck, Users } from 'lucide-react';
import { adminActivityQuery } from '#data/admin.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { AdminActivityLine } from './admin-activity-line.tsx';

interface Summary {
  readonly totalUsers: number;
  readonly activeUsers: number;
  readonly pendingInvites: number;
}

export function AnalyticsTab({ summary }: { summary: Summary }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Count label="Total Users" value={summary.totalUsers} icon={Users} />
        <Count label="Active Users" value={summary.activeUsers} icon={UserCheck} />
        <Count label="Pending Invites" value={summary.pendingInvites} icon={MailQuestion} />
      </div>
      <RecentActivity />
    </div>
  );
}

function Count({ label, value, icon: Icon }: { label: string; value: number; icon: LucideIcon }) {
  return (
    <Card as="div" className="flex items-center gap-4 p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-soft-fg">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <dl>
        <dt className="text-sm font-medium text-muted">{label}</dt>
        <dd className="h-section num">{value.toLocaleString('en-US')}</dd>
      </dl>
    </Card>
  );
}

function RecentActivity() {
  const { data: actions, isPending, isError } = useQuery(adminActivityQuery);
  return (
    <Card>
      <CardHead
        title="Recent admin activity"
        description="People see on their Security tab when an admin last looked at their data."
      />
      {isPending && <Loading label="Loading activity..." />}
      {isError && !actions && <p className="mt-4 text-destructive-text">The activity did not load.</p>}
      {actions?.length === 0 && <p className="mt-4 text-muted">No admin has done anything yet.</p>}
      {actions && actions.length > 0 && (
        <ol className="mt-3 divide-y divide-line">
          {actions.map((action) => (
            <AdminActivityLine key={action.id} action={action} />
          ))}
        </ol>
      )}
    </Card>
  );
}
