import { drawDish } from '@game-plan/illustration/draw-dish';
import { cx } from '#ui/cx.ts';

/** Where a dish lies: on the strip of small screens, and on the half page of large ones. */
interface Place {
  name: string;
  ingredients: readonly string[];
  className: string;
}

const CENTRED = 'lg:-translate-x-1/2 lg:-translate-y-1/2';

const PLACES: readonly Place[] = [
  {
    name: 'Weeknight Shakshuka',
    ingredients: ['eggs', 'canned tomatoes', 'red bell pepper', 'onion', 'feta', 'parsley'],
    className: `-bottom-24 -left-16 w-[330px] lg:top-[70%] lg:bottom-auto lg:left-[44%] lg:w-[82%] ${CENTRED}`,
  },
  {
    name: 'Spinach Chickpea Curry',
    ingredients: ['chickpeas', 'spinach', 'coconut milk', 'tomato', 'rice', 'cilantro', 'garlic'],
    className: `-top-10 -right-14 w-[230px] lg:top-[31%] lg:right-auto lg:left-[77%] lg:w-[63%] ${CENTRED}`,
  },
  {
    name: 'Salmon Rice Bowl',
    ingredients: [
      'salmon',
      'jasmine rice',
      'avocado',
      'cucumber',
      'carrot',
      'edamame',
      'sesame seeds',
      'lime',
    ],
    className: `hidden lg:top-[22%] lg:left-[32%] lg:block lg:w-[52%] ${CENTRED}`,
  },
];

/** Three dishes drawn from their ingredients: what the app does, before anyone has signed in. */
export function DishArt() {
  return PLACES.map(({ name, ingredients, className }) => (
    <img
      key={name}
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(drawDish({ name, ingredients, bare: true }))}`}
      className={cx('absolute max-w-none', className)}
    />
  ));
}
