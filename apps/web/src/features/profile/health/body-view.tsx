import type { Profile } from '@game-plan/contracts/profile';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { formatDay, formatQuantity } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { sayOption } from '../say-option.ts';
import { Fact } from './fact.tsx';
import { NUMBER_LOOKS } from './number-fields.ts';

export function BodyView({ profile }: { profile: Profile | null }) {
  const figure = (name: 'height' | 'weight' | 'targetWeight') => {
    const value = profile?.[name] ?? null;
    if (value === null) return null;
    const { unit, say } = NUMBER_LOOKS[name];
    return (
      <>
        {formatQuantity(value, unit)}{' '}
        <span className="block text-sm font-normal text-muted">{say?.(value)}</span>
      </>
    );
  };
  return (
    <Card aria-labelledby="body">
      <CardHead title="Body" titleId="body" />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
        <Fact label="Date of birth">
          {profile?.dateOfBirth && formatDay(dayOfBirth(profile.dateOfBirth))}
        </Fact>
        <Fact label="Gender">{profile?.gender && sayOption(profile.gender)}</Fact>
        <Fact label="Activity level">{profile?.activityLevel && sayOption(profile.activityLevel)}</Fact>
        <Fact label="Height">{figure('height')}</Fact>
        <Fact label="Weight">{figure('weight')}</Fact>
        <Fact label="Target weight">{figure('targetWeight')}</Fact>
      </dl>
    </Card>
  );
}
