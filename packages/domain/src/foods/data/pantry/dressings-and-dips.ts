import { food, foodGroup } from '../../food-row.ts';

/** Salad dressings, dips, gravies and sauces, except the everyday ones. */
export const DRESSINGS_AND_DIPS = foodGroup({ aisle: 'sauces' }, [
  food('thousand island dressing', 171402, 'pantry', { cup: 250, tbsp: 16 }, [379, 1.09, 14.64, 35.06], {
    aliases: `thousand island, burger sauce, russian salad dressing, marie rose sauce, fry sauce,
      hamburger sauce, in n out sauce, marie rose, prawn cocktail sauce, comeback sauce`,
    allergens: ['eggs'],
  }),
  food('blue cheese dressing', 173562, 'pantry', { cup: 245, tbsp: 15 }, [484, 1.37, 4.77, 51.1], {
    aliases: 'blue cheese dip',
    allergens: ['dairy', 'eggs'],
  }),
  food('french dressing', 171414, 'pantry', { cup: 250, tbsp: 16 }, [419, 0.87, 18.79, 39.07]),
  food('russian dressing', 171005, 'pantry', { cup: 245, tbsp: 15 }, [355, 0.69, 31.9, 26.18], {
    allergens: ['eggs'],
  }),
  food('honey mustard dressing', 171043, 'pantry', { tbsp: 15 }, [464, 0.87, 23.33, 40.83], {
    aliases: 'honey mustard',
    allergens: ['eggs'],
  }),
  food('sesame dressing', 171006, 'pantry', { cup: 245, tbsp: 15 }, [443, 3.1, 8.6, 45.2], {
    aliases: `sesame ginger dressing, asian dressing, roasted sesame dressing, goma dressing, miso dressing,
      deep roasted sesame dressing, ginger dressing, sesame soy dressing`,
    allergens: ['gluten', 'soy', 'sesame'],
  }),
  food('light mayonnaise', 173594, 'pantry', { tbsp: 15 }, [238, 0.37, 9.23, 22.22], {
    aliases: 'light mayo, low fat mayonnaise, reduced fat mayonnaise',
    allergens: ['eggs'],
  }),
  food('light ranch dressing', 2710225, 'pantry', { cup: 240, tbsp: 15 }, [160, 1.5, 7, 14], {
    aliases: 'low fat ranch dressing',
    allergens: ['dairy', 'eggs'],
  }),
  food('hollandaise sauce', 2710171, 'pantry', { tbsp: 16 }, [546, 5.4, 1.03, 57.98], {
    aliases: 'hollandaise',
    allergens: ['dairy', 'eggs'],
  }),
  food('vodka sauce', 2709749, 'pantry', { cup: 260 }, [75, 1.15, 3.56, 6.57], {
    aliases: 'tomato cream sauce',
    allergens: ['dairy'],
  }),
  food('chicken gravy', 171566, 'pantry', { cup: 228 }, [48, 0.71, 5.29, 2.62], { allergens: ['gluten'] }),
  food('turkey gravy', 171568, 'pantry', { cup: 238, tbsp: 14.9 }, [51, 2.6, 5.1, 2.1], {
    allergens: ['gluten'],
  }),
  food('mushroom gravy', 171170, 'pantry', { cup: 238 }, [50, 1.26, 5.47, 2.71], { allergens: ['gluten'] }),
  food('steak sauce', 171825, 'pantry', { tbsp: 17 }, [95, 1.25, 22.04, 0.23], {
    aliases: `hp sauce, brown sauce, a1 sauce, a1 steak sauce, a 1 sauce, hp brown sauce, daddies sauce,
      pickapeppa sauce, a1, fruity brown sauce`,
    allergens: ['gluten', 'fish'],
  }),
  food('cocktail sauce', 174067, 'pantry', { cup: 240 }, [128, 1.36, 28.22, 1.05], {
    aliases: 'seafood sauce',
    allergens: ['gluten', 'shellfish', 'fish'],
  }),
  food('buffalo sauce', 2709751, 'pantry', { tbsp: 16 }, [11, 1.21, 0.75, 0.71], {
    aliases: 'wing sauce',
    allergens: ['dairy'],
  }),
  food('mole sauce', 2707151, 'pantry', { tbsp: 16 }, [75, 0.98, 10.77, 3.82], {
    aliases: 'mole',
    allergens: ['nuts', 'peanuts', 'gluten', 'sesame'],
  }),
  food('chutney', 2709309, 'pantry', { tbsp: 16 }, [246, 0.33, 60.6, 0.06], {
    aliases: `mango chutney, ploughman pickle, branston pickle, branston, onion marmalade,
      caramelized onion relish, tomato relish, onion relish, piccalilli, mango pickle, lime pickle,
      chow chow relish, indian pickle, achar, sandwich pickle, brinjal pickle, caramelised onion relish,
      corn relish, chili relish, tomato jam, onion jam`,
  }),
  food('cranberry sauce', 173961, 'pantry', { cup: 277, piece: 57 }, [159, 0.9, 40.4, 0.15], {
    aliases: `cranberry jelly, jellied cranberry sauce, whole berry cranberry sauce, cranberry relish,
      lingonberry sauce, cranberry compote, redcurrant sauce`,
  }),
  food('onion dip', 2705621, 'pantry', { tbsp: 15 }, [346, 2.15, 3.92, 35.77], {
    aliases: 'french onion dip',
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
  food('spinach dip', 2705625, 'pantry', { tbsp: 15 }, [345, 2.35, 3.44, 35.83], {
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
  food('spinach and artichoke dip', 2705783, 'pantry', { tbsp: 15 }, [329, 4.21, 5.07, 32.76], {
    aliases: 'artichoke dip, spinach artichoke dip',
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
]);
