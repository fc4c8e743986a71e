import type { Food } from '@game-plan/contracts/foods';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const CHANGE = useCombobox.stateChangeTypes;

/** The results stand on the page, not over it: pressing or leaving the field neither closes them nor chooses one. */
export function keepResults(
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
