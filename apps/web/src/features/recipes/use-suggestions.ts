import { type Recipe, savedRecipeSchema, suggestedRecipeSchema } from '@game-plan/contracts/recipes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { suggestionsQuery } from './suggestions.ts';

const STORED_UNDER = 'recipe suggestions';

const keptSchema = z.object({
  owner: z.int(),
  ideas: z.array(z.union([savedRecipeSchema, suggestedRecipeSchema])),
});

/**
 * The ideas of the last generation. They outlive a reload of this browser tab, and are shown to nobody but the
 * person (by user id) who asked for them.
 */
export function useSuggestions(owner: number): readonly Recipe[] | undefined {
  const { data } = useQuery({ ...suggestionsQuery, initialData: () => readKept(owner) });
  useEffect(() => {
    if (data) keep({ owner, ideas: [...data] });
  }, [owner, data]);
  return data;
}

function readKept(owner: number): Recipe[] | undefined {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? ''));
    return kept.owner === owner ? kept.ideas : undefined;
  } catch {
    // Nothing kept, kept by an older version, or a browser that keeps nothing.
    return undefined;
  }
}

function keep(kept: z.infer<typeof keptSchema>): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing, or is full: the ideas last until the reload.
  }
}
