import { useSyncExternalStore } from 'react';
import { type MealDraft, parseDraft } from './meal-draft.ts';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from './session-text.ts';

/** The meal that this person is putting together, kept through other tabs, other pages and reloads. */
export function useMealDraft(userId: number) {
  const key = `meal-draft:${userId}`;
  const read = () => readSessionText(key);
  const draft = parseDraft(useSyncExternalStore(subscribeToSessionTexts, read));
  const change = (update: (draft: MealDraft) => MealDraft) =>
    writeSessionText(key, JSON.stringify(update(parseDraft(read()))));
  return { draft, change };
}
