import { type IdeaImage, pictures } from '@game-plan/contracts/pictures';
import type { Recipe } from '@game-plan/contracts/recipes';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '#lib/api.ts';
import { recipeKey } from './suggestions.ts';

/** A drawing takes a moment, a model half a minute: asked often at first. */
const SOON_MILLISECONDS = 1500;
const LATER_MILLISECONDS = 10_000;
const OFTEN = 20;

const ideaIds = (ideas: readonly Recipe[]) =>
  ideas.map(recipeKey).filter((key): key is string => typeof key === 'string');

const imagesQuery = (ids: readonly string[]) => readQuery(pictures.ofIdeas, { query: { ids: ids.join() } });

/** The idea as its picture fares by now; what the server knows nothing of is not waited for. */
function withImage(idea: Recipe, images: readonly IdeaImage[]): Recipe {
  const image = images.find(({ ideaId }) => ideaId === recipeKey(idea));
  if (!image) return { ...idea, isImagePending: false };
  const { imageUrl, madeBy, isPending } = image;
  return { ...idea, imageUrl: imageUrl ?? idea.imageUrl, imageMadeBy: madeBy, isImagePending: isPending };
}

/** Ideas with their pictures, which are made after them; asks until all are there, but not in a background tab. */
export function useIdeaImages<Ideas extends readonly Recipe[] | undefined>(ideas: Ideas) {
  const ids = ideaIds(ideas ?? []);
  const { data, isError } = useQuery({
    ...imagesQuery(ids),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ isPending }) => isPending)) return false;
      // A server that is away, or a model that takes long, is not pressed.
      const isSoon = state.error === null && state.dataUpdateCount < OFTEN;
      return isSoon ? SOON_MILLISECONDS : LATER_MILLISECONDS;
    },
  });
  if (!data && !isError) return ideas;
  return ideas?.map((idea) => withImage(idea, data ?? []));
}
