import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import type { DayIntake } from '@game-plan/domain/nutrition/intake';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { formatWhole } from '#lib/format/format.ts';
import { GoalLine, GridLines } from '#nutrition-ui/chart-lines.tsx';
import { formatShortWeekday } from '../format-days.ts';

/** Pixels; across, everything is in percent, so that letters keep their size on every screen. */
const PLOT = 150;
const ABOVE_WEEK = 44;
const ABOVE_MONTH = 24;
/** Room above the tallest bar. */
const HEADROOM = 1.1;
const DAYS_A_WEEK = 7;

interface DayBarsProps {
  range: DayRange;
  days: readonly DayIntake[];
  goal: number;
  today: CalendarDay;
  /** The chart in a sentence, numbers included. */
  label: string;
}

/** Calories of each day as bars, the goal as a dashed line. Of up to a week the numbers stand below. */
export function DayBars({ range, days, goal, today, label }: DayBarsProps) {
  const shown = daysOf(range);
  const isWeek = shown.length <= DAYS_A_WEEK;
  const caloriesOf = new Map(days.map(({ date, calories }) => [date, calories]));
  const top = Math.max(goal, ...caloriesOf.values()) * HEADROOM;
  const x = scaleBand<CalendarDay>(shown, [0, 100]).paddingInner(0.36).paddingOuter(0.18);
  const y = scaleLinear([0, top], [PLOT, 0]);
  return (
    <svg
      role="img"
      aria-label={label}
      height={PLOT + (isWeek ? ABOVE_WEEK : ABOVE_MONTH)}
      className="ml-9 block w-[calc(100%-36px)] overflow-visible"
    >
      <GridLines
        ticks={y.ticks(2)}
        y={y}
        format={(tick) => (tick < 1000 ? String(tick) : `${tick / 1000}k`)}
      />
      {/* The inner picture ends at the zero line, which cuts the lower corners of the bars straight. */}
      <svg width="100%" height={PLOT} aria-hidden="true">
        {shown.map((day) => (
          <DayBar
            key={day}
            x={x(day) ?? 0}
            width={x.bandwidth()}
            top={y(caloriesOf.get(day) ?? 0)}
            bottom={PLOT}
            isToday={day === today}
          />
        ))}
      </svg>
      <GoalLine y={y(goal)} />
      {shown.map((day) => (
        <DayLabel
          key={day}
          day={day}
          x={(x(day) ?? 0) + x.bandwidth() / 2}
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
  /** A day that is not over is hatched. */
  isToday: boolean;
}

/** One bar; it reaches below the bottom by its corners, which the picture around it cuts off. */
function DayBar({ x, width, top, bottom, isToday }: DayBarProps) {
  const hatch = useId();
  if (top >= bottom) return null;
  const box = { x: `${x}%`, width: `${width}%`, y: top, height: bottom - top + CORNER, rx: CORNER };
  if (!isToday) return <rect {...box} fill="var(--calories)" />;
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
  /** Pixels: the zero line. */
  y: number;
  /** Undefined on a day without a log. */
  calories: number | undefined;
  isToday: boolean;
  isWeek: boolean;
}

/** Under a bar: of a week the weekday and the calories, of a month the date of every seventh day. */
function DayLabel({ day, x, y, calories, isToday, isWeek }: DayLabelProps) {
  const dayOfMonth = Number(day.slice(8));
  if (!isWeek && (dayOfMonth - 1) % 7 !== 0) return null;
  const name = isWeek ? (isToday ? 'Today' : formatShortWeekday(day)) : dayOfMonth;
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

/** What the dashed line of a chart stands for. */
export function GoalLegend({ goal }: { goal: number }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-muted">
      <svg width="26" height="4" aria-hidden="true">
        <path d="M0 2h26" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="6 4" />
      </svg>
      Goal {formatWhole(goal)}
    </span>
  );
}
