import { findFood } from '../foods/find-food.ts';
import { foodNameKey, foodWords } from '../foods/food-name.ts';

/** Foods that are made of, or belong to, what a person names, though their names do not say so. */
const MADE_OF: Readonly<Record<string, string>> = {
  almond: 'marzipan, frangipane, amaretti, amaretto, macaron, orgeat',
  apple: 'cider',
  avocado: 'guacamole',
  barley: 'beer, malt, miso',
  beef: 'steak, ground meat, hamburger, brisket, sirloin, ribeye, meatball, jerky, pastrami, tallow, bologna, hot dog',
  berry: 'strawberry, blueberry, raspberry, blackberry, cranberry, jam',
  cabbage: 'kimchi, sauerkraut, coleslaw, bok choy',
  celery: 'celeriac',
  chicken: 'nugget, wing',
  chickpea: 'hummus, falafel, besan, gram flour, garbanzo',
  chili: 'cayenne, jalapeno, serrano, paprika, sriracha, tabasco, gochujang, hot sauce, curry paste',
  cilantro: 'coriander',
  cocoa: 'chocolate, nutella',
  chocolate: 'cocoa, cacao, nutella',
  coriander: 'cilantro',
  corn: `cornstarch, cornflour, cornmeal, polenta, grits, popcorn, hominy, masa, tortilla chip, taco shell, cornflake,
    sweetcorn, maize, cornbread, pozole, posole`,
  crustacean: 'shrimp, prawn, crab, lobster',
  garlic: 'aioli, pesto, hummus, curry paste',
  grape: 'raisin, sultana, wine, balsamic',
  hazelnut: 'nutella, praline, gianduja',
  legume: 'bean, lentil, pea, chickpea, peanut, soybean, soy, tofu, hummus',
  meat: 'beef, pork, lamb, veal, bacon, ham, sausage, steak, salami, chorizo, prosciutto, chicken, turkey, duck',
  mushroom: 'portobello, shiitake, cremini, champignon, porcini, chanterelle, enoki, truffle',
  mustard: 'dijon',
  nightshade: 'tomato, potato, eggplant, bell pepper, paprika, chili, cayenne, jalapeno',
  onion: 'shallot, scallion, leek, chive',
  pepper: 'paprika, cayenne, jalapeno, chili',
  pork: `bacon, ham, prosciutto, pancetta, sausage, salami, pepperoni, chorizo, lard, guanciale, hot dog, bologna, gelatin,
    carnitas`,
  potato: 'french fry, hash brown, gnocchi, crisp',
  rice: 'risotto, mochi, sake, mirin',
  tomato: 'ketchup, salsa, marinara, passata, pasta sauce, pizza',
};

const RELATED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(MADE_OF).map(([named, foods]) => [named, foods.split(',').map((food) => food.trim())]),
);

/**
 * Whether an ingredient is, contains by its name, or is known to be made of what a person wrote as an allergy of their
 * own: 'prawn' names 'shrimp', 'strawberries' name 'strawberry jam', 'corn' names 'cornstarch' but not 'peppercorn'.
 */
export function namesOwnAllergy(ingredient: string, allergy: string): boolean {
  const wanted = namesOf(allergy).filter((name) => name !== '');
  const related = wanted.flatMap((name) => RELATED.get(name) ?? []);
  const texts = namesOf(ingredient);
  return [...wanted, ...related].some((name) => texts.some((text) => ` ${text} `.includes(` ${name} `)));
}

/** A name in full and by its key, with the other names of the same food. */
function namesOf(name: string): string[] {
  const food = findFood(name);
  const others = food === undefined ? [] : [food.name, ...food.aliases].map(foodNameKey);
  return [...new Set([foodWords(name).join(' '), foodNameKey(name), ...others])];
}
