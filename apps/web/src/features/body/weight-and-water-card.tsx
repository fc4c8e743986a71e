import type { Profile } from '@game-plan/contracts/people/profile';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { ouncesInMilliliters, readPounds } from '@game-plan/domain/units/us-units';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAddWater, useBodyLog, useSaveWeight } from '#data/food/body-log.ts';
import { useUnits } from '#data/people/units.ts';
import { formatDay } from '#lib/format/format.ts';
import { parseNumber } from '#lib/format/parse-number.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { YardBar } from '#nutrition-ui/yard-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { formatWater, formatWeight } from './format-body.ts';

interface WeightAndWaterCardProps {
  profile: Profile | null;
  className?: string;
  /** Shown at the right end of the title: the link to the trends. */
  children?: ReactNode;
}

/** Today's water and weight, logged with a press or a number. */
export function WeightAndWaterCard({ profile, className = '', children }: WeightAndWaterCardProps) {
  const day = useToday();
  const units = useUnits();
  const { query, water, weight } = useBodyLog(day);
  if (query.isError) {
    return (
      <ErrorPanel
        title={t('Weight and water did not load')}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={query}
        className={className}
      />
    );
  }
  const days = query.data;
  const before = days?.findLast((logged) => logged.weight !== null && logged.date !== day);
  return (
    <Card aria-labelledby="weight-and-water" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Weight & Water')} titleId="weight-and-water">
        {children}
      </CardHead>
      {days && units ? (
        <>
          <Water day={day} drunk={water} goal={profile?.waterIntakeGoal ?? null} units={units} />
          <WeightForm
            // Another day has its own weight.
            key={day}
            day={day}
            logged={weight}
            before={before?.weight ?? null}
            beforeOn={before?.date ?? null}
            units={units}
          />
        </>
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="mt-4 h-32" />
        </>
      )}
    </Card>
  );
}

/** The buttons for a glass and a bottle. */
const METRIC_GLASSES = [
  { milliliters: 250, label: '250 ml' },
  { milliliters: 500, label: '500 ml' },
];
const US_GLASSES = [8, 16].map((ounces) => ({
  milliliters: ouncesInMilliliters(ounces),
  label: t('{ounces} fl oz', { ounces }),
}));

interface WaterProps {
  day: CalendarDay;
  /** Millilitres. */
  drunk: number;
  /** Litres; null if there is no goal. */
  goal: number | null;
  units: UnitSystem;
}

function Water({ day, drunk, goal, units }: WaterProps) {
  const add = useAddWater();
  const glasses = units === 'us' ? US_GLASSES : METRIC_GLASSES;
  const [glass] = glasses;
  const amount = formatWater(drunk, units);
  const goalAmount = goal === null ? null : formatWater(goal * 1000, units);
  return (
    <div className="mt-3">
      <p aria-live="polite">
        <span className="num text-2xl">{amount}</span>{' '}
        <span className="text-sm text-muted">
          {goalAmount === null ? t('of water today') : `/ ${goalAmount} of water`}
        </span>
      </p>
      {goal !== null && goal > 0 && (
        <YardBar
          percent={(drunk / (goal * 1000)) * 100}
          label={t('Water: {amount} of {goalAmount}', { amount, goalAmount })}
          className="mt-2"
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {glasses.map(({ milliliters, label }) => (
          <Button
            key={milliliters}
            variant="secondary"
            icon={Plus}
            aria-label={t('Add {label} of water', { label })}
            onClick={() => add({ date: day, milliliters })}
          >
            {label}
          </Button>
        ))}
        {drunk > 0 && glass && (
          <IconButton
            label={t('Take back {label} of water', { label: glass.label })}
            icon={Minus}
            onClick={() => add({ date: day, milliliters: -glass.milliliters })}
          />
        )}
      </div>
    </div>
  );
}

interface WeightFormProps {
  day: CalendarDay;
  /** Kilograms; null if none was logged. */
  logged: number | null;
  before: number | null;
  beforeOn: CalendarDay | null;
  units: UnitSystem;
}

function WeightForm({ day, logged, before, beforeOn, units }: WeightFormProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useSaveWeight(() => setTyped(undefined));
  const unit = units === 'us' ? 'lb' : 'kg';
  const shown = typed ?? (logged === null ? '' : formatWeight(logged, units).replace(` ${unit}`, ''));
  const save = () => {
    const weight = units === 'us' ? readPounds(shown) : parseNumber(shown.replace(/\s*kg$/i, ''));
    if (weight === null && logged === null) return setProblem(t('Enter your weight'));
    if (Number.isNaN(weight)) return setProblem(t('Enter a number'));
    if (weight !== null && (weight < 1 || weight > 1000)) {
      return setProblem(units === 'us' ? t('Between 2.3 and 2,204 lb') : t('Between 1 and 1,000'));
    }
    mutate({ date: day, weight });
  };
  return (
    <form
      noValidate
      className="mt-5 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t('Weight today ({unit})', { unit })}
        error={problem}
        hint={
          before !== null &&
          beforeOn !== null &&
          t('Last: {before} on {beforeOn}', {
            before: formatWeight(before, units),
            beforeOn: formatDay(beforeOn),
          })
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={shown}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
              inputMode="decimal"
              autoComplete="off"
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="secondary" pending={isPending} pendingLabel={t('Saving...')}>
              {t('Save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
