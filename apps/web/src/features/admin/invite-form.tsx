import type { Invitation } from '@game-plan/contracts/people/admin';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Mail, UserPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { invitationsQuery, useInvite } from '#data/people/admin.ts';
import { checkWithSchema } from '#data/use-schema-resolver.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { INPUT } from '#ui/form/input.tsx';
import { formatInstant } from './admin-labels.ts';
import { CopyLinkButton, LocalLinkWarning } from './copy-link-button.tsx';

const inviteSchema = () => import('@game-plan/contracts/people/admin').then(({ inviteBody }) => inviteBody);

/** Invites an address; the typed text stays until it succeeds. */
export function InviteForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [toKitchen, setToKitchen] = useState(false);
  const invite = useInvite();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = await checkWithSchema(inviteSchema, { email });
    if (!parsed) return;
    setFault(parsed.error?.issues[0]?.message);
    // The next address may have been typed before the answer.
    const empty = () => {
      setEmail((typed) => (typed === email ? '' : typed));
      setToKitchen(false);
    };
    if (parsed.success)
      invite.mutate({ email: parsed.data.email, ...(toKitchen && { toKitchen }) }, { onSuccess: empty });
  };
  return (
    <div className="border-b border-line p-5">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <label htmlFor={id} className="text-sm font-semibold">
            {t('Invite someone')}
          </label>
          <div className="relative mt-1.5">
            <Mail className="absolute top-3 left-3 size-5 text-muted" aria-hidden="true" />
            <input
              id={id}
              type="email"
              autoComplete="off"
              placeholder={t('Enter email to invite user')}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setFault(undefined);
              }}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${id}-fault` : undefined}
              className={cx(INPUT, 'pl-10')}
            />
          </div>
        </div>
        <Button
          type="submit"
          icon={UserPlus}
          disabled={email.trim() === ''}
          pending={invite.isPending}
          pendingLabel={t('Sending...')}
          className="max-sm:order-1 max-sm:w-full"
        >
          {t('Send Invite')}
        </Button>
        {fault && (
          <p
            id={`${id}-fault`}
            role="alert"
            className="basis-full flex items-center gap-1.5 text-sm font-medium text-destructive-text"
          >
            <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
            {fault}
          </p>
        )}
        <Checkbox
          checked={toKitchen}
          onChange={(event) => setToKitchen(event.target.checked)}
          className="basis-full max-sm:order-1"
        >
          <span className="grid py-2">
            <span className="font-medium">{t('Also invite them to my kitchen')}</span>
            <span className="text-sm text-muted">
              {t(
                'After signing up, they can accept and share your food, recipes and shopping list, or decline.',
              )}
            </span>
          </span>
        </Checkbox>
      </form>
      {invite.data && <NewInvitation invitation={invite.data} />}
    </div>
  );
}

/** The link of a new invitation: without a mail server it has to be passed on by hand. */
function NewInvitation({ invitation }: { invitation: Invitation }) {
  const { id, email, inviteUrl, expiresAt } = invitation;
  // The answer came before the mail server's: the list is asked until that is known.
  const { data: all } = useQuery(invitationsQuery);
  const { mail } = all?.find((each) => each.id === id) ?? invitation;
  if (!inviteUrl) return null;
  const isFailed = mail.state === 'failed';
  return (
    <div
      className={cx(
        'mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-3',
        isFailed ? 'bg-warning-soft' : 'bg-success-soft',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <p
          role="status"
          className={cx(
            'text-sm font-medium wrap-anywhere',
            isFailed ? 'text-warning-text' : 'text-success-text',
          )}
        >
          {t('{email} It works once, until {expiresAt}.', {
            email: describeMailState(email, mail),
            expiresAt: formatInstant(expiresAt),
          })}
        </p>
        <p className="mt-1 truncate text-sm text-muted" title={inviteUrl}>
          {inviteUrl}
        </p>
        <LocalLinkWarning link={inviteUrl} />
      </div>
      <CopyLinkButton recipient={email} link={inviteUrl} />
    </div>
  );
}

/** How the link of an invitation reaches the person. */
function describeMailState(email: string, { state, error }: Invitation['mail']): string {
  switch (state) {
    case 'not_sent':
      return t('No mail server is set up here, so send this link to {email} yourself.', { email });
    case 'failed':
      return t('The e-mail to {email} was not accepted{value}. Send this link yourself.', {
        email,
        value: error ? ` (${error})` : '',
      });
    case 'sent':
      return t('An e-mail was sent to {email}. You can also send this link yourself.', { email });
    case 'queued':
      return t('An e-mail to {email} is on its way. You can also send this link yourself.', { email });
  }
}
