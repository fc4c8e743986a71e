import type { CSSProperties } from 'react';

/** Stripes in the colour of calories: planned, not yet logged. */
export const PLANNED: CSSProperties = {
  background: 'repeating-linear-gradient(115deg, var(--calories) 0 3px, var(--calories-soft) 3px 7px)',
};

interface DayProgressBarProps {
  /** Percent of the goal that is logged, and with the current meal on top. */
  percent: number;
  percentWithMeal: number;
  label: string;
}

/** A yard bar with the current meal striped on top of what is logged. */
export function DayProgressBar({ percent, percentWithMeal, label }: DayProgressBarProps) {
  const fill: CSSProperties & { '--v': number } = { '--v': percent };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(100, percent))}
      className="yard mt-2 h-4! text-calories"
      style={fill}
    >
      <i style={{ ...PLANNED, width: `${Math.min(100, percentWithMeal)}%` }} />
      <i />
    </span>
  );
}
