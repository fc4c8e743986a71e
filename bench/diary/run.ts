import { parseArgs } from 'node:util';
import { startFoodDatabase } from '../relevance/food-database.ts';
import { type DiaryDay, readDays } from './diary-days.ts';

/**
 * How far a day is off whose meals are typed and whose first proposal is taken: `npm run bench:diary`, with after `--`
 *
 * `--list` every meal of the days that may be tuned on; of the days held apart only the sums are ever shown.
 */
const { values: options } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

interface DayFigures {
  readonly eater: string;
  readonly meant: number;
  readonly proposed: number;
  /** Meals of which something was not found. */
  readonly unread: number;
  readonly mealErrors: readonly number[];
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const off = (proposed: number, meant: number) => Math.abs(proposed - meant) / meant;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  );
}

const database = await startFoodDatabase([]);

async function measureDay({ eater, meals }: DiaryDay, isListed: boolean): Promise<DayFigures> {
  let [meant, proposed, unread] = [0, 0, 0];
  const mealErrors: number[] = [];
  for (const { typed, calories } of meals) {
    const lines = await database.readMeal(typed);
    const sum = lines.reduce((total, { helping }) => total + (helping?.calories ?? 0), 0);
    const said = lines.flatMap((line) => line.unread);
    meant += calories;
    proposed += sum;
    if (lines.length === 0 || lines.some(({ food }) => food === null)) unread += 1;
    mealErrors.push(off(sum, Math.max(calories, LEAST_MEAL)));
    if (isListed) {
      const read = lines.map(({ food, helping }) =>
        food && helping
          ? `${food.description} ${helping.quantity} ${helping.unit} ${Math.round(helping.quantity * helping.grams)} g`
          : '?',
      );
      console.log(
        `  ${typed.padEnd(48)} ${String(calories).padStart(4)} ${String(Math.round(sum)).padStart(5)}  ${read.join(' + ')}${said.length > 0 ? ` [not read: ${said.join(', ')}]` : ''}`,
      );
    }
  }
  return { eater, meant, proposed, unread, mealErrors };
}

/** kcal; a percentage means nothing for a cup of tea. */
const LEAST_MEAL = 30;

async function printDays(title: string, file: string, isListed: boolean): Promise<void> {
  const days: DayFigures[] = [];
  for (const day of readDays(file)) {
    if (isListed) console.log(`\n${day.eater}`);
    days.push(await measureDay(day, isListed));
  }
  console.log(`\n${title}`);
  for (const { eater, meant, proposed, unread, mealErrors } of days) {
    const sign = proposed >= meant ? '+' : '−';
    console.log(
      `  ${eater.padEnd(26)} ${meant} kcal meant, ${Math.round(proposed)} proposed, ${sign}${percent(off(proposed, meant))}; meals off by ${percent(median(mealErrors))} at the median, ${unread} not read`,
    );
  }
  const errors = days.map(({ meant, proposed }) => off(proposed, meant));
  console.log(
    `  days off by ${percent(median(errors))} at the median, ${percent(Math.max(...errors))} at the worst; meals by ${percent(median(days.flatMap(({ mealErrors }) => mealErrors)))} at the median`,
  );
}

try {
  await printDays('Days tuned on', './tuned-days.txt', options.list);
  await printDays('More days tuned on', './more-tuned-days.txt', options.list);
  await printDays('The other half of those, held apart', './other-half-days.txt', false);
  await printDays('Days held apart', './held-apart-days.txt', false);
  await printDays('Days written afterwards, by someone else', './second-held-apart-days.txt', false);
  await printDays('Days of five other eaters', './third-held-apart-days.txt', false);
  await printDays('Days of people of five places', './fourth-held-apart-days.txt', false);
  await printDays('Days of five more, written behind decision 75', './fifth-held-apart-days.txt', false);
} finally {
  await database.stop();
}
