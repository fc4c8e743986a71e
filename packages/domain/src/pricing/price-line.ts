import { addCents, type Cents, cents } from './cents.ts';
import { formatCents } from './format-cents.ts';
import { lineTotal } from './line-total.ts';
import { numberMax } from './option-rules.ts';
import { LARGEST_AMOUNT, QUANTITY_MAX } from './price-limits.ts';
import type { PricedOption, PricedService } from './priced-service.ts';

/** Option name → chosen value. */
export type Choices = Readonly<Record<string, boolean | number | string>>;

type Refusal =
  | 'unknown_option'
  | 'unknown_value'
  | 'bad_number'
  | 'bad_quantity'
  | 'below_zero'
  | 'too_expensive';

export type LinePrice =
  | {
      readonly kind: 'priced';
      readonly unitPrice: Cents;
      /** The unit price times the quantity. */
      readonly totalPrice: Cents;
      /** Only chosen options, in the order of the options, so that equal choices serialise equally. */
      readonly choices: Choices;
    }
  | {
      readonly kind: 'refused';
      readonly reason: Refusal;
      /** The reason as a sentence for the person. */
      readonly message: string;
    };

const refused = (reason: Refusal, message: string) => ({ kind: 'refused', reason, message }) as const;

/** Whether the value adds nothing: off, zero or empty. */
const isUnset = (value: boolean | number | string) => value === false || value === 0 || value === '';

/**
 * Returns the price of `quantity` of a service: the base price plus the modifiers of the choices, times the quantity. A
 * boolean that is on adds its modifier once, a number adds it that many times, a select with a value adds it once; an
 * unset choice adds nothing. Nothing is rounded, because whole cents are multiplied by whole numbers.
 */
export function priceLine(service: PricedService, customizations: Choices, quantity: number): LinePrice {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX) {
    return refused('bad_quantity', `Choose a whole number from 1 to ${QUANTITY_MAX}`);
  }
  const options = service.customizationOptions;
  const stranger = Object.keys(customizations).find(
    (name) => !options.some((option) => option.name === name),
  );
  if (stranger !== undefined) return refused('unknown_option', `There is no option “${stranger}”`);

  const chosen: Array<[string, boolean | number | string]> = [];
  const parts = [service.basePrice];
  for (const option of options) {
    const value = Object.hasOwn(customizations, option.name) ? customizations[option.name] : undefined;
    if (value === undefined) continue;
    const problem = problemOf(option, value);
    if (problem) return problem;
    if (isUnset(value)) continue;
    chosen.push([option.name, value]);
    parts.push(cents(option.priceModifier * (typeof value === 'number' ? value : 1)));
  }
  const unitPrice = addCents(parts);
  const totalPrice = lineTotal(unitPrice, quantity);
  if (unitPrice < 0) return refused('below_zero', 'These choices would cost less than nothing');
  if (totalPrice > LARGEST_AMOUNT) {
    return refused('too_expensive', `This comes to more than ${formatCents(LARGEST_AMOUNT)}`);
  }
  return { kind: 'priced', unitPrice, totalPrice, choices: Object.fromEntries(chosen) };
}

function problemOf(option: PricedOption, value: boolean | number | string) {
  switch (option.type) {
    case 'boolean':
      return typeof value === 'boolean'
        ? undefined
        : refused('unknown_value', `“${option.name}” is either on or off`);
    case 'number': {
      const max = numberMax(option);
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
        ? undefined
        : refused('bad_number', `“${option.name}” takes a whole number from 0 to ${max}`);
    }
    case 'select':
      return typeof value === 'string' && (value === '' || option.options.includes(value))
        ? undefined
        : refused('unknown_value', `“${option.name}” has no choice “${value}”`);
  }
}
