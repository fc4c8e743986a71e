import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useStoredChoice } from './browser/use-stored-choice.ts';

const isUnitSystem = (kept: unknown): kept is UnitSystem => kept === 'us' || kept === 'metric';

/**
 * The units for height, weight and water in this browser: metric, unless the person has chosen US units. Stored values
 * are always metric.
 */
export const useBodyUnits = () => useStoredChoice('body units', isUnitSystem, 'metric');
