import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  shoppingListQuery,
  usePendingTicks,
  useResumeTicks,
  useTickItem,
} from '#data/kitchen/shopping-list.ts';
import { focusNeighbour } from '#lib/browser/focus-neighbour.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { OPENED_OVER } from '#lib/opened-over.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { onDemandPart, useOnDemandPart } from '#ui/on-demand-part.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';
import { LIST_OPEN } from './shopping-list-search.ts';
import { WaitingNote } from './waiting-note.tsx';

const ITEMS_SHOWN = 3;

/** Loaded with the first tick, before which it is not asked. If it cannot be loaded, it is asked at the next visit. */
const QUESTION = onDemandPart(() => import('./stock-question.tsx'), 'StockQuestion');

/** The open items: their number, the first three to tick off, and a link to the whole list. */
export function ShoppingListCard({ className = '' }: { className?: string }) {
  const list = useQuery(shoppingListQuery);
  useResumeTicks();
  const hasTicked = list.data?.some((item) => item.isCompleted) ?? false;
  const { Part: StockQuestion } = useOnDemandPart(QUESTION, hasTicked);
  // A list that was loaded once stays on the screen, because it is needed most where the connection is worst.
  if (list.isError && !list.data) {
    return (
      <ErrorPanel
        title={t('The shopping list did not load')}
        description={t('Your items are safe. Check the connection and try again.')}
        failed={list}
        className={className}
      />
    );
  }
  const toBuy = list.data?.filter((item) => !item.isCompleted);
  return (
    <Card aria-labelledby="shopping-list" className={`flex flex-col p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Shopping List')} titleId="shopping-list">
        {toBuy && (
          <Badge variant="pine">
            {t('{count, select, 1 {1 item} other {{count} items}}', { count: toBuy.length })}
          </Badge>
        )}
      </CardHead>
      {toBuy ? <ItemsToBuy items={toBuy} /> : <LoadingItems />}
      <WaitingNote />
      {hasTicked && StockQuestion && <StockQuestion className="mt-3" />}
      {toBuy && (
        <div className="mt-auto flex items-center justify-between gap-3 pt-3">
          <p className="text-sm font-semibold text-muted">
            {toBuy.length > ITEMS_SHOWN && t('+{value} more', { value: toBuy.length - ITEMS_SHOWN })}
          </p>
          <Link
            to="/"
            search={LIST_OPEN}
            state={OPENED_OVER}
            resetScroll={false}
            className={buttonClasses('secondary', 'sm')}
          >
            {t('Open list')}
          </Link>
        </div>
      )}
    </Card>
  );
}

function ItemsToBuy({ items }: { items: readonly ShoppingItem[] }) {
  if (items.length === 0) {
    return (
      <p className="mt-2 text-sm text-muted">
        {t('Nothing to buy. Open a recipe to add what it is missing.')}
      </p>
    );
  }
  return (
    <ul className="mt-2 divide-y divide-line md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-10 md:max-lg:divide-y-0">
      {items.slice(0, ITEMS_SHOWN).map((item) => (
        <li key={item.id} ref={keepFocus}>
          <ItemToBuy item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Passes the focus on when a ticked item disappears. */
function keepFocus(row: HTMLElement | null) {
  return () => {
    const control = document.activeElement;
    if (control instanceof HTMLElement && row?.contains(control)) {
      focusNeighbour(control, document.querySelector('h1'));
    }
  };
}

/** Ticked immediately; it leaves the card when the server has confirmed, and reopens after a failure. */
function ItemToBuy({ item }: { item: ShoppingItem }) {
  const { tick, isSuccess } = useTickItem(item.id);
  const ticked = usePendingTicks().get(item.id) ?? isSuccess;
  const warning = containsLabel(item.contains);
  return (
    <Checkbox
      className="min-h-12"
      data-control="tick"
      checked={ticked}
      onChange={() => {
        if (!ticked) tick(true);
      }}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{item.name}</span>
        {warning && <WarningNote>{warning}</WarningNote>}
      </span>{' '}
      <span className="max-w-[40%] text-right text-sm text-muted">
        {formatAmount(item.quantity, item.unit)}
      </span>
    </Checkbox>
  );
}

function LoadingItems() {
  return (
    <>
      <LoadingNote />
      <div className="mt-4 mb-3 grid gap-4" aria-hidden="true">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
    </>
  );
}
