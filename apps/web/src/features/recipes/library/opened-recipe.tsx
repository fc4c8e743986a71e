import { useQuery } from '@tanstack/react-query';
import { useIdeaImages } from '#data/kitchen/pictures.ts';
import { findSuggestion, suggestionsQuery } from '#data/kitchen/recipe-ideas.ts';
import { recipeQuery, untilPictured, useIsBeingRemoved } from '#data/kitchen/recipes.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { isId } from '#lib/is-id.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { DialogTitle } from '#ui/dialog/dialog-band.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { RecipeContent, RecipeFrame, RecipeLoading } from '../recipe-dialog/recipe-dialog.tsx';

interface OpenedRecipeProps {
  /** From the address: the id of a saved recipe or an idea, or invalid. */
  id: string;
  /** Whether it opens without moving, with the page. */
  isThereAtOnce: boolean;
  onClose: () => void | Promise<void>;
}

/** The dialog of the recipe in the address. */
export function OpenedRecipe({ id, isThereAtOnce, onClose }: OpenedRecipeProps) {
  const { data: ideas, isPending } = useQuery(suggestionsQuery);
  const idea = findSuggestion(useIdeaImages(ideas), id);
  const savedId = idea?.id ?? id;
  return (
    <RecipeFrame isThereAtOnce={isThereAtOnce} onClose={onClose}>
      {isId(String(savedId)) ? (
        <Saved id={Number(savedId)} onClose={onClose} />
      ) : idea ? (
        <RecipeContent recipe={idea} onClose={onClose} />
      ) : isPending ? (
        <RecipeLoading />
      ) : (
        <NotFound onClose={onClose} />
      )}
    </RecipeFrame>
  );
}

function Saved({ id, onClose }: { id: number; onClose: () => void | Promise<void> }) {
  // A recipe that was just removed is not requested again while its dialog closes.
  const enabled = !useIsBeingRemoved(id);
  const recipe = useQuery({ ...recipeQuery(id, useToday()), enabled, refetchInterval: untilPictured });
  if (recipe.error instanceof ApiError && recipe.error.status === 404) return <NotFound onClose={onClose} />;
  if (recipe.data) return <RecipeContent recipe={recipe.data} onClose={onClose} />;
  if (!recipe.isError) return <RecipeLoading />;
  return (
    <div className="p-6">
      <DialogTitle className="sr-only">{t('Recipe')}</DialogTitle>
      <ErrorPanel
        title={t('The recipe did not load')}
        description={t('Your recipes are safe. Check the connection and try again.')}
        failed={recipe}
      />
    </div>
  );
}

function NotFound({ onClose }: { onClose: () => void | Promise<void> }) {
  return (
    <div className="p-6">
      <DialogTitle className="sr-only">{t('Recipe not found')}</DialogTitle>
      <EmptyState
        spot="search"
        title={t('This recipe is not in your library')}
        description={t('It may have been removed, or it was an idea that was never saved.')}
      >
        <Button variant="secondary" onClick={() => void onClose()}>
          {t('Browse recipes')}
        </Button>
      </EmptyState>
    </div>
  );
}
