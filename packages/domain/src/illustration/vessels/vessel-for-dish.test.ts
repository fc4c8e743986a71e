import { expect, test } from 'vitest';
import { dishFoods } from '../dish-food.ts';
import { servedInBowl } from './bowl.ts';
import { servedInGlass } from './glass.ts';
import { servedInPan } from './pan.ts';
import { servedAsPancakes } from './pancakes.ts';
import { servedAsPizza } from './pizza.ts';
import { servedOnPlate } from './plate.ts';
import { servedInTacos } from './taco.ts';
import { servedOnToast } from './toast.ts';
import { servedOnTray } from './tray.ts';
import { vesselForDish } from './vessel-for-dish.ts';

test.each([
  ['berry smoothie', ['berries'], servedInGlass],
  ['berry smoothie bowl', ['berries'], servedInBowl],
  ['sheet-pan sausage', ['sausage'], servedOnTray],
  ['banana pancakes', ['banana'], servedAsPancakes],
  ['margherita pizza', ['mozzarella'], servedAsPizza],
  ['shrimp tacos', ['shrimp'], servedInTacos],
  ['burrito bowl', ['rice'], servedInBowl],
  ['avocado toast', ['avocado'], servedOnToast],
  ['spinach frittata', ['eggs'], servedInPan],
  ['tofu stir-fry', ['tofu'], servedInPan],
  ['lentil soup', ['lentils'], servedInBowl],
  ['lemon salmon', ['salmon'], servedOnPlate],
  ['penne with peas', ['penne', 'peas'], servedInBowl],
])('%s', (name, ingredients, vessel) => {
  expect(vesselForDish(name, dishFoods(name, ingredients))).toBe(vessel);
});
