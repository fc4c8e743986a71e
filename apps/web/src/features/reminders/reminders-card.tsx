import type { Reminders } from '@game-plan/contracts/people/reminders';
import { REMINDER_KINDS, type ReminderKind } from '@game-plan/domain/reminders/reminder';
import { Send } from 'lucide-react';
import { useReminders, useSaveReminders, useTestReminders } from '#data/people/reminders.ts';
import { timeZoneHere } from '#lib/browser/time-zone-here.ts';
import { localClock } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { ReminderPlaces } from './reminder-places.tsx';

const KIND_LABELS: Readonly<Record<ReminderKind, string>> = {
  expiring: t('Food that expires'),
  thaw: t('What to thaw for tomorrow'),
  unlogged: t('A day without a meal in my diary'),
  appointment: t('An appointment tomorrow'),
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = Array.from({ length: 7 }, (_, at) => at + 1);

/** What the person is reminded of, when and where. Each change takes effect at once. */
export function RemindersCard({ className = '' }: { className?: string }) {
  const { query, chosen } = useReminders();
  return (
    <Card aria-labelledby="reminders" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Reminders')}
        titleId="reminders"
        description={t(
          'Off until you choose. They name no food and no figure, so anyone may see your screen.',
        )}
      />
      {chosen ? (
        <Choices chosen={chosen} />
      ) : (
        <NotLoaded query={query} title={t('Your reminders did not load')} className="mt-4 h-56" />
      )}
    </Card>
  );
}

function Choices({ chosen }: { chosen: Reminders }) {
  const { mutate } = useSaveReminders();
  const test = useTestReminders();
  const here = timeZoneHere();
  const { kinds, expiryDays, hour, byMail, timeZone, mail, browsers } = chosen;
  const zone = timeZone ?? here;
  const save = (change: Partial<Reminders>) =>
    mutate({ kinds, expiryDays, hour, byMail, ...change, timeZone: change.timeZone ?? zone });
  const toggle = (kind: ReminderKind) =>
    save({ kinds: REMINDER_KINDS.filter((one) => kinds.includes(one) !== (one === kind)) });
  const isOn = browsers.length > 0 || (byMail && mail === 'possible');
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <fieldset>
          <legend className="text-sm font-semibold">{t('Remind me of')}</legend>
          {REMINDER_KINDS.map((kind) => (
            <Checkbox key={kind} checked={kinds.includes(kind)} onChange={() => toggle(kind)}>
              {KIND_LABELS[kind]}
            </Checkbox>
          ))}
        </fieldset>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Field label={t('At')} hint={zone === here ? t('{zone} time', { zone }) : undefined}>
            {(control) => (
              <Select
                {...control}
                value={hour}
                onChange={({ target }) => save({ hour: Number(target.value) })}
              >
                {HOURS.map((one) => (
                  <option key={one} value={one}>
                    {localClock(one, 0)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {kinds.includes('expiring') && (
            <Field label={t('Before food expires')}>
              {(control) => (
                <Select
                  {...control}
                  value={expiryDays}
                  onChange={({ target }) => save({ expiryDays: Number(target.value) })}
                >
                  {DAYS.map((days) => (
                    <option key={days} value={days}>
                      {t('{count, select, 1 {1 day} other {{count} days}}', { count: days })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {zone !== here && (
            <Field label={t('Time zone')} hint={t('This device is in another one than you chose.')}>
              {(control) => (
                <Select {...control} value={zone} onChange={({ target }) => save({ timeZone: target.value })}>
                  <option value={zone}>{zone}</option>
                  <option value={here}>{here}</option>
                </Select>
              )}
            </Field>
          )}
        </div>
      </div>
      <div>
        <ReminderPlaces chosen={chosen} onMailChange={(on) => save({ byMail: on })} />
        {kinds.length > 0 && !isOn && (
          <p className="mt-3 text-sm text-muted">{t('Choose at least one place, or nothing is sent.')}</p>
        )}
        {isOn && (
          <Button
            variant="secondary"
            icon={Send}
            className="mt-4 max-sm:w-full"
            pending={test.isPending}
            pendingLabel={t('Sending...')}
            onClick={() => test.mutate()}
          >
            {t('Send one now')}
          </Button>
        )}
      </div>
    </div>
  );
}
