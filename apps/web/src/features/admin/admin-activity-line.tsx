import type { AdminAction } from '@game-plan/contracts/admin';
import { Eye, KeyRound, type LucideIcon, MailX, UserMinus, UserPlus, Users } from 'lucide-react';
import { formatInstant } from './admin-words.ts';

type Look = readonly [icon: LucideIcon, words: (target: string) => string];

const LOOKS: Readonly<Record<AdminAction['action'], Look>> = {
  invited: [UserPlus, (target) => `invited ${target}`],
  revoked_invitation: [MailX, (target) => `revoked the invitation of ${target}`],
  viewed_data: [Eye, (target) => `looked at the data of ${target}`],
  viewed_profiles: [Users, () => 'looked at the list of profiles'],
  deleted_user: [UserMinus, (target) => `deleted ${target}`],
  reset_password: [KeyRound, (target) => `reset the password of ${target}`],
};

const time = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** One thing an admin did: who, what, to whom, when. */
export function AdminActivityLine({ action }: { action: AdminAction }) {
  const [Icon, words] = LOOKS[action.action];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 py-3 text-sm sm:grid-cols-[auto_1fr_auto]">
      <Icon className="size-4.5 text-muted" aria-hidden="true" />
      <span className="wrap-anywhere">
        <span className="font-semibold">{action.adminName}</span>{' '}
        {words(action.targetName ?? 'an address that was purged')}
      </span>
      <time dateTime={action.createdAt} className="text-muted max-sm:col-start-2">
        {formatInstant(action.createdAt)}, {time(action.createdAt)}
      </time>
    </li>
  );
}
