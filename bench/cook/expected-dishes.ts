import { parseArgs } from 'node:util';
import { mealTypeAt } from '../../packages/domain/src/meals/meal-time.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { composeUnseen } from '../../packages/domain/src/recipes/offered/compose-unseen.ts';
import { type IdeaHistory, withShownIdeas } from '../../packages/domain/src/recipes/offered/idea-history.ts';
import { type Origin, readBlocks, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut } from '../figures.ts';
import type { Limits } from './idea-rules.ts';
import { describeIdea, isCookable } from './ideas.ts';
import { KITCHEN_DAY, readItems, readLimits, type StoredItem } from './kitchens.ts';

const SUPPER = 19;
const PRESSES = 3;
const SEED = 20261126;
/** What is left of the day for a new account. */
const GOALS = { proteinTarget: 150, caloriesLeft: 2000 };

/** A kitchen with what a cook expects of it. */
interface ExpectingKitchen extends Origin, Limits {
  readonly title: string;
  readonly hour: number;
  readonly items: readonly StoredItem[];
  /** The dishes that should be among the ideas, each in any of several words. */
  readonly wanted: readonly (readonly string[])[];
  /** Words that no idea may have in its name, ingredients or steps. */
  readonly unwanted: readonly string[];
}

function readExpecting(file: string): ExpectingKitchen[] {
  return readBlocks(file).blocks.map(({ title, lines: [items = '', ...rows], ...origin }) => {
    const [who = '', hour = SUPPER] = title.split(' @');
    const [list = '', ...limits] = items.split(' | ');
    const of = (mark: string) => rows.filter((row) => row.startsWith(`${mark} `)).map((row) => row.slice(2));
    return {
      ...origin,
      title: who,
      hour: Number(hour),
      items: readItems(list),
      ...readLimits(limits.join(' | ')),
      wanted: of('+').map((row) => row.split(' / ')),
      unwanted: of('-').flatMap((row) => row.split('; ')),
    };
  });
}

interface Presses {
  readonly ideas: readonly (readonly ComposedRecipe[])[];
  /** The items that nothing is known of. */
  readonly unread: readonly string[];
}

/** The ideas of three presses, as the server gives them. */
function pressThrice({ items, eater, dislikes, hour }: ExpectingKitchen): Presses {
  let history: IdeaHistory | undefined;
  let nothingOf: readonly string[] = [];
  const ideas = Array.from({ length: PRESSES }, (_, press) => {
    const wishes = {
      stock: items,
      eater,
      dislikes,
      today: KITCHEN_DAY,
      seed: SEED + press,
      meal: mealTypeAt(hour),
      goals: GOALS,
    };
    const { recipes, turn, kitchen: words, unread } = composeUnseen(wishes, history);
    nothingOf = unread;
    history = withShownIdeas(history, words, { ideas: recipes, turn });
    return turn === 'new' ? recipes : [];
  });
  return { ideas, unread: nothingOf };
}

/**
 * Prints in how many cases the dish that a cook expects is among the ideas of the first press, and of three, and how many ideas name what
 * they should not:
 *
 * `--list` prints also the ideas of the tuned kitchens, in full;
 * `--of FILE` asks for the kitchens of another file in the form of `expected-dishes.txt`, by its absolute path.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      list: { type: 'boolean', default: false },
      of: { type: 'string', default: 'expected-dishes.txt' },
    },
  });
  const kitchens = readExpecting(values.of).map((expecting) => judge(expecting, pressThrice(expecting)));
  const sum = (some: readonly Judged[], count: (judged: Judged) => number) =>
    some.reduce((all, judged) => all + count(judged), 0);
  const figures = figuresByAuthor(
    kitchens,
    (own) => sum(own, ({ atFirst }) => atFirst) / sum(own, ({ cases }) => cases),
  );
  for (const line of leaveOneAuthorOut('Expected dishes at the first press', figures)) console.log(line);
  for (const use of USES) {
    const own = kitchens.filter((kitchen) => kitchen.use === use);
    console.log(
      `expected dishes, ${use}: ${sum(own, ({ atFirst }) => atFirst)} of ${sum(own, ({ cases }) => cases)} at the first press, ` +
        `${sum(own, ({ inThree }) => inThree)} within three; ` +
        `${sum(own, ({ unwanted }) => unwanted)} of ${sum(own, ({ ideas }) => ideas)} ideas name what they should not; ` +
        `${Math.round((100 * sum(own, ({ cookable }) => cookable)) / sum(own, ({ ideas }) => ideas))}% need nothing bought`,
    );
    if (values.list && use === 'tuned') console.log(own.flatMap(({ lines }) => lines).join('\n'));
  }
}

interface Judged extends Origin {
  readonly cases: number;
  readonly atFirst: number;
  readonly inThree: number;
  readonly ideas: number;
  readonly unwanted: number;
  /** Those that need nothing bought. */
  readonly cookable: number;
  /** What was found and what not, for a cook to read. */
  readonly lines: readonly string[];
}

function judge(
  { title, hour, items, wanted, unwanted, author, source, use }: ExpectingKitchen,
  { ideas: presses, unread }: Presses,
): Judged {
  const all = presses.flat();
  const isIn = (recipes: readonly ComposedRecipe[], words: readonly string[]) =>
    recipes.some(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  const first = wanted.filter((words) => isIn(presses[0] ?? [], words));
  const later = wanted.filter((words) => !first.includes(words) && isIn(all, words));
  const never = wanted.filter((words) => !first.includes(words) && !later.includes(words));
  const wrong = all.filter((recipe) => {
    const said = textOf(recipe);
    return unwanted.some((word) => new RegExp(`\\b${word}`).test(said));
  });
  return {
    author,
    source,
    use,
    cases: wanted.length,
    atFirst: first.length,
    inThree: first.length + later.length,
    ideas: all.length,
    unwanted: wrong.length,
    cookable: all.filter(isCookable).length,
    lines: [
      `\n== ${title}: ${items.map(({ name }) => name).join('; ')}`,
      ...unread.map((name) => `  unread: ${name}`),
      ...later.map((words) => `  only later: ${words.join(' / ')}`),
      ...never.map((words) => `  never: ${words.join(' / ')}`),
      ...wrong.map(({ name }) => `  names what it should not: ${name}`),
      ...presses.flatMap((recipes, press) => [
        `  press ${press + 1}`,
        ...recipes.map((recipe) => describeIdea(recipe, { hour, seed: SEED })),
      ]),
    ],
  };
}

function textOf({ name, ingredients, instructions }: ComposedRecipe): string {
  return [name, ...ingredients.map((line) => line.name), ...instructions].join('\n').toLowerCase();
}
