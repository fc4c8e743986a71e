import type { AdminUser, AdminUserData } from '@game-plan/contracts/people/admin';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { englishNumber } from '@game-plan/domain/text/english';
import { type ReactNode, useId } from 'react';
import { formatDay, formatWhole } from '#lib/format/format.ts';
import { optionText } from '#lib/format/option-label.ts';
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
      title={`User Data: ${user.firstName ?? ''} ${user.lastName ?? ''}`.trimEnd()}
      description="This view is recorded. The user can see when an admin last looked."
    >
      {data ? <UserDataCards data={data} /> : <Loading label="Loading user data..." className="min-h-60" />}
    </Dialog>
  );
}

function UserDataCards({ data }: { data: AdminUserData }) {
  const { user, profile, preferences, kitchen, ingredients, recipes, meals } = data;
  const inList = (options: readonly string[] = []) => options.map(optionText).join(', ') || 'None';
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DataCard title="Profile Information">
        <DataFacts
          facts={[
            ['Username', user.username],
            ['Email', user.email ?? 'N/A'],
            ['Role', user.role],
            ['Joined', formatLongInstant(user.createdAt)],
          ]}
        />
      </DataCard>
      <DataCard title="Health Profile">
        {profile ? (
          <DataFacts
            facts={[
              ['Height', orUnknown(profile.height, 'cm')],
              ['Weight', orUnknown(profile.weight, 'kg')],
              ['Activity', profile.activityLevel ? optionText(profile.activityLevel) : 'N/A'],
              ['Goals', profile.fitnessGoals.map(optionText).join(', ') || 'N/A'],
            ]}
          />
        ) : (
          <p className="mt-2 text-sm text-muted">No health profile created</p>
        )}
      </DataCard>
      <DataCard title="Allergies & Diets" className="md:col-span-2">
        <DataFacts
          facts={[
            ['Allergies', inList(profile?.allergies)],
            ['Health conditions', inList(profile?.healthConditions)],
            ['Diets', inList(preferences.dietaryRestrictions)],
            ['Does not like', inList(preferences.dislikes)],
          ]}
        />
      </DataCard>
      {kitchen && (
        <DataCard title="Kitchen" count={kitchen.members.length} className="md:col-span-2">
          <DataLines
            empty=""
            lines={kitchen.members.map(({ name, isOwner }, at) => [at, isOwner ? `${name} - owner` : name])}
          />
        </DataCard>
      )}
      <DataCard title="Ingredients" count={ingredients.length}>
        <DataLines
          empty="No ingredients logged"
          lines={ingredients.map(({ id, name, quantity, unit }) => [id, `${name} - ${quantity} ${unit}`])}
        />
      </DataCard>
      <DataCard title="Recipes" count={recipes.length}>
        <DataLines
          empty="No recipes saved"
          lines={recipes.map(({ id, name, cuisine }) => [id, `${name} - ${cuisine ?? 'Unknown cuisine'}`])}
        />
      </DataCard>
      <DataCard title="Recent Meals" count={meals.length} className="md:col-span-2">
        <DataLines
          empty="No meals logged"
          lines={meals
            .slice(0, RECENT_MEALS)
            .map(({ id, type, date, totalCalories }) => [
              id,
              `${type} - ${formatDay(calendarDay(date))}, ${formatWhole(totalCalories)} calories`,
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
        {count !== undefined && ` (${englishNumber(count)})`}
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
