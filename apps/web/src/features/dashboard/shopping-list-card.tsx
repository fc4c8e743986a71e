import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { useQuery } from '@tanstack/react-query';
import { formatQuantity } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { shoppingListQuery, useCompleteItem } from './dashboard-queries.ts';

const SHOWN = 3;

/** What is still to buy: how many, and the first three to tick off. */
export function ShoppingListCard({ className = '' }: { className?: string }) {
  const list = useQuery(shoppingListQuery);
  if (list.isError) {
    return (
      <ErrorPanel
        title="The shopping list did not load"
        description="Your items are safe. Check the connection and try again."
        onRetry={() => void list.refetch()}
        pending={list.isFetching}
        className={className}
      />
    );
  }
  const toBuy = list.data?.filter((item) => !item.isCompleted);
  return (
    <Card aria-labelledby="shopping-list" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title="Shopping List" titleId="shopping-list">
        {toBuy && <Badge variant="pine">{toBuy.length === 1 ? '1 item' : `${toBuy.length} items`}</Badge>}
      </CardHead>
      {toBuy ? <ItemsToBuy items={toBuy} /> : <LoadingItems />}
    </Card>
  );
}

function ItemsToBuy({ items }: { items: readonly ShoppingItem[] }) {
  if (items.length === 0) {
    return (
      <p className="mt-2 text-sm text-muted">
        Nothing to buy. What a recipe is missing can be added here from the recipe.
      </p>
    );
  }
  return (
    <>
      <ul className="mt-2 divide-y divide-line md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-10 md:max-lg:divide-y-0">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <ItemToBuy item={item} />
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <p className="mt-1 text-sm font-semibold text-muted">+{items.length - SHOWN} more</p>
      )}
    </>
  );
}

/** Ticked at once; it leaves the list when the server has agreed, and is open again when it has not. */
function ItemToBuy({ item }: { item: ShoppingItem }) {
  const { mutate, isPending, isSuccess } = useCompleteItem();
  const ticked = isPending || isSuccess;
  return (
    <Checkbox
      className="min-h-12"
      checked={ticked}
      onChange={() => {
        if (!ticked) mutate(item.id);
      }}
    >
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{item.name}</span>
      <span className="max-w-[40%] text-right text-sm text-muted">
        {formatQuantity(item.quantity, item.unit)}
      </span>
    </Checkbox>
  );
}

function LoadingItems() {
  return (
    <>
      <LoadingNote />
      <div className="mt-4 mb-3 grid gap-4 md:max-lg:grid-cols-3 md:max-lg:gap-x-10" aria-hidden="true">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
    </>
  );
}
