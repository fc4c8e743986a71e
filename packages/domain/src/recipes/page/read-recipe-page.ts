import { startsWithAmount } from '../pasted/pasted-line.ts';
import { asRead, type ReadRecipe, readRecipeText } from '../pasted/read-recipe-text.ts';
import { readStructuredRecipe, type StructuredRecipe } from '../pasted/structured-recipe.ts';
import { factOfLines, servingsIn } from '../pasted/text-facts.ts';
import { type PageContent, type PageLine, readPageContent } from './page-content.ts';
import { recipeLines } from './recipe-lines.ts';

/** What is read of a page: a recipe with the story around it is shorter. */
const MOST_CHARACTERS = 30_000;
/** A longer line is a list whose line breaks are lost. */
const LONGEST_INGREDIENT = 200;

/**
 * The recipe of a web page: what the page says of it for search engines (JSON-LD, microdata, RDFa), and what that leaves
 * out from what a reader sees. What is not understood is in `left`.
 * @param html the page's source
 */
export function readRecipePage(html: string): ReadRecipe {
  const page = readPageContent(html);
  const read = readRecipeOf(page);
  return { ...read, picture: read.picture || page.picture };
}

function readRecipeOf(page: PageContent): ReadRecipe {
  const sources = [...page.json, ...page.marked.map((item) => JSON.stringify(item))];
  const said = sources.map(readStructuredRecipe).filter((found) => found !== undefined);
  const fullest = said.find(isWhole) ?? said.find(({ ingredients }) => isList(ingredients)) ?? said[0];
  if (fullest && isWhole(fullest)) {
    const other = said.find(({ servings }) => servings !== undefined);
    const servings = fullest.servings ?? other?.servings ?? servingsSeen(page.readings[0] ?? []);
    return { ...asRead(fullest), name: fullest.name || page.title, servings };
  }
  const lines = recipeLines(page.readings).filter((line) => line !== page.title);
  const seen = readRecipeText([page.title, '', ...lines].join('\n').slice(0, MOST_CHARACTERS));
  return fullest ? completed(asRead(fullest), seen) : seen;
}

/** Whether a page says all of a recipe for search engines; many leave out the steps, the amounts, or where lines end. */
const isWhole = ({ ingredients, steps }: StructuredRecipe): boolean =>
  isList(ingredients) && steps.length > 0;

const isList = (ingredients: readonly string[]): boolean =>
  ingredients.some((line) => line.length < LONGEST_INGREDIENT && startsWithAmount(line));

/** The servings of the first line that says nothing else: 'Serves 4', 'Yield:' and '4'. */
function servingsSeen(lines: readonly PageLine[]): number | null {
  const texts = lines.map(({ text }) => text).filter((text) => text !== '');
  for (const [at, text] of texts.entries()) {
    const fact = factOfLines(text, texts[at + 1] ?? '');
    const servings = servingsIn(text) ?? (fact === null ? undefined : servingsIn(fact));
    if (servings !== undefined) return servings;
  }
  return null;
}

/** What is said of a recipe, with what is seen of it where nothing is said. */
function completed(said: ReadRecipe, seen: ReadRecipe): ReadRecipe {
  const areListed = isList(said.ingredients) || !isList(seen.ingredients);
  return {
    ...said,
    name: said.name || seen.name,
    description: said.description || seen.description,
    servings: said.servings ?? seen.servings,
    prepTime: said.prepTime ?? seen.prepTime,
    cookTime: said.cookTime ?? seen.cookTime,
    ingredients: areListed ? said.ingredients : seen.ingredients,
    steps: said.steps.length > 0 ? said.steps : seen.steps,
  };
}
