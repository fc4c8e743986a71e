import type { User } from '@game-plan/contracts/people/auth';
import type { CartItem } from '@game-plan/contracts/shop/cart';
import { addressLines } from '@game-plan/domain/orders/postal-address';
import { cartTotals } from '@game-plan/domain/pricing/cart-totals';
import { centsFromDollars } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CreditCard, Lock, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { paymentMethodQuery, useCheckout, useIsCheckingOut } from '#data/shop/orders.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { checkoutBlocker } from './checkout-blocker.ts';
import { paymentLabels } from './payment-labels.ts';

const TEXT_LINK = 'underline underline-offset-2 hover:text-ink';

interface OrderSummaryProps {
  buyer: User;
  items: readonly CartItem[];
  /** Shows the new order; resolves when it is shown. */
  onOrdered: (id: number) => Promise<void>;
}

/** The cart's totals without unavailable lines, and the checkout. */
export function OrderSummary({ buyer, items, onOrdered }: OrderSummaryProps) {
  const blockId = useId();
  const checkout = useCheckout(onOrdered);
  const isCheckingOut = useIsCheckingOut();
  const { data: payment } = useQuery(paymentMethodQuery);
  const available = items.filter(({ isAvailable }) => isAvailable);
  const totals = cartTotals(available.map(({ totalPrice }) => centsFromDollars(totalPrice)));
  const { how, safety } = paymentLabels(payment?.method, totals.total);
  const block = checkoutBlocker(items);

  return (
    <div className="grid gap-5 lg:sticky lg:top-[calc(var(--header-h)+20px)] lg:col-span-4">
      <Card aria-labelledby="order-summary">
        <h2 className="h-section" id="order-summary">
          {t('Order Summary')}
        </h2>
        <dl className="mt-4 grid gap-2.5" aria-live="polite">
          <Sum name={t('Subtotal')} value={formatCents(totals.subtotal)} />
          <Sum name={t('Tax (10%)')} value={formatCents(totals.tax)} />
          <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3.5">
            <dt className="font-semibold">{t('Total')}</dt>
            <dd className="num text-3xl leading-9">{formatCents(totals.total)}</dd>
          </div>
        </dl>
        <Reach buyer={buyer} />
        {block && (
          <p
            id={blockId}
            role="status"
            className="mt-4 flex items-start gap-2 text-sm font-medium text-warning-text"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {block}
          </p>
        )}
        <Button
          variant="accent"
          size="lg"
          icon={Lock}
          className="mt-4 w-full"
          disabled={block !== undefined || items.length === 0}
          aria-describedby={block && blockId}
          pending={isCheckingOut}
          pendingLabel={t('Processing...')}
          onClick={() => checkout.mutate(items)}
        >
          {t('Proceed to Checkout')}
        </Button>
        <p className="mt-4 flex items-center justify-center gap-2 text-sm text-muted">
          <CreditCard className="size-4.5 shrink-0" aria-hidden="true" />
          {t('Secure checkout powered by Stripe')}
        </p>
        {how && available.length > 0 && (
          <p className="mt-1 text-center text-sm font-medium text-balance">{how}</p>
        )}
        <p className="mt-3 text-center text-xs text-balance text-muted">
          {richText(
            t('By placing your order you agree to our <0>Terms of Service</0> and <1>Privacy Policy</1>.'),
            (words) => (
              <Link to="/cart" search={{ legal: 'terms' }} className={TEXT_LINK}>
                {words}
              </Link>
            ),
            (words) => (
              <Link to="/cart" search={{ legal: 'privacy' }} className={TEXT_LINK}>
                {words}
              </Link>
            ),
          )}
        </p>
      </Card>
      <SecurePayment>{safety}</SecurePayment>
    </div>
  );
}

/** The contact details that the order will have, because a service may need a call or a visit. */
function Reach({ buyer }: { buyer: User }) {
  const where = addressLines(buyer).join(', ');
  const known = [buyer.email, buyer.phone, where].filter(Boolean);
  const missing = [!buyer.phone, where === ''].filter(Boolean);
  return (
    <p className="mt-4 text-sm wrap-anywhere text-muted">
      {known.length > 0 && `${t('We reach you at {ways}.', { ways: known.join('\u00a0· ') })} `}
      {missing.length > 0 &&
        `${missing.length > 1 ? t('Your profile has no phone number and no address.') : buyer.phone ? t('Your profile has no address.') : t('Your profile has no phone number.')} `}
      <Link to="/profile" className={TEXT_LINK}>
        {missing.length > 0 ? t('Add it if we should call or visit you') : t('Change')}
      </Link>
    </p>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

function SecurePayment({ children }: { children: string }) {
  return (
    <div className="flex gap-3 rounded-lg bg-success-soft p-4 text-success-text">
      <ShieldCheck className="size-6 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-semibold">{t('Secure Payment')}</p>
        <p className="text-sm">{children}</p>
      </div>
    </div>
  );
}
