import type { BodyInput } from '@game-plan/contracts/endpoint';
import { bookmarklet } from '@game-plan/contracts/kitchen/bookmarklet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import type { FoundRecipe } from './own-recipes.ts';

/** The token that the person's bookmarklet sends along; null without one. */
export const bookmarkletQuery = readQuery(bookmarklet.read);

/** Makes a bookmarklet; a former one stops working. */
export function useMakeBookmarklet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(bookmarklet.replace),
    onSuccess: (made) => client.setQueryData(bookmarkletQuery.queryKey, made),
    onError: (error) => toastFailure(t('Failed to make the bookmarklet'), error),
  });
}

/** Ends the bookmarklet, wherever it was copied to. */
export function useWithdrawBookmarklet() {
  return useMutation({
    mutationFn: () => call(bookmarklet.withdraw),
    onSuccess: () =>
      toast({ title: t('Bookmarklet ended'), description: t('Your bookmark sends nothing any more.') }),
    onError: (error) => toastFailure(t('Failed to end the bookmarklet'), error),
  });
}

/** Reads a page that the bookmarklet sent. Calls back with what was understood. */
export function useReadSentPage(onRead: (recipe: FoundRecipe) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof bookmarklet.readPage>) => call(bookmarklet.readPage, { body }),
    onSuccess: onRead,
    onError: (error) => toastFailure(t('The page could not be read'), error),
  });
}
