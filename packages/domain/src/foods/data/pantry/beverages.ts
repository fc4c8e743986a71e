import { food, foodGroup } from '../../food-row.ts';
import { dairy, liquid, MILK, YOGURT } from '../cooking.ts';

/** Water, coffee, tea, juices, sodas, plant milks, shakes, beer, wine, spirits and cocktails. */
export const BEVERAGES = foodGroup({ aisle: 'drinks' }, [
  food('water', 173647, 'beverage', { cup: 237 }, [0, 0, 0, 0], {
    aliases:
      'tap water, cold water, warm water, hot water, boiling water, ice, ice water, ice cube, ice cold water',
    cook: liquid({ portion: 250, in: ['ml', 1] }),
  }),
  food('sparkling water', 174842, 'beverage', { cup: 237 }, [0, 0, 0, 0], {
    aliases: 'soda water, seltzer, club soda, mineral water, carbonated water',
  }),
  food('flower water', 173647, 'pantry', { tbsp: 15, tsp: 5 }, [0, 0, 0, 0], {
    aliases: `rose water, rosewater, orange blossom water, orange flower water, kewra water, rose flower water,
      kewra`,
  }),
  food('coffee', 171890, 'beverage', { cup: 237 }, [1, 0.12, 0, 0.02], {
    aliases: 'black coffee, brewed coffee, coffee bean, ground coffee',
  }),
  food('espresso', 171891, 'beverage', { cup: 237 }, [9, 0.12, 1.67, 0.18], { aliases: 'expresso' }),
  food('instant coffee', 171893, 'beverage', { tsp: 1 }, [353, 12.2, 75.4, 0.5], {
    aliases: 'instant coffee powder, espresso powder',
  }),
  food('latte', 2710386, 'beverage', { cup: 240 }, [43, 2.81, 4.35, 1.61], {
    aliases: 'caffe latte, flat white',
    allergens: ['dairy'],
  }),
  food('tea', 173227, 'beverage', { cup: 237 }, [1, 0, 0.3, 0], {
    aliases: 'black tea, tea bag, iced tea unsweetened, earl grey',
  }),
  food('green tea', 171917, 'beverage', { cup: 245 }, [1, 0.22, 0, 0]),
  food('herbal tea', 173232, 'beverage', { cup: 237 }, [1, 0, 0.2, 0], {
    aliases: 'chamomile tea, peppermint tea',
  }),
  food('orange juice', 169098, 'beverage', { cup: 248 }, [45, 0.7, 10.4, 0.2], { aliases: 'oj' }),
  food('apple juice', 173933, 'beverage', { cup: 248 }, [46, 0.1, 11.3, 0.13], {
    aliases: 'cloudy apple juice, apple cider',
  }),
  food('pineapple juice', 169947, 'beverage', { cup: 250 }, [53, 0.36, 12.87, 0.12]),
  food('cranberry juice', 168117, 'beverage', { cup: 253 }, [46, 0.39, 12.2, 0.13]),
  food('grape juice', 173042, 'beverage', { cup: 253 }, [60, 0.37, 14.77, 0.13]),
  food('tomato juice', 170545, 'beverage', { cup: 243 }, [17, 0.85, 3.53, 0.29], {}),
  food('cola', 174852, 'beverage', { cup: 246 }, [42, 0, 10.36, 0.25], {
    aliases: 'coke, coca cola, soda, soft drink',
  }),
  food('diet cola', 2710542, 'beverage', { cup: 240 }, [2, 0.11, 0.29, 0.03], {
    aliases: 'diet soda, diet coke, coke zero, zero sugar cola',
  }),
  food('lemonade', 173217, 'beverage', { cup: 247 }, [40, 0.07, 10.42, 0.04]),
  food('almond milk', 174832, 'beverage', { cup: 262 }, [15, 0.4, 1.31, 0.96], {
    aliases: `unsweetened almond milk, almond drink, cashew milk, hazelnut milk, macadamia milk, nut milk`,
    allergens: ['nuts'],
    aisle: 'dairy',
    cook: dairy(MILK),
  }),
  food('soy milk', 2705405, 'beverage', { cup: 244 }, [38, 3.55, 1.29, 2.12], {
    aliases: 'soya milk, soymilk, soy drink, unsweetened soy milk',
    allergens: ['soy'],
    aisle: 'dairy',
    cook: dairy(MILK),
  }),
  food('oat milk', 2705412, 'beverage', { cup: 244 }, [45, 0.66, 5.37, 2.33], {
    aliases: 'oat drink, oatmilk',
    allergens: ['gluten'],
    aisle: 'dairy',
    cook: dairy(MILK),
  }),
  food('rice milk', 171942, 'beverage', { cup: 240 }, [47, 0.28, 9.17, 0.97], {
    aliases: 'rice drink',
    aisle: 'dairy',
    cook: dairy(MILK),
  }),
  food('coconut water', 170174, 'beverage', { cup: 240, tbsp: 15 }, [19, 0.72, 3.71, 0.2]),
  food('coconut milk beverage', 174116, 'beverage', { cup: 240 }, [31, 0.21, 2.92, 2.08], {
    aliases: 'coconut drink, carton coconut milk',
  }),
  food('red wine', 173190, 'beverage', { cup: 235 }, [85, 0.07, 2.61, 0], {
    aliases: 'dry red wine, merlot, cabernet sauvignon, pinot noir',
    allergens: ['sulfites'],
  }),
  food('white wine', 174837, 'beverage', { cup: 235 }, [82, 0.07, 2.6, 0], {
    aliases: 'dry white wine, chardonnay, pinot grigio, sauvignon blanc, wine, cooking wine',
    allergens: ['sulfites'],
  }),
  food('beer', 168746, 'beverage', { cup: 238 }, [43, 0.46, 3.55, 0], {
    aliases: 'lager, ale, pale ale',
    allergens: ['gluten', 'sulfites'],
  }),
  food('stout', 168746, 'beverage', { cup: 238 }, [43, 0.46, 3.55, 0], {
    aliases: `guinness, porter, stout beer, dark beer, guinness stout, guinness draught, dark ale, bock beer`,
    allergens: ['gluten', 'sulfites'],
  }),
  food('vodka', 174818, 'beverage', { cup: 222 }, [231, 0, 0, 0], {
    aliases: `ouzo, raki, rakia, rakija, arak, pastis, ricard, aguardiente, baijiu, kaoliang, schnapps, schnaps, aquavit, akvavit,
      absinthe, white spirit`,
  }),
  food('hot chocolate', 171277, 'beverage', { cup: 250 }, [77, 3.52, 10.74, 2.34], {
    aliases: 'hot cocoa',
    allergens: ['dairy'],
  }),
  food('chocolate milk', 170879, 'beverage', { cup: 250 }, [83, 3.17, 10.34, 3.39], { allergens: ['dairy'] }),
  food('energy drink', 173210, 'beverage', { cup: 246 }, [43, 0.46, 10.23, 0], { aliases: 'red bull' }),
  food('sports drink', 2710769, 'beverage', { cup: 248 }, [26, 0, 6.43, 0], {
    aliases: 'gatorade, isotonic drink',
  }),
  food('soy yogurt', 175227, 'dairy', { cup: 245 }, [66, 2.64, 9.69, 1.76], {
    aliases: `vegan yogurt, plant based yogurt, dairy free yogurt, vegan greek yogurt, non dairy yogurt,
      dairy free greek yogurt`,
    allergens: ['soy'],
    aisle: 'dairy',
    cook: dairy(YOGURT),
  }),
  food('vegan cheese', 172198, 'dairy', { cup: 113, piece: 21 }, [248, 11.47, 23.67, 12.22], {
    aliases: `vegan cheddar, vegan mozzarella, violife, daiya, non dairy cheese, dairy free cheddar,
      dairy free mozzarella, vegan mozzarella style shred`,
    aisle: 'dairy',
  }),
  food('kombucha', 2710509, 'beverage', { cup: 248 }, [16, 0.1, 3.98, 0.01]),
  food('tonic water', 171869, 'beverage', { cup: 244 }, [34, 0, 8.8, 0], { aliases: 'tonic' }),
  food('cappuccino', 2710472, 'beverage', { cup: 240 }, [27, 1.71, 2.75, 0.99], { allergens: ['dairy'] }),
  food('macchiato', 2710382, 'beverage', { cup: 240 }, [23, 1.18, 2.71, 0.83], {
    aliases: 'espresso macchiato',
    allergens: ['dairy'],
  }),
  food('mocha', 2710410, 'beverage', { cup: 248 }, [64, 2.56, 10.22, 1.47], {
    aliases: 'cafe mocha, caffe mocha, mochaccino',
    allergens: ['dairy', 'soy'],
  }),
  food('flavored latte', 2710389, 'beverage', { cup: 248 }, [55, 2.72, 7.49, 1.57], {
    aliases: 'vanilla latte, caramel latte, pumpkin spice latte',
    allergens: ['dairy'],
  }),
  food('iced latte', 2710431, 'beverage', { cup: 240 }, [27, 1.75, 2.81, 1.01], { allergens: ['dairy'] }),
  food('iced coffee', 2710428, 'beverage', { cup: 240 }, [1, 0.09, 0, 0.02], {
    aliases: 'cold brew, cold brew coffee',
  }),
  food('frozen coffee drink', 2710398, 'beverage', { cup: 248 }, [68, 1.56, 13.4, 0.93], {
    aliases: 'frappuccino, blended coffee, frappe',
    allergens: ['dairy'],
  }),
  food('decaf coffee', 171889, 'beverage', { cup: 237 }, [0, 0.1, 0, 0], { aliases: 'decaffeinated coffee' }),
  food('sweet iced tea', 2710515, 'beverage', { cup: 248 }, [32, 0, 7.94, 0.02], {
    aliases: 'sweet tea, iced tea, ice tea, sweetened tea',
  }),
  food('bottled green tea', 174128, 'beverage', { cup: 270 }, [27, 0, 6.2, 0.22], {
    aliases: 'sweetened green tea, iced green tea',
  }),
  food('chai latte', 2710506, 'beverage', { cup: 240 }, [51, 1.58, 8.95, 1.05], {
    aliases: 'milk tea, chai, chai tea',
    allergens: ['dairy'],
  }),
  food('bubble tea', 2710508, 'beverage', { cup: 240 }, [55, 0.39, 10.35, 1.39], {
    aliases: 'boba tea, boba',
    allergens: ['dairy'],
  }),
  food('horchata', 171941, 'beverage', { cup: 228 }, [54, 0.48, 11.52, 0.71]),
  food('malt drink powder', 174864, 'pantry', { tbsp: 5.25 }, [372, 0, 93.33, 0], {
    aliases: `ovaltine, malted drink powder, malted milk powder, milo, bournvita, horlicks, nescau, milo powder,
      horlicks powder, ovaltine powder, bournvita powder, malt drink mix`,
    allergens: ['dairy', 'gluten'],
  }),
  food('cocoa mix', 174122, 'pantry', { piece: 28 }, [398, 6.67, 83.73, 4], {
    aliases:
      'hot chocolate powder, hot cocoa mix, hot chocolate mix, hot cocoa powder, drinking chocolate powder',
    allergens: ['dairy', 'soy'],
    aisle: 'baking',
  }),
  food('chocolate drink powder', 2705588, 'pantry', { tbsp: 10 }, [400, 4.55, 90.28, 2.27], {
    aliases: 'nesquik powder, chocolate milk mix, milkshake powder, chocolate beverage powder',
    allergens: ['dairy', 'soy'],
    aisle: 'baking',
  }),
  food('meal replacement powder', 2710739, 'pantry', { tbsp: 9 }, [433, 27.87, 50, 13.46], {
    aliases:
      'huel powder, slimfast powder, soylent powder, meal shake powder, meal replacement shake powder, diet shake powder',
    allergens: ['dairy', 'soy', 'gluten'],
  }),
  food('sports drink powder', 173659, 'pantry', { tbsp: 13 }, [388, 0, 94.11, 1.23], {
    aliases: 'gatorade powder, powerade powder, isotonic powder, carb drink powder',
  }),
  food('lemonade powder', 174858, 'pantry', { tbsp: 13.6 }, [376, 0, 97.57, 1.05], {
    aliases: 'lemonade mix, powdered lemonade, lemonade drink mix',
  }),
  food('lemon lime soda', 173205, 'beverage', { cup: 246 }, [41, 0.09, 10.42, 0], {
    aliases: 'sprite, seven up, 7 up, lemon soda',
  }),
  food('orange soda', 174854, 'beverage', { cup: 248 }, [48, 0, 12.3, 0], { aliases: 'fanta, orange pop' }),
  food('root beer', 171871, 'beverage', { cup: 246 }, [41, 0, 10.6, 0]),
  food('ginger ale', 174846, 'beverage', { cup: 244 }, [34, 0, 8.76, 0], { aliases: 'ginger beer' }),
  food('pepper soda', 2710545, 'beverage', { cup: 248 }, [42, 0, 10.36, 0.25], {
    aliases: 'dr pepper, doctor pepper',
  }),
  food('diet lemon lime soda', 2710552, 'beverage', { cup: 240 }, [0, 0.1, 0, 0], {
    aliases: 'sprite zero, diet sprite, diet lemonade',
  }),
  food('flavored sparkling water', 2710540, 'beverage', { cup: 240 }, [0, 0.1, 0, 0], {
    aliases: 'la croix, flavored seltzer',
  }),
  food('vitamin water', 174161, 'beverage', { cup: 237 }, [22, 0, 5.49, 0], { aliases: 'flavored water' }),
  food('sugar free energy drink', 2710768, 'beverage', { cup: 240 }, [4, 0.25, 0.7, 0.08], {
    aliases: 'diet energy drink, red bull sugar free',
  }),
  food('limeade', 174862, 'beverage', { cup: 247 }, [52, 0, 13.79, 0]),
  food('fruit punch', 171914, 'beverage', { cup: 248 }, [48, 0, 11.97, 0], { aliases: 'fruit drink' }),
  food('orange drink', 174868, 'beverage', { cup: 248 }, [49, 0, 12.34, 0.07], { aliases: 'orange squash' }),
  food('cranberry juice cocktail', 171903, 'beverage', { cup: 253 }, [54, 0, 13.52, 0.1], {
    aliases: 'cranberry cocktail, cranberry juice drink',
  }),
  food('grapefruit juice', 167774, 'beverage', { cup: 247 }, [39, 0.5, 9.2, 0.1], {
    aliases: 'pink grapefruit juice',
  }),
  food('carrot juice', 170491, 'beverage', { cup: 236 }, [40, 0.95, 9.28, 0.15]),
  food('vegetable juice', 170063, 'beverage', { cup: 253 }, [22, 0.93, 3.87, 0.31], {
    aliases: 'v8, vegetable juice cocktail',
  }),
  food('clamato', 171882, 'beverage', { cup: 242 }, [48, 0.6, 10.95, 0.2], {
    aliases: 'tomato and clam juice',
    allergens: ['shellfish'],
  }),
  food('beet juice', 2709682, 'beverage', { cup: 248 }, [25, 0.72, 5.91, 0.06], {
    aliases: 'beetroot juice',
  }),
  food('pomegranate juice', 167787, 'beverage', { cup: 249 }, [54, 0.15, 13.13, 0.29]),
  food('prune juice', 167753, 'beverage', { cup: 256 }, [71, 0.61, 17.45, 0.03], { allergens: ['sulfites'] }),
  food('tart cherry juice', 167807, 'beverage', { cup: 269 }, [59, 0.31, 13.7, 0.54], {
    aliases: 'cherry juice',
  }),
  food('tangerine juice', 169925, 'beverage', { cup: 247 }, [43, 0.5, 10.1, 0.2], {
    aliases: 'mandarin juice',
  }),
  food('passion fruit juice', 169110, 'beverage', { cup: 247 }, [60, 0.67, 14.45, 0.18]),
  food('apricot nectar', 171704, 'beverage', { cup: 243 }, [56, 0.17, 13.63, 0.45], {
    aliases: 'apricot juice',
  }),
  food('mango nectar', 167785, 'beverage', { cup: 251 }, [51, 0.11, 13.12, 0.06], {
    aliases: 'mango juice, mango puree, mango pulp',
  }),
  food('pear nectar', 168186, 'beverage', { cup: 250 }, [60, 0.11, 15.76, 0.01], { aliases: 'pear juice' }),
  food('guava nectar', 167784, 'beverage', { cup: 251 }, [63, 0.09, 16.25, 0.06], { aliases: 'guava juice' }),
  food('papaya juice', 2709327, 'beverage', { cup: 248 }, [57, 0.17, 14.51, 0.15]),
  food('fruit smoothie', 168214, 'beverage', { cup: 228 }, [50, 0.48, 11.66, 0.27], {
    aliases: 'smoothie, strawberry banana smoothie, berry smoothie',
  }),
  food('green smoothie', 167798, 'beverage', { cup: 230 }, [56, 0.63, 13.04, 0.33], {
    aliases: 'vegetable smoothie, green juice',
  }),
  food('aloe vera drink', 174131, 'beverage', { cup: 240 }, [15, 0, 3.75, 0], { aliases: 'aloe juice' }),
  food('vanilla almond milk', 168751, 'beverage', { cup: 240 }, [38, 0.42, 6.59, 1.04], {
    aliases: 'sweetened almond milk',
    allergens: ['nuts'],
    aisle: 'dairy',
  }),
  food('chocolate almond milk', 174820, 'beverage', { cup: 240 }, [50, 0.63, 9.38, 1.25], {
    allergens: ['nuts'],
    aisle: 'dairy',
  }),
  food('vanilla soy milk', 175219, 'beverage', { cup: 243 }, [41, 2.47, 4.12, 1.44], {
    aliases: 'sweetened soy milk',
    allergens: ['soy'],
    aisle: 'dairy',
  }),
  food('chocolate soy milk', 2705406, 'beverage', { cup: 244 }, [64, 3.35, 8.32, 2.03], {
    allergens: ['soy'],
    aisle: 'dairy',
  }),
  food('protein shake', 2710726, 'beverage', { cup: 256 }, [61, 6.59, 0.85, 3.38], {
    aliases: 'ready to drink protein shake, high protein shake',
    allergens: ['dairy', 'soy'],
  }),
  food('meal replacement shake', 173171, 'beverage', { cup: 246 }, [57, 3.32, 7.74, 1.93], {
    aliases: 'slimfast, slimfast shake',
    allergens: ['dairy', 'soy'],
  }),
  food('nutrition shake', 174823, 'beverage', { cup: 254 }, [105, 3.8, 16.88, 2.53], {
    aliases: 'nutritional drink, ensure, meal shake',
    allergens: ['dairy', 'soy'],
  }),
  food('light beer', 168749, 'beverage', { cup: 236 }, [29, 0.24, 1.64, 0], {
    aliases: 'low calorie beer',
    allergens: ['gluten', 'sulfites'],
  }),
  food('strong beer', 171906, 'beverage', { cup: 245 }, [58, 0.9, 0.27, 0], {
    aliases: 'ipa, malt liquor',
    allergens: ['gluten', 'sulfites'],
  }),
  food('hard cider', 2710621, 'beverage', { cup: 240 }, [56, 0, 5.92, 0], {
    aliases: 'alcoholic cider, cider',
    allergens: ['sulfites'],
  }),
  food('rose wine', 171908, 'beverage', { cup: 242 }, [83, 0.36, 3.8, 0], {
    aliases: 'rose, pink wine, blush wine',
    allergens: ['sulfites'],
  }),
  food('sparkling wine', 2710687, 'beverage', { cup: 240 }, [75, 0.07, 2.31, 0], {
    aliases: 'prosecco, champagne, cava',
    allergens: ['sulfites'],
  }),
  food('dessert wine', 173176, 'beverage', { cup: 236 }, [160, 0.2, 13.69, 0], {
    aliases: 'sweet wine, port wine, sherry, marsala, port',
    allergens: ['sulfites'],
  }),
  food('non alcoholic wine', 174157, 'beverage', { cup: 232 }, [6, 0.5, 1.1, 0], {
    aliases: 'alcohol free wine',
    allergens: ['sulfites'],
  }),
  food('sangria', 2710695, 'beverage', { cup: 240 }, [85, 0.04, 7.23, 0.02], { allergens: ['sulfites'] }),
  food('whiskey', 174819, 'beverage', { cup: 222 }, [250, 0, 0.1, 0], {
    aliases: 'whisky, bourbon, scotch, single malt, malt whisky, rye whiskey',
  }),
  food('rum', 174817, 'beverage', { cup: 222 }, [231, 0, 0, 0], {
    aliases: 'white rum, dark rum, spiced rum, cachaca',
  }),
  food('gin', 171920, 'beverage', { cup: 222 }, [263, 0, 0, 0]),
  food('tequila', 2710705, 'beverage', { cup: 224 }, [231, 0, 0, 0], { aliases: 'mezcal' }),
  food('brandy', 2710699, 'beverage', { cup: 224 }, [231, 0, 0, 0], {
    aliases: 'cognac, armagnac, grappa, pisco, calvados, slivovitz, palinka, fruit brandy',
  }),
  food('coffee liqueur', 175097, 'beverage', { cup: 278 }, [336, 0.1, 46.8, 0.3], { aliases: 'kahlua' }),
  food('cream liqueur', 175098, 'beverage', { cup: 249 }, [327, 2.8, 20.9, 15.7], {
    aliases: 'irish cream, irish cream liqueur',
    allergens: ['dairy'],
  }),
  food('liqueur', 2710623, 'beverage', { cup: 240 }, [279, 0, 33.2, 0.11], {
    aliases: `triple sec, orange liqueur, sambuca, limoncello, jagermeister, campari, sloe gin, peach schnapps, herbal liqueur,
      fruit liqueur`,
  }),
  food('margarita', 2710638, 'beverage', { cup: 240 }, [122, 0.08, 16.06, 0.08]),
  food('mojito', 2710644, 'beverage', { cup: 240 }, [61, 0.09, 2.45, 0.03]),
  food('martini', 2710639, 'beverage', { cup: 240 }, [201, 0.07, 0.15, 0], { aliases: 'dry martini' }),
  food('daiquiri', 2710630, 'beverage', { cup: 240 }, [119, 0.09, 15.64, 0.1], {
    aliases: 'strawberry daiquiri',
  }),
  food('pina colada', 168752, 'beverage', { cup: 251 }, [174, 0.42, 22.66, 1.88]),
  food('bloody mary', 2710628, 'beverage', { cup: 240 }, [73, 0.67, 3.8, 0.23], {
    allergens: ['gluten', 'fish'],
  }),
  food('gin and tonic', 2710633, 'beverage', { cup: 240 }, [84, 0, 6.57, 0], {
    aliases: 'vodka tonic, vodka and tonic',
  }),
  food('screwdriver', 2710650, 'beverage', { cup: 240 }, [92, 0.58, 7.66, 0.26], {
    aliases: 'vodka orange, vodka and orange juice, vodka and orange, vodka and oj',
  }),
  food('mimosa', 2710642, 'beverage', { cup: 240 }, [64, 0.43, 6.49, 0.18], {
    aliases: 'buck fizz',
    allergens: ['sulfites'],
  }),
]);
