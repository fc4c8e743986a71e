import type { User } from '@game-plan/contracts/people/auth';
import type { Contact } from '@game-plan/contracts/shop/business';
import type { Order } from '@game-plan/contracts/shop/orders';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CreditCard, Mail, Phone, Printer, RefreshCw } from 'lucide-react';
import { contactQuery } from '#data/shop/business.ts';
import { orderQuery, paymentMethodQuery, paymentStateQuery, usePayOrder } from '#data/shop/orders.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { telUrl } from '#lib/format/tel-url.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { isUnpaidOnline, paymentSentence } from './order-labels.ts';
import { OrderProgress } from './order-progress.tsx';
import type { OrderSearch } from './order-search.ts';
import { Receipt } from './receipt.tsx';

interface OrderViewProps {
  id: number;
  left: OrderSearch['payment'];
  buyer: User;
}

/** An order with the state of its payment, and its receipt to print. */
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
        <PageHead title={t('Order #{id}', { id })}>
          <Link
            to="/cart"
            search={{ orders: 'true' }}
            className={buttonClasses('secondary', 'md', 'max-sm:flex-1')}
          >
            <ArrowLeft className="size-4.5 shrink-0" aria-hidden="true" />
            {t('Your Orders')}
          </Link>
          {order && (
            <Button icon={Printer} className="max-sm:flex-1" onClick={() => window.print()}>
              {t('Print')}
            </Button>
          )}
        </PageHead>
      </div>
      {order && !isUnknown ? (
        <LoadedOrder order={order} left={left} buyer={buyer} />
      ) : isUnknown ? (
        <EmptyState
          spot="search"
          title={t('This order was not found')}
          description={t('Look for it in the list of your orders.')}
          className="mt-6 bg-surface py-16"
        />
      ) : error ? (
        <ErrorPanel
          title={t('The order did not load')}
          description={t('Your order is safe. Check the connection and try again.')}
          failed={{ refetch, isFetching }}
          className="mt-6"
        />
      ) : (
        <Loading label={t('Loading your order...')} className="min-h-80" />
      )}
    </div>
  );
}

function LoadedOrder({ order, left, buyer }: { order: Order } & Pick<OrderViewProps, 'left' | 'buyer'>) {
  return (
    <>
      <OrderProgress order={order} />
      <PaymentState order={order} left={left} />
      <div className="mt-5">
        <Receipt order={order} buyer={buyer} />
      </div>
      <ContactCard />
    </>
  );
}

interface PaymentStateProps {
  order: Order;
  /** How the payment page was left, for a user who returns from it. */
  left: OrderSearch['payment'];
}

/** The state of the payment according to the server, and possible actions. */
function PaymentState({ order, left }: PaymentStateProps) {
  const { data: payment } = useQuery(paymentMethodQuery);
  const canPay = isUnpaidOnline(order) && payment?.method === 'stripe';
  const isExpected = left === 'success' && order.status === 'pending' && canPay;
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentStateQuery(order.id, isExpected),
    enabled: canPay,
  });
  const isOnItsWay = canPay && data?.isOnItsWay === true;
  const isWaiting = isExpected || isOnItsWay;
  const { mutate: pay, isPending } = usePayOrder(order.id);

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-quiet p-4 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-semibold">
          {paymentSentence(order, left, isOnItsWay)}
        </p>
        {order.keptReason && <p className="text-sm wrap-anywhere text-muted">“{order.keptReason}”</p>}
        {isWaiting && <p className="text-sm text-muted">{waitingMessage(isError, isOnItsWay)}</p>}
        {isUnpaidOnline(order) && payment?.method === 'on_site' && (
          <p className="text-sm text-muted">
            {t('Online payment is no longer set up here. You can pay on site.')}
          </p>
        )}
      </div>
      {isWaiting && (
        <Button
          variant="secondary"
          icon={RefreshCw}
          pending={isFetching}
          pendingLabel={t('Checking...')}
          onClick={() => void refetch()}
        >
          {t('Check again')}
        </Button>
      )}
      {canPay && !isWaiting && (
        <Button
          variant="accent"
          icon={CreditCard}
          pending={isPending}
          pendingLabel={t('Opening...')}
          onClick={() => pay()}
        >
          {t('Pay now')}
        </Button>
      )}
    </div>
  );
}

function waitingMessage(isError: boolean, isOnItsWay: boolean): string {
  if (isError) return t('Stripe is not answering right now. Your payment is not lost.');
  if (isOnItsWay) return t('Banks can take a few days. It will show here as soon as it arrives.');
  return t('This can take a minute. You can leave this page; your order is saved.');
}

const LINK =
  'inline-flex items-center gap-2 font-medium underline underline-offset-2 wrap-anywhere pointer-coarse:min-h-11';

const isEmpty = ({ name, email, phone, address }: Contact) =>
  [name, email, phone, address].every((part) => part === null);

/** The business's contact details; renders nothing if no admin has entered any. */
function ContactCard() {
  const { data: contact } = useQuery(contactQuery);
  if (!contact || isEmpty(contact)) return null;
  const { name, email, phone, address } = contact;
  return (
    <section aria-labelledby="order-contact" className={cx(CARD, 'mt-5 p-5 text-sm sm:p-6 print:hidden')}>
      <h2 id="order-contact" className="h-card">
        {t('Questions about this order?')}
      </h2>
      {name && <p className="mt-2 font-semibold wrap-anywhere">{name}</p>}
      {address && <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{address}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {phone && (
          <li>
            <a href={telUrl(phone)} className={LINK}>
              <Phone className="size-4 shrink-0" aria-hidden="true" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={LINK}>
              <Mail className="size-4 shrink-0" aria-hidden="true" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
