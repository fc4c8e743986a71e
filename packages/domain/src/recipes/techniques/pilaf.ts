import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import {
  flavourTitle,
  name,
  proteinTitle,
  titlesAfter,
  titlesBefore,
  vegetables,
} from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { brown, isSetAside, throughText } from '../steps/cook-protein.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { capital, minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const STEAMED_KINDS: ReadonlySet<string> = new Set(['bean', 'poultry', 'ground']);

export const pilaf: Technique = {
  id: 'pilaf',
  meals: ['dinner', 'lunch'],
  difficulty: 'Medium',
  servings: 4,
  flavours: ['masala', 'lemon-oregano', 'paprika-cumin', 'curry-powder'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('curry', 'protein')(food) && STEAMED_KINDS.has(food.kind),
      min: 1,
      max: 1,
      share: 0.7,
    },
    {
      id: 'base',
      fits: (food) => food.kind === 'rice' || ['quinoa', 'bulgur'].includes(food.name),
      min: 1,
      max: 1,
      staples: ['basmati rice', 'rice'],
    },
    {
      id: 'vegetables',
      fits: (food) => atHome('curry', 'vegetable')(food) && food.minutes <= 8,
      min: 1,
      max: 2,
      share: 0.8,
    },
    {
      id: 'topping',
      fits: (food) => food.kind === 'nut' && food.ways.has('sweet'),
      min: 0,
      max: 1,
      share: 0.8,
    },
  ],
  takes: { fat: 1, aromatics: 0.8, spices: 1, acid: 0.5, herbs: 0.8 },
  salted: 'salt',
  cookMinutes: (dish) =>
    20 +
    (partIn(dish, 'base')?.stocked.culinary.minutes ?? 15) +
    (kindOf(partIn(dish, 'protein')) === 'poultry' ? 6 : 0),
  names: (dish) => [
    name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Pilaf'),
    name(flavourTitle(dish), proteinTitle(dish), 'Pilaf'),
    name(proteinTitle(dish), 'Pilaf with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'base')))} steamed with ${names(partsIn(dish, 'protein', 'vegetables'))} in one pot, each grain separate.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    if (!protein || !base) return [];
    const firm = partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes > 2);
    const leaves = partsIn(dish, 'vegetables').filter((part) => !firm.includes(part));
    const isBrowned = isSetAside(protein) || kindOf(protein) === 'ground';
    const time = base.stocked.culinary.minutes;
    return [
      sentences(
        base.stocked.culinary.prep !== '' && `Rinse ${the(base)} until the water runs clear and drain.`,
        prepare(dish),
      ),
      sentences(heat(dish, 'wide pot with a lid', 'medium'), isBrowned && brown(protein), soften(dish)),
      sentences(
        `Stir in ${the([base, ...(isBrowned ? [] : [protein]), ...firm])} until coated, then add water to twice the volume of the ${names(base)} and bring to a boil.`,
        `Cover and cook over the lowest heat until the water is absorbed${isBrowned ? throughText(protein) : ''}, about ${minutes(time + 2)}.`,
      ),
      sentences(
        leaves.length > 0 && `Lay ${the(leaves)} on top.`,
        'Leave covered off the heat for 5 minutes, then fluff with a fork.',
        finish(dish, ''),
      ),
    ];
  },
};
