import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { AISLES, type Aisle } from '@game-plan/domain/foods/aisles/aisle';
import { useDeferredValue, useId } from 'react';
import type { useShoppingList } from '#data/kitchen/shopping-list.ts';
import { t } from '#lib/language.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ItemRow, type RowActions } from './item-row.tsx';

interface ItemGroupsProps extends RowActions {
  list: ReturnType<typeof useShoppingList>;
}

/** Open items by aisle, then ticked ones. */
export function ItemGroups({ list, ...actions }: ItemGroupsProps) {
  // The dialog opens first and gets its rows in short tasks: a long list would hold a phone up for a quarter of a second.
  const isOpen = useDeferredValue(true, false);
  const items = isOpen ? list.items : undefined;
  if (!items) {
    return list.isError && !list.items ? (
      <ErrorPanel
        title={t('The shopping list did not load')}
        description={t('Your items are safe. Check the connection and try again.')}
        failed={list}
      />
    ) : (
      <LoadingRows />
    );
  }
  const standing = withEdited(items, actions.edited);
  if (standing.length === 0) {
    return (
      <EmptyState
        spot="bag"
        title={t('Nothing to buy')}
        description={t('Type what you need above, or open a recipe to add what it is missing.')}
      />
    );
  }
  return groupByAisle(standing).map((group) => <Group key={group.name} {...group} {...actions} />);
}

/**
 * Keeps the item being edited in its place: if another device ticked, renamed or removed it, it would move, and the
 * typed text would be lost.
 */
function withEdited(items: readonly ShoppingItem[], edited: ShoppingItem | undefined) {
  if (!edited) return items;
  return items.some(({ id }) => id === edited.id)
    ? items.map((item) => (item.id === edited.id ? edited : item))
    : [...items, edited];
}

interface GroupProps extends RowActions {
  name: string;
  items: readonly ShoppingItem[];
}

function Group({ name, items, ...actions }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-3">
      <h3 id={titleId} className="text-sm font-semibold text-muted">
        {name}
      </h3>
      <ul aria-labelledby={titleId} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoadingRows() {
  return (
    <>
      <LoadingNote />
      {/* As high as a long list, so that the sheet does not grow as it comes. */}
      <div className="mt-4 grid min-h-dvh content-start gap-5" aria-hidden="true">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
    </>
  );
}

const AISLE_NAMES: Readonly<Record<Aisle, string>> = {
  produce: t('Fruit & vegetables'),
  bakery: t('Bakery'),
  meat: t('Meat & fish'),
  dairy: t('Dairy, eggs & chilled'),
  grains: t('Pasta, rice & grains'),
  canned: t('Cans, jars & ready meals'),
  sauces: t('Oils, sauces & spreads'),
  baking: t('Baking & spices'),
  snacks: t('Snacks & nuts'),
  drinks: t('Drinks'),
  frozen: t('Frozen'),
  household: t('Household'),
  other: t('Other'),
};

interface ItemGroup {
  readonly name: string;
  readonly items: readonly ShoppingItem[];
}

/** Open items by aisle, in the order of a walk through a shop, then all ticked ones. */
function groupByAisle(items: readonly ShoppingItem[]): ItemGroup[] {
  const groups = AISLES.map((aisle) => ({
    name: AISLE_NAMES[aisle],
    items: items.filter((item) => !item.isCompleted && item.aisle === aisle),
  }));
  const ticked = { name: t('Ticked'), items: items.filter(({ isCompleted }) => isCompleted) };
  return [...groups, ticked].filter((group) => group.items.length > 0);
}
