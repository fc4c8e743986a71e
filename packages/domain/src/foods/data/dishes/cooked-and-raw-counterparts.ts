import { food, foodGroup, recipe } from '../../food-row.ts';

/** Cooked rows of foods that other files list raw, dry or frozen. */
export const COOKED_COUNTERPARTS = foodGroup({ aisle: 'frozen' }, [
  food('cooked french fry', 170118, 'vegetable', { cup: 117 }, [168, 2.66, 28.71, 5.22], {
    aliases: 'baked french fry, oven baked fry, cooked chip potato, air fried french fry',
  }),
  food('cooked hash brown', 2709483, 'vegetable', { cup: 150 }, [190, 1.94, 18.57, 12.27], {
    aliases: 'fried hash brown',
  }),
  food('cooked black bean', 173735, 'pantry', { cup: 172 }, [132, 8.86, 23.71, 0.54], {
    aliases: 'boiled black bean',
    aisle: 'canned',
  }),
  food('cooked kidney bean', 173740, 'pantry', { cup: 177 }, [127, 8.67, 22.8, 0.5], {
    aliases: 'boiled kidney bean',
    aisle: 'canned',
  }),
  food('cooked chickpea', 173757, 'pantry', { cup: 164 }, [164, 8.86, 27.42, 2.59], {
    aliases: 'boiled chickpea, cooked garbanzo bean',
    aisle: 'canned',
  }),
  food('cooked turkey breast', 171496, 'protein', { piece: 140 }, [147, 30.13, 0, 2.08], {
    aliases: 'roasted turkey breast, grilled turkey breast',
  }),
  food('cooked mahi mahi', 171992, 'protein', { piece: 159 }, [109, 23.72, 0, 0.9], {
    aliases: 'grilled mahi mahi',
    aisle: 'meat',
  }),
  food('cooked herring', 175117, 'protein', { piece: 143 }, [203, 23.03, 0, 11.59], {
    aliases: 'grilled herring, fried herring',
    aisle: 'meat',
  }),
  food('cooked squid', 2706333, 'protein', { cup: 140 }, [155, 19.36, 3.83, 6.25], {
    aliases: 'grilled squid, grilled calamari',
    aisle: 'meat',
  }),
  food('cooked red cabbage', 168515, 'vegetable', { cup: 150 }, [29, 1.51, 6.94, 0.09], {
    aliases: 'braised red cabbage, rotkohl',
    aisle: 'produce',
  }),
  food('cooked fennel', 2709907, 'vegetable', { cup: 87 }, [62, 1.42, 8.32, 3.22], {
    aliases: 'roasted fennel, braised fennel',
    aisle: 'produce',
  }),
  food('cooked cassava', 2709564, 'vegetable', { cup: 137 }, [191, 1.42, 39.62, 3.03], {
    aliases: 'boiled cassava, boiled yuca',
    aisle: 'produce',
  }),
  recipe('cooked farro', 'grain', { cup: 190 }, 'cooked spelt 100', {
    aliases: 'boiled farro',
    allergens: ['gluten'],
    aisle: 'grains',
  }),
  recipe('cooked udon noodle', 'grain', { cup: 176 }, 'cooked somen noodle 100', {
    aliases: 'boiled udon noodle',
    allergens: ['gluten'],
    aisle: 'grains',
  }),
  recipe('cooked red lentil', 'pantry', { cup: 198 }, 'cooked lentil 100', {
    aliases: 'boiled red lentil, red lentil dal',
  }),
]);
