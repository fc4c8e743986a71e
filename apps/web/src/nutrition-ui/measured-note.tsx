import { t } from '#lib/language.ts';

interface MeasuredNoteProps {
  /** The share of the calories, 0 to 1, for which it is known; null if there are none. */
  share: number | null;
  /** 'Macros are', 'Fiber is' */
  what: string;
  className?: string;
}

/** Says for how much of the calories a figure is known, unless for all: unknown is not zero. */
export function MeasuredNote({ share, what, className = '' }: MeasuredNoteProps) {
  const percent = share === null ? 100 : Math.min(99, Math.round(share * 100));
  if (share === null || share > 0.995) return null;
  return (
    <p className={`text-sm text-muted ${className}`}>
      {t('{what} known for {percent}% of the calories.', { what, percent })}
    </p>
  );
}
