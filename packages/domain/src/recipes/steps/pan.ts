import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { allMeasured, capital, join, measured, minutes, names, noun, sentences, the } from './phrases.ts';
import { woodyHerbs } from './woody-herbs.ts';

export type Heat = 'medium-low' | 'medium' | 'medium-high' | 'high';

/** 'Heat 1 tbsp olive oil in a large skillet over medium heat.' */
export function heat(dish: Dish, pan: string, level: Heat): string {
  const fat = partIn(dish, 'fat');
  if (!fat) return `Set a ${pan} over ${level} heat.`;
  if (fat.stocked.culinary.name === 'butter') {
    return `Melt ${measured(fat)} in a ${pan} over ${level} heat until it foams.`;
  }
  return `Heat ${measured(fat)} in a ${pan} over ${level} heat.`;
}

/** Onions first and slowly, then garlic, ginger, woody herbs and spices for half a minute. */
export function soften(dish: Dish): string | undefined {
  return sentences(softenOnions(dish), bloomRest(dish)) || undefined;
}

export function softenOnions(dish: Dish): string | undefined {
  const onions = partsIn(dish, 'aromatics').filter((part) => kindOf(part) === 'onion');
  if (onions.length === 0) return undefined;
  const longest = Math.max(...onions.map((part) => part.stocked.culinary.minutes));
  return `Cook ${the(onions)}, stirring, until soft and lightly golden, about ${minutes(longest)}.`;
}

export function bloomRest(dish: Dish): string | undefined {
  const quick = partsIn(dish, 'aromatics').filter((part) => kindOf(part) !== 'onion');
  return bloom([...quick, ...woodyHerbs(dish)], partsIn(dish, 'spices'));
}

/** Garlic, ginger and spices burn: they get half a minute. */
export function bloom(quick: readonly Part[], spices: readonly Part[]): string | undefined {
  const [first, ...others] = quick;
  const things = [...(first ? [the(first)] : []), ...others.map(noun), ...spices.map(measured)];
  if (things.length === 0) return undefined;
  return `Stir in ${join(things)} and cook until fragrant, about 30 seconds.`;
}

/** 'Season with salt and pepper', with what the dish has; undefined when its sauce salts it. */
export function seasoning(dish: Dish): string | undefined {
  const salts = partsIn(dish, 'salt');
  return salts.length === 0 ? undefined : join(salts.map((part) => part.stocked.culinary.one));
}

/** Acid, cheese, soft herbs and toppings, off the heat. */
export function finish(
  dish: Dish,
  opening = 'Take the pan off the heat',
  taste = true,
  where = 'in',
): string {
  const acid = partIn(dish, 'acid');
  const woody = woodyHerbs(dish);
  const last = partsIn(dish, 'finish').filter((part) => part.stocked.culinary.role === 'fat');
  const scattered = [
    ...partsIn(dish, 'finish').filter((part) => part.stocked.culinary.role !== 'fat'),
    ...partsIn(dish, 'topping'),
    ...partsIn(dish, 'herbs').filter((part) => !woody.includes(part)),
  ];
  const salt = taste ? seasoning(dish) : undefined;
  const acts = [
    opening.charAt(0).toLowerCase() + opening.slice(1),
    acid ? addAcid(acid, where) : '',
    last.length > 0 ? `drizzle over ${allMeasured(last)}` : '',
    salt === undefined ? '' : `season with ${salt}`,
    scattered.length > 0 ? `scatter over ${the(scattered)}` : '',
  ].filter((act) => act !== '');
  return acts.length === 0 ? '' : `${capital(join(acts))}.`;
}

export function addAcid(acid: Part, where = 'in'): string {
  return acid.unit === 'piece'
    ? `squeeze ${where} the juice of ${measured(acid)}`
    : `${where === 'in' ? 'stir in' : 'sprinkle over'} ${measured(acid)}`;
}

/** 'the soy sauce and honey' or undefined. */
export function sauceNames(dish: Dish): string | undefined {
  const sauce = partsIn(dish, 'sauce');
  return sauce.length === 0 ? undefined : names(sauce);
}
