import { food, foodGroup } from '../../food-row.ts';
import { DRIED_BEANS, protein, pulse } from '../cooking.ts';

/** Less common beans, peas and lentils, and plant-based meat substitutes. */
export const COOKED_LEGUMES = foodGroup({ aisle: 'canned' }, [
  food('cooked pinto bean', 175200, 'pantry', { cup: 171, tbsp: 10.6 }, [143, 9.01, 26.22, 0.65], {
    aliases: 'boiled pinto bean',
  }),
  food('dried pinto bean', 175199, 'pantry', { cup: 193, tbsp: 12 }, [347, 21.42, 62.55, 1.23], {
    aliases: 'dry pinto bean',
    cook: pulse({ ...DRIED_BEANS, one: 'pinto bean', many: 'pinto beans', ways: 'simmer taco bowl stuff' }),
    aisle: 'grains',
  }),
  food('cooked navy bean', 173746, 'pantry', { cup: 182 }, [140, 8.23, 26.05, 0.62], {
    aliases: 'boiled navy bean, cooked haricot bean',
  }),
  food('cooked great northern bean', 175191, 'pantry', { cup: 177 }, [118, 8.33, 21.09, 0.45], {
    aliases: 'boiled great northern bean',
  }),
  food('cooked white bean', 175203, 'pantry', { cup: 179, tbsp: 11.2 }, [139, 9.73, 25.09, 0.35], {
    aliases: 'boiled white bean, cooked cannellini bean',
  }),
  food('cooked lima bean', 174253, 'pantry', { cup: 188, tbsp: 11.7 }, [115, 7.8, 20.88, 0.38], {
    aliases: 'cooked butter bean, boiled lima bean',
  }),
  food('cooked split pea', 172429, 'pantry', { cup: 196, tbsp: 12.2 }, [118, 8.34, 21.1, 0.39], {
    aliases: 'boiled split pea',
  }),
  food('cooked mung bean', 174257, 'pantry', { cup: 202 }, [105, 7.02, 19.15, 0.38], {
    aliases: 'boiled mung bean',
  }),
  food('cooked adzuki bean', 173728, 'pantry', { cup: 230 }, [128, 7.52, 24.77, 0.1], {
    aliases: 'boiled adzuki bean',
  }),
  food('cooked black eyed pea', 173759, 'pantry', { cup: 171 }, [116, 7.73, 20.76, 0.53], {
    aliases: 'boiled black eyed pea, cooked cowpea',
  }),
  food('cooked fava bean', 173753, 'pantry', { cup: 170 }, [110, 7.6, 19.65, 0.4], {
    aliases: 'cooked broad bean, boiled broad bean, ful',
  }),
  food('cooked soybean', 174271, 'pantry', { cup: 172, tbsp: 10.7 }, [172, 18.21, 8.36, 8.97], {
    aliases: 'boiled soybean, cooked soya bean',
    allergens: ['soy'],
  }),
  food('lupini bean', 172424, 'pantry', { cup: 166 }, [119, 15.57, 9.88, 2.92], {
    aliases: 'lupin bean, lupin, cooked lupin, lupini',
  }),
  food('cranberry bean', 173736, 'pantry', { cup: 177 }, [136, 9.34, 24.46, 0.46], {
    aliases: 'borlotti bean, roman bean, borlotti, cooked cranberry bean, barlotti bean',
  }),
  food('chili bean', 169065, 'pantry', { cup: 253 }, [97, 5, 16.9, 1], {
    aliases: 'barbecue bean, chili bean in sauce, kidney bean in chili sauce, bean in chili sauce',
    state: 'canned',
  }),
  food('vegetarian refried bean', 174296, 'pantry', { cup: 242 }, [83, 5.28, 13.5, 0.87]),
  food('vegetarian baked bean', 2707391, 'pantry', { cup: 260 }, [94, 4.75, 21.14, 0.37]),
  food('soy nut', 2707433, 'pantry', { cup: 95 }, [469, 38.55, 30.22, 25.4], {
    aliases: 'roasted soybean, roasted soya bean',
    allergens: ['soy'],
    aisle: 'snacks',
  }),
  food('bean dip', 171832, 'pantry', { tbsp: 18 }, [119, 5.44, 15.89, 3.7]),
  food('lentil curry', 2707431, 'pantry', { cup: 240 }, [111, 3.68, 12.33, 5.65], {
    aliases: `cooked dal, dhal, dahl, lentil dahl, lentil dhal, red lentil dahl, lentil dal, dal curry, tarka dal, ready dal, tadka dal, cooked daal,
      cooked dhal`,
  }),
  food('cooked tempeh', 172467, 'protein', {}, [195, 19.91, 7.62, 11.38], {
    aliases: 'fried tempeh, steamed tempeh',
    allergens: ['soy'],
    aisle: 'dairy',
  }),
  food('veggie bacon', 172439, 'protein', { piece: 5, cup: 144 }, [309, 11.69, 5.31, 29.52], {
    aliases: 'vegetarian bacon, meatless bacon',
    allergens: ['gluten', 'soy'],
    aisle: 'dairy',
  }),
  food('veggie sausage', 174269, 'protein', { piece: 25 }, [255, 20.28, 8.09, 18.16], {
    aliases: `vegetarian sausage, meatless sausage, vegan sausage, beyond sausage, meat free sausage,
      veggie banger, tofurky sausage, soyrizo, vegan chorizo, field roast sausage, vegan italian sausage, linda mccartney sausage, quorn sausage, richmond meat free sausage`,
    allergens: ['eggs', 'gluten', 'soy'],
    aisle: 'dairy',
    cook: protein({
      kind: 'sausage',
      portion: 100,
      minutes: 8,
      prep: 'slice * into coins',
      many: 'veggie sausages',
      ways: 'pasta simmer roast stuff',
    }),
  }),
  food('veggie hot dog', 169887, 'protein', { piece: 70 }, [233, 19.61, 7.7, 13.73], {
    aliases: 'vegetarian hot dog, meatless hot dog',
    allergens: ['gluten', 'soy'],
    aisle: 'dairy',
  }),
  food('veggie chicken', 169886, 'protein', { cup: 168 }, [224, 23.64, 3.64, 12.73], {
    aliases: `meatless chicken, vegetarian chicken, meat free chicken piece, quorn chicken piece, quorn,
      quorn piece, quorn fillet, meatless grilled chicken`,
    allergens: ['eggs', 'gluten', 'soy'],
    aisle: 'dairy',
    cooksLike: 'tofu',
  }),
  food('veggie nugget', 167719, 'protein', { piece: 36 }, [234, 21.28, 8.51, 12.77], {
    aliases: 'meatless nugget, vegetarian nugget, vegetarian chicken nugget',
    allergens: ['eggs', 'gluten', 'soy'],
    aisle: 'frozen',
  }),
]);
