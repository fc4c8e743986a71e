import { parseArgs } from 'node:util';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { seededRandom } from '../../packages/domain/src/random.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { type Origin, USES, type Use } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, shareOf } from '../figures.ts';
import { findViolations } from './idea-rules.ts';
import { type Asking, askComposer, describeIdea, describeKitchen, isCookable } from './ideas.ts';
import { type BenchKitchen, KITCHENS, NOTHING } from './kitchens.ts';

/** The hours at which meals are requested. */
const HOURS = [8, 13, 19] as const;

/**
 * Prints for how many kitchens the built-in composer has ideas, by group and hour, with these options:
 *
 * `--group GROUP` only the groups whose names contain this; `--use tuned` or `--use 'held out'` only these kitchens;
 * `--seed N` the first of the two seeds (1);
 * `--list` also prints the tuned kitchens without ideas, and those with ideas only sometimes;
 * `--print N` prints N ideas for tuned kitchens instead (for held-out ones with `--use 'held out'`), for a cook to read;
 * `--unknown` prints the names in tuned kitchens that the food table does not have instead; for held-out ones only the number.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      group: { type: 'string', default: '' },
      use: { type: 'string' },
      seed: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
      print: { type: 'string' },
      unknown: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  const kitchens = KITCHENS.filter(
    ({ group, use }) => group.includes(values.group) && (values.use === undefined || use === values.use),
  );
  if (values.unknown) printUnknown(kitchens);
  else if (values.print !== undefined)
    printIdeas(
      kitchens.filter(({ use }) => values.use !== undefined || use === 'tuned'),
      Number(values.print),
      seed,
    );
  else printShares(kitchens, [seed, seed + 1000], values.list);
}

type Kitchen = BenchKitchen & Origin;

interface Answered extends Origin {
  readonly kitchen: Kitchen;
  readonly answers: readonly (readonly [Asking, readonly ComposedRecipe[]])[];
}

/** Requests ideas for every kitchen, hour and seed. */
function answerAll(kitchens: readonly Kitchen[], seeds: readonly number[]): Answered[] {
  const askings = HOURS.flatMap((hour) => seeds.map((seed) => ({ hour, seed })));
  return kitchens.map((kitchen) => ({
    author: kitchen.author,
    source: kitchen.source,
    use: kitchen.use,
    kitchen,
    answers: askings.map((asking) => [asking, askComposer(kitchen, asking)] as const),
  }));
}

function printShares(kitchens: readonly Kitchen[], seeds: readonly number[], isListing: boolean): void {
  const answered = answerAll(kitchens, seeds);
  const isEdible = ({ kitchen }: Answered) => kitchen.group !== NOTHING;
  const figures = figuresByAuthor(answered.filter(isEdible), (own) =>
    shareOf(ideasAt(HOURS, own), (ideas) => ideas.some(isCookable)),
  );
  for (const line of leaveOneAuthorOut('Kitchens with an idea for which nothing is to be bought', figures))
    console.log(line);
  for (const use of USES) {
    const own = answered.filter((each) => each.use === use);
    if (own.length === 0) continue;
    console.log(
      `\n# Kitchens ${use}: percent at ${HOURS.join(', ')} o'clock, seeds ${seeds.join(' and ')}\n`,
    );
    printTable(own.filter(isEdible));
    printFaults(own, isListing && use === 'tuned');
  }
}

function printTable(answered: readonly Answered[]): void {
  console.log(heading());
  for (const [group, members] of Map.groupBy(answered, ({ kitchen }) => kitchen.group))
    console.log(row(group, members));
  console.log(row('total', answered));
}

function printFaults(answered: readonly Answered[], isListing: boolean): void {
  const edible = answered.filter(({ kitchen }) => kitchen.group !== NOTHING);
  const inedible = answered.filter(({ kitchen }) => kitchen.group === NOTHING);
  const counts = ({ answers }: Answered) => answers.map(([, ideas]) => ideas.length);
  const wavering = edible.filter((each) => counts(each).includes(0) && counts(each).some(Boolean));
  const barren = edible.filter((each) => !counts(each).some(Boolean));
  const wrong = inedible.filter((each) => counts(each).some(Boolean));
  const ideas = edible.flatMap(counts).reduce((sum, count) => sum + count, 0);
  const found = answered.flatMap(({ kitchen, answers }) =>
    answers.flatMap(([, recipes]) => findViolations(recipes, kitchen)),
  );
  const lines = found.filter(({ where }) => where === 'line').length;
  console.log(`\nKitchens with ideas at one time and none at another: ${wavering.length}`);
  console.log(`Kitchens without an idea at any time: ${barren.length}`);
  console.log(`Kitchens with nothing to cook: ${inedible.length}, of which ${wrong.length} gave an idea`);
  console.log(
    `Ideas: ${ideas}; ${lines} ingredient lines and ${found.length - lines} sentences name what is forbidden`,
  );
  if (!isListing) return;
  printList('Without an idea at any time', barren);
  printList('With ideas at one time and none at another', wavering);
  printList('Nothing to cook, and yet an idea', wrong);
}

function printList(title: string, answered: readonly Answered[]): void {
  if (answered.length > 0) console.log(`\n${title}:`);
  for (const { kitchen } of answered) console.log(`  ${describeKitchen(kitchen)}`);
}

function ideasAt(hours: readonly number[], answered: readonly Answered[]): (readonly ComposedRecipe[])[] {
  return answered.flatMap(({ answers }) =>
    answers.filter(([{ hour }]) => hours.includes(hour)).map(([, ideas]) => ideas),
  );
}

type Ideas = readonly (readonly ComposedRecipe[])[];

const COLUMNS: readonly (readonly [title: string, figure: (ideas: Ideas) => number])[] = [
  ['an idea', (ideas) => shareOf(ideas, ({ length }) => length >= 1)],
  ['3 ideas', (ideas) => shareOf(ideas, ({ length }) => length >= 3)],
  ['one as it stands', (ideas) => shareOf(ideas, (each) => each.some(isCookable))],
  ['ideas not bought for', (ideas) => shareOf(ideas.flat(), isCookable)],
];
const CELL = 6;
const BLOCK = HOURS.length * CELL + 4;
const FIRST = 24;

function heading(): string {
  const hours = HOURS.map((hour) => `${hour}h`.padStart(CELL)).join('');
  return [
    ''.padEnd(FIRST + 5) + COLUMNS.map(([title]) => title.padStart(BLOCK)).join(''),
    'group'.padEnd(FIRST) + 'n'.padStart(5) + hours.padStart(BLOCK).repeat(COLUMNS.length),
  ].join('\n');
}

/** A row of percentages; a dash if there is nothing to count. */
function row(group: string, answered: readonly Answered[]): string {
  const blocks = COLUMNS.map(([, figure]) =>
    HOURS.map((hour) => figure(ideasAt([hour], answered)))
      .map((share) => (Number.isNaN(share) ? '–' : String(Math.round(100 * share))).padStart(CELL))
      .join('')
      .padStart(BLOCK),
  );
  return group.padEnd(FIRST) + String(answered.length).padStart(5) + blocks.join('');
}

function printUnknown(kitchens: readonly Kitchen[]): void {
  for (const use of USES) {
    const unknown = unknownNames(kitchens, use);
    console.log(`# ${use}: ${unknown.length} names unknown`);
    if (use === 'held out') continue;
    for (const [name, count] of unknown) console.log(`${String(count).padStart(3)}  ${name}`);
  }
}

/** Names that the food table does not know, with the number of kitchens, most common first. */
function unknownNames(kitchens: readonly Kitchen[], use: Use): [name: string, kitchens: number][] {
  const names = kitchens
    .filter((kitchen) => kitchen.use === use)
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter((name) => !findFood(name));
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .sort(([name, count], [other, more]) => more - count || (name < other ? -1 : 1));
}

function printIdeas(kitchens: readonly Kitchen[], count: number, seed: number): void {
  const random = seededRandom(seed);
  const drawn = kitchens
    .map((kitchen) => ({ kitchen, place: random() }))
    .sort((one, other) => one.place - other.place);
  let left = count;
  for (const [index, { kitchen }] of drawn.entries()) {
    if (left <= 0) return;
    const asking = { hour: HOURS[index % HOURS.length] ?? HOURS[0], seed };
    const ideas = askComposer(kitchen, asking).slice(0, left);
    left -= ideas.length;
    console.log(`\n${describeKitchen(kitchen)}`);
    if (ideas.length === 0) console.log('  no idea');
    for (const idea of ideas) console.log(describeIdea(idea, asking));
  }
}
