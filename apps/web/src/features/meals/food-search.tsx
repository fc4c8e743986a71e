import type { Food } from '@game-plan/contracts/foods';
import { describeConstraint, readConstraints } from '@game-plan/domain/food-search/query/query-constraints';
import { Plus, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { formatCalories, formatGrams } from '#lib/format/format.ts';
import { sayContains } from '#lib/format/say-contains.ts';
import { type Macro, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/form/input.tsx';
import { Spinner } from '#ui/state/loading.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';
import { foundFood, type NewFood } from './draft-food.ts';
import { useFoodCombobox } from './use-food-combobox.ts';

interface FoodSearchProps {
  onAdd: (food: NewFood) => void;
  /** Of what nothing was found for: it is to be a food of one's own. */
  onKeep?: (name: string) => void;
}

/** Searches all foods and adds the chosen one. */
export function FoodSearch({ onAdd, onKeep }: FoodSearchProps) {
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
      {onKeep && search.isAsked && !isSearching && found.length === 0 && (
        <Button variant="secondary" icon={Plus} className="mt-2" onClick={() => onKeep(typed.trim())}>
          <span className="truncate">Add ‘{typed.trim()}’ as my food</span>
        </Button>
      )}
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

interface FoodOptionProps extends ComponentProps<'li'> {
  food: Food;
  highlighted: boolean;
}

/** A found food with its figures per 100 g and where they come from. */
function FoodOption({ food, highlighted, className, ...rest }: FoodOptionProps) {
  const { description, state, brand, source, nutrients } = food;
  const warning = sayContains(food.contains);
  const isUntold = state !== null && !description.toLowerCase().includes(state);
  return (
    <li
      {...rest}
      className={cx(
        'flex min-h-15 cursor-pointer items-center gap-3 rounded-md px-2 py-2',
        highlighted && 'bg-quiet',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{description}</span>{' '}
        {warning && <WarningNote>{warning}</WarningNote>}
        <span className="flex flex-wrap gap-x-3 text-xs text-muted">
          <MacroDot tone="protein">P {formatGrams(nutrients.protein)}</MacroDot>{' '}
          <MacroDot tone="carbs">C {formatGrams(nutrients.carbs)}</MacroDot>{' '}
          <MacroDot tone="fat">F {formatGrams(nutrients.fat)}</MacroDot> {isUntold && <span>{state}</span>}{' '}
          <span className="max-w-full truncate">{brand ? `${brand} · ${source}` : source}</span>
        </span>
      </span>{' '}
      <span className="shrink-0 text-right text-sm text-muted">
        <b className="num text-base text-ink">{formatCalories(nutrients.calories)}</b> cal{' '}
        <span className="block text-xs">per 100 g</span>
      </span>
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-fg">
        <Plus className="size-5" aria-hidden="true" />
      </span>
    </li>
  );
}

/** A few words after the small square in a nutrient's colour. */
function MacroDot({ tone, children }: { tone: Macro; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className={`size-2 rounded-[2px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
      {children}
    </span>
  );
}

interface SearchStatusProps {
  typed: string;
  isAsked: boolean;
  isSearching: boolean;
  isError: boolean;
  count: number;
}

/** Says how the search goes. Only what needs words is shown; the rest is seen in the list. */
function SearchStatus(props: SearchStatusProps) {
  const text = statusText(props);
  const isSeen = props.typed.trim() !== '' && props.count === 0 && !props.isSearching;
  return (
    <p role="status" className={isSeen ? 'px-1 pt-2.5 text-sm text-muted' : 'sr-only'}>
      {text}
    </p>
  );
}

function statusText({ typed, isAsked, isSearching, isError, count }: SearchStatusProps): string {
  if (typed.trim() === '') return '';
  if (!isAsked) return 'Type at least 3 characters';
  if (isSearching) return 'Searching foods';
  if (isError) return 'No foods found: the search did not answer. Try again in a moment.';
  if (count === 0) return nothingFound(typed);
  return count === 1 ? '1 food found' : `${count} foods found`;
}

/** Where a word rules something out, nothing of the kind may be there though the food itself is. */
function nothingFound(typed: string): string {
  const { food, constraints } = readConstraints(typed);
  if (constraints.length === 0 || food === '') return 'No foods found';
  const claims = constraints.map(describeConstraint).join(' and ');
  return `No foods found: nothing here for ‘${food}’ is known to be ${claims}.`;
}
