import { Clock, Flame, Gauge, Globe, type LucideIcon, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { cx } from '#ui/cx.ts';
import type { RecipeFacts } from '../recipe-facts.ts';

interface FactTableProps {
  facts: RecipeFacts;
  servings: number;
  className: string;
}

/** The six figures of a recipe, three a row; two where three would break 'International'. */
export function FactTable({ facts, servings, className }: FactTableProps) {
  return (
    <dl className={cx('grid shrink-0 grid-cols-3 gap-px bg-line max-[359px]:grid-cols-2', className)}>
      <Fact icon={Timer} label="Prep time">
        {facts.prepTime} min
      </Fact>
      <Fact icon={Clock} label="Cook time">
        {facts.cookTime} min
      </Fact>
      <Fact icon={Users} label="Servings">
        {servings}
      </Fact>
      <Fact icon={Flame} label="Calories" note={facts.caloriesArePartial && 'partly known'}>
        {formatNumber(facts.calories)}
      </Fact>
      <Fact icon={Gauge} label="Difficulty">
        {facts.difficulty}
      </Fact>
      <Fact icon={Globe} label="Cuisine">
        {facts.cuisine}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  note?: string | false;
  children: ReactNode;
}

function Fact({ icon: Icon, label, note, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-surface px-3 py-2.5 sm:px-3.5">
      <dt className="flex items-center gap-1.5 text-xs text-muted">
        <Icon className="size-3.5 shrink-0" aria-hidden="true" />
        {label}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="num text-lg leading-6 wrap-anywhere">{children}</span>
        {note && <span className="text-xs text-muted">{note}</span>}
      </dd>
    </div>
  );
}
