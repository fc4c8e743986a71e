import { type Dish, holds, kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { brown, isSetAside, simmerProtein, throughText } from '../steps/cook-protein.ts';
import { longest } from '../steps/cook-vegetables.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { are, meanwhile, minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

/** Warmed in the sauce: what would fall apart, and tofu, for whose crust the spices in the pot would burn. */
const GENTLE: ReadonlySet<string> = new Set(['fish', 'shrimp', 'tofu']);

export const curry: Technique = {
  id: 'curry',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 4,
  flavours: ['masala', 'curry-powder', 'coconut-curry'],
  slots: [
    { id: 'protein', fits: atHome('curry', 'protein'), min: 1, max: 1, share: 0.8 },
    {
      id: 'liquid',
      fits: (food) =>
        food.name === 'coconut milk' || food.name === 'canned tomato' || food.name === 'crushed tomato',
      min: 1,
      max: 1,
      share: 0.8,
      staples: ['coconut milk', 'canned tomato'],
    },
    { id: 'vegetables', fits: atHome('curry', 'vegetable'), min: 1, max: 2, share: 0.9 },
    { id: 'base', fits: ofKind('rice'), min: 0, max: 1, share: 0.8 },
  ],
  takes: { fat: 0.9, aromatics: 1, spices: 1, acid: 0.7, herbs: 1 },
  salted: 'salt',
  accepts: (dish) => dish.flavour.cuisine !== 'Thai' || holds(dish, 'coconut milk'),
  cookMinutes: (dish) =>
    10 + simmerMinutes(dish) + (partIn(dish, 'protein')?.stocked.culinary.kind === 'poultry' ? 6 : 2),
  names: (dish) => {
    const vegetable = titlesBefore(vegetables(dish), 1);
    const coconut = holds(dish, 'coconut milk') ? 'Coconut' : '';
    const style = flavourTitle(dish);
    const kind = style === 'Curried' ? '' : style;
    return [
      name(proteinTitle(dish), 'and', vegetable, dish.flavour.cuisine === 'Thai' ? 'Thai' : coconut, 'Curry'),
      name(kind, proteinTitle(dish), 'Curry'),
      name(coconut, proteinTitle(dish), 'Curry'),
      name(vegetable, 'and', proteinTitle(dish), 'Curry'),
    ];
  },
  describe: (dish) => {
    const base = partIn(dish, 'base');
    const creamy = holds(dish, 'coconut milk') ? 'A gentle coconut curry' : 'A warming tomato curry';
    return `${creamy} with ${names(partsIn(dish, 'protein', 'vegetables'))}${base ? `, ready while the ${names(base)} steams` : ''}.`;
  },
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    const liquid = partIn(dish, 'liquid');
    const firm = partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes > 2);
    const leaves = partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes <= 2);
    const isLentil = kindOf(protein) === 'lentil';
    const isGentle = GENTLE.has(kindOf(protein) ?? '');
    const isBrowned = protein && isSetAside(protein) && !isGentle;
    if (!protein || !liquid) return [];
    const pot = [...(isLentil ? [protein] : []), ...firm, liquid];
    return [
      prepare(dish),
      sentences(heat(dish, 'wide pot', 'medium'), soften(dish), isBrowned && brown(protein)),
      sentences(
        `Add ${the(pot)}${isLentil ? ' with 750 ml water' : ' with a splash of water'}.`,
        `Simmer gently${isLentil ? ', stirring now and then,' : ''} until ${until(dish)}${isBrowned ? throughText(protein) : ''}, about ${minutes(simmerMinutes(dish))}.`,
      ),
      base && meanwhile(cookBase(base)),
      sentences(
        !isLentil && !isBrowned && simmerProtein(protein),
        leaves.length > 0 && `Stir in ${the(leaves)} for the last 2 minutes.`,
        finish(dish, 'Take off the heat'),
        base && `Serve with ${the(base)}.`,
      ),
    ];
  },
};

function simmerMinutes(dish: Dish): number {
  const protein = partIn(dish, 'protein');
  const floor = kindOf(protein) === 'lentil' ? (protein?.stocked.culinary.minutes ?? 20) : 10;
  return Math.max(floor, longest(partsIn(dish, 'vegetables')) + 2);
}

function until(dish: Dish): string {
  const protein = partIn(dish, 'protein');
  if (protein && kindOf(protein) === 'lentil') return `${the(protein)} are soft and the sauce is thick`;
  const firm = partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes > 2);
  return firm.length > 0 ? `${the(firm)} ${are(firm)} tender` : 'the sauce has thickened a little';
}
