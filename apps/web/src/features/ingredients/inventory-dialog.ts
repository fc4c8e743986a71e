import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { createContext, useContext } from 'react';

/** The dialogs of the inventory, one open at a time. */
export type InventoryDialog =
  | { readonly kind: 'quick add' }
  | { readonly kind: 'custom add'; readonly name?: string }
  | { readonly kind: 'edit' | 'delete' | 'batches' | 'minimum'; readonly ingredient: Ingredient }
  | { readonly kind: 'clear expired' };

export const OpenDialogContext = createContext<(dialog: InventoryDialog) => void>(() => {});

/** Returns a function that opens a dialog of the inventory. It never changes, so that its users do not rerender. */
export function useOpenDialog() {
  return useContext(OpenDialogContext);
}
