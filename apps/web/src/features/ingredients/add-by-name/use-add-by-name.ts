import { useCreateIngredient } from '#data/ingredients.ts';

/** What is known of an ingredient of which only the name is typed. */
export const ONE = { quantity: '1', unit: 'item' } as const;

/** Adds an ingredient by its name. Several are sent one after the other, so that they keep their order. */
export function useAddByName(onFailed: (name: string) => void) {
  const { mutate, isPending } = useCreateIngredient({
    scope: { id: 'add-ingredient' },
    saysReason: false,
    onFailed: ({ name }) => onFailed(name),
  });
  const add = (name: string) => mutate({ name, category: 'pantry', ...ONE, status: 'fresh' });
  return { add, isPending };
}
