import { barPercent } from '@game-plan/domain/nutrition/goal-rates';
import type { ReactNode } from 'react';
import { type BarTone, YardBar } from '#ui/yard-bar.tsx';

interface AchievementRateProps {
  name: string;
  /** Null where nothing can be said yet. */
  percent: number | null;
  /** Shown in place of the percentage. */
  value?: string;
  tone?: BarTone;
  /** What is measured against what. */
  children: ReactNode;
}

/** A rate in large figures with its bar, inside a description list. */
export function AchievementRate({ name, percent, value, tone = 'primary', children }: AchievementRateProps) {
  const shown = value ?? (percent === null ? '—' : `${Math.round(percent)}%`);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="num text-xl">{shown}</dd>
      <dd className="col-span-2">
        <YardBar percent={barPercent(percent)} tone={tone} label={`${name}: ${shown}`} />
        <span className="mt-1.5 block text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}
