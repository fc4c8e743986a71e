import { OPTION_NUMBER_DEFAULT } from './price-limits.ts';
import type { PricedOption } from './priced-service.ts';

type NumberOption = { readonly type: 'number'; readonly max?: number | undefined };

/** The largest number that an option takes. */
export const numberMax = ({ max }: NumberOption): number => max ?? OPTION_NUMBER_DEFAULT;

/** The fields of an option that determine whether it is required; the price may be in cents or dollars. */
interface MaybeRequired {
  readonly type: PricedOption['type'];
  readonly priceModifier: number;
  readonly isRequired?: boolean | undefined;
}

/**
 * Whether a service cannot be bought without a choice here. A select that costs nothing asks how or where, which has to be
 * known; one with a price of its own can be gone without. A catalogue may say otherwise.
 */
export const isRequired = (option: MaybeRequired): boolean =>
  option.type === 'select' && (option.isRequired ?? option.priceModifier === 0);

/** The names of the options where a choice has to be made and is not. */
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
