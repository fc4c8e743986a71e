import known from '@game-plan/lexicon/units.json' with { type: 'json' };
import { lazy } from '../lazy.ts';

const byTrait = lazy(
  (): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(Object.entries(known.traits).map(([trait, units]) => [trait, new Set(units)])),
);

/** Whether something is true of a unit; `units.yaml` of the lexicon says what there is. */
export const isUnitThatIs = (trait: string, unit: string | number): boolean =>
  byTrait().get(trait)?.has(String(unit)) === true;
