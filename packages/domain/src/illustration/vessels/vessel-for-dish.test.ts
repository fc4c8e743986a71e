import { expect, test } from 'vitest';
import { dishFoods } from '../dish-food.ts';
import { servedInBowl } from './bowl.ts';
import { servedInGlass } from './glass.ts';
import { servedAsLoaf } from './loaf.ts';
import { servedAsMuffins } from './muffins.ts';
import { servedInPan } from './pan.ts';
import { servedAsPancakes } from './pancakes.ts';
import { servedAsPizza } from './pizza.ts';
import { servedOnPlate } from './plate.ts';
import { servedStuffed } from './stuffed.ts';
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
  ['golden milk', ['milk'], servedInGlass],
  ['blueberry muffins', ['blueberries'], servedAsMuffins],
  ['banana and walnut bread', ['bananas'], servedAsLoaf],
  ['garlic flatbread', ['garlic'], servedAsPizza],
  ['french toast with apples', ['apples'], servedOnToast],
  ['turkey and rice stuffed peppers', ['rice'], servedStuffed],
  ['baked sweet potatoes with beans', ['beans'], servedStuffed],
  ['loaded corn potatoes', ['corn'], servedStuffed],
  ['masala chickpeas with roasted cauliflower', ['cauliflower'], servedOnTray],
  ['roasted tomato soup', ['tomatoes'], servedInBowl],
  ['beef meatballs in tomato sauce', ['meatballs'], servedInPan],
  ['penne with peas', ['penne', 'peas'], servedInBowl],
])('%s', (name, ingredients, vessel) => {
  expect(vesselForDish(name, dishFoods(name, ingredients))).toBe(vessel);
});
