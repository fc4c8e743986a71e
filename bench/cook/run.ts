import { parseArgs } from 'node:util';
import { addDays } from '../../packages/domain/src/calendar-day.ts';
import { seededRandom } from '../../packages/domain/src/random.ts';
import { largeStock } from '../large-stock.ts';
import { measure } from '../measure.ts';
import { askComposer, askForHousehold } from './ask-composer.ts';
import { printExpected } from './expected-dishes.ts';
import { answerAll, figuresOf, HOURS } from './figures.ts';
import { type Danger, findDangers } from './find-dangers.ts';
import { findViolations, type Violation } from './find-violations.ts';
import type { Severity } from './forbidden.ts';
import { HALVES, type Half, KITCHEN_DAY, KITCHENS, NOTHING } from './kitchens.ts';
import { describeIdea, describeKitchen } from './print-ideas.ts';
import { heading, row } from './print-table.ts';
import { randomHouseholds, randomKitchens, riskyKitchens } from './random-kitchens.ts';
import type { BenchKitchen } from './read-kitchens.ts';
import { unknownNames } from './unknown-names.ts';

/**
 * Measures how well the built-in composer cooks: `npm run bench:cook`, with these options after `--`:
 *
 * `--group GROUP` only the groups whose names contain this; `--half tuned` or `'held out'` only one half;
 * `--seed N` the first of the two seeds (1);
 * `--kitchens N` how many random kitchens are searched for forbidden food (2000);
 * `--households N` searches N random households of two to five people instead, for food that one of them must not eat;
 * `--dangers N` cooks in N random kitchens with risky items instead, and searches for errors, forbidden food and dangerous cooking;
 * `--list` also prints the tuned kitchens without ideas, those with ideas only sometimes, and every violation;
 * `--print N` prints N ideas for tuned kitchens instead (for held-out ones with `--half 'held out'`), for a cook to
 * read;
 * `--expected` prints instead in how many kitchens the ideas have what a cook expects, with `--list` each of the kitchens worked on;
 * `--unknown` prints the names in tuned kitchens that the food table does not have instead; for held-out ones only the
 * number.
 */
const { values: options } = parseArgs({
  options: {
    group: { type: 'string', default: '' },
    half: { type: 'string' },
    seed: { type: 'string', default: '1' },
    kitchens: { type: 'string', default: '2000' },
    households: { type: 'string' },
    dangers: { type: 'string' },
    list: { type: 'boolean', default: false },
    print: { type: 'string' },
    unknown: { type: 'boolean', default: false },
    expected: { type: 'boolean', default: false },
  },
});

const KITCHEN_SIZE = 200;
const TIMED_ROUNDS = 40;
const MOST_SHOWN = 25;

const seed = Number(options.seed);
const seeds = [seed, seed + 1000];
const halves = HALVES.filter((half) => options.half === undefined || half === options.half);
const chosen = (half: Half) => KITCHENS[half].filter(({ group }) => group.includes(options.group));

if (options.unknown) printUnknown();
else if (options.expected) printExpected(options.list);
else if (options.households !== undefined) printHouseholds(Number(options.households));
else if (options.dangers !== undefined) printDangers(Number(options.dangers));
else if (options.print !== undefined)
  printIdeas(options.half === 'held out' ? 'held out' : 'tuned', Number(options.print));
else {
  for (const half of halves) printShares(half, chosen(half));
  if (options.group === '') {
    await printTimes();
    printViolations(Number(options.kitchens));
  }
}

function printUnknown(): void {
  for (const half of HALVES) {
    const unknown = unknownNames(KITCHENS[half]);
    console.log(`# ${half}: ${unknown.length} names unknown`);
    if (half === 'held out') continue;
    for (const [name, count] of unknown) console.log(`${String(count).padStart(3)}  ${name}`);
  }
}

function printIdeas(half: Half, count: number): void {
  const random = seededRandom(seed);
  const drawn = chosen(half)
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

function printShares(half: Half, kitchens: readonly BenchKitchen[]): void {
  const answered = answerAll(kitchens, seeds);
  const edible = answered.filter(({ kitchen }) => kitchen.group !== NOTHING);
  const groups = Map.groupBy(edible, ({ kitchen }) => kitchen.group);
  const total = figuresOf('total', edible);
  console.log(`\n# Kitchens ${half}: percent at ${HOURS.join(', ')} o'clock, seeds ${seeds.join(' and ')}\n`);
  console.log(heading());
  for (const [group, members] of groups) console.log(row(figuresOf(group, members)));
  console.log(row(total));
  console.log(`\nKitchens with ideas at one time and none at another: ${total.wavering.length}`);
  console.log(`Kitchens without an idea at any time: ${total.barren.length}`);
  const inedible = answered.filter(({ kitchen }) => kitchen.group === NOTHING);
  const wrong = inedible.filter(({ answers }) => answers.some(([, ideas]) => ideas.length > 0));
  console.log(`Kitchens with nothing to cook: ${inedible.length}, of which ${wrong.length} gave an idea`);
  const found = answered.flatMap(({ kitchen, answers }) =>
    answers.flatMap(([, ideas]) => findViolations(ideas, kitchen)),
  );
  console.log(`Ideas: ${total.ideas}; ${countByPlace(found)}`);
  if (!options.list || half === 'held out') return;
  printList('Without an idea at any time', total.barren);
  printList('With ideas at one time and none at another', total.wavering);
  printList(
    'Nothing to cook, and yet an idea',
    wrong.map(({ kitchen }) => kitchen),
  );
}

function printList(title: string, kitchens: readonly BenchKitchen[]): void {
  if (kitchens.length > 0) console.log(`\n${title}:`);
  for (const kitchen of kitchens) console.log(`  ${describeKitchen(kitchen)}`);
}

async function printTimes(): Promise<void> {
  const items = largeStock(KITCHEN_SIZE, addDays(KITCHEN_DAY, 3)).map((item) => ({
    ...item,
    status: 'fresh' as const,
  }));
  let round = 0;
  const run = () => {
    round += 1;
    askComposer({ items, eater: { allergies: [], diets: [] }, dislikes: [] }, { hour: 19, seed: round });
  };
  const [times] = await measure([{ name: 'compose', run }], TIMED_ROUNDS);
  console.log(
    `\nComposing in a kitchen of ${KITCHEN_SIZE} foods: ${times?.median.toFixed(1)} ms median, ${times?.p95.toFixed(1)} ms p95`,
  );
}

function printViolations(count: number): void {
  const found: Record<Severity, Violation[]> = { certain: [], often: [] };
  let ideas = 0;
  let withIdeas = 0;
  let index = 0;
  for (const kitchen of randomKitchens(count, seed)) {
    const recipes = askComposer(kitchen, {
      hour: HOURS[index % HOURS.length] ?? HOURS[0],
      seed: seed + index,
    });
    index += 1;
    ideas += recipes.length;
    if (recipes.length > 0) withIdeas += 1;
    found.certain.push(...findViolations(recipes, kitchen));
    found.often.push(...findViolations(recipes, kitchen, 'often').filter(({ where }) => where === 'line'));
  }
  console.log(
    `\n${count} random kitchens of people with allergies, diets or dislikes: ${ideas} ideas, for ${withIdeas} of them`,
  );
  console.log(`Forbidden: ${countByPlace(found.certain)}`);
  console.log(`Lines that only often carry what is forbidden: ${found.often.length}`);
  printMostCommon(
    'Forbidden lines',
    found.certain.filter(({ where }) => where === 'line'),
  );
  printMostCommon(
    'Forbidden words',
    found.certain.filter(({ where }) => where === 'words'),
  );
  if (options.list) printMostCommon('Lines that often carry it', found.often);
}

function printHouseholds(count: number): void {
  const found: Violation[] = [];
  let ideas = 0;
  let withIdeas = 0;
  let forAll = 0;
  let households = 0;
  for (const household of randomHouseholds(count, seed)) {
    households += 1;
    const hour = HOURS[households % HOURS.length] ?? HOURS[0];
    const recipes = askForHousehold(household, { hour, seed: seed + households });
    ideas += recipes.length;
    if (recipes.length > 0) withIdeas += 1;
    forAll += recipes.filter(({ servings }) => servings >= household.eaters.length).length;
    found.push(...household.eaters.flatMap((eater) => findViolations(recipes, eater)));
  }
  console.log(
    `${count} random households: ${ideas} ideas, for ${withIdeas} of them; ${forAll} serve all who eat`,
  );
  console.log(`Forbidden to one of them: ${countByPlace(found)}`);
  for (const place of ['line', 'words'] as const)
    printMostCommon(
      `Forbidden ${place}`,
      found.filter(({ where }) => where === place),
    );
}

function printDangers(count: number): void {
  const dangers: Danger[] = [];
  const found: Violation[] = [];
  const errors: string[] = [];
  let ideas = 0;
  let asked = 0;
  for (const kitchen of riskyKitchens(count, seed)) {
    asked += 1;
    try {
      const recipes = askComposer(kitchen, { hour: asked % 24, seed: seed + asked });
      ideas += recipes.length;
      dangers.push(...findDangers(recipes));
      found.push(...findViolations(recipes, kitchen));
    } catch (error) {
      errors.push(`${String(error)}: ${describeKitchen(kitchen)}`);
    }
  }
  console.log(
    `${count} random kitchens with risky items, at all hours: ${ideas} ideas, ${errors.length} errors`,
  );
  console.log(`Dangerous: ${dangers.length}. Forbidden: ${countByPlace(found)}`);
  for (const error of errors.slice(0, MOST_SHOWN)) console.log(`  ${error}`);
  printGroups('Dangerous', dangers, ({ recipe, what }) => `${what}: ${recipe}`);
  printMostCommon('Forbidden', found);
}

function countByPlace(found: readonly Violation[]): string {
  const lines = found.filter(({ where }) => where === 'line').length;
  return `${lines} ingredient lines and ${found.length - lines} sentences name what is forbidden`;
}

function printMostCommon(title: string, found: readonly Violation[]): void {
  printGroups(title, found, ({ against, text }) => `${against}: ${text}`);
}

function printGroups<Thing>(title: string, found: readonly Thing[], nameOf: (thing: Thing) => string): void {
  const groups = [...Map.groupBy(found, nameOf)]
    .map(([what, all]) => [what, all.length] as const)
    .sort(([, one], [, other]) => other - one);
  const shown = options.list ? groups : groups.slice(0, MOST_SHOWN);
  if (shown.length > 0) console.log(`\n${title}, ${shown.length} of ${groups.length}:`);
  for (const [what, times] of shown) console.log(`${String(times).padStart(5)}  ${what}`);
}
