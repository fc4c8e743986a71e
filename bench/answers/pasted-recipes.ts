import { parseArgs } from 'node:util';
import { readRecipeText } from '../../packages/domain/src/recipes/pasted/read-recipe-text.ts';
import { type Block, type Origin, readBlocks, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, shareOf } from '../figures.ts';

/** Prints how many pasted recipes are taken apart as they were meant; with `--list` also what of the tuned ones was not. */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  const recipes = readBlocks('pasted-recipes.txt').blocks.map(judge);
  const figures = figuresByAuthor(recipes, (own) => shareOf(own, isWhollyRight));
  for (const line of leaveOneAuthorOut('Pasted recipes wholly right', figures)) console.log(line);
  for (const [source, own] of Map.groupBy(recipes, (recipe) => recipe.source))
    for (const use of USES)
      print(
        `pasted recipes, ${source}, ${use}`,
        own.filter((recipe) => recipe.use === use),
        values.list && use === 'tuned',
      );
}

interface Fault {
  readonly what: string;
  readonly said: string;
}

interface JudgedRecipe extends Origin {
  readonly title: string;
  /** How many ingredients and steps it has. */
  readonly lines: number;
  readonly faults: readonly Fault[];
}

const isWhollyRight = ({ faults }: JudgedRecipe) => faults.length === 0;

function print(name: string, recipes: readonly JudgedRecipe[], isListing: boolean): void {
  const lines = recipes.reduce((sum, recipe) => sum + recipe.lines, 0);
  const wrong = recipes
    .flatMap(({ faults }) => faults)
    .filter(({ what }) => what === 'ingredients' || what === 'steps').length;
  console.log(
    `${name}: ${recipes.filter(isWhollyRight).length} of ${recipes.length} wholly right; ` +
      `${lines - wrong} of ${lines} ingredients and steps`,
  );
  if (!isListing) return;
  for (const { title, faults } of recipes)
    for (const { what, said } of faults) console.log(`  ${title}: ${what}: ${said}`);
}

/** Its head says what the marks in front of lines mean. */
function judge({ title, lines: [written = '', ...rows], ...origin }: Block): JudgedRecipe {
  const lines = rows.map((row) => ({ mark: row.slice(0, 1), text: row.slice(2) }));
  const of = (...marks: string[]) => {
    const found: string[] = [];
    let last = '';
    for (const { mark, text } of lines) {
      if (mark === '+' && marks.includes(last)) found.push(`${found.pop() ?? ''} ${text}`);
      else if (marks.includes(mark)) found.push(text);
      if (mark !== '+') last = mark;
    }
    return found;
  };
  const facts = new Map(
    written
      .replace(/^= /, '')
      .split('; ')
      .map((fact): [string, string] => {
        const [name = '', ...value] = fact.split(' ');
        return [name, value.join(' ')];
      }),
  );
  const fact = (name: string) => [facts.get(name) ?? ''];
  const servings = facts.get('servings')?.split('-')[0] ?? '';
  const read = readRecipeText(
    lines.map(({ mark, text }, at) => `${at === 0 ? '' : mark === ',' ? ', ' : '\n'}${text}`).join(''),
  );
  const [ingredients, steps] = [of('I', 'G', ','), of('S')];
  const pairs = [
    ['name', [of('N').join(' ')], [read.name]],
    ['description', [of('D').join(' ')], [read.description]],
    ['servings', [servings === 'none' ? '' : servings], [String(read.servings ?? '')]],
    ['prep', fact('prep'), [String(read.prepTime ?? '')]],
    ['cook', fact('cook'), [String(read.cookTime ?? '')]],
    ['cuisine', fact('cuisine'), [read.cuisine]],
    ['difficulty', fact('difficulty'), [read.difficulty ?? '']],
    ['ingredients', ingredients, read.ingredients],
    ['steps', steps, read.steps],
    ['left', of('L'), read.left],
  ] as const;
  const faults = pairs.flatMap(([what, meant, found]) => [
    ...lacking(meant, found).map((said) => ({ what, said: `lacks ${said}` })),
    ...lacking(found, meant).map((said) => ({ what, said: `has ${said}` })),
  ]);
  return { ...origin, title, lines: ingredients.length + steps.length, faults };
}

function lacking(texts: readonly string[], among: readonly string[]): string[] {
  const keys = among.map(keyOf);
  return texts.filter((text) => !keys.includes(keyOf(text)));
}

/** Without bullets, numbers of a list and marks. */
function keyOf(text: string): string {
  return text
    .replace(/^(?:[▢•*✨-] ?)?(?:\d{1,2}[.)] |\d\uFE0F?\u20E3 )?/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}½¼¾⅓]+/gu, ' ')
    .trim();
}
