import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CategoryTile } from './category-tile.tsx';
import type { QuickAddFood } from './quick-add-food.ts';
import { STOP } from './roving-keys.ts';

interface QuickAddListProps {
  foods: readonly QuickAddFood[];
  /** The food on its way to the server. */
  pendingName: string | undefined;
  /** The names added since the dialog opened. */
  added: readonly string[];
  onAdd: (food: QuickAddFood) => void;
  /** Shown below the row of a food. */
  notice: { readonly food: QuickAddFood; readonly shown: ReactNode } | undefined;
}

/** The button of the row gets the focus back from what goes away below it. */
function keepFocusInRow(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('li')?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
  };
}

export function QuickAddList({ foods, pendingName, added, onAdd, notice }: QuickAddListProps) {
  return (
    <ul className="divide-y divide-line">
      {foods.map((food) => (
        <li key={food.name} className="flex min-h-14 flex-wrap items-center gap-3 py-1.5">
          <CategoryTile category={food.category} isNamedBeside className="size-9" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{food.name}</p>
            <p className="text-sm text-muted">
              {food.category}, per {food.unit}
            </p>
          </div>
          <Button
            {...STOP}
            variant="soft"
            size="sm"
            icon={added.includes(food.name) ? Check : Plus}
            pending={pendingName === food.name}
            aria-label={`Add ${food.name}`}
            onClick={() => onAdd(food)}
          >
            Add
          </Button>
          {notice?.food === food && (
            <div ref={keepFocusInRow} className="w-full">
              {notice.shown}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
