import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type IdeaImage, type PictureOrigin, pictures } from '@game-plan/contracts/kitchen/pictures';
import type { Recipe, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { readAsDataUrl } from '#lib/photos/read-photo.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';
import { recipeKey, suggestionsQuery } from './recipe-ideas.ts';
import { changeCard, recipeQuery } from './recipes.ts';

/**
 * Polling intervals for pictures: a drawing takes a moment and a model half a minute, so polling is frequent at first.
 */
const AT_ONCE_MILLISECONDS = 150;
const AT_ONCE = 20;
const SOON_MILLISECONDS = 1500;
const LATER_MILLISECONDS = 10_000;
const OFTEN = 30;

const ideaIds = (ideas: readonly Recipe[]) =>
  ideas.map(recipeKey).filter((key): key is string => typeof key === 'string');

const imagesQuery = (ids: readonly string[]) => readQuery(pictures.ofIdeas, { query: { ids: ids.join() } });

/** The idea with the current state of its picture; a picture unknown to the server is not waited for. */
function withImage(idea: Recipe, images: readonly IdeaImage[]): Recipe {
  const image = images.find(({ ideaId }) => ideaId === recipeKey(idea));
  if (!image) return { ...idea, isImagePending: false };
  const { imageUrl, madeBy, isPending } = image;
  return { ...idea, imageUrl: imageUrl ?? idea.imageUrl, imageMadeBy: madeBy, isImagePending: isPending };
}

/** Ideas with their pictures, which are made afterwards; polls until all are finished, but not in a background tab. */
export function useIdeaImages<Ideas extends readonly Recipe[] | undefined>(ideas: Ideas) {
  const ids = ideaIds(ideas ?? []);
  const { data, isError } = useQuery({
    ...imagesQuery(ids),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ isPending }) => isPending)) return false;
      // Polls less often if the server is unreachable or the model slow.
      if (state.error !== null || state.dataUpdateCount >= OFTEN) return LATER_MILLISECONDS;
      return state.dataUpdateCount < AT_ONCE ? AT_ONCE_MILLISECONDS : SOON_MILLISECONDS;
    },
  });
  if (!data && !isError) return ideas;
  return ideas?.map((idea) => withImage(idea, data ?? []));
}

/** Requests a new picture of the recipe, which is shown wherever the recipe is. */
export function useGeneratePicture(recipe: Recipe) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof pictures.generate>) => call(pictures.generate, { body }),
    onSuccess: (made) => {
      showPicture(client, recipe, made);
      toast({ title: t('Recipe image generated!') });
    },
    onError: (error) =>
      toastFailure(t('Image generation failed'), error, { otherwise: t('Failed to generate recipe image') }),
  });
}

/** Shows a person's photo of a saved recipe instead of its picture. */
export function useSetPhoto(recipe: SavedRecipe) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (photo: Blob) =>
      call(pictures.setPhoto, {
        params: { id: recipe.id },
        body: { imageBase64: await readAsDataUrl(photo) },
      }),
    onSuccess: (shown) => {
      showPicture(client, recipe, shown);
      toast({ title: t('Photo saved'), description: recipe.name });
    },
    onError: (error) => toastFailure(t('Failed to save the photo'), error),
  });
}

/** Removes the photo of a saved recipe; the toast offers Undo. */
export function useRemovePhoto(recipe: SavedRecipe) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: () => call(pictures.removePhoto, { params: { id: recipe.id } }),
    onSuccess: ({ undoId }) => {
      const description = recipe.name;
      const action = undo({ undoId, done: { title: t('Photo restored'), description } });
      toast({ title: t('Photo removed'), description, action });
    },
    onError: (error) => toastFailure(t('Failed to remove the photo'), error),
  });
}

/** Keeps a photo of a saved recipe as it was made on a day. */
export function useSetMadePhoto({ id, name }: SavedRecipe, date: CalendarDay) {
  return useMutation({
    mutationFn: async (photo: Blob) =>
      call(pictures.setMadePhoto, {
        params: { id, date },
        body: { imageBase64: await readAsDataUrl(photo) },
      }),
    onSuccess: () => toast({ title: t('Photo saved'), description: name }),
    onError: (error) => toastFailure(t('Failed to save the photo'), error),
  });
}

/** Removes the photo of a day; the toast offers Undo. */
export function useRemoveMadePhoto({ id, name }: SavedRecipe, date: CalendarDay) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: () => call(pictures.removeMadePhoto, { params: { id, date } }),
    onSuccess: ({ undoId }) => {
      const action = undo({ undoId, done: { title: t('Photo restored'), description: name } });
      toast({ title: t('Photo removed'), description: name, action });
    },
    onError: (error) => toastFailure(t('Failed to remove the photo'), error),
  });
}

interface Made {
  readonly imageUrl: string;
  readonly madeBy: PictureOrigin;
}

/** Shows a recipe's new picture everywhere before the queries are refetched. */
function showPicture(client: QueryClient, recipe: Recipe, { imageUrl, madeBy }: Made): void {
  const image = { imageUrl, imageMadeBy: madeBy, isImagePending: false };
  client.setQueryData(suggestionsQuery.queryKey, (ideas) =>
    // The idea may have been saved since the picture was requested.
    ideas?.map((idea) => (recipeKey(idea) === recipeKey(recipe) ? { ...idea, ...image } : idea)),
  );
  if (typeof recipe.id !== 'number') return;
  client.setQueryData(recipeQuery(recipe.id, today()).queryKey, (held) => held && { ...held, ...image });
  changeCard(client, recipe.id, image);
}
