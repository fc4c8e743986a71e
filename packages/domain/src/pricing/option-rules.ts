import { OPTION_NUMBER_DEFAULT } from './price-limits.ts';
import type { PricedOption } from './priced-service.ts';

type NumberOption = { readonly type: 'number'; readonly max?: number | undefined };

/** The largest number that can be chosen for an option. */
export const numberMax = ({ max }: NumberOption): number => max ?? OPTION_NUMBER_DEFAULT;

/** The fields of an option that determine whether it is required. */
interface MaybeRequired {
  readonly type: PricedOption['type'];
  readonly isRequired?: boolean | undefined;
}

/** Whether a service cannot be bought without choosing this option, because its catalogue says so. */
export const isRequired = (option: MaybeRequired): boolean =>
  option.type === 'select' && option.isRequired === true;

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
