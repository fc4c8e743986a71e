import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { secondFactor } from '@game-plan/contracts/people/second-factor';
import { KeySquare, ListRestart, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import {
  useBeginSecondFactor,
  useEndSecondFactor,
  useRenewRecoveryCodes,
} from '#data/people/second-factor.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

const ScanCodeDialog = lazyDialog(() => import('./scan-code-dialog.tsx'), 'ScanCodeDialog');
const RecoveryCodesDialog = lazyDialog(() => import('./recovery-codes-dialog.tsx'), 'RecoveryCodesDialog');

interface SecondFactorCardProps extends ResponseOf<typeof secondFactor.get> {
  username: string;
  isAdmin: boolean;
}

type Opened =
  | { dialog: 'begin' | 'renew' | 'end' }
  | { dialog: 'scan'; codes: ResponseOf<typeof secondFactor.begin> }
  | { dialog: 'recovery'; recoveryCodes: readonly string[] };

/** One-time codes of an app beside the password. */
export function SecondFactorCard(props: SecondFactorCardProps) {
  const { since, recoveryCodes, isRequiredOfAdmins, username, isAdmin } = props;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const showRecovery = (codes: readonly string[]) => setOpened({ dialog: 'recovery', recoveryCodes: codes });
  const begin = useBeginSecondFactor((codes) => setOpened({ dialog: 'scan', codes }));
  const renew = useRenewRecoveryCodes(showRecovery);
  const end = useEndSecondFactor(close);
  return (
    <Card aria-labelledby="second-factor">
      <CardHead title={t('One-time codes')} titleId="second-factor">
        {since !== null && <Badge variant="success">{t('On')}</Badge>}
      </CardHead>
      {since === null ? (
        <>
          <p className="mt-3 text-sm text-muted">
            {t(
              'Sign in with your password and a code that an app on your phone shows. Whoever learns your password still cannot get in.',
            )}
          </p>
          {isAdmin && isRequiredOfAdmins && (
            <p className="mt-3 rounded-lg bg-warning-soft p-4 text-sm text-warning-text">
              {t(
                'Admins need them here, or a passkey: signed in with a password alone, you cannot do what only admins can.',
              )}
            </p>
          )}
          <Button
            variant="secondary"
            icon={ShieldCheck}
            className="mt-4 max-sm:w-full"
            onClick={() => setOpened({ dialog: 'begin' })}
          >
            {t('Set up')}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-3 flex items-start gap-2.5 text-sm">
            <KeySquare className="mt-0.5 size-4.5 shrink-0 text-muted" aria-hidden="true" />
            {t('Since {since}. {recoveryCodes}', {
              since: formatInstant(since),
              recoveryCodes: describeLeft(recoveryCodes),
            })}
          </p>
          <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
            <Button variant="secondary" icon={ListRestart} onClick={() => setOpened({ dialog: 'renew' })}>
              {t('New recovery codes')}
            </Button>
            <Button variant="destructive-ghost" icon={ShieldOff} onClick={() => setOpened({ dialog: 'end' })}>
              {t('Turn off')}
            </Button>
          </div>
        </>
      )}
      {opened?.dialog === 'begin' && (
        <ConfirmPasswordDialog
          title={t('Set up one-time codes')}
          description={t('You need an authenticator app, on your phone or in your password manager.')}
          action={[t('Continue'), t('Checking...')]}
          username={username}
          mutation={begin}
          onClose={close}
        />
      )}
      {opened?.dialog === 'scan' && (
        <ScanCodeDialog codes={opened.codes} onConfirmed={showRecovery} onClose={close} />
      )}
      {opened?.dialog === 'recovery' && (
        <RecoveryCodesDialog recoveryCodes={opened.recoveryCodes} onClose={close} />
      )}
      {opened?.dialog === 'renew' && (
        <ConfirmPasswordDialog
          title={t('New recovery codes')}
          description={t('The codes that you have no longer work then.')}
          action={[t('Make new codes'), t('Making...')]}
          username={username}
          mutation={renew}
          onClose={close}
        />
      )}
      {opened?.dialog === 'end' && (
        <ConfirmPasswordDialog
          title={t('Turn off one-time codes')}
          description={t('Your password alone will sign you in.')}
          action={[t('Turn off'), t('Turning off...')]}
          username={username}
          mutation={end}
          onClose={close}
        />
      )}
    </Card>
  );
}

function describeLeft(count: number): string {
  if (count === 0) return t('You have no recovery codes left: make new ones.');
  return t('{count, select, 1 {1 recovery code is left.} other {{count} recovery codes are left.}}', {
    count,
  });
}
