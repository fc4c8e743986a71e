import type { Consent } from '@game-plan/contracts/people/coaching';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Eye, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { coachingQuery, useAgree, useWithdraw } from '#data/people/coaching.ts';
import { formatDay, formatInstant } from '#lib/format/format.ts';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';

/** Which coaches see what and until when; consents are withdrawn with one press. */
export function CoachesCard() {
  const query = useQuery(coachingQuery);
  if (!query.data)
    return <NotLoaded query={query} title={t('Your coaches did not load')} className="h-40 rounded-lg" />;
  const { coaches, consents, lastLook } = query.data;
  const people = new Map(coaches.map(({ id, name }) => [id, name]));
  // A former coach sees nothing, but their consent can still be removed.
  for (const { coachId, coachName } of consents) if (!people.has(coachId)) people.set(coachId, coachName);
  return (
    <Card aria-labelledby="coaches">
      <CardHead
        title={t('Coaches')}
        titleId="coaches"
        description={t('A coach sees only what you share here. You can stop sharing at any time.')}
      />
      {people.size === 0 ? (
        <p className="mt-4 text-muted">{t('There are no coaches here yet.')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {[...people].map(([id, name]) => (
            <CoachLine
              key={id}
              id={id}
              name={name}
              consent={consents.find(({ coachId }) => coachId === id)}
            />
          ))}
        </ul>
      )}
      {lastLook && (
        <p className="mt-3 flex items-start gap-2.5 text-sm">
          <Eye className="mt-0.5 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          {t('The coach {coachName} last looked at your days on {at}.', {
            coachName: lastLook.coachName,
            at: formatInstant(lastLook.at),
          })}
        </p>
      )}
    </Card>
  );
}

interface CoachLineProps {
  id: number;
  name: string;
  consent: Consent | undefined;
}

function CoachLine({ id, name, consent }: CoachLineProps) {
  const [open, setOpen] = useState(false);
  const withdrawal = useWithdraw(() => setOpen(false));
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <HeartHandshake className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted">{describeConsent(consent)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!open && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={
                consent
                  ? t('Change what {name} sees', { name })
                  : t('Agree to let {name} see something', { name })
              }
              onClick={() => setOpen(true)}
            >
              {consent ? t('Change') : t('Agree')}
            </Button>
          )}
          {consent && (
            <Button
              variant="destructive-ghost"
              size="sm"
              aria-label={t('Withdraw your consent from {name}', { name })}
              pending={withdrawal.isPending}
              pendingLabel={t('Withdrawing...')}
              onClick={() => withdrawal.mutate(id)}
            >
              {t('Withdraw')}
            </Button>
          )}
        </div>
      </div>
      {open && <ConsentForm id={id} name={name} consent={consent} onDone={() => setOpen(false)} />}
    </li>
  );
}

const SCOPES = [
  {
    key: 'seesDiary',
    label: t('My diary'),
    hint: t('Your meals and calories each day. They can comment on a day.'),
  },
  {
    key: 'seesGoals',
    label: t('My goals'),
    hint: t('Your daily calories and macros. They can change them.'),
  },
  {
    key: 'seesAllergies',
    label: t('My allergies'),
    hint: t('Your allergies, health conditions, diets and dislikes.'),
  },
] as const;

function describeConsent(consent: Consent | undefined): string {
  if (!consent) return t('Cannot see anything of yours');
  const shown = SCOPES.filter(({ key }) => consent[key]).map(({ label }) => label.replace('My ', 'your '));
  const values = { shown: localList(shown), endsOn: consent.endsOn && formatDay(consent.endsOn) };
  return consent.endsOn === null ? t('Sees {shown}', values) : t('Sees {shown}, until {endsOn}', values);
}

function ConsentForm({ id, name, consent, onDone }: CoachLineProps & { onDone: () => void }) {
  const today = useToday();
  const [shows, setShows] = useState({
    seesDiary: consent?.seesDiary ?? true,
    seesGoals: consent?.seesGoals ?? true,
    seesAllergies: consent?.seesAllergies ?? false,
  });
  const [endsOn, setEndsOn] = useState<string>(consent?.endsOn ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useAgree(onDone);
  const save = () => {
    if (!Object.values(shows).some(Boolean)) return setProblem(t('Choose what the coach may see'));
    const day = endsOn === '' ? null : isCalendarDay(endsOn) ? endsOn : undefined;
    if (day === undefined || (day !== null && day < today)) {
      return setProblem(t('Choose today or a later day'));
    }
    mutate({ coachId: id, body: { ...shows, endsOn: day } });
  };
  return (
    <form
      noValidate
      aria-label={t('What {name} may see', { name })}
      className="mt-3 rounded-md border border-line bg-bg p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {SCOPES.map(({ key, label, hint }) => (
        <Checkbox
          key={key}
          checked={shows[key]}
          onChange={(event) => {
            setShows({ ...shows, [key]: event.target.checked });
            setProblem(undefined);
          }}
        >
          <span className="grid py-1.5">
            <span className="font-medium">{label}</span>
            <span className="text-sm text-muted">{hint}</span>
          </span>
        </Checkbox>
      ))}
      <Field label={t('Until (leave empty for no end)')} error={problem} className="mt-2">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={endsOn}
            onChange={(event) => {
              setEndsOn(event.target.value);
              setProblem(undefined);
            }}
            className="sm:w-48"
          />
        )}
      </Field>
      <div className="mt-4 flex gap-2 max-sm:*:flex-1">
        <Button type="submit" pending={isPending} pendingLabel={t('Saving...')}>
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
