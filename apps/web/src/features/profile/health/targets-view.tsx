import type { Profile } from '@game-plan/contracts/people/profile';
import { BedDouble, Droplets, type LucideIcon } from 'lucide-react';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { MACRO_TARGETS, NUMBER_FORMATS } from './number-fields.ts';

export const UNSET_TARGETS = t('Anything not set here uses your goals on the Nutrition screen');

const DOTS = {
  targetCalories: NUTRIENT_FILL.calories,
  targetProtein: NUTRIENT_FILL.protein,
  targetCarbs: NUTRIENT_FILL.carbs,
  targetFat: NUTRIENT_FILL.fat,
};

export function TargetsView({ profile }: { profile: Profile | null }) {
  return (
    <Card aria-labelledby="daily-targets">
      <CardHead title={t('Daily targets')} titleId="daily-targets" description={UNSET_TARGETS} />
      <dl className="mt-4 grid grid-cols-2 gap-3">
        {MACRO_TARGETS.map((name) => (
          <div key={name} className="rounded-md border border-line bg-bg px-4 py-3">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <span className={`size-2.5 rounded-[3px] ${DOTS[name]}`} aria-hidden="true" />
              {NUMBER_FORMATS[name].label}
            </dt>
            <dd className="mt-1">
              <Figure value={profile?.[name] ?? null} unit={NUMBER_FORMATS[name].unit} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-5 grid gap-4 border-t border-line pt-5">
        <Habit icon={Droplets} name="waterIntakeGoal" profile={profile} />
        <Habit icon={BedDouble} name="sleepGoal" profile={profile} />
      </dl>
    </Card>
  );
}

function Figure({ value, unit }: { value: number | null; unit: string }) {
  if (value === null) return <span className="text-sm text-muted">{t('Not set')}</span>;
  return (
    <>
      <span className="num text-2xl">{formatNumber(value)}</span>{' '}
      <span className="text-sm text-muted">{unit}</span>
    </>
  );
}

interface HabitProps {
  icon: LucideIcon;
  name: 'waterIntakeGoal' | 'sleepGoal';
  profile: Profile | null;
}

function Habit({ icon: Icon, name, profile }: HabitProps) {
  const value = profile?.[name] ?? null;
  const { label, unit } = NUMBER_FORMATS[name];
  return (
    <div className="flex items-center gap-4">
      <dt className="flex flex-1 items-center gap-4 font-medium">
        <span className="grid size-11 place-items-center rounded-full bg-primary-soft text-primary-soft-fg">
          <Icon className="size-5.5" aria-hidden="true" />
        </span>
        {label}
      </dt>
      <dd className={value === null ? 'text-sm text-muted' : 'num text-xl'}>
        {value === null ? t('Not set') : `${formatNumber(value)} ${unit}`}
      </dd>
    </div>
  );
}
