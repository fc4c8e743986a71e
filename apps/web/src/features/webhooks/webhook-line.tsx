import type { Webhook, WebhookCall } from '@game-plan/contracts/people/webhooks';
import { EllipsisVertical, KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveWebhook, useRenewSecret, useTestWebhook } from '#data/people/webhooks.ts';
import { formatInstant } from '#lib/format/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';
import { EVENT_LABELS } from './event-labels.ts';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog.tsx'), 'WebhookDialog');
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog');

/** A webhook with what it tells, its last answers, and what can be done with it. */
export function WebhookLine({ webhook }: { webhook: Webhook }) {
  const { url, events, pausedAt, calls } = webhook;
  const [asking, setAsking] = useState<'edit' | 'renew' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const test = useTestWebhook();
  const renew = useRenewSecret(setSecret);
  const remove = useRemoveWebhook();
  const close = () => setAsking(undefined);
  const { host } = new URL(url);
  const last = calls.find(({ state }) => state !== 'waiting');
  return (
    <li className="py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="wrap-anywhere">{host}</span>
            {pausedAt !== null ? (
              <Badge variant="warning">Paused</Badge>
            ) : (
              last?.state === 'delivered' && <Badge variant="success">Working</Badge>
            )}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">{url}</p>
          <p className="mt-1 text-sm">{events.map((event) => EVENT_LABELS[event]).join(' · ')}</p>
          {pausedAt !== null && (
            <div className="mt-2">
              <WarningNote>{`Nothing is sent since ${formatInstant(pausedAt)}, because the calls failed. A test that is delivered ends the pause.`}</WarningNote>
            </div>
          )}
        </div>
        <Menu trigger={<IconButton label={`More for ${host}`} icon={EllipsisVertical} />}>
          <MenuItem icon={Pencil} onSelect={() => setAsking('edit')}>
            Edit
          </MenuItem>
          <MenuItem icon={KeyRound} onSelect={() => setAsking('renew')}>
            Make a new secret
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => setAsking('remove')}>
            Remove
          </MenuItem>
        </Menu>
      </div>
      <LastCalls calls={calls} />
      <Button
        variant="secondary"
        size="sm"
        icon={Send}
        className="mt-3"
        aria-label={`Send a test to ${host}`}
        pending={test.isPending}
        pendingLabel="Sending..."
        onClick={() => test.mutate(webhook)}
      >
        Send a test
      </Button>
      {asking === 'edit' && <WebhookDialog webhook={webhook} open onOpenChange={close} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} open onOpenChange={() => setSecret(undefined)} />
      )}
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={close}
        title="Make a new secret?"
        description={`Calls to ${host} are signed with it from now on. The receiver refuses them until it knows the new one.`}
        actionLabel="Make a new one"
        icon={KeyRound}
        onConfirm={() => {
          close();
          renew.mutate(webhook);
        }}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title="Remove this webhook?"
        description={`${host} is called no more.`}
        actionLabel="Remove"
        icon={Trash2}
        onConfirm={() => {
          close();
          remove.mutate(webhook);
        }}
      />
    </li>
  );
}

function LastCalls({ calls }: { calls: readonly WebhookCall[] }) {
  if (calls.length === 0) return <p className="mt-3 text-sm text-muted">Nothing was sent yet.</p>;
  return (
    <ul
      className="mt-3 divide-y divide-line rounded-md border border-line bg-bg px-3 text-sm"
      aria-label="Last calls"
    >
      {calls.map((call) => (
        <li key={call.id} className="py-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{EVENT_LABELS[call.event]}</span>
            <span className="text-muted">{formatInstant(call.triedAt ?? call.createdAt)}</span>
          </p>
          <p className={`wrap-anywhere ${call.state === 'failed' ? 'text-destructive-text' : 'text-muted'}`}>
            {outcome(call)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** 'Answered 500: Out of order. It is tried again.' */
function outcome({ state, attempts, status, answer }: WebhookCall): string {
  if (state === 'replaced') return 'Replaced by a newer one';
  if (attempts === 0) return 'Waiting to be sent';
  if (attempts === 1 && status === null && !answer) return 'Not sent, because the webhook is paused';
  const said = status === null ? (answer ?? '') : `Answered ${status}${answer ? `: ${answer}` : ''}`;
  const again = state === 'waiting' ? ' · is tried again' : attempts > 1 ? ` · ${attempts} attempts` : '';
  return said + again;
}
