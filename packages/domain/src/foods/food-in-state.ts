import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import type { Allergen } from '../eater.ts';
import type { Food } from './food.ts';
import { foodNameKey } from './food-name.ts';

/** A food, and the name by which it was found. */
interface Named {
  readonly food: Food;
  readonly name: string;
}

/**
 * The food in a state of the grammar or of `naming.yaml`: its own row if it has one, otherwise the food itself if the state does not
 * change it. Undefined if it does: canned chicken is no raw one.
 * @param foodOfKey looks a name key up
 */
export function foodInState(
  state: string,
  { food, name }: Named,
  foodOfKey: (key: string) => Food | undefined,
): Food | undefined {
  const rowOf = (prefix: string) =>
    foodOfKey(foodNameKey(`${prefix} ${name}`)) ?? foodOfKey(foodNameKey(`${prefix} ${food.name}`));
  const cooked = () => rowOf('cooked') ?? rowOf('roast');
  const keptIf = (isTheSame: boolean) => (isTheSame ? food : undefined);
  switch (state) {
    case 'cooked':
    case 'roasted':
      return cooked() ?? keptIf(food.category === 'vegetable' || isCooked(food));
    case 'leftover':
      // A leftover curry is a dish; a seasoning is never left over.
      return cooked() ?? keptIf(food.category !== 'spice' || name === food.name);
    case 'canned':
      return rowOf('canned') ?? keptIf(food.category !== 'protein' && !isDry(food));
    case 'dried':
      return rowOf('dried') ?? keptIf(food.category === 'spice' || isDry(food));
    case 'ground':
      return rowOf('ground') ?? keptIf(food.category === 'spice');
    case 'vegan':
      return keptIf(isFromPlants(food));
    case 'gluten free':
      return rowOf('gluten free') ?? keptIf(!food.allergens.includes('gluten'));
    case 'dairy free':
      return keptIf(!food.allergens.includes('dairy'));
    // Lactose-free cheese is cheese; whether somebody may eat it is asked by its whole name.
    case 'lactose free':
      return rowOf('lactose free') ?? keptIf(food.category === 'dairy');
    case 'smoked':
    case 'hard boiled':
      return rowOf(state);
    default:
      return rowOf(state) ?? food;
  }
}

/** Whether the name of a food begins with the way in which it was cooked. */
const isCooked = ({ name, state }: Food): boolean =>
  state === 'cooked' || naming['cooked names'].some((word) => name.startsWith(`${word} `));

/** Pantry goods and grains with at least this many kcal per 100 g contain no water. */
const DRY_CALORIES = 250;

const isDry = ({ category, per100g }: Food): boolean =>
  (category === 'grain' || category === 'pantry') && (per100g.calories ?? 0) >= DRY_CALORIES;

const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['dairy', 'eggs', 'fish', 'shellfish']);

function isFromPlants({ category, allergens }: Food): boolean {
  const isPlant =
    category === 'vegetable' || category === 'fruit' || category === 'grain' || category === 'spice';
  return isPlant && !allergens.some((allergen) => OF_ANIMALS.has(allergen));
}
