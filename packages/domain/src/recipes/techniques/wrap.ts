import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { cookInPan } from '../steps/cook-protein.ts';
import { addAcid } from '../steps/pan.ts';
import { capital, halfOf, join, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const COLD: ReadonlySet<string> = new Set(['bean', 'canned-fish']);

export const wrap: Technique = {
  id: 'wrap',
  meals: ['lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['lemon-oregano', 'za-atar', 'dijon', 'chili-lime', 'cajun'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('raw', 'protein')(food) && food.kind !== 'fish',
      min: 1,
      max: 1,
      share: 0.7,
    },
    {
      id: 'base',
      fits: (food) => food.kind === 'tortilla' && food.name !== 'corn tortilla',
      min: 1,
      max: 1,
      staples: ['flour tortilla'],
    },
    { id: 'vegetables', fits: atHome('raw', 'vegetable'), min: 2, max: 3, share: 0.7 },
    {
      id: 'topping',
      fits: (food) => ['hummus', 'feta', 'goat cheese', 'salsa', 'tahini'].includes(food.name),
      min: 0,
      max: 1,
    },
  ],
  takes: { fat: 1.2, acid: 0.6, spices: 0.7, sauce: 0.8, herbs: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => (isWarm(dish) ? (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) + 3 : 2),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Wraps'),
    name(proteinTitle(dish), 'Wraps with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `Soft tortillas rolled around ${names(partsIn(dish, 'protein', 'vegetables'))}; made for a lunch box.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const tortillas = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    if (!protein || !tortillas || !fat) return [];
    const acid = partIn(dish, 'acid');
    const mixed = partsIn(dish, 'sauce', 'spices', 'herbs');
    const warm = isWarm(dish);
    return [
      prepare(dish),
      warm && sentences(`Heat ${halfOf(fat)} in a skillet over medium-high heat.`, cookInPan(protein)),
      sentences(
        `Toss ${the([...partsIn(dish, 'vegetables'), ...(warm ? [] : [protein])])} with ${join([warm ? `the rest of the ${names(fat)}` : measured(fat), ...mixed.map(measured), ...partsIn(dish, 'salt').map((part) => part.stocked.culinary.one)])}.`,
        acid && `${capital(addAcid(acid, 'over'))}.`,
      ),
      `Warm ${the(tortillas)} in a dry pan, about 20 seconds a side. ${fill(dish, protein)}, fold in the sides and roll up tightly. Cut in half.`,
    ].map((step) => step || undefined);
  },
};

function fill(dish: Dish, protein: Part): string {
  const spread = partsIn(dish, 'topping').filter(({ stocked }) => stocked.culinary.role === 'sauce');
  const loose = partsIn(dish, 'topping').filter((part) => !spread.includes(part));
  const inside = the([...loose, ...partsIn(dish, 'vegetables'), protein]);
  return spread.length > 0 ? `Spread with ${the(spread)}, fill with ${inside}` : `Fill with ${inside}`;
}

function isWarm(dish: Dish): boolean {
  return !COLD.has(kindOf(partIn(dish, 'protein')) ?? '');
}
