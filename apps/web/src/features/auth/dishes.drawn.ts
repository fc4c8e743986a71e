import { drawDish } from '@game-plan/illustration/draw-dish';

const draw = (name: string, ingredients: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(drawDish({ name, ingredients, bare: true }))}`;

/** Pictures as addresses that carry them. The build writes them out, so that nobody at the door waits for what draws. */
export const SHAKSHUKA = draw('Weeknight Shakshuka', [
  'eggs',
  'canned tomatoes',
  'red bell pepper',
  'onion',
  'feta',
  'parsley',
]);
export const CURRY = draw('Spinach Chickpea Curry', [
  'chickpeas',
  'spinach',
  'coconut milk',
  'tomato',
  'rice',
  'cilantro',
  'garlic',
]);
export const SALMON_BOWL = draw('Salmon Rice Bowl', [
  'salmon',
  'jasmine rice',
  'avocado',
  'cucumber',
  'carrot',
  'edamame',
  'sesame seeds',
  'lime',
]);
