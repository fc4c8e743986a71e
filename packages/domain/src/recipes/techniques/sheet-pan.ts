import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import {
  flavourTitle,
  name,
  proteinTitle,
  titlesAfter,
  titlesBefore,
  vegetables,
} from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { finish, seasoning } from '../steps/pan.ts';
import { capital, join, measured, minutes, names, sentences, the } from '../steps/phrases.ts';
import { instruct, prepareParts } from '../steps/prepare.ts';
import { woodyHerbs } from '../steps/woody-herbs.ts';

const HEAD_START_FROM = 12;
const OVEN_MINUTES: Readonly<Record<string, number>> = {
  poultry: 22,
  chop: 16,
  fish: 12,
  shrimp: 8,
  sausage: 22,
  tofu: 25,
  bean: 20,
};

export const sheetPan: Technique = {
  id: 'sheet-pan',
  meals: ['dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: [
    'lemon-oregano',
    'za-atar',
    'tandoori',
    'cajun',
    'provencal',
    'adobo',
    'rosemary',
    'maple-mustard',
    'smoky-paprika',
    'chili-lime',
    'masala',
    'thyme',
    'paprika-cumin',
  ],
  slots: [
    { id: 'protein', fits: atHome('roast', 'protein'), min: 1, max: 1 },
    { id: 'vegetables', fits: atHome('roast', 'vegetable'), min: 1, max: 3, share: 1.2 },
    { id: 'cheese', fits: (food) => food.name === 'feta', min: 0, max: 1, share: 0.8 },
  ],
  takes: { fat: 1.4, spices: 1, sauce: 1, acid: 0.8, herbs: 1, aromatics: 0.7 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => headStart(dish) + Math.max(proteinMinutes(dish), restMinutes(dish)),
  names: (dish) => [
    name(
      flavourTitle(dish),
      titlesAfter(partsIn(dish, 'protein')),
      'with Roasted',
      titlesAfter(vegetables(dish)),
    ),
    name(
      'Sheet-Pan',
      flavourTitle(dish),
      titlesAfter(partsIn(dish, 'protein')),
      'with',
      titlesAfter(vegetables(dish)),
    ),
    name('Sheet-Pan', proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1)),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'protein', 'vegetables')))} roasted together on one tray until browned at the edges.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const fat = partIn(dish, 'fat');
    if (!protein || !fat) return [];
    const { slow, rest } = split(dish);
    const start = headStart(dish);
    const isFish = kindOf(protein) === 'fish';
    const oil = isSolid(fat) ? `seasoned ${names(fat)}` : 'seasoned oil';
    const sauce = partsIn(dish, 'sauce');
    const spices = partsIn(dish, 'spices');
    const aromatics = partsIn(dish, 'aromatics');
    const garlic = aromatics.filter((part) => kindOf(part) !== 'onion');
    const tray = [...rest, ...aromatics.filter((part) => kindOf(part) === 'onion')];
    const woody = woodyHerbs(dish);
    const salt = seasoning(dish);
    const dressing = join([
      isSolid(fat) ? measured(fat).replace(names(fat), `melted ${names(fat)}`) : measured(fat),
      ...sauce.map(measured),
      ...spices.map(measured),
      ...garlic.map(the),
      ...woody.map(the),
    ]);
    const cheese = partIn(dish, 'cheese');
    const time = Math.max(proteinMinutes(dish), restMinutes(dish));
    const lateBy = time - proteinMinutes(dish);
    return [
      sentences(
        'Heat the oven to 220 °C (425 °F) and line a large baking sheet.',
        prepareParts([...partsIn(dish, 'vegetables', 'aromatics', 'cheese', 'herbs')]),
        readyForOven(protein),
      ),
      `Mix ${dressing}${salt ? ` with ${salt}` : ''} in a large bowl.`,
      slow.length > 0 && start > 0
        ? `Toss ${the(slow)} with half of the ${oil}, spread on the sheet and roast until beginning to soften, ${minutes(start)}.`
        : undefined,
      lateBy >= 5 && tray.length > 0
        ? sentences(
            `Toss ${the(tray)} with the ${oil}, spread on the sheet and roast for ${minutes(lateBy)}.`,
            `Turn ${the(protein)} in what is left in the bowl, add to the sheet and roast until ${doneness(protein)}, about ${minutes(proteinMinutes(dish))}.`,
          )
        : sentences(
            `${isFish ? 'Coat' : 'Toss'} ${the([protein, ...tray])} with the ${slow.length > 0 && start > 0 ? 'rest of the ' : ''}${oil} and spread on the sheet in one layer.`,
            `Roast${isFish ? '' : ', turning once,'} until ${tray.length > 0 || slow.length > 0 ? 'the vegetables are browned at the edges and ' : ''}${doneness(protein)}, about ${minutes(time)}.`,
          ),
      sentences(
        finish(dish, '', false, 'over'),
        cheese && `Top with ${the(cheese)}.`,
        'Serve from the sheet.',
      ),
    ];
  },
};

function split(dish: Dish): { slow: Part[]; rest: Part[] } {
  const all = partsIn(dish, 'vegetables');
  const isSlow = (part: Part) => part.stocked.culinary.minutes >= HEAD_START_FROM;
  return { slow: all.filter(isSlow), rest: all.filter((part) => !isSlow(part)) };
}

function headStart(dish: Dish): number {
  const { slow } = split(dish);
  if (slow.length === 0) return 0;
  const needed = Math.max(...slow.map((part) => Math.min(40, 20 + part.stocked.culinary.minutes)));
  return Math.max(0, 5 * Math.round((needed - proteinMinutes(dish)) / 5));
}

function proteinMinutes(dish: Dish): number {
  return OVEN_MINUTES[kindOf(partIn(dish, 'protein')) ?? ''] ?? 20;
}

/** Minutes that the quicker vegetables need in a hot oven. */
function restMinutes(dish: Dish): number {
  const { rest } = split(dish);
  return rest.length === 0
    ? 0
    : 5 * Math.round(Math.max(...rest.map((part) => 12 + part.stocked.culinary.minutes)) / 5);
}

function isSolid(fat: Part): boolean {
  return ['butter', 'ghee', 'coconut oil'].includes(fat.stocked.culinary.name);
}

function readyForOven(protein: Part): string {
  const kind = kindOf(protein);
  if (kind === 'fish') return `Pat ${the(protein)} dry and cut into even pieces.`;
  if (kind === 'poultry') return `Cut ${the(protein)} into large, even pieces.`;
  if (kind === 'chop') return `Cut ${the(protein)} into thick slices.`;
  const { prep } = protein.stocked.culinary;
  return prep === '' ? '' : `${capital(instruct(prep, [protein]))}.`;
}

function doneness(protein: Part): string {
  const food = the(protein);
  const done = safeTemperature(protein);
  switch (kindOf(protein)) {
    case 'fish':
      return `${food} flakes easily (${done})`;
    case 'shrimp':
      return `${food} are pink and curled`.replace('shrimp are', 'shrimp is');
    case 'tofu':
      return `${food} is golden and firm`;
    case 'bean':
      return `${food} are crisp outside`;
    default:
      return `${food} ${/s$/.test(food) ? 'are' : 'is'} cooked through${done ? ` (${done})` : ''}`;
  }
}
