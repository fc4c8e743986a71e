import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { LinkedIdentity, singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { explainSignInFault, SIGN_IN_FAULTS } from '@game-plan/domain/single-sign-on-faults';
import { useLocation } from '@tanstack/react-router';
import { IdCard, Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useBeginLink, useUnlink } from '#data/people/single-sign-on.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

interface LinkedIdentitiesCardProps extends ResponseOf<typeof singleSignOn.list> {
  username: string;
}

/** The accounts at the identity provider that sign the person in. */
export function LinkedIdentitiesCard({
  provider,
  identities,
  hasPassword,
  username,
}: LinkedIdentitiesCardProps) {
  const [linking, setLinking] = useState(false);
  const link = useBeginLink();
  const name = provider ?? t('Single Sign-On');
  return (
    <Card aria-labelledby="single-sign-on">
      <CardHead title={t('Single sign-on')} titleId="single-sign-on" />
      <Outcome provider={name} />
      {identities.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} provider={name} hasPassword={hasPassword} />
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-3 text-sm text-muted">
            {t('Link your account at {name} to sign in here with it, beside your password.', { name })}
          </p>
          <Button
            variant="secondary"
            icon={Link2}
            className="mt-4 h-auto! min-h-11 whitespace-normal! max-sm:w-full"
            onClick={() => setLinking(true)}
          >
            {t('Link {name}', { name })}
          </Button>
        </>
      )}
      {linking && (
        <ConfirmPasswordDialog
          title={t('Link {name}', { name })}
          description={t(
            'You sign in at {name} next. Whoever can do that will be able to sign in here as you.',
            { name },
          )}
          action={[t('Go to {name}', { name }), t('Opening {name}...', { name })]}
          username={username}
          mutation={link}
          onClose={() => setLinking(false)}
        />
      )}
    </Card>
  );
}

/** What came of the visit to the provider from which the person has just come back. */
function Outcome({ provider }: { provider: string }) {
  const { search } = useLocation();
  const outcome = 'sso' in search ? search.sso : undefined;
  const fault = SIGN_IN_FAULTS.find((known) => known === outcome);
  if (fault) {
    return (
      <p role="alert" className="mt-3 rounded-lg bg-warning-soft p-4 text-sm text-warning-text">
        {explainSignInFault(fault, provider)}
      </p>
    );
  }
  if (outcome !== 'linked') return null;
  return (
    <p role="status" className="mt-3 rounded-lg bg-success-soft p-4 text-sm text-success-text">
      {t('Linked. You can sign in with {provider} from now on.', { provider })}
    </p>
  );
}

interface IdentityRowProps {
  identity: LinkedIdentity;
  provider: string;
  hasPassword: boolean;
}

function IdentityRow({ identity, provider, hasPassword }: IdentityRowProps) {
  const { id, name, linkedAt, lastUsedAt } = identity;
  const unlink = useUnlink();
  const used =
    lastUsedAt === null ? '' : ` · ${t('Last used {lastUsedOn}', { lastUsedOn: formatInstant(lastUsedAt) })}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-soft-fg">
        <IdCard className="size-5.5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">{name ?? provider}</p>
        <p className="text-sm text-muted">
          {t('{provider} · Linked {linkedAt}{used}', { provider, linkedAt: formatInstant(linkedAt), used })}
        </p>
      </div>
      {hasPassword ? (
        <Button
          variant="ghost"
          icon={Unlink}
          pending={unlink.isPending}
          pendingLabel={t('Unlinking...')}
          onClick={() => unlink.mutate(id)}
        >
          {t('Unlink')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('Your only way to sign in, until you set a password.')}</p>
      )}
    </li>
  );
}
