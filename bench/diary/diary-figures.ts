import { type FoodDatabase, startFoodDatabase } from '../relevance/food-database.ts';
import { type DiaryDay, readDays } from './diary-days.ts';

/** Files of days: those used for tuning, and those that were only measured. */
const SETS: readonly { readonly title: string; readonly file: string; readonly isTuned?: true }[] = [
  { title: 'Days tuned on', file: './tuned/ours/five-days.txt', isTuned: true },
  { title: 'More days tuned on', file: './tuned/ours/more-days.txt', isTuned: true },
  { title: 'Days as people speak, tuned on', file: './tuned/spoken/first-five.txt', isTuned: true },
  { title: 'The other half of those, held out', file: './apart/other-half-days.txt' },
  { title: 'Days held out', file: './apart/held-apart-days.txt' },
  { title: 'Days written afterwards, by someone else', file: './apart/second-held-apart-days.txt' },
  { title: 'Days of five other eaters', file: './apart/third-held-apart-days.txt' },
  { title: 'Days of people of five places', file: './apart/fourth-held-apart-days.txt' },
  { title: 'Days of five more', file: './apart/fifth-held-apart-days.txt' },
  { title: 'Days of five more, once', file: './apart/sixth-held-apart-days.txt' },
  { title: 'Five by somebody new to the app, once', file: './apart/seventh-held-apart-days.txt' },
  { title: 'Twelve of as many countries, once', file: './apart/eighth-held-apart-days.txt' },
  { title: 'Twelve people on their phones, twice', file: './apart/ninth-held-apart-days.txt' },
  {
    title: 'Twelve more on their phones, whose author wrote the words of their languages',
    file: './apart/tenth-held-apart-days.txt',
  },
  {
    title: 'Eight written after the phrase books, a few of their words learnt since',
    file: './apart/eleventh-held-apart-days.txt',
  },
  {
    title: 'Amounts of every kind, the half that was not worked on',
    file: './apart/twelfth-held-apart-days.txt',
  },
  {
    title: 'Twelve everyday eaters of as many places, a few of their lines learnt after one run',
    file: './apart/thirteenth-held-apart-days.txt',
  },
  {
    title: 'Second days of seven people, run before and after the work on their first',
    file: './apart/fourteenth-held-apart-days.txt',
  },
  {
    title: 'Amounts of every kind, worked on after one run',
    file: './tuned/spoken/amounts.txt',
    isTuned: true,
  },
  {
    title: 'Days of five who type as they speak, tuned on after one run',
    file: './tuned/spoken/second-five.txt',
    isTuned: true,
  },
  { title: 'The last five, tuned on after one run', file: './tuned/spoken/third-five.txt', isTuned: true },
  { title: 'Five more, tuned on after one run', file: './tuned/spoken/fourth-five.txt', isTuned: true },
  {
    title: 'Five more typed as people speak, tuned on after several runs',
    file: './tuned/spoken/fifth-five.txt',
    isTuned: true,
  },
  {
    title: 'Five who use such an app, tuned on after one run',
    file: './tuned/app-users/first-five.txt',
    isTuned: true,
  },
  {
    title: 'Five more of those, tuned on after one run',
    file: './tuned/app-users/second-five.txt',
    isTuned: true,
  },
  {
    title: 'Five that a reviewer typed, tuned on after one run',
    file: './tuned/reviewers/first-reviewer.txt',
    isTuned: true,
  },
  {
    title: 'Five more of those, tuned on too',
    file: './tuned/reviewers/first-reviewer-more.txt',
    isTuned: true,
  },
  {
    title: 'Five of another reviewer, tuned on after one run',
    file: './tuned/reviewers/second-reviewer.txt',
    isTuned: true,
  },
  {
    title: 'Five more of that one, tuned on too',
    file: './tuned/reviewers/second-reviewer-more.txt',
    isTuned: true,
  },
  {
    title: 'Five of a third reviewer, tuned on after one run',
    file: './tuned/reviewers/third-reviewer.txt',
    isTuned: true,
  },
  {
    title: 'Five more of that one, tuned on too',
    file: './tuned/reviewers/third-reviewer-more.txt',
    isTuned: true,
  },
  {
    title: 'Five of ten places, tuned on after one run',
    file: './tuned/places/ten-places.txt',
    isTuned: true,
  },
  {
    title: 'The other five of those, tuned on too',
    file: './tuned/places/ten-places-more.txt',
    isTuned: true,
  },
  {
    title: 'Five by somebody new to the app, as they speak, tuned on after one run',
    file: './tuned/spoken/newcomer.txt',
    isTuned: true,
  },
  {
    title: 'Twelve more of as many countries, tuned on after one run',
    file: './tuned/places/twelve-countries.txt',
    isTuned: true,
  },
  { title: 'Seven households, tuned on after one run', file: './tuned/households/seven.txt', isTuned: true },
  { title: 'Seven more of those, tuned on too', file: './tuned/households/seven-more.txt', isTuned: true },
  {
    title: 'Seven of fourteen kinds, tuned on after one run',
    file: './tuned/households/fourteen-kinds.txt',
    isTuned: true,
  },
  {
    title: 'The other seven, of which only sums were looked at, tuned on lines like theirs',
    file: './tuned/households/fourteen-kinds-more.txt',
    isTuned: true,
  },
  {
    title: 'Twelve people on their phones, tuned on after one run',
    file: './tuned/households/phone-users.txt',
    isTuned: true,
  },
  {
    title: 'Twelve more of those, tuned on after one run',
    file: './tuned/places/twelve-on-phones.txt',
    isTuned: true,
  },
  {
    title: 'Twelve everyday eaters, tuned on after one run',
    file: './tuned/places/twelve-everyday.txt',
    isTuned: true,
  },
  {
    title: 'Twelve more of those, read after one run',
    file: './tuned/places/twelve-everyday-more.txt',
    isTuned: true,
  },
  {
    title: 'First days of seven people, worked on after one run',
    file: './tuned/households/seven-others.txt',
    isTuned: true,
  },
];

interface DayFigures {
  readonly eater: string;
  readonly expected: number;
  readonly proposed: number;
  /** Meals with a food that was not found. */
  readonly unread: number;
  readonly mealErrors: readonly number[];
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const relativeError = (proposed: number, expected: number) => Math.abs(proposed - expected) / expected;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  );
}

async function measureDay(
  database: FoodDatabase,
  { eater, meals }: DiaryDay,
  isListed: boolean,
): Promise<DayFigures> {
  let [expected, proposed, unread] = [0, 0, 0];
  const mealErrors: number[] = [];
  for (const { typed, calories } of meals) {
    const lines = await database.readMeal(typed);
    const sum = lines.reduce((total, { amount }) => total + (amount?.calories ?? 0), 0);
    const unreadWords = lines.flatMap((line) => line.unread);
    expected += calories;
    proposed += sum;
    if (lines.length === 0 || lines.some(({ food }) => food === null)) unread += 1;
    mealErrors.push(relativeError(sum, Math.max(calories, LEAST_MEAL)));
    if (isListed) {
      const read = lines.map(({ food, amount }) =>
        food && amount
          ? `${food.description} ${amount.quantity} ${amount.unit} ${Math.round(amount.quantity * amount.grams)} g`
          : '?',
      );
      console.log(
        `  ${typed.padEnd(48)} ${String(calories).padStart(4)} ${String(Math.round(sum)).padStart(5)}  ${read.join(' + ')}${unreadWords.length > 0 ? ` [not read: ${unreadWords.join(', ')}]` : ''}`,
      );
    }
  }
  return { eater, expected, proposed, unread, mealErrors };
}

/** Minimum kcal of a meal, because percentages are meaningless for a cup of tea. */
const LEAST_MEAL = 30;

/** Prints the errors of a set's days, as shares of the intended calories. */
async function printDays(
  database: FoodDatabase,
  { title, file }: { readonly title: string; readonly file: string },
  isListed: boolean,
): Promise<number[]> {
  const days: DayFigures[] = [];
  for (const day of readDays(file)) {
    if (isListed) console.log(`\n${day.eater}`);
    days.push(await measureDay(database, day, isListed));
  }
  console.log(`\n${title}`);
  for (const { eater, expected, proposed, unread, mealErrors } of days) {
    const sign = proposed >= expected ? '+' : '−';
    console.log(
      `  ${eater.padEnd(26)} ${expected} kcal meant, ${Math.round(proposed)} proposed, ${sign}${percent(relativeError(proposed, expected))}; meals off by ${percent(median(mealErrors))} at the median, ${unread} not read`,
    );
  }
  const errors = days.map(({ expected, proposed }) => relativeError(proposed, expected));
  console.log(
    `  ${summed(errors)}; meals by ${percent(median(days.flatMap(({ mealErrors }) => mealErrors)))} at the median`,
  );
  return errors;
}

const summed = (errors: readonly number[]) =>
  `days off by ${percent(median(errors))} at the median, ${percent(Math.max(...errors))} at the worst`;

/**
 * Measures the error of a day's calories if every meal is typed and the first proposal is accepted; `isListed` prints
 * the meals of tuning days.
 */
export async function printDiary({ isListed }: { readonly isListed: boolean }): Promise<void> {
  const database = await startFoodDatabase([]);
  const apart: number[] = [];
  try {
    for (const set of SETS) {
      const errors = await printDays(database, set, isListed && set.isTuned === true);
      if (set.isTuned !== true) apart.push(...errors);
    }
  } finally {
    await database.stop();
  }
  console.log(`\nAll ${apart.length} held out: ${summed(apart)}`);
}
