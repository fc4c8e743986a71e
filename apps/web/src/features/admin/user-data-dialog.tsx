import type { AdminUser, AdminUserData } from '@game-plan/contracts/people/admin';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { type ReactNode, useId } from 'react';
import { formatDay, formatWhole } from '#lib/format/format.ts';
import { localNumber } from '#lib/format/local.ts';
import { optionText } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { formatLongInstant } from './admin-labels.ts';

/** Maximum number of meals shown; a coach looks at these first. */
const RECENT_MEALS = 10;

const orUnknown = (value: number | null, unit: string) => (value === null ? 'N/A' : `${value} ${unit}`);

interface UserDataDialogProps {
  user: AdminUser;
  /** Undefined until loaded. */
  data: AdminUserData | undefined;
  onClose: () => void;
}

/** Everything an admin may see about a user. Opening it is recorded and shown to that person. */
export function UserDataDialog({ user, data, onClose }: UserDataDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t('User Data: {value} {value2}', {
        value: user.firstName ?? '',
        value2: user.lastName ?? '',
      }).trimEnd()}
      description={t('This view is recorded. The user can see when an admin last looked.')}
    >
      {data ? (
        <UserDataCards data={data} />
      ) : (
        <Loading label={t('Loading user data...')} className="min-h-60" />
      )}
    </Dialog>
  );
}

function UserDataCards({ data }: { data: AdminUserData }) {
  const { user, profile, preferences, kitchen, ingredients, recipes, meals } = data;
  const inList = (options: readonly string[] = []) => options.map(optionText).join(', ') || t('None');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DataCard title={t('Profile Information')}>
        <DataFacts
          facts={[
            [t('Username'), user.username],
            [t('Email'), user.email ?? 'N/A'],
            [t('Role'), user.role],
            [t('Joined'), formatLongInstant(user.createdAt)],
          ]}
        />
      </DataCard>
      <DataCard title={t('Health Profile')}>
        {profile ? (
          <DataFacts
            facts={[
              [t('Height'), orUnknown(profile.height, 'cm')],
              [t('Weight'), orUnknown(profile.weight, 'kg')],
              [t('Activity'), profile.activityLevel ? optionText(profile.activityLevel) : 'N/A'],
              [t('Goals'), profile.fitnessGoals.map(optionText).join(', ') || 'N/A'],
            ]}
          />
        ) : (
          <p className="mt-2 text-sm text-muted">{t('No health profile created')}</p>
        )}
      </DataCard>
      <DataCard title={t('Allergies & Diets')} className="md:col-span-2">
        <DataFacts
          facts={[
            [t('Allergies'), inList(profile?.allergies)],
            [t('Health conditions'), inList(profile?.healthConditions)],
            [t('Diets'), inList(preferences.dietaryRestrictions)],
            [t('Does not like'), inList(preferences.dislikes)],
          ]}
        />
      </DataCard>
      {kitchen && (
        <DataCard title={t('Kitchen')} count={kitchen.members.length} className="md:col-span-2">
          <DataLines
            empty=""
            lines={kitchen.members.map(({ name, isOwner }, at) => [
              at,
              isOwner ? t('{name} - owner', { name }) : name,
            ])}
          />
        </DataCard>
      )}
      <DataCard title={t('Ingredients')} count={ingredients.length}>
        <DataLines
          empty={t('No ingredients logged')}
          lines={ingredients.map(({ id, name, quantity, unit }) => [id, `${name} - ${quantity} ${unit}`])}
        />
      </DataCard>
      <DataCard title={t('Recipes')} count={recipes.length}>
        <DataLines
          empty={t('No recipes saved')}
          lines={recipes.map(({ id, name, cuisine }) => [id, `${name} - ${cuisine ?? t('Unknown cuisine')}`])}
        />
      </DataCard>
      <DataCard title={t('Recent Meals')} count={meals.length} className="md:col-span-2">
        <DataLines
          empty={t('No meals logged')}
          lines={meals.slice(0, RECENT_MEALS).map(({ id, type, date, totalCalories }) => [
            id,
            t('{type} - {day}, {totalCalories} calories', {
              type,
              day: formatDay(calendarDay(date)),
              totalCalories: formatWhole(totalCalories),
            }),
          ])}
        />
      </DataCard>
    </div>
  );
}

interface DataCardProps {
  title: string;
  /** The total number, including rows that are not shown. */
  count?: number;
  className?: string;
  children: ReactNode;
}

function DataCard({ title, count, className, children }: DataCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('rounded-lg border border-line bg-bg p-4', className)}>
      <h3 id={id} className="h-card">
        {title}
        {count !== undefined && ` (${localNumber(count)})`}
      </h3>
      {children}
    </section>
  );
}

function DataFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DataLinesProps {
  empty: string;
  lines: readonly (readonly [id: number, text: string])[];
}

function DataLines({ empty, lines }: DataLinesProps) {
  if (lines.length === 0) return <p className="mt-2 text-sm text-muted">{empty}</p>;
  return (
    <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto text-sm">
      {lines.map(([id, text]) => (
        <li key={id} className="py-1.5 wrap-anywhere first-letter:uppercase">
          {text}
        </li>
      ))}
    </ul>
  );
}
