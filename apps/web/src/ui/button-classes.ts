import { cx } from './cx.ts';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none transition-[background,color,border-color,transform] duration-(--dur-fast) active:translate-y-px disabled:bg-quiet disabled:text-muted disabled:border disabled:border-line disabled:shadow-none disabled:active:translate-y-0 aria-disabled:cursor-not-allowed';

const VARIANTS = {
  primary: 'bg-primary text-primary-fg hover:bg-primary-hover enamel',
  accent: 'bg-accent text-accent-fg hover:bg-accent-hover enamel',
  secondary: 'bg-surface text-ink border border-line-strong hover:bg-quiet',
  ghost: 'text-ink hover:bg-quiet',
  soft: 'bg-primary-soft text-primary-soft-fg hover:brightness-95',
  destructive: 'bg-destructive text-destructive-fg hover:bg-destructive-hover enamel',
  'destructive-ghost': 'text-destructive-text hover:bg-destructive-soft',
  board: 'bg-board-raised text-board-ink border border-board-line hover:bg-board-line/40',
};
export type ButtonVariant = keyof typeof VARIANTS;

const SIZES = {
  sm: 'h-9 px-3 text-sm pointer-coarse:h-11',
  md: 'h-11 px-4 text-sm',
  lg: 'h-12 px-5 text-base',
  icon: 'size-11',
  'icon-sm': 'size-9 pointer-coarse:size-11',
};
export type ButtonSize = keyof typeof SIZES;

/** Classes of a button, also for links that look like one. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}
