import { food, foodGroup } from '../../food-row.ts';

/** Salads as they are eaten. */
export const SALADS = foodGroup({ aisle: 'produce' }, [
  food('macaroni salad', 2708932, 'grain', { cup: 204 }, [221, 4.46, 24.65, 11.52], {
    aliases: 'pasta salad',
    allergens: ['eggs', 'gluten'],
  }),
  food('tabbouleh', 2709131, 'vegetable', { cup: 160 }, [127, 1.64, 9.65, 9.66], {
    aliases: 'tabouli, tabouleh, bulgur salad',
    allergens: ['gluten'],
  }),
  food('greek salad without dressing', 2709830, 'vegetable', { cup: 105 }, [48, 2.75, 4.35, 2.26], {
    aliases: 'greek salad',
    allergens: ['dairy'],
  }),
  food('caesar salad without dressing', 2709591, 'vegetable', { cup: 79 }, [77, 4, 7.49, 3.41], {
    aliases: 'caesar salad, caesar salad kit, caesar kit, chicken caesar kit',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
  }),
  food('garden salad without dressing', 2709822, 'vegetable', { cup: 73 }, [24, 1.07, 4.58, 0.2], {
    aliases: 'salad, garden salad, side salad, green salad, lettuce salad, tossed salad',
    madeOf: 'lettuce, tomato, cucumber, carrot',
    cooksLike: 'mixed greens',
  }),
  food('cobb salad with chicken', 2709832, 'protein', { cup: 105 }, [93, 11.32, 2.65, 4.33], {
    aliases: 'cobb salad',
    allergens: ['dairy', 'eggs'],
  }),
  food('chicken caesar salad', 2706818, 'protein', { cup: 90 }, [63, 8.52, 2.99, 1.94], {
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
  }),
  food('chicken salad', 2706799, 'protein', { cup: 226 }, [235, 13.92, 2.88, 18.76], {
    aliases: 'chicken mayonnaise',
    allergens: ['eggs'],
  }),
  food('ham salad', 2706756, 'protein', { cup: 182 }, [230, 13.26, 2.83, 18.09], { allergens: ['eggs'] }),
  food('cucumber salad', 2709821, 'vegetable', { cup: 159 }, [34, 0.5, 6.79, 0.13]),
  food('tomato and cucumber salad', 2709756, 'vegetable', { cup: 159 }, [122, 0.52, 6.35, 10.18], {
    aliases: 'tomato cucumber salad, cucumber and tomato salad, cucumber tomato salad',
  }),
]);
