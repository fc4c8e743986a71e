import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

/** The dialog of the recipe in the address; loads all dialog code. */
export const OpenedRecipe = lazyDialog(() => import('./opened-recipe.tsx'), 'OpenedRecipe');
