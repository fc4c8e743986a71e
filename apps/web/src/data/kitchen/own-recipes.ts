import type { BodyInput } from '@game-plan/contracts/endpoint';
import {
  isWebAddress,
  ownRecipes,
  type ReadRecipe,
  type RecipeVersion,
} from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { showSaved } from './recipes.ts';

/** What the server makes of a recipe that is being written; the previous answer stays until the next one is there. */
export const recipePreviewQuery = (body: BodyInput<typeof ownRecipes.preview>) =>
  queryOptions({
    queryKey: ['recipe preview', body],
    queryFn: () => call(ownRecipes.preview, { body }),
    placeholderData: keepPreviousData,
    // Each version of a text is a query of its own.
    gcTime: 30_000,
  });

/** A recipe that was read, and the page that it was read on. */
export interface FoundRecipe extends ReadRecipe {
  readonly sourceUrl?: string;
}

/** Takes a pasted text, or the page at a pasted address, apart. Calls back with what was understood. */
export function useReadRecipe(onRead: (recipe: FoundRecipe) => void) {
  return useMutation({
    mutationFn: (pasted: string): Promise<FoundRecipe> => {
      const url = pasted.trim();
      return isWebAddress(url)
        ? call(ownRecipes.readPage, { body: { url } })
        : call(ownRecipes.readText, { body: { text: pasted } });
    },
    onSuccess: onRead,
    onError: (error, pasted) =>
      toastFailure(
        isWebAddress(pasted.trim()) ? t('The page could not be read') : t('The text could not be read'),
        error,
      ),
  });
}

/** What a saved recipe said before it was changed. */
export const recipeVersionsQuery = (id: number) => readQuery(ownRecipes.versions, { params: { id } });

/** Makes a saved recipe say what it said before; the toast offers Undo, which makes it say what it said until now. */
export function useRestoreVersion(id: number, onRestored: () => void) {
  const client = useQueryClient();
  const write = (body: BodyInput<typeof ownRecipes.update>) =>
    call(ownRecipes.update, { params: { id }, body });
  const undoing = useMutation({
    mutationFn: write,
    onSuccess: (recipe) => {
      showSaved(client, recipe);
      toast({ title: t('Undone'), description: recipe.name });
    },
    onError: (error) => toastFailure(t('Failed to undo'), error),
  });
  return useMutation({
    mutationFn: ({ version }: { version: RecipeVersion['content']; current: RecipeVersion['content'] }) =>
      write(version),
    onSuccess: (recipe, { current }) => {
      showSaved(client, recipe);
      const action = { label: t('Undo'), onPress: () => undoing.mutate(current) };
      toast({ title: t('Earlier version restored'), description: recipe.name, action });
      onRestored();
    },
    onError: (error) => toastFailure(t('Failed to restore the version'), error),
  });
}

export type OwnRecipeBody = BodyInput<typeof ownRecipes.create>;

/** Saves a recipe that was written down, or what `id` says from now on. Calls back with the saved recipe. */
export function useSaveOwnRecipe(id: number | undefined, onSaved: (recipe: SavedRecipe) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seenVersion, ...body }: OwnRecipeBody & { seenVersion?: number | undefined }) =>
      id === undefined
        ? call(ownRecipes.create, { body })
        : call(ownRecipes.update, { params: { id }, body: { ...body, seenVersion } }),
    onSuccess: (recipe, { pictureUrl }) => {
      showSaved(client, recipe);
      const isPictureLeft = pictureUrl && recipe.imageMadeBy !== 'photo';
      toast({
        title: id === undefined ? t('Recipe saved') : t('Recipe updated'),
        description: isPictureLeft
          ? t('{name}. The picture of its page could not be read and is left out.', { name: recipe.name })
          : recipe.name,
      });
      onSaved(recipe);
    },
    onError: (error) => toastFailure(t('Failed to save recipe'), error),
  });
}
