import type { Recipe, RecipeCard } from '@game-plan/contracts/kitchen/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cookbookIdeasQuery, findSuggestion, recipeKey } from '#data/kitchen/recipe-ideas.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';

interface CookbookIdeasProps {
  headingLevel: 'h2' | 'h3';
  /** The ideas that stand before them; one that was saved is not shown twice. */
  ideas: readonly Recipe[];
  children: (cards: readonly RecipeCard[]) => ReactNode;
}

/** Recipes of the own cookbook that the kitchen has the food for, beside the ideas. Empty if there are none. */
export function CookbookIdeas({ headingLevel: Heading, ideas, children }: CookbookIdeasProps) {
  const { data: cards } = useQuery(cookbookIdeasQuery(useToday(), useQueryClient()));
  const others = cards?.filter((card) => !findSuggestion(ideas, String(recipeKey(card)))) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="from-your-cookbook" className="mt-6">
      <Heading id="from-your-cookbook" className="h-card">
        {t('From your cookbook')}
      </Heading>
      {children(others)}
    </section>
  );
}
