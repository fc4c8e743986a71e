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

/** The dashed line of a goal, `y` pixels from the top. */
export function GoalLine({ y }: { y: number }) {
  return <line x2="100%" y1={y} y2={y} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="6 5" />;
}
