import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../cx.ts';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Fills the width in equal parts. */
  full?: boolean;
  className?: string;
}

/**
 * One choice of a few visible ones: radio buttons styled as a segmented control. They are the browser's own, because Radix's
 * measure themselves and are rendered twice, which laid a whole page out while it was rendered.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange, full = false, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'rounded-md bg-sunken p-1',
        // Large text needs a second row.
        full ? 'grid w-full grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]' : 'inline-flex',
        className,
      )}
    >
      {segments.map(({ value: own, label: text, icon: Icon }) => {
        const isChosen = own === value;
        return (
          <label
            key={own}
            className={cx(
              'relative inline-flex h-9 cursor-pointer items-center justify-center gap-1.5 rounded-[7px] px-3 text-center text-sm font-semibold transition-colors duration-(--dur-fast) has-focus-visible:z-10 pointer-coarse:h-11',
              isChosen ? 'bg-raised text-ink shadow-rest' : 'text-muted hover:text-ink',
              full && 'min-w-0 max-sm:px-1 max-[379px]:text-xs',
            )}
          >
            {/* Covers the segment, so that it shows the focus and is what is pressed. */}
            <input
              type="radio"
              name={name}
              value={own}
              checked={isChosen}
              onChange={() => onValueChange(own)}
              onKeyDown={ignoreEnter}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[7px]"
            />
            {Icon && <Icon className="size-4.5 max-sm:hidden" aria-hidden="true" />}
            {text}
          </label>
        );
      })}
    </div>
  );
}

/** In a form, Enter on a radio button would send it. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
