import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { sayOption } from '../say-option.ts';

const NOT_SET = <span className="font-normal text-muted">Not set</span>;

/** A fact of the profile with its name above it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-semibold">{children || NOT_SET}</dd>
    </div>
  );
}

interface OptionsFactProps {
  label: string;
  options: readonly string[];
  variant: 'pine' | 'neutral';
}

/** Several options of a list, as badges. */
export function OptionsFact({ label, options, variant }: OptionsFactProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1.5 flex flex-wrap gap-1.5">
        {options.length === 0
          ? NOT_SET
          : options.map((option) => (
              <Badge key={option} variant={variant} className="h-7! px-2.5! text-sm!">
                {sayOption(option)}
              </Badge>
            ))}
      </dd>
    </div>
  );
}
