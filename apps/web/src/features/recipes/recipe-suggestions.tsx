import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { matchPercent } from '@game-plan/domain/match-percent';
import { ArrowRight, Clock, Flame, Sparkles } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useIdeaImages } from '#data/kitchen/pictures.ts';
import {
  findSuggestion,
  type GenerationLabels,
  recipeKey,
  useGenerateRecipes,
  useIsGenerating,
  useSuggestions,
} from '#data/kitchen/recipe-ideas.ts';
import { lazyPart, preloadPart } from '#lib/browser/load-part.ts';
import { formatNumber } from '#lib/format/format.ts';
import { Link } from '#lib/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { CARD, CARD_LIFT } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { IdeasNotice } from './ideas-notice.tsx';
import { MatchBadge } from './match-badge.tsx';
import { matchedByNameNotice, recipeFacts } from './recipe-facts.ts';
import { RecipePicture } from './recipe-picture.tsx';
import { SUGGESTIONS_HEADING, showSuggestions } from './show-suggestions.ts';
import { WhatWouldHelp } from './what-would-help.tsx';
import { WhoEats } from './who-eats.tsx';

const loadDialog = () => import('./recipe-dialog/recipe-dialog.tsx');
const RecipeDialog = lazyPart(loadDialog, 'RecipeDialog');
const preloadDialog = async () => (await loadDialog()).preloadRecipeDetail();

const SHOWN = 4;
const GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4';

interface RecipeSuggestionsProps {
  /** The id of the person signed in. */
  owner: number;
  /** Whether there may be something to generate from, which decides what the invitation says. */
  hasIngredients: boolean;
}

/** The first four ideas of the last generation, each opening its recipe. */
export function RecipeSuggestions({ owner, hasIngredients }: RecipeSuggestionsProps) {
  const suggestions = useIdeaImages(useSuggestions(owner));
  const generating = useIsGenerating();
  const [opened, setOpened] = useState<Recipe>();
  const hasIdeas = suggestions !== undefined && suggestions.length > 0;
  useEffect(() => {
    if (hasIdeas) preloadPart(preloadDialog);
  }, [hasIdeas]);
  return (
    <section aria-labelledby={SUGGESTIONS_HEADING} className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id={SUGGESTIONS_HEADING} className="h-section">
          Recipe suggestions
        </h2>
        <Link
          to="/recipes"
          className="-m-3 inline-flex items-center gap-1 p-3 text-sm font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline"
        >
          All recipes
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
      <WhoEats className="mb-4" />
      <WhatWouldHelp className="mb-4" />
      {hasIdeas ? (
        <>
          <IdeasNotice ideas={suggestions} className="mb-4" />
          <ul className={GRID}>
            {suggestions.slice(0, SHOWN).map((recipe) => (
              <li key={recipeKey(recipe)}>
                <SuggestionCard recipe={recipe} onOpen={() => setOpened(recipe)} />
              </li>
            ))}
          </ul>
        </>
      ) : generating ? (
        <SuggestionSkeletons count={SHOWN} className={GRID} />
      ) : (
        <NoSuggestions searched={suggestions !== undefined} hasIngredients={hasIngredients} />
      )}
      {opened && (
        <Suspense>
          <RecipeDialog
            recipe={findSuggestion(suggestions, String(recipeKey(opened))) ?? opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

function NoSuggestions({ searched, hasIngredients }: { searched: boolean; hasIngredients: boolean }) {
  if (searched) {
    return (
      <EmptyState
        spot="search"
        title="No recipes found"
        description="Try adding more ingredients to get better recipe suggestions"
        className="bg-surface"
      />
    );
  }
  return (
    <EmptyState
      spot="plate"
      title="Ideas from your own kitchen"
      description={
        hasIngredients
          ? 'Generate recipe ideas, and dishes that use what you have appear here.'
          : 'Add a few ingredients above, then generate recipe ideas from them.'
      }
      className="bg-surface"
    />
  );
}

interface SuggestionCardProps {
  recipe: Recipe;
  onOpen: () => void;
}

/** A recipe idea at a glance: a row on phones, a card from 640 px. */
function SuggestionCard({ recipe, onOpen }: SuggestionCardProps) {
  const facts = recipeFacts(recipe);
  const caution = matchedByNameNotice(recipe);
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
            {facts.cookTime} min
          </span>
          <span className="inline-flex items-center gap-1">
            <Flame className="size-4" aria-hidden="true" />
            {formatNumber(facts.calories)} cal
          </span>
        </span>
        <span className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5">
          <MatchBadge percent={matchPercent(recipe.ingredients)} />
          {missing > 0 && <span className="text-xs font-medium text-muted">Missing: {missing} items</span>}
        </span>
        {caution && <span className="text-xs font-medium text-muted wrap-anywhere">{caution}</span>}
      </span>
    </button>
  );
}

interface SuggestionSkeletonsProps {
  count: number;
  className: string;
}

/** Cards in the shape of the suggestions to come. */
function SuggestionSkeletons({ count, className }: SuggestionSkeletonsProps) {
  return (
    <>
      <LoadingNote label="Generating..." />
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_card, index) => index).map((index) => (
          <div key={index} className={cx(CARD, 'flex overflow-hidden sm:flex-col')}>
            <Skeleton className="w-32 shrink-0 rounded-none! sm:aspect-[16/10] sm:w-full" />
            <div className="flex flex-1 flex-col gap-3 p-3.5 sm:p-4">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-1 h-6 w-24" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const LABELS: GenerationLabels = {
  done: (count) => ({
    title: 'Recipes generated',
    description: `Found ${count} recipe suggestions for you!`,
  }),
  failed: {
    title: 'Error',
    description: 'Failed to generate recipes. Please try again.',
    variant: 'destructive',
  },
};

/** 'Generate Recipe Ideas' on the board. `disabled` while there is nothing to cook with. */
export function GenerateButton({ disabled }: { disabled: boolean }) {
  const generate = useGenerateRecipes(LABELS);
  return (
    <Button
      variant="accent"
      size="lg"
      icon={Sparkles}
      disabled={disabled}
      pending={useIsGenerating()}
      pendingLabel="Generating..."
      onClick={() => generate(showSuggestions)}
      className="disabled:border-board-line! disabled:bg-board-raised! disabled:text-board-muted! max-sm:w-full"
    >
      Generate Recipe Ideas
    </Button>
  );
}
