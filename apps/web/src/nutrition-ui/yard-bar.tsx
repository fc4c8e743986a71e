import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import { NUTRIENT_TEXT } from './nutrients.ts';

const TONES = { primary: 'text-primary', ...NUTRIENT_TEXT };
export type BarTone = keyof typeof TONES;

interface YardBarProps {
  /** Percent of the goal; the bar ends at 100. */
  percent: number;
  /** The bar's accessible text, including numbers. */
  label: string;
  tone?: BarTone;
  className?: string;
}

/** A progress bar with a mark at every ten percent. */
export function YardBar({ percent, label, tone = 'primary', className }: YardBarProps) {
  const capped = Math.min(100, Math.max(0, percent));
  const fill: CSSProperties & { '--v': number } = { '--v': capped };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(capped)}
      className={cx('yard', TONES[tone], className)}
      style={fill}
    >
      <i />
    </span>
  );
}
