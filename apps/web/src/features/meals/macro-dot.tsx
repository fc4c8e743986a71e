import type { ReactNode } from 'react';
import { type Macro, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';

/** A few words after the small square in a nutrient's colour. */
export function MacroDot({ tone, children }: { tone: Macro; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className={`size-2 rounded-[2px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
      {children}
    </span>
  );
}
