import { food, foodGroup, recipe } from '../../food-row.ts';

/** Dishes of Mexico, Central and South America and the Caribbean as they are eaten. */
export const LATIN_DISHES = foodGroup({ aisle: 'frozen' }, [
  food('chilaquiles', 2708505, 'grain', { cup: 180 }, [195, 10.63, 14.9, 10.67], {
    aliases: 'chilaquiles verdes, chilaquiles rojos, migas',
    allergens: ['dairy', 'eggs'],
    madeOf: 'corn tortilla, salsa, cheese, cream, egg, vegetable oil',
  }),
  food('huevos rancheros', 2707191, 'protein', { piece: 220 }, [121, 6.68, 8.85, 6.65], {
    aliases: 'ranchero egg, ranchers egg',
    allergens: ['dairy', 'eggs'],
    madeOf: 'egg, corn tortilla, tomato, onion, chili, bean, cheese',
  }),
  food('pozole', 2707129, 'protein', { cup: 252 }, [43, 3.38, 4.59, 1.23], {
    aliases: 'posole soup, pozole rojo, pozole verde',
    madeOf: 'pork, hominy, chili, onion, garlic',
  }),
  recipe('menudo', 'protein', { cup: 240 }, 'cooked tripe 150, hominy 80, beef broth 200, onion 20', {
    aliases: 'tripe soup, mondongo',
    madeOf: 'tripe, hominy, chili, onion',
  }),
  food('pork carnitas', 2705864, 'protein', { cup: 134 }, [271, 24.57, 0, 18.33], {
    aliases: 'carnitas',
    madeOf: 'pork, lard, orange, garlic',
  }),
  recipe(
    'beef barbacoa',
    'protein',
    { cup: 200 },
    'cooked beef chuck 200, onion 30, white vinegar 10, vegetable oil 5',
    { aliases: 'barbacoa', madeOf: 'beef, onion, vinegar, chili, garlic, cumin' },
  ),
  recipe(
    'beef birria',
    'protein',
    { cup: 240 },
    'cooked beef chuck 160, beef broth 120, tomato 40, onion 20, vegetable oil 10',
    {
      aliases: 'birria, birria taco, quesabirria',
      madeOf: 'beef, chili, tomato, onion, vinegar, garlic, corn tortilla',
    },
  ),
  recipe(
    'al pastor taco',
    'protein',
    { piece: 110 },
    'corn tortilla 50, roast pork 80, pineapple 20, onion 10, vegetable oil 5',
    {
      aliases: 'taco al pastor, al pastor, carnitas taco, street taco, shrimp taco',
      madeOf: 'pork, corn tortilla, pineapple, onion, chili',
    },
  ),
  recipe('carne asada', 'protein', { cup: 140 }, 'cooked skirt steak 200, lime juice 10, vegetable oil 6', {
    aliases: 'asada',
    madeOf: 'beef, lime, garlic, cumin, orange',
  }),
  recipe('elote', 'vegetable', { piece: 180 }, 'cooked corn 150, mayonnaise 15, queso fresco 20, butter 5', {
    aliases: 'street corn, mexican street corn, esquite, mexican corn',
    allergens: ['dairy', 'eggs'],
    madeOf: 'corn, mayonnaise, cheese, butter, chili, lime',
  }),
  food('chile relleno', 2710043, 'vegetable', { piece: 143 }, [228, 7.84, 10.38, 17.2], {
    aliases: 'stuffed poblano',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'poblano pepper, cheese, egg, flour, vegetable oil, tomato',
  }),
  food('gordita', 2708585, 'grain', { piece: 170 }, [296, 16.99, 13.12, 19.36], {
    aliases: 'sope, huarache, tlacoyo',
    allergens: ['dairy'],
    madeOf: 'corn tortilla, beef, cheese, lettuce, tomato, bean',
  }),
  recipe(
    'tres leches cake',
    'pantry',
    { piece: 150 },
    'yellow cake 100, condensed milk 40, evaporated milk 50, heavy cream 40, whipped cream 20',
    {
      aliases: 'tres leches, three milk cake',
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'flour, egg, sugar, milk, cream, condensed milk',
      aisle: 'bakery',
    },
  ),
  recipe('horchata latte', 'beverage', { cup: 240 }, 'horchata 150, espresso 40', {
    allergens: ['dairy'],
    madeOf: 'rice, milk, sugar, coffee',
    aisle: 'drinks',
  }),
  food('michelada', 2710641, 'beverage', { cup: 240 }, [33, 0.66, 4.05, 0.15], {
    aliases: 'chelada, beer cocktail',
    allergens: ['gluten', 'fish', 'sulfites'],
    madeOf: 'beer, lime, tomato juice, worcestershire sauce, hot sauce',
    aisle: 'drinks',
  }),
  food('caldo de pollo', 2707135, 'protein', { cup: 240 }, [55, 6.23, 4.04, 1.58], {
    aliases: 'mexican chicken soup, sopa de pollo',
    madeOf: 'chicken, carrot, potato, corn, rice',
  }),
  food('caldo de res', 2707128, 'protein', { cup: 240 }, [71, 5.91, 4.04, 3.4], {
    aliases: 'mexican beef soup, sopa de res',
    madeOf: 'beef, carrot, potato, corn, cabbage',
  }),
  recipe(
    'ropa vieja',
    'protein',
    { cup: 220 },
    'cooked flank steak 180, tomato sauce 80, bell pepper 50, onion 40, olive oil 12',
    { aliases: 'cuban shredded beef', madeOf: 'beef, tomato, bell pepper, onion, olive, garlic' },
  ),
  food('cuban sandwich', 2706973, 'protein', { piece: 260 }, [228, 15.86, 16.3, 10.69], {
    aliases: 'cubano, cubano sandwich, medianoche',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, pork, ham, swiss cheese, pickle, mustard, butter',
    aisle: 'bakery',
  }),
  food('picadillo', 2706393, 'protein', { cup: 220 }, [169, 14.27, 1.28, 11.38], {
    aliases: 'mexican picadillo, cuban picadillo, taco meat',
    madeOf: 'beef, tomato, onion, garlic, olive, cumin',
  }),
  recipe(
    'arroz con pollo',
    'grain',
    { cup: 220 },
    'cooked white rice 200, cooked chicken thigh 120, bell pepper 30, tomato sauce 30, cooked pea 20, olive oil 10',
    { aliases: 'chicken with rice', madeOf: 'rice, chicken, bell pepper, tomato, pea, garlic' },
  ),
  recipe('mofongo', 'vegetable', { piece: 240 }, 'fried plantain 200, pork rind 20, garlic 6, olive oil 10', {
    madeOf: 'plantain, pork, garlic, olive oil',
  }),
  recipe(
    'feijoada',
    'protein',
    { cup: 240 },
    'cooked black bean 220, smoked sausage 60, cooked pork shoulder 50, bacon 10, onion 20',
    {
      aliases: 'brazilian bean stew, black bean stew',
      madeOf: 'black bean, sausage, pork, bacon, onion, garlic',
    },
  ),
  recipe(
    'brazilian cheese bread',
    'grain',
    { piece: 30 },
    'tapioca starch 100, milk 60, egg 30, parmesan 40, vegetable oil 25',
    {
      aliases: 'pao de queijo, cheese bread, pandebono',
      allergens: ['dairy', 'eggs'],
      madeOf: 'tapioca starch, milk, egg, cheese, vegetable oil',
      aisle: 'bakery',
    },
  ),
  recipe(
    'coxinha',
    'protein',
    { piece: 80 },
    'cooked chicken breast 80, flour 50, chicken broth 60, breadcrumb 20, vegetable oil 18, cream cheese 10',
    {
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'chicken, flour, breadcrumb, egg, cream cheese, vegetable oil',
    },
  ),
  recipe(
    'brigadeiro',
    'pantry',
    { piece: 20 },
    'condensed milk 200, cocoa powder 15, butter 15, sprinkle 10',
    {
      allergens: ['dairy', 'soy'],
      madeOf: 'condensed milk, cocoa powder, butter, milk chocolate',
      aisle: 'snacks',
    },
  ),
  recipe(
    'acai bowl',
    'fruit',
    { cup: 240 },
    'blueberry 120, banana 80, low fat granola 30, strawberry 40, honey 10',
    {
      aliases: 'acai smoothie bowl, pitaya bowl, acai puree',
      allergens: ['nuts', 'gluten'],
      madeOf: 'acai berry, banana, granola, strawberry, honey',
    },
  ),
  recipe(
    'lomo saltado',
    'protein',
    { cup: 240 },
    'cooked beef steak 130, fast food french fry 90, onion 50, tomato 60, soy sauce 12, vegetable oil 10',
    {
      aliases: 'peruvian beef stir fry',
      allergens: ['gluten', 'soy'],
      madeOf: 'beef, potato, onion, tomato, soy sauce, vinegar',
    },
  ),
  recipe(
    'aji de gallina',
    'protein',
    { cup: 240 },
    'cooked chicken breast 150, evaporated milk 60, bread 30, walnut 10, vegetable oil 10, parmesan 10',
    { allergens: ['nuts', 'dairy', 'gluten'], madeOf: 'chicken, milk, bread, walnut, cheese, chili' },
  ),
  recipe('chimichurri', 'pantry', { tbsp: 15 }, 'parsley 60, olive oil 80, red wine vinegar 30, garlic 10', {
    allergens: ['sulfites'],
    madeOf: 'parsley, olive oil, vinegar, garlic, oregano, chili',
    aisle: 'sauces',
  }),
  recipe('dulce de leche', 'dairy', { tbsp: 19 }, 'condensed milk 100', {
    aliases: 'milk caramel, manjar, arequipe',
    allergens: ['dairy'],
    madeOf: 'milk, sugar',
  }),
  recipe('alfajor', 'pantry', { piece: 50 }, 'shortbread 60, dulce de leche 40', {
    aliases: 'alfajores',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, sugar, milk, cornstarch, egg, coconut',
    aisle: 'bakery',
  }),
  recipe(
    'sofrito',
    'vegetable',
    { tbsp: 15 },
    'onion 80, bell pepper 80, tomato 60, garlic 15, cilantro 15, olive oil 20',
    {
      aliases: 'recaito, puerto rican sofrito',
      madeOf: 'onion, bell pepper, tomato, garlic, cilantro, olive oil',
      aisle: 'canned',
    },
  ),
  recipe(
    'pastelon',
    'protein',
    { cup: 220 },
    'fried plantain 150, cooked ground beef 100, tomato sauce 30, mozzarella 30',
    {
      aliases: 'pastel de carne, plantain lasagna',
      allergens: ['dairy', 'eggs'],
      madeOf: 'plantain, beef, cheese, egg, tomato',
    },
  ),
  recipe(
    'jerk chicken',
    'protein',
    { piece: 130 },
    'cooked chicken leg 200, vegetable oil 8, lime juice 8, brown sugar 4',
    {
      aliases: 'jamaican jerk chicken, jerk pork',
      allergens: ['gluten', 'soy'],
      madeOf: 'chicken, allspice, chili, thyme, soy sauce, lime, sugar',
    },
  ),
  recipe(
    'oxtail stew',
    'protein',
    { cup: 240 },
    'cooked beef short rib 160, beef broth 100, butter bean 50, carrot 20, onion 30',
    {
      aliases: 'oxtail, jamaican oxtail, rabo encendido, braised oxtail',
      allergens: ['gluten', 'soy'],
      madeOf: 'beef, bean, onion, carrot, soy sauce, allspice',
    },
  ),
  recipe(
    'callaloo',
    'vegetable',
    { cup: 200 },
    'cooked spinach 180, coconut milk 40, onion 30, cooked okra 30',
    { madeOf: 'spinach, coconut milk, onion, okra, garlic' },
  ),
  recipe('jamaican patty', 'protein', { piece: 130 }, 'beef empanada 100', {
    aliases: 'jamaican beef patty, beef patty pastry',
    allergens: ['eggs', 'gluten'],
    madeOf: 'flour, beef, shortening, curry powder, onion',
  }),
  recipe(
    'ackee and saltfish',
    'protein',
    { cup: 200 },
    // Salt cod is weighed dry, and doubles in water.
    'salt cod 45, water 45, avocado 110, onion 30, bell pepper 30, vegetable oil 12',
    { allergens: ['fish'], madeOf: 'cod, onion, bell pepper, chili' },
  ),
  food('yuca fry', 2709565, 'vegetable', { cup: 85 }, [269, 1.24, 34.72, 13.94], {
    aliases: 'cassava fry, fried yuca',
    madeOf: 'cassava, vegetable oil',
  }),
  recipe(
    'rice and pea',
    'grain',
    { cup: 190 },
    'cooked white rice 180, cooked kidney bean 60, coconut milk 30',
    { aliases: 'jamaican rice and pea', madeOf: 'rice, kidney bean, coconut milk, thyme, allspice' },
  ),
  recipe('cochinita pibil', 'protein', { cup: 200 }, 'cooked pork shoulder 160, orange juice 20, onion 15', {
    aliases: 'pibil, puerco pibil',
    madeOf: 'pork, orange juice, onion',
  }),
  recipe(
    'tostada',
    'grain',
    { piece: 120 },
    'tostada shell 13, refried bean 38, cooked ground beef 30, lettuce 15, queso fresco 12, salsa 12',
    {
      aliases: 'beef tostada, chicken tostada, tostada de tinga',
      allergens: ['dairy'],
      madeOf: 'corn, beans, beef, lettuce, cheese, tomato',
    },
  ),
  food('chicken with mole', 2706439, 'protein', { cup: 244 }, [137, 18.97, 3.22, 5.58], {
    aliases: 'mole poblano, chicken mole, pollo con mole, mole con pollo',
    allergens: ['nuts', 'peanuts', 'gluten', 'sesame'],
    madeOf: 'chicken, mole sauce',
  }),
  food('pan dulce', 2707669, 'grain', { piece: 93 }, [371, 9.07, 56.36, 12.2], {
    aliases: 'concha, mexican sweet bread, mexican sweet roll, cuernito',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, sugar, egg, butter',
    aisle: 'bakery',
  }),
  recipe('agua fresca', 'beverage', { cup: 240 }, 'water 180, watermelon 50, sugar 14', {
    aliases: 'agua de jamaica, agua de sandia, agua de tamarindo, hibiscus drink',
    madeOf: 'watermelon, sugar',
    aisle: 'drinks',
  }),
  recipe(
    'bean and cheese taco',
    'grain',
    { piece: 105 },
    'flour tortilla 42, refried bean 45, cheddar cheese 16',
    {
      aliases: 'bean taco, refried bean taco, bean n cheese taco',
      allergens: ['dairy', 'gluten'],
      madeOf: 'flour tortilla, beans, cheese',
    },
  ),
  recipe(
    'breakfast taco',
    'grain',
    { piece: 110 },
    'flour tortilla 40, scrambled egg 45, cooked potato 14, cheddar cheese 10',
    {
      aliases: 'egg taco, bacon and egg taco, potato and egg taco, chorizo and egg taco',
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'flour tortilla, egg, milk, potato, cheese',
    },
  ),
  recipe('choripan', 'protein', { piece: 170 }, 'cooked chorizo 80, baguette 80', {
    aliases: 'chorizo sandwich, chorizo roll',
    allergens: ['gluten'],
    madeOf: 'pork, flour',
  }),
  recipe(
    'bandeja paisa',
    'protein',
    { piece: 550 },
    'cooked white rice 150, refried bean 120, cooked ground beef 80, fried egg 46, fried plantain 60, avocado 50, cooked pork belly 25',
    {
      aliases: 'paisa platter',
      allergens: ['eggs'],
      madeOf: 'rice, beans, beef, egg, plantain, avocado, pork',
    },
  ),
]);
