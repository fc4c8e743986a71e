import { type Dish, dish } from '../model/dish.ts';

/** Eggs every way. */
export const EGG_DISHES: readonly Dish[] = [
  dish({
    name: '[{cheese} ]Scrambled Eggs[ with {vegetables.many}][ on {bread}]',
    cuisine: null,
    meals: 'breakfast lunch',
    method: 'eggs',
    serves: 2,
    minutes: [5, 6],
    is: {
      eggs: [200, 'egg'],
      fat: [14, 'butter, @frying fat'],
    },
    wants: {
      milk: [30, '@milk, @cream'],
      vegetables: [100, '@egg vegetable'],
      cheese: [40, '@melting cheese, @crumbly cheese'],
      bread: [120, '@sliced bread'],
      herbs: [6, 'chive, @soft herb'],
    },
    seasoned: 'salt and pepper',
    about: 'Soft eggs stirred slowly in {fat.name}[, with {vegetables.name}][ and {cheese.name}].',
    steps: [
      '{{prep vegetables cheese herbs}} Beat {eggs}[ with {milk}][ and season with {salt+pepper}].',
      '[?vegetables: {{heat fat|nonstick skillet|medium}} {{cook vegetables}}][!vegetables: {{heat fat|nonstick skillet|medium-low}}]',
      'Pour in {eggs} and stir slowly over medium-low heat until just set but still soft, 3 to 4 minutes.[ Fold in {cheese}.]',
      '[Toast {bread} and pile the eggs on top.][ Scatter over {herbs}.]',
    ],
  }),
  dish({
    name: 'Fried Rice with Egg[ and {vegetables.many}]',
    cuisine: 'Asian',
    meals: 'lunch dinner',
    method: 'rice',
    serves: 2,
    minutes: [10, 20],
    is: {
      rice: [150, '@cooked rice*2.5, @rice'],
      eggs: [150, 'egg'],
      oil: [20, '@oil, @frying fat'],
    },
    wants: {
      onion: [60, 'green onion, @onion'],
      garlic: [6, '@garlic'],
      vegetables: [200, '@stir-fry vegetable', 2],
      soy: [30, '@soy sauce'],
    },
    seasoned: 'salt and pepper',
    about: 'Rice fried in a hot pan with egg[ and {vegetables.name}].',
    steps: [
      '{{prep}}',
      '[rice!=cooked: {{boil rice}} Spread it out to cool, so that the grains stay apart.]',
      '{{heat oil|large skillet|high}} {{soften onion garlic}} {{stir-fry vegetables}}',
      'Push everything aside, pour in {eggs}, beaten, and stir until just set. Add {rice} and toss until hot[, then stir in {soy.amount}]. {{season}}',
    ],
  }),
];
