import type { AccountSession } from '@game-plan/contracts/people/account';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { ChevronDown, LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useEndOtherSessions } from '#data/people/account.ts';
import { formatDay, formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

/** More sessions would push the content below off a phone's screen. */
const AT_FIRST = 5;

/** The account's sessions, this device first. */
export function SessionsCard({ sessions }: { sessions: readonly AccountSession[] }) {
  const { mutate, isPending } = useEndOtherSessions();
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const [showsAll, setShowsAll] = useState(false);
  const shown = [...current, ...others].slice(0, showsAll ? undefined : AT_FIRST);
  return (
    <Card aria-labelledby="sessions">
      <CardHead title={t('Where you are signed in')} titleId="sessions" />
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session, index) => (
          // Sessions have no id here, because it would be as good as the cookie.
          <SessionRow key={index} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
          <Button
            variant="secondary"
            icon={LogOut}
            pending={isPending}
            pendingLabel={t('Signing out...')}
            onClick={() => mutate()}
          >
            {t('Sign out the others')}
          </Button>
          {shown.length < sessions.length && (
            <Button variant="ghost" icon={ChevronDown} onClick={() => setShowsAll(true)}>
              {t('Show all {count}', { count: sessions.length })}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { device, signedInAt, lastUsedOn, isCurrent } = session;
  const facts = [
    signedInAt !== null && t('Signed in {signedInAt}', { signedInAt: formatInstant(signedInAt) }),
    lastUsedOn !== null &&
      isCalendarDay(lastUsedOn) &&
      t('Last used {lastUsedOn}', { lastUsedOn: formatDay(lastUsedOn) }),
  ];
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-soft-fg">
        <MonitorSmartphone className="size-5.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device ?? t('Unknown device')}
          {isCurrent && <Badge variant="success">{t('This device')}</Badge>}
        </p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
