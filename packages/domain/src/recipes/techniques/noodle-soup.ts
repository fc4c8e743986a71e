import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { safeTemperature, simmerProtein } from '../steps/cook-protein.ts';
import { longest } from '../steps/cook-vegetables.ts';
import { bloom, finish, heat, sauceNames, softenOnions } from '../steps/pan.ts';
import { join, measured, minutes, names, sentences, the, them } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const noodleSoup: Technique = {
  id: 'noodle-soup',
  meals: ['lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['ginger-soy', 'sesame', 'five-spice', 'lime-chili'],
  slots: [
    {
      id: 'protein',
      fits: (food) =>
        food.kind === 'egg' ||
        (atHome('stir-fry', 'protein')(food) && ofKind('poultry', 'shrimp', 'tofu')(food)),
      min: 1,
      max: 1,
      share: 0.7,
    },
    { id: 'base', fits: ofKind('noodle'), min: 1, max: 1, share: 0.9 },
    { id: 'vegetables', fits: atHome('stir-fry', 'vegetable'), min: 1, max: 3, share: 0.8 },
    {
      id: 'liquid',
      fits: (food) => /stock|broth/.test(food.name),
      min: 1,
      max: 1,
      share: 1.4,
      staples: ['vegetable stock', 'chicken stock'],
    },
  ],
  takes: { fat: 0.6, aromatics: 1, sauce: 1.2, acid: 0.8, spices: 1, finish: 1, herbs: 1, topping: 0.6 },
  salted: 'no',
  cookMinutes: (dish) => 18 + longest(vegetables(dish)),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Noodle Soup'),
    name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Noodle Soup'),
  ],
  describe: (dish) =>
    `A deep bowl of ${names(partsIn(dish, 'base'))} in a fragrant broth, with ${names(partsIn(dish, 'protein', 'vegetables'))}.`.replace(
      'fragrant broth',
      `fragrant ${names(partsIn(dish, 'liquid'))}`,
    ),
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const noodles = partIn(dish, 'base');
    const stock = partIn(dish, 'liquid');
    if (!protein || !noodles || !stock) return [];
    const quick = partsIn(dish, 'aromatics').filter((part) => kindOf(part) !== 'onion');
    const softened = sentences(softenOnions(dish), bloom(quick, partsIn(dish, 'spices')));
    const sauce = sauceNames(dish);
    const isEgg = kindOf(protein) === 'egg';
    const isPoultry = kindOf(protein) === 'poultry';
    return [
      sentences(
        prepare(dish),
        isEgg &&
          `Boil ${the(protein)} for 7 minutes, cool in cold water, peel and cut ${them(protein)} in half.`,
      ),
      cookBase(noodles),
      sentences(
        softened && heat(dish, 'large pot', 'medium'),
        softened,
        softened
          ? `Pour in ${measured(stock)} and 250 ml water${sauce ? `, add the ${sauce}` : ''} and bring to a simmer.`
          : `Bring ${join([measured(stock), '250 ml water', ...partsIn(dish, 'fat').map(measured), ...(sauce ? [`the ${sauce}`] : [])])} to a simmer in a large pot.`,
      ),
      sentences(
        isPoultry &&
          `Add ${the(protein)} and simmer gently until cooked through (${safeTemperature(protein)}), 8 to 10 minutes.`,
        `Add ${the(vegetables(dish))} and cook until just tender, about ${minutes(Math.max(2, longest(vegetables(dish))))}.`,
        !isPoultry && !isEgg && simmerProtein(protein),
      ),
      sentences(
        `Divide ${the(noodles)} between two bowls and ladle over the soup${isEgg ? `; top with ${the(protein)}` : ''}.`,
        finish(dish, '', false),
      ),
    ];
  },
};
