import { readRecipeText } from '../../../packages/domain/src/recipes/pasted/read-recipe-text.ts';
import { type PastedRecipe, readPastedRecipes } from './pasted-recipes.ts';

/** Prints how many pasted recipes are taken apart as they were meant; with `list`, also what was not. */
export function printPastedRecipes(list: boolean, file?: string): void {
  const recipes = readPastedRecipes(file);
  for (const half of ['tuned', 'held out'] as const) {
    const cases = recipes.filter((recipe) => recipe.half === half);
    const faults = cases.map(faultsOf);
    const lines = cases.reduce((sum, { wanted }) => sum + wanted.ingredients.length + wanted.steps.length, 0);
    const wrong = faults.flat().filter(({ what }) => what === 'ingredients' || what === 'steps').length;
    const whole = faults.filter((found) => found.length === 0).length;
    console.log(
      `pasted recipes, ${half}: ${whole} of ${cases.length} wholly right; ${lines - wrong} of ${lines} ingredients and steps`,
    );
    if (!list) continue;
    for (const [at, found] of faults.entries()) {
      for (const { what, said } of found) console.log(`  ${cases[at]?.title}: ${what}: ${said}`);
    }
  }
}

interface Fault {
  readonly what: string;
  readonly said: string;
}

function faultsOf({ text, wanted }: PastedRecipe): Fault[] {
  const read = readRecipeText(text);
  const { facts } = wanted;
  const servings = facts.servings?.split('-')[0] ?? '';
  const pairs = [
    ['name', [wanted.name], [read.name]],
    ['description', [wanted.description], [read.description]],
    ['servings', [servings === 'none' ? '' : servings], [String(read.servings ?? '')]],
    ['prep', [facts.prep ?? ''], [String(read.prepTime ?? '')]],
    ['cook', [facts.cook ?? ''], [String(read.cookTime ?? '')]],
    ['cuisine', [facts.cuisine ?? ''], [read.cuisine]],
    ['difficulty', [facts.difficulty ?? ''], [read.difficulty ?? '']],
    ['ingredients', wanted.ingredients, read.ingredients],
    ['steps', wanted.steps, read.steps],
    ['left', wanted.left, read.left],
  ] as const;
  return pairs.flatMap(([what, meant, found]) => {
    const keys = { meant: meant.map(keyOf), found: found.map(keyOf) };
    const lacking = meant.filter((_, at) => !keys.found.includes(keys.meant[at] ?? ''));
    const added = found.filter((_, at) => !keys.meant.includes(keys.found[at] ?? ''));
    return [
      ...lacking.map((said) => ({ what, said: `lacks ${said}` })),
      ...added.map((said) => ({ what, said: `has ${said}` })),
    ];
  });
}

/** Without bullets, numbers of a list and marks. */
function keyOf(text: string): string {
  return text
    .replace(/^(?:[▢•*✨-] ?)?(?:\d{1,2}[.)] |\d\uFE0F?\u20E3 )?/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}½¼¾⅓]+/gu, ' ')
    .trim();
}
