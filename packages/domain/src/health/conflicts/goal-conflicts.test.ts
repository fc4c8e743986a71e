import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import { ACTIVITY_LEVELS, FITNESS_GOALS, GENDERS } from '../profile-options.ts';
import { suggestGoals } from '../suggest-goals.ts';
import { type GoalsToCheck, goalConflicts } from './goal-conflicts.ts';

const TODAY = calendarDay('2026-11-21');

const NOTHING: GoalsToCheck = {
  weight: null,
  height: null,
  dateOfBirth: null,
  gender: null,
  activityLevel: null,
  fitnessGoals: [],
  targetWeight: null,
  targetCalories: null,
  targetProtein: null,
  targetCarbs: null,
  targetFat: null,
  healthConditions: [],
  allergies: [],
  notes: null,
};
/** A girl of 14. */
const NORA: GoalsToCheck = {
  ...NOTHING,
  gender: 'female',
  dateOfBirth: '2012-05-01T00:00:00.000Z',
  height: 160,
  weight: 50,
};
/** A woman who uses 2,175 kcal a day. */
const MARTA: GoalsToCheck = {
  ...NOTHING,
  weight: 68.4,
  height: 172,
  dateOfBirth: '1987-04-09T00:00:00.000Z',
  gender: 'female',
  activityLevel: 'moderately_active',
};

const targets = (calories: number, protein: number | null, carbs: number | null, fat: number | null) => ({
  targetCalories: calories,
  targetProtein: protein,
  targetCarbs: carbs,
  targetFat: fat,
});

const sentences = (goals: GoalsToCheck) => goalConflicts(goals, TODAY).map(({ message }) => message);

describe('warnings', () => {
  test.each<[string, GoalsToCheck, string[]]>([
    ['nothing set, nothing said', NOTHING, []],
    [
      'macros that are more than the calories',
      { ...NOTHING, ...targets(2000, 150, 250, 65) },
      ['150 g protein, 250 g carbs and 65 g fat are 2,185 kcal, not 2,000.'],
    ],
    ['5% apart is still rounding', { ...NOTHING, ...targets(2081, 150, 250, 65) }, []],
    [
      'macros that are less',
      { ...NOTHING, ...targets(2400, 150, 250, 65) },
      [
        '150 g protein, 250 g carbs and 65 g fat are 2,185 kcal, not 2,400.',
        '250 g carbs are 42% of 2,400 kcal; 45% to 65% is the accepted range for adults.',
      ],
    ],
    ['an open macro may make up for the rest', { ...NOTHING, ...targets(2000, 150, null, 65) }, []],
    [
      'two that alone are too much',
      { ...NOTHING, ...targets(1500, 130, null, 120) },
      [
        '130 g protein and 120 g fat are 1,600 kcal, more than 1,500.',
        '120 g fat is 72% of 1,500 kcal; 20% to 35% is the accepted range for adults.',
      ],
    ],
    [
      'a macro out of its range',
      { ...NOTHING, ...targets(2000, 40, 250, 93) },
      [
        '40 g protein is 8% of 2,000 kcal; 10% to 35% is the accepted range for adults.',
        '93 g fat is 42% of 2,000 kcal; 20% to 35% is the accepted range for adults.',
      ],
    ],
    [
      'too few calories for anybody',
      { ...NOTHING, targetCalories: 1000 },
      ['1,000 kcal a day is less than 1,200, the least that is advised without a doctor or dietitian.'],
    ],
    ['1,400 kcal: fine for a woman', { ...NOTHING, gender: 'female', targetCalories: 1400 }, []],
    [
      '1,400 kcal: few for a man',
      { ...NOTHING, gender: 'male', targetCalories: 1400 },
      ['1,400 kcal a day is less than 1,500, the least that is advised without a doctor or dietitian.'],
    ],
    [
      'a loss that is too fast',
      { ...MARTA, activityLevel: 'extremely_active', targetCalories: 1400 },
      [
        '1,400 kcal is about 1,270 below the 2,670 you use a day: 1.2 kg lost a week, more than the 1.0 kg that is advised.',
      ],
    ],
    [
      'a gain that is too fast',
      { ...MARTA, targetCalories: 3000 },
      [
        '3,000 kcal is about 830 above the 2,180 you use a day: 0.8 kg gained a week, more than the 0.3 kg that is advised.',
      ],
    ],
    [
      'calories that lead away from the target weight',
      { ...MARTA, targetWeight: 66, targetCalories: 2400 },
      ['2,400 kcal is about 230 above the 2,180 you use a day, which leads away from your target of 66 kg.'],
    ],
    [
      'calories that keep the weight are not judged',
      { ...MARTA, targetWeight: 66, targetCalories: 2200 },
      [],
    ],
    [
      'an underweight target',
      { ...NOTHING, height: 172, targetWeight: 50 },
      ['50 kg at 172 cm is a body mass index of 16.9, which is underweight (below 18.5).'],
    ],
    [
      'a target on the way up from lower still',
      { ...NOTHING, height: 172, weight: 45, targetWeight: 50 },
      [],
    ],
    [
      'a target of obesity',
      { ...NOTHING, height: 172, weight: 80, targetWeight: 95 },
      ['95 kg at 172 cm is a body mass index of 32.1, which is obesity (30 and above).'],
    ],
    ['a target on the way down from more', { ...NOTHING, height: 172, weight: 120, targetWeight: 95 }, []],
    [
      'weight loss upwards',
      { ...NOTHING, weight: 70, targetWeight: 75, fitnessGoals: ['weight_loss'] },
      ['Weight loss is one of your goals, but your target of 75 kg is not below your weight of 70 kg.'],
    ],
    [
      'muscle gain downwards',
      { ...NOTHING, weight: 70, targetWeight: 65, fitnessGoals: ['muscle_gain'] },
      ['Muscle gain is one of your goals, but your target of 65 kg is below your weight of 70 kg.'],
    ],
  ])('%s', (_, goals, expected) => {
    expect(sentences(goals)).toEqual(expected);
  });

  test.each<[string, GoalsToCheck, string[]]>([
    [
      '600 kcal and 500 g protein for a girl of 14',
      { ...NORA, ...targets(600, 500, null, null) },
      [
        '500 g protein is 2,000 kcal, more than 600.',
        '600 kcal a day is less than the 1,800 that a girl of 14 needs even without sports. Under 18, a doctor or dietitian should decide.',
        '500 g protein is 333% of 600 kcal; 10% to 30% is the accepted range at 14 years.',
      ],
    ],
    [
      'the same for a boy',
      { ...NORA, gender: 'male', targetCalories: 1900 },
      [
        '1,900 kcal a day is less than the 2,000 that a boy of 14 needs even without sports. Under 18, a doctor or dietitian should decide.',
      ],
    ],
    ['what a girl of 14 needs', { ...NORA, targetCalories: 2000, targetProtein: 75 }, []],
    [
      'losing weight under 18',
      { ...NORA, targetWeight: 45 },
      [
        'A target of 45 kg is below the weight of 50 kg. Under 18, a doctor or dietitian should decide about losing weight.',
      ],
    ],
    [
      'more protein than a body of this weight bears',
      { ...MARTA, weight: 100, activityLevel: null, ...targets(5000, 400, null, null) },
      ['400 g protein is 4.0 g for each kilogram of body weight; more than 3.5 g a day can do harm.'],
    ],
    [
      'few calories in pregnancy',
      { ...NOTHING, notes: 'Pregnant since May', targetCalories: 1500 },
      [
        '1,500 kcal a day is less than the 1,800 needed at the least with pregnancy or breast-feeding. Ask a doctor, midwife or dietitian first.',
      ],
    ],
    [
      'goals in pregnancy that may be right',
      { ...NOTHING, healthConditions: ['pregnant'], targetCalories: 2200 },
      ['With pregnancy or breast-feeding, ask a doctor, midwife or dietitian whether these goals are right.'],
    ],
    [
      'much protein with kidney disease',
      { ...NOTHING, healthConditions: ['CKD'], weight: 80, targetProtein: 150 },
      [
        '150 g protein is more than is advised with kidney disease: 0.8 g for each kilogram of body weight. Ask a doctor or dietitian first.',
      ],
    ],
    [
      'few carbs with diabetes',
      { ...NOTHING, healthConditions: ['diabetes'], targetCarbs: 50 },
      [
        'With diabetes, 50 g carbs a day can bring the blood sugar too low while medicine stays the same. Ask a doctor or dietitian first.',
      ],
    ],
    ['a condition without goals', { ...NOTHING, healthConditions: ['diabetes'] }, []],
    [
      'an adult of 3 cm',
      { ...MARTA, weight: null, height: 3 },
      ['No adult is as short as 3 cm. Please check it.'],
    ],
    ['a child of 60 cm', { ...NOTHING, dateOfBirth: '2026-08-01T00:00:00.000Z', height: 60, weight: 6 }, []],
    ['a height of 300 cm', { ...NOTHING, height: 300 }, ['No person is as tall as 300 cm. Please check it.']],
    [
      'a weight of 900 kg',
      { ...NOTHING, weight: 900 },
      ['No person is as heavy as 900 kg. Please check it.'],
    ],
    [
      'a weight that nobody of that height has',
      { ...NOTHING, height: 172, weight: 6.8 },
      ['Nobody of 172 cm weighs as little as 6.8 kg. Please check both.'],
    ],
  ])('%s', (_, goals, expected) => {
    expect(sentences(goals)).toEqual(expected);
  });

  test.each<[string, GoalsToCheck, string[]]>([
    ['arithmetic is only noted', { ...NOTHING, ...targets(2000, 150, 250, 65) }, ['note']],
    ['few calories for anybody are unsafe', { ...NOTHING, targetCalories: 600 }, ['unsafe']],
    ['for a child they are dangerous', { ...NORA, targetCalories: 600 }, ['dangerous']],
    ['a body that nobody has is unsafe', { ...NOTHING, height: 3 }, ['unsafe']],
  ])('%s', (_, goals, levels) => {
    expect(goalConflicts(goals, TODAY).map(({ level }) => level)).toEqual(levels);
  });

  test('say where to look', () => {
    expect(goalConflicts({ ...NOTHING, ...targets(2000, 150, 250, 65) }, TODAY)[0]?.fields).toEqual([
      'targetCalories',
      'targetProtein',
      'targetCarbs',
      'targetFat',
    ]);
  });
});

test('suggested goals cause no warning', () => {
  for (const gender of GENDERS) {
    for (const activityLevel of ACTIVITY_LEVELS) {
      for (const goal of FITNESS_GOALS) {
        for (const weight of [55, 70, 95, 140]) {
          const basis = { ...MARTA, gender, activityLevel, weight, fitnessGoals: [goal] };
          const suggestion = suggestGoals(basis, TODAY);
          if (suggestion.status !== 'suggested') throw new Error(suggestion.status);
          const { calories, protein, carbs, fat } = suggestion;
          expect(
            sentences({ ...basis, ...targets(calories.value, protein.value, carbs.value, fat.value) }),
            `${gender} ${activityLevel} ${goal} ${weight}`,
          ).toEqual([]);
        }
      }
    }
  }
});

test('weights and heights are in the person’s units', () => {
  const words = { weight: () => '88 lb', pace: () => '2.2 lb', height: () => '5 ft 7 in' };
  const [conflict] = goalConflicts({ ...NOTHING, weight: 60, height: 170, targetWeight: 40 }, TODAY, words);
  expect(conflict?.message).toMatch(/^88 lb at 5 ft 7 in is a body mass index of 13.8/);
});
