import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Makes the public link of a saved recipe. */
export function useMakeLink(id: number) {
  return useMutation({
    mutationFn: () => call(recipeLinks.make, { params: { id } }),
    onSuccess: () =>
      toast({ title: t('Public link made'), description: t('Share Recipe shares it from now on.') }),
    onError: (error) => toastFailure(t('Failed to make the link'), error),
  });
}

/** Withdraws the public link of a saved recipe. */
export function useWithdrawLink(id: number) {
  return useMutation({
    mutationFn: () => call(recipeLinks.withdraw, { params: { id } }),
    onSuccess: () =>
      toast({ title: t('Public link withdrawn'), description: t('It opens nothing any more.') }),
    onError: (error) => toastFailure(t('Failed to withdraw the link'), error),
  });
}
