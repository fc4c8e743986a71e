import type { Invitation } from '@game-plan/contracts/admin';
import { formatInstant } from './admin-words.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { isLocalLink } from './is-local-link.ts';

/** The link of an invitation that was just made: without a mail server it is the only way to hand it over. */
export function NewInvitation({
  invitation: { email, inviteUrl, expiresAt, mail },
}: {
  invitation: Invitation;
}) {
  if (!inviteUrl) return null;
  const how =
    mail.state === 'not_sent'
      ? `No mail server is set up here, so send this link to ${email} yourself.`
      : `An e-mail to ${email} is on its way. You can also send this link yourself.`;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-success-soft px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm font-medium text-success-text">
          {how} It works once, until {formatInstant(expiresAt)}.
        </p>
        <p className="mt-1 truncate text-sm text-muted" title={inviteUrl}>
          {inviteUrl}
        </p>
        {isLocalLink(inviteUrl) && (
          <p className="mt-1 text-sm text-warning-text">
            On any other computer or phone it leads nowhere: open the app by an address that others can reach,
            or set PUBLIC_URL to it on the server.
          </p>
        )}
      </div>
      <CopyLinkButton email={email} link={inviteUrl} />
    </div>
  );
}
