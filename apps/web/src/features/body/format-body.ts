import type { UnitSystem } from '@game-plan/domain/units/unit';
import { formatOunces, writePounds } from '@game-plan/domain/units/us-units';
import { formatNumber } from '#lib/format/format.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';

/** Formats kilograms as '72.4 kg' or '159.6 lb'. */
export function formatWeight(kilograms: number, units: UnitSystem): string {
  return units === 'us'
    ? writePounds(kilograms)
    : t('{kilograms} kg', { kilograms: formatNumber(kilograms) });
}

/** Formats millilitres as '1.25 L' or '42 fl oz'. */
export function formatWater(milliliters: number, units: UnitSystem): string {
  return units === 'us' ? formatOunces(milliliters) : `${localNumber(milliliters / 1000, 2)} L`;
}
