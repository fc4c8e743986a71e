import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#data/people/auth.ts';
import { readSessionText, writeSessionText } from '#lib/browser/session-text.ts';
import { BLANK, type TypedRecipe } from './own-recipe-fields.ts';

/** What a person has written of a recipe that is not saved yet. */
interface RecipeDraft {
  readonly typed: TypedRecipe;
  /** The text in the field for pasting. */
  readonly pasted: string;
}

/**
 * Keeps a recipe that is being written in this tab, because phones unload it while somebody copies from another app.
 * @param id the recipe that is edited; undefined for a new one
 */
export function useRecipeDraft(id: number | undefined) {
  const { data: session } = useQuery(sessionQuery);
  const key = `recipe-draft:${session?.user.id}:${id ?? 'new'}`;
  return {
    read: () => parse(readSessionText(key)),
    write: (draft: RecipeDraft) => writeSessionText(key, JSON.stringify(draft)),
    drop: () => writeSessionText(key, ''),
  };
}

/** Undefined if there is none, or it has another version's format. */
function parse(stored: string | null): RecipeDraft | undefined {
  if (stored === null || stored === '') return undefined;
  try {
    const { typed, pasted } = JSON.parse(stored);
    const hasFields = Object.keys(BLANK).every((field) => field in typed);
    return hasFields && typeof pasted === 'string' ? { typed, pasted } : undefined;
  } catch {
    return undefined;
  }
}
