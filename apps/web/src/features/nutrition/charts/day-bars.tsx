import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import type { DayIntake } from '@game-plan/domain/nutrition/intake';
import { scaleBand, scaleLinear } from 'd3-scale';
import { DayBar } from './day-bar.tsx';
import { DayLabel } from './day-label.tsx';

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
      {y.ticks(2).map((tick) => (
        <g key={tick}>
          <line
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? 'var(--line-strong)' : 'var(--grid)'}
          />
          <text x={-8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
            {tick < 1000 ? tick : `${tick / 1000}k`}
          </text>
        </g>
      ))}
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
      <line x2="100%" y1={y(goal)} y2={y(goal)} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="6 5" />
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
