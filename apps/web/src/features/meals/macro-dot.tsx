import type { ReactNode } from 'react';

const DOTS = { protein: 'bg-protein', carbs: 'bg-carbs', fat: 'bg-fat' };

/** A few words after the small square in a nutrient's colour. */
export function MacroDot({ tone, children }: { tone: keyof typeof DOTS; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className={`size-2 rounded-[2px] ${DOTS[tone]}`} aria-hidden="true" />
      {children}
    </span>
  );
}
