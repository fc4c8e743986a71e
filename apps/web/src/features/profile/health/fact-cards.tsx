import type { Profile } from '@game-plan/contracts/people/profile';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import type { ReactNode } from 'react';
import { formatDay, formatNumber, formatQuantity } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { IllnessNote } from './illness-note.tsx';
import { NUMBER_FORMATS, US_FORMATS, type UsField } from './number-fields.ts';

interface BodyViewProps {
  profile: Profile | null;
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

export function BodyView({ profile, units, onUnits }: BodyViewProps) {
  const figure = (name: UsField) => {
    const value = profile?.[name] ?? null;
    if (value === null) return null;
    const { unit, format } = NUMBER_FORMATS[name];
    const metric = formatQuantity(formatNumber(value), unit);
    const [first, second] =
      units === 'us' ? [US_FORMATS[name].write(value), metric] : [metric, format?.(value)];
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
        <Fact label={t('Date of birth')}>
          {profile?.dateOfBirth && formatDay(dayOfBirth(profile.dateOfBirth))}
        </Fact>
        <Fact label={t('Gender')}>{profile?.gender && optionLabel(profile.gender)}</Fact>
        <Fact label={t('Activity level')}>
          {profile?.activityLevel && optionLabel(profile.activityLevel)}
        </Fact>
        <Fact label={t('Height')}>{figure('height')}</Fact>
        <Fact label={t('Weight')}>{figure('weight')}</Fact>
        <Fact label={t('Target weight')}>{figure('targetWeight')}</Fact>
      </dl>
    </Card>
  );
}

const UNITS = [
  { value: 'metric', label: 'cm, kg' },
  { value: 'us', label: 'ft, lb' },
] as const;

interface BodyHeadProps {
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

/** The heading of the body card, with a switch for its units. */
export function BodyHead({ units, onUnits }: BodyHeadProps) {
  return (
    <CardHead title={t('Body')} titleId="body">
      <Segmented label={t('Units')} segments={UNITS} value={units} onValueChange={onUnits} />
    </CardHead>
  );
}

export function TrainingView({ profile }: { profile: Profile | null }) {
  const notes = profile?.notes;
  return (
    <Card aria-labelledby="training-and-health">
      <CardHead title={t('Training and health')} titleId="training-and-health" />
      <dl className="mt-4 grid gap-5">
        <OptionsFact label={t('Fitness goals')} options={profile?.fitnessGoals ?? []} variant="pine" />
        <OptionsFact label={t('Sports')} options={profile?.sportsInterests ?? []} variant="neutral" />
        <OptionsFact
          label={t('Health conditions')}
          options={profile?.healthConditions ?? []}
          variant="neutral"
        >
          <IllnessNote conditions={profile?.healthConditions ?? []} />
        </OptionsFact>
        <Fact label={t('Notes')}>
          {notes && (
            <span className="block max-w-[60ch] font-normal wrap-anywhere whitespace-pre-line">{notes}</span>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

const NOT_SET = <span className="font-normal text-muted">{t('Not set')}</span>;

/** A labelled value of the profile. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold">{children || NOT_SET}</dd>
    </div>
  );
}

interface OptionsFactProps {
  label: string;
  options: readonly string[];
  variant: 'pine' | 'neutral';
  /** Shown below them. */
  children?: ReactNode;
}

/** Several options as badges. */
function OptionsFact({ label, options, variant, children }: OptionsFactProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1.5 flex flex-wrap gap-1.5">
        {options.length === 0
          ? NOT_SET
          : options.map((option) => (
              <Badge key={option} variant={variant} className="h-7! px-2.5! text-sm!">
                {optionLabel(option)}
              </Badge>
            ))}
        {children}
      </dd>
    </div>
  );
}
