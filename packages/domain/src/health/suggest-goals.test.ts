import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { goalConflicts } from './conflicts/goal-conflicts.ts';
import { dailyEnergy } from './daily-energy.ts';
import type { GoalBasis } from './goal-basis.ts';
import { ACTIVITY_LEVELS, FITNESS_GOALS, type FitnessGoal, GENDERS, type Gender } from './profile-options.ts';
import { restingEnergy } from './resting-energy.ts';
import { type SuggestedGoals, suggestGoals } from './suggest-goals.ts';

const TODAY = calendarDay('2026-11-21');

const MARTA: GoalBasis = {
  weight: 68.4,
  height: 172,
  dateOfBirth: '1987-04-09T00:00:00.000Z',
  gender: 'female',
  activityLevel: 'moderately_active',
  fitnessGoals: [],
  targetWeight: null,
  healthConditions: [],
  allergies: [],
  notes: null,
};

function suggested(change: Partial<GoalBasis> = {}): SuggestedGoals {
  const suggestion = suggestGoals({ ...MARTA, ...change }, TODAY);
  if (suggestion.status !== 'suggested') throw new Error(`Not suggested: ${suggestion.status}`);
  return suggestion;
}

describe('energy', () => {
  // 'How to Calculate Your Metabolic Rate', dummies.com (article 166764): a woman of 45 years, 75 kg and 165.1 cm uses
  // 1,396 kcal at rest, 1,675 sedentary, 1,920 lightly active.
  const printed = { gender: 'female', weight: 75, height: 165.1, age: 45 } as const;

  test('equals a textbook example', () => {
    expect(Math.round(restingEnergy(printed))).toBe(1396);
    expect(dailyEnergy(printed, 'sedentary')).toBe(1675);
    expect(dailyEnergy(printed, 'lightly_active')).toBe(1920);
  });

  test.each<[Gender, number]>([
    ['male', 10 * 75 + 6.25 * 165.1 - 5 * 45 + 5],
    ['female', 10 * 75 + 6.25 * 165.1 - 5 * 45 - 161],
    ['other', 10 * 75 + 6.25 * 165.1 - 5 * 45 - 78],
    ['prefer_not_to_say', 10 * 75 + 6.25 * 165.1 - 5 * 45 - 78],
  ])('at rest, %s', (gender, kcal) => {
    expect(restingEnergy({ ...printed, gender })).toBeCloseTo(kcal, 9);
  });

  test.each([
    ['sedentary', 1.2],
    ['lightly_active', 1.375],
    ['moderately_active', 1.55],
    ['very_active', 1.725],
    ['extremely_active', 1.9],
  ] as const)('%s is %d times the resting energy', (level, factor) => {
    expect(suggested({ activityLevel: level }).daily.value).toBe(Math.round(1403 * factor));
  });

  test('a mean of both sexes is labelled as such', () => {
    expect(suggested({ gender: 'other' }).resting.formula).toContain('− 78 is the mean of both');
    expect(suggested().resting.formula).toBe(
      '10 × 68.4 kg + 6.25 × 172 cm − 5 × 39 years − 161 = 1,403 kcal a day at rest.',
    );
  });
});

describe('calories and macros', () => {
  test.each<[string, FitnessGoal[], number[]]>([
    ['no goal keeps the weight, with the protein of any adult', [], [2180, 55, 326, 73]],
    ['general health too', ['general_health'], [2180, 55, 326, 73]],
    ['weight loss takes 500 off', ['weight_loss'], [1680, 82, 212, 56]],
    ['muscle gain adds a tenth', ['muscle_gain'], [2390, 123, 295, 80]],
    ['endurance has more carbs', ['endurance'], [2180, 96, 312, 61]],
    ['strength', ['strength'], [2180, 109, 272, 73]],
    ['the most demanding goal counts', ['endurance', 'strength'], [2180, 109, 299, 61]],
    [
      'losing weight while training takes the most protein, and fat makes room',
      ['weight_loss', 'strength'],
      [1680, 137, 189, 42],
    ],
  ])('%s', (_, fitnessGoals, expected) => {
    const { calories, protein, carbs, fat } = suggested({ fitnessGoals });
    expect([calories, protein, carbs, fat].map(({ value }) => value)).toEqual(expected);
  });

  test('goals of losing and gaining keep the weight, with a note', () => {
    const { calories, notes } = suggested({ fitnessGoals: ['weight_loss', 'muscle_gain'] });
    expect(calories.value).toBe(2180);
    expect(notes).toContainEqual(expect.stringContaining('opposite directions'));
  });

  test('an underweight person gets no deficit', () => {
    const { calories, daily, notes } = suggested({ weight: 52, fitnessGoals: ['weight_loss'] });
    expect(Math.abs(calories.value - daily.value)).toBeLessThanOrEqual(5);
    expect(notes).toContainEqual(expect.stringContaining('17.6 is below 18.5'));
  });

  test.each([
    ['female', 1200],
    ['male', 1500],
    ['other', 1500],
  ] as const)('never under the safe floor: %s %d', (gender, floor) => {
    const { calories, notes } = suggested({
      gender,
      weight: 60,
      height: 150,
      dateOfBirth: '1950-01-01T00:00:00.000Z',
      activityLevel: 'sedentary',
      fitnessGoals: ['weight_loss'],
    });
    expect(calories.value).toBe(floor);
    expect(calories.formula).toContain(`raised to ${floor.toLocaleString('en-US')} kcal`);
    expect(notes).toEqual([expect.stringContaining('doctor or dietitian')]);
  });
});

describe('protein of bodies that differ from most', () => {
  test.each([
    // 1.2 × 81 + (220 − 81) / 3, for a man of 1.80 m.
    [
      'a third of a very heavy body’s excess counts',
      { weight: 220, height: 180, fitnessGoals: ['weight_loss'] },
      152,
    ],
    ['all of a body below obesity does', { weight: 96, height: 180, fitnessGoals: ['weight_loss'] }, 115],
    [
      'from 65 on it is 1 g a kilogram',
      { weight: 68, height: 170, dateOfBirth: '1961-11-21T00:00:00.000Z' },
      68,
    ],
    ['a day before, 0.8', { weight: 68, height: 170, dateOfBirth: '1961-11-22T00:00:00.000Z' }, 54],
  ] as const)('%s', (_, change, grams) => {
    const body = { gender: 'male', activityLevel: 'sedentary', ...change } as const;
    const { protein } = suggested(body as Partial<GoalBasis>);
    expect(protein.value).toBe(grams);
  });

  test('the formula says why', () => {
    const { protein } = suggested({
      weight: 220,
      height: 180,
      gender: 'male',
      fitnessGoals: ['weight_loss'],
    });
    expect(protein.formula).toBe(
      '1.2 g for weight loss × 127 kg (a third of what is above a body mass index of 25 counts) = 152 g a day.',
    );
    expect(protein.source).toContain('ESPEN');
  });
});

test.each([
  ['female', '1987-04-09T00:00:00.000Z', true],
  ['other', '1987-04-09T00:00:00.000Z', true],
  ['male', '1987-04-09T00:00:00.000Z', false],
  ['female', '1970-04-09T00:00:00.000Z', false],
] as const)('pregnancy: %s, born %s: %s', (gender, dateOfBirth, isNoted) => {
  const { notes } = suggested({ gender, dateOfBirth });
  expect(notes.some((note) => note.includes('pregnant'))).toBe(isNoted);
});

describe('water and sleep', () => {
  test.each([
    ['female', 1.6],
    ['male', 2],
    ['other', 1.8],
  ] as const)('%s: %d L to drink', (gender, litres) => {
    expect(suggested({ gender }).water.value).toBe(litres);
  });

  test.each([
    ['1961-11-22T00:00:00.000Z', 8],
    ['1961-11-21T00:00:00.000Z', 7.5],
  ])('born %s: %d hours', (dateOfBirth, hours) => {
    expect(suggested({ dateOfBirth }).sleep.value).toBe(hours);
  });
});

describe('no suggestion', () => {
  test('missing fields are named in the form’s order', () => {
    const basis = { ...MARTA, weight: null, gender: null, activityLevel: null };
    expect(suggestGoals(basis, TODAY)).toEqual({
      status: 'incomplete',
      missing: ['gender', 'weight', 'activityLevel'],
    });
  });

  test('minors get none', () => {
    expect(suggestGoals({ ...MARTA, dateOfBirth: '2008-11-22T00:00:00.000Z' }, TODAY).status).toBe(
      'unsuitable',
    );
    expect(suggested({ gender: 'male', dateOfBirth: '2008-11-21T00:00:00.000Z' }).notes).toHaveLength(1);
    expect(suggested({ dateOfBirth: '1940-01-01T00:00:00.000Z' }).notes).toEqual([
      expect.stringContaining('at 86 it is less certain'),
    ]);
  });
});

test.each([
  ['pregnant since May', 'pregnancy or breast-feeding'],
  ['Chronic kidney disease', 'kidney disease'],
  ['diabetes', 'diabetes'],
])('with %j in the notes or conditions there is no suggestion, and the reason names it', (said, named) => {
  for (const change of [{ notes: said }, { healthConditions: [said] }, { allergies: [said] }]) {
    expect(suggestGoals({ ...MARTA, ...change }, TODAY)).toEqual({
      status: 'unsuitable',
      reason: expect.stringContaining(`do not fit with ${named}, which the profile names`),
    });
  }
});

test.each<[string, Partial<GoalBasis>, string]>([
  ['of 3 cm', { height: 3 }, 'No adult is as short as 3 cm. Please check it.'],
  ['of 6.8 kg', { weight: 6.8 }, 'Nobody of 172 cm weighs as little as 6.8 kg. Please check both.'],
])('an adult %s gets no suggestion', (_, change, reason) => {
  expect(suggestGoals({ ...MARTA, ...change }, TODAY)).toEqual({ status: 'unsuitable', reason });
});

test('suggestions fit the profile, each other and the accepted ranges', () => {
  const person = fc.record({
    weight: fc.double({ min: 30, max: 400, noNaN: true }),
    height: fc.integer({ min: 120, max: 230 }),
    dateOfBirth: fc.integer({ min: 1920, max: 2008 }).map((year) => `${year}-06-15T00:00:00.000Z`),
    gender: fc.constantFrom(...GENDERS),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    fitnessGoals: fc.subarray([...FITNESS_GOALS]),
    targetWeight: fc.option(fc.integer({ min: 30, max: 300 })),
  });
  fc.assert(
    fc.property(person, (basis) => {
      const whole = { ...MARTA, ...basis };
      const suggestion = suggestGoals(whole, TODAY);
      // Of the bodies that nobody has, and of those that the least calories are too much for.
      if (suggestion.status !== 'suggested') {
        expect(suggestion).toEqual({
          status: 'unsuitable',
          reason: expect.stringMatching(/kcal is about|Please check/),
        });
        return;
      }
      const { calories, protein, carbs, fat } = suggestion;
      const used = {
        ...whole,
        targetCalories: calories.value,
        targetProtein: protein.value,
        targetCarbs: carbs.value,
        targetFat: fat.value,
      };
      const warned = goalConflicts(used, TODAY).flatMap(({ fields }) => fields);
      expect(warned.filter((field) => field !== 'targetWeight' && field !== 'fitnessGoals')).toEqual([]);
      const kcal = calories.value;
      expect(kcal).toBeGreaterThanOrEqual(basis.gender === 'female' ? 1200 : 1500);
      expect(kcal).toBeLessThanOrEqual(5000);
      expect(Math.abs(protein.value * 4 + carbs.value * 4 + fat.value * 9 - kcal)).toBeLessThanOrEqual(2);
      expect(protein.value * 4).toBeGreaterThanOrEqual(kcal * 0.1 - 4);
      expect(protein.value * 4).toBeLessThanOrEqual(kcal * 0.35 + 4);
      expect(carbs.value * 4).toBeGreaterThanOrEqual(kcal * 0.45 - 9);
      expect(carbs.value * 4).toBeLessThanOrEqual(kcal * 0.65 + 9);
      expect(fat.value * 9).toBeGreaterThanOrEqual(kcal * 0.2 - 9);
      expect(fat.value * 9).toBeLessThanOrEqual(kcal * 0.35 + 9);
    }),
  );
});
