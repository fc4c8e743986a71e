import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Makes the public link of a saved recipe. */
export function useMakeLink(id: number) {
  return useMutation({
    mutationFn: () => call(recipeLinks.make, { params: { id } }),
    onSuccess: () => toast({ title: 'Public link made', description: 'Share Recipe shares it from now on.' }),
    onError: (error) => toastFailure('Failed to make the link', error),
  });
}

/** Withdraws the public link of a saved recipe. */
export function useWithdrawLink(id: number) {
  return useMutation({
    mutationFn: () => call(recipeLinks.withdraw, { params: { id } }),
    onSuccess: () => toast({ title: 'Public link withdrawn', description: 'It opens nothing any more.' }),
    onError: (error) => toastFailure('Failed to withdraw the link', error),
  });
}
