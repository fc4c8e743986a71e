import { type Client, type ClientDay, clientGoalsBody, commentBody } from '@game-plan/contracts/people/coach';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { totalIntake } from '@game-plan/domain/nutrition/intake';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { sessionQuery } from '#data/people/auth.ts';
import { clientDayQuery, useComment, useSetClientGoals, useTakeBackComment } from '#data/people/coach.ts';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from '#lib/browser/session-text.ts';
import { formatAmount, formatCalories, formatWhole } from '#lib/format/format.ts';
import { localDate } from '#lib/format/local.ts';
import { optionLabel, optionText } from '#lib/format/option-label.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { KEEP_TYPED } from '#lib/reset-to-saved.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { NumberInput, Textarea } from '#ui/form/input.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { CommentList } from './day-comments.tsx';
import { ProposedWeekCard } from './proposed-week-card.tsx';

interface ClientDayViewProps {
  client: Client;
  day: CalendarDay;
}

/** What a client shares of a day. */
export function ClientDayView({ client, day }: ClientDayViewProps) {
  const query = useQuery(clientDayQuery(client.id, day));
  if (query.isError) {
    return (
      <ErrorPanel
        title={t('This day did not load')}
        description={t('The consent may have been withdrawn, or the connection is missing.')}
        failed={query}
        className="mt-6"
      />
    );
  }
  if (!query.data) return <Loading label={t('Loading the day...')} className="min-h-60" />;
  const { diary, goals, currentGoals, eats, comments, proposedWeek } = query.data;
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <div className="grid gap-5 lg:col-span-7">
        {diary ? (
          <>
            <MealsCard diary={diary} goals={goals} day={day} />
            <CommentsCard client={client} day={day} comments={comments} />
          </>
        ) : (
          <HiddenCard title={t('Diary')} />
        )}
      </div>
      <div className="grid gap-5 lg:col-span-5">
        {currentGoals ? (
          <GoalsCard client={client} goals={currentGoals} />
        ) : (
          <HiddenCard title={t('Goals')} />
        )}
        {diary && currentGoals && <ProposedWeekCard client={client} week={proposedWeek} />}
        {eats ? <EatsCard eats={eats} /> : <HiddenCard title={t('Allergies & Diets')} />}
        {diary && diary.week.length > 0 && <WeekCard client={client} day={day} week={diary.week} />}
      </div>
    </div>
  );
}

function HiddenCard({ title }: { title: string }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead title={title} titleId={id} description={t('Not shared with you')} />
    </Card>
  );
}

interface MealsCardProps {
  diary: NonNullable<ClientDay['diary']>;
  goals: ClientDay['goals'];
  day: CalendarDay;
}

function MealsCard({ diary, goals, day }: MealsCardProps) {
  const eaten = totalIntake(
    diary.meals.map(({ totalCalories, totalProtein, totalCarbs, totalFat }) => ({
      calories: Math.round(totalCalories),
      protein: totalProtein,
      carbs: totalCarbs,
      fat: totalFat,
    })),
  );
  return (
    <Card aria-labelledby="client-meals">
      <CardHead title={t('Meals')} titleId="client-meals" description={formatWeekday(day)} />
      {diary.meals.length === 0 ? (
        <p className="mt-4 text-muted">{t('Nothing logged.')}</p>
      ) : (
        <>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {NUTRIENTS.map(({ key, name, unit }) => (
              <MacroRow
                key={key}
                name={name}
                value={eaten[key]}
                goal={goals?.[key] ?? 0}
                tone={key}
                unit={unit}
              />
            ))}
          </div>
          <ul className="mt-5 divide-y divide-line border-t border-line">
            {diary.meals.map((meal) => (
              <li key={meal.id} className="py-3">
                <p className="flex justify-between gap-3 font-semibold">
                  {optionLabel(meal.type)}
                  <span className="num">
                    {t('{totalCalories} cal', { totalCalories: formatCalories(meal.totalCalories) })}
                  </span>
                </p>
                <p className="mt-0.5 text-sm text-muted wrap-anywhere">
                  {meal.foods
                    .map(({ name, quantity, unit }) => `${name} (${formatAmount(quantity, unit)})`)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface CommentsCardProps {
  client: Client;
  day: CalendarDay;
  comments: ClientDay['comments'];
}

function CommentsCard({ client, day, comments }: CommentsCardProps) {
  const [text, setText] = useCommentDraft(client.id, day);
  const [problem, setProblem] = useState<string>();
  // The next comment may have been started before the answer.
  const { mutate, isPending } = useComment(client.id, (sent) =>
    setText((now) => (now.trim() === sent ? '' : now)),
  );
  const removal = useTakeBackComment(client.id);
  const send = () => {
    const parsed = commentBody.safeParse({ date: day, text });
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) mutate(parsed.data);
  };
  return (
    <Card aria-labelledby="client-comments">
      <CardHead
        title={t('Comments')}
        titleId="client-comments"
        description={t('Shown to the client with this day')}
      />
      <CommentList comments={comments} onRemove={(id) => removal.mutate(id)} />
      <form
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t('Comment on this day')} error={problem}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={text}
              onChange={(event) => {
                const { value } = event.target;
                setText(() => value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          className="mt-3 max-sm:w-full"
          pending={isPending}
          pendingLabel={t('Sending...')}
        >
          {t('Send Comment')}
        </Button>
      </form>
    </Card>
  );
}

/** The comment that this coach is writing on a client's day, kept in this tab across days, pages and reloads. */
function useCommentDraft(clientId: number, day: CalendarDay) {
  const { data: session } = useQuery(sessionQuery);
  const key = `comment-draft:${session?.user.id}:${clientId}:${day}`;
  const read = () => readSessionText(key) ?? '';
  const text = useSyncExternalStore(subscribeToSessionTexts, read);
  const change = (update: (text: string) => string) => writeSessionText(key, update(read()));
  return [text, change] as const;
}

interface GoalsCardProps {
  client: Client;
  goals: NonNullable<ClientDay['currentGoals']>;
}

function GoalsCard({ client, goals }: GoalsCardProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(clientGoalsBody),
    values: goals,
    resetOptions: KEEP_TYPED,
  });
  const { mutate, isPending } = useSetClientGoals(client.id);
  return (
    <Card aria-labelledby="client-goals">
      <CardHead
        title={t('Goals')}
        titleId="client-goals"
        description={t("Per day from today on, in place of the client's own")}
      />
      <form
        noValidate
        className="mt-4 grid grid-cols-2 gap-4"
        onSubmit={handleSubmit((body) => mutate(body))}
      >
        {NUTRIENTS.map(({ key, name, unit }) => (
          <Field key={key} label={`${name} (${unit})`} error={formState.errors[key]?.message}>
            {(control) => <NumberInput {...control} {...register(key, { valueAsNumber: true })} />}
          </Field>
        ))}
        <Button
          type="submit"
          variant="secondary"
          className="col-span-2 sm:justify-self-start"
          pending={isPending}
          pendingLabel={t('Saving...')}
        >
          {t('Save Goals')}
        </Button>
      </form>
    </Card>
  );
}

function EatsCard({ eats }: { eats: NonNullable<ClientDay['eats']> }) {
  const facts = [
    [t('Allergies'), eats.allergies],
    [t('Health conditions'), eats.healthConditions],
    [t('Diets'), eats.diets],
    [t('Does not like'), eats.dislikes],
  ] as const;
  return (
    <Card aria-labelledby="client-eats">
      <CardHead title={t('Allergies & Diets')} titleId="client-eats" />
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, options]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium wrap-anywhere">{options.map(optionText).join(', ') || t('None')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** 'Fri, Nov 20', which leaves room for the figures on a phone. */
const shortWeekday = (day: CalendarDay) => localDate(day, { weekday: 'short', month: 'short' });

interface WeekCardProps extends ClientDayViewProps {
  week: NonNullable<ClientDay['diary']>['week'];
}

function WeekCard({ client, day, week }: WeekCardProps) {
  return (
    <Card aria-labelledby="client-week">
      <CardHead
        title={t('The week until this day')}
        titleId="client-week"
        description={
          week.some(({ goals }) => goals)
            ? t('Days on which something was logged, with the goals of then')
            : t('Days on which something was logged')
        }
      />
      <ul className="mt-3 divide-y divide-line text-sm">
        {week.map(({ date, calories, protein, goals }) => (
          <li
            key={date}
            className="relative flex items-center justify-between gap-3 py-2 pointer-coarse:min-h-11"
          >
            {date === day ? (
              shortWeekday(date)
            ) : (
              <Link
                to="/coach"
                search={{ client: client.id, date }}
                className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
              >
                {shortWeekday(date)}
              </Link>
            )}
            <span className="text-right">
              <span className="num">{formatWhole(calories)}</span>
              {goals && ` / ${formatWhole(goals.calories)}`} {t('cal')},{' '}
              <span className="whitespace-nowrap">
                <span className="num">{formatWhole(protein)}</span>
                {goals && ` / ${formatWhole(goals.protein)}`} {t('g protein')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
