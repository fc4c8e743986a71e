import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { NUTRIENT_FILL, type Nutrient } from './nutrients.ts';
import { YardBar } from './yard-bar.tsx';

interface MacroRowProps {
  name: string;
  value: number;
  /** 0 means no goal: there is no bar, because an empty one would say that nothing was eaten. */
  goal: number;
  tone: Nutrient;
  unit?: string;
  className?: string;
}

/** A named amount compared with its goal, both rounded to whole numbers as on all screens, with a bar. */
export function MacroRow({ name, value, goal, tone, unit = 'g', className }: MacroRowProps) {
  const shownValue = formatWhole(value);
  const shownGoal = formatWhole(goal);
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <span className="inline-flex items-center gap-2 text-sm font-semibold">
          <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[tone]}`} />
          {name}
        </span>
        <span className="text-sm text-muted">
          <b className="num text-base text-ink">{shownValue}</b>
          {goal > 0 ? ` / ${shownGoal} ${unit}` : ` ${unit}`}
        </span>
      </div>
      {goal > 0 && (
        <YardBar
          percent={(value / goal) * 100}
          tone={tone}
          label={t('{name}: {shownValue} of {shownGoal} {unit}', { name, shownValue, shownGoal, unit })}
        />
      )}
    </div>
  );
}
