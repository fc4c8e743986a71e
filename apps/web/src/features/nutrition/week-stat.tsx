interface WeekStatProps {
  label: string;
  /** Null when nothing is logged. */
  value: string | null;
  unit?: string;
}

/** A named figure of the week, inside a description list. */
export function WeekStat({ label, value, unit }: WeekStatProps) {
  return (
    <div className="py-1">
      <dt className="text-xs whitespace-nowrap text-muted">{label}</dt>
      <dd className="mt-0.5">
        <span className="num text-2xl">{value ?? '—'}</span>{' '}
        {value !== null && unit && <span className="text-sm text-muted">{unit}</span>}
      </dd>
    </div>
  );
}
