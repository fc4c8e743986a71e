import { bodyLog } from '@game-plan/contracts/food/body-log';
import { type NutritionSummary, nutrition } from '@game-plan/contracts/food/nutrition';
import { goals } from '@game-plan/contracts/people/goals';
import { preferences } from '@game-plan/contracts/people/preferences';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { type GoalsFrom, goalsOn } from '@game-plan/domain/goals';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond, respondBy } from '../respond.ts';

type Day = NutritionSummary['days'][number];

/** A day with two logged meals. */
export function exampleDay(date: string, fields: Partial<Day> = {}): Day {
  const { calories = 1800 } = fields;
  return {
    date: calendarDay(date),
    meals: 2,
    calories,
    protein: 90,
    carbs: 200,
    fat: 60,
    more: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
    measured: {
      protein: calories,
      carbs: calories,
      fat: calories,
      fiber: 0,
      sugar: 0,
      saturatedFat: 0,
      sodium: 0,
    },
    ...fields,
  };
}

/** Answers the reads of the nutrition page: the given entries, and default goals unless others have begun. */
export function respondToNutrition(
  days: Day[] = [],
  sources: NutritionSummary['sources'] = [],
  begun: readonly GoalsFrom[] = [],
) {
  respond(preferences.get, examplePreferences());
  respond(bodyLog.list, []);
  respondBy(goals.list, (query) => {
    const from = calendarDay(query.get('startDate') ?? '');
    const first = { ...goalsOn(begun, from), water: null, from };
    const later = begun.filter((one) => one.from > from && one.from <= (query.get('endDate') ?? ''));
    return [first, ...later.map((one) => ({ ...one, water: null }))];
  });
  return respond(nutrition.summary, { days, sources });
}
