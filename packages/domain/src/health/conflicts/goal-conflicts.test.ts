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
