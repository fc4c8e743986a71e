import { energyOf, KCAL_PER_GRAM } from '../macro-energy.ts';
import { AMDR, AMDR_SOURCE } from './macro-ranges.ts';
import type { FitnessGoal } from './profile-options.ts';
import { proteinNeed } from './protein-per-kilogram.ts';
import { figure, percent, type SuggestedFigure } from './suggested-figure.ts';

export interface SuggestedMacros {
  readonly protein: SuggestedFigure;
  readonly carbs: SuggestedFigure;
  readonly fat: SuggestedFigure;
}

/** Shares of the energy that leave room for the other two; endurance runs on carbs, so its share of fat is lower. */
const USUAL_FAT = 0.3;
const ENDURANCE_FAT = 0.25;

function suggestProtein(calories: number, weight: number, goals: readonly FitnessGoal[]): SuggestedFigure {
  const { perKilogram, reason, source } = proteinNeed(goals);
  const wanted = Math.round(perKilogram * weight);
  const least = Math.ceil((calories * AMDR.protein.low) / KCAL_PER_GRAM.protein);
  const most = Math.floor((calories * AMDR.protein.high) / KCAL_PER_GRAM.protein);
  const value = Math.min(most, Math.max(least, wanted));
  const sum = `${perKilogram} g for ${reason} × ${figure(weight)} kg = ${figure(wanted)} g`;
  if (value === wanted) return { value, unit: 'g', formula: `${sum} a day.`, source };
  const bound = value === least ? `raised to ${figure(value)} g, 10%` : `lowered to ${figure(value)} g, 35%`;
  const formula = `${sum}, ${bound} of ${figure(calories)} kcal (4 kcal a gram).`;
  return { value, unit: 'g', formula, source: `${source}; ${AMDR_SOURCE}` };
}

function fatShare(proteinShare: number, goals: readonly FitnessGoal[]): number {
  const wanted =
    goals.includes('endurance') || goals.includes('athletic_performance') ? ENDURANCE_FAT : USUAL_FAT;
  // Much protein is made room for by less fat, so that carbs stay in their range too.
  return Math.max(AMDR.fat.low, Math.min(wanted, 1 - proteinShare - AMDR.carbs.low));
}

/** Grams of each, together the calories but for rounding, each within its accepted share of the energy. */
export function suggestMacros(
  calories: number,
  weight: number,
  goals: readonly FitnessGoal[],
): SuggestedMacros {
  const protein = suggestProtein(calories, weight, goals);
  const proteinEnergy = energyOf('protein', protein.value);
  const share = fatShare(proteinEnergy / calories, goals);
  const fat = Math.round((calories * share) / KCAL_PER_GRAM.fat);
  const left = calories - proteinEnergy - energyOf('fat', fat);
  const carbs = Math.round(left / KCAL_PER_GRAM.carbs);
  const whole = figure(calories);
  return {
    protein,
    fat: {
      value: fat,
      unit: 'g',
      formula: `${percent(share)} of ${whole} kcal at 9 kcal a gram = ${figure(fat)} g a day (20–35% is accepted).`,
      source: AMDR_SOURCE,
    },
    carbs: {
      value: carbs,
      unit: 'g',
      formula: `What is left: ${whole} kcal − ${figure(proteinEnergy)} of protein − ${figure(energyOf('fat', fat))} of fat = ${figure(left)} kcal at 4 kcal a gram = ${figure(carbs)} g a day, ${percent(left / calories)} of the energy (45–65% is accepted).`,
      source: AMDR_SOURCE,
    },
  };
}
