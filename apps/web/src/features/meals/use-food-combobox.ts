import type { Food, MealTextLine } from '@game-plan/contracts/food/foods';
import { clampQuantity } from '@game-plan/domain/meals/quantity';
import { useQuery } from '@tanstack/react-query';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useId, useState } from 'react';
import { foodSearchQuery, mealTextQuery } from '#data/food/foods.ts';
import { useDebounced } from '#lib/use-debounced.ts';

/** What can be chosen: the meal as it was read, or one of the foods that were found. */
export type Choice = { readonly lines: readonly MealTextLine[] } | { readonly food: Food };

/**
 * The state and the props of a combobox over all foods. What is typed of a whole meal stands above the foods as one choice.
 * Choosing one empties the field for the next; Escape empties it, too; Enter waits until what is listed is what was typed;
 * Home and End stay with the text.
 */
export function useFoodCombobox(onChoose: (choice: Choice) => void) {
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(-1);
  const search = useFoodSearch(typed);
  const { choices } = search;
  const combobox = useCombobox({
    inputId,
    items: choices,
    itemToString: (choice) => (choice ? keyOf(choice) : ''),
    itemToKey: (choice) => choice && keyOf(choice),
    isOpen: search.isAsked,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    highlightedIndex: choices.length > 0 ? highlighted : -1,
    stateReducer: keepResults,
    onHighlightedIndexChange: (change) => setHighlighted(change.highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });

  const choose = (choice: Choice | null | undefined) => {
    if (!choice) return;
    onChoose(choice);
    setTyped('');
  };
  // Downshift tells of a key only after a render, by when fast fingers have typed on: what empties the field is done
  // here, and its own answer to the key refused.
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'Home', 'End'].includes(event.key)) return;
    if (event.key === 'Enter' && !search.isSearching) choose(choices[combobox.highlightedIndex]);
    if (event.key === 'Escape') setTyped('');
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return { ...combobox, inputId, typed, type: setTyped, press, search };
}

/** Two foods of the table may share the figures of one entry. */
export function keyOf(choice: Choice): string {
  if ('lines' in choice) return 'meal';
  const { fdcId, ownFoodId, gtin, description } = choice.food;
  return `${fdcId ?? ownFoodId ?? gtin} ${description}`;
}

const LEAST_CHARACTERS = 3;
const PAUSE = 250;
/** The longest name that is searched for; what is longer is a meal. */
const LONGEST_NAME = 100;

/** Foods for what is typed, asked once the typing pauses, and what it was read as; a failure finds nothing. */
function useFoodSearch(typed: string) {
  const wanted = typed.trim();
  const asked = useDebounced(wanted, PAUSE);
  const isAsked = wanted.length >= LEAST_CHARACTERS;
  const isAskable = asked.length >= LEAST_CHARACTERS;
  const { data, isPlaceholderData, isFetching, error } = useQuery({
    ...foodSearchQuery(asked),
    enabled: isAskable && asked.length <= LONGEST_NAME,
    // While 'chicken' is on its way, what 'chick' found of it stays.
    placeholderData: (previous) => previous?.filter(({ description }) => contains(description, asked)),
  });
  const meal = useQuery({
    ...mealTextQuery(asked),
    enabled: isAskable && SAYS_MORE.test(asked),
  });
  const found = (isAsked && isAskable && data) || [];
  const lines = isAsked && isAskable && meal.data && saysMore(meal.data.lines) ? meal.data.lines : undefined;
  const [line] = lines?.length === 1 ? lines : [];
  const choices: Choice[] = [
    ...(lines ? [{ lines }] : []),
    ...found.map((food) => ({ food: line ? inTypedAmount(food, line) : food })),
  ];
  return {
    choices,
    /** Long enough to be searched for. */
    isAsked,
    /** What is found is not yet what is wanted. */
    isSearching: isAsked && (wanted !== asked || isPlaceholderData || isFetching || meal.isFetching),
    error,
  };
}

/** A number or a second word: one word by itself is a name. */
const SAYS_MORE = /[\d½¼¾]|\S\s+\S/;

/** Whether a line was read as more than a food's name: several foods, another amount than the usual, or an unknown word. */
function saysMore(lines: readonly MealTextLine[]): boolean {
  if (lines.every(({ food }) => food === null)) return false;
  return (
    lines.length > 1 || lines.some(({ food, helping, unread }) => unread.length > 0 || isOther(food, helping))
  );
}

function isOther(food: MealTextLine['food'], helping: MealTextLine['helping']): boolean {
  return helping?.unit !== food?.portion.unit || helping?.quantity !== food?.portion.quantity;
}

/** Another result in the amount that was typed: '200 g' of any salmon; a unit that the food does not have is taken by its weight. */
function inTypedAmount(food: Food, { food: read, helping }: MealTextLine): Food {
  if (!helping || !isOther(read, helping)) return food;
  const { quantity, unit, grams } = helping;
  const isKnown = unit === 'g' || food.portions.some((portion) => portion.unit === unit);
  const isWeighed = food.per === undefined || food.per.unit === 'g';
  if (!isKnown && !isWeighed) return food;
  const portion = isKnown ? { quantity, unit } : { quantity: Math.round(quantity * grams), unit: 'g' };
  return { ...food, portion: { ...portion, quantity: clampQuantity(portion.quantity) } };
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

const CHANGE = useCombobox.stateChangeTypes;

/** The results stand on the page, not over it: pressing or leaving the field neither closes them nor chooses one. */
function keepResults(
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
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
