import type { AdminAction } from '@game-plan/contracts/admin';
import { Eye, KeyRound, type LucideIcon, MailX, UserMinus, UserPlus } from 'lucide-react';
import { formatInstant } from './admin-words.ts';

type Look = readonly [icon: LucideIcon, words: (target: string) => string];

const LOOKS: Readonly<Record<AdminAction['action'], Look>> = {
  invited: [UserPlus, (target) => `invited ${target}`],
  revoked_invitation: [MailX, (target) => `revoked the invitation of ${target}`],
  viewed_data: [Eye, (target) => `looked at the data of ${target}`],
  deleted_user: [UserMinus, (target) => `deleted ${target}`],
  reset_password: [KeyRound, (target) => `reset the password of ${target}`],
};

const time = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** One thing an admin did: who, what, to whom, when. */
export function AdminActivityLine({ action }: { action: AdminAction }) {
  const [Icon, words] = LOOKS[action.action];
  return (
    <li className="flex items-center gap-3 py-3 text-sm">
      <Icon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{action.adminName}</span>{' '}
        {words(action.targetName ?? 'an address that was purged')}
      </span>
      <time dateTime={action.createdAt} className="shrink-0 text-right text-muted">
        {formatInstant(action.createdAt)}, {time(action.createdAt)}
      </time>
    </li>
  );
}
