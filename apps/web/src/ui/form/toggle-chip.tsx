import type { LucideIcon } from 'lucide-react';
import { cx } from '../cx.ts';

const PRESSED = {
  keep: 'border-primary bg-primary text-primary-fg',
  'leave-out': 'border-destructive bg-destructive-soft text-destructive-text',
  /** Chosen, and without effect. */
  loose: 'border-dashed border-warning bg-warning-soft text-warning-text',
};

interface ToggleChipProps {
  pressed: boolean;
  onPress: () => void;
  /** Shown while pressed, besides the colour. */
  icon: LucideIcon;
  tone: keyof typeof PRESSED;
  children: string;
}

/** A toggle of a multiple choice: keep, leave out, or chosen without effect. */
export function ToggleChip({ pressed, onPress, icon: Icon, tone, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[22px] border px-3.5 py-1 text-left text-sm font-medium wrap-anywhere transition-colors duration-(--dur-fast) pointer-coarse:min-h-11',
        pressed ? PRESSED[tone] : 'border-line-strong bg-surface hover:bg-quiet',
      )}
    >
      {pressed && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      {children}
    </button>
  );
}
