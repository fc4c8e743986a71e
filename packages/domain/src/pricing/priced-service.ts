import { type Cents, centsFromDollars } from './cents.ts';

interface OptionBase {
  readonly name: string;
  /** The choice's price per unit; negative for a discount. */
  readonly priceModifier: Cents;
}

/** A choice that changes a service and its price. */
export type PricedOption =
  | (OptionBase & { readonly type: 'boolean' })
  | (OptionBase & {
      readonly type: 'number';
      /** The largest that can be chosen; OPTION_NUMBER_DEFAULT where the catalogue says nothing. */
      readonly max?: number | undefined;
    })
  | (OptionBase & {
      readonly type: 'select';
      readonly options: readonly string[];
      /** Whether one has to be chosen; see `isRequired`. */
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

/** A service as it crosses the wire: the same, in dollars. */
interface ServiceInDollars {
  readonly basePrice: number;
  readonly customizationOptions: ReadonlyArray<InDollars<PricedOption>>;
}

/** A service of the wire, ready to be priced. Throws a RangeError for a part of a cent, which the server never sends. */
export function pricedService({ basePrice, customizationOptions }: ServiceInDollars): PricedService {
  return {
    basePrice: centsFromDollars(basePrice),
    customizationOptions: customizationOptions.map((option) => ({
      ...option,
      priceModifier: centsFromDollars(option.priceModifier),
    })),
  };
}
