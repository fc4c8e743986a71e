import type { FitnessGoal } from './profile-options.ts';

const ISSN_SOURCE =
  'Jäger R et al. International Society of Sports Nutrition position stand: protein and exercise. J Int Soc Sports Nutr 2017;14:20 (1.4–2.0 g/kg for people who train)';
const WEIGHT_LOSS_PROTEIN_SOURCE =
  'Leidy HJ et al. The role of protein in weight loss and maintenance. Am J Clin Nutr 2015;101(6):1320S–1329S (1.2–1.6 g/kg)';
const RDA_SOURCE =
  'Institute of Medicine. Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids. National Academies Press, 2005 (recommended 0.8 g/kg)';

/** Grams of protein a day for each kilogram of the body, and why. */
export interface ProteinNeed {
  readonly perKilogram: number;
  readonly reason: string;
  readonly source: string;
}

/** Within the ISSN's range the more, the more a goal is about muscle. The first that is among the goals counts. */
const OF_TRAINING: ReadonlyArray<readonly [FitnessGoal, ProteinNeed]> = [
  ['muscle_gain', { perKilogram: 1.8, reason: 'muscle gain', source: ISSN_SOURCE }],
  ['strength', { perKilogram: 1.6, reason: 'strength training', source: ISSN_SOURCE }],
  ['athletic_performance', { perKilogram: 1.6, reason: 'athletic training', source: ISSN_SOURCE }],
  ['endurance', { perKilogram: 1.4, reason: 'endurance training', source: ISSN_SOURCE }],
];

/** The need of the most demanding of the goals; training while losing weight takes the top of the range. */
export function proteinNeed(goals: readonly FitnessGoal[]): ProteinNeed {
  const training = OF_TRAINING.find(([goal]) => goals.includes(goal))?.[1];
  if (!goals.includes('weight_loss')) {
    return training ?? { perKilogram: 0.8, reason: 'an adult', source: RDA_SOURCE };
  }
  if (!training) return { perKilogram: 1.2, reason: 'weight loss', source: WEIGHT_LOSS_PROTEIN_SOURCE };
  return { perKilogram: 2, reason: `${training.reason} while losing weight`, source: ISSN_SOURCE };
}
