import type { LegalPage } from '@game-plan/contracts/shop/business';
import type { CartItem } from '@game-plan/contracts/shop/cart';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { PageTitle } from '#app/page-title.tsx';
import { useFocusHeading } from '#app/use-focus-heading.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { LegalPageView } from '#features/business/legal-page.tsx';
import { ShoppingCart } from '#features/cart/shopping-cart.tsx';
import { OrderList } from '#features/orders/order-list.tsx';
import type { OrderSearch } from '#features/orders/order-search.ts';
import { OrderView } from '#features/orders/order-view.tsx';
import { ServicePicture } from '#features/services/service-picture.tsx';
import { t } from '#lib/language.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

/** The cart, the list of orders, one order or a legal page, depending on the address. */
export function CartPage() {
  const search = useSearch({ from: '/cart' });
  const { title, view } = viewOf(search);
  useFocusHeading(title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {view}
    </>
  );
}

/** Titles by legal page. */
const LEGAL_TITLES = { terms: t('Terms of Service'), privacy: t('Privacy Policy') } as const;

function viewOf({ orders, order, payment, legal }: OrderSearch) {
  if (order !== undefined) {
    return {
      title: t('Order #{order}', { order }),
      view: <OwnOrder key={order} id={Number(order)} left={payment} />,
    };
  }
  if (legal) {
    const title = LEGAL_TITLES[legal];
    return { title, view: <Legal key={legal} page={legal} title={title} /> };
  }
  if (orders) return { title: t('Your Orders'), view: <OrderList /> };
  return { title: t('Shopping Cart'), view: <Cart /> };
}

function OwnOrder({ id, left }: { id: number; left: OrderSearch['payment'] }) {
  const { user } = useSession();
  return <OrderView id={id} left={left} buyer={user} />;
}

function Legal({ page, title }: { page: LegalPage; title: string }) {
  const { user } = useSession();
  return <LegalPageView page={page} title={title} isAdmin={user.role === 'admin'} />;
}

const ChangeOptionsDialog = lazyDialog(
  () => import('#features/services/customise/change-options-dialog.tsx'),
  'ChangeOptionsDialog',
);

function Cart() {
  const [changing, setChanging] = useState<CartItem>();
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <>
      <ShoppingCart
        buyer={user}
        pictureOf={({ serviceId, service }) => (
          <ServicePicture service={{ id: serviceId, ...service }} alt="" />
        )}
        onChangeOptions={setChanging}
        onOrdered={(id) => navigate({ to: '/cart', search: { order: String(id) } })}
      />
      {changing && <ChangeOptionsDialog item={changing} onClose={async () => setChanging(undefined)} />}
    </>
  );
}
