import type { CartItem } from '@game-plan/contracts/cart';
import type { ReactNode } from 'react';
import { useIsCheckingOut } from '#data/orders.ts';
import { Card } from '#ui/card.tsx';
import { CartLine } from './cart-line.tsx';
import { ClearCartButton } from './clear-cart-button.tsx';

interface CartItemsProps {
  items: readonly CartItem[];
  pictureOf: (item: CartItem) => ReactNode;
}

export function CartItems({ items, pictureOf }: CartItemsProps) {
  return (
    <Card
      aria-labelledby="cart-items"
      // What was changed while it is being ordered would not be in the order.
      inert={useIsCheckingOut()}
      className="px-5 pt-4 pb-1 transition-opacity inert:opacity-60 sm:px-6 lg:col-span-8"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="h-section" id="cart-items">
          Cart Items ({items.length})
        </h2>
        <ClearCartButton />
      </div>
      <ul aria-labelledby="cart-items" className="divide-y divide-line">
        {items.map((item) => (
          <CartLine key={item.id} item={item} picture={pictureOf(item)} />
        ))}
      </ul>
    </Card>
  );
}
