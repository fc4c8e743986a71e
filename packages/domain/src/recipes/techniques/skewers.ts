import { kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { seasoning } from '../steps/pan.ts';
import { are, capital, join, meanwhile, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const THREADED: ReadonlySet<string> = new Set(['bell pepper', 'zucchini', 'mushroom', 'cherry tomato']);
const BROILED: ReadonlySet<string> = new Set(['poultry', 'shrimp', 'tofu', 'chop']);

export const skewers: Technique = {
  id: 'skewers',
  meals: ['dinner'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['lemon-oregano', 'za-atar', 'tandoori', 'ginger-soy', 'honey-garlic', 'chili-lime', 'cajun'],
  slots: [
    {
      id: 'protein',
      fits: (food) => food.role === 'protein' && BROILED.has(food.kind) && food.ways.has('roast'),
      min: 1,
      max: 1,
    },
    { id: 'vegetables', fits: (food) => THREADED.has(food.name), min: 1, max: 2 },
    { id: 'base', fits: ofKind('rice', 'couscous', 'grain'), min: 0, max: 1, share: 0.8 },
  ],
  takes: { fat: 1.2, spices: 1, sauce: 1, acid: 1, aromatics: 0.6, herbs: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => Math.max(14, (partIn(dish, 'base')?.stocked.culinary.minutes ?? 0) + 5),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Skewers'),
    name(proteinTitle(dish), 'Skewers with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) => {
    const base = partIn(dish, 'base');
    return `${capital(names(partsIn(dish, 'protein', 'vegetables')))} on skewers, browned under a hot broiler${base ? ` and served on ${names(base)}` : ''}.`;
  },
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    const onions = partsIn(dish, 'aromatics').filter((part) => kindOf(part) === 'onion');
    const garlic = partsIn(dish, 'aromatics').filter((part) => !onions.includes(part));
    if (!protein) return [];
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const marinade = join([
      ...partsIn(dish, 'fat', 'sauce', 'spices').map(measured),
      ...(acid ? [acid.unit === 'piece' ? `the juice of ${measured(acid)}` : measured(acid)] : []),
      ...garlic.map(the),
    ]);
    const chunky = partsIn(dish, 'vegetables').filter((part) => kindOf(part) !== 'tomato');
    const herbs = partsIn(dish, 'herbs');
    return [
      sentences(
        prepareParts([protein, ...partsIn(dish, 'aromatics', 'herbs')]),
        chunky.length > 0 && `Cut ${the(chunky)} into 3 cm pieces.`,
      ),
      `Mix ${marinade} in a large bowl${salt ? ` with ${salt}` : ''}. Turn ${the([protein, ...partsIn(dish, 'vegetables'), ...onions])} in it and leave for 15 minutes while the broiler heats.`,
      base && meanwhile(cookBase(base)),
      `Thread onto skewers and cook 10 cm under the broiler, turning, until browned at the edges and ${doneness(protein)}. Throw away what is left of the marinade.`,
      sentences(base ? `Serve on ${the(base)}` : 'Serve hot') +
        (herbs.length > 0 ? ` with ${the(herbs)} scattered over.` : '.'),
    ];
  },
};

function doneness(protein: Part): string {
  const food = the(protein);
  switch (kindOf(protein)) {
    case 'shrimp':
      return `${food} ${are(protein)} pink and curled, 5 to 6 minutes`;
    case 'tofu':
      return `${food} ${are(protein)} golden, 8 to 10 minutes`;
    default:
      return `${food} ${are(protein)} cooked through (${safeTemperature(protein)}), 10 to 12 minutes`;
  }
}
