import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { seasoning } from '../steps/pan.ts';
import { allMeasured, halfOf, join, measured, names, noun, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const hummusPlate: Technique = {
  id: 'hummus-plate',
  meals: ['snack', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['za-atar', 'paprika-cumin', 'lemon-oregano'],
  slots: [
    {
      id: 'protein',
      fits: (food) => ['chickpea', 'white bean', 'cannellini bean', 'butter bean'].includes(food.name),
      min: 1,
      max: 1,
    },
    {
      id: 'vegetables',
      fits: (food) =>
        ['cucumber', 'carrot', 'bell pepper', 'radish', 'cherry tomato', 'fennel', 'celery'].includes(
          food.name,
        ),
      min: 1,
      max: 3,
    },
    { id: 'base', fits: ofKind('bread'), min: 0, max: 1, share: 0.7 },
    {
      id: 'topping',
      fits: (food) => food.name === 'olive' || (food.name === 'feta' && atHome('raw', 'cheese')(food)),
      min: 0,
      max: 1,
    },
  ],
  extras: [{ slot: 'sauce', names: ['tahini'], grams: 15 }],
  needs: ['acid'],
  takes: { fat: 2, acid: 1, aromatics: 0.5, spices: 0.7, herbs: 1, sauce: 1 },
  salted: 'salt',
  accepts: (dish) => !partsIn(dish, 'aromatics').some((part) => part.stocked.culinary.kind === 'onion'),
  cookMinutes: () => 0,
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Dip with', titlesAfter(vegetables(dish))),
    name(proteinTitle(dish), 'Dip with', titlesAfter(vegetables(dish), 2)),
  ],
  describe: (dish) =>
    `A smooth dip of ${names(partsIn(dish, 'protein'))} with ${names(partsIn(dish, 'vegetables', 'base'))} to scoop it up.`,
  steps: (dish) => {
    const beans = partIn(dish, 'protein');
    const fat = partIn(dish, 'fat');
    const acid = partIn(dish, 'acid');
    const base = partIn(dish, 'base');
    if (!beans || !fat || !acid) return [];
    const salt = seasoning(dish);
    const mixed = join([
      the(beans),
      ...partsIn(dish, 'sauce').map(measured),
      halfOf(fat),
      acid.unit === 'piece' ? `the juice of ${measured(acid)}` : measured(acid),
      ...partsIn(dish, 'aromatics').map(noun),
    ]);
    const over = [...partsIn(dish, 'spices')];
    const last = partsIn(dish, 'topping', 'herbs');
    return [
      prepareParts(partsIn(dish, 'protein', 'vegetables', 'aromatics', 'topping', 'herbs')),
      `Blend ${mixed} with 2 tbsp cold water until very smooth, 2 to 3 minutes; add a little more water if stiff${salt ? `, and season with ${salt}` : ''}.`,
      sentences(
        `Spread on a plate and pour the rest of the ${names(fat)} into the swirls${over.length > 0 ? `, then dust with ${allMeasured(over)}` : ''}.`,
        last.length > 0 && `Scatter over ${the(last)}.`,
      ),
      `Serve with ${the(partsIn(dish, 'vegetables'))}${base ? ` and warm ${names(base)}` : ''} for dipping.`,
    ];
  },
};
