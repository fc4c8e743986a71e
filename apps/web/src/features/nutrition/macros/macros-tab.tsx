import type { MoreNutrient } from '@game-plan/domain/foods/usda/more-nutrients';
import { moreIntake } from '@game-plan/domain/nutrition/more-intake';
import { periodRange } from '@game-plan/domain/nutrition/period';
import { formatNumber, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { MeasuredNote } from '#nutrition-ui/measured-note.tsx';
import { NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Later } from '#ui/late/later.tsx';
import { averagedOverLabel, nothingLoggedLabel } from '../view-labels.ts';
import {
  averagedInPeriod,
  dailyIntake,
  goalsOfPeriod,
  loggedInPeriod,
  type NutritionCardProps,
  type NutritionView,
  WithNutrition,
} from '../with-nutrition.tsx';
import { type CalorieSource, calorieSources } from './calorie-sources.ts';
import { MacroDistributionCard } from './macro-distribution-card.tsx';

/** The composition of the period's calories. */
export function MacrosTab({ view }: { view: NutritionView }) {
  return (
    <WithNutrition range={periodRange(view.period, view.day)}>
      {(data) => (
        <div className="grid items-stretch gap-5 lg:grid-cols-12">
          <MacroDistributionCard view={view} data={data} className="lg:col-span-6" />
          <Later>
            <GoalProgressCard view={view} data={data} className="lg:col-span-6" />
            <MoreNutrientsCard view={view} data={data} className="lg:col-span-12" />
            <CalorieSourcesCard view={view} data={data} className="lg:col-span-12" />
          </Later>
        </div>
      )}
    </WithNutrition>
  );
}

/** The share of the calories, 0 to 1, for which the least known macro was measured; null without calories. */
function shareWithMacros(days: NutritionCardProps['data']['days']): number | null {
  const sumOf = (key: 'protein' | 'carbs' | 'fat') =>
    days.reduce((sum, { measured }) => sum + measured[key], 0);
  const calories = days.reduce((sum, day) => sum + day.calories, 0);
  return calories > 0 ? Math.min(sumOf('protein'), sumOf('carbs'), sumOf('fat')) / calories : null;
}

/** Calories and macros compared with the daily goals, one bar each. */
function GoalProgressCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const goals = goalsOfPeriod(view, data);
  const averaged = averagedOverLabel(view, averagedInPeriod(view, data));
  return (
    <Card aria-labelledby="goal-progress" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Goal Progress')}
        titleId="goal-progress"
        description={averaged ?? t('Against your daily goals')}
      />
      {intake ? (
        <div className="mt-5 grid gap-5">
          {NUTRIENTS.map(({ key, name, unit }) => (
            <MacroRow key={key} name={name} value={intake[key]} goal={goals[key]} tone={key} unit={unit} />
          ))}
          <MeasuredNote share={shareWithMacros(averagedInPeriod(view, data))} what={t('Macros are')} />
        </div>
      ) : (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      )}
    </Card>
  );
}

/** The foods from which the period's calories came. */
function CalorieSourcesCard({ view, data, className = '' }: NutritionCardProps) {
  const sources = calorieSources(loggedInPeriod(view, data), data.sources);
  const most = Math.max(...sources.map(({ percent }) => percent));
  return (
    <Card aria-labelledby="calorie-sources" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Calorie Sources')} titleId="calorie-sources" description={t('By food, in total')} />
      {sources.length === 0 ? (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      ) : (
        <ol
          className="mt-4 grid gap-x-10 gap-y-3 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]"
          style={rows(sources.length)}
        >
          {sources.map((source) => (
            <SourceRow key={source.name} source={source} width={(source.percent / most) * 100} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Style for two columns that are read one after the other. */
function rows(count: number) {
  const style: Record<`--${string}`, number> = { '--rows': Math.ceil(count / 2) };
  return style;
}

interface SourceRowProps {
  source: CalorieSource;
  /** Percent of the longest bar. */
  width: number;
}

function SourceRow({ source: { name, calories, times, percent }, width }: SourceRowProps) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {name}{' '}
          {times !== undefined && times > 1 && (
            <span className="text-sm text-muted">{t('{times} times', { times })}</span>
          )}
        </p>
        <p className="shrink-0 text-sm text-muted">
          <b className="num text-lg text-ink">{formatWhole(calories)}</b> {t('cal')}, {Math.round(percent)}%
        </p>
      </div>
      <div className="mt-1 h-2 rounded-[3px] bg-track" aria-hidden="true">
        <div className="h-full rounded-[3px] bg-calories" style={{ width: `${width}%` }} />
      </div>
    </li>
  );
}

const FURTHER_NUTRIENTS: readonly { key: MoreNutrient; name: string; unit: 'g' | 'mg' }[] = [
  { key: 'fiber', name: t('Fiber'), unit: 'g' },
  { key: 'sugar', name: t('Sugar'), unit: 'g' },
  { key: 'saturatedFat', name: t('Saturated Fat'), unit: 'g' },
  { key: 'sodium', name: t('Sodium'), unit: 'mg' },
];

/** Further nutrients, with the share of the food for which each is known. */
function MoreNutrientsCard({ view, data, className = '' }: NutritionCardProps) {
  const days = averagedInPeriod(view, data);
  const intake = moreIntake(days);
  return (
    <Card aria-labelledby="more-nutrients" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('More Nutrients')}
        titleId="more-nutrients"
        description={averagedOverLabel(view, days) ?? t('From the foods they were measured in')}
      />
      {days.length === 0 ? (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      ) : (
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          {FURTHER_NUTRIENTS.map(({ key, name, unit }) => (
            <div key={key}>
              <dt className="text-sm font-semibold">{name}</dt>
              <dd className="num text-2xl">{formatStock(intake[key].amount, unit)}</dd>
              <dd className="text-sm text-muted">{shareLabel(intake[key])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function formatStock(amount: number | null, unit: 'g' | 'mg'): string {
  if (amount === null) return '—';
  return `${unit === 'mg' ? formatWhole(amount) : formatNumber(amount)} ${unit}`;
}

/** Rounds so that less than all is never shown as 100%, and more than none never as 0%. */
function shareLabel({ amount, share }: { amount: number | null; share: number | null }): string {
  if (amount === null) return t('not measured');
  if (share === null || share > 0.995) return t('measured for all foods');
  return t('measured for {min}% of calories', { min: Math.min(99, Math.max(1, Math.round(share * 100))) });
}
