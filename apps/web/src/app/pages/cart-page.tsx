import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { useFocusHeading } from '#app/use-focus-heading.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { ShoppingCart } from '#features/cart/shopping-cart.tsx';
import { OrderList } from '#features/orders/order-list.tsx';
import { type OrderSearch, parseOrderSearch } from '#features/orders/order-search.ts';
import { OrderView } from '#features/orders/order-view.tsx';
import { ServicePicture } from '#features/services/service-picture.tsx';

/** The cart, the list of orders or one order, as the address says. */
export function CartPage() {
  // Read once more: the router leaves in what the route's own reading had left out.
  const search = useSearch({ from: '/cart', select: parseOrderSearch });
  const { title, view } = viewOf(search);
  useFocusHeading(title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {view}
    </>
  );
}

function viewOf({ orders, order, payment }: OrderSearch) {
  if (order !== undefined) {
    return { title: `Order #${order}`, view: <OwnOrder key={order} id={Number(order)} left={payment} /> };
  }
  if (orders) return { title: 'Your Orders', view: <OrderList /> };
  return { title: 'Shopping Cart', view: <Cart /> };
}

function OwnOrder({ id, left }: { id: number; left: OrderSearch['payment'] }) {
  const { user } = useSession();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return <OrderView id={id} left={left} buyer={name || user.username} />;
}

function Cart() {
  const navigate = useNavigate();
  return (
    <ShoppingCart
      pictureOf={({ serviceId, service }) => (
        <ServicePicture service={{ id: serviceId, ...service }} alt="" />
      )}
      onOrdered={(id) => navigate({ to: '/cart', search: { order: String(id) } })}
    />
  );
}
