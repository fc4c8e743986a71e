import { Search } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/loading.tsx';
import type { NewFood } from './draft-food.ts';
import { FoodOption } from './food-option.tsx';
import { foundFood } from './new-food.ts';
import { SearchStatus } from './search-status.tsx';
import { useFoodCombobox } from './use-food-combobox.ts';

/** Searches all foods and adds the chosen one. */
export function FoodSearch({ onAdd }: { onAdd: (food: NewFood) => void }) {
  // Downshift's prop getters read its state when called: a compiler that caches their calls would freeze them.
  'use no memo';
  const combobox = useFoodCombobox((food) => onAdd(foundFood(food)));
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex } = combobox;
  const { inputId, typed, type, press, search } = combobox;
  const { found, isSearching } = search;
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
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown: press,
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
            key={`${food.fdcId} ${food.description}`}
            {...getItemProps({ item: food, index })}
            food={food}
            highlighted={index === highlightedIndex}
          />
        ))}
      </ul>
    </div>
  );
}
