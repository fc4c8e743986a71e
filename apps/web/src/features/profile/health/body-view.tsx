import type { Profile } from '@game-plan/contracts/profile';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { formatDay, formatQuantity } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { sayOption } from '../say-option.ts';
import { BodyHead } from './body-head.tsx';
import { Fact } from './fact.tsx';
import { NUMBER_LOOKS, US_LOOKS, type UsField } from './number-fields.ts';

interface BodyViewProps {
  profile: Profile | null;
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

export function BodyView({ profile, units, onUnits }: BodyViewProps) {
  const figure = (name: UsField) => {
    const value = profile?.[name] ?? null;
    if (value === null) return null;
    const { unit, say } = NUMBER_LOOKS[name];
    const metric = formatQuantity(value, unit);
    const [first, second] = units === 'us' ? [US_LOOKS[name].write(value), metric] : [metric, say?.(value)];
    return (
      <>
        {first} <span className="block text-sm font-normal text-muted">{second}</span>
      </>
    );
  };
  return (
    <Card aria-labelledby="body">
      <BodyHead units={units} onUnits={onUnits} />
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
