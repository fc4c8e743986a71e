import type { AdminAction } from '@game-plan/contracts/people/admin';
import { formatDeed } from '@game-plan/domain/orders/format-event';
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
import { localNumber } from '#lib/format/local.ts';
import { localText, t } from '#lib/language.ts';
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
        <Count label={t('Total Users')} value={summary.totalUsers} icon={Users} />
        <Count label={t('Active Users')} value={summary.activeUsers} icon={UserCheck} />
        <Count label={t('Pending Invites')} value={summary.pendingInvites} icon={MailQuestion} />
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
        <dd className="h-section num">{localNumber(value)}</dd>
      </dl>
    </Card>
  );
}

function RecentActivity() {
  const { data: actions, isPending, isError } = useQuery(adminActivityQuery);
  return (
    <Card>
      <CardHead
        title={t('Recent admin activity')}
        description={t('People see on their Security tab when an admin last looked at their data.')}
      />
      {isPending && <Loading label={t('Loading activity...')} />}
      {isError && !actions && <p className="mt-4 text-destructive-text">{t('The activity did not load.')}</p>}
      {actions?.length === 0 && <p className="mt-4 text-muted">{t('No admin has done anything yet.')}</p>}
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
  invited: [UserPlus, (target) => t('invited {target}', { target })],
  revoked_invitation: [MailX, (target) => t('revoked the invitation of {target}', { target })],
  viewed_data: [Eye, (target) => t('looked at the data of {target}', { target })],
  viewed_profiles: [Users, () => t('looked at the list of profiles')],
  deleted_user: [UserMinus, (target) => t('deleted {target}', { target })],
  reset_password: [KeyRound, (target) => t('reset the password of {target}', { target })],
  made_password_link: [KeyRound, (target) => t('made a link for a new password of {target}', { target })],
  used_password_link: [KeyRound, () => t('set a new password with an admin’s link')],
  withdrew_password_link: [
    KeyRound,
    (target) => t('withdrew the links for a new password of {target}', { target }),
  ],
  reset_second_factor: [KeyRound, (target) => t('turned off the one-time codes of {target}', { target })],
  moved_order: [ReceiptText, (_, { orderEvent, targetOrderId }) => moveLabel(orderEvent, targetOrderId)],
  made_admin: [Shield, (target) => t('made {target} an admin', { target })],
  made_coach: [HeartHandshake, (target) => t('made {target} a coach', { target })],
  made_user: [UserRound, (target) => t('made {target} a user', { target })],
  deactivated_user: [UserRoundX, (target) => t('deactivated {target}', { target })],
  reactivated_user: [UserRoundCheck, (target) => t('reactivated {target}', { target })],
  coach_looked: [Eye, (target) => t('looked at the days of {target}, as a coach', { target })],
  coach_viewed_clients: [Users, () => t('looked at the list of their clients, as a coach')],
  coach_set_goals: [Target, (target) => t('set the goals of {target}, as a coach', { target })],
  changed_practice: [ScrollText, (target) => t('changed the {target}', { target })],
};

/** 'confirmed order #12', 'set the appointment for order #12' */
function moveLabel(event: AdminAction['orderEvent'], id: number | null): string {
  const deed = event ? localText(formatDeed(event)) : t('changed the order');
  if (id === null) return deed;
  const order = t('order #{id}', { id });
  const named = t('the order');
  return deed.includes(named) ? deed.replace(named, order) : t('{deed} for {order}', { deed, order });
}

/** One admin action: who, what, to whom, when. */
function AdminActivityLine({ action }: { action: AdminAction }) {
  const [Icon, label] = ACTION_STYLES[action.action];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 py-3 text-sm sm:grid-cols-[auto_1fr_auto]">
      <Icon className="size-4.5 text-muted" aria-hidden="true" />
      <span className="wrap-anywhere">
        <span className="font-semibold">{action.adminName}</span>{' '}
        {label(action.targetName ?? t('an address that was purged'), action)}
      </span>
      <time dateTime={action.createdAt} className="text-muted max-sm:col-start-2">
        {formatInstant(action.createdAt)}, {formatTime(new Date(action.createdAt))}
      </time>
    </li>
  );
}
