import { inviteBody } from '@game-plan/contracts/admin';
import { CircleAlert, Mail, UserPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useInvite } from '#data/admin.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { INPUT } from '#ui/input.tsx';
import { NewInvitation } from './new-invitation.tsx';

/** Invites an address; what was typed stays until it worked. */
export function InviteForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const invite = useInvite();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = inviteBody.safeParse({ email });
    setFault(parsed.error?.issues[0]?.message);
    // The next address may have been typed by the time of the answer.
    const empty = () => setEmail((typed) => (typed === email ? '' : typed));
    if (parsed.success) invite.mutate(parsed.data.email, { onSuccess: empty });
  };
  return (
    <div className="border-b border-line p-5">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <label htmlFor={id} className="text-sm font-semibold">
            Invite someone
          </label>
          <div className="relative mt-1.5">
            <Mail className="absolute top-3 left-3 size-5 text-muted" aria-hidden="true" />
            <input
              id={id}
              type="email"
              autoComplete="off"
              placeholder="Enter email to invite user"
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
          pendingLabel="Sending..."
          className="max-sm:w-full"
        >
          Send Invite
        </Button>
      </form>
      {fault && (
        <p
          id={`${id}-fault`}
          role="alert"
          className="mt-2 flex items-center gap-1.5 text-sm font-medium text-destructive-text"
        >
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          {fault}
        </p>
      )}
      {invite.data && <NewInvitation invitation={invite.data} />}
    </div>
  );
}
