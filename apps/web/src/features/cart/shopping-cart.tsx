import type { User } from '@game-plan/contracts/people/auth';
import type { CartItem } from '@game-plan/contracts/shop/cart';
import { Link } from '@tanstack/react-router';
import { ReceiptText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCart, useClearCart } from '#data/shop/cart.ts';
import { useIsCheckingOut } from '#data/shop/orders.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { CartLine } from './cart-line.tsx';
import { OrderSummary } from './order-summary.tsx';

const CART_HEAD = {
  title: t('Shopping Cart'),
  description: t('Review your selected services and proceed to checkout'),
};

interface ShoppingCartProps {
  buyer: User;
  pictureOf: (item: CartItem) => ReactNode;
  onChangeOptions: (item: CartItem) => void;
  onOrdered: (id: number) => Promise<void>;
}

/** The cart: lines, totals and checkout. */
export function ShoppingCart(props: ShoppingCartProps) {
  return (
    <>
      <PageHead {...CART_HEAD}>
        <Link
          to="/cart"
          search={{ orders: 'true' }}
          className={buttonClasses('secondary', 'md', 'max-sm:w-full')}
        >
          <ReceiptText className="size-4.5 shrink-0" aria-hidden="true" />
          {t('Your Orders')}
        </Link>
      </PageHead>
      <CartBody {...props} />
    </>
  );
}

function CartBody({ buyer, pictureOf, onChangeOptions, onOrdered }: ShoppingCartProps) {
  const { items, isError, isFetching, refetch } = useCart();
  if (!items) {
    if (!isError) return <Loading label={t('Loading your cart...')} className="min-h-80" />;
    return (
      <ErrorPanel
        title={t('Your cart did not load')}
        description={t('Your items are safe. Check the connection and try again.')}
        failed={{ refetch, isFetching }}
        className="mt-6"
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState spot="bag" title={t('Your cart is empty')} className="mt-6 bg-surface py-16">
        <Link to="/services" className={buttonClasses('primary', 'md')}>
          {t('Browse Services')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <CartItems items={items} pictureOf={pictureOf} onChangeOptions={onChangeOptions} />
      <OrderSummary buyer={buyer} items={items} onOrdered={onOrdered} />
    </div>
  );
}

interface CartItemsProps {
  items: readonly CartItem[];
  pictureOf: (item: CartItem) => ReactNode;
  onChangeOptions: (item: CartItem) => void;
}

function CartItems({ items, pictureOf, onChangeOptions }: CartItemsProps) {
  return (
    <Card
      aria-labelledby="cart-items"
      // Locked during checkout, because a change would not be part of the order.
      inert={useIsCheckingOut()}
      className="px-5 pt-4 pb-1 transition-opacity inert:opacity-60 sm:px-6 lg:col-span-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="h-section" id="cart-items">
          {t('Cart Items ({count})', { count: items.length })}
        </h2>
        <ClearCartButton />
      </div>
      <ul aria-labelledby="cart-items" className="divide-y divide-line">
        {items.map((item) => (
          <CartLine key={item.id} item={item} picture={pictureOf(item)} onChangeOptions={onChangeOptions} />
        ))}
      </ul>
    </Card>
  );
}

/** Asks first, because customised services would have to be customised again. */
function ClearCartButton() {
  const [isAsking, setAsking] = useState(false);
  const { mutate: clear, isPending } = useClearCart(() => setAsking(false));
  return (
    <>
      <Button variant="destructive-ghost" icon={Trash2} className="-mx-3" onClick={() => setAsking(true)}>
        {t('Clear Cart')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Clear Cart')}
        description={t('Are you sure you want to remove all items from your cart?')}
        actionLabel={t('Clear Cart')}
        pending={isPending}
        pendingLabel={t('Clearing...')}
        onConfirm={() => clear()}
      />
    </>
  );
}
