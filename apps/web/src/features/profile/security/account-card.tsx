import type { AccountSecurity } from '@game-plan/contracts/people/account';
import type { User } from '@game-plan/contracts/people/auth';
import { KeyRound, LogOut, Shield, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const ChangePasswordDialog = lazyDialog(() => import('./change-password-dialog.tsx'), 'ChangePasswordDialog');

type PasswordHelp = NonNullable<AccountSecurity['lastPasswordHelp']>;

interface AccountCardProps {
  user: User;
  hasPassword: boolean;
  /** The last time that somebody else helped with the password; null if never or not known yet. */
  help: PasswordHelp | null;
  onSignOut: () => void;
}

/** The signed-in account, with sign-out. */
export function AccountCard({ user, hasPassword, help, onSignOut }: AccountCardProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Card aria-labelledby="account">
      <CardHead title={t('Account')} titleId="account">
        <Badge
          variant={user.role === 'admin' ? 'pine' : 'neutral'}
          icon={user.role === 'admin' ? Shield : UserRound}
        >
          {optionLabel(user.role)}
        </Badge>
      </CardHead>
      <Field label={t('Username')} hint={t('Your username cannot be changed.')} className="mt-4">
        {(control) => (
          <Input {...control} value={user.username} readOnly className="border-line! bg-quiet! text-muted!" />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          variant="secondary"
          icon={KeyRound}
          className="h-auto! min-h-11 whitespace-normal!"
          onClick={() => setChanging(true)}
        >
          {hasPassword ? t('Change password') : t('Set a password')}
        </Button>
        <Button variant="ghost" icon={LogOut} onClick={onSignOut}>
          {t('Sign out')}
        </Button>
      </div>
      {help && (
        <p className="mt-4 flex items-start gap-2.5 text-sm">
          <KeyRound className="mt-0.5 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          {describeHelp(help)}
        </p>
      )}
      {changing && (
        <ChangePasswordDialog
          username={user.username}
          hasPassword={hasPassword}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  );
}

function describeHelp({ action, adminName, at }: PasswordHelp): string {
  const when = formatInstant(at);
  switch (action) {
    case 'reset_password':
      return t('Your password was reset on {when} ({adminName}).', { when, adminName });
    case 'made_password_link':
      return t('The admin {adminName} made a link on {when} by which you can set a new password.', {
        adminName,
        when,
      });
    case 'used_password_link':
      return t('A new password was set on {when} with a link of an admin.', { when });
    case 'reset_second_factor':
      return t('The admin {adminName} turned off your one-time codes on {when}.', { adminName, when });
    case 'withdrew_password_link':
      return t('The admin {adminName} made a link for a new password and withdrew it on {when}.', {
        adminName,
        when,
      });
  }
}
