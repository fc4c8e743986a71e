import type { Order } from '@game-plan/contracts/shop/orders';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ShoppingCart } from 'lucide-react';
import { ordersQuery } from '#data/shop/orders.ts';
import { formatInstant } from '#lib/format/format.ts';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { CARD, CARD_LIFT } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { OrderBadges } from './order-badges.tsx';

const ORDERS_HEAD = {
  title: t('Your Orders'),
  description: t('What you have ordered, and how it stands'),
};

/** All orders of the person, newest first, linked to their receipts. */
export function OrderList() {
  return (
    <>
      <PageHead {...ORDERS_HEAD}>
        <Link to="/cart" search={{}} className={buttonClasses('secondary', 'md', 'max-sm:w-full')}>
          <ShoppingCart className="size-4.5 shrink-0" aria-hidden="true" />
          {t('Shopping Cart')}
        </Link>
      </PageHead>
      <OrderLines />
    </>
  );
}

function OrderLines() {
  const {
    data: orders,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...ordersQuery, refetchOnMount: 'always' });
  if (!orders) {
    if (!isError) return <Loading label={t('Loading your orders...')} className="min-h-80" />;
    return (
      <ErrorPanel
        title={t('Your orders did not load')}
        description={t('They are safe. Check the connection and try again.')}
        failed={{ refetch, isFetching }}
        className="mt-6"
      />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        spot="bag"
        title={t('No orders yet')}
        description={t('What you order appears here with its receipt.')}
        className="mt-6 bg-surface py-16"
      >
        <Link to="/services" className={buttonClasses('primary', 'md')}>
          {t('Browse Services')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t('Orders')} className="mt-6 grid gap-3">
      {orders.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderLine({ order }: { order: Order }) {
  const { id, createdAt, orderItems, totalAmount } = order;
  return (
    <li
      className={cx(
        CARD,
        CARD_LIFT,
        'focus-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 p-5 lg:grid-cols-[11rem_1fr_15rem_7rem_auto]',
      )}
    >
      <div>
        <h2 className="h-card">
          <Link to="/cart" search={{ order: String(id) }} className="stretch after:absolute after:inset-0">
            {t('Order #{id}', { id })}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-muted max-lg:order-2 max-lg:col-span-2">
        {orderItems.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(' · ')}
      </p>
      <p className="max-lg:order-3">
        <OrderBadges order={order} />
      </p>
      <p className="num text-right text-xl max-lg:order-1">{formatDollars(totalAmount)}</p>
      <ChevronRight className="size-5 text-muted max-lg:hidden" aria-hidden="true" />
    </li>
  );
}
