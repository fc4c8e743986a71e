import { useId } from 'react';
import { SearchInput } from '#ui/search-input.tsx';
import type { QuickAddFood } from './quick-add-food.ts';
import { STOP } from './roving-keys.ts';

interface QuickAddSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** What Enter adds. */
  first: QuickAddFood | undefined;
  /** How many foods are shown. */
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
        label="Search foods"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-describedby={hintId}
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
      />
      <p id={hintId} role="status" className="mt-1.5 min-h-4 text-xs text-muted">
        {first
          ? `${count} ${count === 1 ? 'food' : 'foods'}. Enter adds ${first.name}.`
          : count > 0 && `${count} common foods.`}
      </p>
    </form>
  );
}
