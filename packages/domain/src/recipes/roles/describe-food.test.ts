import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import { describeFood } from './describe-food.ts';

function described(name: string) {
  const food = findFood(name);
  if (!food) throw new Error(`No food: ${name}`);
  return describeFood(food, name);
}

test.each([
  ['Mozzarella', 'grate *'],
  ['Shredded mozzarella', ''],
  ['grated parmesan', ''],
  ['minced garlic', ''],
  ['chopped onions', ''],
  ['pre-cut butternut squash', ''],
  ['Canned chickpeas, sliced', 'drain and rinse *'],
])('%s is prepared by: %s', (name, prep) => {
  expect(described(name).prep).toBe(prep);
});

test.each([
  ['jar of Prego', 'Prego', 'Marinara'],
  ['Nutella', 'Nutella', 'Nutella'],
  ['maggi cubes', 'Maggi cube', 'Maggi Cube'],
])('the brand of %s is written as %s, and in the name of a dish as %s', (name, word, title) => {
  expect(described(name)).toMatchObject({ one: word, title });
});

test.each([
  ['gluten free bread', 'gluten-free bread', 'Gluten-Free Bread'],
  ['Gluten-free penne', 'gluten-free pasta', 'Gluten-Free Pasta'],
  ['gluten free wraps', 'gluten free wrap', 'Gluten Free Wrap'],
  ['medium grain rice', 'medium grain rice', 'Medium Grain Rice'],
  ['Mackerel in tomato sauce', 'mackerel in tomato sauce', 'Mackerel in Tomato Sauce'],
  ['leg of lamb', 'lamb', 'Lamb'],
])('%s is called %s', (name, word, title) => {
  expect(described(name)).toMatchObject({ one: word, title });
});

test.each([
  ['Kartoffeln', 'potato', 'potatoes'],
  ['limones', 'lemon', 'lemons'],
  ['pechuga de pollo', 'chicken', 'chicken'],
  ['frijoles', 'black bean', 'black beans'],
  ['huevos', 'egg', 'eggs'],
  ['oignons', 'onion', 'onions'],
  ['Knoblauch', 'garlic', 'garlic'],
  ['Milch', 'milk', 'milk'],
  ['nueces', 'walnut', 'walnuts'],
  ['jitomates', 'tomato', 'tomatoes'],
  ['Kangkong', 'water spinach', 'water spinach'],
  ['Linguiça', 'sausage', 'sausages'],
  ['Petersilie', 'parsley', 'parsley'],
  ['Käse', 'cheese', 'cheese'],
  ['merluza', 'hake', 'hake'],
  ['Seehecht', 'hake', 'hake'],
  ['Schnittlauch', 'chive', 'chives'],
  ['bacalao', 'salt cod', 'salt cod'],
  ['azafrán', 'saffron', 'saffron'],
  ['pepe nero', 'pepper', 'pepper'],
  ['vin rouge', 'red wine', 'red wine'],
])('%s is called in the steps what it is in English: %s, %s', (name, one, many) => {
  expect(described(name)).toMatchObject({ one, many });
});

test('a food cooked like another has its own weights', () => {
  expect(described('banana peppers').measure).toEqual({ unit: 'piece', grams: 46 });
});

test.each([
  ['Sucuk', 'sucuk', 'sucuk'],
  ['Oxo cubes', 'Oxo cube', 'Oxo cubes'],
  ['smoked lardons', 'smoked lardon', 'smoked lardons'],
  ['Gai lan', 'gai lan', 'gai lan'],
  ['Gim', 'gim', 'gim'],
  ['Sweetcorn tin', 'tinned sweetcorn', 'tinned sweetcorn'],
  ['Pasta shapes', 'pasta shapes', 'pasta shapes'],
  ['pasta star', 'pasta stars', 'pasta stars'],
  ['pasta shells', 'pasta shells', 'pasta shells'],
  ['stelline', 'stelline', 'stelline'],
  ['Mooli', 'mooli', 'mooli'],
  ['Mandu', 'mandu', 'mandu'],
  ['Instant noodles', 'instant noodles', 'instant noodles'],
  ['Phyllo', 'phyllo', 'phyllo'],
  ['Frozen chips', 'chip', 'chips'],
  ['Oven fries', 'oven fry', 'oven fries'],
  ['Mince lamb', 'lamb mince', 'lamb mince'],
  ['Mutton', 'mutton', 'mutton'],
  ['Maggi', 'Maggi', 'Maggi'],
  ['garlic cloves', 'garlic', 'garlic'],
  ['courgettes', 'courgette', 'courgettes'],
])('%s is called in the steps what the list says: %s, %s', (name, one, many) => {
  expect(described(name)).toMatchObject({ one, many });
});
