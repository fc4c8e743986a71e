import type { Condition } from '../conditions.ts';
import type { Gender } from '../profile-options.ts';
import { SAFE_FLOOR } from '../suggest-calories.ts';
import { figure } from '../suggested-figure.ts';
import type { BodyWords, GoalConflict } from './goal-conflict.ts';
import type { EnergyTargets } from './macro-conflicts.ts';

interface ConditionTargets extends EnergyTargets {
  readonly gender: Gender | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly targetWeight: number | null;
}

/** Whom to ask about goals with a condition. */
const ASK: Readonly<Record<Condition, string>> = {
  pregnancy: 'a doctor, midwife or dietitian',
  'kidney disease': 'a doctor or dietitian',
  diabetes: 'a doctor or dietitian',
};
const NAME: Readonly<Record<Condition, string>> = {
  pregnancy: 'pregnancy or breast-feeding',
  'kidney disease': 'kidney disease',
  diabetes: 'diabetes',
};

/** Why no goals are suggested with these conditions, as a sentence. */
export function whyNotSuggested([first]: readonly Condition[]): string | undefined {
  if (first === undefined) return undefined;
  return `These formulas do not fit with ${NAME[first]}, which the profile names. Please ask ${ASK[first]} for goals.`;
}

/** Warnings about goals with each condition, naming it. Without any goal there are none. */
export function conditionConflicts(
  conditions: readonly Condition[],
  targets: ConditionTargets,
  words: BodyWords,
): GoalConflict[] {
  const { calories, protein, carbs, fat, targetWeight } = targets;
  if ([calories, protein, carbs, fat, targetWeight].every((goal) => goal === null)) return [];
  return conditions.flatMap((condition) => {
    const found = CHECKS[condition](targets, words);
    return found.length > 0 ? found : [reminder(condition)];
  });
}

const reminder = (condition: Condition): GoalConflict => ({
  level: 'note',
  basis: 'health',
  fields: ['targetCalories'],
  message: `With ${NAME[condition]}, ask ${ASK[condition]} whether these goals are right.`,
  source: null,
});

const CHECKS: Readonly<Record<Condition, (targets: ConditionTargets, words: BodyWords) => GoalConflict[]>> = {
  pregnancy: checkPregnancy,
  'kidney disease': checkKidneys,
  diabetes: checkDiabetes,
};

/** kcal a day that are needed from the first trimester on. */
const NEEDED_IN_PREGNANCY = 1800;
const PREGNANCY_SOURCE =
  'MedlinePlus Medical Encyclopedia. Eating right during pregnancy. National Library of Medicine (about 1,800 kcal in the first, 2,200 in the second and 2,400 in the third trimester)';
const PREGNANCY_WEIGHT_SOURCE =
  'Institute of Medicine. Weight Gain During Pregnancy: Reexamining the Guidelines. National Academies Press, 2009';

function checkPregnancy(
  { calories, weight, targetWeight }: ConditionTargets,
  words: BodyWords,
): GoalConflict[] {
  const found: GoalConflict[] = [];
  if (calories !== null && calories < NEEDED_IN_PREGNANCY) {
    found.push({
      level: 'dangerous',
      basis: 'health',
      fields: ['targetCalories'],
      message: `${figure(calories)} kcal a day is less than the ${figure(NEEDED_IN_PREGNANCY)} needed at the least with ${NAME.pregnancy}. Ask ${ASK.pregnancy} first.`,
      source: PREGNANCY_SOURCE,
    });
  }
  if (weight !== null && targetWeight !== null && targetWeight < weight) {
    found.push({
      level: 'dangerous',
      basis: 'body',
      fields: ['targetWeight'],
      message: `A target of ${words.weight(targetWeight)} is below the weight of ${words.weight(weight)}. With ${NAME.pregnancy}, ask ${ASK.pregnancy} before losing weight.`,
      source: PREGNANCY_WEIGHT_SOURCE,
    });
  }
  return found;
}

/** Grams of protein for each kilogram of body weight, and an adult's usual weight if the person's is unknown. */
const KIDNEY_PROTEIN = 0.8;
const USUAL_WEIGHT = 70;
const KIDNEY_SOURCE =
  'KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney Int 2024;105(4S):S117–S314 (0.8 g/kg a day; no high protein intake)';

function checkKidneys({ protein, weight }: ConditionTargets): GoalConflict[] {
  if (protein === null || protein <= KIDNEY_PROTEIN * (weight ?? USUAL_WEIGHT)) return [];
  return [
    {
      level: 'dangerous',
      basis: 'health',
      fields: ['targetProtein'],
      message: `${figure(protein)} g protein is more than is advised with ${NAME['kidney disease']}: ${KIDNEY_PROTEIN} g for each kilogram of body weight. Ask ${ASK['kidney disease']} first.`,
      source: KIDNEY_SOURCE,
    },
  ];
}

/** Grams of carbs a day below which medicine for diabetes may have to be changed. */
const LOW_CARBS = 130;
const DIABETES_SOURCE =
  'American Diabetes Association. Facilitating positive health behaviors: Standards of Care in Diabetes. Diabetes Care 2025;48(Suppl 1):S86–S127 (fewer carbs or calories need medicine to be adjusted)';

function checkDiabetes({ calories, carbs, gender }: ConditionTargets): GoalConflict[] {
  const isLow = carbs !== null && carbs < LOW_CARBS;
  const isLittle = calories !== null && calories < SAFE_FLOOR[gender ?? 'female'];
  if (!isLow && !isLittle) return [];
  const what = isLow ? `${figure(carbs)} g carbs` : `${figure(calories ?? 0)} kcal`;
  return [
    {
      level: 'unsafe',
      basis: 'health',
      fields: [isLow ? 'targetCarbs' : 'targetCalories'],
      message: `With ${NAME.diabetes}, ${what} a day can bring the blood sugar too low while medicine stays the same. Ask ${ASK.diabetes} first.`,
      source: DIABETES_SOURCE,
    },
  ];
}
