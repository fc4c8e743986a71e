import { barPercent, percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import { Link } from '@tanstack/react-router';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { NUTRIENT_FILL, NUTRIENTS, type Nutrient } from '#nutrition-ui/nutrients.ts';
import { YardBar } from '#nutrition-ui/yard-bar.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { mealsOf } from '../meals-of.ts';
import { averagedOverLabel, nothingLoggedLabel } from '../view-labels.ts';
import { averagedInPeriod, dailyIntake, goalsOfPeriod, type NutritionCardProps } from '../with-nutrition.tsx';

/** Calories and macros compared with the daily goals. */
export function SummaryCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const goals = goalsOfPeriod(view, data);
  return (
    <Card aria-labelledby="nutrition-summary" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Nutrition Summary')}
        titleId="nutrition-summary"
        description={averagedOverLabel(view, averagedInPeriod(view, data))}
      >
        {view.period === 'day' && (
          <Link
            to="/meal-log"
            search={view.day === view.today ? {} : mealsOf(view.day, view.today)}
            className="-m-3 inline-flex items-center p-3 text-sm font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline"
          >
            {view.day === view.today ? t('Log a meal') : t('Meals of this day')}
          </Link>
        )}
      </CardHead>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <SummaryTile
            key={key}
            name={name}
            tone={key}
            unit={unit}
            amount={intake === null ? null : intake[key]}
            goal={goals[key]}
            nothing={nothingLoggedLabel(view)}
          />
        ))}
      </div>
    </Card>
  );
}

interface SummaryTileProps {
  name: string;
  tone: Nutrient;
  unit: string;
  /** Null when nothing is logged. */
  amount: number | null;
  /** 0 means no goal. */
  goal: number;
  /** Shown instead of a percentage if nothing is logged. */
  nothing: string;
}

/** One amount in large type, with goal, bar and percentage. */
function SummaryTile({ name, tone, unit, amount, goal, nothing }: SummaryTileProps) {
  const percent = amount === null ? null : percentOfGoal(amount, goal);
  const eaten = amount === null ? '—' : formatWhole(amount);
  const ofGoal = goal > 0 ? `/ ${formatWhole(goal)} ${unit}` : unit;
  const verdict =
    percent === null ? t('No goal set') : t('{percent}% of goal', { percent: Math.round(percent) });
  return (
    <div className="rounded-md border border-line bg-bg p-3.5 sm:p-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
        {name}
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
        <span className="num text-2xl">{eaten}</span> <span className="text-sm text-muted">{ofGoal}</span>
      </p>
      <YardBar
        percent={barPercent(percent)}
        tone={tone}
        label={`${name}: ${amount === null ? nothing : `${eaten} ${ofGoal.replace('/', 'of')}`}`}
        className="yard-slim mt-3 [--yard-gap:var(--bg)]"
      />
      <p className="mt-2 text-sm text-muted">{amount === null ? nothing : verdict}</p>
    </div>
  );
}
