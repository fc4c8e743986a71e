import type { Choices } from '@game-plan/domain/pricing/price-line';
import { t } from '#lib/language.ts';
import { formatNumber } from './format.ts';

interface ChosenOption {
  readonly name: string;
  /** For example 'Yes', '2', 'Video call'. */
  readonly value: string;
}

/** The chosen options of a service, for display as 'name: value'. */
export function chosenOptions(customizations: Choices): ChosenOption[] {
  return Object.entries(customizations).flatMap(([name, value]) => {
    if (value === false || value === '') return [];
    return { name, value: textOf(value) };
  });
}

function textOf(value: true | number | string): string {
  if (value === true) return t('Yes');
  return typeof value === 'number' ? formatNumber(value) : value;
}
