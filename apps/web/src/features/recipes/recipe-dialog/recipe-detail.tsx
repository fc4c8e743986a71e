import type { Recipe } from '@game-plan/contracts/recipes';
import { matchPercent } from '@game-plan/domain/match-percent';
import { Sparkles } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { DialogTitle } from '#ui/dialog-band.tsx';
import { MatchBadge } from '../match-badge.tsx';
import { recipeFacts } from '../recipe-facts.ts';
import { RecipePicture } from '../recipe-picture.tsx';
import { isPictureMadeHere } from '../recipe-summary.ts';
import { sayMatchedByName } from '../say-matched-by-name.ts';
import { FactTable } from './fact-table.tsx';
import { ImagePanel } from './image-panel.tsx';
import { IngredientLines } from './ingredient-lines.tsx';
import { Instructions } from './instructions.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { useAmounts } from './use-amounts.ts';

interface RecipeDetailProps {
  recipe: Recipe;
  onClose: () => void | Promise<void>;
}

/**
 * A recipe whole: a full-screen sheet on phones, in the order picture, title, facts, ingredients, steps, image panel;
 * two columns from 1024 px, where the picture, the facts and the panel stay in sight while the recipe scrolls.
 */
export function RecipeDetail({ recipe, onClose }: RecipeDetailProps) {
  const facts = recipeFacts(recipe);
  const amounts = useAmounts(recipe);
  const caution = sayMatchedByName(recipe);
  return (
    <>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:grid lg:grid-cols-[420px_1fr]"
      >
        <div className="max-lg:contents lg:border-r lg:border-line lg:bg-bg">
          <div className="max-lg:contents lg:sticky lg:top-0 lg:max-h-[calc(min(92dvh,840px)-126px)] lg:overflow-y-auto">
            <div className="relative aspect-[4/3] shrink-0 overflow-hidden bg-sunken max-lg:aspect-[16/10] sm:max-lg:aspect-[5/2]">
              <RecipePicture recipe={recipe} alt={`Illustration of ${recipe.name}`} place="dialog" />
              {isPictureMadeHere(recipe) && (
                <Badge variant="butter" icon={Sparkles} className="absolute top-3 left-3">
                  AI Generated
                </Badge>
              )}
            </div>
            <FactTable
              facts={facts}
              servings={recipe.servings}
              className="border-y border-line max-lg:order-2 lg:border-t-0"
            />
            <ImagePanel recipe={recipe} />
          </div>
        </div>
        <div className="max-lg:contents lg:p-6">
          <div className="max-lg:order-1 max-lg:p-5">
            <MatchBadge percent={matchPercent(recipe.ingredients)} />
            <DialogTitle className="h-page mt-2 text-2xl! leading-8! wrap-anywhere">
              {recipe.name}
            </DialogTitle>
            {facts.description && <p className="mt-1.5 text-muted">{facts.description}</p>}
            {'reason' in recipe && recipe.reason && (
              <p className="mt-1.5 font-medium text-ink">{recipe.reason}.</p>
            )}
            {caution && (
              <p className="mt-1.5 text-sm text-muted wrap-anywhere">
                {caution}. Check its ingredients yourself.
              </p>
            )}
          </div>
          <div className="max-lg:order-3 max-lg:px-5 max-lg:pb-6">
            <IngredientLines recipe={recipe} amounts={amounts} />
            <Instructions steps={amounts.steps} />
          </div>
        </div>
      </div>
      <RecipeActions recipe={recipe} onClose={onClose} />
    </>
  );
}
