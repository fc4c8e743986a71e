import { type RecipeImport, recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery, sendFile } from '#lib/api/api.ts';
import { apiUrl } from '#lib/api/api-url.ts';
import { t } from '#lib/language.ts';
import { useUndo } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';
import { recipeCount } from './several-recipes.ts';

const PROGRESS_MILLISECONDS = 1000;

/** The file of recipes that the person imports; asked again while it is being imported. */
export const recipeImportQuery = {
  ...readQuery(recipeImports.read),
  refetchInterval: ({ state }: { state: { data: { file: RecipeImport | null } | null | undefined } }) =>
    state.data?.file?.state === 'running' ? PROGRESS_MILLISECONDS : false,
} as const;

/** The recipes of that file. */
export const foundRecipesQuery = readQuery(recipeImports.found);

/** The address of the small picture of a recipe in the file. */
export const foundPictureUrl = (id: number): string => apiUrl(recipeImports.picture.path, [['id', id]]);

/** Reads the recipes of a file; those of the file before are forgotten. */
export function useReadRecipeFile() {
  return useMutation({
    mutationFn: (file: File) => sendFile(recipeImports.upload, file, { name: file.name.slice(-200) }),
    onSuccess: (_, __, ___, { client }) => client.removeQueries({ queryKey: foundRecipesQuery.queryKey }),
    onError: (error) => toastFailure(t('The file could not be read'), error),
  });
}

/** Begins to import the chosen recipes. */
export function useRunImport() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(recipeImports.run, { body: { ids: [...ids] } }),
    onError: (error) => toastFailure(t('The import did not begin'), error),
  });
}

/** Forgets the file, so that another one can be chosen. */
export function useForgetImport() {
  return useMutation({
    mutationFn: () => call(recipeImports.forget),
    onError: (error) => toastFailure(t('The file is still there'), error),
  });
}

/** Takes everything that was imported away again. */
export function useUndoImport() {
  const undo = useUndo();
  return ({ undoId, imported }: RecipeImport) => {
    const done = {
      title: t('Import undone'),
      description: t('{imported} taken out again', { imported: recipeCount(imported) }),
    };
    if (undoId !== null) undo({ undoId, done });
  };
}
