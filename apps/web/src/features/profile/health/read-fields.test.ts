import { expect, test } from 'vitest';
import { healthFieldsOf } from './health-fields.ts';
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
