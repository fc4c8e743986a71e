import type { UnitSystem } from './unit.ts';

const METRIC: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'imperial pint']);
const US: ReadonlySet<string> = new Set(['oz', 'lb', 'quart', 'gallon']);

/**
 * The system that a kitchen uses for most of its amounts; undefined if neither is used more. Cups and spoons count for
 * neither, because both use them.
 */
export function kitchenSystem(units: readonly string[]): UnitSystem | undefined {
  const metric = units.filter((unit) => METRIC.has(unit)).length;
  const us = units.filter((unit) => US.has(unit)).length;
  if (metric === us) return undefined;
  return metric > us ? 'metric' : 'us';
}
