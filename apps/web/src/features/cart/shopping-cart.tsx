import type { CartItem } from '@game-plan/contracts/cart';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCart } from '#data/cart.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { CartItems } from './cart-items.tsx';
import { OrderSummary } from './order-summary.tsx';

interface ShoppingCartProps {
  pictureOf: (item: CartItem) => ReactNode;
  onOrdered: (id: number) => Promise<void>;
}

/** The cart: its lines, what they come to, and the way to an order. */
export function ShoppingCart(props: ShoppingCartProps) {
  return (
    <>
      <PageHead title="Shopping Cart" description="Review your selected services and proceed to checkout">
        <Link
          to="/cart"
          search={{ orders: 'true' }}
          className={buttonClasses('secondary', 'md', 'max-sm:w-full')}
        >
          <ReceiptText className="size-4.5 shrink-0" aria-hidden="true" />
          Your Orders
        </Link>
      </PageHead>
      <CartBody {...props} />
    </>
  );
}

function CartBody({ pictureOf, onOrdered }: ShoppingCartProps) {
  const { items, isError, isFetching, refetch } = useCart();
  if (!items) {
    if (!isError) return <Loading label="Loading your cart..." className="min-h-80" />;
    return (
      <ErrorPanel
        title="Your cart did not load"
        description="What is in it is safe. Check the connection and try again."
        onRetry={() => void refetch()}
        pending={isFetching}
        className="mt-6"
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState spot="bag" title="Your cart is empty" className="mt-6 bg-surface py-16">
        <Link to="/services" className={buttonClasses('primary', 'md')}>
          Browse Services
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <CartItems items={items} pictureOf={pictureOf} />
      <OrderSummary items={items} onOrdered={onOrdered} />
    </div>
  );
}
