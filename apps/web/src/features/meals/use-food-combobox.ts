import type { Food, MealTextLine } from '@game-plan/contracts/food/foods';
import { clampQuantity } from '@game-plan/domain/meals/quantity';
import { useQuery } from '@tanstack/react-query';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useId, useState } from 'react';
import { foodSearchQuery, mealTextQuery } from '#data/food/foods.ts';
import { useDebounced } from '#lib/use-debounced.ts';

/** An option: the whole meal as understood, or one of the found foods. */
export type Choice = { readonly lines: readonly MealTextLine[] } | { readonly food: Food };

/**
 * State and props of a combobox over all foods. A typed meal is offered as one option above the foods. Choosing an
 * option or pressing Escape empties the field; Enter waits until the list matches the typed text; Home and End move the
 * text cursor.
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
  // Downshift handles keys only after a render, when a fast typist has typed on. Keys that empty the field are
  // therefore handled here, and Downshift's handling is prevented.
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape', 'Home', 'End'].includes(event.key)) return;
    const choice = choices[combobox.highlightedIndex];
    // The typed meal is the first option, whatever foods are found later.
    const isCurrent = choice && 'lines' in choice ? search.isMealCurrent : !search.isSearching;
    if (event.key === 'Enter' && isCurrent) choose(choice);
    if (event.key === 'Escape') setTyped('');
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return { ...combobox, inputId, typed, type: setTyped, press, search };
}

/** Not by figures alone, because two foods of the table may share one entry's figures. */
export function keyOf(choice: Choice): string {
  if ('lines' in choice) return 'meal';
  const { fdcId, ownFoodId, gtin, description } = choice.food;
  return `${fdcId ?? ownFoodId ?? gtin} ${description}`;
}

const LEAST_CHARACTERS = 3;
const PAUSE = 250;
/** The longest text that is searched as a name; longer text is a meal. */
const LONGEST_NAME = 100;

/**
 * The foods for the typed text, searched when typing pauses, and the text read as a meal; a failure gives no results.
 */
function useFoodSearch(typed: string) {
  const wanted = typed.trim();
  const searched = useDebounced(wanted, PAUSE);
  const isAsked = wanted.length >= LEAST_CHARACTERS;
  const isAskable = searched.length >= LEAST_CHARACTERS;
  const { data, isPlaceholderData, isFetching, error } = useQuery({
    ...foodSearchQuery(searched),
    enabled: isAskable && searched.length <= LONGEST_NAME,
    // While 'chicken' is loading, matching results of 'chick' stay visible.
    placeholderData: (previous) => previous?.filter(({ description }) => contains(description, searched)),
  });
  const meal = useQuery({
    ...mealTextQuery(searched),
    enabled: isAskable && SAYS_MORE.test(searched),
  });
  const found = (isAsked && isAskable && data) || [];
  const read = (isAsked && isAskable && meal.data?.lines) || undefined;
  const line = read?.length === 1 ? read[0] : undefined;
  const foods = found.map((food) => ({ food: line ? inTypedAmount(food, line) : food }));
  const choices = read ? withReading(read, foods) : foods;
  return {
    choices,
    /** Whether the text is long enough to search. */
    isAsked,
    /** Whether the results are not yet those for the typed text. */
    isSearching: isAsked && (wanted !== searched || isPlaceholderData || isFetching || meal.isFetching),
    /** Whether the typed text has been read as a meal; its foods may still be searched. */
    isMealCurrent: wanted === searched && !meal.isFetching,
    error,
  };
}

/** Matches a number or a second word; a single word is a name. */
const SAYS_MORE = /[\d½¼¾]|\S\s+\S/;

/** The reading, if a food was found in it, and then the foods found; a food that was read as it is usually eaten is one of them. */
function withReading(lines: readonly MealTextLine[], found: readonly { readonly food: Food }[]): Choice[] {
  if (saysMore(lines)) return [{ lines }, ...found];
  const foods = lines.flatMap(({ food }) => (food ? [{ food }] : []));
  const keys = foods.map(keyOf);
  return [...foods, ...found.filter((choice) => !keys.includes(keyOf(choice)))];
}

/** Whether a text means more than a food's name: several foods, an unusual amount, or an unknown word. */
function saysMore(lines: readonly MealTextLine[]): boolean {
  if (lines.every(({ food }) => food === null)) return false;
  return (
    lines.length > 1 || lines.some(({ food, amount, unread }) => unread.length > 0 || isOther(food, amount))
  );
}

function isOther(food: MealTextLine['food'], amount: MealTextLine['amount']): boolean {
  return amount?.unit !== food?.portion.unit || amount?.quantity !== food?.portion.quantity;
}

/** Another result with the typed amount: '200 g' of any salmon; a unit that the food lacks is converted by weight. */
function inTypedAmount(food: Food, { food: read, amount }: MealTextLine): Food {
  if (!amount || !isOther(read, amount)) return food;
  const { quantity, unit, grams } = amount;
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

/** The results are part of the page, so pressing or leaving the field neither closes them nor chooses one. */
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
