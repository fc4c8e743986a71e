import type { AdminAction } from '@game-plan/contracts/people/admin';
import { formatDeed } from '@game-plan/domain/orders/format-event';
import { englishNumber } from '@game-plan/domain/text/english';
import { useQuery } from '@tanstack/react-query';
import {
  Eye,
  HeartHandshake,
  KeyRound,
  type LucideIcon,
  MailQuestion,
  MailX,
  ReceiptText,
  ScrollText,
  Shield,
  Target,
  UserCheck,
  UserMinus,
  UserPlus,
  UserRound,
  UserRoundCheck,
  UserRoundX,
  Users,
} from 'lucide-react';
import { adminActivityQuery } from '#data/people/admin.ts';
import { formatTime } from '#lib/format/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { formatInstant } from './admin-labels.ts';

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
        <dd className="h-section num">{englishNumber(value)}</dd>
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

type ActionStyle = readonly [icon: LucideIcon, label: (target: string, action: AdminAction) => string];

const ACTION_STYLES: Readonly<Record<AdminAction['action'], ActionStyle>> = {
  invited: [UserPlus, (target) => `invited ${target}`],
  revoked_invitation: [MailX, (target) => `revoked the invitation of ${target}`],
  viewed_data: [Eye, (target) => `looked at the data of ${target}`],
  viewed_profiles: [Users, () => 'looked at the list of profiles'],
  deleted_user: [UserMinus, (target) => `deleted ${target}`],
  reset_password: [KeyRound, (target) => `reset the password of ${target}`],
  made_password_link: [KeyRound, (target) => `made a link for a new password of ${target}`],
  used_password_link: [KeyRound, () => 'set a new password with an admin’s link'],
  withdrew_password_link: [KeyRound, (target) => `withdrew the links for a new password of ${target}`],
  reset_second_factor: [KeyRound, (target) => `turned off the one-time codes of ${target}`],
  moved_order: [ReceiptText, (_, { orderEvent, targetOrderId }) => moveLabel(orderEvent, targetOrderId)],
  made_admin: [Shield, (target) => `made ${target} an admin`],
  made_coach: [HeartHandshake, (target) => `made ${target} a coach`],
  made_user: [UserRound, (target) => `made ${target} a user`],
  deactivated_user: [UserRoundX, (target) => `deactivated ${target}`],
  reactivated_user: [UserRoundCheck, (target) => `reactivated ${target}`],
  coach_looked: [Eye, (target) => `looked at the days of ${target}, as a coach`],
  coach_viewed_clients: [Users, () => 'looked at the list of their clients, as a coach'],
  coach_set_goals: [Target, (target) => `set the goals of ${target}, as a coach`],
  changed_practice: [ScrollText, (target) => `changed the ${target}`],
};

/** 'confirmed order #12', 'set the appointment for order #12' */
function moveLabel(event: AdminAction['orderEvent'], id: number | null): string {
  const deed = event ? formatDeed(event) : 'changed the order';
  if (id === null) return deed;
  const order = `order #${id}`;
  return deed.includes('the order') ? deed.replace('the order', order) : `${deed} for ${order}`;
}

/** One admin action: who, what, to whom, when. */
function AdminActivityLine({ action }: { action: AdminAction }) {
  const [Icon, label] = ACTION_STYLES[action.action];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 py-3 text-sm sm:grid-cols-[auto_1fr_auto]">
      <Icon className="size-4.5 text-muted" aria-hidden="true" />
      <span className="wrap-anywhere">
        <span className="font-semibold">{action.adminName}</span>{' '}
        {label(action.targetName ?? 'an address that was purged', action)}
      </span>
      <time dateTime={action.createdAt} className="text-muted max-sm:col-start-2">
        {formatInstant(action.createdAt)}, {formatTime(new Date(action.createdAt))}
      </time>
    </li>
  );
}
