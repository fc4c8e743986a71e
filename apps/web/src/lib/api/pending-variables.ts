import { type MutationKey, useMutationState } from '@tanstack/react-query';

/**
 * What was pressed under a mutation key and is not answered yet, oldest first: the variables of its calls. Laid over what
 * was read, it shows a list as it will be when the server has answered, and no read, however late, brings back an old
 * state; with the answer the list is the server's again.
 */
export function usePendingVariables<Variables>(mutationKey: MutationKey): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Variables,
  });
}
