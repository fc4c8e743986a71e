import { energyOf, KCAL_PER_GRAM } from '../macro-energy.ts';
import { bodyMassIndex, OBESE_FROM } from './body-mass-index.ts';
import { AMDR, AMDR_SOURCE } from './macro-ranges.ts';
import type { FitnessGoal } from './profile-options.ts';
import type { Body } from './resting-energy.ts';
import { figure, percent, type SuggestedFigure } from './suggested-figure.ts';

const ISSN_SOURCE =
  'Jäger R et al. International Society of Sports Nutrition position stand: protein and exercise. J Int Soc Sports Nutr 2017;14:20 (1.4–2.0 g/kg for people who train)';
const WEIGHT_LOSS_PROTEIN_SOURCE =
  'Leidy HJ et al. The role of protein in weight loss and maintenance. Am J Clin Nutr 2015;101(6):1320S–1329S (1.2–1.6 g/kg)';
const RDA_SOURCE =
  'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids. National Academies Press, 2005 (recommended 0.8 g/kg)';

const OLDER_PROTEIN_SOURCE =
  'Bauer J et al. Evidence-based recommendations for optimal dietary protein intake in older people: a position paper from the PROT-AGE Study Group. J Am Med Dir Assoc 2013;14(8):542–559 (at least 1.0–1.2 g/kg)';
const ADJUSTED_WEIGHT_SOURCE =
  'adjusted body weight after Singer P et al. ESPEN guideline on clinical nutrition in the intensive care unit. Clin Nutr 2019;38(1):48–79';

/** Age from which more protein is recommended, in years. */
const OLDER_FROM = 65;

/**
 * Up to this body mass index all weight counts, above it a third of the weight, because body fat needs little protein.
 */
const FULL_WEIGHT_INDEX = 25;
const SHARE_OF_EXCESS = 1 / 3;

/** The kilograms that protein is computed from. For an obese body these are fewer than it weighs. */
function weightForProtein({ weight, height }: MacroBody): number {
  if (bodyMassIndex(weight, height) < OBESE_FROM) return weight;
  const full = FULL_WEIGHT_INDEX * (height / 100) ** 2;
  return Math.round(full + (weight - full) * SHARE_OF_EXCESS);
}

/** The measurements that the protein need depends on. */
type MacroBody = Pick<Body, 'weight' | 'height' | 'age'>;

/** Grams of protein a day per kilogram of body weight, and the reason. */
interface ProteinNeed {
  readonly perKilogram: number;
  readonly reason: string;
  readonly source: string;
}

/**
 * Within the ISSN's range, the more a goal is about muscle, the higher the need. The first row whose goal the person
 * has applies.
 */
const OF_TRAINING: ReadonlyArray<readonly [FitnessGoal, ProteinNeed]> = [
  ['muscle_gain', { perKilogram: 1.8, reason: 'muscle gain', source: ISSN_SOURCE }],
  ['strength', { perKilogram: 1.6, reason: 'strength training', source: ISSN_SOURCE }],
  ['athletic_performance', { perKilogram: 1.6, reason: 'athletic training', source: ISSN_SOURCE }],
  ['endurance', { perKilogram: 1.4, reason: 'endurance training', source: ISSN_SOURCE }],
];

/** The need of the most demanding goal. Training while losing weight takes the top of the range. */
function proteinNeed(goals: readonly FitnessGoal[], age: number): ProteinNeed {
  const training = OF_TRAINING.find(([goal]) => goals.includes(goal))?.[1];
  if (!goals.includes('weight_loss')) {
    const usual =
      age >= OLDER_FROM
        ? { perKilogram: 1, reason: `an adult of ${OLDER_FROM} or more`, source: OLDER_PROTEIN_SOURCE }
        : { perKilogram: 0.8, reason: 'an adult', source: RDA_SOURCE };
    return training ?? usual;
  }
  if (!training) return { perKilogram: 1.2, reason: 'weight loss', source: WEIGHT_LOSS_PROTEIN_SOURCE };
  return { perKilogram: 2, reason: `${training.reason} while losing weight`, source: ISSN_SOURCE };
}

export interface SuggestedMacros {
  readonly protein: SuggestedFigure;
  readonly carbs: SuggestedFigure;
  readonly fat: SuggestedFigure;
}

/** Shares of the energy that leave room for carbs and protein. Endurance needs carbs, so its share of fat is lower. */
const USUAL_FAT = 0.3;
const ENDURANCE_FAT = 0.25;

function suggestProtein(calories: number, body: MacroBody, goals: readonly FitnessGoal[]): SuggestedFigure {
  const { perKilogram, reason, source: needSource } = proteinNeed(goals, body.age);
  const weight = weightForProtein(body);
  const isAdjusted = weight !== body.weight;
  const source = isAdjusted ? `${needSource}; ${ADJUSTED_WEIGHT_SOURCE}` : needSource;
  const wanted = Math.round(perKilogram * weight);
  const least = Math.ceil((calories * AMDR.protein.low) / KCAL_PER_GRAM.protein);
  const most = Math.floor((calories * AMDR.protein.high) / KCAL_PER_GRAM.protein);
  const value = Math.min(most, Math.max(least, wanted));
  const kilograms = isAdjusted
    ? `${figure(weight)} kg (a third of what is above a body mass index of ${FULL_WEIGHT_INDEX} counts)`
    : `${figure(weight)} kg`;
  const sum = `${perKilogram} g for ${reason} × ${kilograms} = ${figure(wanted)} g`;
  if (value === wanted) return { value, unit: 'g', formula: `${sum} a day.`, source };
  const bound = value === least ? `raised to ${figure(value)} g, 10%` : `lowered to ${figure(value)} g, 35%`;
  const formula = `${sum}, ${bound} of ${figure(calories)} kcal (4 kcal a gram).`;
  return { value, unit: 'g', formula, source: `${source}; ${AMDR_SOURCE}` };
}

function fatShare(proteinShare: number, goals: readonly FitnessGoal[]): number {
  const wanted =
    goals.includes('endurance') || goals.includes('athletic_performance') ? ENDURANCE_FAT : USUAL_FAT;
  // With much protein the share of fat is reduced, so that carbs stay in their range, too.
  return Math.max(AMDR.fat.low, Math.min(wanted, 1 - proteinShare - AMDR.carbs.low));
}

/**
 * Grams of each macro. Together they have the energy of the calories (apart from rounding), and each is within its
 * accepted share.
 */
export function suggestMacros(
  calories: number,
  body: MacroBody,
  goals: readonly FitnessGoal[],
): SuggestedMacros {
  const protein = suggestProtein(calories, body, goals);
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
