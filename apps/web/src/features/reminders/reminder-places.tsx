import type { Reminders } from '@game-plan/contracts/people/reminders';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useAddBrowser, useRemoveBrowser } from '#data/people/reminders.ts';
import { areMessagesForbidden, canShowMessages } from '#lib/browser/push.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/form/switch.tsx';

const MAIL_NOTES: Readonly<Record<Reminders['mail'], string>> = {
  possible: t('To the address in your profile. Each mail has a link that ends them.'),
  no_server: t('This server sends no mails.'),
  no_address: t('Enter an e-mail address in your profile and confirm it first.'),
};

const browserNote = () => {
  if (!canShowMessages())
    return t(
      'This browser shows no notifications here. They need an address with https; on an iPhone or iPad, add the app to the home screen first.',
    );
  if (areMessagesForbidden())
    return t('You have forbidden notifications in this browser. Its settings for this page can change that.');
  return t('Also while the app is closed. They end when you sign out.');
};

interface ReminderPlacesProps {
  chosen: Reminders;
  onMailChange: (on: boolean) => void;
}

/** Where reminders appear: by mail, in this browser and in others. */
export function ReminderPlaces({
  chosen: { mail, byMail, browsers, pushKey },
  onMailChange,
}: ReminderPlacesProps) {
  const add = useAddBrowser();
  const remove = useRemoveBrowser();
  const current = browsers.find(({ isCurrent }) => isCurrent);
  const others = browsers.filter(({ isCurrent }) => !isCurrent);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('Where')}</legend>
      <ul className="divide-y divide-line">
        <Place
          label={t('By mail')}
          note={MAIL_NOTES[mail]}
          isPossible={mail === 'possible'}
          isOn={byMail}
          onChange={onMailChange}
        />
        <Place
          label={t('In this browser')}
          note={browserNote()}
          isPossible={canShowMessages() && !areMessagesForbidden()}
          isOn={current !== undefined || add.isPending}
          onChange={(on) => (on ? add.mutate(pushKey) : current && remove.mutate(current))}
        />
        {others.map((browser) => {
          const name = browser.device ?? t('Another browser');
          return (
            <li key={browser.id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-medium">{name}</p>
                <p className="text-sm text-muted">
                  {t('On since {addedAt}', { addedAt: formatInstant(browser.addedAt) })}
                </p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                icon={X}
                aria-label={t('End reminders in {name}', { name })}
                onClick={() => remove.mutate(browser)}
              >
                {t('End')}
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface PlaceProps {
  label: string;
  note: string;
  isPossible: boolean;
  isOn: boolean;
  onChange: (on: boolean) => void;
}

/** A place with its switch, which is absent where it cannot be turned on. */
function Place({ label, note, isPossible, isOn, onChange }: PlaceProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={noteId} className="text-sm text-muted">
          {note}
        </p>
      </div>
      {(isPossible || isOn) && (
        <Switch id={id} checked={isOn} onCheckedChange={onChange} aria-describedby={noteId} />
      )}
    </li>
  );
}
