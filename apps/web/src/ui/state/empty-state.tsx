import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface EmptyStateProps {
  spot: SpotName;
  /** What is missing, in the app's terms. */
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  /** The action that fixes it. */
  children?: ReactNode;
}

export function EmptyState({ spot, title, description, className, children }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-6 py-10 text-center',
        className,
      )}
    >
      <Spot name={spot} />
      <div className="max-w-[34ch] text-balance">
        <p className="font-medium">{title}</p>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </div>
  );
}

const PINE = { fill: 'var(--primary-soft)', stroke: 'var(--primary)', strokeWidth: 2.5 } as const;
const EMBER = { fill: 'var(--accent-soft)', stroke: 'var(--accent-text)', strokeWidth: 2.5 } as const;
const AMBER = { fill: 'var(--butter-soft)', stroke: 'var(--warning-text)', strokeWidth: 2.5 } as const;
const OPEN = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const DRAWINGS = {
  fridge: (
    <>
      <rect x="52" y="8" width="44" height="68" rx="8" {...PINE} />
      <path d="M52 32h44M61 17v8M61 40v12" {...PINE} {...OPEN} />
    </>
  ),
  plate: (
    <>
      <circle cx="76" cy="44" r="32" {...EMBER} />
      <circle cx="76" cy="44" r="20" {...EMBER} fill="var(--surface)" strokeWidth="2" />
      <path d="M118 30v44m-5-44v10q0 5 5 5t5-5V30" {...EMBER} {...OPEN} />
    </>
  ),
  heart: (
    <path
      d="M77 74C55 60 46 48 50 34c4-13 20-14 27-2 7-12 23-11 27 2 4 14-5 26-27 40Z"
      {...EMBER}
      strokeLinejoin="round"
    />
  ),
  bag: (
    <>
      <path d="M52 28h48l5 48H47Z" {...PINE} strokeLinejoin="round" />
      <path d="M64 36V22a12 12 0 0 1 24 0v14" {...PINE} {...OPEN} />
    </>
  ),
  search: (
    <>
      <circle cx="74" cy="40" r="24" {...AMBER} />
      <path d="m92 58 16 16" {...AMBER} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;
type SpotName = keyof typeof DRAWINGS;

/** A small drawing for an empty state, surrounded by chalk marks of a play. */
function Spot({ name }: { name: SpotName }) {
  return (
    <svg viewBox="0 0 132 84" className="h-21 w-33" aria-hidden="true">
      <g {...OPEN} stroke="var(--muted)" strokeWidth="2.5" opacity=".75">
        <path d="M10 70C8 40 22 24 44 26" strokeDasharray=".5 7" />
        <path d="m37 19 9 7-8 7" />
        <path d="m110 8 9 9m0-9-9 9" />
        <circle cx="10" cy="74" r="5" />
      </g>
      {DRAWINGS[name]}
    </svg>
  );
}
