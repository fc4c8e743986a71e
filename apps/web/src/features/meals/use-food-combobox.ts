import type { Food } from '@game-plan/contracts/foods';
import { useQuery } from '@tanstack/react-query';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useId, useState } from 'react';
import { foodSearchQuery } from '#data/foods.ts';
import { useDebounced } from '#lib/use-debounced.ts';

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

const LEAST_CHARACTERS = 3;
const PAUSE = 250;

/** Foods for what is typed, asked once the typing pauses; a failure finds nothing. */
function useFoodSearch(typed: string) {
  const wanted = typed.trim();
  const asked = useDebounced(wanted, PAUSE);
  const isAsked = wanted.length >= LEAST_CHARACTERS;
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...foodSearchQuery(asked),
    enabled: asked.length >= LEAST_CHARACTERS,
    // While 'chicken' is on its way, what 'chick' found of it stays.
    placeholderData: (previous) => previous?.filter(({ description }) => contains(description, asked)),
  });
  return {
    found: (isAsked && asked.length >= LEAST_CHARACTERS && data) || [],
    /** Long enough to be searched for. */
    isAsked,
    /** What is found is not yet what is wanted. */
    isSearching: isAsked && (wanted !== asked || isPlaceholderData || isFetching),
    isError,
  };
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

const CHANGE = useCombobox.stateChangeTypes;

/** The results stand on the page, not over it: pressing or leaving the field neither closes them nor chooses one. */
function keepResults(
  state: UseComboboxState<Food>,
  { type, changes }: UseComboboxStateChangeOptions<Food>,
): Partial<UseComboboxState<Food>> {
  switch (type) {
    case CHANGE.InputClick:
      return state;
    case CHANGE.InputBlur:
      return { ...state, highlightedIndex: -1 };
    case CHANGE.ItemClick:
      return { ...changes, inputValue: '' };
    default:
      return changes;
  }
}
