import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import type { DayIntake } from '@game-plan/domain/nutrition/intake';
import { useId } from 'react';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { GoalSteps, GridLines } from '#nutrition-ui/chart-lines.tsx';
import { barsOf, heightScale } from '#nutrition-ui/scales.ts';
import { formatShortWeekday } from '../format-days.ts';
import { describeGoals } from '../view-labels.ts';

/** Heights in pixels; horizontal positions are percentages, so that text keeps its size on every screen. */
const PLOT = 150;
const ABOVE_WEEK = 44;
const ABOVE_MONTH = 24;
/** Space above the tallest bar, as a factor. */
const HEADROOM = 1.1;
const DAYS_A_WEEK = 7;

interface DayBarsProps {
  range: DayRange;
  days: readonly DayIntake[];
  /** The calorie goal of a day. */
  goalOf: (day: CalendarDay) => number;
  today: CalendarDay;
  /** The chart's accessible text, including numbers. */
  label: string;
}

/** The calories of each day as bars, and the goals as dashed lines. For up to a week, the numbers are shown below. */
export function DayBars({ range, days, goalOf, today, label }: DayBarsProps) {
  const shown = daysOf(range);
  const isWeek = shown.length <= DAYS_A_WEEK;
  const caloriesOf = new Map(days.map(({ date, calories }) => [date, calories]));
  const goals = shown.map(goalOf);
  const top = Math.max(...goals, ...caloriesOf.values()) * HEADROOM;
  const bars = barsOf(shown.length);
  const { y, ticks } = heightScale(0, top, PLOT);
  return (
    <svg
      role="img"
      aria-label={label}
      height={PLOT + (isWeek ? ABOVE_WEEK : ABOVE_MONTH)}
      className="ml-9 block w-[calc(100%-36px)] overflow-visible"
    >
      <GridLines ticks={ticks(2)} y={y} format={(tick) => (tick < 1000 ? String(tick) : `${tick / 1000}k`)} />
      {/* The inner picture ends at the zero line, which cuts off the lower corners of the bars. */}
      <svg width="100%" height={PLOT} aria-hidden="true">
        {shown.map((day, place) => (
          <DayBar
            key={day}
            x={bars.x(place)}
            width={bars.width}
            top={y(caloriesOf.get(day) ?? 0)}
            bottom={PLOT}
            isOver={day < today}
          />
        ))}
      </svg>
      <GoalSteps goals={goals} y={y} />
      {shown.map((day, place) => (
        <DayLabel
          key={day}
          day={day}
          x={bars.x(place) + bars.width / 2}
          y={PLOT}
          calories={caloriesOf.get(day)}
          isToday={day === today}
          isWeek={isWeek}
        />
      ))}
    </svg>
  );
}

/** The radius of the upper corners. */
const CORNER = 5;

interface DayBarProps {
  /** Percent of the width. */
  x: number;
  width: number;
  /** Pixels from the top. */
  top: number;
  bottom: number;
  /** The bar of a day that is not over, today or planned, is hatched. */
  isOver: boolean;
}

/** One bar. It extends below the zero line by its corner radius, which the surrounding picture clips. */
function DayBar({ x, width, top, bottom, isOver }: DayBarProps) {
  const hatch = useId();
  if (top >= bottom) return null;
  const box = { x: `${x}%`, width: `${width}%`, y: top, height: bottom - top + CORNER, rx: CORNER };
  if (isOver) return <rect {...box} fill="var(--calories)" />;
  return (
    <>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="var(--calories-soft)" />
        <rect width="3" height="7" fill="var(--calories)" />
      </pattern>
      <rect {...box} fill={`url(#${hatch})`} stroke="var(--calories)" strokeWidth="1.5" />
    </>
  );
}

interface DayLabelProps {
  day: CalendarDay;
  /** Percent of the width. */
  x: number;
  /** The zero line in pixels. */
  y: number;
  /** Undefined for a day without entries. */
  calories: number | undefined;
  isToday: boolean;
  isWeek: boolean;
}

/** The label below a bar: for a week the weekday and the calories, for a month the date of every seventh day. */
function DayLabel({ day, x, y, calories, isToday, isWeek }: DayLabelProps) {
  const dayOfMonth = Number(day.slice(8));
  if (!isWeek && (dayOfMonth - 1) % 7 !== 0) return null;
  const name = isWeek ? (isToday ? t('Today') : formatShortWeekday(day)) : dayOfMonth;
  return (
    <g textAnchor="middle">
      <text
        x={`${x}%`}
        y={y + 18}
        fontSize="12"
        fontWeight={isToday ? 700 : 500}
        fill={isToday ? 'var(--ink)' : 'var(--muted)'}
      >
        {name}
      </text>
      {isWeek && (
        <text
          x={`${x}%`}
          y={y + 36}
          className="num text-[15px] max-[379px]:text-xs"
          fill={calories === undefined ? 'var(--muted)' : 'var(--ink)'}
        >
          {calories === undefined ? '—' : formatWhole(calories)}
        </text>
      )}
    </g>
  );
}

interface GoalLegendProps {
  range: DayRange;
  goalOf: (day: CalendarDay) => number;
}

/** The legend of a chart's dashed goal line. */
export function GoalLegend({ range, goalOf }: GoalLegendProps) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-muted">
      <svg width="26" height="4" aria-hidden="true">
        <path d="M0 2h26" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="6 4" />
      </svg>
      {t('Goal {describeGoals}', { describeGoals: describeGoals(daysOf(range).map(goalOf)) })}
    </span>
  );
}
