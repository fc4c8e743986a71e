import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { invitationQuery, useSignOut } from '#data/people/auth.ts';
import { ConfirmAddress } from '#features/auth/confirm-address.tsx';
import { CONFIRM_ADDRESS, explainInvitation, NEW_PASSWORD } from '#features/auth/invitation-notice.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { lazyPart } from '#lib/browser/load-part.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { PageTitle } from '../page-title.tsx';

const NewPasswordForm = lazyPart(() => import('#features/auth/new-password.tsx'), 'NewPasswordForm');

/**
 * Shown to a signed-in user who opens an invitation link, for example in the admin's own or a shared browser, or a link
 * for a new password.
 */
export function InvitedPage() {
  const { invite, reset, confirm } = useSearch({ from: '/signup' });
  if (confirm) return <AddressConfirmation code={confirm} />;
  if (reset) return <NewPassword code={reset} />;
  return invite ? <Invited invite={invite} /> : <Navigate to="/" replace />;
}

/** Asks for a new password: for the user's own account, whose old one they forgot, or another one in a shared browser. */
function NewPassword({ code }: { code: string }) {
  const { user } = useSession();
  return (
    <Card className="mx-auto mt-6 max-w-[480px] p-6 sm:p-8">
      <PageTitle>{NEW_PASSWORD}</PageTitle>
      <h1 className="h-page" tabIndex={-1}>
        {NEW_PASSWORD}
      </h1>
      <p className="mt-2 text-muted">
        {t('You are signed in as {username}. Saving signs you in as the user named here.', {
          username: user.username,
        })}
      </p>
      <NewPasswordForm code={code} />
    </Card>
  );
}

/** Confirms an address, which need not be that of the account in this browser. */
function AddressConfirmation({ code }: { code: string }) {
  return (
    <Card className="mx-auto mt-6 max-w-[480px] p-6 sm:p-8">
      <PageTitle>{CONFIRM_ADDRESS}</PageTitle>
      <h1 className="h-page" tabIndex={-1}>
        {CONFIRM_ADDRESS}
      </h1>
      <ConfirmAddress code={code} />
      <Link to="/profile" className={buttonClasses('secondary', 'md', 'mt-4 w-full')}>
        {t('Go to your profile')}
      </Link>
    </Card>
  );
}

function Invited({ invite }: { invite: string }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const { data: invitation, isPending } = useQuery(invitationQuery(invite));
  if (isPending) return <Loading label={t('Loading...')} className="min-h-80" />;
  // A used invitation usually created this account.
  if (!invitation || invitation.state === 'used') return <Navigate to="/" replace />;
  const explanation = explainInvitation(invitation) ?? {
    title: t('You are signed in as {username}', { username: user.username }),
    description: t('This invitation is for {emailHint}. To create an account with it here, sign out first.', {
      emailHint: invitation.emailHint,
    }),
  };
  return (
    <Card className="mx-auto mt-6 grid max-w-[560px] justify-items-center gap-2 px-6 py-12 text-center">
      <PageTitle>{explanation.title}</PageTitle>
      <h1 className="h-section wrap-anywhere" tabIndex={-1}>
        {explanation.title}
      </h1>
      <p className="max-w-[44ch] text-muted">{explanation.description}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:flex-1">
        <Link to="/" activeOptions={{ exact: true }} className={buttonClasses('secondary', 'md')}>
          {t('Go to the dashboard')}
        </Link>
        {invitation.state === 'open' && (
          <Button
            icon={LogOut}
            pending={signOut.isPending}
            pendingLabel={t('Signing out...')}
            onClick={() => signOut.mutate()}
          >
            {t('Sign out')}
          </Button>
        )}
      </div>
    </Card>
  );
}
