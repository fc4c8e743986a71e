import { describe, expect, test } from 'vitest';
import { addDays, calendarDay } from '../calendar-day.ts';
import { type DailyGoals, DEFAULT_DAILY_GOALS } from '../goals.ts';
import type { MealType } from '../meals/meal-types.ts';
import { priceBook } from '../prices/price-book.ts';
import { seededRandom } from '../random.ts';
import { createInventory } from '../recipes/availability.ts';
import { areMet } from './portions.ts';
import { proposeWeek, type WeekQuestion } from './propose-week.ts';

const MONDAY = calendarDay('2026-11-23');
const dinners = (days: number) =>
  Array.from({ length: days }, (_, at) => ({ day: addDays(MONDAY, at), slot: 'dinner' as MealType }));

interface Dish {
  readonly foods: readonly string[];
  readonly minutes?: number;
  readonly meals?: readonly MealType[];
  readonly perServing?: DailyGoals;
  readonly isUnwanted?: boolean;
}

/** Dishes are named by their place in the list. */
function propose(
  dishes: readonly Dish[],
  question: Partial<WeekQuestion> & Pick<WeekQuestion, 'gaps'>,
  stock: readonly (readonly [string, string | null])[] = [],
) {
  const cards = stock.map(([name, expiryDate], at) => ({
    id: at + 1,
    name,
    quantity: '400',
    unit: 'g',
    expiryDate,
  }));
  const inventory = createInventory([]);
  for (const card of cards) inventory.add(card);
  return proposeWeek({
    kept: [],
    planned: [],
    not: new Set(),
    kitchen: { inventory, taken: new Map(), cards, atHome: [] },
    eaters: [DEFAULT_DAILY_GOALS],
    costOf: null,
    budget: null,
    cooksAhead: false,
    tries: 0,
    random: seededRandom(1),
    dishes: dishes.map(
      ({ foods, minutes = 30, meals = ['dinner'], perServing = null, isUnwanted = false }, at) => ({
        id: String(at),
        meals,
        servings: 1,
        minutes,
        perServing,
        liking: 1,
        isUnwanted,
        ingredients: foods.map((name) => ({ name, amount: '400', unit: 'g' })),
      }),
    ),
    ...question,
  });
}
const idsOf = ({ meals }: ReturnType<typeof propose>) => meals.map(({ dish }) => dish.id);

describe('a proposed week', () => {
  test('begins with what is at home, and what one meal takes is not there for the next', () => {
    const dishes = [{ foods: ['Beef mince'] }, { foods: ['Rice'] }, { foods: ['Rice', 'Salmon'] }];
    const { meals } = propose(dishes, { gaps: dinners(3) }, [['Rice', null]]);
    expect(meals[0]).toMatchObject({ dish: { id: '1' }, toBuy: 0 });
    expect(meals.reduce((sum, { toBuy }) => sum + toBuy, 0)).toBe(3);
  });

  test('uses what expires before what keeps, and says so', () => {
    const dishes = [{ foods: ['Rice'] }, { foods: ['Spinach'] }];
    const stock = [['Rice', null] as const, ['Spinach', '2026-11-24'] as const];
    expect(propose(dishes, { gaps: dinners(1) }, stock).meals).toMatchObject([
      { dish: { id: '1' }, usesUp: [{ name: 'Spinach' }] },
    ]);
  });

  const MANY = [
    'Chicken breast',
    'Chicken thighs',
    'Turkey breast',
    'Chicken breast',
    'Salmon',
    'Tofu',
    'Lentils',
  ];
  test.each([0, 400])('has no kind of main food on two days running, nor three times: %d tries', (tries) => {
    const dishes = MANY.map((food) => ({ foods: [food] }));
    const ids = idsOf(propose(dishes, { gaps: dinners(7), tries }, [['Chicken breast', null]]));
    const isPoultry = ids.map((id) => Number(id) < 4);
    expect(isPoultry.filter(Boolean)).toHaveLength(2);
    for (const [at, poultry] of isPoultry.entries()) expect(poultry && isPoultry[at - 1]).not.toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('heeds what is planned on the days beside it', () => {
    const planned = [{ day: addDays(MONDAY, -1), slot: 'dinner' as const, main: 'poultry' }];
    expect(idsOf(propose([{ foods: ['Chicken breast'] }], { gaps: dinners(1), planned }))).toEqual([]);
    expect(idsOf(propose([{ foods: ['Chicken breast'] }], { gaps: dinners(1) }))).toEqual(['0']);
  });

  test('leaves what takes long to the weekend, and what is unwanted or refused to the last', () => {
    const quick = [
      { foods: ['Rice'], minutes: 180 },
      { foods: ['Lentils'], minutes: 20 },
    ];
    expect(idsOf(propose(quick, { gaps: dinners(1) }))).toEqual(['1']);
    const unwanted = [{ foods: ['Rice'], isUnwanted: true }, { foods: ['Lentils'] }];
    expect(idsOf(propose(unwanted, { gaps: dinners(1) }))).toEqual(['1']);
    expect(idsOf(propose(unwanted, { gaps: dinners(1), not: new Set(['1']) }))).toEqual(['0']);
  });

  test('has at each meal what is eaten then, and leaves gaps for which nothing is left', () => {
    const dishes: Dish[] = [{ foods: ['Rolled oats'], meals: ['breakfast'] }, { foods: ['Rice'] }];
    const gaps = [{ day: MONDAY, slot: 'breakfast' as const }, ...dinners(3)];
    expect(propose(dishes, { gaps }).meals.map(({ slot, dish }) => [slot, dish.id])).toEqual([
      ['breakfast', '0'],
      ['dinner', '1'],
    ]);
    expect(propose([], { gaps: dinners(3) }).meals).toEqual([]);
  });

  test('keeps what is to stay, and proposes other dishes beside it', () => {
    const dishes = [{ foods: ['Rice'] }, { foods: ['Lentils'] }];
    const [first, second] = dinners(2);
    if (!first || !second) throw new Error('No dinners');
    const kept = [{ ...second, dish: '0', cookedOn: null }];
    expect(idsOf(propose(dishes, { gaps: [first], kept }, [['Rice', null]]))).toEqual(['1', '0']);
  });

  test('cooks a dinner for two days, with what is left two days later', () => {
    const dishes = ['Salmon', 'Rice', 'Lentils', 'Tofu'].map((food) => ({ foods: [food], minutes: 40 }));
    const { meals } = propose(dishes, { gaps: dinners(5), cooksAhead: true, tries: 200 });
    expect(meals.map(({ cookedOn }) => cookedOn)).toEqual([null, null, MONDAY, addDays(MONDAY, 1), null]);
    expect(meals[2]).toMatchObject({ dish: meals[0]?.dish, toBuy: 0, servings: 1 });
    expect(meals[0]?.servings).toBe(2);
  });

  test.each([0, 400])('stays within a budget, and says what it costs: %d tries', (tries) => {
    const dishes = ['Salmon', 'Rice', 'Beef mince', 'Lentils', 'Tofu', 'Eggs'].map((food) => ({
      foods: [food],
    }));
    const book = priceBook([
      { id: 4, name: 'salmon', quantity: '400', unit: 'g', cents: 900 },
      { id: 3, name: 'rice', quantity: '1', unit: 'kg', cents: 200 },
      { id: 2, name: 'beef mince', quantity: '400', unit: 'g', cents: 500 },
      { id: 1, name: 'lentils', quantity: '400', unit: 'g', cents: 120 },
    ]);
    const costOf = (lines: Parameters<typeof book.costOf>[0]) => book.costOf(lines, []);
    // What nothing is known of costs 400 as the others do on average.
    const stock = [['Salmon', null] as const];
    const within = propose(dishes, { gaps: dinners(2), costOf, budget: 250, tries }, stock);
    expect(idsOf(within).toSorted()).toEqual(['1', '3']);
    expect(within.cost).toEqual({ cents: 200, knownShare: 1 });
    const any = propose(dishes, { gaps: dinners(2), costOf, tries }, stock);
    expect(idsOf(any)).toContain('0');
    const tooLow = propose(dishes, { gaps: dinners(2), costOf, budget: 10, tries }, stock);
    expect(tooLow.cost).toEqual({ cents: 200, knownShare: 1 });
    expect(propose(dishes, { gaps: dinners(2), tries }, stock).cost).toBeNull();
  });

  test('meets the goals of all who eat by the portions of each, better the longer it searches', () => {
    const figures = (calories: number, protein: number, carbs: number, fat: number) => ({
      perServing: { calories, protein, carbs, fat },
    });
    const kinds = ['Salmon', 'Rice', 'Lentils', 'Tofu', 'Eggs', 'Pasta', 'Beef mince', 'Chickpeas'];
    const dishes = kinds.flatMap((food, at) => [
      { foods: [food], ...figures(500, 20 + at, 70 - 2 * at, 15) },
      { foods: [food], ...figures(700, 60 - at, 60 + at, 24) },
    ]);
    const goals = { calories: 2000, protein: 120, carbs: 220, fat: 68 };
    const eaters = [goals, { calories: 2600, protein: 156, carbs: 286, fat: 88 }];
    const first = propose(dishes, { gaps: dinners(7), eaters });
    const later = propose(dishes, { gaps: dinners(7), eaters, tries: 500 });
    expect(later.eaters.every(({ got, goals: wanted }) => areMet(got, wanted))).toBe(true);
    expect(later.gap).toBeLessThanOrEqual(first.gap);
    expect(later.gap).toBeGreaterThanOrEqual(0);
    expect(later.meals[0]?.portions).toHaveLength(2);
  });
});
