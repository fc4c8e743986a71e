import type { Profile } from '@game-plan/contracts/people/profile';
import { expect, test } from 'vitest';
import { healthFieldsOf, savedGoalsOf } from './health-fields.ts';
import { readFields } from './read-fields.ts';

const FIELDS = { ...healthFieldsOf(null), height: '172', weight: '68.4', gender: 'female' };

test('reads valid fields and treats invalid ones as not set', () => {
  const read = readFields({ ...FIELDS, weight: '6o', targetFat: '301', dateOfBirth: '2999-01-01' });
  expect(read).toMatchObject({
    height: 172,
    gender: 'female',
    weight: null,
    targetFat: null,
    dateOfBirth: null,
  });
});

test('reads a complete form', () => {
  const fields = { ...FIELDS, dateOfBirth: '1987-04-09', fitnessGoals: ['strength'] };
  expect(readFields(fields)).toMatchObject({
    height: 172,
    weight: 68.4,
    dateOfBirth: '1987-04-09T00:00:00.000Z',
    fitnessGoals: ['strength'],
  });
});

test('an unchanged form is read as what is saved', () => {
  const profile: Profile = {
    dateOfBirth: '1987-04-09T00:00:00.000Z',
    gender: 'female',
    activityLevel: 'moderately_active',
    height: 172,
    weight: 68.4,
    targetWeight: 65,
    targetCalories: 2000,
    targetProtein: 120,
    targetCarbs: 210.5,
    targetFat: 70,
    waterIntakeGoal: 2.3,
    sleepGoal: 7.5,
    fitnessGoals: ['strength'],
    healthConditions: ['anemia'],
    sportsInterests: ['Rowing'],
    allergies: [],
    notes: 'No running for now',
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
  };
  expect(readFields(healthFieldsOf(profile))).toEqual(savedGoalsOf(profile));
  expect(readFields(healthFieldsOf(null))).toEqual(savedGoalsOf(null));
});
