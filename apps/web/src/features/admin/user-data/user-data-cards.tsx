import type { AdminUserData } from '@game-plan/contracts/admin';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { formatDay, formatWhole } from '#lib/format.ts';
import { formatLongInstant, inWords } from '../admin-words.ts';
import { DataCard, DataFacts, DataLines } from './data-card.tsx';

/** The log is longer: this is what a coach looks at first. */
const RECENT_MEALS = 10;

const orUnknown = (value: number | null, unit: string) => (value === null ? 'N/A' : `${value} ${unit}`);

export function UserDataCards({ data }: { data: AdminUserData }) {
  const { user, profile, ingredients, recipes, meals } = data;
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
              ['Activity', profile.activityLevel ? inWords(profile.activityLevel) : 'N/A'],
              ['Goals', profile.fitnessGoals.map(inWords).join(', ') || 'N/A'],
            ]}
          />
        ) : (
          <p className="mt-2 text-sm text-muted">No health profile created</p>
        )}
      </DataCard>
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
