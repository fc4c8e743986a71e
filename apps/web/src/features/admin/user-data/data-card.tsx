import { type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';

interface DataCardProps {
  title: string;
  /** How many there are, also those that are not shown. */
  count?: number;
  className?: string;
  children: ReactNode;
}

export function DataCard({ title, count, className, children }: DataCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('rounded-lg border border-line bg-bg p-4', className)}>
      <h3 id={id} className="h-card">
        {title}
        {count !== undefined && ` (${count.toLocaleString('en-US')})`}
      </h3>
      {children}
    </section>
  );
}

export function DataFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DataLinesProps {
  empty: string;
  lines: readonly (readonly [id: number, text: string])[];
}

export function DataLines({ empty, lines }: DataLinesProps) {
  if (lines.length === 0) return <p className="mt-2 text-sm text-muted">{empty}</p>;
  return (
    <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto text-sm">
      {lines.map(([id, text]) => (
        <li key={id} className="py-1.5 wrap-anywhere first-letter:uppercase">
          {text}
        </li>
      ))}
    </ul>
  );
}
