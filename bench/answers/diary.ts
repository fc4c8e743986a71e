import { parseArgs } from 'node:util';
import { type Origin, readCases } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, median, percent } from '../figures.ts';
import { type FoodDatabase, startFoodDatabase } from '../food-database.ts';

/** Minimum kcal of a meal, because percentages are meaningless for a cup of tea. */
const LEAST_MEAL = 30;

/**
 * Measures the error of a day's calories if every meal is typed and the first proposal is accepted. `--list` also prints every meal of the
 * tuned days; of held-out days only sums are printed.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  const meals = await readMeals();
  const days = figuresByAuthor(meals, errorOf);
  for (const line of leaveOneAuthorOut('Typed days off by', days, { isError: true })) console.log(line);
  for (const [source, own] of Map.groupBy(meals, (meal) => meal.source)) printSet(source, own, values.list);
}

interface ReadMeal extends Origin {
  readonly typed: string;
  readonly meant: number;
  readonly proposed: number;
  /** The foods and amounts that were read, for a person. */
  readonly read: string;
  readonly isWhole: boolean;
}

async function readMeals(): Promise<ReadMeal[]> {
  const database = await startFoodDatabase([]);
  const meals: ReadMeal[] = [];
  try {
    for (const { author, source, use, typed, kcal } of readCases('diary-days.tsv', ['typed', 'kcal']))
      meals.push({ author, source, use, typed, meant: Number(kcal), ...(await propose(database, typed)) });
  } finally {
    await database.stop();
  }
  return meals;
}

async function propose(
  database: FoodDatabase,
  typed: string,
): Promise<Pick<ReadMeal, 'proposed' | 'read' | 'isWhole'>> {
  const lines = await database.readMeal(typed);
  const read = lines.map(({ food, amount }) =>
    food && amount
      ? `${food.description} ${amount.quantity} ${amount.unit} ${Math.round(amount.quantity * amount.grams)} g`
      : '?',
  );
  const unread = lines.flatMap((line) => line.unread);
  return {
    proposed: lines.reduce((total, { amount }) => total + (amount?.calories ?? 0), 0),
    read: read.join(' + ') + (unread.length > 0 ? ` [not read: ${unread.join(', ')}]` : ''),
    isWhole: lines.length > 0 && lines.every(({ food }) => food !== null),
  };
}

const relativeError = (proposed: number, meant: number) => Math.abs(proposed - meant) / meant;
const sumOf = (meals: readonly ReadMeal[], figure: 'meant' | 'proposed') =>
  meals.reduce((sum, meal) => sum + meal[figure], 0);
const errorOf = (day: readonly ReadMeal[]) => relativeError(sumOf(day, 'proposed'), sumOf(day, 'meant'));
const mealErrors = (meals: readonly ReadMeal[]) =>
  meals.map(({ proposed, meant }) => relativeError(proposed, Math.max(meant, LEAST_MEAL)));

function printSet(source: string, meals: readonly ReadMeal[], isListing: boolean): void {
  const days = Map.groupBy(meals, ({ author }) => author);
  console.log(`\n${source}, ${meals[0]?.use}`);
  for (const [author, day] of days) {
    const [meant, proposed] = [sumOf(day, 'meant'), sumOf(day, 'proposed')];
    const unread = day.filter(({ isWhole }) => !isWhole).length;
    console.log(
      `  ${author.padEnd(26)} ${meant} kcal meant, ${Math.round(proposed)} proposed, ` +
        `${proposed >= meant ? '+' : '−'}${percent(errorOf(day))}; ` +
        `meals off by ${percent(median(mealErrors(day)))} at the median, ${unread} not read`,
    );
    if (isListing) for (const meal of day.filter(({ use }) => use === 'tuned')) printMeal(meal);
  }
  const errors = [...days.values()].map(errorOf);
  console.log(
    `  days off by ${percent(median(errors))} at the median, ${percent(Math.max(...errors))} at the worst; ` +
      `meals by ${percent(median(mealErrors(meals)))} at the median`,
  );
}

function printMeal({ typed, meant, proposed, read }: ReadMeal): void {
  const figures = [meant, Math.round(proposed)].map((kcal) => String(kcal).padStart(5)).join(' ');
  console.log(`    ${typed.padEnd(48)} ${figures}  ${read}`);
}
