import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
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

/** One choice of a few visible ones: a radio group styled as a segmented control. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValueChange, full = false, className } = props;
  const choose = (chosen: string) => {
    const segment = segments.find((candidate) => candidate.value === chosen);
    if (segment) onValueChange(segment.value);
  };
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={cx(
        'rounded-md bg-sunken p-1',
        // Large text needs a second row.
        full ? 'grid w-full grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]' : 'inline-flex',
        className,
      )}
    >
      {segments.map(({ value: own, label: name, icon: Icon }) => (
        <RadioGroup.Item
          key={own}
          value={own}
          className={cx(
            'inline-flex h-9 items-center justify-center gap-1.5 rounded-[7px] px-3 text-sm font-semibold text-muted transition-colors duration-(--dur-fast) hover:text-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-rest pointer-coarse:h-11',
            full && 'min-w-0 max-sm:px-1 max-[379px]:text-xs',
          )}
        >
          {Icon && <Icon className="size-4.5 max-sm:hidden" aria-hidden="true" />}
          {name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
