import type { Choices } from '@game-plan/domain/pricing/price-line';
import { formatNumber } from './format.ts';

interface ChosenOption {
  readonly name: string;
  /** 'Yes', '2', 'Video call' */
  readonly value: string;
}

/** What was really chosen of a service's options, to be shown as 'name: value'. */
export function chosenOptions(customizations: Choices): ChosenOption[] {
  return Object.entries(customizations).flatMap(([name, value]) => {
    if (value === false || value === '') return [];
    return { name, value: textOf(value) };
  });
}

function textOf(value: true | number | string): string {
  if (value === true) return 'Yes';
  return typeof value === 'number' ? formatNumber(value) : value;
}
