import type { Food } from '@game-plan/contracts/foods';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

const CHANGE = useCombobox.stateChangeTypes;

/**
 * How the food search departs from an ordinary combobox: a choice empties the field for the next food, Escape empties
 * it too, leaving the field chooses nothing, and Enter waits until what is listed is what was typed.
 */
export function keepToPicking(isSearching: boolean) {
  return (
    state: UseComboboxState<Food>,
    { type, changes }: UseComboboxStateChangeOptions<Food>,
  ): Partial<UseComboboxState<Food>> => {
    switch (type) {
      case CHANGE.InputKeyDownEnter:
        return isSearching ? state : { ...changes, inputValue: '' };
      case CHANGE.ItemClick:
      case CHANGE.InputKeyDownEscape:
        return { ...changes, inputValue: '' };
      case CHANGE.InputClick:
        return state;
      case CHANGE.InputBlur:
        return { ...state, highlightedIndex: -1 };
      default:
        return changes;
    }
  };
}
