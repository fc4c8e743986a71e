import { food, foodGroup, recipe } from '../../food-row.ts';
import { base, sauce } from '../cooking.ts';

/** Cuts, fish, cheeses, pantry goods and supplements that few kitchens have. */
export const LESS_COMMON_FOODS = foodGroup({ aisle: 'canned' }, [
  food('white pepper', 170933, 'spice', { tsp: 2.4, tbsp: 7.1 }, [296, 10.4, 68.61, 2.12], {
    aliases: 'ground white pepper, white peppercorn, white pepper powder',
    aisle: 'baking',
  }),
  recipe('mirepoix', 'vegetable', { cup: 130 }, 'onion 100, carrot 50, celery 50', {
    aliases: 'holy trinity, trinity mix, onion carrot celery mix',
    madeOf: 'onion, carrot, celery',
    aisle: 'produce',
  }),
  recipe('korean rice cake', 'grain', { cup: 150 }, 'rice flour 62, water 38', {
    aliases:
      'tteok, rice cake tteok, tteokbokki rice cake, garaetteok, tteokbokki tteok, dduk, korean rice cake stick, chinese rice cake, nian gao',
    madeOf: 'rice',
    aisle: 'grains',
    cook: base({
      kind: 'plain',
      portion: 150,
      minutes: 6,
      many: 'rice cakes',
      one: 'rice cake',
      title: 'Rice Cakes',
    }),
  }),
  // By the energy and fat of canned ackee on its label; USDA has no row of it.
  recipe('ackee', 'vegetable', { piece: 280, cup: 170 }, 'vegetable oil 15, tofu 14, water 71', {
    aliases: 'canned ackee, tinned ackee, ackee in brine, jamaican ackee',
    madeOf: 'fruit',
  }),
  recipe('khoya', 'dairy', { cup: 200, tbsp: 12 }, 'milk powder 75, butter 8, water 17', {
    aliases: 'khoa, mawa, mava, khoya mawa, reduced milk solid',
    allergens: ['dairy'],
    madeOf: 'milk',
    aisle: 'dairy',
  }),
  recipe('ogbono', 'pantry', { cup: 110, tbsp: 7 }, 'egusi 70, palm oil 30', {
    aliases: 'ogbono seed, ground ogbono, ogbono powder, apon, dika nut, african mango seed',
    madeOf: 'seed',
    aisle: 'grains',
  }),
  recipe('beef tapa', 'protein', { cup: 140 }, 'beef steak 94, soy sauce 5, sugar 1', {
    aliases: 'tapa, marinated beef tapa, tapang baka',
    allergens: ['gluten', 'soy'],
    madeOf: 'beef, soy sauce, garlic, sugar',
    aisle: 'meat',
  }),
  recipe('idli batter', 'grain', { cup: 240 }, 'white rice 24, urad dal 8, water 68', {
    aliases: 'dosa batter, idli dosa batter, idly batter, dosai batter',
    madeOf: 'rice, lentil',
    aisle: 'grains',
  }),
  // Mixes of the large makers hold wheat flour or semolina as well.
  recipe('dosa mix', 'grain', { cup: 120 }, 'rice flour 70, urad dal 25, semolina 5', {
    aliases:
      'idli mix, idly mix, dosai mix, idli dosa mix, instant dosa mix, instant idli mix, ready dosa mix, uttapam mix, mtr dosa mix, gits dosa mix, mtr idli mix, gits idli mix',
    allergens: ['gluten'],
    madeOf: 'rice, lentil, wheat',
    aisle: 'baking',
  }),
  recipe('shiro powder', 'pantry', { cup: 110, tbsp: 7 }, 'chickpea flour 87, berbere 13', {
    aliases: 'shiro, shiro flour, shiro mix, mitten shiro, shuro powder, ethiopian shiro',
    madeOf: 'chickpea, fava bean, pea, lentil, chili, garlic, onion, ginger, fenugreek, spice',
    aisle: 'grains',
  }),
  recipe('mint sauce', 'pantry', { tbsp: 15, tsp: 5 }, 'mint 20, white vinegar 50, sugar 20, water 10', {
    aliases: 'mint jelly, english mint sauce',
    madeOf: 'mint, vinegar, sugar',
    cook: sauce({ portion: 15, in: ['tbsp', 15] }),
  }),
  recipe('custard powder', 'pantry', { tbsp: 8 }, 'cornstarch 100', {
    aliases: 'instant custard powder, vanilla custard powder, bird custard powder',
    allergens: ['dairy', 'eggs'],
    madeOf: 'cornstarch, milk, egg',
    aisle: 'baking',
  }),
  recipe(
    'shito',
    'pantry',
    { tbsp: 15 },
    'vegetable oil 40, tomato paste 25, onion 15, shrimp paste 12, chili pepper 8',
    {
      aliases: 'shito sauce, ghanaian pepper sauce, black pepper sauce shito',
      allergens: ['fish', 'shellfish'],
      madeOf: 'vegetable oil, fish, shrimp, chili, onion',
    },
  ),
  recipe('tamarind soup base', 'pantry', { tbsp: 10, piece: 40 }, 'tamarind 55, salt 30, sugar 15', {
    aliases: 'sinigang mix, sinigang soup base, sinigang sa sampalok mix, tamarind soup mix',
    allergens: ['gluten', 'soy', 'fish', 'shellfish'],
    madeOf: 'tamarind, salt, sugar, soy sauce, fish, shrimp',
    cook: sauce({ portion: 10, in: ['tbsp', 10] }),
  }),
  food('guava paste', 2710307, 'pantry', { tbsp: 20 }, [292, 0.1, 72.56, 0.27], {
    aliases: 'goiabada, guava cheese, bocadillo guava',
    madeOf: 'guava, sugar',
  }),
  food('colby jack cheese', 2705713, 'dairy', { piece: 28, cup: 113 }, [393, 23.19, 2.24, 32.37], {
    aliases: 'cojack',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  recipe('pepper jack cheese', 'dairy', { piece: 28, cup: 113 }, 'monterey jack 97, jalapeno 3', {
    aliases: 'pepperjack',
    allergens: ['dairy'],
    madeOf: 'cheese, chili',
  }),
  food('string cheese', 2705723, 'dairy', { piece: 28 }, [296, 23.7, 4.44, 20.4], {
    aliases: 'cheese stick, mozzarella cheese stick',
    allergens: ['dairy'],
    madeOf: 'mozzarella',
  }),
  food('cotija cheese', 2705746, 'dairy', { cup: 100 }, [351, 23.84, 2.72, 27.24], {
    aliases: 'cotija',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  food('camembert', 2705707, 'dairy', { piece: 38 }, [300, 19.8, 0.46, 24.26], {
    aliases: 'baked camembert',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  food('limburger', 2705719, 'dairy', { piece: 28 }, [327, 20.05, 0.49, 27.25], {
    aliases: 'limburger cheese',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  recipe('havarti', 'dairy', { piece: 28 }, 'muenster 100', {
    aliases: 'havarti cheese',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  recipe('manchego', 'dairy', { piece: 28 }, 'pecorino 100', {
    aliases: 'manchego cheese, iberico cheese, asiago, asiago cheese',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  recipe('quark', 'dairy', { cup: 225 }, 'low fat cottage cheese 70, greek yogurt 30', {
    aliases: 'topfen, magerquark, speisequark',
    allergens: ['dairy'],
    madeOf: 'milk, yogurt',
    aisle: 'dairy',
  }),
  food('farmer cheese', 2705749, 'dairy', { cup: 210 }, [148, 10.96, 4.33, 9.73], {
    allergens: ['dairy'],
    madeOf: 'cottage cheese',
  }),
  food('flounder', 2706250, 'protein', { piece: 127 }, [109, 15.74, 0, 4.72], {
    aliases: 'grilled flounder, plaice',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('whiting', 2706314, 'protein', { piece: 92 }, [134, 23.22, 0, 3.93], {
    aliases: 'hake, grilled whiting, cooked whiting',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('orange roughy', 174251, 'protein', { piece: 100 }, [105, 22.64, 0, 0.9], {
    aliases: 'cooked orange roughy',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('rockfish', 175131, 'protein', { piece: 149 }, [109, 22.23, 0, 1.62], {
    aliases: 'cooked rockfish, redfish, striped bass rockfish',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('walleye', 171997, 'protein', { piece: 124 }, [119, 24.54, 0, 1.56], {
    aliases: 'cooked walleye, pike, northern pike',
    allergens: ['fish'],
    madeOf: 'fish',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('bluefish', 174229, 'protein', { piece: 117 }, [159, 25.69, 0, 5.44], {
    aliases: 'cooked bluefish',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('yellowtail', 174248, 'protein', { piece: 146 }, [187, 29.67, 0, 6.72], {
    aliases: 'hamachi, cooked yellowtail',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('smelt', 175147, 'protein', { piece: 20 }, [124, 22.6, 0, 3.1], {
    aliases: 'cooked smelt',
    allergens: ['fish'],
    madeOf: 'fish',
    state: 'cooked',
  }),
  food('sturgeon', 175148, 'protein', { piece: 136 }, [135, 20.7, 0, 5.18], {
    aliases: 'cooked sturgeon, smoked sturgeon',
    allergens: ['fish'],
    madeOf: 'fish',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('whitefish', 173711, 'protein', { piece: 198 }, [134, 19.09, 0, 5.86], {
    aliases: 'lake whitefish',
    allergens: ['fish'],
    madeOf: 'fish',
    aisle: 'meat',
    state: 'raw',
  }),
  food('cooked milkfish', 171995, 'protein', { piece: 140 }, [190, 26.32, 0, 8.63], {
    aliases: 'grilled milkfish, fried milkfish fillet',
    allergens: ['fish'],
    madeOf: 'fish',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('caviar', 2706332, 'protein', { tbsp: 16 }, [264, 24.6, 4, 17.9], {
    aliases: 'black caviar, red caviar, salmon roe ikura',
    allergens: ['fish'],
    madeOf: 'fish roe',
  }),
  food('abalone', 174213, 'protein', { piece: 85 }, [189, 19.63, 11.05, 6.78], {
    aliases: 'fried abalone',
    allergens: ['gluten', 'shellfish'],
    madeOf: 'shellfish, flour',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('conch', 173720, 'protein', { cup: 127 }, [130, 26.3, 1.7, 1.2], {
    aliases: 'conch fritter',
    allergens: ['shellfish'],
    madeOf: 'shellfish',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('frog leg', 2706330, 'protein', { piece: 24 }, [220, 14.38, 11.72, 12.4], {
    aliases: 'fried frog leg',
    allergens: ['eggs', 'gluten'],
    madeOf: 'flour, egg',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('cornish hen', 2706145, 'protein', { piece: 250 }, [257, 22.08, 0, 18.06], {
    aliases: 'roast cornish hen',
    madeOf: 'chicken',
    state: 'cooked',
  }),
  food('turkey wing', 2706129, 'protein', { piece: 180 }, [202, 26.87, 0, 9.97], {
    aliases: 'roast turkey wing, smoked turkey wing',
    madeOf: 'turkey',
    state: 'cooked',
  }),
  food('turkey drumstick', 2706124, 'protein', { piece: 200 }, [203, 26.86, 0, 10.07], {
    aliases: 'smoked turkey leg',
    madeOf: 'turkey',
    state: 'cooked',
  }),
  food('pheasant', 2706150, 'protein', { piece: 140 }, [238, 32.26, 0, 12.05], {
    aliases: 'roast pheasant, partridge',
    state: 'cooked',
  }),
  food('oxtail meat', 2705843, 'protein', { piece: 85 }, [257, 25.9, 0, 16.46], {
    aliases: 'cooked oxtail',
    madeOf: 'beef',
    aisle: 'meat',
    state: 'cooked',
  }),
  food('chicken gizzard', 171457, 'protein', { cup: 145 }, [154, 30.39, 0, 2.68], {
    aliases: 'gizzard, cooked gizzard',
    madeOf: 'chicken',
    state: 'cooked',
  }),
  food('scrapple', 2706198, 'protein', { piece: 56 }, [227, 8.57, 14.96, 14.76], {
    madeOf: 'pork, cornmeal',
    aisle: 'meat',
  }),
  food('mortadella', 2706182, 'protein', { piece: 15 }, [311, 16.37, 3.05, 25.39], {
    allergens: ['nuts'],
    madeOf: 'pork, pistachio',
  }),
  recipe('andouille', 'protein', { piece: 85 }, 'smoked sausage 100', { aliases: 'boudin', madeOf: 'pork' }),
  recipe('bone broth', 'pantry', { cup: 240 }, 'chicken stock 100', { madeOf: 'chicken, beef' }),
  recipe('collagen powder', 'pantry', { tbsp: 10 }, 'gelatin 100', {
    aliases: 'hydrolyzed collagen',
    madeOf: 'gelatin',
  }),
  recipe('casein protein', 'dairy', { tbsp: 8 }, 'whey protein 100', {
    aliases: 'casein powder, casein protein powder, milk protein',
    allergens: ['dairy'],
    madeOf: 'milk',
    aisle: 'snacks',
  }),
  recipe('mass gainer', 'pantry', { cup: 100 }, 'whey protein 40, sugar 60', {
    aliases: 'weight gainer, mass gainer powder',
    allergens: ['dairy'],
    madeOf: 'whey, sugar',
    aisle: 'snacks',
  }),
  recipe('energy gel', 'pantry', { piece: 40 }, 'corn syrup 75, water 25', {
    aliases: 'sports gel, gu gel, energy chew, sports chew',
    madeOf: 'sugar',
    aisle: 'snacks',
  }),
  food('cod liver oil', 173577, 'pantry', { tsp: 4.5, tbsp: 13.6 }, [902, 0, 0, 100], {
    aliases: 'fish oil, omega 3 oil, fish oil capsule, omega 3 capsule',
    allergens: ['fish'],
    madeOf: 'fish',
    aisle: 'snacks',
  }),
  recipe('psyllium fiber', 'pantry', { tbsp: 9 }, 'xanthan gum 100', {
    aliases: 'metamucil, fiber powder, fiber supplement, benefiber',
    madeOf: 'psyllium',
    aisle: 'baking',
  }),
  recipe('seaweed snack', 'pantry', { piece: 5 }, 'nori 85, sesame oil 15', {
    aliases: 'roasted seaweed, roasted seaweed snack',
    allergens: ['sesame'],
    madeOf: 'nori, sesame oil',
  }),
  recipe('seaweed salad', 'vegetable', { cup: 80 }, 'wakame 80, sesame oil 8, rice vinegar 6, sugar 6', {
    aliases: 'wakame salad, goma wakame',
    allergens: ['gluten', 'soy', 'sesame', 'sulfites'],
    madeOf: 'seaweed, sesame oil, vinegar, sugar, soy sauce',
    aisle: 'produce',
  }),
  food('cornbread stuffing', 2707812, 'grain', { cup: 200 }, [179, 2.9, 21.9, 8.8], {
    aliases: 'cornbread dressing, sausage stuffing',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'cornmeal, flour, egg, celery, onion, butter',
  }),
  recipe('chia jam', 'pantry', { tbsp: 18 }, 'chia seed 8, mixed berry 85, maple syrup 7', {
    aliases: 'chia seed jam, berry compote',
    madeOf: 'chia seed, berry, maple syrup',
    aisle: 'sauces',
  }),
]);
