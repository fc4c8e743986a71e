import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { countIngredients, expiringQuery, ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { GRID, type MenuExtra } from './ingredient-card.tsx';
import { InventoryActions } from './inventory-actions.tsx';
import { InventoryCards } from './inventory-cards.tsx';
import { InventoryDialogs } from './inventory-dialogs.tsx';
import { EXPIRING, type InventoryFilter } from './inventory-filter.ts';

const INVENTORY_HEAD = {
  title: t('Ingredient Inventory'),
};

/** Longest inventory without search and sorting: three rows on the widest screen. */
const SHORT_LIST = 12;

interface IngredientInventoryProps {
  filter: InventoryFilter;
  menuExtra: MenuExtra;
  /** Shown above the filters. */
  children: ReactNode;
}

/** The whole inventory. The server decides what expires soon; categories are filtered here. */
export function IngredientInventory({ filter, menuExtra, children }: IngredientInventoryProps) {
  const today = useToday();
  const list = useQuery(ingredientsQuery);
  const expiring = useQuery({ ...expiringQuery(today), placeholderData: keepPreviousData });

  const failed = [list, expiring].filter((query) => query.isError);
  // Shown together, because a banner that appears later would move the cards.
  const waiting = useDeferredPending(list.isPending || expiring.isPending);
  const found = filter.expiring ? expiring.data : inCategory(list.data, filter);
  const shown = waiting ? undefined : found;
  const expiringCount = expiring.data?.length ?? 0;

  return (
    <InventoryDialogs>
      <PageHead
        {...INVENTORY_HEAD}
        description={
          list.data ? t('{count} in your kitchen', { count: countIngredients(list.data.length) }) : '\u00a0'
        }
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

function ExpiringBanner({ count }: { count: number }) {
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-3 rounded-md border border-warning-line bg-warning-soft py-1.5 pr-2 pl-4 text-warning-text"
    >
      <ClockAlert className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-h-11 flex-1 basis-36 content-center font-semibold">
        {t('{count} ingredient(s) expiring soon', { count })}
      </p>
      <Link
        to="/ingredients"
        search={EXPIRING}
        resetScroll={false}
        className="inline-flex min-h-11 shrink-0 items-center rounded-md text-sm max-sm:ml-8 sm:px-2 font-semibold underline underline-offset-4"
      >
        {t('View expiring items')}
      </Link>
    </div>
  );
}

/** Reports that the list, or its refresh, did not load, with a retry button. */
function InventoryError({ failed }: { failed: readonly UseQueryResult[] }) {
  const isOutdated = failed.every((query) => query.data);
  return (
    <ErrorPanel
      title={isOutdated ? t('Ingredients did not reload') : t('Ingredients did not load')}
      description={
        isOutdated
          ? t(
              'Your ingredients are safe, but what is shown may be out of date. Check the connection and try again.',
            )
          : t('Your ingredients are safe. Check the connection and try again.')
      }
      failed={failed}
      className="mt-4"
    />
  );
}

const WIDTHS = ['w-16', 'w-28', 'w-32', 'w-24', 'w-26'];

/** Reserves space for the filter buttons while they load. */
function FilterSkeletons() {
  return (
    <div className="mt-4 flex gap-2 overflow-hidden py-1.5" aria-hidden="true">
      {WIDTHS.map((width) => (
        <Skeleton key={width} className={`h-9 shrink-0 rounded-full! pointer-coarse:h-11 ${width}`} />
      ))}
    </div>
  );
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Eight placeholder cards. */
function IngredientSkeletons() {
  return (
    <>
      <LoadingNote label={t('Loading ingredients')} />
      <ul className={GRID} aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className={cx(CARD, 'flex min-h-28 gap-3.5 p-4')}>
            <Skeleton className="size-12 shrink-0 rounded-md!" />
            <span className="flex-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-1.5 h-4 w-2/5" />
              <Skeleton className="mt-3 h-6 w-4/5" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
