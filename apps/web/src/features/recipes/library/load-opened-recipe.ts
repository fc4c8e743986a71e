import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

/** The dialog of the recipe that the address names, which brings everything about dialogs along. */
export const OpenedRecipe = lazyDialog(() => import('./opened-recipe.tsx'), 'OpenedRecipe');
