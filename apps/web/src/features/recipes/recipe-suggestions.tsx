import type { Recipe } from '@game-plan/contracts/recipes';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useIdeaImages } from '#data/pictures.ts';
import { findSuggestion, recipeKey, useIsGenerating, useSuggestions } from '#data/recipe-ideas.ts';
import { lazyPart } from '#lib/load-part.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IdeasNotice } from './ideas-notice.tsx';
import { SUGGESTIONS_HEADING } from './show-suggestions.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionSkeletons } from './suggestion-skeletons.tsx';
import { WhatWouldHelp } from './what-would-help.tsx';

/** Asked for beside the first ideas: it brings along the table of foods, which weighs as much as the rest of the page. */
const loadDialog = () => import('./recipe-dialog/recipe-dialog.tsx');
const RecipeDialog = lazyPart(loadDialog, 'RecipeDialog');

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
    // A failure is told when a recipe is opened.
    if (hasIdeas) loadDialog().catch(() => undefined);
  }, [hasIdeas]);
  return (
    <section aria-labelledby={SUGGESTIONS_HEADING} className="mt-8">
      <div className="mb-4 flex items-end justify-between gap-4">
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
