import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Spices and baking goods beside the everyday kinds. */
export const MORE_PANTRY: readonly Food[] = [
  food('dill seed', 170925, 'spice', { tbsp: 6.6, tsp: 2.1 }, [305, 15.98, 55.17, 14.54]),
  food('chervil', 171318, 'spice', { tbsp: 1.9, tsp: 0.6 }, [237, 23.2, 49.1, 3.9], {
    aliases: 'dried chervil',
  }),
  food('savory', 170936, 'spice', { tbsp: 4.4, tsp: 1.4 }, [272, 6.73, 68.73, 5.91], {
    aliases: 'summer savory, ground savory',
  }),
  food('mace', 170927, 'spice', { tbsp: 5.3, tsp: 1.7 }, [475, 6.71, 50.5, 32.38], {
    aliases: 'ground mace, blade mace, mace blade',
  }),
  food('dried onion flake', 170002, 'spice', { tbsp: 5 }, [349, 8.95, 83.28, 0.46], {
    aliases: 'onion flake, dehydrated onion flake, minced onion dried, instant minced onion',
  }),
  food('cream of tartar', 175041, 'pantry', { tsp: 3 }, [258, 0, 61.5, 0], {
    aliases: 'tartaric acid, citric acid',
  }),
  food('potato starch', 168446, 'pantry', { cup: 160 }, [357, 6.9, 83.1, 0.34], {
    aliases: 'potato flour, potato starch flour',
  }),
  food('instant mashed potato', 170445, 'pantry', { cup: 60 }, [354, 8.34, 81.17, 0.41], {
    aliases: `potato flake, instant mash, instant potato, mashed potato mix, mashed potato powder, idahoan,
      idahoan mashed potato, dehydrated potato`,
    allergens: ['dairy'],
  }),
  food('arrowroot starch', 170684, 'pantry', { cup: 128 }, [357, 0.3, 88.15, 0.1], {
    aliases: 'arrowroot, arrowroot flour, arrowroot powder',
  }),
  food('spelt flour', 2003587, 'pantry', {}, [340.5831, 14.475, 70.723, 2.543], {
    aliases: 'kamut flour, einkorn flour, emmer flour, khorasan flour',
    allergens: ['gluten'],
  }),
  food('sorghum flour', 168943, 'pantry', { cup: 121 }, [359, 8.43, 76.64, 3.34]),
  food('agar', 170090, 'pantry', {}, [306, 6.21, 80.88, 0.3], {
    aliases: `agar agar, agar powder, agar flake, vegetarian gelatin, agar agar powder, agar agar flake, vege gel`,
  }),
  food('pectin', 168821, 'pantry', { piece: 50 }, [325, 0.3, 90.4, 0.3], {
    aliases: 'fruit pectin, dry pectin, liquid pectin, apple pectin, powdered pectin, sure jell',
  }),
  food('xanthan gum', 168821, 'pantry', { tsp: 3, tbsp: 9 }, [325, 0.3, 90.4, 0.3], {
    aliases: `xantham gum, guar gum, xanthan, psyllium husk, psyllium, psyllium husk powder, methylcellulose`,
  }),
  food('compressed yeast', 175042, 'pantry', { piece: 17 }, [105, 8.4, 18.1, 1.9], {
    aliases: 'live yeast, wet yeast',
  }),
  food('whole wheat pancake mix', 171853, 'pantry', { cup: 152 }, [350, 10.53, 74.11, 1.32], {
    aliases: `pancake mix, dry pancake mix, pancake batter mix, waffle mix, buttermilk pancake mix, crepe mix,
      pancake and waffle mix, krusteaz, krusteaz pancake mix, pancake shaker, protein pancake mix,
      pancake flour, kodiak cake, kodiak pancake mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('dry cake mix', 174947, 'pantry', {}, [374, 3.7, 81.92, 3.5], {
    aliases: `cake mix, boxed cake mix, devil food cake mix, chocolate cake mix, vanilla cake mix,
      funfetti cake mix, spice cake mix, angel food cake mix, red velvet cake mix, gingerbread mix,
      carrot cake mix, sponge mix, cupcake mix, lemon cake mix, betty crocker cake mix,
      duncan hines cake mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('pudding mix', 168784, 'pantry', { cup: 150 }, [377, 0, 92.9, 0.6], {
    aliases: `instant pudding, instant vanilla pudding, vanilla pudding mix, instant chocolate pudding,
      vanilla instant pudding mix, chocolate pudding mix, blancmange powder, butterscotch pudding mix,
      banana pudding mix, angel delight, lemon pudding mix, jello pudding, instant custard powder`,
    allergens: ['dairy', 'soy'],
  }),
  food('baking mix', 174902, 'pantry', { cup: 120 }, [428, 8, 63.4, 15.4], {
    aliases: `bisquick, biscuit mix, buttermilk baking mix, pancake and baking mix, buttermilk biscuit mix,
      heart smart bisquick, dumpling mix, batter mix, yorkshire pudding mix`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('brownie mix', 174948, 'pantry', { cup: 150 }, [434, 4, 76.6, 14.9], {
    aliases: 'fudge brownie mix, cookie mix, chocolate chip cookie mix, boxed brownie mix',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('cornbread mix', 172766, 'pantry', { cup: 140 }, [293, 3.48, 61, 3.25], {
    aliases: `corn muffin mix, jiffy corn muffin mix, jiffy cornbread mix, cornmeal mix, muffin mix, jiffy mix,
      jiffy, blueberry muffin mix, scone mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('seasoned breadcrumb', 172806, 'grain', { cup: 120 }, [383, 14.13, 68.49, 5.48], {
    aliases: `italian breadcrumb, seasoned bread crumb, italian style breadcrumb, italian bread crumb,
      italian style bread crumb, italian style panko, italian panko`,
    allergens: ['dairy', 'gluten'],
  }),
  food('seasoned crouton', 172752, 'grain', { cup: 40 }, [465, 10.8, 63.5, 18.3], {
    aliases: `garlic crouton, cheese and garlic crouton, caesar crouton, texas toast crouton,
      garlic butter crouton`,
    allergens: ['dairy', 'gluten'],
  }),
];
