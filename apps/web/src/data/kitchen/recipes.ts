import type { BodyInput, QueryInput, ResponseOf } from '@game-plan/contracts/endpoint';
import {
  type Recipe,
  type RecipeCard,
  type RecipeCardsPage,
  recipes,
  type SavedRecipe,
} from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure, toastFixedFailure } from '../toast-failure.ts';
import { RECIPE_CARDS, recipeKey, replaceSuggestion, suggestionsQuery } from './recipe-ideas.ts';

/** A saved recipe with its availability on the day. */
export const recipeQuery = (id: number, day: CalendarDay) =>
  readQuery(recipes.read, { params: { id }, query: { today: day } });

/** The amounts of a recipe for other servings or in other units; those of before stay while its text changes. */
export const scaledQuery = (body: BodyInput<typeof recipes.scale>, day: CalendarDay) =>
  queryOptions({
    queryKey: ['scaled recipe', day, body],
    queryFn: () => call(recipes.scale, { query: { today: day }, body }),
    placeholderData: keepPreviousData,
  });
export type ScaledAmounts = ResponseOf<typeof recipes.scale>;

const PICTURE_MILLISECONDS = 3000;

/** Polls while the picture of the displayed recipe is being made. */
export const untilPictured = ({ state }: { state: { data: SavedRecipe | null | undefined } }) =>
  state.data?.isImagePending ? PICTURE_MILLISECONDS : false;

const REFRESH_MILLISECONDS = 10_000;
const FIRST_PAGE_SIZE = 24;
/** Larger pages once the user scrolls. */
const NEXT_PAGE_SIZE = 96;

export type CardFilter = Omit<QueryInput<typeof recipes.cards>, 'limit' | 'cursor'>;

interface PageAt {
  /** Absent for the first page. */
  readonly cursor?: string;
  /** The version of the previous page. */
  readonly version?: string;
}

type Pages = InfiniteData<RecipeCardsPage, PageAt>;

/**
 * The matching saved recipes, page by page. The first page is polled every ten seconds, except in a background tab, and
 * answered with 304 if nothing has changed; the other pages are refetched only after a change.
 */
export const cardPagesQuery = (filter: CardFilter) =>
  infiniteQueryOptions({
    queryKey: [RECIPE_CARDS, filter],
    queryFn: ({ pageParam, client, queryKey }) =>
      heldPage(client.getQueryData<Pages>(queryKey), pageParam) ?? readPage(filter, pageParam),
    initialPageParam: {} as PageAt,
    getNextPageParam: ({ nextCursor, version }): PageAt | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor, version },
    refetchInterval: REFRESH_MILLISECONDS,
    refetchIntervalInBackground: false,
  });

function readPage(filter: CardFilter, at: PageAt): Promise<RecipeCardsPage> {
  return call(recipes.cards, { query: pageQuery(filter, at) });
}

function pageQuery(filter: CardFilter, { cursor }: PageAt) {
  return { ...filter, limit: String(cursor === undefined ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE), cursor };
}

/** The cached page, if the previous page shows that nothing has changed. */
function heldPage(held: Pages | undefined, { cursor, version }: PageAt): RecipeCardsPage | undefined {
  if (cursor === undefined) return undefined;
  return held?.pages.find(
    (page, index) => held.pageParams[index]?.cursor === cursor && page.version === version,
  );
}

/** Changes a recipe's card in every list. */
export function changeCard(client: QueryClient, id: number, change: Partial<RecipeCard>): void {
  client.setQueriesData<Pages>(
    { queryKey: [RECIPE_CARDS] },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          cards: page.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
        })),
      },
  );
}

/** Shows the server's answer for a recipe everywhere before the queries are refetched. */
export function showSaved(client: QueryClient, saved: SavedRecipe): void {
  client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, saved));
  client.setQueryData(recipeQuery(saved.id, today()).queryKey, saved);
  changeCard(client, saved.id, { isFavorite: saved.isFavorite });
}

/** Whether it is not saved: ideas have string ids. */
function isUnsaved<R extends { readonly id: string | number }>(
  recipe: R,
): recipe is Extract<R, { id: string }> {
  return typeof recipe.id === 'string';
}

interface FavoriteChange {
  recipe: Recipe | RecipeCard;
  isFavorite: boolean;
}

/** Marks a recipe as favourite or not, which saves a suggestion. Returns the saved recipe. */
export function useSetFavorite() {
  const client = useQueryClient();
  return useMutation({
    // Sent one after the other, so that a second press finds the recipe that the first has saved.
    scope: { id: 'set favorite' },
    mutationFn: ({ recipe, isFavorite }: FavoriteChange) => setFavorite(client, recipe, isFavorite),
    onSuccess: (saved) => {
      showSaved(client, saved);
      toast({ title: saved.isFavorite ? t('Added to favorites') : t('Removed from favorites') });
    },
    onError: (error) => toastFixedFailure({ description: t('Failed to update favorite status') }, error),
  });
}

/** Saves an idea as it is, so that others can open its link. Returns the saved recipe. */
export function useSaveIdea() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'set favorite' },
    mutationFn: (recipe: Recipe) => setFavorite(client, recipe, recipe.isFavorite),
    onSuccess: (saved) => showSaved(client, saved),
    onError: (error) => toastFailure(t('Failed to save the recipe'), error),
  });
}

function setFavorite(client: QueryClient, recipe: Recipe | RecipeCard, isFavorite: boolean) {
  const id = savedIdOf(recipe, client.getQueryData(suggestionsQuery.queryKey));
  if (id !== undefined) return call(recipes.update, { params: { id }, body: { isFavorite } });
  if (!isUnsaved(recipe)) throw new RangeError('A saved recipe has an id');
  // The server knows the state of the idea's picture.
  const { id: externalId, isImagePending, imageMadeBy, ...fields } = recipe;
  return call(recipes.create, { body: { ...fields, externalId, isFavorite } });
}

/** The id under which the suggestion was saved, if it was. */
function savedIdOf(recipe: Recipe | RecipeCard, suggestions: readonly Recipe[] = []): number | undefined {
  const known = suggestions.find((other) => recipeKey(other) === recipeKey(recipe));
  return [recipe, known].map((one) => one?.id).find((id) => typeof id === 'number');
}

/** Saves the cooked weight of a recipe in grams, for the next time some of it is logged. */
export function useKeepCookedWeight() {
  return useMutation({
    mutationFn: ({ id, cookedGrams }: Pick<SavedRecipe, 'id' | 'cookedGrams'>) =>
      call(recipes.update, { params: { id }, body: { cookedGrams } }),
    onError: (error) => toastFailure(t('Failed to keep the cooked weight'), error),
  });
}

/** Saves stars, notes, tags or a day of making of a saved recipe. */
export function useMarkRecipe(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof recipes.update>) => call(recipes.update, { params: { id }, body }),
    onSuccess: (saved) => showSaved(client, saved),
    onError: (error) => toastFailure(t('Failed to save'), error),
  });
}

const removalOf = (id: number) => ['remove recipe', id];

/** Whether the recipe is being removed, until its dialog is closed. */
export function useIsBeingRemoved(id: number): boolean {
  return useIsMutating({ mutationKey: removalOf(id) }) > 0;
}

/** Removes a saved recipe; the toast offers Undo. `onRemoved` closes what shows it, which may take time. */
export function useRemoveRecipe(recipe: SavedRecipe, onRemoved: () => void | Promise<void>) {
  const client = useQueryClient();
  const undo = useUndoAction();
  return useMutation({
    mutationKey: removalOf(recipe.id),
    mutationFn: () => call(recipes.remove, { params: { id: recipe.id } }),
    onSuccess: async ({ undoId }) => {
      const onDone = showRemoved(client, [recipe.id]);
      const description = recipe.name;
      const action = undo({ undoId, done: { title: t('Recipe restored'), description }, onDone });
      toast({ title: t('Recipe removed'), description, action });
      await onRemoved();
    },
    onError: (error) => toastFailure(t('Failed to remove recipe'), error),
  });
}

/** Shows removed recipes as the ideas that they were, where they were ideas. Returns what shows them as saved again. */
export function showRemoved(client: QueryClient, ids: readonly number[]): () => void {
  const shown = client.getQueryData(suggestionsQuery.queryKey) ?? [];
  const removed = shown.filter(({ id }) => typeof id === 'number' && ids.includes(id));
  const replace = (recipe: Recipe) =>
    client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, recipe));
  for (const { externalId, ...recipe } of removed)
    if (externalId !== null) replace({ ...recipe, id: externalId, externalId: null, isFavorite: false });
  return () => removed.forEach(replace);
}
