import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { matchPercent } from '@game-plan/domain/match-percent';
import { useNavigate } from '@tanstack/react-router';
import { Clock, Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIdeaImages } from '#data/kitchen/pictures.ts';
import { findSuggestion, recipeKey } from '#data/kitchen/recipe-ideas.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { CARD, CARD_LIFT } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { CookbookIdeas } from './cookbook-ideas.tsx';
import { IdeasNotice } from './ideas-notice.tsx';
import { MatchBadge } from './match-badge.tsx';
import { cardFacts, cautionNotice, type RecipeSummary } from './recipe-facts.ts';
import { RecipePicture } from './recipe-picture.tsx';

const RecipeDialog = lazyDialog(() => import('./recipe-dialog/recipe-dialog.tsx'), 'RecipeDialog');

const SUGGESTIONS_SHOWN = 4;

interface SuggestionCardsProps {
  ideas: readonly Recipe[];
  /** Classes of the list. */
  className: string;
}

/** The first four ideas, each opening its recipe. */
export function SuggestionCards({ ideas, className }: SuggestionCardsProps) {
  const suggestions = useIdeaImages(ideas) ?? ideas;
  const [opened, setOpened] = useState<Recipe>();
  const navigate = useNavigate();
  const openSaved = (id: number) => void navigate({ to: '/recipes', search: { recipe: String(id) } });
  const arePictured = !suggestions.some(({ isImagePending }) => isImagePending);
  useEffect(() => {
    // Waits for the pictures, because the dialog loads large tables, which would slow down drawing if the server runs
    // on the same machine.
    if (arePictured) RecipeDialog.preload();
  }, [arePictured]);
  return (
    <>
      <IdeasNotice ideas={suggestions} className="mb-4" />
      <ul className={className}>
        {suggestions.slice(0, SUGGESTIONS_SHOWN).map((recipe) => (
          <li key={recipeKey(recipe)}>
            <SuggestionCard recipe={recipe} onOpen={() => setOpened(recipe)} />
          </li>
        ))}
      </ul>
      <CookbookIdeas headingLevel="h3" ideas={suggestions}>
        {(cards) => (
          <ul className={cx('mt-3', className)}>
            {cards.map((card) => (
              <li key={card.id}>
                <SuggestionCard recipe={card} onOpen={() => openSaved(card.id)} />
              </li>
            ))}
          </ul>
        )}
      </CookbookIdeas>
      {opened && (
        <RecipeDialog
          recipe={findSuggestion(suggestions, String(recipeKey(opened))) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface SuggestionCardProps {
  recipe: RecipeSummary;
  onOpen: () => void;
}

/** A recipe idea, or a recipe of the cookbook: a row on phones, a card from 640 px. */
function SuggestionCard({ recipe, onOpen }: SuggestionCardProps) {
  const facts = cardFacts(recipe);
  const caution = cautionNotice(recipe);
  const missing = recipe.ingredients.filter((line) => !line.available).length;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(CARD, CARD_LIFT, 'flex w-full overflow-hidden text-left sm:h-full sm:flex-col')}
    >
      <span className="relative w-32 shrink-0 self-stretch overflow-hidden bg-sunken *:absolute *:inset-0 sm:aspect-[16/10] sm:w-full">
        <RecipePicture recipe={recipe} alt="" place="idea" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-2 p-3.5 sm:p-4">
        <span className="h-card wrap-anywhere">{recipe.name}</span>
        <span className="flex items-center gap-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1">
            <Clock className="size-4" aria-hidden="true" />
            {t('{cookTime} min', { cookTime: facts.cookTime })}
          </span>
          <span className="inline-flex items-center gap-1">
            <Flame className="size-4" aria-hidden="true" />
            {t('{calories} cal', { calories: formatNumber(facts.calories) })}
          </span>
        </span>
        <span className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5">
          <MatchBadge percent={matchPercent(recipe.ingredients)} />
          {missing > 0 && (
            <span className="text-xs font-medium text-muted">
              {t('Missing: {missing} items', { missing })}
            </span>
          )}
        </span>
        {caution && <span className="text-xs font-medium text-muted wrap-anywhere">{caution}</span>}
      </span>
    </button>
  );
}
