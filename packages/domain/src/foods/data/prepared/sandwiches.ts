import { food, foodGroup } from '../../food-row.ts';

/** Sandwiches, burgers, hot dogs and wraps. */
export const SANDWICHES = foodGroup({ aisle: 'bakery' }, [
  food('hamburger', 170694, 'protein', { piece: 97 }, [263, 13.3, 29.57, 10.18], {
    aliases: 'burger, beef burger',
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('double cheeseburger', 173319, 'protein', { piece: 155 }, [282, 16.24, 17.97, 16.18], {
    aliases: 'double burger',
    allergens: ['dairy', 'eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('big mac burger', 170720, 'protein', { piece: 219 }, [257, 11.82, 20.08, 14.96], {
    aliases: 'big mac',
    allergens: ['dairy', 'eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('whopper burger', 170727, 'protein', { piece: 291 }, [233, 10.74, 18.55, 12.84], {
    aliases: 'whopper',
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('crispy chicken sandwich', 170318, 'protein', { piece: 152 }, [276, 10.94, 27.4, 13.59], {
    aliases: 'chicken burger, fried chicken sandwich, chicken sandwich, crispy chicken burger',
    allergens: ['eggs', 'gluten'],
  }),
  food('grilled chicken sandwich', 170368, 'protein', { piece: 230 }, [182, 17.34, 16.78, 4.57], {
    aliases: 'grilled chicken burger',
    allergens: ['eggs', 'gluten'],
  }),
  food('fish sandwich', 170296, 'protein', { piece: 220 }, [257, 10.29, 26.69, 12.45], {
    aliases: 'fish burger, fish fillet sandwich, filet o fish',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
  }),
  food('veggie burger sandwich', 2707481, 'grain', { piece: 160 }, [224, 12.96, 30.82, 5.2], {
    aliases: 'veggie burger in a bun',
    allergens: ['eggs', 'gluten', 'soy', 'sesame'],
  }),
  food('hot dog sandwich', 2707056, 'protein', { piece: 102 }, [296, 10.85, 23.73, 17.37], {
    aliases: 'hot dog in a bun, hot dog with bun, hotdog',
    allergens: ['gluten'],
  }),
  food('chili hot dog', 2707078, 'protein', { piece: 166 }, [223, 9.94, 18.75, 11.98], {
    aliases: 'chili dog',
    allergens: ['gluten'],
  }),
  food('sausage corn dog', 173345, 'protein', { piece: 78 }, [250, 8.57, 26.96, 12.02], {
    aliases: 'corn dog, corndog',
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('ham sandwich', 170707, 'protein', { piece: 184 }, [151, 9.12, 22.91, 2.53], {
    aliases: 'ham sub, ham and salad sandwich',
    allergens: ['gluten'],
  }),
  food('ham and cheese sandwich', 2706965, 'protein', { piece: 135 }, [213, 14.08, 22.43, 7.46], {
    aliases:
      'ham and cheese toastie, cheese and ham sandwich, grilled ham and cheese, toasted ham and cheese, grilled ham and cheese sandwich',
    allergens: ['dairy', 'gluten'],
  }),
  food('turkey sandwich', 2706981, 'protein', { piece: 115 }, [189, 12.03, 26.51, 3.68], {
    aliases: 'turkey breast sandwich',
    allergens: ['gluten'],
  }),
  food('tuna sandwich', 2707034, 'protein', { piece: 180 }, [218, 9.86, 18.33, 11.76], {
    aliases: 'tuna salad sandwich, tuna mayo sandwich',
    allergens: ['eggs', 'gluten', 'fish'],
  }),
  food('chicken salad sandwich', 2706990, 'protein', { piece: 180 }, [246, 12.42, 18.32, 13.7], {
    aliases: 'chicken mayo sandwich',
    allergens: ['eggs', 'gluten'],
  }),
  food('egg salad sandwich', 2707280, 'protein', { piece: 180 }, [260, 9.98, 17.07, 16.62], {
    aliases: 'egg mayo sandwich, egg mayonnaise sandwich',
    allergens: ['eggs', 'gluten'],
  }),
  food('egg sandwich', 2707307, 'protein', { piece: 115 }, [228, 10.46, 26.1, 9.05], {
    aliases: 'fried egg sandwich',
    allergens: ['eggs', 'gluten'],
  }),
  food('bacon lettuce tomato sandwich', 2706979, 'protein', { piece: 105 }, [231, 10.89, 29.71, 7.54], {
    aliases: 'blt, blt sandwich',
    allergens: ['eggs', 'gluten'],
  }),
  food(
    'club sandwich with chicken and bacon',
    2706993,
    'protein',
    { piece: 130 },
    [222, 15.08, 23.09, 7.48],
    { aliases: 'club sandwich', allergens: ['eggs', 'gluten'] },
  ),
  food('roast beef sandwich', 170695, 'protein', { piece: 149 }, [244, 15.17, 22.21, 10.3], {
    allergens: ['gluten'],
  }),
  food('steak sandwich', 2706958, 'protein', { piece: 115 }, [249, 17.91, 25.45, 8.07], {
    aliases: 'philly cheesesteak, cheesesteak',
    allergens: ['dairy', 'gluten'],
  }),
  food('corned beef reuben sandwich', 2706952, 'protein', { piece: 215 }, [282, 10.01, 16.42, 19.43], {
    aliases: 'reuben sandwich, reuben',
    allergens: ['dairy', 'eggs', 'gluten', 'sulfites'],
  }),
  food('meatball sandwich', 170709, 'protein', { piece: 209 }, [219, 9.77, 26.01, 8.45], {
    aliases: 'meatball sub, meatball marinara, meatball marinara sub',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('sloppy joe with beef', 2706883, 'protein', { piece: 185 }, [185, 11.32, 19.95, 6.42], {
    aliases: 'sloppy joe',
    allergens: ['gluten'],
  }),
  food('grilled cheese sandwich', 2705801, 'grain', { piece: 116 }, [343, 11.03, 28.09, 20.78], {
    aliases: 'cheese toastie, toasted cheese sandwich, grilled cheese, cheese toast',
    allergens: ['dairy', 'gluten'],
  }),
  food('peanut butter and jelly sandwich', 2707554, 'grain', { piece: 112 }, [361, 11.42, 45.22, 16.6], {
    aliases:
      'pb and j, pb and j sandwich, pbj sandwich, peanut butter jelly sandwich, pbj, peanut butter and jam sandwich',
    allergens: ['peanuts', 'gluten'],
  }),
  food('lamb gyro', 2706962, 'protein', { piece: 200 }, [184, 11.24, 18.78, 6.76], {
    aliases: 'gyro, doner kebab, gyro sandwich, kebab',
    allergens: ['dairy', 'gluten'],
  }),
  food('falafel sandwich', 2707483, 'grain', { piece: 215 }, [265, 6.22, 27.04, 14.76], {
    aliases: 'falafel pita, falafel wrap',
    allergens: ['gluten', 'sesame'],
  }),
  food('turkey wrap', 2706987, 'protein', { piece: 135 }, [232, 12.77, 23.3, 9.4], {
    aliases: 'turkey sandwich wrap',
    allergens: ['gluten'],
  }),
  food('chicken wrap', 2707017, 'protein', { piece: 161 }, [252, 20.83, 17.3, 10.42], {
    aliases: 'grilled chicken wrap',
    allergens: ['eggs', 'gluten'],
  }),
  food('sausage egg muffin', 172034, 'protein', { piece: 165 }, [286, 13.38, 17.44, 18.1], {
    aliases:
      'sausage egg mcmuffin, sausage mcmuffin with egg, sausage and egg mcmuffin, breakfast sandwich, sausage and egg muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('bacon egg muffin', 172033, 'protein', { piece: 126 }, [228, 13.64, 21.67, 9.66], {
    aliases: 'egg mcmuffin, bacon and egg muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('sausage biscuit', 172031, 'protein', { piece: 111 }, [371, 9.67, 29.99, 24.42], {
    aliases: 'sausage biscuit sandwich',
    allergens: ['dairy', 'gluten'],
  }),
  food('bacon egg croissant', 173269, 'protein', { piece: 128 }, [289, 12.92, 22.5, 16.4], {
    aliases: 'egg and bacon croissant',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('breakfast burrito with sausage', 170787, 'protein', { piece: 109 }, [277, 11.1, 22.97, 15.63], {
    aliases: 'breakfast burrito, egg burrito',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
]);
