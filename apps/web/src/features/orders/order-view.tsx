import type { Order } from '@game-plan/contracts/orders';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { orderQuery } from '#data/orders.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { OrderSearch } from './order-search.ts';
import { PaymentState } from './payment-state.tsx';
import { Receipt } from './receipt.tsx';

interface OrderViewProps {
  id: number;
  left: OrderSearch['payment'];
  /** Who ordered. */
  buyer: string;
}

/** One order with the state of its payment, and its receipt to print. */
export function OrderView({ id, left, buyer }: OrderViewProps) {
  const {
    data: order,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...orderQuery(id), refetchOnMount: 'always' });
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-[800px]">
      <div className="print:hidden">
        <PageHead title={`Order #${id}`}>
          <Link
            to="/cart"
            search={{ orders: 'true' }}
            className={buttonClasses('secondary', 'md', 'max-sm:flex-1')}
          >
            <ArrowLeft className="size-4.5 shrink-0" aria-hidden="true" />
            Your Orders
          </Link>
          {order && (
            <Button icon={Printer} className="max-sm:flex-1" onClick={() => window.print()}>
              Print
            </Button>
          )}
        </PageHead>
      </div>
      {order && !isUnknown ? (
        <LoadedOrder order={order} left={left} buyer={buyer} />
      ) : isUnknown ? (
        <EmptyState
          spot="search"
          title="This order was not found"
          description="See the list of your orders."
          className="mt-6 bg-surface py-16"
        />
      ) : error ? (
        <ErrorPanel
          title="The order did not load"
          description="It is safe. Check the connection and try again."
          onRetry={() => void refetch()}
          pending={isFetching}
          className="mt-6"
        />
      ) : (
        <Loading label="Loading your order..." className="min-h-80" />
      )}
    </div>
  );
}

function LoadedOrder({ order, left, buyer }: { order: Order } & Pick<OrderViewProps, 'left' | 'buyer'>) {
  return (
    <>
      <PaymentState order={order} left={left} />
      <div className="mt-5">
        <Receipt order={order} buyer={buyer} />
      </div>
    </>
  );
}
