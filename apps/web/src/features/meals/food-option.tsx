import type { Food } from '@game-plan/contracts/foods';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatCalories, formatGrams } from '#lib/format.ts';
import { sayContains } from '#lib/say-contains.ts';
import { cx } from '#ui/cx.ts';
import { WarningNote } from '#ui/warning-note.tsx';
import { MacroDot } from './macro-dot.tsx';

interface FoodOptionProps extends ComponentProps<'li'> {
  food: Food;
  highlighted: boolean;
}

/** A found food with its figures per 100 g and where they come from. */
export function FoodOption({ food, highlighted, className, ...rest }: FoodOptionProps) {
  const { description, state, brand, source, nutrients } = food;
  const warning = sayContains(food.contains);
  return (
    <li
      {...rest}
      className={cx(
        'flex min-h-15 cursor-pointer items-center gap-3 rounded-md px-2 py-2',
        highlighted && 'bg-quiet',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{description}</span>{' '}
        {warning && <WarningNote>{warning}</WarningNote>}
        <span className="flex flex-wrap gap-x-3 text-xs text-muted">
          <MacroDot tone="protein">P {formatGrams(nutrients.protein)}</MacroDot>{' '}
          <MacroDot tone="carbs">C {formatGrams(nutrients.carbs)}</MacroDot>{' '}
          <MacroDot tone="fat">F {formatGrams(nutrients.fat)}</MacroDot> {state && <span>{state}</span>}{' '}
          <span className="max-w-full truncate">{brand ? `${brand} · ${source}` : source}</span>
        </span>
      </span>{' '}
      <span className="shrink-0 text-right text-sm text-muted">
        <b className="num text-base text-ink">{formatCalories(nutrients.calories)}</b> cal{' '}
        <span className="block text-xs">per 100 g</span>
      </span>
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-fg">
        <Plus className="size-5" aria-hidden="true" />
      </span>
    </li>
  );
}
