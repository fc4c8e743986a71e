import { food, foodGroup, recipe } from '../../food-row.ts';

/** Products of bakeries, cake counters and snack shelves, except plain loaves. */
export const BREAKFAST_AND_BAKERY = foodGroup({ aisle: 'bakery' }, [
  food('focaccia', 2707612, 'grain', { piece: 57 }, [249, 8.77, 35.82, 7.89], {
    aliases: 'focaccia bread',
    allergens: ['gluten'],
    madeOf: 'flour, olive oil, yeast',
  }),
  food('sprouted bread', 2707718, 'grain', { piece: 34 }, [188, 13.16, 33.88, 0], {
    aliases: 'ezekiel bread, sprouted wheat bread, essene bread',
    allergens: ['gluten', 'soy'],
    madeOf: 'wheat, barley, lentil, soybean, yeast',
  }),
  food('pumpernickel bread', 174918, 'grain', { piece: 32 }, [250, 8.7, 47.5, 3.1], {
    aliases: 'dark rye bread',
    allergens: ['gluten'],
    madeOf: 'rye, wheat, yeast',
  }),
  food('hawaiian roll', 2707666, 'grain', { piece: 28 }, [321, 10.04, 53.58, 7.37], {
    aliases: 'sweet roll, sweet dinner roll, hawaiian bread',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, butter, milk, sugar',
  }),
  recipe('crescent roll', 'grain', { piece: 28 }, 'croissant 100', {
    aliases: 'crescent dinner roll, pillsbury crescent roll',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, milk, vegetable oil',
  }),
  recipe(
    'keto bread',
    'grain',
    { piece: 28 },
    'vital wheat gluten 50, oat bran 20, egg 30, flaxseed 25, water 90, olive oil 5, almond flour 20',
    {
      aliases: 'low carb bread, keto loaf, low carb roll',
      allergens: ['nuts', 'eggs', 'gluten'],
      madeOf: 'wheat gluten, oat, egg, flaxseed, almond',
    },
  ),
  recipe(
    'low carb tortilla',
    'grain',
    { piece: 45 },
    'vital wheat gluten 25, wheat bran 40, flour 20, vegetable oil 8, water 45, xanthan gum 2',
    {
      aliases: 'carb balance tortilla, low carb wrap, keto tortilla, keto wrap',
      allergens: ['gluten'],
      madeOf: 'wheat gluten, flour, vegetable oil',
    },
  ),
  food('fry bread', 167635, 'grain', { piece: 90 }, [330, 6.69, 48.26, 12.22], {
    aliases: 'navajo fry bread, indian taco bread',
    allergens: ['gluten'],
    madeOf: 'flour, lard',
  }),
  food('beignet', 2708071, 'grain', { piece: 45 }, [417, 5.46, 53.69, 20.18], {
    aliases: 'sopaipilla, zeppole, fried dough',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, milk, egg, sugar, vegetable oil',
  }),
  food('funnel cake', 2708349, 'grain', { piece: 90 }, [353, 7.87, 43.49, 16.57], {
    aliases: 'elephant ear',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, milk, egg, sugar, vegetable oil',
  }),
  food('lemon bar', 2707935, 'pantry', { piece: 35 }, [437, 5.13, 62.65, 18.94], {
    aliases: 'lemon square, lemon slice',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, egg, sugar, lemon',
  }),
  food('biscotti', 2707902, 'pantry', { piece: 20 }, [373, 7.63, 66.99, 8.38], {
    aliases: 'almond biscotti, cantuccini, cantucci',
    allergens: ['nuts', 'dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, sugar, almond, butter',
  }),
  food('rugelach', 2707984, 'pantry', { piece: 25 }, [348, 3.7, 70.9, 7.3], {
    allergens: ['nuts', 'dairy', 'gluten'],
    madeOf: 'flour, butter, cream cheese, walnut, sugar',
  }),
  food('pizzelle', 2707958, 'pantry', { piece: 12 }, [417, 8.1, 79, 6.9], {
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, butter, sugar',
  }),
  recipe('snickerdoodle', 'pantry', { piece: 25 }, 'sugar cookie 100', {
    aliases: 'cinnamon cookie, thumbprint cookie',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, butter, egg, sugar',
  }),
  recipe('blondie', 'pantry', { piece: 40 }, 'brownie 100', {
    aliases: 'blondies, cookie bar, chocolate chip bar, cookie cake',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, butter, egg, sugar, chocolate',
  }),
  recipe('whoopie pie', 'pantry', { piece: 90 }, 'chocolate cake 60, marshmallow cream 20, butter 10', {
    aliases: 'moon pie',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, butter, egg, sugar, chocolate',
  }),
  recipe('blueberry muffin', 'grain', { piece: 113 }, 'muffin 85, blueberry 15', {
    aliases: 'banana muffin, berry muffin, banana nut muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, milk, butter, sugar, blueberry',
  }),
  recipe('pumpkin bread', 'grain', { piece: 60 }, 'banana bread 100', {
    aliases: 'pumpkin loaf, pumpkin muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, sugar, pumpkin, vegetable oil',
  }),
  recipe('lemon loaf', 'pantry', { piece: 90 }, 'pound cake 90, powdered sugar 10', {
    aliases: 'lemon pound cake, iced lemon loaf, lemon drizzle cake, loaf cake, madeira cake, bundt cake',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, egg, sugar, lemon',
  }),
  food('german chocolate cake', 2707869, 'pantry', { piece: 110 }, [360, 3.7, 49.94, 17.6], {
    allergens: ['nuts', 'dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, egg, butter, sugar, chocolate, coconut, pecan',
  }),
  food('boston cream pie', 2707858, 'pantry', { piece: 100 }, [252, 2.4, 42.9, 8.5], {
    aliases: 'boston cream cake',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, egg, milk, butter, sugar, chocolate',
  }),
  food('pineapple upside down cake', 2707890, 'pantry', { piece: 115 }, [273, 2.38, 39.11, 12.18], {
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, butter, sugar, pineapple',
  }),
  recipe('boston cream donut', 'grain', { piece: 85 }, 'jelly doughnut 70, custard 20, milk chocolate 10', {
    aliases: 'bavarian cream donut, cream filled doughnut, custard doughnut, berliner, cream doughnut',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, egg, milk, sugar, chocolate',
  }),
  recipe('apple fritter', 'grain', { piece: 100 }, 'glazed doughnut 80, apple 20', {
    aliases: 'apple cider donut, cake doughnut, old fashioned donut',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, egg, milk, sugar, apple',
  }),
  recipe('cake pop', 'pantry', { piece: 35 }, 'yellow cake 60, white chocolate 30, powdered sugar 10', {
    aliases: 'petit four',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    madeOf: 'flour, egg, butter, milk, sugar',
  }),
  recipe('egg tart', 'pantry', { piece: 65 }, 'pie crust 40, custard 60', {
    aliases: 'pastel de nata, custard tart, portuguese custard tart, pasteis de nata',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, egg, milk, sugar',
  }),
  recipe(
    'almond croissant',
    'grain',
    { piece: 95 },
    'croissant 75, marzipan 15, almond 8, powdered sugar 2',
    {
      aliases: 'bear claw, pain au chocolat aux amandes, frangipane croissant',
      allergens: ['nuts', 'dairy', 'eggs', 'gluten'],
      madeOf: 'flour, butter, egg, almond, sugar',
    },
  ),
  food('banana split', 2705660, 'dairy', { piece: 250 }, [199, 2.42, 32.59, 6.88], {
    aliases: 'brownie sundae, ice cream sundae, sundae',
    allergens: ['nuts', 'peanuts', 'dairy', 'eggs', 'soy'],
    madeOf: 'ice cream, banana, chocolate sauce, cream, nut, cherry',
    aisle: 'frozen',
  }),
  recipe('caramel apple', 'fruit', { piece: 180 }, 'apple 140, caramel candy 40', {
    aliases: 'candy apple, toffee apple, taffy apple',
    allergens: ['dairy'],
    madeOf: 'apple, sugar, milk, butter',
    aisle: 'snacks',
  }),
  recipe('chocolate covered strawberry', 'fruit', { piece: 25 }, 'strawberry 70, dark chocolate 30', {
    aliases: 'chocolate strawberry, chocolate dipped strawberry, chocolate covered banana',
    allergens: ['dairy', 'soy'],
    madeOf: 'strawberry, chocolate, milk',
    aisle: 'snacks',
  }),
  recipe(
    'chocolate lava cake',
    'pantry',
    { piece: 100 },
    'chocolate cake 60, dark chocolate 20, butter 12, egg 20',
    {
      aliases: 'molten lava cake, lava cake, flourless chocolate cake, chocolate fondant, chocolate torte',
      allergens: ['dairy', 'eggs', 'gluten', 'soy'],
      madeOf: 'chocolate, butter, egg, sugar, flour',
    },
  ),
  recipe(
    'puppy chow',
    'pantry',
    { cup: 60 },
    'puffed rice 40, peanut butter 20, milk chocolate 25, powdered sugar 25',
    {
      aliases: 'muddy buddy, chex muddy buddy',
      allergens: ['peanuts', 'dairy', 'soy'],
      madeOf: 'rice, peanut, chocolate, milk, sugar',
      aisle: 'snacks',
    },
  ),
  food('chex mix', 2708213, 'pantry', { cup: 45 }, [504, 6.87, 63.11, 25.79], {
    aliases: 'snack mix, party mix, bar mix, bombay mix',
    allergens: ['peanuts', 'gluten', 'soy'],
    madeOf: 'wheat, corn, peanut, soy, pretzel',
    aisle: 'snacks',
  }),
  food('corn nut', 2708195, 'pantry', { cup: 85 }, [446, 8.5, 71.86, 15.64], {
    aliases: 'toasted corn, cancha, kettle corn snack',
    madeOf: 'corn, vegetable oil',
    aisle: 'snacks',
  }),
  recipe('rice krispie cereal', 'grain', { cup: 28 }, 'puffed rice 100', {
    allergens: ['gluten'],
    madeOf: 'rice, malt',
  }),
]);
