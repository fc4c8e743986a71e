import { OPTION_NUMBER_DEFAULT } from './price-limits.ts';
import type { PricedOption } from './priced-service.ts';

type NumberOption = { readonly type: 'number'; readonly max?: number | undefined };

/** The largest number that can be chosen for an option. */
export const numberMax = ({ max }: NumberOption): number => max ?? OPTION_NUMBER_DEFAULT;

/** The fields of an option that determine whether it is required; the price may be in cents or dollars. */
interface MaybeRequired {
  readonly type: PricedOption['type'];
  readonly priceModifier: number;
  readonly isRequired?: boolean | undefined;
}

/**
 * Whether a service cannot be bought without choosing this option. A free select asks how or where, which must be
 * known; one with a price is optional. A catalogue may state otherwise.
 */
export const isRequired = (option: MaybeRequired): boolean =>
  option.type === 'select' && (option.isRequired ?? option.priceModifier === 0);

/** The names of the required options that are not chosen. */
export function missingChoices(
  options: ReadonlyArray<MaybeRequired & { readonly name: string }>,
  choices: Readonly<Record<string, boolean | number | string>>,
): string[] {
  return options
    .filter((option) => isRequired(option) && (choices[option.name] ?? '') === '')
    .map(({ name }) => name);
}

/** 'Choose “Where we meet” first' */
export const chooseFirst = (name: string): string => `Choose “${name}” first`;
