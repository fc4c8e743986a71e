import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { createContext, useContext } from 'react';

/** Everything that can be asked for over the inventory; one at a time. */
export type InventoryDialog =
  | { readonly kind: 'quick add' }
  | { readonly kind: 'custom add'; readonly name?: string }
  | { readonly kind: 'edit' | 'delete'; readonly ingredient: Ingredient }
  | { readonly kind: 'clear expired' };

export const OpenDialogContext = createContext<(dialog: InventoryDialog) => void>(() => {});

/** Opens a dialog of the inventory. The function never changes, so that its users need not render again. */
export function useOpenDialog() {
  return useContext(OpenDialogContext);
}
