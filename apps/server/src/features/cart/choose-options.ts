import { isDeepStrictEqual } from 'node:util';
import { chooseFirst, missingChoices } from '@game-plan/domain/pricing/option-rules';
import { QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { type Choices, type LinePrice, priceLine } from '@game-plan/domain/pricing/price-line';
import type { StoredService } from '#features/services/service-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { CartLine } from './cart-queries.ts';

type PricedLine = Extract<LinePrice, { readonly kind: 'priced' }>;

const refused = (message: string) =>
  new AppError('invalid_body', message, { errors: { customizations: [message] } });

/** The price of a service with these options. Throws 'invalid_body' if they cannot be chosen or a required one is missing. */
export function chooseOptions(service: StoredService, customizations: Choices, quantity: number): PricedLine {
  const [missing] = missingChoices(service.customizationOptions, customizations);
  if (missing !== undefined) throw refused(chooseFirst(missing));
  const price = priceLine(service, customizations, quantity);
  if (price.kind === 'refused') throw refused(price.message);
  return price;
}

/** The line of a service with the same options; undefined if there is none. */
export const findSameLine = (
  lines: readonly CartLine[],
  serviceId: number,
  choices: Choices,
): CartLine | undefined =>
  lines.find((line) => line.serviceId === serviceId && isDeepStrictEqual(line.choices, choices));

/** The error for more of a service than a line may hold. */
export const tooMany = (service: StoredService, there: number): AppError =>
  new AppError(
    'conflict',
    `You can have at most ${QUANTITY_MAX} of “${service.name}” with these choices, and ${there} are already in your cart`,
  );
