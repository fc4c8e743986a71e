import { orderChoices } from '@game-plan/domain/pricing/order-choices';
import type { Choices } from '@game-plan/domain/pricing/price-line';
import { customType } from 'drizzle-orm/pg-core';

/** A line as it was bought: later changes of a service do not reach it. */
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
  /** What was chosen, in the order of the options. The first orders do not have it. */
  optionNames?: string[];
}

/**
 * The lines of an order. A jsonb does not keep the order of an object's fields, so the names of what was chosen are
 * stored beside it, and a receipt lists the choices as the customise dialog does.
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
