import { drawDish } from '@game-plan/illustration/draw-dish';

const draw = (name: string, ingredients: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(drawDish({ name, ingredients, bare: true }))}`;

/** Drawings as data URLs. They are created at build time, so that the login screen does not load the drawing code. */
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
