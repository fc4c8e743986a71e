import { isSourceUrl } from '@game-plan/contracts/kitchen/own-recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { ReadRecipe } from '@game-plan/domain/recipes/pasted/read-recipe-text';
import { UnreadablePageError } from '#adapters/web-page/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';

const NO_RECIPE_ON_PAGE =
  'No recipe was found on this page. Open it, copy the recipe, and paste it here instead.';

/** Whether nothing of a recipe was found. */
export const isEmpty = ({ ingredients, steps }: ReadRecipe): boolean =>
  ingredients.length === 0 && steps.length === 0;

/**
 * The recipe of a page that a person names, and the page's address after redirects. Throws 'upstream_failed' with a sentence if it
 * cannot be opened or has no recipe.
 */
export async function readPage(
  { composer, concurrency, fetchPage }: Pick<Deps, 'composer' | 'concurrency' | 'fetchPage'>,
  { userId }: Member,
  address: string,
): Promise<{ readonly url: string; readonly read: ReadRecipe }> {
  const { html, url } = await concurrency.clicks.run(userId, () => fetchPage(address)).catch(asAppError);
  const read = await concurrency.ideas.run(userId, () => composer.readRecipePage(html));
  if (isEmpty(read)) throw new AppError('upstream_failed', NO_RECIPE_ON_PAGE);
  return { url, read };
}

/** What an address means on the page at `url`; '' if it is none of the web. */
export function webAddress(address: string, url?: string): string {
  const found = address === '' ? null : URL.parse(address, url)?.href;
  return found && isSourceUrl(found) ? found : '';
}

function asAppError(error: unknown): never {
  if (error instanceof UnreadablePageError)
    throw new AppError('upstream_failed', error.message, { cause: error });
  throw error;
}
