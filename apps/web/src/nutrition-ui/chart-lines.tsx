interface GridLinesProps {
  ticks: readonly number[];
  /** Pixels from the top. */
  y: (value: number) => number;
  format: (tick: number) => string;
}

/** Horizontal grid lines at round values, with labels on the left. The zero line is stronger. */
export function GridLines({ ticks, y, format }: GridLinesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x2="100%" y1={y(tick)} y2={y(tick)} stroke={tick === 0 ? 'var(--line-strong)' : 'var(--grid)'} />
      <text x={-8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
        {format(tick)}
      </text>
    </g>
  ));
}

interface GoalLineProps {
  /** Pixels from the top. */
  y: number;
  /** Where it begins and ends, in percent of the width. */
  from?: number;
  to?: number;
}

/** The dashed line of a goal. */
export function GoalLine({ y, from = 0, to = 100 }: GoalLineProps) {
  return (
    <line
      x1={`${from}%`}
      x2={`${to}%`}
      y1={y}
      y2={y}
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeDasharray="6 5"
    />
  );
}

interface GoalStepsProps {
  /** The goal of each day of equal width; null without one. */
  goals: readonly (number | null)[];
  /** Pixels from the top. */
  y: (goal: number) => number;
}

/** The goal of each day: one line as long as it stays the same. */
export function GoalSteps({ goals, y }: GoalStepsProps) {
  const begins = goals.flatMap((goal, place) => (place > 0 && goal === goals[place - 1] ? [] : [place]));
  const percent = (place: number) => (place / goals.length) * 100;
  return begins.map((place, step) => {
    const goal = goals[place] ?? null;
    if (goal === null) return null;
    return (
      <GoalLine
        key={place}
        y={y(goal)}
        from={percent(place)}
        to={percent(begins[step + 1] ?? goals.length)}
      />
    );
  });
}
