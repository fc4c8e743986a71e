import type { Webhook } from '@game-plan/contracts/people/webhooks';
import { englishClock } from '@game-plan/domain/text/english-date';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@game-plan/domain/webhook-events';
import { useId, useState } from 'react';
import { useAddWebhook, useChangeWebhook } from '#data/people/webhooks.ts';
import { checkWithSchema } from '#data/use-schema-resolver.ts';
import { timeZoneHere } from '#lib/browser/time-zone-here.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { EVENT_LABELS } from './event-labels.ts';
import { SecretDialog } from './secret-dialog.tsx';

const choicesSchema = async () => (await import('@game-plan/contracts/people/webhooks')).webhookChoices;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const EVENING = 18;

interface WebhookDialogProps {
  /** The webhook that is changed; absent for a new one. */
  webhook?: Webhook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a webhook and shows its secret, or changes one. It closes only on success. */
export function WebhookDialog({ webhook, open, onOpenChange }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [hour, setHour] = useState(webhook?.hour ?? EVENING);
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});
  const [secret, setSecret] = useState<string>();
  const close = () => onOpenChange(false);
  const add = useAddWebhook(setSecret);
  const change = useChangeWebhook(close);
  const eventsId = useId();
  const timeZone = webhook?.timeZone ?? timeZoneHere();
  if (secret !== undefined) return <SecretDialog secret={secret} open={open} onOpenChange={onOpenChange} />;

  const toggle = (event: WebhookEvent) => {
    setFaults({ ...faults, events: undefined });
    setEvents(WEBHOOK_EVENTS.filter((one) => events.includes(one) !== (one === event)));
  };
  const save = async () => {
    const body = { url, events: [...events], hour, timeZone };
    const read = await checkWithSchema(choicesSchema, body);
    if (!read?.success) {
      const issues = read?.error.issues ?? [];
      return setFaults(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
    }
    if (webhook) change.mutate({ id: webhook.id, body });
    else add.mutate(body);
  };
  const pending = add.isPending || change.isPending;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      title={webhook ? t('Change the Webhook') : t('Add a Webhook')}
      loses={t('This webhook is not saved yet and would be lost.')}
      action={
        <Button pending={pending} pendingLabel={t('Saving...')} onClick={() => void save()}>
          {webhook ? t('Save') : t('Add')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('Address')}
          hint={t(
            'It gets a POST with JSON. Addresses in your own network must be allowed by whoever runs this server.',
          )}
          error={faults.url}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={t('https://')}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value);
                setFaults({ ...faults, url: undefined });
              }}
            />
          )}
        </Field>
        <fieldset aria-describedby={faults.events && eventsId}>
          <legend className="text-sm font-semibold">{t('Call it for')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} checked={events.includes(event)} onChange={() => toggle(event)}>
              {EVENT_LABELS[event]}
            </Checkbox>
          ))}
          {faults.events && (
            <p id={eventsId} className="text-sm font-medium text-destructive-text">
              {faults.events}
            </p>
          )}
        </fieldset>
        {events.includes('food.expiring') && (
          <Field label={t('Tell what expires tomorrow at')} hint={t('{timeZone} time', { timeZone })}>
            {(control) => (
              <Select {...control} value={hour} onChange={({ target }) => setHour(Number(target.value))}>
                {HOURS.map((one) => (
                  <option key={one} value={one}>
                    {englishClock(one, 0)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </FormDialog>
  );
}
