import { type Cents, centsFromDollars } from './cents.ts';

interface OptionBase {
  readonly name: string;
  /** The price change per unit; negative for a discount. */
  readonly priceModifier: Cents;
}

/** An option that changes a service and its price. */
export type PricedOption =
  | (OptionBase & { readonly type: 'boolean' })
  | (OptionBase & {
      readonly type: 'number';
      /** The largest number that can be chosen; OPTION_NUMBER_DEFAULT if the catalogue sets none. */
      readonly max?: number | undefined;
    })
  | (OptionBase & {
      readonly type: 'select';
      readonly options: readonly string[];
      /** Whether a value must be chosen; not by default. */
      readonly isRequired?: boolean | undefined;
    });

/** The components of a service's price. */
export interface PricedService {
  readonly basePrice: Cents;
  readonly customizationOptions: readonly PricedOption[];
}

type InDollars<Option> = Option extends { readonly priceModifier: Cents }
  ? Omit<Option, 'priceModifier'> & { readonly priceModifier: number }
  : never;

/** A service as transmitted: the same, in dollars. */
interface ServiceInDollars {
  readonly basePrice: number;
  readonly customizationOptions: ReadonlyArray<InDollars<PricedOption>>;
}

/**
 * Converts a transmitted service to one that can be priced. Throws a RangeError for fractions of a cent, which the
 * server never sends.
 */
export function pricedService({ basePrice, customizationOptions }: ServiceInDollars): PricedService {
  return {
    basePrice: centsFromDollars(basePrice),
    customizationOptions: customizationOptions.map((option) => ({
      ...option,
      priceModifier: centsFromDollars(option.priceModifier),
    })),
  };
}
