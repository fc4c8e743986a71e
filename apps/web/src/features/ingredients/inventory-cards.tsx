import type { Ingredient } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useDeferredValue, useRef, useState } from 'react';
import { countIngredients } from '#data/ingredients.ts';
import { searchIngredients, sortIngredients } from './arrange-ingredients.ts';
import { IngredientGrid } from './ingredient-grid.tsx';
import type { MenuExtra } from './ingredient-menu.tsx';
import { InventoryEmpty } from './inventory-empty.tsx';
import type { InventoryFilter } from './inventory-filter.ts';
import { InventoryNoMatch } from './inventory-no-match.tsx';
import { InventoryTools } from './inventory-tools.tsx';
import { useInventorySort } from './use-inventory-sort.ts';

interface InventoryCardsProps {
  /** What the filter shows. */
  ingredients: readonly Ingredient[];
  /** Whether the whole inventory is too long to look through. */
  isLong: boolean;
  filter: InventoryFilter;
  today: CalendarDay;
  menuExtra: MenuExtra;
}

/** The cards of a filter, which a long inventory can search and put in order. */
export function InventoryCards({ ingredients, isLong, filter, today, menuExtra }: InventoryCardsProps) {
  const [typed, setTyped] = useState('');
  // The cards follow the typing when there is time for it.
  const wanted = useDeferredValue(typed).trim();
  const [sort, setSort] = useInventorySort();
  const field = useRef<HTMLInputElement>(null);
  // A search that is under way keeps its box, however short the list becomes meanwhile.
  const hasTools = isLong || typed !== '';
  const shown = hasTools ? sortIngredients(searchIngredients(ingredients, wanted), sort) : ingredients;
  return (
    <>
      {hasTools && (
        <>
          <InventoryTools typed={typed} onType={setTyped} sort={sort} onSort={setSort} field={field} />
          <p role="status" className="sr-only">
            {wanted && `${countIngredients(shown.length)} found`}
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
