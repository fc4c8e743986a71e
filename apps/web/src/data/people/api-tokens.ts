import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type ApiToken, apiTokens } from '@game-plan/contracts/people/api-tokens';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** The person's API tokens, newest first, without their secrets. */
export const apiTokensQuery = readQuery(apiTokens.list);

/** Makes a token. The answer is the only place that has it. */
export function useCreateToken({ onRefused }: { onRefused: (error: Error) => void }) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof apiTokens.create>) => call(apiTokens.create, { body }),
    onError: (error) => {
      onRefused(error);
      toastFailure(t('The token was not made'), error);
    },
  });
}

/** Ends a token for good. */
export function useWithdrawToken({ onWithdrawn }: { onWithdrawn: () => void }) {
  return useMutation({
    mutationFn: ({ id }: Pick<ApiToken, 'id' | 'name'>) => call(apiTokens.withdraw, { params: { id } }),
    onSuccess: (_, { name }) => {
      toast({ title: t('Token withdrawn'), description: t('{name} opens nothing any more', { name }) });
      onWithdrawn();
    },
    onError: (error) => toastFailure(t('The token was not withdrawn'), error),
  });
}
