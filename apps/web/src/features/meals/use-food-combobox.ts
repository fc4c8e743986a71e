import type { Food } from '@game-plan/contracts/foods';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useId, useState } from 'react';
import { keepResults } from './keep-results.ts';
import { useFoodSearch } from './use-food-search.ts';

/**
 * The state and the props of a combobox over all foods. Choosing one empties the field for the next; Escape empties
 * it, too; Enter waits until what is listed is what was typed; Home and End stay with the text.
 */
export function useFoodCombobox(onChoose: (food: Food) => void) {
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(-1);
  const search = useFoodSearch(typed);
  const { found } = search;
  const combobox = useCombobox({
    inputId,
    items: found,
    itemToString: (food) => food?.description ?? '',
    // Two foods of the table may share the figures of one entry.
    itemToKey: (food) => food && `${food.fdcId} ${food.description}`,
    isOpen: search.isAsked,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    highlightedIndex: found.length > 0 ? highlighted : -1,
    stateReducer: keepResults,
    onHighlightedIndexChange: (change) => setHighlighted(change.highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });

  const choose = (food: Food | null | undefined) => {
    if (!food) return;
    onChoose(food);
    setTyped('');
  };
  // Downshift tells of a key only after a render, by when fast fingers have typed on: what empties the field is done
  // here, and its own answer to the key refused.
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'Home', 'End'].includes(event.key)) return;
    if (event.key === 'Enter' && !search.isSearching) choose(found[combobox.highlightedIndex]);
    if (event.key === 'Escape') setTyped('');
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return { ...combobox, inputId, typed, type: setTyped, press, search };
}
