import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Drinks. */
export const BEVERAGES: readonly Food[] = [
  food('water', 173647, 'beverage', { cup: 237 }, [0, 0, 0, 0], {
    aliases:
      'tap water, cold water, warm water, hot water, boiling water, ice, ice water, ice cube, ice cold water',
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
  food('espresso', 171891, 'beverage', { cup: 237 }, [9, 0.12, 1.67, 0.18]),
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
  food('orange juice', 169098, 'beverage', { cup: 248 }, [45, 0.7, 10.4, 0.2]),
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
    aliases: 'unsweetened almond milk, almond drink',
    allergens: ['nuts'],
  }),
  food('soy milk', 2705405, 'beverage', { cup: 244 }, [38, 3.55, 1.29, 2.12], {
    aliases: 'soya milk, soymilk, soy drink, unsweetened soy milk',
    allergens: ['soy'],
  }),
  food('oat milk', 2705412, 'beverage', { cup: 244 }, [45, 0.66, 5.37, 2.33], {
    aliases: 'oat drink, oatmilk',
    allergens: ['gluten'],
  }),
  food('rice milk', 171942, 'beverage', { cup: 240 }, [47, 0.28, 9.17, 0.97], { aliases: 'rice drink' }),
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
  food('vodka', 174818, 'beverage', { cup: 222 }, [231, 0, 0, 0], {}),
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
  }),
  food('vegan cheese', 172198, 'dairy', { cup: 113, piece: 21 }, [248, 11.47, 23.67, 12.22], {
    aliases: `vegan cheddar, vegan mozzarella, violife, daiya, non dairy cheese, dairy free cheddar,
      dairy free mozzarella, vegan mozzarella style shred`,
  }),
  food('kombucha', 2710509, 'beverage', { cup: 248 }, [16, 0.1, 3.98, 0.01]),
  food('tonic water', 171869, 'beverage', { cup: 244 }, [34, 0, 8.8, 0], { aliases: 'tonic' }),
];
