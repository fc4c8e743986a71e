import { describe, expect, test } from 'vitest';
import { diaryRowReader } from './diary-file.ts';

/** Reads the rows of a CSV file without quoted cells. */
function read(file: string) {
  const [heads = [], ...rows] = file.split('\n').map((line) => line.split(','));
  const reader = diaryRowReader(heads);
  return reader && rows.map(reader);
}

describe('a diary’s file', () => {
  test('of MyFitnessPal keeps the sums of a meal', () => {
    expect(
      read(`Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note
2026-01-05,Breakfast,450.5,15,4,300,60,5,12,20,
2026-01-05,Snacks,0,0,0,0,0,0,0,0,
01/06/2026,Dinner,900,20,5,1,100,5,3,65,
Totals,,1000,28,8,0,125,0,0,47,`),
    ).toEqual([
      {
        date: '2026-01-05',
        meal: 'Breakfast',
        name: 'Breakfast',
        quantity: 1,
        unit: '',
        calories: 450.5,
        protein: 20,
        carbs: 60,
        fat: 15,
        fiber: 5,
        sugar: 12,
        saturatedFat: 4,
        sodium: 300,
      },
      null,
      undefined,
      null,
    ]);
    expect(read('Date,Weight\n2026-01-05,70.4')).toEqual([
      { date: '2026-01-05', weight: 70.4, unit: null, waterMilliliters: 0 },
    ]);
  });

  test('of Cronometer keeps each food', () => {
    expect(
      read(`Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Sugars (g),Saturated (g),Water (g)
2026-06-10,08:14 AM,Breakfast,Oats,80.00 g,311,10.7,54,5.3,1,0.9,8
2026-06-10,,Uncategorized,Banana,1 medium,,1.3,27,,,,`),
    ).toMatchObject([
      {
        date: '2026-06-10',
        meal: 'Breakfast',
        name: 'Oats',
        quantity: 80,
        unit: 'g',
        calories: 311,
        sugar: 1,
      },
      { meal: 'Uncategorized', name: 'Banana', quantity: 1, unit: 'medium', calories: null, fat: null },
    ]);
    expect(
      read(`Day,Group,Metric,Unit,Amount
2026-06-10,Uncategorized,Weight,lbs,154.3
2026-06-10,Uncategorized,Heart Rate,bpm,60`),
    ).toEqual([{ date: '2026-06-10', weight: 154.3, unit: 'lb', waterMilliliters: 0 }, null]);
  });

  test('of this app', () => {
    expect(
      read(`\uFEFFDate,Meal,Food,Quantity,Unit,Calories,Protein (g),Carbs (g),Fat (g),Sodium (mg)
2026-11-21,breakfast,'-Porridge,1.5,cup,237,9,40.5,4.5,`),
    ).toMatchObject([{ meal: 'breakfast', name: '-Porridge', quantity: 1.5, unit: 'cup', sodium: null }]);
    expect(read('Date,Weight (kg),Water (ml)\n2026-11-21,,1500')).toEqual([
      { date: '2026-11-21', weight: null, unit: 'kg', waterMilliliters: 1500 },
    ]);
  });

  test('in kilojoules, with thousands, and with commas for points', () => {
    const reader = diaryRowReader(['Day', 'Group', 'Food Name', 'Amount', 'Energy (kJ)', 'Fat (g)']);
    expect(reader?.(['2026-06-10', 'Lunch', 'Rice', '1,5 cups', '4,184', '2,5'])).toMatchObject({
      quantity: 1.5,
      unit: 'cups',
      calories: 1000,
      fat: 2.5,
    });
  });

  test.each([['Name,Calories'], ['Date,Exercise,Minutes'], ['Day,Energy (kcal),Protein (g)']])(
    'is none: %s',
    (heads) => {
      expect(read(heads)).toBeUndefined();
    },
  );
});
