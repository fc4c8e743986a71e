import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import type { Kind } from '../roles/culinary-food.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { bySpeed, longest } from '../steps/cook-vegetables.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { are, join, measured, minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const OWN_MINUTES: Readonly<Partial<Record<Kind, number>>> = { lentil: 25, poultry: 15 };
const BROWNED: ReadonlySet<string> = new Set(['sausage', 'cured']);

export const soup: Technique = {
  id: 'soup',
  meals: ['lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['garlic-basil', 'thyme', 'provencal', 'lemon-oregano', 'smoky-cumin', 'paprika-cumin'],
  slots: [
    {
      id: 'protein',
      fits: (food) =>
        atHome('simmer', 'protein')(food) &&
        ['bean', 'lentil', 'poultry', 'sausage', 'cured'].includes(food.kind),
      min: 0,
      max: 1,
      share: 0.6,
    },
    { id: 'vegetables', fits: atHome('simmer', 'vegetable'), min: 2, max: 3, share: 0.9 },
    {
      id: 'liquid',
      fits: (food) => /stock|broth/.test(food.name),
      min: 1,
      max: 1,
      staples: ['vegetable stock', 'vegetable broth', 'chicken stock'],
    },
  ],
  takes: { fat: 0.6, aromatics: 1, spices: 0.8, herbs: 0.8, acid: 0.6, finish: 1 },
  salted: 'salt-and-pepper',
  accepts: (dish) => longest(partsIn(dish, 'vegetables')) > 2,
  cookMinutes: (dish) => 12 + simmerMinutes(dish),
  names: (dish) => {
    const first = titlesBefore(vegetables(dish), 1);
    const style = flavourTitle(dish);
    return [
      name(
        proteinTitle(dish),
        proteinTitle(dish) ? 'and' : '',
        titlesBefore(vegetables(dish), proteinTitle(dish) ? 1 : 2),
        'Soup',
      ),
      name(style, proteinTitle(dish) || first, 'Soup'),
      name(first, 'Soup'),
    ];
  },
  describe: (dish) =>
    `A hearty soup of ${names(partsIn(dish, 'protein', 'vegetables'))} that keeps well for two or three days.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const stock = partIn(dish, 'liquid');
    const { slow, medium, quick } = bySpeed(partsIn(dish, 'vegetables'));
    const isBrowned = protein && BROWNED.has(kindOf(protein) ?? '');
    const done = protein && kindOf(protein) === 'poultry' ? safeTemperature(protein) : undefined;
    const isBean = kindOf(protein) === 'bean';
    const pot = [...slow, ...(protein && !isBrowned && !isBean ? [protein] : [])];
    if (!stock) return [];
    const first = pot.length > 0 ? pot : medium;
    const later = pot.length > 0 ? medium : [];
    const potful = [...first, ...(protein && isBean ? [protein] : [])];
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large pot', 'medium'),
        protein && isBrowned && `Brown ${the(protein)} for 5 minutes.`,
        soften(dish),
      ),
      sentences(
        `Add ${the(potful)}, then pour in ${measured(stock)}${kindOf(protein) === 'lentil' ? ' and 500 ml water' : ''}.`,
        `Bring to a boil and simmer until ${ready(first, done)}, about ${minutes(simmerMinutes(dish) - (later.length > 0 ? longest(later) : 0))}.`,
      ),
      sentences(
        later.length > 0 &&
          `Add ${the(later)} and simmer until just tender, about ${minutes(longest(later))}.`,
        quick.length > 0 && `Stir in ${the(quick)} for the last 2 minutes.`,
      ),
      sentences(finish(dish, 'Take off the heat'), 'Serve hot.'),
    ];
  },
};

/** Vegetables are tender, poultry is cooked through. */
function ready(parts: readonly Part[], done: string | undefined): string {
  const poultry = parts.filter((part) => kindOf(part) === 'poultry');
  const others = parts.filter((part) => !poultry.includes(part));
  return join([
    ...(others.length > 0 ? [`${the(others)} ${are(others)} tender`] : []),
    ...(poultry.length > 0 ? [`${the(poultry)} ${are(poultry)} cooked through (${done})`] : []),
  ]);
}

function simmerMinutes(dish: Dish): number {
  const protein = partIn(dish, 'protein');
  const own = OWN_MINUTES[kindOf(protein) ?? 'plain'] ?? 10;
  const { slow, medium } = bySpeed(partsIn(dish, 'vegetables'));
  return Math.max(own, longest(slow)) + longest(medium);
}
