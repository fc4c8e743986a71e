import { food, foodGroup } from '../../food-row.ts';

/** Candy, chocolate bars, syrups, spreads and cake decorations. */
export const SWEETS = foodGroup({ aisle: 'snacks' }, [
  food('milk chocolate with almond', 168754, 'pantry', { piece: 41 }, [526, 9, 53.4, 34.4], {
    aliases: 'almond chocolate, nut chocolate',
    allergens: ['nuts', 'dairy', 'soy'],
  }),
  food('candy coated chocolate', 169583, 'pantry', { cup: 208 }, [492, 4.33, 71.19, 21.13], {
    aliases: 'm and m, m and ms, smartie',
    allergens: ['peanuts', 'dairy', 'soy'],
  }),
  food('chocolate nougat peanut bar', 169589, 'pantry', { piece: 57 }, [491, 7.53, 61.51, 23.85], {
    aliases: 'snicker, snicker bar',
    allergens: ['nuts', 'peanuts', 'dairy', 'eggs', 'soy'],
  }),
  food('chocolate caramel cookie bar', 168768, 'pantry', { piece: 28.5 }, [502, 4.91, 64.8, 24.85], {
    aliases: 'twix, twix bar',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('chocolate wafer bar', 167992, 'pantry', { piece: 42 }, [518, 6.51, 64.59, 25.99], {
    aliases: 'kit kat, kitkat',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('chocolate nougat caramel bar', 168756, 'pantry', { piece: 58 }, [456, 4.01, 71.17, 17.23], {
    aliases: 'milky way, mar bar',
    allergens: ['nuts', 'dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('peanut butter cup', 168763, 'pantry', { piece: 17 }, [515, 10.24, 55.36, 30.53], {
    aliases: 'reese peanut butter cup, reese',
    allergens: ['peanuts', 'dairy', 'soy'],
  }),
  food('chocolate covered peanut', 168001, 'pantry', { piece: 4, cup: 149 }, [519, 13.1, 49.7, 33.5], {
    aliases: 'chocolate peanut',
    allergens: ['peanuts', 'dairy', 'soy'],
  }),
  food('chocolate covered raisin', 169576, 'pantry', { piece: 1, cup: 180 }, [390, 4.1, 68.4, 14.8], {
    aliases: 'chocolate raisin',
    allergens: ['dairy', 'soy', 'sulfites'],
  }),
  food('chocolate truffle', 169580, 'pantry', { piece: 12 }, [510, 6.21, 44.88, 33.76], {
    allergens: ['dairy', 'soy'],
  }),
  food('peppermint patty', 167982, 'pantry', { piece: 43 }, [384, 2.19, 80.99, 7.17], {
    aliases: 'peppermint chocolate, mint chocolate',
    allergens: ['dairy', 'soy'],
  }),
  food('caramel candy', 167974, 'pantry', { piece: 10.1 }, [382, 4.6, 77, 8.1], {
    aliases: `caramel, soft caramel, toffee candy, butterscotch, butterscotch candy, werther, butterscotch chip,
      fudge piece, caramel chip, caramel square`,
    allergens: ['dairy'],
  }),
  food('fudge', 167987, 'pantry', { piece: 17 }, [410, 2.39, 76.7, 10.41], {
    aliases: 'chocolate fudge',
    allergens: ['dairy', 'soy'],
  }),
  food('toffee', 169671, 'pantry', { piece: 12 }, [560, 1.07, 64.72, 32.75], {
    aliases: 'english toffee',
    allergens: ['dairy'],
  }),
  food('marzipan', 170160, 'pantry', { cup: 227 }, [458, 9, 47.81, 27.74], {
    aliases: 'almond paste, marzipan paste',
    allergens: ['nuts'],
  }),
  food('nougat', 169060, 'pantry', { piece: 14 }, [398, 3.33, 92.39, 1.67], {
    aliases: 'turron, torrone',
    allergens: ['nuts', 'dairy', 'eggs'],
  }),
  food('pecan praline', 168791, 'pantry', { piece: 39 }, [485, 3.3, 59.59, 25.9], {
    allergens: ['nuts', 'dairy'],
  }),
  food('peanut brittle', 169586, 'pantry', {}, [486, 7.57, 71.24, 18.98], {
    allergens: ['peanuts', 'dairy'],
  }),
  food('sesame snap', 169588, 'pantry', { piece: 1.8 }, [516, 11.6, 50.3, 33.3], {
    aliases: 'sesame brittle, sesame crunch, sesame candy',
    allergens: ['sesame'],
  }),
  food('gummy candy', 167989, 'pantry', { piece: 2.2, cup: 182 }, [396, 0, 98.9, 0], {
    aliases: `gummy bear, gumdrop, wine gum, fruit gum, gummy, haribo, gummy worm, gummi bear, sour patch kid,
      fruit pastille, gummi worm, sour candy, winegum, percy pig, gummy ring, jelly tots, tangfastic,
      sour worm, jelly snake`,
  }),
  food('jelly bean', 167991, 'pantry', { piece: 1.1 }, [375, 0, 93.55, 0.05]),
  food('hard candy', 167990, 'pantry', { piece: 6 }, [394, 0, 98, 0.2], {
    aliases: `boiled sweet, candy, humbug, mint candy, life saver, peppermint candy, candy cane, polo mint,
      jolly rancher, breath mint, boiled lolly, extra strong mint, skittle candy, tic tac,
      after dinner mint, peppermint stick, halloween candy`,
  }),
  food('lollipop', 2710361, 'pantry', { piece: 10 }, [394, 0, 98, 0.2], { aliases: 'lolly, sucker' }),
  food('licorice', 2710352, 'pantry', { piece: 10 }, [396, 0, 98.9, 0], {
    aliases: 'liquorice, licorice candy',
    allergens: ['gluten'],
  }),
  food('taffy', 169670, 'pantry', { piece: 15 }, [397, 0.03, 91.56, 3.33], {
    aliases: 'salt water taffy',
    allergens: ['dairy'],
  }),
  food('fruit candy', 168843, 'pantry', { piece: 1.07, cup: 205 }, [405, 0.19, 90.78, 4.37], {
    aliases: 'skittle',
  }),
  food('fruit chew', 169590, 'pantry', { piece: 5 }, [408, 0.41, 82.57, 8.21], {
    aliases: 'starburst, chewy candy',
  }),
  food('cotton candy', 2710363, 'pantry', { cup: 10 }, [401, 0, 99.6, 0.32], {
    aliases: 'candy floss, candyfloss',
  }),
  food('chewing gum', 168771, 'pantry', { piece: 3 }, [360, 0, 96.7, 0.3], { aliases: 'bubble gum, gum' }),
  food('sugar free gum', 169882, 'pantry', { piece: 2 }, [268, 0, 94.8, 0.4], {
    aliases: 'sugar free chewing gum',
  }),
  food('chocolate syrup', 174117, 'pantry', { cup: 300, tbsp: 19.5 }, [279, 2.1, 65.1, 1.13], {
    aliases: `chocolate sauce, hershey syrup, chocolate fudge sauce, hot fudge, fudge sauce, hot fudge topping,
      chocolate dessert sauce, chocolate topping, chocolate fudge topping`,
    allergens: ['dairy', 'soy'],
    aisle: 'sauces',
  }),
  food('caramel sauce', 168841, 'pantry', { tbsp: 20.5 }, [216, 1.21, 57.01, 0], {
    aliases: `caramel topping, butterscotch sauce, caramel syrup, dulce de leche, caramel syrup sauce,
      toffee sauce, carnation caramel, caramel spread, caramel dip, cajeta, butterscotch topping,
      canned caramel, caramel dessert sauce`,
    allergens: ['dairy'],
    aisle: 'sauces',
  }),
  food('strawberry sauce', 168758, 'pantry', { cup: 340, tbsp: 21 }, [254, 0.2, 66.3, 0.1], {
    aliases: 'strawberry topping, strawberry syrup',
    aisle: 'sauces',
  }),
  food('table syrup', 169578, 'pantry', { cup: 314, tbsp: 20 }, [234, 0, 61.47, 0], {
    aliases: `pancake syrup, breakfast syrup, maple flavored syrup, log cabin syrup, maple flavoured syrup,
      maple pancake syrup`,
    aisle: 'sauces',
  }),
  food('reduced sugar jam', 167706, 'pantry', { tbsp: 17 }, [151, 0, 37.6, 0.1], {
    aliases: 'sugar free jam, low sugar jam',
    aisle: 'sauces',
  }),
  food('apple butter', 168816, 'pantry', { cup: 282, tbsp: 17 }, [173, 0.39, 42.47, 0.3], {
    aliases: 'apple spread',
    aisle: 'sauces',
  }),
  food('marshmallow cream', 169664, 'pantry', {}, [322, 0.8, 79, 0.3], {
    aliases: 'marshmallow fluff, fluff, marshmallow creme, marshmallow spread, marshmallow topping',
    allergens: ['dairy', 'eggs'],
    aisle: 'sauces',
  }),
  food('honey butter', 2710179, 'pantry', { cup: 224, tbsp: 14 }, [485, 0.53, 48.5, 33.85], {
    allergens: ['dairy'],
  }),
  food('sprinkle', 2710334, 'pantry', { cup: 160 }, [473, 0, 84.66, 15.27], {
    aliases: `hundred and thousand, cake sprinkle, chocolate sprinkle, chocolate vermicelli, silver ball,
      sugar sprinkle, decorating sprinkle, cake decoration, dragee, silver dragee`,
    allergens: ['dairy', 'soy'],
    aisle: 'baking',
  }),
  food('sucralose', 170257, 'pantry', { piece: 1 }, [336, 0, 91.17, 0], {
    aliases: `splenda, sweetener, artificial sweetener, sugar substitute, erythritol, monk fruit sweetener,
      monk fruit, xylitol, swerve, saccharin, granulated sweetener, canderel, truvia, sweet n low,
      allulose, sugar free sweetener, monkfruit, monkfruit sweetener, hermesetas, powdered erythritol,
      brown sugar substitute, powdered sweetener, low calorie sweetener, birch sugar, swerve sweetener,
      granular sweetener`,
    aisle: 'baking',
  }),
  food('aspartame', 169657, 'pantry', { piece: 1, tsp: 3.5 }, [365, 2.17, 89.08, 0], {
    aliases: 'equal sweetener',
    aisle: 'baking',
  }),
  food('apple pie filling', 168822, 'pantry', {}, [100, 0.1, 26.1, 0.1], {
    aliases: `canned apple pie filling, blueberry pie filling, peach pie filling, fruit pie filling,
      strawberry pie filling, pie filling, lemon pie filling, canned apple`,
    allergens: ['gluten'],
    aisle: 'baking',
  }),
  food('cherry pie filling', 168824, 'pantry', {}, [115, 0.37, 28, 0.07], {
    aliases: 'canned cherry pie filling',
    allergens: ['gluten'],
    aisle: 'baking',
  }),
  food(
    'unsweetened baking chocolate',
    167568,
    'pantry',
    { piece: 29, cup: 132 },
    [642, 14.32, 28.42, 52.31],
    {
      aliases: `unsweetened chocolate, 100 percent chocolate, bitter chocolate, cacao nib, cocoa nib,
      unsweetened baking chocolate bar, cocoa mass, cacao paste, 100 percent cacao chocolate, cocoa solid`,
      allergens: ['dairy', 'soy'],
      aisle: 'baking',
    },
  ),
]);
