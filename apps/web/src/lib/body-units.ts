import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useState } from 'react';

const STORED_UNDER = 'body units';

/**
 * The units in which height, weight and water are typed and shown in this browser: metric ones, unless the person has
 * chosen feet, inches, pounds and ounces. What is stored is metric either way.
 */
export function useBodyUnits(): [UnitSystem, (units: UnitSystem) => void] {
  const [units, setUnits] = useState(readKept);
  const choose = (next: UnitSystem) => {
    setUnits(next);
    try {
      localStorage.setItem(STORED_UNDER, next);
    } catch {
      // A browser that keeps nothing: the choice lasts until the page is left.
    }
  };
  return [units, choose];
}

function readKept(): UnitSystem {
  try {
    return localStorage.getItem(STORED_UNDER) === 'us' ? 'us' : 'metric';
  } catch {
    return 'metric';
  }
}
