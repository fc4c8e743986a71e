import { foodGroup, recipe } from '../../food-row.ts';

/** Dishes with their usual sides, and everyday dishes that no survey lists, by a usual recipe. */
export const AS_SERVED = foodGroup({ aisle: 'frozen' }, [
  recipe(
    'salad kit',
    'vegetable',
    { piece: 150, cup: 85 },
    'mixed salad green 65, ranch dressing 18, crouton 8, sunflower seed 4',
    {
      aliases: 'sunflower salad kit',
      allergens: ['dairy', 'eggs', 'gluten', 'nuts', 'sesame', 'soy'],
      madeOf: 'lettuce, ranch dressing, crouton, sunflower seed',
    },
  ),
  recipe(
    'caesar salad with dressing',
    'vegetable',
    { piece: 190 },
    'romaine lettuce 110, caesar dressing 40, crouton 20, parmesan 15',
    {
      aliases: 'caesar salad plate, dressed caesar salad',
      allergens: ['dairy', 'eggs', 'fish', 'gluten'],
      madeOf: 'romaine lettuce, caesar dressing, crouton, parmesan, anchovy',
    },
  ),
  recipe(
    'chicken caesar salad with dressing',
    'protein',
    { piece: 300 },
    'romaine lettuce 120, cooked chicken breast 110, caesar dressing 40, crouton 20, parmesan 15',
    {
      aliases: 'dressed chicken caesar salad',
      allergens: ['dairy', 'eggs', 'fish', 'gluten'],
      madeOf: 'romaine lettuce, chicken, caesar dressing, crouton, parmesan, anchovy',
    },
  ),
  recipe(
    'greek salad with dressing',
    'vegetable',
    { piece: 270 },
    'tomato 90, cucumber 70, feta 45, olive 20, red onion 15, olive oil 14, lettuce 20',
    {
      aliases: 'dressed greek salad, greek village salad, horiatiki',
      allergens: ['dairy'],
      madeOf: 'tomato, cucumber, feta, olive, onion, olive oil',
    },
  ),
  recipe(
    'cobb salad with dressing',
    'protein',
    { piece: 400 },
    'lettuce 120, cooked chicken breast 80, cooked bacon 15, hard boiled egg 50, avocado 50, blue cheese 20, tomato 50, ranch dressing 30',
    {
      aliases: 'dressed cobb salad',
      allergens: ['dairy', 'eggs'],
      madeOf: 'lettuce, chicken, bacon, egg, avocado, blue cheese, tomato, ranch dressing',
    },
  ),
  recipe(
    'restaurant ramen',
    'protein',
    { piece: 640 },
    'cooked egg noodle 220, cooked pork belly 40, hard boiled egg 25, chicken broth 330, soy sauce 15, green onion 10',
    {
      aliases: 'shoyu ramen, miso ramen, bowl of ramen, ramen bowl, pork ramen, chicken ramen',
      allergens: ['eggs', 'gluten', 'soy'],
      madeOf: 'egg noodle, pork belly, egg, chicken broth, soy sauce, green onion',
    },
  ),
  recipe(
    'sambar',
    'pantry',
    { cup: 240 },
    'cooked lentil 90, cooked mixed vegetable 80, tomato 30, vegetable oil 5, water 60',
    {
      aliases: 'sambhar, sambar dal, vegetable sambar',
      madeOf: 'lentil, carrot, green bean, tomato, vegetable oil, tamarind, mustard seed',
    },
  ),
  recipe(
    'rajma',
    'pantry',
    { cup: 240 },
    'cooked kidney bean 150, tomato 50, onion 30, vegetable oil 8, water 20',
    {
      aliases: 'rajma masala, rajmah, kidney bean curry, rajma curry, red bean curry',
      madeOf: 'kidney bean, tomato, onion, vegetable oil, ginger, cumin',
    },
  ),
  recipe('curd rice', 'grain', { cup: 220 }, 'cooked white rice 140, yogurt 100, vegetable oil 5', {
    aliases: 'yogurt rice, thayir sadam, dahi rice',
    allergens: ['dairy'],
    madeOf: 'rice, yogurt, vegetable oil, mustard seed, curry leaf',
  }),
  recipe(
    'dhokla',
    'grain',
    { piece: 40 },
    'chickpea flour 40, yogurt 30, vegetable oil 5, sugar 4, water 30',
    {
      aliases: 'khaman, khaman dhokla',
      allergens: ['dairy'],
      madeOf: 'chickpea flour, yogurt, vegetable oil, sugar, mustard seed',
    },
  ),
  recipe('uttapam', 'grain', { piece: 140 }, 'dosa 110, onion 15, tomato 15, vegetable oil 3', {
    aliases: 'uthappam, onion uttapam',
    madeOf: 'rice, lentil, onion, tomato, vegetable oil',
  }),
  recipe('vada', 'pantry', { piece: 45 }, 'cooked lentil 60, vegetable oil 12', {
    aliases: 'medu vada, vadai, masala vada',
    madeOf: 'lentil, vegetable oil, onion',
  }),
  recipe('masala chai', 'beverage', { cup: 240 }, 'tea 120, milk 110, sugar 9', {
    aliases: 'indian chai, chai with milk and sugar, cutting chai, karak chai',
    allergens: ['dairy'],
    madeOf: 'tea, milk, sugar, cardamom',
    aisle: 'drinks',
  }),
  recipe('south indian filter coffee', 'beverage', { cup: 180 }, 'coffee 60, milk 110, sugar 6', {
    aliases: 'indian filter coffee, kaapi',
    allergens: ['dairy'],
    madeOf: 'coffee, milk, sugar',
    aisle: 'drinks',
  }),
  recipe(
    'tofu curry',
    'protein',
    { cup: 240 },
    'tofu 110, coconut milk 60, mixed vegetable 60, vegetable oil 6',
    {
      aliases: 'tofu coconut curry, vegan tofu curry, tofu vegetable curry',
      allergens: ['soy'],
      madeOf: 'tofu, coconut milk, vegetable oil, onion, carrot',
    },
  ),
  recipe(
    'tofu stir fry',
    'protein',
    { cup: 200 },
    'tofu 120, cooked mixed vegetable 150, soy sauce 15, vegetable oil 12',
    {
      aliases:
        'tofu vegetable stir fry, tofu stir fry with vegetable, stir fried tofu, tofu and vegetable stir fry',
      allergens: ['gluten', 'soy'],
      madeOf: 'tofu, carrot, green bean, soy sauce, vegetable oil',
    },
  ),
  recipe(
    'chicken stir fry',
    'protein',
    { cup: 200 },
    'cooked chicken breast 120, cooked mixed vegetable 150, soy sauce 15, vegetable oil 12',
    {
      aliases: 'chicken vegetable stir fry, chicken stir fry with vegetable, stir fried chicken',
      allergens: ['gluten', 'soy'],
      madeOf: 'chicken, carrot, green bean, soy sauce, vegetable oil',
    },
  ),
  recipe(
    'beef stir fry',
    'protein',
    { cup: 200 },
    'cooked flank steak 110, cooked mixed vegetable 150, soy sauce 15, vegetable oil 12',
    {
      aliases: 'beef vegetable stir fry, beef stir fry with vegetable',
      allergens: ['gluten', 'soy'],
      madeOf: 'beef, carrot, green bean, soy sauce, vegetable oil',
    },
  ),
  recipe(
    'vegetable stir fry',
    'vegetable',
    { cup: 180 },
    'cooked mixed vegetable 210, soy sauce 12, vegetable oil 10',
    {
      aliases: 'veggie stir fry, stir fried vegetable, stir fry',
      allergens: ['gluten', 'soy'],
      madeOf: 'carrot, green bean, soy sauce, vegetable oil',
    },
  ),
  recipe('tofu scramble', 'protein', { cup: 200 }, 'tofu 170, onion 20, vegetable oil 9', {
    aliases: 'scrambled tofu, vegan scramble',
    allergens: ['soy'],
    madeOf: 'tofu, onion, vegetable oil, turmeric',
  }),
  recipe('steak pie', 'protein', { piece: 230 }, 'cooked stewing beef 90, gravy 70, puff pastry 70', {
    aliases:
      'steak and kidney pie, steak and ale pie, meat pie, beef and ale pie, mince and onion pie, aussie meat pie',
    allergens: ['dairy', 'gluten'],
    madeOf: 'beef, gravy, puff pastry',
  }),
  recipe('pork pie', 'protein', { piece: 140 }, 'cooked ground pork 75, pie crust 60, gelatin 1', {
    aliases: 'melton mowbray pork pie, gala pie',
    allergens: ['dairy', 'gluten'],
    madeOf: 'pork, pie crust',
  }),
  recipe(
    'cheese pasty',
    'grain',
    { piece: 150 },
    'puff pastry 70, cheddar cheese 35, mashed potato 30, onion 15',
    {
      aliases: 'cheese and onion bake, cheese slice, vegetable bake',
      allergens: ['dairy', 'gluten'],
      madeOf: 'puff pastry, cheddar cheese, potato, onion',
    },
  ),
  recipe('flapjack bar', 'grain', { piece: 70 }, 'oat 40, butter 15, brown sugar 10, corn syrup 10', {
    aliases: 'oat flapjack, flapjack square, syrup flapjack',
    allergens: ['dairy', 'gluten'],
    madeOf: 'oat, butter, brown sugar, corn syrup',
    aisle: 'bakery',
  }),
  recipe('shandy', 'beverage', { cup: 240 }, 'beer 120, lemonade 120', {
    aliases: 'radler, lager shandy, panache, alster',
    allergens: ['gluten', 'sulfites'],
    madeOf: 'beer, lemonade',
    aisle: 'drinks',
  }),
  recipe('vodka soda', 'beverage', { cup: 240 }, 'vodka 44, sparkling water 160', {
    aliases: 'vodka and soda, skinny vodka, whiskey soda, gin and soda, vodka lime soda, tequila soda',
    madeOf: 'vodka, sparkling water',
    aisle: 'drinks',
  }),
  recipe('slimline gin and tonic', 'beverage', { cup: 240 }, 'gin 25, sparkling water 180', {
    aliases:
      'gin and diet tonic, gin and slimline tonic, skinny gin and tonic, vodka diet coke, vodka and diet coke, rum and diet coke, whiskey and diet coke',
    madeOf: 'gin, tonic water',
    aisle: 'drinks',
  }),
  recipe('apple spritzer', 'beverage', { cup: 240 }, 'apple juice 150, sparkling water 100', {
    aliases:
      'apfelschorle, apfelsaftschorle, apple juice spritzer, juice spritzer, fruit juice spritzer, johannisbeerschorle, traubenschorle',
    madeOf: 'apple juice, sparkling water',
    aisle: 'drinks',
  }),
  recipe('mate soda', 'beverage', { cup: 240 }, 'cola 120, sparkling water 120', {
    aliases: 'club mate, mate lemonade, yerba mate soda, fritz mate',
    madeOf: 'tea, sugar, sparkling water',
    aisle: 'drinks',
  }),
  recipe(
    'egg mayonnaise sandwich on white',
    'grain',
    { piece: 170 },
    'bread 75, hard boiled egg 70, mayonnaise 20',
    {
      aliases: 'egg mayo sandwich, egg mayonnaise sandwich, egg and cress sandwich',
      allergens: ['eggs', 'gluten'],
      madeOf: 'bread, egg, mayonnaise',
    },
  ),
  recipe(
    'chicken sandwich',
    'protein',
    { piece: 200 },
    'bread 80, cooked chicken breast 80, mayonnaise 15, lettuce 20',
    {
      aliases:
        'chicken and mayo sandwich, chicken mayo sandwich, roast chicken sandwich, chicken bacon sandwich, chicken and stuffing sandwich',
      allergens: ['eggs', 'gluten'],
      madeOf: 'bread, chicken, mayonnaise, lettuce',
    },
  ),
  recipe('sausage sandwich', 'protein', { piece: 170 }, 'bread 75, cooked sausage 85, ketchup 10', {
    aliases: 'sausage bap, sausage bun, sausage butty, sausage sarnie, sausage in a bun',
    allergens: ['gluten'],
    madeOf: 'bread, sausage, ketchup',
  }),
  recipe(
    'egg fried noodle',
    'grain',
    { cup: 200 },
    'cooked egg noodle 220, egg 30, vegetable oil 14, cooked mixed vegetable 40, soy sauce 10',
    {
      aliases:
        'fried noodle, stir fried noodle, noodle stir fry, singapore noodle, chow mein noodle stir fry',
      allergens: ['eggs', 'gluten', 'soy'],
      madeOf: 'egg noodle, egg, vegetable oil, soy sauce',
    },
  ),
]);
