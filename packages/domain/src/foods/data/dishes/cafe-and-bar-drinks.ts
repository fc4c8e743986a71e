import { food, foodGroup, recipe } from '../../food-row.ts';

/** Drinks of cafés, juice bars and bars. */
export const CAFE_AND_BAR_DRINKS = foodGroup({ aisle: 'drinks' }, [
  recipe('flat white', 'beverage', { cup: 245 }, 'milk 130, espresso 50', {
    aliases: 'cafe con leche, cafe au lait, galao, piccolo latte, milky coffee',
    allergens: ['dairy'],
    madeOf: 'coffee, milk',
  }),
  recipe('cortado', 'beverage', { cup: 245 }, 'milk 60, espresso 60', {
    aliases: 'gibraltar coffee, noisette coffee, cafe cortado',
    allergens: ['dairy'],
    madeOf: 'coffee, milk',
  }),
  recipe('americano', 'beverage', { cup: 240 }, 'espresso 60, water 180', {
    aliases: 'caffe americano, iced americano, long black, black americano',
    madeOf: 'coffee',
  }),
  food('turkish coffee', 2710377, 'beverage', { cup: 240 }, [27, 0.11, 6.47, 0.04], {
    aliases: 'greek coffee, arabic coffee',
    madeOf: 'coffee, sugar',
  }),
  food('cuban coffee', 2710381, 'beverage', { cup: 240 }, [34, 0.11, 7.84, 0.19], {
    aliases: 'cafecito, sweet espresso',
    madeOf: 'coffee, sugar',
  }),
  recipe('bulletproof coffee', 'beverage', { cup: 240 }, 'coffee 240, butter 14, coconut oil 14', {
    aliases: 'butter coffee, keto coffee',
    allergens: ['dairy'],
    madeOf: 'coffee, butter, coconut oil',
  }),
  recipe('irish coffee', 'beverage', { cup: 240 }, 'coffee 150, whiskey 40, sugar 8, whipped cream 20', {
    allergens: ['dairy'],
    madeOf: 'coffee, whiskey, sugar, cream',
  }),
  food('frappuccino', 2710419, 'beverage', { cup: 250 }, [81, 1.54, 12.59, 2.67], {
    aliases: 'mocha frappuccino, caramel frappuccino, mocha frappe, caramel frappe',
    allergens: ['dairy', 'soy'],
    madeOf: 'coffee, milk, sugar, chocolate, cream',
  }),
  recipe('matcha latte', 'beverage', { cup: 245 }, 'milk 220, green tea 20, sugar 10', {
    aliases: 'iced matcha latte, green tea latte, matcha, matcha tea latte',
    allergens: ['dairy'],
    madeOf: 'milk, green tea, sugar',
  }),
  recipe('golden milk latte', 'beverage', { cup: 245 }, 'milk 230, honey 8, turmeric 2', {
    aliases: 'turmeric latte, haldi doodh',
    allergens: ['dairy'],
    madeOf: 'milk, honey, turmeric',
  }),
  recipe('oat milk latte', 'beverage', { cup: 245 }, 'oat milk 200, espresso 50', {
    aliases: 'oat latte, almond milk latte, soy latte, oat flat white, oat milk cappuccino',
    allergens: ['gluten'],
    madeOf: 'coffee, oat, oat milk',
  }),
  food('decaf latte', 2710392, 'beverage', { cup: 240 }, [43, 2.82, 4.37, 1.62], {
    aliases: 'decaf cappuccino, decaffeinated latte',
    allergens: ['dairy'],
    madeOf: 'coffee, milk',
  }),
  food('decaf tea', 2710489, 'beverage', { cup: 240 }, [1, 0, 0.3, 0], {
    aliases: 'decaffeinated tea, decaf black tea, decaf green tea',
    madeOf: 'tea',
  }),
  food('oolong tea', 2710492, 'beverage', { cup: 240 }, [1, 0, 0.15, 0], {
    aliases: 'milk oolong, jasmine tea, white tea, pu erh',
    madeOf: 'tea',
  }),
  food('ginger tea', 2710507, 'beverage', { cup: 240 }, [1, 0.02, 0.18, 0.01], {
    aliases: 'lemon ginger tea',
    madeOf: 'ginger',
  }),
  recipe('tea with milk', 'beverage', { cup: 245 }, 'tea 220, milk 30', {
    aliases: 'milky tea, cup of tea with milk, english tea, builders tea, london fog',
    allergens: ['dairy'],
    madeOf: 'tea, milk',
  }),
  recipe('thai iced tea', 'beverage', { cup: 245 }, 'tea 180, condensed milk 35, evaporated milk 25', {
    aliases: 'thai tea, thai milk tea, cha yen, hong kong milk tea',
    allergens: ['dairy'],
    madeOf: 'tea, milk, condensed milk, sugar',
  }),
  recipe('vietnamese iced coffee', 'beverage', { cup: 245 }, 'coffee 120, condensed milk 40', {
    aliases: 'ca phe sua da, vietnamese coffee',
    allergens: ['dairy'],
    madeOf: 'coffee, condensed milk',
  }),
  recipe('root beer float', 'beverage', { cup: 245 }, 'root beer 240, ice cream 70', {
    aliases: 'ice cream float, coke float, float',
    allergens: ['dairy', 'eggs'],
    madeOf: 'root beer, ice cream',
  }),
  recipe('strawberry milkshake', 'beverage', { cup: 240 }, 'vanilla milkshake 85, strawberry 15', {
    aliases: 'banana milkshake, fruit milkshake, oreo milkshake, blizzard, mcflurry',
    allergens: ['dairy', 'eggs'],
    madeOf: 'milk, ice cream, strawberry, sugar',
  }),
  recipe(
    'protein smoothie',
    'beverage',
    { cup: 245 },
    'whey protein 30, banana 100, milk 200, peanut butter 10',
    {
      aliases:
        'banana smoothie, peanut butter smoothie, peanut butter banana smoothie, breakfast smoothie, protein fruit smoothie',
      allergens: ['peanuts', 'dairy'],
      madeOf: 'whey, banana, milk, peanut butter',
    },
  ),
  recipe('mango smoothie', 'beverage', { cup: 245 }, 'mango 140, yogurt 60, orange juice 80', {
    aliases: 'tropical smoothie, pineapple smoothie, strawberry smoothie, peach smoothie',
    allergens: ['dairy'],
    madeOf: 'mango, yogurt, orange juice',
  }),
  food('electrolyte drink', 2710775, 'beverage', { cup: 240 }, [10, 0, 2.45, 0], {
    aliases:
      'electrolyte water, pedialyte, oral rehydration solution, liquid iv, electrolyte powder drink, nuun',
    madeOf: 'sugar',
  }),
  food('sugar free sports drink', 2710774, 'beverage', { cup: 240 }, [8, 0.05, 1.94, 0.01], {
    aliases: 'gatorade zero, powerade zero, low calorie sports drink, zero sugar sports drink, g2',
    madeOf: 'sweetener',
  }),
  food('caffeine free cola', 2710543, 'beverage', { cup: 248 }, [41, 0, 10.58, 0], {
    aliases: 'caffeine free coke, caffeine free pepsi, decaf cola',
    madeOf: 'sugar',
  }),
  food('cream soda', 2710549, 'beverage', { cup: 248 }, [51, 0, 13.3, 0], {
    aliases: 'vanilla soda',
    madeOf: 'sugar',
  }),
  food('mountain dew', 2710553, 'beverage', { cup: 248 }, [49, 0, 12.83, 0], {
    aliases: 'citrus soda, code red, mello yello',
    madeOf: 'sugar',
  }),
  food('sugar free lemonade', 2710592, 'beverage', { cup: 240 }, [21, 0, 5, 0], {
    aliases: 'light lemonade, crystal light, low calorie lemonade, diet iced tea lemonade',
    madeOf: 'lemon, sweetener',
  }),
  recipe('italian soda', 'beverage', { cup: 240 }, 'sparkling water 220, simple syrup 30', {
    aliases: 'flavored soda water, shirley temple, cordial with soda',
    madeOf: 'sugar',
  }),
  food('non alcoholic beer', 2710610, 'beverage', { cup: 240 }, [37, 0.21, 8.05, 0.12], {
    aliases: 'alcohol free beer, near beer, zero alcohol beer, heineken zero, 0.0 beer, malt beverage',
    allergens: ['gluten'],
    madeOf: 'barley, hop',
  }),
  recipe('gluten free beer', 'beverage', { cup: 240 }, 'light beer 100', {
    aliases: 'sorghum beer, gluten reduced beer',
    allergens: ['sulfites'],
    madeOf: 'sorghum',
  }),
  recipe(
    'non alcoholic mojito',
    'beverage',
    { cup: 240 },
    'sparkling water 200, lime juice 20, simple syrup 25, mint 5',
    {
      aliases:
        'virgin mojito, mocktail, alcohol free cocktail, non alcoholic cocktail, virgin cocktail, nojito, virgin margarita, virgin daiquiri',
      madeOf: 'lime, sugar, mint',
    },
  ),
  recipe(
    'non alcoholic pina colada',
    'beverage',
    { cup: 240 },
    'pineapple juice 120, coconut cream 40, ice pop 20',
    { aliases: 'virgin pina colada, virgin colada', madeOf: 'pineapple, coconut, sugar' },
  ),
  food('hard seltzer', 2710622, 'beverage', { cup: 237 }, [24, 0.07, 0.55, 0], {
    aliases: 'white claw, truly seltzer, spiked seltzer, alcoholic seltzer',
    madeOf: 'alcohol, vodka',
  }),
  recipe(
    'cosmopolitan',
    'beverage',
    { cup: 240 },
    'vodka 45, liqueur 15, cranberry juice cocktail 30, lime juice 15',
    {
      aliases: 'cosmo cocktail, sea breeze, cape codder, vodka cranberry, vodka cran',
      madeOf: 'vodka, liqueur, cranberry juice, lime',
    },
  ),
  food('moscow mule', 2710645, 'beverage', { cup: 240 }, [91, 0, 8.6, 0.01], {
    aliases: 'dark and stormy, vodka ginger, kentucky mule',
    madeOf: 'vodka, ginger beer, lime, sugar',
  }),
  food('old fashioned cocktail', 2710646, 'beverage', { cup: 240 }, [164, 0.16, 6.11, 0.04], {
    aliases: 'old fashioned whiskey, sazerac',
    madeOf: 'whiskey, sugar',
  }),
  food('manhattan cocktail', 2710637, 'beverage', { cup: 240 }, [222, 0.03, 1.82, 0], {
    aliases: 'negroni, rob roy, boulevardier',
    allergens: ['sulfites'],
    madeOf: 'whiskey, vermouth, gin',
  }),
  food('whiskey sour', 2710654, 'beverage', { cup: 240 }, [123, 0.08, 16.11, 0.08], {
    aliases: 'pisco sour, amaretto sour, tom collins, gin fizz',
    allergens: ['eggs'],
    madeOf: 'whiskey, lemon, sugar, egg',
  }),
  food('white russian', 2710673, 'beverage', { cup: 240 }, [181, 2.15, 11.17, 7.9], {
    aliases: 'espresso martini, mudslide, black russian',
    allergens: ['dairy'],
    madeOf: 'vodka, coffee liqueur, cream',
  }),
  food('long island iced tea', 2710679, 'beverage', { cup: 240 }, [107, 0.01, 8.66, 0.15], {
    aliases: 'long island, adios drink',
    madeOf: 'vodka, rum, gin, tequila, liqueur, cola',
  }),
  food('mint julep', 2710643, 'beverage', { cup: 240 }, [187, 0, 5.75, 0.01], {
    madeOf: 'whiskey, sugar, mint',
  }),
  recipe('aperol spritz', 'beverage', { cup: 240 }, 'sparkling wine 90, liqueur 45, sparkling water 30', {
    aliases: 'spritz, spritz veneziano, hugo spritz, bellini, kir royale',
    allergens: ['sulfites'],
    madeOf: 'sparkling wine, liqueur',
  }),
  food('wine spritzer', 2710697, 'beverage', { cup: 240 }, [49, 0.04, 1.62, 0], {
    aliases: 'white wine spritzer, wine cooler, tinto de verano, kalimotxo',
    allergens: ['sulfites'],
    madeOf: 'wine',
  }),
  recipe('rum and coke', 'beverage', { cup: 240 }, 'rum 45, cola 150', {
    aliases: 'cuba libre, whiskey and coke, jack and coke',
    madeOf: 'rum, cola',
  }),
  recipe('tequila sunrise', 'beverage', { cup: 240 }, 'tequila 45, orange juice 120, grenadine 10', {
    aliases: 'paloma, sex on the beach, mai tai, hurricane cocktail',
    madeOf: 'tequila, orange juice, sugar',
  }),
  recipe('mead', 'beverage', { cup: 240 }, 'dessert wine 100', {
    aliases: 'honey wine',
    allergens: ['sulfites'],
    madeOf: 'honey',
  }),
  recipe('soju', 'beverage', { cup: 240 }, 'vodka 45, water 55', {
    aliases: 'shochu, chamisul',
    allergens: ['sulfites'],
    madeOf: 'rice, alcohol',
  }),
  recipe('hot toddy', 'beverage', { cup: 240 }, 'whiskey 45, honey 15, lemon juice 10, water 150', {
    madeOf: 'whiskey, honey, lemon',
  }),
]);
