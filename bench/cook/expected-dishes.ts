import { readFileSync } from 'node:fs';
import { mealTypeAt } from '../../packages/domain/src/meals/meal-time.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { composeUnseen } from '../../packages/domain/src/recipes/given/compose-unseen.ts';
import { type IdeaHistory, withShownIdeas } from '../../packages/domain/src/recipes/given/idea-history.ts';
import { KITCHEN_DAY } from './kitchens.ts';
import { describeIdea } from './print-ideas.ts';
import { type BenchKitchen, readKitchens } from './read-kitchens.ts';

const FILES = { 'worked on': 'expected-worked-on.txt', 'held apart': 'expected-held-apart.txt' } as const;

const SUPPER = 19;
const PRESSES = 3;
const SEED = 20261126;
/** What is left of the day for a new account. */
const GOALS = { proteinTarget: 150, caloriesLeft: 2000 };

/** A kitchen with what a cook expects of it. */
interface ExpectingKitchen {
  readonly title: string;
  readonly hour: number;
  readonly kitchen: BenchKitchen;
  /** The dishes that should be among the ideas, each in any of several words. */
  readonly wanted: readonly (readonly string[])[];
  /** Words that no idea may have in its name, ingredients or steps. */
  readonly unwanted: readonly string[];
}

function readExpecting(file: string): ExpectingKitchen[] {
  const text = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8');
  const [, ...kitchens] = text.split(/^== /m);
  return kitchens.map((written) => {
    const [head = '', items = '', ...rows] = written.trim().split('\n');
    const [, title = '', hour = SUPPER] = /^(.*?)(?: @(\d+))?$/.exec(head) ?? [];
    const [kitchen] = readKitchens(items, KITCHEN_DAY);
    if (!kitchen) throw new Error(`No kitchen: '${items}'`);
    const of = (mark: string) => rows.filter((row) => row.startsWith(`${mark} `)).map((row) => row.slice(2));
    return {
      title,
      hour: Number(hour),
      kitchen,
      wanted: of('+').map((row) => row.split(' / ')),
      unwanted: of('-').flatMap((row) => row.split('; ')),
    };
  });
}

/** The ideas of three presses, as the server gives them. */
function pressThrice({ kitchen, hour }: ExpectingKitchen): (readonly ComposedRecipe[])[] {
  let history: IdeaHistory | undefined;
  return Array.from({ length: PRESSES }, (_, press) => {
    const { items, eater, dislikes } = kitchen;
    const wishes = {
      stock: items,
      eater,
      dislikes,
      today: KITCHEN_DAY,
      seed: SEED + press,
      meal: mealTypeAt(hour),
      goals: GOALS,
    };
    const { recipes, turn, kitchen: words } = composeUnseen(wishes, history);
    history = withShownIdeas(history, words, { ideas: recipes, turn });
    return turn === 'new' ? recipes : [];
  });
}

/**
 * Prints in how many cases the dish that a cook expects is among the ideas of the first press, and of three, and how many ideas name what
 * they should not. With `isListing` also the ideas of the kitchens worked on.
 */
export function printExpected(isListing: boolean): void {
  for (const [half, file] of Object.entries(FILES)) {
    const found = readExpecting(file).map((expecting) => judge(expecting, pressThrice(expecting)));
    const of = (count: (judged: Judged) => number) => found.reduce((sum, judged) => sum + count(judged), 0);
    console.log(
      `expected dishes, ${half}: ${of(({ atFirst }) => atFirst)} of ${of(({ cases }) => cases)} at the first press, ` +
        `${of(({ inThree }) => inThree)} within three; ` +
        `${of(({ unwanted }) => unwanted)} of ${of(({ ideas }) => ideas)} ideas name what they should not`,
    );
    if (isListing && half === 'worked on') console.log(found.flatMap(({ lines }) => lines).join('\n'));
  }
}

interface Judged {
  readonly cases: number;
  readonly atFirst: number;
  readonly inThree: number;
  readonly ideas: number;
  readonly unwanted: number;
  /** What was found and what not, for a cook to read. */
  readonly lines: readonly string[];
}

function judge(
  { title, hour, wanted, unwanted }: ExpectingKitchen,
  presses: readonly (readonly ComposedRecipe[])[],
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
    cases: wanted.length,
    atFirst: first.length,
    inThree: first.length + later.length,
    ideas: all.length,
    unwanted: wrong.length,
    lines: [
      `\n== ${title}`,
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
