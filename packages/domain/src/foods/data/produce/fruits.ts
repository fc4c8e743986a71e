import { food, foodGroup } from '../../food-row.ts';
import { acid, BERRY, DRIED, fruit, STONE } from '../cooking.ts';

/** Fruit, fresh, dried, canned and cooked. */
export const FRUITS = foodGroup({ aisle: 'produce' }, [
  food('apple', 171688, 'fruit', { piece: 182, cup: 125 }, [52, 0.26, 13.81, 0.17], {
    aliases: `gala apple, fuji apple, honeycrisp apple, red apple, green apple, granny smith apple,
      golden delicious apple, pink lady apple, bramley, granny smith, golden delicious, pink lady,
      royal gala, honeycrisp, red delicious, tart apple, crisp apple, crab apple, envy apple,
      cosmic crisp apple, empire apple, rome apple, cortland apple, sour apple`,
    isEatenRaw: true,
    quickAdd: { as: 'Apple', unit: 'piece' },
    cook: fruit({
      kind: 'firm-fruit',
      portion: 90,
      prep: 'core and dice *',
      in: ['piece', 182],
      many: 'apples',
      ways: 'sweet raw',
    }),
  }),
  food('banana', 173944, 'fruit', { piece: 118, cup: 150 }, [89, 1.09, 22.84, 0.33], {
    aliases: 'overripe banana, very ripe banana, brown banana, lady finger banana',
    quickAdd: { as: 'Banana', unit: 'piece' },
    cook: fruit({
      portion: 100,
      prep: 'peel and slice *',
      in: ['piece', 118],
      many: 'bananas',
      ways: 'smoothie sweet',
    }),
  }),
  food('orange', 169097, 'fruit', { piece: 131, cup: 180 }, [47, 0.94, 11.75, 0.12], {
    aliases: `navel orange, blood orange, valencia orange, clementine orange, cara cara orange, juicing orange,
      juice orange, sour orange, bitter orange, cara cara`,
    cook: fruit({
      kind: 'firm-fruit',
      portion: 100,
      prep: 'peel * and cut into segments',
      in: ['piece', 140],
      many: 'oranges',
      ways: 'raw',
    }),
  }),
  food('mandarin', 169105, 'fruit', { piece: 88, cup: 195 }, [53, 0.81, 13.34, 0.31], {
    aliases: `tangerine, clementine, mandarin orange, satsuma, easy peeler, tangelo, minneola, satsuma orange`,
    cook: fruit({
      kind: 'firm-fruit',
      portion: 90,
      prep: 'peel and segment *',
      in: ['piece', 88],
      many: 'mandarins',
      ways: 'raw',
    }),
  }),
  food('grapefruit', 174673, 'fruit', { piece: 246, cup: 230 }, [42, 0.77, 10.66, 0.14], {
    aliases: 'pink grapefruit, red grapefruit, ruby grapefruit, ruby red grapefruit',
    cooksLike: 'orange',
  }),
  food('lemon', 167746, 'fruit', { piece: 58, cup: 212 }, [29, 1.1, 9.32, 0.3], {
    aliases: 'lemon twist',
    quickAdd: { as: 'Lemon', unit: 'piece' },
    cook: acid({ portion: 29, in: ['piece', 58], many: 'lemons' }),
  }),
  food('lemon zest', 167749, 'fruit', { tbsp: 6, tsp: 2 }, [47, 1.5, 16, 0.3], {
    aliases: `lemon peel, lemon rind, lime zest, grapefruit zest, lime rind, lime peel, tangerine zest,
      clementine zest, mandarin zest, citrus zest, yuzu zest, dried lemon peel`,
  }),
  food('candied peel', 167781, 'fruit', { cup: 120, tbsp: 8 }, [322, 0.34, 82.74, 0.07], {
    aliases: `mixed peel, candied mixed peel, candied orange peel, candied lemon peel, candied fruit,
      candied citrus peel, cut mixed peel, candied citron, crystallised fruit, crystallized fruit,
      citrus peel mix, candied angelica, angelica, candied orange, candied lemon`,
  }),
  food('lime', 168155, 'fruit', { piece: 67 }, [30, 0.7, 10.54, 0.2], {
    aliases: 'key lime, finger lime',
    cook: acid({ portion: 33, in: ['piece', 67], many: 'limes' }),
  }),
  food('orange zest', 169103, 'fruit', { tbsp: 6, tsp: 2 }, [97, 1.5, 25, 0.2], {
    aliases: `orange peel, orange rind, dried orange peel, dried tangerine peel, tangerine peel,
      dried mandarin peel, mandarin peel`,
  }),
  food('strawberry', 167762, 'fruit', { piece: 12, cup: 166 }, [32, 0.67, 7.68, 0.3], {
    cook: fruit({ ...BERRY, portion: 90, prep: 'hull and slice *', many: 'strawberries' }),
  }),
  food('blueberry', 171711, 'fruit', { piece: 1.36, cup: 148 }, [57, 0.74, 14.49, 0.33], {
    aliases: 'bilberry, huckleberry, saskatoon berry, acai berry',
    quickAdd: { as: 'Blueberries', unit: 'cup' },
    cook: fruit({ ...BERRY, many: 'blueberries' }),
  }),
  food('raspberry', 167755, 'fruit', { piece: 1.9, cup: 123 }, [52, 1.2, 11.94, 0.65], {
    cook: fruit({ ...BERRY, many: 'raspberries' }),
  }),
  food('blackberry', 173946, 'fruit', { piece: 7, cup: 144 }, [43, 1.39, 9.61, 0.49], {
    aliases: 'boysenberry, loganberry, marionberry, tayberry, olallieberry',
    cook: fruit({ ...BERRY, many: 'blackberries' }),
  }),
  food('cranberry', 171722, 'fruit', { cup: 110 }, [46, 0.46, 11.97, 0.13], {
    aliases: 'sea buckthorn',
    cook: fruit({ ...BERRY, kind: 'plain', many: 'cranberries', ways: '' }),
  }),
  food('mixed berry', 2709272, 'fruit', { cup: 150 }, [52, 0.76, 12.47, 0.34], {
    aliases: `berry, summer berry, forest fruit, frozen fruit, berry mix, fruit of the forest, smoothie mix,
      berry medley`,
    aisle: 'frozen',
    state: 'frozen',
    cook: fruit({
      called: 'mixed berries',
      ...BERRY,
      one: 'mixed berry',
      many: 'mixed berries',
      title: 'Berry',
    }),
  }),
  food('cherry', 171719, 'fruit', { piece: 8.2, cup: 138 }, [63, 1.06, 16.01, 0.2], {
    aliases: 'sweet cherry, black cherry',
    cook: fruit({ ...BERRY, prep: 'pit *', many: 'cherries' }),
  }),
  food('sour cherry', 173954, 'fruit', { cup: 155 }, [50, 1, 12.18, 0.3], {
    aliases: 'tart cherry, morello cherry',
    cooksLike: 'cherry',
  }),
  food('grape', 174683, 'fruit', { piece: 4.9, cup: 151 }, [69, 0.72, 18.1, 0.16], {
    aliases: `red grape, green grape, white grape, black grape, seedless grape, concord grape, muscat grape,
      sultana grape, cotton candy grape, table grape, black seedless grape`,
    cook: fruit({ kind: 'firm-fruit', portion: 80, prep: 'halve *', many: 'grapes', ways: 'sweet' }),
  }),
  food('peach', 169928, 'fruit', { piece: 150, cup: 154 }, [39, 0.91, 9.54, 0.25], {
    aliases: 'white peach, white flesh peach',
    cook: fruit({ ...STONE, many: 'peaches' }),
  }),
  food('nectarine', 169914, 'fruit', { piece: 142, cup: 143 }, [44, 1.06, 10.55, 0.32], {
    cook: fruit({ ...STONE, many: 'nectarines' }),
  }),
  food('plum', 169949, 'fruit', { piece: 66, cup: 165 }, [46, 0.7, 11.42, 0.28], {
    aliases: `victoria plum, damson, greengage, pluot, mirabelle, mirabelle plum, prune plum, black plum,
      damson plum`,
    cook: fruit({ ...STONE, in: ['piece', 66], many: 'plums' }),
  }),
  food('apricot', 171697, 'fruit', { piece: 35, cup: 165 }, [48, 1.4, 11.12, 0.39], {
    cook: fruit({ ...STONE, in: ['piece', 35], many: 'apricots' }),
  }),
  food('pear', 169118, 'fruit', { piece: 178, cup: 140 }, [57, 0.36, 15.23, 0.14], {
    aliases: `bartlett pear, anjou pear, bosc pear, conference pear, packham pear, beurre bosc, rocha pear,
      corella pear`,
    cook: fruit({
      kind: 'firm-fruit',
      portion: 90,
      prep: 'core and slice *',
      in: ['piece', 178],
      many: 'pears',
      ways: 'sweet raw',
    }),
  }),
  food('asian pear', 168177, 'fruit', { piece: 275 }, [42, 0.5, 10.65, 0.23], {
    aliases: 'nashi, nashi pear',
    cooksLike: 'pear',
  }),
  food('pineapple', 169124, 'fruit', { piece: 905, cup: 165 }, [50, 0.54, 13.12, 0.12], {
    cook: fruit({ ...STONE, in: ['g', 1], prep: 'cut * into chunks' }),
  }),
  food('canned pineapple', 169126, 'fruit', { cup: 249 }, [60, 0.42, 15.7, 0.08], {
    aliases: `crushed pineapple, pineapple tidbit, pineapple in juice, pineapple piece in juice, pineapple tin`,
    aisle: 'canned',
  }),
  food('mango', 169910, 'fruit', { piece: 336, cup: 165 }, [60, 0.82, 14.98, 0.38], {
    aliases: 'ataulfo mango, mango cheek, unripe mango',
    cook: fruit({ ...STONE, prep: 'peel and cube *', in: ['piece', 200], many: 'mangoes' }),
  }),
  food('papaya', 169926, 'fruit', { piece: 500, cup: 145 }, [43, 0.47, 10.82, 0.26], {
    aliases: 'pawpaw, paw paw',
    cook: fruit({ ...STONE, in: ['g', 1], prep: 'peel and cube *' }),
  }),
  food('kiwi', 168153, 'fruit', { piece: 69, cup: 180 }, [61, 1.14, 14.66, 0.52], {
    aliases: 'kiwifruit, kiwi fruit',
    cook: fruit({ ...STONE, prep: 'peel and slice *', in: ['piece', 75], many: 'kiwis' }),
  }),
  food('watermelon', 167765, 'fruit', { piece: 4518, cup: 152 }, [30, 0.61, 7.55, 0.15]),
  food('cantaloupe', 169092, 'fruit', { piece: 552, cup: 156 }, [34, 0.84, 8.16, 0.19], {
    aliases: `cantaloupe melon, rockmelon, melon, galia melon, charentais melon, melon ball, piel de sapo,
      canary melon, charentais`,
    cooksLike: 'mango',
  }),
  food('honeydew', 169911, 'fruit', { piece: 1280, cup: 170 }, [36, 0.54, 9.09, 0.14], {
    aliases: 'honeydew melon',
    cooksLike: 'mango',
  }),
  food('pomegranate', 169134, 'fruit', { piece: 282, cup: 174 }, [83, 1.67, 18.7, 1.17], {
    aliases: 'pomegranate seed, pomegranate aril',
    cook: fruit({ kind: 'berry', portion: 50, prep: 'knock the seeds out of *', ways: 'sweet' }),
  }),
  food('fig', 173021, 'fruit', { piece: 50 }, [74, 0.75, 19.18, 0.3], {
    aliases: 'black mission fig',
    cook: fruit({ ...STONE, portion: 80, in: ['piece', 50], prep: 'quarter *', many: 'figs', ways: 'sweet' }),
  }),
  food('passion fruit', 169108, 'fruit', { piece: 18, cup: 236 }, [97, 2.2, 23.38, 0.7], {
    aliases: 'passionfruit',
    cooksLike: 'kiwi',
  }),
  food('guava', 173044, 'fruit', { piece: 55, cup: 165 }, [68, 2.55, 14.32, 0.95], { cooksLike: 'mango' }),
  food('lychee', 169086, 'fruit', { piece: 9.6, cup: 190 }, [66, 0.83, 16.53, 0.44], {
    aliases: 'litchi, lychee fruit',
    cooksLike: 'grape',
  }),
  food('persimmon', 169941, 'fruit', { piece: 168 }, [70, 0.58, 18.59, 0.19], {
    aliases: 'sharon fruit, kaki',
    cooksLike: 'mango',
  }),
  food('dragon fruit', 2709234, 'fruit', { cup: 180 }, [68, 0.68, 16.24, 0.21], {
    aliases: 'pitaya, pitahaya',
    cook: fruit({ ...STONE, in: ['g', 1], prep: 'peel and cube *' }),
  }),
  food('rhubarb', 167758, 'fruit', { piece: 51, cup: 122 }, [21, 0.9, 4.54, 0.2], {
    eatenAs: '',
    isEatenRaw: true,
    cook: fruit({ kind: 'plain', portion: 100, prep: 'trim and slice *', ways: '' }),
  }),
  food('jackfruit', 174687, 'fruit', { cup: 165 }, [95, 1.72, 23.25, 0.64]),
  food('coconut', 170169, 'fruit', { piece: 397, cup: 80 }, [354, 3.33, 15.23, 33.49], {
    aliases: 'coconut meat',
  }),
  food('raisin', 168165, 'fruit', { cup: 165 }, [299, 3.3, 79.32, 0.25], {
    aliases: `sultana, golden raisin, dried currant, currant, zante currant, sultana raisin, black raisin,
      mixed dried vine fruit, flame raisin`,
    allergens: ['sulfites'],
    aisle: 'baking',
    cook: fruit({ kind: 'plain', portion: 15, many: 'raisins', ways: 'sweet' }),
  }),
  food('mixed dried fruit', 168165, 'fruit', { cup: 150 }, [299, 3.3, 79.32, 0.25], {
    aliases: `dried fruit, mixed fruit dried, dried mixed fruit, dried fruit mix, dried fruit medley,
      luxury mixed fruit, fruit and peel mix, dried berry`,
    allergens: ['sulfites'],
  }),
  food('dried cranberry', 171723, 'fruit', { cup: 160 }, [308, 0.17, 82.8, 1.09], {
    aliases: 'craisin',
    allergens: ['sulfites'],
    aisle: 'baking',
    cook: fruit({
      kind: 'plain',
      portion: 15,
      many: 'dried cranberries',
      title: 'Cranberry',
      ways: 'sweet',
    }),
  }),
  food('goji berry', 173032, 'fruit', { cup: 100, tbsp: 6 }, [349, 14.26, 77.06, 0.39], {
    aliases: 'dried goji berry, wolfberry',
  }),
  food('dried apricot', 173941, 'fruit', { piece: 7, cup: 130 }, [241, 3.39, 62.64, 0.51], {
    allergens: ['sulfites'],
    aisle: 'baking',
    cook: fruit({ ...DRIED, many: 'dried apricots' }),
  }),
  food('date', 168191, 'fruit', { piece: 24, cup: 147 }, [277, 1.81, 74.97, 0.15], {
    aliases: 'medjool date, dried date, medjool, date paste',
    allergens: ['sulfites'],
    aisle: 'baking',
    cook: fruit({
      kind: 'plain',
      portion: 24,
      prep: 'pit and chop *',
      many: 'dates',
      ways: 'sweet smoothie',
    }),
  }),
  food('prune', 168162, 'fruit', { piece: 9.5, cup: 174 }, [240, 2.18, 63.88, 0.38], {
    aliases: 'dried plum',
    allergens: ['sulfites'],
    aisle: 'baking',
    eatenAs: '',
    cook: fruit({ ...DRIED, many: 'prunes' }),
  }),
  food('dried fig', 174665, 'fruit', { piece: 8.4, cup: 149 }, [249, 3.3, 63.87, 0.93], {
    aliases: 'dried calimyrna fig, calimyrna fig',
    allergens: ['sulfites'],
    aisle: 'baking',
    cook: fruit({ ...DRIED, many: 'dried figs' }),
  }),
  food('dried mango', 169091, 'fruit', {}, [319, 2.45, 78.58, 1.18], {
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('applesauce', 171695, 'fruit', { cup: 244 }, [42, 0.17, 11.27, 0.1], {
    aliases: 'apple sauce, apple puree, apple compote, fruit puree, stewed apple, fruit compote',
    aisle: 'canned',
  }),
  food('canned peach', 169930, 'fruit', { cup: 250 }, [44, 0.63, 11.57, 0.03], {
    aliases: 'tinned peach, peach in juice, peach in syrup, peach half, peach cup',
    aisle: 'canned',
  }),
  food('canned pear', 169936, 'fruit', { cup: 248 }, [50, 0.34, 12.94, 0.07], {
    aliases: 'tinned pear',
    aisle: 'canned',
  }),
  food('fruit cocktail', 174668, 'fruit', { cup: 237 }, [46, 0.46, 11.86, 0.01], {
    aliases: 'canned fruit, canned fruit cocktail',
    aisle: 'canned',
  }),
  food('black currant', 173963, 'fruit', { cup: 112 }, [63, 1.4, 15.38, 0.41], {
    aliases: 'blackcurrant',
    cooksLike: 'blueberry',
  }),
  food('red currant', 173964, 'fruit', { cup: 112 }, [56, 1.4, 13.8, 0.2], {
    aliases: 'redcurrant',
    cooksLike: 'blueberry',
  }),
  food('gooseberry', 173030, 'fruit', { cup: 150 }, [44, 0.88, 10.18, 0.58], { cooksLike: 'blueberry' }),
  food('elderberry', 171727, 'fruit', { cup: 145 }, [73, 0.66, 18.4, 0.5]),
  food('mulberry', 169913, 'fruit', { cup: 140 }, [43, 1.44, 9.8, 0.39], { cooksLike: 'blueberry' }),
  food('kumquat', 168154, 'fruit', { piece: 19 }, [71, 1.88, 15.9, 0.86]),
  food('loquat', 169908, 'fruit', { piece: 16, cup: 149 }, [47, 0.43, 12.14, 0.2]),
  food('quince', 168163, 'fruit', { piece: 92 }, [57, 0.4, 15.3, 0.1], { cooksLike: 'pear' }),
  food('starfruit', 171715, 'fruit', { piece: 91, cup: 132 }, [31, 1.04, 6.73, 0.33], {
    aliases: 'star fruit, carambola',
    cooksLike: 'kiwi',
  }),
  food('pomelo', 167754, 'fruit', { piece: 609, cup: 190 }, [38, 0.76, 9.62, 0.04], {
    aliases: 'pummelo',
    cooksLike: 'orange',
  }),
  food('prickly pear', 167750, 'fruit', { piece: 103, cup: 149 }, [41, 0.73, 9.57, 0.51], {
    aliases: 'cactus fruit, cactus pear',
  }),
  food('soursop', 167761, 'fruit', { piece: 625, cup: 225 }, [66, 1, 16.84, 0.3], {
    aliases: 'guanabana, graviola',
  }),
  food('tamarind', 167763, 'fruit', { piece: 2, cup: 120 }, [239, 2.8, 62.5, 0.6], {
    aliases: 'tamarind pulp, dried tamarind, tamarind pod',
  }),
  food('tamarind paste', 167763, 'pantry', { cup: 240, tbsp: 16 }, [239, 2.8, 62.5, 0.6], {
    aliases: `tamarind concentrate, tamarind puree, tamarind sauce, tamarind water, tamarind extract,
      seedless tamarind, tamarind block`,
  }),
  food('durian', 168192, 'fruit', { piece: 602, cup: 243 }, [147, 1.47, 27.09, 5.33]),
  food('rambutan', 168167, 'fruit', { piece: 9, cup: 150 }, [82, 0.65, 20.87, 0.21], {
    aliases: 'canned rambutan',
  }),
  food('longan', 169089, 'fruit', { piece: 3.2 }, [60, 1.31, 15.14, 0.1]),
  food('mangosteen', 169090, 'fruit', { cup: 196 }, [73, 0.41, 17.91, 0.58], {
    aliases: 'canned mangosteen',
  }),
  food('fruit salad', 2709287, 'fruit', { cup: 150 }, [59, 0.64, 13.94, 0.21], {
    aliases: 'fruit cup, mixed fruit',
  }),
  food('baked apple', 2709220, 'fruit', { piece: 210, cup: 190 }, [113, 0.32, 22.7, 3.08]),
  food('sweetened applesauce', 171696, 'fruit', { cup: 246 }, [68, 0.16, 17.49, 0.17], {
    aliases: 'sweetened apple sauce',
    aisle: 'canned',
  }),
  food('stewed rhubarb', 168169, 'fruit', { cup: 240 }, [116, 0.39, 31.2, 0.05], {
    aliases: 'cooked rhubarb',
  }),
  food('stewed prune', 167751, 'fruit', { cup: 248 }, [107, 0.96, 28.08, 0.16], {
    aliases: 'cooked prune',
    allergens: ['sulfites'],
  }),
  food('canned apricot', 173937, 'fruit', { cup: 244 }, [48, 0.63, 12.34, 0.04], {
    aliases: 'tinned apricot',
    aisle: 'canned',
  }),
  food('canned cherry', 167770, 'fruit', { cup: 179 }, [83, 0.73, 21.07, 0.21], {
    aliases: `tinned cherry, canned sour cherry, jarred cherry, morello cherry in syrup, amarena cherry,
      black cherry in syrup, jarred sour cherry`,
    aisle: 'canned',
  }),
  food('canned grapefruit', 173035, 'fruit', { cup: 244 }, [36, 0.58, 9.15, 0.1], {
    aliases: 'tinned grapefruit',
    aisle: 'canned',
  }),
  food('canned mandarin', 168184, 'fruit', { cup: 189 }, [38, 0.75, 9.41, 0.04], {
    aliases: `tinned mandarin, canned mandarin orange, canned tangerine, mandarin in juice, canned orange`,
    aisle: 'canned',
  }),
  food('canned plum', 169951, 'fruit', { piece: 46, cup: 252 }, [58, 0.51, 15.15, 0.02], {
    aliases: 'tinned plum',
    aisle: 'canned',
  }),
  food('maraschino cherry', 167766, 'fruit', { piece: 5 }, [165, 0.22, 41.97, 0.21], {
    aliases: 'cocktail cherry, glace cherry, candied cherry, luxardo cherry',
    allergens: ['sulfites'],
    aisle: 'canned',
  }),
  food('dried apple', 171691, 'fruit', { piece: 6.4, cup: 86 }, [243, 0.93, 65.89, 0.32], {
    aliases: 'apple ring, dried apple ring',
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('dried blueberry', 168158, 'fruit', { cup: 160 }, [317, 2.5, 80, 2.5], { aisle: 'baking' }),
  food('dried cherry', 171708, 'fruit', { cup: 160 }, [333, 1.25, 80.45, 0.73], {
    aliases: 'dried sour cherry, dried tart cherry, dried barberry, barberry',
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('dried peach', 169934, 'fruit', { piece: 13, cup: 160 }, [239, 3.61, 61.33, 0.76], {
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('dried pear', 169121, 'fruit', { piece: 18, cup: 180 }, [262, 1.87, 69.7, 0.63], {
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('dried pineapple', 2709210, 'fruit', { piece: 8, cup: 160 }, [347, 1.22, 84.11, 0.71], {
    allergens: ['sulfites'],
    aisle: 'baking',
  }),
  food('banana chip', 2709200, 'fruit', { piece: 2, cup: 72 }, [519, 2.3, 58.4, 33.6], {
    aliases: 'dried banana chip',
    aisle: 'snacks',
  }),
  food('sweetened coconut', 168586, 'pantry', { cup: 93 }, [501, 2.88, 47.67, 35.49], {
    aliases: `sweetened shredded coconut, sweetened desiccated coconut, sweetened flaked coconut,
      sweetened coconut flake, angel flake coconut`,
    aisle: 'baking',
  }),
]);
