import { formatWhole } from '#lib/format.ts';

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
