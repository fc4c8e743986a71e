import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/loading.tsx';
import type { NewFood } from './draft-food.ts';
import { FoodOption } from './food-option.tsx';
import { keepToPicking } from './keep-to-picking.ts';
import { foundFood } from './new-food.ts';
import { SearchStatus } from './search-status.tsx';
import { useFoodSearch } from './use-food-search.ts';

/** A combobox over all foods. Choosing one adds it and makes room for the next. */
export function FoodSearch({ onAdd }: { onAdd: (food: NewFood) => void }) {
  // Downshift's prop getters read its state when called: a compiler that caches their calls would freeze them.
  'use no memo';
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(-1);
  const search = useFoodSearch(typed);
  const { found, isAsked, isSearching } = search;
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex } = useCombobox({
    inputId,
    items: found,
    itemToString: (food) => food?.description ?? '',
    itemToKey: (food) => food?.fdcId,
    isOpen: isAsked,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    highlightedIndex: found.length > 0 ? highlighted : -1,
    stateReducer: keepToPicking(isSearching),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onHighlightedIndexChange: (change) => setHighlighted(change.highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onAdd(foundFood(selectedItem));
    },
  });

  return (
    <div>
      <div className="relative">
        <label {...getLabelProps({ className: 'sr-only' })} htmlFor={inputId}>
          Search foods
        </label>
        <Search className="absolute top-3 left-3 size-5 text-muted" aria-hidden="true" />
        <Input
          {...getInputProps({
            placeholder: 'Search foods',
            maxLength: 100,
            enterKeyHint: 'search',
            className: 'px-10',
          })}
        />
        {isSearching && <Spinner className="absolute top-3 right-3 size-5 text-muted" />}
      </div>
      <SearchStatus typed={typed} {...search} count={found.length} />
      <ul
        {...getMenuProps({ 'aria-label': 'Search results', 'aria-labelledby': undefined })}
        className={cx('-mx-2 mt-2 empty:mt-0', isSearching && 'opacity-60')}
      >
        {found.map((food, index) => (
          <FoodOption
            key={food.fdcId}
            {...getItemProps({ item: food, index })}
            food={food}
            highlighted={index === highlightedIndex}
          />
        ))}
      </ul>
    </div>
  );
}
