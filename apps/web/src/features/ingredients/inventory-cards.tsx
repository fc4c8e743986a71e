import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { Link, useNavigate } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import type { RefObject } from 'react';
import { useDeferredValue, useRef } from 'react';
import { countIngredients } from '#data/kitchen/ingredients.ts';
import { useStoredChoice } from '#lib/browser/use-stored-choice.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import {
  type InventorySort,
  isInventorySort,
  SORTS,
  searchIngredients,
  sortIngredients,
} from './arrange-ingredients.ts';
import { IngredientGrid, type MenuExtra } from './ingredient-card.tsx';
import { useOpenDialog } from './inventory-dialog.ts';
import { ALL, type InventoryFilter, LONGEST_SEARCH } from './inventory-filter.ts';

interface InventoryCardsProps {
  /** The filtered ingredients. */
  ingredients: readonly Ingredient[];
  /** Whether the whole inventory is long enough for search and sorting. */
  isLong: boolean;
  filter: InventoryFilter;
  today: CalendarDay;
  menuExtra: MenuExtra;
}

/** The cards of a filter; a long inventory can be searched and sorted. */
export function InventoryCards({ ingredients, isLong, filter, today, menuExtra }: InventoryCardsProps) {
  const typed = filter.q ?? '';
  const setTyped = useTypeSearch(filter);
  // Filtering is deferred, so that typing stays responsive.
  const wanted = useDeferredValue(typed).trim();
  const [chosen, setSort] = useInventorySort();
  // The server gives expiring food soonest first; when it was added is not what that list is for.
  const sort = filter.expiring && chosen === 'added' ? 'expiry' : chosen;
  const field = useRef<HTMLInputElement>(null);
  // A search in progress keeps its field, even if the list becomes short.
  const hasTools = isLong || typed !== '';
  const shown = hasTools ? sortIngredients(searchIngredients(ingredients, wanted), sort) : ingredients;
  return (
    <>
      {hasTools && (
        <>
          <InventoryTools
            typed={typed}
            onType={setTyped}
            sort={sort}
            sorts={Object.entries(SORTS).filter(([value]) => !filter.expiring || value !== 'added')}
            onSort={setSort}
            field={field}
          />
          <p role="status" className="sr-only">
            {wanted && t('{count} found', { count: countIngredients(shown.length) })}
          </p>
        </>
      )}
      {shown.length > 0 ? (
        <IngredientGrid ingredients={shown} today={today} menuExtra={menuExtra} />
      ) : ingredients.length === 0 ? (
        <InventoryEmpty filter={filter} />
      ) : (
        <InventoryNoMatch
          typed={wanted}
          filter={filter}
          onClear={() => {
            field.current?.focus();
            setTyped('');
          }}
        />
      )}
    </>
  );
}

/** Why the list is empty, with the action that helps. */
function InventoryEmpty({ filter }: { filter: InventoryFilter }) {
  const openDialog = useOpenDialog();
  if (filter.expiring || filter.category) {
    return (
      <EmptyState
        spot="fridge"
        title={
          filter.category
            ? t('No ingredients in the {category} category.', { category: filter.category })
            : t('Nothing expires within 7 days.')
        }
        className="mt-4 py-16"
      >
        <Link to="/ingredients" search={ALL} className={buttonClasses('secondary', 'md')}>
          {t('Show all ingredients')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      spot="fridge"
      title={t('No ingredients in your inventory. Add some to get started!')}
      className="mt-4 py-16"
    >
      <Button icon={Zap} onClick={() => openDialog({ kind: 'quick add' })}>
        {t('Add ingredients')}
      </Button>
    </EmptyState>
  );
}

interface InventoryNoMatchProps {
  typed: string;
  filter: InventoryFilter;
  onClear: () => void;
}

/** Shown if a search has no result within the filter. */
function InventoryNoMatch({ typed, filter, onClear }: InventoryNoMatchProps) {
  return (
    <EmptyState spot="search" title={noMatch(filter, typed)} className="mt-4 py-16">
      <Button variant="secondary" onClick={onClear}>
        {t('Clear search')}
      </Button>
    </EmptyState>
  );
}

interface InventoryToolsProps {
  typed: string;
  onType: (typed: string) => void;
  sort: InventorySort;
  /** The values and labels to choose from. */
  sorts: readonly (readonly [string, string])[];
  onSort: (sort: InventorySort) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Search and sorting for a long inventory. */
function InventoryTools({ typed, onType, sort, sorts, onSort, field }: InventoryToolsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2 sm:gap-3">
      <SearchInput
        ref={field}
        label={t('Search ingredients')}
        placeholder={t('Search')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1 basis-28 sm:max-w-[400px]"
      />
      <Select
        label={t('Sort by')}
        value={sort}
        onChange={({ target }) => {
          if (isInventorySort(target.value)) onSort(target.value);
        }}
        className="w-44 shrink-0"
      >
        {sorts.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Keeps what is typed in the address, so that it is there after Back and a reload; typing adds nothing to go back over. */
function useTypeSearch({ q: _, ...filter }: InventoryFilter): (typed: string) => void {
  const navigate = useNavigate();
  return (typed) =>
    void navigate({
      to: '/ingredients',
      search: typed === '' ? filter : { ...filter, q: typed },
      replace: true,
      resetScroll: false,
    });
}

/** The sort order last chosen in this browser. */
const useInventorySort = () => useStoredChoice('inventory sort', isInventorySort, 'added');

function noMatch({ category, expiring }: InventoryNoMatchProps['filter'], typed: string): string {
  if (category)
    return t('No ingredient in the {category} category matches “{typed}”.', { category: t(category), typed });
  if (expiring) return t('No ingredient that expires soon matches “{typed}”.', { typed });
  return t('No ingredient matches “{typed}”.', { typed });
}
