import { formatGrams } from '#lib/format.ts';
import { type Macro, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { YardBar } from '#nutrition-ui/yard-bar.tsx';

interface MacroBarProps {
  name: string;
  tone: Macro;
  grams: number;
  /** Grams at which the bar is full. */
  full: number;
}

export function MacroBar({ name, tone, grams, full }: MacroBarProps) {
  const amount = formatGrams(grams);
  return (
    <div className="min-w-0">
      <p className="inline-flex items-center gap-2 text-sm font-semibold">
        <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
        {name}
      </p>
      <p className="num mb-1.5 text-xl">{amount}</p>
      <YardBar
        percent={(grams / full) * 100}
        tone={tone}
        label={`${name}: ${amount} of ${full} g`}
        className="yard-slim"
      />
    </div>
  );
}
