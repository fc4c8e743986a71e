import type { Ingredient } from '@game-plan/contracts/ingredients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countIngredients, expiringQuery, ingredientsQuery } from '#data/ingredients.ts';
import { useToday } from '#lib/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { ExpiringBanner } from './expiring-banner.tsx';
import { FilterSkeletons } from './filter-skeletons.tsx';
import type { MenuExtra } from './ingredient-menu.tsx';
import { IngredientSkeletons } from './ingredient-skeletons.tsx';
import { InventoryActions } from './inventory-actions.tsx';
import { InventoryCards } from './inventory-cards.tsx';
import { InventoryDialogs } from './inventory-dialogs.tsx';
import { InventoryError } from './inventory-error.tsx';
import type { InventoryFilter } from './inventory-filter.ts';

/** What is looked through at a glance: three rows of the widest screen. */
const SHORT_LIST = 12;

interface IngredientInventoryProps {
  filter: InventoryFilter;
  menuExtra: MenuExtra;
  /** Stands over the filters. */
  children: ReactNode;
}

/** The whole inventory. The server decides what expires soon; a category is picked out here, of the one list. */
export function IngredientInventory({ filter, menuExtra, children }: IngredientInventoryProps) {
  const today = useToday();
  const list = useQuery(ingredientsQuery);
  const expiring = useQuery({ ...expiringQuery(today), placeholderData: keepPreviousData });

  const failed = [list, expiring].filter((query) => query.isError);
  // Shown at once: a banner that comes later would push the cards from under a finger.
  const waiting = list.isPending || expiring.isPending;
  const found = filter.expiring ? expiring.data : inCategory(list.data, filter);
  const shown = waiting ? undefined : found;
  const expiringCount = expiring.data?.length ?? 0;

  return (
    <InventoryDialogs>
      <PageHead
        title="Ingredient Inventory"
        description={list.data ? `${countIngredients(list.data.length)} in your kitchen` : '\u00a0'}
      >
        <InventoryActions ingredients={list.data ?? undefined} />
      </PageHead>
      {!waiting && expiringCount > 0 && <ExpiringBanner count={expiringCount} />}
      {!waiting && children}
      {waiting && <FilterSkeletons />}
      {!waiting && list.data && (
        <CategoryFilters ingredients={list.data} expiringCount={expiringCount} filter={filter} />
      )}
      {failed.length > 0 && <InventoryError failed={failed} />}
      {shown && (
        <InventoryCards
          ingredients={shown}
          isLong={(list.data?.length ?? 0) > SHORT_LIST}
          filter={filter}
          today={today}
          menuExtra={menuExtra}
        />
      )}
      {!shown && failed.length === 0 && <IngredientSkeletons />}
    </InventoryDialogs>
  );
}

function inCategory(
  list: readonly Ingredient[] | null | undefined,
  { category }: InventoryFilter,
): readonly Ingredient[] | null | undefined {
  return category ? list?.filter((ingredient) => ingredient.category === category) : list;
}
