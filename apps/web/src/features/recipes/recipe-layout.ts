/** The classes of a recipe's layout: two columns from 1024 px. */
export const RECIPE_COLUMNS = 'flex min-h-0 flex-1 flex-col overflow-y-auto lg:grid lg:grid-cols-[420px_1fr]';

export const RECIPE_PICTURE =
  'relative aspect-[4/3] shrink-0 overflow-hidden bg-sunken max-lg:aspect-[16/10] sm:max-lg:aspect-[5/2]';

/** The dialog's height before the recipe is known, which is that of nearly every recipe. */
export const RECIPE_HEIGHT = 'sm:h-[min(92dvh,840px)]';
