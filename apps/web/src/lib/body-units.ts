import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useKeptChoice } from './browser/use-kept-choice.ts';

const isUnitSystem = (kept: unknown): kept is UnitSystem => kept === 'us' || kept === 'metric';

/**
 * The units in which height, weight and water are typed and shown in this browser: metric ones, unless the person has
 * chosen feet, inches, pounds and ounces. What is stored is metric either way.
 */
export const useBodyUnits = () => useKeptChoice('body units', isUnitSystem, 'metric');
