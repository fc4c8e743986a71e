import type { Service } from '@game-plan/contracts/shop/services';
import { dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { isRequired, numberMax } from '@game-plan/domain/pricing/option-rules';
import type { PricedOption } from '@game-plan/domain/pricing/priced-service';
import type { StoredService } from './service-queries.ts';

/** A service in the API's format, in dollars. */
export function describeService({ basePrice, customizationOptions, ...service }: StoredService): Service {
  return {
    ...service,
    createdAt: service.createdAt.toISOString(),
    updatedAt: service.updatedAt.toISOString(),
    basePrice: dollarsFromCents(basePrice),
    customizationOptions: customizationOptions.map(describeOption),
  };
}

function describeOption(option: PricedOption): Service['customizationOptions'][number] {
  const priceModifier = dollarsFromCents(option.priceModifier);
  switch (option.type) {
    case 'select':
      return { ...option, options: [...option.options], isRequired: isRequired(option), priceModifier };
    case 'number':
      return { ...option, max: numberMax(option), priceModifier };
    case 'boolean':
      return { ...option, priceModifier };
  }
}
