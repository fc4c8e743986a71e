import { formatGrams } from '#lib/format.ts';
import { YardBar } from '#ui/yard-bar.tsx';

const DOTS = { protein: 'bg-protein', carbs: 'bg-carbs', fat: 'bg-fat' };

interface MacroBarProps {
  name: string;
  tone: keyof typeof DOTS;
  grams: number;
  /** Grams at which the bar is full. */
  full: number;
}

export function MacroBar({ name, tone, grams, full }: MacroBarProps) {
  const amount = formatGrams(grams);
  return (
    <div className="min-w-0">
      <p className="inline-flex items-center gap-2 text-sm font-semibold">
        <span className={`size-2.5 rounded-[3px] ${DOTS[tone]}`} aria-hidden="true" />
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
