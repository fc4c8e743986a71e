import { food, foodGroup } from '../../food-row.ts';

/** Dishes of kitchens and restaurants as they are eaten: fried noodles, rolls, pies, stews, curries. */
export const READY_MEALS = foodGroup({ aisle: 'frozen' }, [
  food('tuna noodle casserole', 2706570, 'protein', { cup: 224 }, [168, 10.12, 15.41, 7.3], {
    aliases: 'tuna pasta bake, tuna casserole',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
  }),
  food('chicken pad thai', 2708806, 'protein', { cup: 200 }, [154, 8.13, 14.36, 7.5], {
    aliases: 'pad thai',
    allergens: ['peanuts', 'eggs', 'gluten', 'soy', 'shellfish', 'fish'],
  }),
  food('vegetable lo mein', 167677, 'grain', { cup: 136 }, [121, 4.77, 20.16, 2.35], {
    aliases: 'lo mein, stir fried noodle, fried noodle',
    allergens: ['eggs', 'gluten', 'soy', 'shellfish', 'sesame'],
  }),
  food('chicken chow mein', 168083, 'protein', { cup: 220 }, [85, 6.76, 8.29, 2.8], {
    aliases: 'chow mein',
    allergens: ['eggs', 'gluten', 'soy', 'shellfish'],
  }),
  food('beef chop suey', 2706742, 'protein', { cup: 220 }, [82, 10.76, 3.85, 2.61], {
    aliases: 'chop suey, beef chow mein',
    allergens: ['gluten', 'soy', 'shellfish'],
  }),
  food('pork egg roll', 172103, 'grain', { piece: 85 }, [227, 9.94, 28.49, 8.18], {
    aliases: 'egg roll',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('vegetable egg roll', 172105, 'grain', { piece: 68 }, [214, 5.95, 31.77, 6.97], {
    aliases: 'vegetable spring roll, spring roll, veggie egg roll',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('shrimp summer roll', 2708704, 'grain', { piece: 71, cup: 83 }, [112, 5.65, 17.23, 2.65], {
    aliases: 'summer roll, rice paper roll, vietnamese spring roll',
    allergens: ['peanuts', 'gluten', 'soy', 'shellfish'],
  }),
  food('pork dumpling', 2708708, 'grain', { piece: 25, cup: 75 }, [113, 6.9, 11.07, 4.6], {
    aliases:
      'dumpling, steamed dumpling, potsticker, pot sticker, gyoza, steamed wonton, jiaozi, dim sum, mandu, mandoo',
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('fried pork dumpling', 2708705, 'grain', { piece: 25, cup: 75 }, [192, 8.76, 14.05, 11.13], {
    aliases: 'fried dumpling, fried wonton, fried potsticker',
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('pierogi', 2708720, 'grain', { piece: 40, cup: 80 }, [195, 5.26, 29.64, 6.14], {
    aliases: 'potato pierogi, pierogy, perogy, perogie, pierogie, pyrogy, pirohy',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('samosa', 2708730, 'grain', { piece: 100 }, [310, 5.14, 33.16, 17.47], {
    aliases: 'vegetable samosa',
    allergens: ['gluten'],
  }),
  food('beef empanada', 2708711, 'grain', { piece: 130 }, [333, 12.09, 27.45, 19.2], {
    aliases: 'empanada, meat pasty, beef pasty',
    allergens: ['eggs', 'gluten'],
  }),
  food('spanakopita', 2708729, 'grain', { piece: 120, cup: 120 }, [212, 8.27, 10.35, 15.15], {
    aliases: 'spinach pie',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cheese quiche', 2708733, 'grain', { piece: 192 }, [365, 11.91, 13.74, 29.23], {
    aliases: 'quiche',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('spinach quiche', 2708732, 'grain', { piece: 143 }, [299, 10.29, 11.68, 23.51], {
    aliases: 'vegetable quiche',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('quiche lorraine with bacon', 2708731, 'grain', { piece: 192 }, [387, 15.5, 12.12, 30.63], {
    aliases: 'quiche lorraine, bacon quiche',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('orange chicken', 167679, 'protein', { cup: 252 }, [262, 14.46, 22.46, 12.68], {
    aliases: 'chinese orange chicken',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('general tso chicken', 167675, 'protein', { cup: 146 }, [295, 12.9, 23.99, 16.36], {
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('sesame chicken', 168087, 'protein', { cup: 252 }, [293, 14.33, 26.88, 14.25], {
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('lemon chicken', 167674, 'protein', { cup: 252 }, [252, 11.87, 20.61, 13.55], {
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('sweet and sour pork', 168082, 'protein', { cup: 226 }, [270, 8.91, 23.34, 15.66], {
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('sweet and sour chicken', 2706435, 'protein', { cup: 252 }, [250, 10.1, 23.86, 12.65], {
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('kung pao chicken', 167676, 'protein', { cup: 162 }, [129, 9.76, 6.87, 6.98], {
    allergens: ['peanuts', 'gluten', 'soy'],
  }),
  food('teriyaki chicken', 2706433, 'protein', { cup: 244 }, [163, 25.73, 1.62, 5.96], {
    aliases: 'chicken teriyaki',
    allergens: ['gluten', 'soy'],
  }),
  food('beef and broccoli', 2706738, 'protein', { cup: 217 }, [160, 10.43, 5.09, 10.63], {
    aliases: 'beef with broccoli',
    allergens: ['gluten', 'soy', 'shellfish'],
  }),
  food('egg foo young', 2707193, 'protein', { piece: 86, cup: 175 }, [125, 11.69, 5.2, 6.16], {
    aliases: 'egg foo yung',
    allergens: ['eggs', 'gluten', 'soy', 'shellfish'],
  }),
  food('beef curry', 2706388, 'protein', { cup: 240 }, [113, 7.57, 6.53, 6.57], { aliases: 'lamb curry' }),
  food('vegetable curry', 2710067, 'vegetable', { cup: 240 }, [86, 1.6, 8.81, 5.27], {
    aliases: 'veggie curry',
  }),
  food('chicken curry with rice', 2706438, 'protein', { cup: 200 }, [116, 4.96, 15.12, 4], {
    aliases: 'chicken curry and rice',
  }),
  food('chicken biryani', 2706538, 'protein', { cup: 196 }, [104, 7.15, 13.55, 2.38], {
    aliases: 'biryani',
    allergens: ['dairy'],
  }),
  food('vegetable biryani', 2708985, 'grain', { cup: 172 }, [109, 1.93, 17.91, 3.2], {
    allergens: ['dairy'],
  }),
  food('beef burrito', 173277, 'protein', { piece: 241 }, [191, 11.52, 19.52, 7.47], {
    aliases: 'burrito, beef and bean burrito',
    allergens: ['gluten'],
  }),
  food('bean burrito', 172038, 'grain', { piece: 108.5 }, [206, 6.48, 32.92, 6.22], {
    aliases: 'bean and rice burrito',
    allergens: ['gluten'],
  }),
  food('bean and cheese burrito', 172039, 'grain', { piece: 185 }, [205, 7.35, 31.23, 6.05], {
    aliases: 'cheese burrito',
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken burrito', 2708543, 'protein', { piece: 220 }, [244, 13.74, 28.33, 8.06], {
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken burrito bowl', 2708561, 'protein', { piece: 270, cup: 120 }, [155, 12.46, 14.21, 5], {
    aliases: 'burrito bowl, chicken rice bowl',
    allergens: ['dairy'],
  }),
  food('beef taco', 170689, 'protein', { piece: 69 }, [226, 8.86, 19.85, 12.7], {
    aliases: 'taco, hard shell taco, hard taco',
    allergens: ['dairy'],
  }),
  food('soft beef taco', 170763, 'protein', { piece: 102 }, [206, 9.25, 20.23, 9.75], {
    aliases: 'soft taco',
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken taco', 170764, 'protein', { piece: 98 }, [189, 13.3, 19.69, 6.35], {
    aliases: 'soft chicken taco',
    allergens: ['dairy', 'gluten'],
  }),
  food('fish taco', 2708529, 'protein', { piece: 100, cup: 120 }, [275, 11.62, 22.99, 15.29], {
    allergens: ['dairy', 'gluten', 'fish'],
  }),
  food('taco salad with beef', 2708508, 'protein', { piece: 315 }, [179, 7.45, 16.49, 9.32], {
    aliases: 'taco salad',
    allergens: ['dairy', 'gluten'],
  }),
  food('cheese quesadilla', 169035, 'grain', { piece: 194 }, [368, 15.93, 24.11, 23.08], {
    aliases: 'quesadilla',
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken quesadilla', 170765, 'protein', { piece: 180 }, [294, 15.05, 24.04, 15.25], {
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken fajita', 2708604, 'protein', { piece: 95, cup: 120 }, [206, 11.33, 17.99, 9.8], {
    aliases: 'fajita',
    allergens: ['gluten'],
  }),
  food('beef fajita', 2708605, 'protein', { piece: 95, cup: 120 }, [231, 12.07, 17.99, 12.24], {
    aliases: 'steak fajita',
    allergens: ['gluten'],
  }),
  food('cheese enchilada', 169855, 'grain', { piece: 137 }, [273, 11.24, 15.45, 18.47], {
    aliases: 'enchilada',
    allergens: ['dairy', 'gluten'],
  }),
  food('beef enchilada', 2708566, 'protein', { piece: 150, cup: 170 }, [191, 9.76, 14.64, 10.54], {
    allergens: ['dairy', 'gluten'],
  }),
  food('chicken enchilada', 2708568, 'protein', { piece: 150, cup: 170 }, [178, 10.03, 14.64, 9.02], {
    allergens: ['dairy', 'gluten'],
  }),
  food('pork tamale', 168067, 'protein', { piece: 142 }, [174, 7.35, 15.75, 9.04], { aliases: 'tamale' }),
  food('nacho with cheese', 170291, 'grain', {}, [343, 4.32, 34.91, 21.5], {
    aliases: 'nacho and cheese, cheese nacho',
    allergens: ['dairy'],
  }),
  food('loaded nacho with beef', 170292, 'protein', {}, [219, 6.21, 21.39, 12.48], {
    aliases: 'loaded nacho, nacho supreme',
    allergens: ['dairy'],
  }),
  food('beef chimichanga', 2708587, 'protein', { piece: 190 }, [324, 12.08, 25.76, 18.8], {
    aliases: 'chimichanga',
    allergens: ['dairy', 'gluten'],
  }),
  food('beef taquito', 169772, 'protein', { piece: 42 }, [287, 9.4, 33.46, 12.79], {
    aliases: 'taquito, flauta',
    allergens: ['dairy', 'gluten'],
  }),
  food('cheese pupusa', 167662, 'grain', { piece: 117 }, [256, 11.72, 22.39, 13.25], {
    aliases: 'pupusa',
    allergens: ['dairy'],
  }),
  food('beef stew', 173330, 'protein', { cup: 196 }, [99, 4.41, 7.85, 5.53], {
    aliases:
      'beef casserole, irish stew, stew, canned stewing steak, canned stewed steak, stewed steak, canned beef stew',
    allergens: ['gluten'],
  }),
  food('beef stroganoff', 2706382, 'protein', { cup: 256 }, [150, 10.06, 6.21, 9.33], {
    aliases: 'stroganoff',
    allergens: ['dairy', 'gluten'],
  }),
  food('beef meatloaf', 2706499, 'protein', { piece: 108 }, [199, 17.48, 7.2, 10.72], {
    aliases: 'meatloaf, meat loaf',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('shepherd pie with meat', 2706594, 'protein', { piece: 250, cup: 200 }, [123, 7.64, 8.72, 6.3], {
    aliases: 'shepherd pie, cottage pie',
    allergens: ['dairy', 'gluten'],
  }),
  food('beef pot pie', 2706630, 'protein', { piece: 250, cup: 200 }, [271, 8.92, 23.95, 15.37], {
    aliases: 'beef pie, meat pie, steak pie',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chicken pot pie', 173331, 'protein', { piece: 302 }, [204, 5.11, 19.21, 11.85], {
    aliases: 'chicken pie, pot pie',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('beef wellington', 2706501, 'protein', { piece: 116 }, [368, 19.16, 10.25, 27.43], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('stuffed pepper with meat', 2709073, 'protein', { piece: 149, cup: 198 }, [178, 7.83, 9.93, 11.66], {
    aliases: 'stuffed pepper, stuffed bell pepper',
  }),
  food(
    'stuffed cabbage roll with beef',
    2706620,
    'protein',
    { piece: 103, cup: 162 },
    [114, 8.3, 8.83, 5.06],
    { aliases: 'cabbage roll, stuffed cabbage', allergens: ['gluten'] },
  ),
  food('stuffed grape leaf', 2709064, 'grain', { piece: 56 }, [168, 2.28, 13.88, 11.95], {
    aliases: 'dolma, stuffed vine leaf',
  }),
  food('beef kebab', 2706730, 'protein', { piece: 202, cup: 154 }, [122, 14.8, 5.06, 4.88], {
    aliases: 'beef kabob, shish kebab, beef skewer',
  }),
  food('chicken kebab', 2706783, 'protein', { piece: 202, cup: 154 }, [104, 13.04, 5.06, 3.69], {
    aliases: 'chicken kabob, chicken skewer, chicken shish kebab',
  }),
  food('chicken parmesan', 168062, 'protein', {}, [204, 16.17, 10.92, 10.64], {
    aliases: 'chicken parmigiana, chicken parm',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chicken cordon bleu', 2706441, 'protein', { piece: 229, cup: 140 }, [210, 22.64, 9.29, 9.17], {
    aliases: 'cordon bleu',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chicken kiev', 2706445, 'protein', { piece: 258 }, [280, 21.31, 5.45, 19.21], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chicken and dumpling', 2706543, 'protein', { cup: 244 }, [144, 15.69, 8.04, 5.55], {
    aliases: 'chicken with dumpling',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('seafood paella', 2706711, 'protein', { cup: 240 }, [143, 8.03, 16.44, 4.76], {
    aliases: 'paella',
    allergens: ['shellfish', 'fish'],
  }),
  food('chicken jambalaya', 2706727, 'protein', { cup: 244 }, [161, 13.76, 8.65, 7.97], {
    aliases: 'jambalaya',
    allergens: ['shellfish'],
  }),
]);
