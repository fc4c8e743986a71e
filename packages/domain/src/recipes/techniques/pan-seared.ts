import { kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import type { Kind } from '../roles/culinary-food.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { finish, heat, sauceNames, soften } from '../steps/pan.ts';
import { capital, minutes, names, sentences, the, them } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const SEARED: ReadonlySet<string> = new Set(['poultry', 'steak', 'chop', 'fish', 'other-protein']);

export const panSeared: Technique = {
  id: 'pan-seared',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 2,
  flavours: [
    'lemon-oregano',
    'thyme',
    'dijon',
    'provencal',
    'cajun',
    'za-atar',
    'garlic-butter',
    'rosemary',
    'maple-mustard',
    'lemon-parmesan',
    'ginger-soy',
  ],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('side', 'protein')(food) && SEARED.has(food.kind),
      min: 1,
      max: 1,
      share: 1.1,
    },
    { id: 'vegetables', fits: atHome('side', 'vegetable'), min: 1, max: 2, share: 1.2 },
  ],
  takes: { fat: 1.4, aromatics: 0.7, spices: 1, sauce: 0.9, acid: 1, herbs: 1, finish: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) =>
    3 + searMinutes(partIn(dish, 'protein')) + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => [
    name(flavourTitle(dish), titlesAfter(partsIn(dish, 'protein')), 'with', titlesAfter(vegetables(dish))),
    name('Pan-Seared', titlesAfter(partsIn(dish, 'protein')), 'with', titlesAfter(vegetables(dish), 2)),
    name(flavourTitle(dish), titlesAfter(partsIn(dish, 'protein')), 'with', titlesAfter(vegetables(dish), 2)),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'protein')))} seared until golden, with ${names(partsIn(dish, 'vegetables'))} cooked in the same pan.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    if (!protein) return [];
    const sauce = sauceNames(dish);
    const salts = partsIn(dish, 'salt').map((part) => part.stocked.culinary.one);
    const rest = { ...dish, parts: dish.parts.filter((part) => part.slot !== 'salt') };
    return [
      sentences(
        prepareParts(partsIn(dish, 'vegetables', 'aromatics', 'finish', 'herbs')),
        `Pat ${the(protein)} dry${salts.length > 0 ? ` and season on both sides with ${salts.join(' and ')}` : ''}.`,
      ),
      sentences(
        heat(dish, 'large heavy skillet', 'medium-high'),
        sear(protein),
        `Move to a warm plate and leave to rest.`,
      ),
      sentences('Lower the heat to medium.', soften(dish), cookVegetables(partsIn(dish, 'vegetables'))),
      sentences(
        sauce &&
          `Stir in the ${sauce} with 2 tbsp water, scraping up the browned bits, and bubble for 1 minute.`,
        `Return ${the(protein)} to the pan with any juices and spoon everything over ${them(protein)}.`,
        finish(rest),
      ),
    ];
  },
};

const SEAR_MINUTES: Readonly<Partial<Record<Kind, number>>> = { poultry: 12, steak: 8, chop: 9, fish: 8 };

function searMinutes(protein: Part | undefined): number {
  return SEAR_MINUTES[kindOf(protein) ?? 'plain'] ?? 10;
}

/** Whole pieces, unlike the small cuts of a stir-fry. */
function sear(protein: Part): string {
  const food = the(protein);
  const done = safeTemperature(protein);
  switch (kindOf(protein)) {
    case 'poultry':
      return `Lay in ${food} and cook without moving until deep golden underneath, 5 to 6 minutes; turn, lower the heat to medium and cook through (${done}), ${minutes(5, 7)} more.`;
    case 'steak':
      return `Lay in ${food} and sear until well browned, ${minutes(3, 4)} a side for medium-rare (57 °C / 135 °F inside).`;
    case 'chop':
      return `Lay in ${food} and cook until browned and just cooked through (${done}), ${minutes(4, 5)} a side.`;
    case 'fish':
      return `Lay in ${food}, skin side down if there is skin, and cook until golden, 4 to 5 minutes; turn and cook until it flakes (${done}), ${minutes(2, 3)} more.`;
    default:
      return `Lay in ${food} and cook, turning once, until browned and cooked through, about ${minutes(10)}.`;
  }
}
