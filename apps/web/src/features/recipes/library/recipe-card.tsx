import { matchPercent } from '@game-plan/domain/match-percent';
import { Clock, Flame, Heart, type LucideIcon, Sparkles, Users } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useSetFavorite } from '#data/kitchen/recipes.ts';
import { useIsNear } from '#lib/browser/use-is-near.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { CARD, CARD_LIFT } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { MatchBadge } from '../match-badge.tsx';
import { cardFacts, isPictureMadeHere, type RecipeSummary } from '../recipe-facts.ts';
import { RecipePicture } from '../recipe-picture.tsx';
import { OpenedRecipe } from './load-opened-recipe.ts';

interface RecipeCardProps {
  recipe: RecipeSummary;
  /** Its position in the whole list, from 1; only a part of the list may be rendered. */
  position: number;
  total: number;
  onOpen: (id: RecipeSummary['id']) => void;
  /** By default the heart. */
  corner?: ReactNode;
}

/**
 * A card of a long list. Without a picture, one is drawn when the card comes near the screen. A plain link, because
 * hundreds of router links would slow down every navigation.
 */
export function RecipeCard({ recipe, position, total, onOpen, corner }: RecipeCardProps) {
  const { ref, isNear } = useIsNear(false);
  const facts = cardFacts(recipe);
  const isDrawnHere = recipe.imageUrl === null && !recipe.isImagePending;
  const missing = recipe.ingredients.filter((line) => !line.available).length;
  const follow = (event: MouseEvent) => {
    // Opening a new tab or window is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(recipe.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is no ul.
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={total}
      ref={ref}
      className={cx(CARD, CARD_LIFT, 'focus-card relative flex flex-col overflow-hidden')}
    >
      <div className="relative aspect-[16/10] shrink-0 overflow-hidden bg-sunken">
        {(isNear || !isDrawnHere) && <RecipePicture recipe={recipe} alt="" place="card" />}
        {isPictureMadeHere(recipe) && (
          <Badge variant="butter" icon={Sparkles} className="absolute top-3 left-3">
            {t('AI Generated')}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h2 className="h-card wrap-anywhere">
          <a
            href={`/recipes?recipe=${encodeURIComponent(recipe.id)}`}
            onClick={follow}
            // It is likely to be opened.
            onPointerEnter={OpenedRecipe.preload}
            onFocus={OpenedRecipe.preload}
            className="stretch after:absolute after:inset-0 after:content-['']"
          >
            {recipe.name}
          </a>
        </h2>
        {facts.description && (
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{facts.description}</p>
        )}
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Fact icon={Clock} label={t('Cook time')}>
            {t('{cookTime} min', { cookTime: facts.cookTime })}
          </Fact>
          <Fact icon={Users} label={t('Servings')}>
            {recipe.servings}
          </Fact>
          <Fact icon={Flame} label={t('Calories')}>
            {t('{calories} cal', { calories: formatNumber(facts.calories) })}
          </Fact>
        </dl>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
          <MatchBadge percent={matchPercent(recipe.ingredients)} />
          {missing > 0 && (
            <span className="text-xs font-medium text-muted">
              {t('Missing: {missing} items', { missing })}
            </span>
          )}
        </div>
      </div>
      {corner ?? <HeartButton recipe={recipe} />}
    </div>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="inline-flex items-center gap-1.5">
      <dt className="sr-only">{label}</dt>
      <Icon className="size-4 text-muted" aria-hidden="true" />
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** A card's button that adds the recipe to the favourites or removes it. */
function HeartButton({ recipe }: { recipe: RecipeSummary }) {
  const { mutate, isPending } = useSetFavorite();
  const { name, isFavorite } = recipe;
  return (
    <button
      type="button"
      aria-label={
        isFavorite ? t('Remove {name} from favorites', { name }) : t('Save {name} to favorites', { name })
      }
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate({ recipe, isFavorite: !isFavorite });
      }}
      className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-surface shadow-rest transition-transform duration-(--dur-fast) hover:scale-105 aria-busy:opacity-70"
    >
      <Heart
        className={cx('size-5.5', isFavorite ? 'fill-accent text-accent-text' : 'text-ink')}
        aria-hidden="true"
      />
    </button>
  );
}
