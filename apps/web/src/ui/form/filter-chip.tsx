import { ClockAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface FilterChipProps {
  pressed: boolean;
  onPress: () => void;
  /** Amber with a clock: needs attention. */
  tone?: 'plain' | 'warning';
  /** The address of a small picture before the label. */
  picture?: string;
  icon?: LucideIcon;
  count?: number;
  children: ReactNode;
}

/** A toggle in a row of filters. */
export function FilterChip(props: FilterChipProps) {
  const { pressed, onPress, tone = 'plain', picture, icon: Icon, count, children } = props;
  const warning = tone === 'warning';
  const look = pressed
    ? 'border-primary bg-primary text-primary-fg'
    : warning
      ? 'border-warning-line bg-warning-soft text-warning-text'
      : 'border-line bg-surface text-ink hover:border-line-strong';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold transition-colors duration-(--dur-fast) pointer-coarse:h-11',
        look,
      )}
    >
      {picture && <img src={picture} alt="" className="size-4.5" />}
      {Icon && <Icon className="size-4" aria-hidden="true" />}
      {warning && <ClockAlert className="size-4" aria-hidden="true" />}
      {children}
      {count !== undefined && (
        <span className={cx('num text-sm', !pressed && !warning && 'text-muted')}>{count}</span>
      )}
    </button>
  );
}
