import type { RefObject } from 'react';
import { useKeptChoice } from '#lib/browser/use-kept-choice.ts';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { type InventorySort, isInventorySort, SORTS } from './arrange-ingredients.ts';

interface InventoryToolsProps {
  typed: string;
  onType: (typed: string) => void;
  sort: InventorySort;
  onSort: (sort: InventorySort) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** A search box and an order, for an inventory that is too long to look through. */
export function InventoryTools({ typed, onType, sort, onSort, field }: InventoryToolsProps) {
  return (
    <div className="mt-2 flex gap-2 sm:gap-3">
      <SearchInput
        ref={field}
        label="Search ingredients"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1 sm:max-w-[400px]"
      />
      <Select
        label="Sort by"
        value={sort}
        onChange={({ target }) => {
          if (isInventorySort(target.value)) onSort(target.value);
        }}
        className="w-44 shrink-0"
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The order that was chosen last in this browser. */
export const useInventorySort = () => useKeptChoice('inventory sort', isInventorySort, 'added');
