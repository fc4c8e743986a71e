import type { Choices } from '../pricing/price-line.ts';

/** A line of the payment page. */
export interface PaymentLine {
  readonly name: string;
  /** The chosen options as text; undefined if there are none. */
  readonly description: string | undefined;
  readonly quantity: number;
  readonly unitCents: number;
}

interface Order {
  readonly taxCents: number;
  readonly orderItems: ReadonlyArray<{
    readonly name: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
    readonly customizations: Choices;
  }>;
}

/**
 * The lines of an order on the payment page. The tax is a line of its own, so that it is not computed or rounded again.
 */
export function paymentLines({ orderItems, taxCents }: Order): PaymentLine[] {
  const lines: PaymentLine[] = orderItems.map((item) => ({
    name: item.name,
    description: describeChoices(item.customizations),
    quantity: item.quantity,
    unitCents: item.unitPriceCents,
  }));
  if (taxCents > 0) lines.push({ name: 'Tax', description: undefined, quantity: 1, unitCents: taxCents });
  return lines;
}

/** The sum of the lines in whole cents. */
export function sumOfLines(lines: readonly PaymentLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** 'Home visit · Sessions: 3'. The separator is not a comma, because names and values may contain commas. */
function describeChoices(choices: Choices): string | undefined {
  const words = Object.entries(choices).flatMap(([name, value]) => {
    if (value === false || value === '') return [];
    return value === true ? [name] : [`${name}: ${value}`];
  });
  return words.length === 0 ? undefined : words.join(' · ');
}
