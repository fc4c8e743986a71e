import { pipeline, type Readable } from 'node:stream';
import type { BodyDay } from '@game-plan/contracts/food/body-log';
import { DIARY_FILE_LIMIT, type DiaryFileSummary } from '@game-plan/contracts/food/diary-import';
import {
  type DiaryDay,
  type DiaryFood,
  diaryRowReader,
  isDiaryFood,
} from '@game-plan/domain/meals/diary-file';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { GRAMS_OF_WEIGHT } from '@game-plan/domain/units/weights/weight';
import { parse } from 'csv-parse';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { keepRemoval } from '#db/removals.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { AppError } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { limitedTo } from '#http/uploads.ts';
import { fillDays, findDays, insertMeals, listLoggedFoods } from './diary-import-queries.ts';

const NO_DIARY =
  'This is no diary that can be read. Choose a CSV file of MyFitnessPal (Nutrition or Measurement Summary), Cronometer (Servings or Biometrics), or of your download from here.';

const MOST_ROWS = 100_000;
const MOST_NAMES = 30;
/** Foods of one meal. */
const MOST_FOODS = 100;

interface Options {
  readonly isPreview: boolean;
  /** The unit of weights of which the file does not say it; undefined for the person's own. */
  readonly weightUnit: 'kg' | 'lb' | undefined;
  /** The meals that the file's names of meals become, in their order; by default those of the same name. */
  readonly types: readonly MealType[] | undefined;
}

/**
 * Adds what a diary's file has and the person's diary has not, in one transaction, or only says what it would add. Throws
 * 'bad_request' with a sentence if it is no file of a diary.
 */
export async function importDiary(
  db: Database,
  userId: number,
  content: Readable,
  { isPreview, weightUnit, types }: Options,
): Promise<DiaryFileSummary> {
  const { foods, days, unread } = await readFile(userId, content);
  const dates = [...foods, ...days].map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) throw new AppError('bad_request', 'Nothing in this file was understood.');
  const unit = weightUnit ?? ((await findPreferences(db, userId))?.units === 'us' ? 'lb' : 'kg');
  const names = [...new Set(foods.map(({ meal }) => meal))].slice(0, MOST_NAMES);
  const typeOf = new Map(names.map((name, at) => [name, types?.[at] ?? likelyType(name)]));
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const isKnown = await knownFoods(tx, userId, { from, to });
    const newFoods = foods
      .map(({ meal, ...food }) => ({ ...food, type: typeOf.get(meal) ?? 'snack' }))
      .filter((food) => !isKnown(food));
    const logged = await findDays(
      tx,
      userId,
      days.map(({ date }) => date),
    );
    const newDays = days.flatMap((day) => addedTo(logged.get(day.date), day, unit));
    const undoId = isPreview ? null : await add(tx, userId, newFoods, newDays);
    return {
      from,
      to,
      meals: names.map((name) => ({
        name,
        type: typeOf.get(name) ?? 'snack',
        foods: foods.filter(({ meal }) => meal === name).length,
      })),
      foods: foods.length,
      knownFoods: foods.length - newFoods.length,
      days: days.length,
      knownDays: days.length - newDays.length,
      asksForUnit: days.some(({ weight, unit }) => weight !== null && unit === null),
      unread,
      undoId,
    };
  });
}

async function readFile(userId: number, content: Readable) {
  const rows: string[][] = [];
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const parser = pipeline(content, limitedTo(DIARY_FILE_LIMIT), parse(options), () => undefined);
  try {
    for await (const row of parser) {
      if (rows.length > MOST_ROWS)
        throw new AppError('bad_request', 'This file has more than 100,000 rows. Import it in parts.');
      rows.push(row);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new AppError('bad_request', NO_DIARY, { cause: error });
    throw error;
  }
  const [heads = [], ...body] = rows;
  const reader = diaryRowReader(heads);
  if (!reader) throw new AppError('bad_request', NO_DIARY);
  const read = await mapYielding(userId, body, reader);
  const understood = read.filter((one) => one !== undefined && one !== null);
  return {
    foods: understood.filter(isDiaryFood),
    days: understood.filter((one): one is DiaryDay => !isDiaryFood(one)),
    unread: read.filter((one) => one === undefined).length,
  };
}

/** 'Breakfast', 'snacks'; anything else is eaten between meals until the person says otherwise. */
const likelyType = (name: string): MealType =>
  MEAL_TYPES.find((type) => name.toLowerCase().startsWith(type)) ?? 'snack';

type TypedFood = Omit<DiaryFood, 'meal'> & { readonly type: MealType };

const keyOf = ({
  date,
  type,
  name,
  quantity,
  calories,
}: Pick<TypedFood, 'date' | 'type' | 'name' | 'quantity' | 'calories'>) =>
  JSON.stringify([date, type, name, quantity, calories === null ? null : Math.round(calories)]);

/** Tells whether a food is logged already; each logged one answers once, so that two coffees stay two. */
async function knownFoods(
  tx: Database,
  userId: number,
  days: { readonly from: string; readonly to: string },
) {
  const counts = new Map<string, number>();
  for (const food of await listLoggedFoods(tx, userId, days)) {
    const key = keyOf(food);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (food: TypedFood): boolean => {
    const key = keyOf(food);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
  };
}

const KILOGRAMS = { kg: 1, lb: (GRAMS_OF_WEIGHT.get('lb') ?? 0) / 1000 } as const;
const WEIGHTS = { least: 1, most: 1000 } as const;

/** What a day of the file adds to the logged day: the weight and the water that it has not. */
function addedTo(
  logged: Omit<BodyDay, 'date'> | undefined,
  day: DiaryDay,
  weightUnit: 'kg' | 'lb',
): BodyDay[] {
  const kilograms =
    day.weight === null ? null : Math.round(day.weight * KILOGRAMS[day.unit ?? weightUnit] * 100) / 100;
  const isWeight = kilograms !== null && kilograms >= WEIGHTS.least && kilograms <= WEIGHTS.most;
  const weight = isWeight && (logged?.weight ?? null) === null ? kilograms : null;
  const water = (logged?.waterMilliliters ?? 0) === 0 ? Math.min(day.waterMilliliters, 20_000) : 0;
  return weight === null && water === 0 ? [] : [{ date: day.date, weight, waterMilliliters: water }];
}

/** Adds foods as a meal per day and type, and days; returns the id that undoes it. */
async function add(
  tx: Database,
  userId: number,
  foods: readonly TypedFood[],
  days: readonly BodyDay[],
): Promise<number | null> {
  if (foods.length === 0 && days.length === 0) return null;
  const groups = Map.groupBy(foods, ({ date, type }) => `${date} ${type}`);
  const meals = [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MOST_FOODS) }, (_, at) => {
      const part = group.slice(at * MOST_FOODS, (at + 1) * MOST_FOODS);
      const eaten = part.map(({ date, type, ...food }) => food);
      const [{ date, type } = { date: '', type: 'snack' as const }] = part;
      return { date, type, foods: eaten, ...mealTotals(eaten) };
    }),
  );
  const importedMeals = await insertMeals(tx, userId, meals);
  await fillDays(tx, userId, days);
  return keepRemoval(tx, { userId }, { importedMeals, importedDays: days.map((day) => ({ ...day })) });
}
