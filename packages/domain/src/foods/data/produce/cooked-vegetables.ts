import { food, foodGroup } from '../../food-row.ts';

/** Vegetables, cooked, canned or pickled; boiled in water unless the name says otherwise. */
export const COOKED_VEGETABLES = foodGroup({ aisle: 'produce' }, [
  food('cooked asparagus', 168390, 'vegetable', { piece: 15, cup: 180 }, [22, 2.4, 4.11, 0.22], {
    aliases: 'steamed asparagus, boiled asparagus',
  }),
  food('canned asparagus', 169207, 'vegetable', { piece: 18, cup: 242 }, [19, 2.14, 2.46, 0.65], {
    aliases: 'tinned asparagus',
    aisle: 'canned',
  }),
  food('cooked artichoke', 168386, 'vegetable', { piece: 120, cup: 168 }, [53, 2.89, 11.95, 0.34], {
    aliases: 'boiled artichoke, steamed artichoke',
  }),
  food('cooked green bean', 169141, 'vegetable', { cup: 125 }, [35, 1.89, 7.88, 0.28], {
    aliases: 'steamed green bean, boiled green bean, cooked french bean, cooked runner bean',
  }),
  food('cooked beet', 169146, 'vegetable', { piece: 50, cup: 170 }, [44, 1.68, 9.96, 0.18], {
    aliases: 'boiled beet, cooked beetroot, boiled beetroot, vacuum packed beetroot',
  }),
  food('canned beet', 169966, 'pantry', { cup: 170 }, [31, 0.91, 7.21, 0.14], {
    aliases: 'tinned beetroot, canned beetroot',
    aisle: 'canned',
  }),
  food('pickled beet', 170480, 'pantry', { cup: 227 }, [65, 0.8, 16.28, 0.08], {
    aliases: 'pickled beetroot',
    aisle: 'canned',
  }),
  food('cooked beet green', 170376, 'vegetable', { cup: 144 }, [27, 2.57, 5.46, 0.2]),
  food('cooked bok choy', 170391, 'vegetable', { cup: 170 }, [12, 1.56, 1.78, 0.16], {
    aliases: 'cooked pak choi, steamed bok choy, steamed pak choi',
  }),
  food('cooked brussels sprout', 169971, 'vegetable', { piece: 21, cup: 156 }, [36, 2.55, 7.1, 0.5], {
    aliases:
      'boiled brussels sprout, steamed brussels sprout, cooked sprout, roasted sprout, boiled sprout, steamed sprout',
  }),
  food('cooked cabbage', 169976, 'vegetable', { cup: 150 }, [23, 1.27, 5.51, 0.06], {
    aliases: 'boiled cabbage, steamed cabbage',
  }),
  food('cooked cauliflower', 170397, 'vegetable', { cup: 124 }, [23, 1.84, 4.11, 0.45], {
    aliases: 'boiled cauliflower, steamed cauliflower',
  }),
  food('canned carrot', 170396, 'vegetable', { cup: 146 }, [25, 0.64, 5.54, 0.19], {
    aliases: 'tinned carrot',
    aisle: 'canned',
  }),
  food('cooked celery', 169989, 'vegetable', { cup: 150 }, [18, 0.83, 4, 0.16], {
    aliases: 'braised celery',
  }),
  food('cooked collard green', 170407, 'vegetable', { cup: 190 }, [33, 2.71, 5.65, 0.72], {
    aliases: 'cooked collard',
  }),
  food('cooked corn', 169999, 'vegetable', { piece: 103, cup: 149 }, [96, 3.41, 20.98, 1.5], {
    aliases: `boiled corn, boiled corn on the cob, cooked sweetcorn, boiled sweetcorn,
      cooked corn on the cob, grilled corn`,
  }),
  food('creamed corn', 169215, 'vegetable', { cup: 256 }, [72, 1.74, 18.13, 0.42], {
    aliases: 'cream style corn, creamed sweetcorn',
    allergens: ['dairy'],
    aisle: 'canned',
  }),
  food('cooked edamame', 168411, 'vegetable', { cup: 155 }, [121, 11.91, 8.91, 5.2], {
    aliases: 'steamed edamame, boiled edamame',
    allergens: ['soy'],
  }),
  food('cooked eggplant', 169229, 'vegetable', { cup: 99 }, [35, 0.83, 8.73, 0.23], {
    aliases: 'cooked aubergine, boiled eggplant, steamed eggplant',
  }),
  food('cooked kale', 169238, 'vegetable', { cup: 118 }, [36, 2.94, 5.3, 1.21], {
    aliases: 'boiled kale, steamed kale',
  }),
  food('cooked leek', 168426, 'vegetable', { piece: 124, cup: 104 }, [31, 0.81, 7.62, 0.2], {
    aliases: 'boiled leek, braised leek',
  }),
  food('cooked mushroom', 169252, 'vegetable', { piece: 12, cup: 156 }, [28, 2.17, 5.29, 0.47], {
    aliases: 'boiled mushroom',
  }),
  food('stir fried mushroom', 169253, 'vegetable', { cup: 108 }, [26, 3.58, 4.04, 0.33], {
    aliases: 'sauteed mushroom',
  }),
  food('canned mushroom', 169254, 'vegetable', { piece: 12, cup: 156 }, [25, 1.87, 5.09, 0.29], {
    aliases: 'tinned mushroom, straw mushroom',
    aisle: 'canned',
    cooksLike: 'mushroom',
  }),
  food('cooked shiitake mushroom', 168437, 'vegetable', { piece: 18, cup: 145 }, [56, 1.56, 14.39, 0.22], {
    aliases: 'cooked shiitake',
  }),
  food('grilled portobello mushroom', 169243, 'vegetable', { cup: 121 }, [29, 3.28, 4.44, 0.58], {
    aliases: 'grilled portobello, cooked portobello mushroom',
  }),
  food('cooked mixed vegetable', 170472, 'vegetable', { cup: 182 }, [65, 2.86, 13.09, 0.15], {
    aliases: 'boiled mixed vegetable, steamed mixed vegetable, steamed vegetable, cooked vegetable',
  }),
  food('cooked mustard green', 169257, 'vegetable', { cup: 140 }, [26, 2.56, 4.51, 0.47]),
  food('cooked okra', 169261, 'vegetable', { piece: 10.6, cup: 160 }, [22, 1.87, 4.51, 0.21], {
    aliases: 'boiled okra',
  }),
  food('fried okra', 2710054, 'vegetable', { piece: 8, cup: 90 }, [219, 3.88, 22.37, 12.84], {
    aliases: 'breaded okra',
    allergens: ['eggs', 'gluten'],
  }),
  food('cooked onion', 170001, 'vegetable', { piece: 128, cup: 210, tbsp: 15 }, [44, 1.36, 10.15, 0.19], {
    aliases: 'boiled onion',
  }),
  food('sauteed onion', 170004, 'vegetable', { cup: 87 }, [123, 0.95, 7.86, 10.8], {
    aliases: `fried onion, caramelized onion, caramelised onion, crispy fried onion, fried shallot,
      crispy fried shallot, crispy onion, crispy shallot, birista`,
  }),
  food('onion ring', 170697, 'vegetable', { piece: 6.5 }, [411, 3.86, 43.58, 25.23], {
    aliases: 'fried onion ring, battered onion ring',
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('cooked parsnip', 170009, 'vegetable', { piece: 160, cup: 156 }, [71, 1.32, 17.01, 0.3], {
    aliases: 'boiled parsnip',
  }),
  food('cooked pea', 170420, 'vegetable', { cup: 160 }, [84, 5.36, 15.63, 0.22], {
    aliases: 'boiled pea, cooked green pea, steamed pea',
  }),
  food('cooked snow pea', 170011, 'vegetable', { cup: 160 }, [42, 3.27, 7.05, 0.23], {
    aliases: 'cooked sugar snap pea, steamed snow pea, cooked mangetout',
  }),
  food('cooked bell pepper', 170428, 'vegetable', { cup: 135 }, [28, 0.92, 6.7, 0.2], {
    aliases: 'cooked green pepper, cooked green bell pepper, cooked capsicum',
  }),
  food('cooked red bell pepper', 170110, 'vegetable', { cup: 135 }, [28, 0.92, 6.7, 0.2], {
    aliases: 'cooked red pepper',
  }),
  food('banana pepper', 169394, 'vegetable', { piece: 46, cup: 124 }, [27, 1.66, 5.35, 0.45], {
    aliases: 'yellow wax pepper',
    cooksLike: 'bell pepper',
  }),
  food('ancho chili', 169396, 'vegetable', { piece: 17 }, [281, 11.86, 51.42, 8.2], {
    aliases: `dried ancho chili, dried poblano, ancho pepper, guajillo chili, guajillo, ancho, pasilla chili,
      chipotle chili, chipotle, chipotle pepper, mulato chili, new mexico chili, california chili,
      cascabel chili, nora pepper, guajillo pepper, pasilla, ancho chili pepper, cascabel, chipotle meco,
      morita chili`,
    aisle: 'grains',
  }),
  // Small ones, of which USDA weighs one at half a gram; the large ones of Mexico are anchos.
  food('dried chili', 168570, 'vegetable', { piece: 0.5, cup: 37 }, [324, 10.58, 69.86, 5.81], {
    aliases: `dried red chili, dried chili pepper, dried red pepper, dried red chili pepper, dried hot chili,
      arbol chili, chili de arbol, kashmiri chili, dried kashmiri chili, dried thai chili, dried bird eye chili,
      dried hot pepper, dry red chili, dry chili, sundried chili`,
    aisle: 'grains',
  }),
  food('cooked plantain', 2709558, 'vegetable', { piece: 235, cup: 200 }, [122, 1.3, 31.8, 0.35], {
    aliases: 'boiled plantain',
  }),
  food('fried plantain', 168200, 'vegetable', { cup: 169 }, [236, 1.42, 40.77, 7.51], {
    aliases: 'maduro, fried sweet plantain',
  }),
  food('tostone', 168199, 'vegetable', { piece: 5.3, cup: 118 }, [309, 1.5, 49.17, 11.81], {
    aliases: 'fried green plantain, patacon',
  }),
  food('roast potato', 2709402, 'vegetable', { piece: 55 }, [126, 1.87, 20.45, 4.25], {
    aliases: 'roasted potato, roasted new potato, roasties, roastie',
  }),
  food('potato wedge', 168443, 'vegetable', {}, [129, 2.7, 25.46, 2.2], {
    aliases: 'baked potato wedge, seasoned wedge, spicy wedge, jacket wedge',
    aisle: 'frozen',
    state: 'frozen',
  }),
  food('canned potato', 170444, 'vegetable', { piece: 35, cup: 180 }, [60, 1.41, 13.61, 0.21], {
    aliases: 'tinned potato',
    aisle: 'canned',
  }),
  food('mashed potato with butter', 168555, 'vegetable', { cup: 210 }, [113, 1.86, 16.81, 4.22], {
    aliases: 'buttery mashed potato',
    allergens: ['dairy'],
  }),
  food('scalloped potato', 170038, 'vegetable', { cup: 245 }, [88, 2.87, 10.78, 3.68], {
    aliases: 'creamed potato',
    allergens: ['dairy', 'gluten'],
  }),
  food('potato gratin', 170442, 'vegetable', { cup: 245 }, [134, 5.06, 11.26, 7.59], {
    aliases: 'au gratin potato, potato au gratin, gratin dauphinois, dauphinoise potato',
    allergens: ['dairy', 'gluten'],
  }),
  food('potato pancake', 170092, 'vegetable', { piece: 37 }, [268, 6.08, 27.81, 14.76], {
    aliases: 'latke, potato latke',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('potato salad', 169269, 'vegetable', { cup: 250 }, [143, 2.68, 11.17, 8.2], {
    allergens: ['eggs'],
    aisle: 'dairy',
  }),
  food('hash brown patty', 173273, 'vegetable', { piece: 53 }, [272, 2.58, 28.88, 17.04], {
    aliases: `fast food hash brown, tater tots, tots, potato gem, potato smile, potato croquette, croquette potato,
      potato nugget`,
    aisle: 'frozen',
    state: 'cooked',
  }),
  food('fast food french fry', 2709461, 'vegetable', { piece: 5 }, [312, 3.43, 41.44, 14.73], {
    aliases: 'mcdonald french fry, takeaway chip',
    state: 'cooked',
  }),
  food('sweet potato fry', 2709712, 'vegetable', { piece: 5, cup: 60 }, [156, 1.49, 16.35, 9.42], {
    aliases: 'sweet potato french fry',
    aisle: 'frozen',
    state: 'cooked',
  }),
  food('mashed sweet potato', 169305, 'vegetable', { cup: 255 }, [101, 1.98, 23.19, 0.2], {
    aliases: 'canned sweet potato, sweet potato mash',
  }),
  food('cooked pumpkin', 168449, 'vegetable', { cup: 245 }, [20, 0.72, 4.9, 0.07], {
    aliases: 'boiled pumpkin, steamed pumpkin',
  }),
  food('cooked rutabaga', 168455, 'vegetable', { cup: 170 }, [30, 0.93, 6.84, 0.18], {
    aliases: 'cooked swede, mashed swede, mashed rutabaga',
  }),
  food('cooked butternut squash', 169296, 'vegetable', { cup: 205 }, [40, 0.9, 10.49, 0.09], {
    aliases: 'baked butternut squash, roasted butternut squash, roast butternut squash',
  }),
  food('cooked acorn squash', 169293, 'vegetable', { cup: 205 }, [56, 1.12, 14.58, 0.14], {
    aliases: 'baked acorn squash, roasted acorn squash',
  }),
  food('cooked spaghetti squash', 169299, 'vegetable', { cup: 155 }, [27, 0.66, 6.46, 0.26], {
    aliases: 'baked spaghetti squash, roasted spaghetti squash',
  }),
  food('cooked summer squash', 170488, 'vegetable', { cup: 180 }, [20, 0.91, 4.31, 0.31], {
    aliases: 'cooked yellow squash',
  }),
  food('cooked zucchini', 169292, 'vegetable', { cup: 180 }, [15, 1.14, 2.69, 0.36], {
    aliases: 'cooked courgette, steamed zucchini, boiled courgette',
  }),
  food('canned spinach', 169286, 'vegetable', { cup: 214 }, [23, 2.81, 3.4, 0.5], {
    aliases: 'tinned spinach',
    aisle: 'canned',
  }),
  food('creamed spinach', 2709628, 'vegetable', { cup: 200 }, [90, 2.39, 6.11, 6.09], {
    allergens: ['dairy', 'gluten'],
  }),
  food('cooked swiss chard', 170401, 'vegetable', { cup: 175 }, [20, 1.88, 4.13, 0.08], {
    aliases: 'cooked chard',
  }),
  food('cooked tomato', 170050, 'vegetable', { cup: 240 }, [18, 0.95, 4.01, 0.11], {
    aliases: 'grilled tomato, roasted tomato',
  }),
  food('stewed tomato', 170052, 'pantry', { cup: 255 }, [26, 0.91, 6.19, 0.19], {
    aliases: 'canned stewed tomato',
    aisle: 'canned',
  }),
  food('cooked turnip', 170058, 'vegetable', { cup: 156 }, [22, 0.71, 5.06, 0.08], {
    aliases: 'boiled turnip',
  }),
  food('cooked turnip green', 170466, 'vegetable', { cup: 144 }, [20, 1.14, 4.36, 0.23], {
    aliases: 'turnip green',
  }),
  food('taro', 169308, 'vegetable', { cup: 104 }, [112, 1.5, 26.46, 0.2], {
    aliases: 'taro root, eddo',
    cooksLike: 'sweet potato',
  }),
  food('cooked taro', 168486, 'vegetable', { cup: 132 }, [142, 0.52, 34.6, 0.11], { aliases: 'boiled taro' }),
  food('chayote', 170402, 'vegetable', { piece: 203, cup: 132 }, [19, 0.82, 4.51, 0.13], {
    aliases: 'choko, christophine, mirliton',
    cooksLike: 'zucchini',
  }),
  food('nopal', 168571, 'vegetable', { cup: 86 }, [16, 1.32, 3.33, 0.09], {
    aliases: 'nopale, cactus pad, cactus leaf, cactus, cactus paddle',
  }),
  food('dandelion green', 169226, 'vegetable', { cup: 55 }, [45, 2.7, 9.2, 0.7], {
    aliases: 'dandelion leaf, dandelion',
    cooksLike: 'collard green',
  }),
  food('salsify', 169277, 'vegetable', { cup: 133 }, [82, 3.3, 18.6, 0.2], { aliases: 'oyster plant' }),
  food('lotus root', 169250, 'vegetable', { piece: 115 }, [74, 2.6, 17.23, 0.1]),
  food('grape leaf', 169393, 'vegetable', { piece: 4 }, [69, 4.27, 11.71, 1.97], {
    aliases: 'canned grape leaf, vine leaf',
    aisle: 'canned',
  }),
  food('heart of palm', 168569, 'vegetable', { piece: 33, cup: 146 }, [28, 2.52, 4.62, 0.62], {
    aliases: 'palm heart',
    aisle: 'canned',
    state: 'canned',
  }),
  food('kelp', 168457, 'vegetable', { tbsp: 5 }, [43, 1.68, 9.57, 0.56], {
    aliases: 'kombu, kelp seaweed, dried kelp, kombu seaweed',
  }),
  food('spirulina', 170495, 'pantry', { cup: 112, tbsp: 7 }, [290, 57.47, 23.9, 7.72], {
    aliases: 'spirulina powder, dried spirulina',
  }),
  food('succotash', 168477, 'vegetable', { cup: 192 }, [115, 5.07, 24.38, 0.8]),
  food('ratatouille', 2710028, 'vegetable', { cup: 215 }, [67, 1.09, 5.77, 4.73]),
  food('green bean casserole', 2710040, 'vegetable', { cup: 230 }, [56, 1.96, 7.05, 2.21], {
    allergens: ['dairy', 'gluten'],
  }),
  food('eggplant parmesan', 2710050, 'vegetable', { cup: 198 }, [155, 7.02, 8.96, 10.5], {
    aliases: 'eggplant parmigiana, aubergine parmigiana, melanzane parmigiana',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fried eggplant', 2710048, 'vegetable', { cup: 220 }, [218, 3.66, 22.33, 12.82], {
    aliases: 'breaded eggplant, fried aubergine',
    allergens: ['eggs', 'gluten'],
  }),
  food('stuffed jalapeno', 2710045, 'vegetable', { piece: 25 }, [241, 8.82, 16.5, 15.93], {
    aliases: 'jalapeno popper',
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'frozen',
  }),
]);
