import type { Webhook, WebhookCall } from '@game-plan/contracts/people/webhooks';
import { EllipsisVertical, KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveWebhook, useRenewSecret, useTestWebhook } from '#data/people/webhooks.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
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
              <Badge variant="warning">{t('Paused')}</Badge>
            ) : (
              last?.state === 'delivered' && <Badge variant="success">{t('Working')}</Badge>
            )}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">{url}</p>
          <p className="mt-1 text-sm">{events.map((event) => EVENT_LABELS[event]).join(' · ')}</p>
          {pausedAt !== null && (
            <div className="mt-2">
              <WarningNote>
                {t(
                  'Nothing is sent since {pausedAt}, because the calls failed. A test that is delivered ends the pause.',
                  { pausedAt: formatInstant(pausedAt) },
                )}
              </WarningNote>
            </div>
          )}
        </div>
        <Menu trigger={<IconButton label={t('More for {host}', { host })} icon={EllipsisVertical} />}>
          <MenuItem icon={Pencil} onSelect={() => setAsking('edit')}>
            {t('Edit')}
          </MenuItem>
          <MenuItem icon={KeyRound} onSelect={() => setAsking('renew')}>
            {t('Make a new secret')}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => setAsking('remove')}>
            {t('Remove')}
          </MenuItem>
        </Menu>
      </div>
      <LastCalls calls={calls} />
      <Button
        variant="secondary"
        size="sm"
        icon={Send}
        className="mt-3"
        aria-label={t('Send a test to {host}', { host })}
        pending={test.isPending}
        pendingLabel={t('Sending...')}
        onClick={() => test.mutate(webhook)}
      >
        {t('Send a test')}
      </Button>
      {asking === 'edit' && <WebhookDialog webhook={webhook} open onOpenChange={close} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} open onOpenChange={() => setSecret(undefined)} />
      )}
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={close}
        title={t('Make a new secret?')}
        description={t(
          'Calls to {host} are signed with it from now on. The receiver refuses them until it knows the new one.',
          { host },
        )}
        actionLabel={t('Make a new one')}
        icon={KeyRound}
        onConfirm={() => {
          close();
          renew.mutate(webhook);
        }}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={t('Remove this webhook?')}
        description={t('{host} is called no more.', { host })}
        actionLabel={t('Remove')}
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
  if (calls.length === 0) return <p className="mt-3 text-sm text-muted">{t('Nothing was sent yet.')}</p>;
  return (
    <ul
      className="mt-3 divide-y divide-line rounded-md border border-line bg-bg px-3 text-sm"
      aria-label={t('Last calls')}
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
  if (state === 'replaced') return t('Replaced by a newer one');
  if (attempts === 0) return t('Waiting to be sent');
  if (attempts === 1 && status === null && !answer) return t('Not sent, because the webhook is paused');
  const said =
    status === null ? (answer ?? '') : t('Answered {status}', { status }) + (answer ? `: ${answer}` : '');
  if (state === 'waiting') return `${said} · ${t('is tried again')}`;
  return attempts > 1 ? `${said} · ${t('{attempts} attempts', { attempts })}` : said;
}
