import type { BodyDay } from '@game-plan/contracts/food/body-log';
import type { Profile } from '@game-plan/contracts/people/profile';
import { addDays, type CalendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import { daysOf } from '@game-plan/domain/nutrition/day-range';
import { finishedDays } from '@game-plan/domain/nutrition/intake';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { inOunces, inPounds } from '@game-plan/domain/units/us-units';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TREND_DAYS, useBodyLog } from '#data/food/body-log.ts';
import { goalsQuery } from '#data/people/goals.ts';
import { useUnits } from '#data/people/units.ts';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { GoalLine, GoalSteps, GridLines } from '#nutrition-ui/chart-lines.tsx';
import { barsOf, heightScale, roundHeightScale } from '#nutrition-ui/scales.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { formatWater, formatWeight } from './format-body.ts';

const WATER_DAYS = 14;

interface BodyTrendsCardProps {
  /** The last displayed day. */
  day: CalendarDay;
  profile: Profile | null;
  className?: string;
}

/** Weight over three months and water over two weeks, compared with the health profile's goals. */
export function BodyTrendsCard({ day, profile, className = '' }: BodyTrendsCardProps) {
  const units = useUnits();
  const { query } = useBodyLog(day);
  const goals = useQuery(goalsQuery({ from: addDays(day, 1 - WATER_DAYS), to: day }));
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
  return (
    <Card aria-labelledby="body-trends" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Weight & Water')}
        titleId="body-trends"
        description={t('Until {day}', { day: formatDay(day) })}
      />
      {days && units && !goals.isPending ? (
        <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-10">
          <WeightTrend days={days} last={day} target={profile?.targetWeight ?? null} units={units} />
          <WaterTrend days={days} last={day} goals={goals.data ?? []} units={units} />
        </div>
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="mt-4 h-40" />
        </>
      )}
    </Card>
  );
}

/** Heights in pixels; horizontal positions are percentages, so that text keeps its size on every screen. */
const PLOT = 140;
const BELOW = 24;
/** Margin in kilograms or pounds above and below all weights, so that a constant weight is a line in the middle. */
const AROUND = 1;

interface WeightTrendProps {
  days: readonly BodyDay[];
  last: CalendarDay;
  /** Kilograms. */
  target: number | null;
  units: UnitSystem;
}

type Weighed = BodyDay & { weight: number };

function WeightTrend({ days, last, target, units }: WeightTrendProps) {
  const weighed = days.filter((day): day is Weighed => day.weight !== null);
  const [first] = weighed;
  const latest = weighed.at(-1);
  if (!first || !latest) {
    return (
      <p className="text-sm text-muted">
        {t('No weight logged in these {trendDays} days. Log it on the dashboard.', { trendDays: TREND_DAYS })}
      </p>
    );
  }
  // In the displayed unit, so that grid lines are at round values.
  const inUnit = (kilograms: number) => (units === 'us' ? inPounds(kilograms) : kilograms);
  const all = [...weighed.map(({ weight }) => weight), ...(target === null ? [] : [target])].map(inUnit);
  const { y, ticks } = roundHeightScale(Math.min(...all) - AROUND, Math.max(...all) + AROUND, PLOT, 4);
  const start = addDays(last, 1 - TREND_DAYS);
  const x = ({ date }: BodyDay) => (daysBetween(start, date) / (TREND_DAYS - 1)) * 100;
  const points = weighed.map((day) => `${x(day)},${y(inUnit(day.weight))}`).join(' ');
  return (
    <figure>
      <figcaption>
        <span className="num text-2xl">{formatWeight(latest.weight, units)}</span>{' '}
        <span className="text-sm text-muted">{describeChange(first, latest, units)}</span>
      </figcaption>
      <TrendPlot
        label={describeWeights(weighed, target, units)}
        y={y}
        ticks={ticks(3)}
        unit={units === 'us' ? 'lb' : 'kg'}
        from={start}
        to={last}
      >
        {target !== null && <GoalLine y={y(inUnit(target))} />}
        {/* Stretched to the width; the line keeps its thickness. */}
        <svg
          width="100%"
          height={PLOT}
          viewBox={`0 0 100 ${PLOT}`}
          preserveAspectRatio="none"
          className="overflow-visible"
          aria-hidden="true"
        >
          <polyline
            points={points}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {weighed.map((day) => (
          <circle
            key={day.date}
            cx={`${x(day)}%`}
            cy={y(inUnit(day.weight))}
            r={weighed.length > 30 ? 2 : 3.5}
            fill="var(--primary)"
          />
        ))}
      </TrendPlot>
    </figure>
  );
}

function describeChange(first: Weighed, latest: Weighed, units: UnitSystem): string {
  if (first.date === latest.date) return t('on {date}', { date: formatDay(latest.date) });
  const difference = latest.weight - first.weight;
  const amount = formatWeight(Math.abs(difference), units);
  if (Math.abs(difference) < 0.05) return t('as on {date}', { date: formatDay(first.date) });
  const date = formatDay(first.date);
  return difference < 0
    ? t('{amount} less than on {date}', { amount, date })
    : t('{amount} more than on {date}', { amount, date });
}

function describeWeights(weighed: readonly Weighed[], target: number | null, units: UnitSystem): string {
  const figures = weighed.map(({ date, weight }) => `${formatDay(date)} ${formatWeight(weight, units)}`);
  const aim =
    target === null ? '' : ` ${t('The target is {weight}.', { weight: formatWeight(target, units) })}`;
  return t('Weight: {figures}.{aim}', { figures: figures.join('; '), aim });
}

/** The minimum range in litres, so that one glass does not fill the chart. */
const LEAST_LITERS = 2;

interface WaterTrendProps {
  days: readonly BodyDay[];
  last: CalendarDay;
  /** By the day they begin. */
  goals: readonly WaterGoal[];
  units: UnitSystem;
}

interface WaterGoal {
  readonly from: CalendarDay;
  /** Litres; null without a goal. */
  readonly water: number | null;
}

function WaterTrend({ days, last, goals, units }: WaterTrendProps) {
  const now = useToday();
  const shown = daysOf({ from: addDays(last, 1 - WATER_DAYS), to: last });
  const drunk = new Map(days.map(({ date, waterMilliliters }) => [date, waterMilliliters]));
  const logged = shown.filter((day) => (drunk.get(day) ?? 0) > 0);
  if (logged.length === 0) {
    return (
      <p className="text-sm text-muted">
        {t('No water logged in these two weeks. Log it on the dashboard.')}
      </p>
    );
  }
  const averaged = finishedDays(
    logged.map((date) => ({ date })),
    now,
  );
  const total = averaged.reduce((sum, { date }) => sum + (drunk.get(date) ?? 0), 0);
  const inUnit = (milliliters: number) => (units === 'us' ? inOunces(milliliters) : milliliters / 1000);
  const goalOf = (day: CalendarDay) => goals.findLast(({ from }) => from <= day)?.water ?? null;
  const highest = Math.max(...shown.map((day) => goalOf(day) ?? 0));
  const top = inUnit(
    Math.max(LEAST_LITERS * 1000, highest * 1000, ...logged.map((day) => drunk.get(day) ?? 0)),
  );
  const bars = barsOf(shown.length);
  const { y, ticks } = heightScale(0, top * 1.1, PLOT);
  return (
    <figure>
      <figcaption>
        <span className="num text-2xl">{formatWater(total / averaged.length, units)}</span>{' '}
        <span className="text-sm text-muted">
          {averaged.every(({ date }) => date >= now)
            ? t('of water today so far')
            : last >= now
              ? t(
                  '{count, select, 1 {of water a day, on the 1 day logged before today} other {of water a day, on the {count} days logged before today}}',
                  { count: averaged.length },
                )
              : t(
                  '{count, select, 1 {of water a day, on the 1 day logged} other {of water a day, on the {count} days logged}}',
                  { count: averaged.length },
                )}
        </span>
      </figcaption>
      <TrendPlot
        label={describeWater(logged, drunk, goalOf(last), units)}
        y={y}
        ticks={ticks(2)}
        unit={units === 'us' ? 'fl oz' : 'L'}
        from={addDays(last, 1 - WATER_DAYS)}
        to={last}
      >
        {logged.map((day) => (
          <rect
            key={day}
            x={`${bars.x(shown.indexOf(day))}%`}
            width={`${bars.width}%`}
            y={y(inUnit(drunk.get(day) ?? 0))}
            height={PLOT - y(inUnit(drunk.get(day) ?? 0))}
            rx={3}
            fill="var(--primary)"
          />
        ))}
        <GoalSteps goals={shown.map(goalOf)} y={(goal) => y(inUnit(goal * 1000))} />
      </TrendPlot>
    </figure>
  );
}

function describeWater(
  logged: readonly CalendarDay[],
  drunk: ReadonlyMap<CalendarDay, number>,
  goal: number | null,
  units: UnitSystem,
): string {
  const figures = logged.map((day) => `${formatDay(day)} ${formatWater(drunk.get(day) ?? 0, units)}`);
  const aim =
    goal === null ? '' : ` ${t('The goal is {water} a day.', { water: formatWater(goal * 1000, units) })}`;
  return t('Water: {figures}.{aim}', { figures: figures.join('; '), aim });
}

interface TrendPlotProps {
  /** The chart's accessible text, including numbers. */
  label: string;
  /** Converts a value in the displayed unit to pixels from the top. */
  y: (value: number) => number;
  ticks: readonly number[];
  unit: string;
  from: CalendarDay;
  to: CalendarDay;
  children: ReactNode;
}

/** The frame of a trend chart: grid lines, and the first and last day. */
function TrendPlot({ label, y, ticks, unit, from, to, children }: TrendPlotProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      height={PLOT + BELOW}
      className="mt-3 ml-12 block w-[calc(100%-48px)] overflow-visible"
    >
      <GridLines ticks={ticks} y={y} format={(tick) => `${tick} ${unit}`} />
      {children}
      <text y={PLOT + 18} fontSize="12" fill="var(--muted)">
        {formatDay(from)}
      </text>
      <text x="100%" y={PLOT + 18} textAnchor="end" fontSize="12" fill="var(--muted)">
        {formatDay(to)}
      </text>
    </svg>
  );
}
