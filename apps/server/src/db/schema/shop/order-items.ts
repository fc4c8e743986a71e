import { orderChoices } from '@game-plan/domain/pricing/order-choices';
import type { Choices } from '@game-plan/domain/pricing/price-line';
import { customType } from 'drizzle-orm/pg-core';

/** An order line as bought; later changes of the service do not affect it. */
interface OrderItemColumn {
  serviceId: number;
  name: string;
  category: string;
  quantity: number;
  unitPriceCents: number;
  customizations: Choices;
  totalPriceCents: number;
}

interface StoredItem extends OrderItemColumn {
  /** The chosen options in order. Missing in the oldest orders. */
  optionNames?: string[];
}

/**
 * The lines of an order. jsonb does not preserve the order of an object's fields, so the option names are stored as
 * well, and receipts list them in the order of the dialog.
 */
export const orderItems = customType<{ data: OrderItemColumn[]; driverData: StoredItem[] | string }>({
  dataType: () => 'jsonb',
  toDriver: (items) =>
    JSON.stringify(items.map((item) => ({ ...item, optionNames: Object.keys(item.customizations) }))),
  fromDriver: (stored) => {
    const items: StoredItem[] = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return items.map(({ optionNames = [], customizations, ...item }) => ({
      ...item,
      customizations: orderChoices(customizations, optionNames),
    }));
  },
});
