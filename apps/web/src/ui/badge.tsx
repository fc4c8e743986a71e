import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const VARIANTS = {
  default: 'bg-primary text-primary-fg',
  secondary: 'bg-success-soft text-success-text',
  outline: 'border border-line-strong text-muted bg-surface',
  neutral: 'bg-quiet text-muted',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  destructive: 'bg-destructive-soft text-destructive-text',
  butter: 'bg-butter text-butter-fg',
  accent: 'bg-accent-soft text-accent-text',
  board: 'bg-board-raised text-board-ink',
  pine: 'bg-primary-soft text-primary-soft-fg',
};

interface BadgeProps {
  variant?: keyof typeof VARIANTS;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ variant = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1 rounded-sm px-2 text-xs font-semibold whitespace-nowrap',
        VARIANTS[variant],
        className,
      )}
    >
      {Icon && <Icon className="size-3.5 shrink-0" aria-hidden="true" />}
      {children}
    </span>
  );
}
