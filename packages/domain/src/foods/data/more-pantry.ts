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
    aliases: 'ground mace',
  }),
  food('dried onion flake', 170002, 'spice', { tbsp: 5 }, [349, 8.95, 83.28, 0.46], {
    aliases: 'onion flake',
  }),
  food('cream of tartar', 175041, 'pantry', { tsp: 3 }, [258, 0, 61.5, 0]),
  food('potato starch', 168446, 'pantry', { cup: 160 }, [357, 6.9, 83.1, 0.34], { aliases: 'potato flour' }),
  food('arrowroot starch', 170684, 'pantry', { cup: 128 }, [357, 0.3, 88.15, 0.1], {
    aliases: 'arrowroot, arrowroot flour, arrowroot powder',
  }),
  food('spelt flour', 2003587, 'pantry', {}, [340.5831, 14.475, 70.723, 2.543], { allergens: ['gluten'] }),
  food('sorghum flour', 168943, 'pantry', { cup: 121 }, [359, 8.43, 76.64, 3.34]),
  food('agar', 170090, 'pantry', {}, [306, 6.21, 80.88, 0.3], { aliases: 'agar agar, agar powder' }),
  food('pectin', 168821, 'pantry', { piece: 50 }, [325, 0.3, 90.4, 0.3], {
    aliases: 'fruit pectin, dry pectin',
  }),
  food('compressed yeast', 175042, 'pantry', { piece: 17 }, [105, 8.4, 18.1, 1.9]),
  food('whole wheat pancake mix', 171853, 'pantry', { cup: 152 }, [350, 10.53, 74.11, 1.32], {
    aliases: 'pancake mix, dry pancake mix, pancake batter mix',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('dry cake mix', 174947, 'pantry', {}, [374, 3.7, 81.92, 3.5], {
    aliases: 'cake mix, boxed cake mix',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('seasoned breadcrumb', 172806, 'grain', { cup: 120 }, [383, 14.13, 68.49, 5.48], {
    aliases: 'italian breadcrumb, seasoned bread crumb',
    allergens: ['dairy', 'gluten'],
  }),
  food('seasoned crouton', 172752, 'grain', { cup: 40 }, [465, 10.8, 63.5, 18.3], {
    aliases: 'garlic crouton',
    allergens: ['dairy', 'gluten'],
  }),
];
