import type { AdminOrder } from '@game-plan/contracts/shop/admin-orders';
import { deletedBuyer, displayName } from '@game-plan/domain/person-name';
import { chosenOptions } from '#lib/format/chosen-options.ts';

type Item = AdminOrder['orderItems'][number];

/** 'Where we meet: By video, Family members who join: 2' */
export const formatChoices = ({ customizations }: Pick<Item, 'customizations'>): string =>
  chosenOptions(customizations)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');

/** '2 × A Talk', 'A Walk' */
export const formatItem = ({ name, quantity }: Pick<Item, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** The buyer's name, or the number of their deleted account. */
export const buyerName = ({ buyer, buyerId }: Pick<AdminOrder, 'buyer' | 'buyerId'>): string =>
  buyer ? displayName(buyer) : deletedBuyer(buyerId);
