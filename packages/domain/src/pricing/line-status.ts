import { type Cents, cents } from './cents.ts';
import { missingChoices } from './option-rules.ts';
import { orderChoices } from './order-choices.ts';
import { type Choices, type LinePrice, priceLine } from './price-line.ts';
import type { PricedService } from './priced-service.ts';

/** A line of a cart as the person agreed to it. */
export interface AgreedLine {
  readonly choices: Choices;
  readonly quantity: number;
  /** The line's price when the person last agreed to it. */
  readonly agreedPrice: Cents;
}

interface Standing {
  readonly choices: Choices;
  readonly unitPrice: Cents;
  readonly totalPrice: Cents;
}

/** The current state of a cart line. */
export type LineStatus =
  | (Standing & {
      readonly kind: 'sold';
      /** The agreed price if it differs from today's; otherwise null. */
      readonly earlierPrice: Cents | null;
    })
  | (Standing & {
      /** Its prices are the agreed ones. */
      readonly kind: 'unavailable';
      /** The reason as a sentence. */
      readonly reason: string;
    });

/** The agreed price per unit. The division is exact, because a line's price is its quantity times whole cents. */
export function agreedUnitPrice({ agreedPrice, quantity }: AgreedLine): Cents {
  return cents(Math.round(agreedPrice / quantity));
}

/** Compares a line with the service as it is today: whether it is still sold as chosen, and at what price. */
export function lineStatus(
  service: PricedService & { readonly isActive: boolean },
  line: AgreedLine,
): LineStatus {
  const price = service.isActive ? priceLine(service, line.choices, line.quantity) : undefined;
  const [missing] = missingChoices(service.customizationOptions, line.choices);
  if (price?.kind !== 'priced' || missing !== undefined) {
    return {
      kind: 'unavailable',
      reason: unavailableReason(price, missing),
      choices: orderChoices(
        line.choices,
        service.customizationOptions.map(({ name }) => name),
      ),
      unitPrice: agreedUnitPrice(line),
      totalPrice: line.agreedPrice,
    };
  }
  const { choices, unitPrice, totalPrice } = price;
  const earlierPrice = totalPrice === line.agreedPrice ? null : line.agreedPrice;
  return { kind: 'sold', earlierPrice, choices, unitPrice, totalPrice };
}

function unavailableReason(price: LinePrice | undefined, missing: string | undefined): string {
  if (!price) return 'This service is no longer offered';
  if (price.kind === 'refused') return refusalReason(price);
  return `“${missing}” has to be chosen: change its options`;
}

function refusalReason({ reason, message }: Extract<LinePrice, { kind: 'refused' }>): string {
  return reason === 'too_expensive' ? message : 'This service is no longer offered with these choices';
}
