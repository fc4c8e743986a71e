import type { QuickAddFood } from '@game-plan/contracts/kitchen/ingredients';
import { Check, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { localText, t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { CategoryTile } from '../category-tile.tsx';
import { useOpenDialog } from '../inventory-dialog.ts';

interface QuickAddListProps {
  foods: readonly QuickAddFood[];
  /** The food being saved. */
  pendingName: string | undefined;
  /** Names added since the dialog was opened. */
  added: readonly string[];
  onAdd: (food: QuickAddFood) => void;
  /** Shown below a food's row. */
  notice: { readonly name: string; readonly shown: ReactNode } | undefined;
}

/** Returns the focus to the row's button when the content below it is removed. */
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
              {t('{category}, per {unit}', {
                category: localText(food.category),
                unit: localText(food.unit),
              })}
            </p>
          </div>
          <Button
            {...STOP}
            variant="soft"
            size="sm"
            icon={added.includes(food.name) ? Check : Plus}
            pending={pendingName === food.name}
            aria-label={t('Add {name}', { name: food.name })}
            onClick={() => onAdd(food)}
          >
            {t('Add')}
          </Button>
          {notice?.name === food.name && (
            <div ref={keepFocusInRow} className="w-full">
              {notice.shown}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface QuickAddSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** The food that Enter adds. */
  first: QuickAddFood | undefined;
  /** The number of displayed foods. */
  count: number;
  onAdd: (food: QuickAddFood) => void;
}

export function QuickAddSearch({ typed, onType, first, count, onAdd }: QuickAddSearchProps) {
  const hintId = useId();
  return (
    <form
      className="sticky -top-5 z-10 -mx-6 -mt-5 bg-surface px-6 pt-5 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onAdd(first);
        // The next word typed replaces the last.
        event.currentTarget.querySelector('input')?.select();
      }}
    >
      <SearchInput
        {...STOP}
        label={t('Search foods')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-describedby={hintId}
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
      />
      <p id={hintId} role="status" className="mt-1.5 min-h-4 text-xs text-muted">
        {first
          ? t('{count, select, 1 {1 food. Enter adds {name}.} other {{count} foods. Enter adds {name}.}}', {
              count,
              name: first.name,
            })
          : count > 0 && t('{count} common foods.', { count })}
      </p>
    </form>
  );
}

/** Offers the form for a food that is not on the list, with the typed name filled in. */
export function QuickAddNoMatch({ typed }: { typed: string }) {
  const openDialog = useOpenDialog();
  return (
    <EmptyState spot="search" title={t("No common food matches ''{typed}'.", { typed })} className="mt-2">
      <Button
        {...STOP}
        variant="secondary"
        icon={Plus}
        onClick={() => openDialog({ kind: 'custom add', name: typed })}
      >
        {t("Custom Add ''{typed}''", { typed })}
      </Button>
    </EmptyState>
  );
}

/** Marks the controls between which the arrow keys move. */
const STOP = { 'data-stop': '' };

/** Moves the focus between marked controls with Up and Down; Tab works as usual. */
export function moveBetweenStops(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const focused = document.activeElement;
  if (step === 0 || !(focused instanceof HTMLElement)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const place = stops.indexOf(focused);
  const next = stops[place + step];
  if (place === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
