import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** What was pressed under a mutation key and is not answered yet, oldest first: the variables of its calls. */
export function usePendingVariables<Variables>(mutationKey: MutationKey): Variables[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Variables,
  });
}
