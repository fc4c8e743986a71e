import type { AdminUser } from '@game-plan/contracts/people/admin';
import { fullName, initials } from '@game-plan/domain/person-name';
import {
  Eye,
  HeartHandshake,
  KeyRound,
  type LucideIcon,
  Shield,
  ShieldOff,
  Trash2,
  UserRound,
  UserRoundCheck,
  UserRoundCog,
  UserRoundX,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-classes.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { addressOf, DASH, formatInstant } from './admin-labels.ts';

/** A user as a card, if there is no room for a table. */
export function UserCard({ user, ...handlers }: { user: AdminUser } & UserHandlers) {
  return (
    <li className="flex flex-wrap items-start gap-3 px-5 py-3.5">
      <UserInitials user={user} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{user.username}</span>
          <RoleBadge role={user.role} />
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          {fullName(user) ?? DASH}
          <span className="block">{addressOf(user)}</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm whitespace-nowrap text-muted">
          <UserStatus isActive={user.isActive} />
          <span>{formatInstant(user.createdAt)}</span>
        </p>
      </div>
      <UserActions
        user={user}
        {...handlers}
        isLabelled
        className="-mx-2 flex basis-[calc(100%+1rem)] flex-wrap"
      />
    </li>
  );
}

type Person = Pick<AdminUser, 'username' | 'firstName' | 'lastName' | 'role'>;

export function UserInitials({ user }: { user: Person }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full text-xs font-bold',
        user.role === 'admin' ? 'bg-board text-board-ink' : 'bg-quiet text-muted',
      )}
    >
      {initials(user)}
    </span>
  );
}

const ROLE_LOOKS = {
  admin: { variant: 'default', icon: Shield },
  coach: { variant: 'secondary', icon: HeartHandshake },
} as const;

export function RoleBadge({ role }: Pick<AdminUser, 'role'>) {
  return role === 'user' ? <Badge>{t('user')}</Badge> : <Badge {...ROLE_LOOKS[role]}>{role}</Badge>;
}

export function UserStatus({ isActive }: Pick<AdminUser, 'isActive'>) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-sm font-medium',
        isActive ? 'text-success-text' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', isActive ? 'bg-success' : 'border-2 border-line-strong')}
      />
      {isActive ? t('Active') : t('Inactive')}
    </span>
  );
}

export interface UserChange {
  readonly role?: AdminUser['role'];
  readonly isActive?: boolean;
}

export interface UserHandlers {
  onView: (user: AdminUser) => void;
  onChange: (user: AdminUser, change: UserChange) => void;
  onNewPassword: (user: AdminUser) => void;
  onResetCodes: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

interface UserActionsProps extends UserHandlers {
  user: AdminUser;
  /** Shows a word beside each icon. */
  isLabelled?: boolean;
  className?: string;
}

interface ActionButtonProps extends ComponentProps<'button'> {
  /** The accessible name, which starts with the word. */
  label: string;
  word: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
}

function ActionIcon({ word, ...rest }: ActionButtonProps) {
  return <IconButton {...rest} />;
}

function ActionWord({ label, word, variant = 'ghost', ...rest }: ActionButtonProps) {
  return (
    <Button {...rest} variant={variant} size="sm" aria-label={label} className="px-2!">
      {word}
    </Button>
  );
}

/** An admin's actions on a user. Admins cannot be deleted. */
export function UserActions({
  user,
  onView,
  onChange,
  onNewPassword,
  onResetCodes,
  onDelete,
  isLabelled,
  className,
}: UserActionsProps) {
  const { username, role, isActive } = user;
  const ActionButton = isLabelled ? ActionWord : ActionIcon;
  return (
    <span className={className}>
      <ActionButton
        label={t('View data of {username}', { username })}
        word={t('View data')}
        icon={Eye}
        onClick={() => onView(user)}
      />
      <Menu
        trigger={
          <ActionButton label={t('Change {username}', { username })} word={t('Change')} icon={UserRoundCog} />
        }
      >
        {role !== 'admin' && (
          <MenuItem icon={Shield} onSelect={() => onChange(user, { role: 'admin' })}>
            {t('Make admin')}
          </MenuItem>
        )}
        {role !== 'coach' && (
          <MenuItem icon={HeartHandshake} onSelect={() => onChange(user, { role: 'coach' })}>
            {t('Make coach')}
          </MenuItem>
        )}
        {role !== 'user' && (
          <MenuItem icon={UserRound} onSelect={() => onChange(user, { role: 'user' })}>
            {t('Make user')}
          </MenuItem>
        )}
        {isActive && (
          <MenuItem icon={KeyRound} onSelect={() => onNewPassword(user)}>
            {t('New password link')}
          </MenuItem>
        )}
        {isActive && (
          <MenuItem icon={ShieldOff} onSelect={() => onResetCodes(user)}>
            {t('Turn off one-time codes')}
          </MenuItem>
        )}
        {isActive ? (
          <MenuItem icon={UserRoundX} destructive onSelect={() => onChange(user, { isActive: false })}>
            {t('Deactivate')}
          </MenuItem>
        ) : (
          <MenuItem icon={UserRoundCheck} onSelect={() => onChange(user, { isActive: true })}>
            {t('Reactivate')}
          </MenuItem>
        )}
      </Menu>
      {role === 'admin' ? (
        !isLabelled && <span className="size-11" />
      ) : (
        <ActionButton
          label={t('Delete {username}', { username })}
          word={t('Delete')}
          icon={Trash2}
          variant="destructive-ghost"
          onClick={() => onDelete(user)}
        />
      )}
    </span>
  );
}
