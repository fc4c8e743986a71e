import { type MutationKey, useMutationState } from '@tanstack/react-query';

/**
 * The variables of pending calls of a mutation, oldest first. Applied to the fetched data, they show a list as it will
 * be after the server has answered. A late read cannot bring back an old state, and after the answer the server's list
 * is shown again.
 */
export function usePendingVariables<Variables>(mutationKey: MutationKey): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Variables,
  });
}
