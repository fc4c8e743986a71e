import { isSourceUrl } from '@game-plan/contracts/kitchen/own-recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { ReadRecipe } from '@game-plan/domain/recipes/pasted/read-recipe-text';
import { UnreadablePageError, type WebPage } from '#adapters/web-page/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';

const NO_RECIPE_ON_PAGE =
  'No recipe was found on this page. Open it, copy the recipe, and paste it here instead.';

/** Whether nothing of a recipe was found. */
export const isEmpty = ({ ingredients, steps }: ReadRecipe): boolean =>
  ingredients.length === 0 && steps.length === 0;

/**
 * The recipe of a page that a person names, at the page's address after redirects. Throws 'upstream_failed' with a sentence if it
 * cannot be opened or has no recipe.
 */
export async function readPage(
  { fetchPage, ...deps }: Pick<Deps, 'composer' | 'concurrency' | 'fetchPage'>,
  member: Member,
  address: string,
) {
  const run = () => fetchPage(address);
  return readSentPage(deps, member, await deps.concurrency.clicks.run(member.userId, run).catch(asAppError));
}

/** The recipe of a page whose source is there. Throws 'upstream_failed' with a sentence if it has none. */
export async function readSentPage(
  { composer, concurrency }: Pick<Deps, 'composer' | 'concurrency'>,
  { userId }: Member,
  { html, url }: WebPage,
) {
  const read = await concurrency.ideas.run(userId, () => composer.readRecipePage(html));
  if (isEmpty(read)) throw new AppError('upstream_failed', NO_RECIPE_ON_PAGE);
  return { ...answerOf(read, url), sourceUrl: url };
}

/** What was read as it is answered; the address of its picture is meant on the page at `url`. */
export function answerOf({ ingredients, steps, left, ...fields }: ReadRecipe, url?: string) {
  const picture = webAddress(fields.picture, url);
  return { ...fields, ingredients: [...ingredients], steps: [...steps], left: [...left], picture };
}

/** What an address means on the page at `url`; '' if it is none of the web. */
function webAddress(address: string, url?: string): string {
  const found = address === '' ? null : URL.parse(address, url)?.href;
  return found && isSourceUrl(found) ? found : '';
}

function asAppError(error: unknown): never {
  if (error instanceof UnreadablePageError)
    throw new AppError('upstream_failed', error.message, { cause: error });
  throw error;
}
