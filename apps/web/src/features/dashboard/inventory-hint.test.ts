import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { inventoryHint } from './inventory-hint.ts';

const TODAY = calendarDay('2026-11-20');

function expiringIn(days: number | null): Ingredient {
  return {
    id: 1,
    name: 'Eggs',
    category: 'protein',
    quantity: '10',
    unit: 'piece',
    expiryDate: days === null ? null : addDays(TODAY, days),
    status: 'fresh',
    allergens: [],
    dietaryTags: [],
    place: null,
    openedOn: null,
    boughtOn: null,
    batches: [],
    isDish: false,
    addedAt: '2026-11-19T10:00:00.000Z',
  };
}

test.each([
  { days: [], hint: 'Add what is in your kitchen to start' },
  { days: [null, 8, -1], hint: 'Uses what you have' },
  { days: [null, 0, 7, 8, -1], hint: 'Uses what you have, 2 to finish this week' },
])('$days: $hint', ({ days, hint }) => {
  expect(inventoryHint(days.map(expiringIn), TODAY)).toBe(hint);
});
