import { food, foodGroup } from '../../food-row.ts';
import { base, RICE } from '../cooking.ts';

/** Grains, rice and pasta, cooked; whole grains beside the everyday kinds; and breakfast cereals. */
export const COOKED_GRAINS = foodGroup({ aisle: 'grains' }, [
  food('cooked arborio rice', 168882, 'grain', { cup: 186 }, [130, 2.36, 28.73, 0.19], {
    aliases: 'cooked short grain rice, cooked sushi rice',
  }),
  food('sticky rice', 169711, 'grain', { cup: 174 }, [97, 2.02, 21.09, 0.19], {
    aliases: 'cooked sticky rice, cooked glutinous rice',
    state: 'cooked',
  }),
  food('glutinous rice', 168883, 'grain', { cup: 185 }, [370, 6.81, 81.68, 0.55], {
    aliases: 'sweet rice',
    eatenAs: 'sticky rice',
    cook: base({ ...RICE, one: 'glutinous rice', title: 'Sticky Rice', minutes: 20 }),
  }),
  food('cooked wild rice', 168897, 'grain', { cup: 164 }, [101, 3.99, 21.34, 0.34]),
  food('fried rice', 167668, 'grain', { cup: 137 }, [174, 4.05, 32.79, 2.96], {
    aliases: 'vegetable fried rice, egg fried rice, chinese fried rice',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('chicken fried rice', 2708953, 'grain', { cup: 198 }, [173, 7.28, 27.62, 3.66], {
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('shrimp fried rice', 2708956, 'grain', { cup: 198 }, [166, 6.68, 27.85, 2.97], {
    aliases: 'prawn fried rice',
    allergens: ['eggs', 'gluten', 'soy', 'shellfish'],
  }),
  food('rice pilaf', 2709077, 'grain', { cup: 206 }, [137, 3.29, 24.08, 3.03], {
    aliases: 'pilaf, pilau rice, pilau, pilaf rice, basmati pilau',
    allergens: ['dairy', 'gluten'],
  }),
  food('spanish rice', 167665, 'grain', { cup: 116 }, [185, 3.28, 31.16, 5.29], { aliases: 'mexican rice' }),
  food('rice and bean', 2708990, 'grain', { cup: 170 }, [164, 6.5, 25.19, 4.21], {
    aliases: 'bean and rice',
  }),
  food('black bean and rice', 168064, 'grain', { cup: 146 }, [151, 4.64, 24.4, 3.85], {
    aliases: 'rice and black bean',
  }),
  food('red bean and rice', 168065, 'grain', { cup: 157 }, [142, 3.96, 23.74, 3.46], {
    aliases: 'rice and red bean',
  }),
  food('congee', 2708418, 'grain', { cup: 255 }, [39, 0.8, 8.4, 0.08], {
    aliases: 'rice porridge, jook, rice congee',
  }),
  food('cooked millet', 168871, 'grain', { cup: 174 }, [119, 3.51, 23.67, 1]),
  food('cooked buckwheat', 170686, 'grain', { cup: 168 }, [92, 3.38, 19.94, 0.62], {
    aliases: 'cooked kasha, cooked buckwheat groat',
  }),
  food('cooked amaranth', 170683, 'grain', { cup: 246 }, [102, 3.8, 18.69, 1.58]),
  food('cooked teff', 168918, 'grain', { cup: 252 }, [101, 3.87, 19.86, 0.65]),
  food('spelt', 169745, 'grain', { cup: 174 }, [338, 14.57, 70.19, 2.43], {
    aliases: `spelt grain, dinkel, wheat berry, wheatberry, pearled wheat, ebly, rye berry, spelt berry, einkorn,
      durum wheat grain, rye grain, hard wheat berry, hard red wheat berry, kamut berry, spelt flake,
      rye flake, wheat grain, emmer wheat, grunkern`,
    allergens: ['gluten'],
    cooksLike: 'farro',
  }),
  food('cooked spelt', 169746, 'grain', { cup: 194 }, [127, 5.5, 26.44, 0.85], { allergens: ['gluten'] }),
  food('kamut', 169743, 'grain', { cup: 186 }, [337, 14.54, 70.58, 2.13], {
    aliases: 'khorasan wheat',
    allergens: ['gluten'],
    cooksLike: 'farro',
  }),
  food('cooked kamut', 169744, 'grain', { cup: 172 }, [132, 5.71, 27.6, 0.83], { allergens: ['gluten'] }),
  food('sorghum', 169716, 'grain', { cup: 192 }, [329, 10.62, 72.09, 3.46], {
    aliases: 'sorghum grain',
    cooksLike: 'farro',
  }),
  food('cooked grits', 171655, 'grain', { cup: 257, tbsp: 16 }, [71, 1.71, 14.76, 0.46], {
    aliases: 'cooked hominy grit, cooked corn grit',
  }),
  food('cooked polenta', 171672, 'grain', { cup: 233 }, [65, 1.23, 13.86, 0.39], { aliases: 'soft polenta' }),
  food('cooked farina', 173902, 'grain', { cup: 241, tbsp: 15 }, [62, 1.84, 13.08, 0.24], {
    aliases: 'cream of wheat, semolina porridge',
    allergens: ['gluten'],
  }),
  food('maple instant oatmeal', 2708393, 'grain', { cup: 240 }, [102, 2.44, 20.23, 1.25], {
    aliases: `flavored oatmeal, maple oatmeal, flavored instant oatmeal, maple porridge, oat so simple,
      golden syrup porridge, porridge sachet, instant oatmeal apple cinnamon, porridge pot,
      apple cinnamon oatmeal, quaker instant oatmeal, brown sugar oatmeal, oatmeal packet,
      cinnamon oatmeal, overnight oat`,
    allergens: ['gluten'],
  }),
  food('cooked whole wheat pasta', 168910, 'grain', { cup: 117 }, [149, 5.99, 30.07, 1.71], {
    aliases: 'cooked whole wheat spaghetti, cooked wholemeal pasta',
    allergens: ['gluten'],
  }),
  food('cooked gluten free pasta', 168900, 'grain', { cup: 140 }, [126, 2.63, 27.91, 0.73], {
    aliases: 'cooked corn pasta',
  }),
  food('cooked fresh pasta', 169728, 'grain', {}, [131, 5.15, 24.93, 1.05], {
    aliases: 'cooked fresh egg pasta',
    allergens: ['eggs', 'gluten'],
  }),
  food('cooked spinach pasta', 169730, 'grain', {}, [130, 5.06, 25.04, 0.94], {
    aliases: 'spinach pasta, green pasta',
    allergens: ['eggs', 'gluten'],
  }),
  food('cooked soba noodle', 168907, 'grain', { cup: 114 }, [99, 5.06, 21.44, 0.1], {
    aliases: 'cooked soba',
    allergens: ['gluten'],
  }),
  food('cooked somen noodle', 168909, 'grain', { cup: 176 }, [131, 4, 27.54, 0.18], {
    aliases: 'cooked somen, cooked wheat noodle',
    allergens: ['gluten'],
  }),
  food('cooked cheese ravioli', 2708767, 'grain', { piece: 15, cup: 160 }, [173, 7.39, 21.73, 6.25], {
    aliases: 'cooked ravioli',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cooked cheese tortellini', 2708792, 'grain', { piece: 4.8, cup: 150 }, [236, 10.38, 36.15, 5.56], {
    aliases: 'cooked tortellini',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('bran flake', 173888, 'grain', { cup: 40 }, [328, 9.9, 80.5, 2.1], {
    aliases: `bran flake cereal, bran cereal, all bran, all bran cereal, bran cereal flake, sultana bran,
      fiber one, oat bran flake, wheat bran cereal, wheaties, shreddies`,
    allergens: ['gluten'],
  }),
  food('raisin bran', 171650, 'grain', { cup: 59 }, [324, 7.6, 78.9, 1.6], {
    aliases: 'raisin bran cereal',
    allergens: ['gluten', 'sulfites'],
  }),
  food('shredded wheat', 173910, 'grain', { piece: 23.5 }, [337, 11.37, 78.96, 2.01], {
    aliases: 'shredded wheat cereal',
    allergens: ['gluten'],
  }),
  food('frosted shredded wheat', 173918, 'grain', { cup: 52 }, [352, 7.8, 83.8, 1.9], {
    aliases: 'frosted mini wheat',
    allergens: ['gluten'],
  }),
  food('toasted oat cereal', 173884, 'grain', { cup: 28 }, [372, 12.4, 73.2, 6.6], {
    aliases: `cheerio, oat ring cereal, oat cereal, cheerios cereal, honey cheerio, o cereal, life cereal`,
    allergens: ['gluten'],
  }),
  food('honey nut oat cereal', 2708464, 'grain', { cup: 40 }, [385, 8.62, 75.99, 5.37], {
    aliases: 'honey nut cheerio',
    allergens: ['nuts', 'gluten'],
  }),
  food('frosted flake', 172990, 'grain', { cup: 41 }, [389, 4.25, 90.2, 0.87], {
    aliases: 'frosted corn flake, frosted cornflake, frosty',
    allergens: ['gluten'],
  }),
  food('puffed wheat', 173913, 'grain', { cup: 12 }, [364, 14.7, 79.6, 1.2], {
    aliases: 'puffed wheat cereal',
    allergens: ['gluten'],
  }),
  food('wheat biscuit cereal', 169040, 'grain', { piece: 17.5, cup: 57 }, [371, 11.43, 81.5, 2.86], {
    aliases: 'weetabix, wheat biscuit, weet bix, weetbix, vita brit, oatibix, wheat bix',
    allergens: ['gluten'],
  }),
  food('cinnamon toast cereal', 2708450, 'grain', { cup: 40 }, [414, 5.88, 75.23, 9.92], {
    aliases: `cinnamon toast crunch, golden graham, curiously cinnamon, golden nugget, french toast crunch`,
    allergens: ['gluten'],
  }),
  food('chocolate puff cereal', 2708449, 'grain', { cup: 35 }, [388, 5.39, 81.02, 4.98], {
    aliases: `chocolate cereal, cocoa puff, coco pop, cocoa krispie, chocolate cheerio, chocapic, nesquik cereal,
      reese puff, cocoa pebble, krave, coco pops cereal, cocoa rice cereal, chocolate rice cereal,
      chocolate pillow`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('corn puff cereal', 2708454, 'grain', { cup: 25 }, [371, 7.74, 77.82, 2.57], {
    aliases: 'corn puff, corn pop',
    allergens: ['gluten'],
  }),
  food('fruit ring cereal', 2708459, 'grain', { cup: 30 }, [383, 5.14, 82.24, 3.23], {
    aliases: `fruit loop, froot loop, fruity cereal, trix, captain crunch, cap n crunch,
      fruity pebble, rainbow cereal`,
    allergens: ['gluten'],
  }),
  food('high protein flake cereal', 2708471, 'grain', { cup: 35 }, [356, 19.04, 68.01, 1.58], {
    aliases: 'special k, special k cereal, special k original, protein flake, protein cereal',
    allergens: ['gluten', 'dairy'],
  }),
  food('rice square cereal', 2708470, 'grain', { cup: 30 }, [357, 7.01, 77.43, 2.19], {
    aliases: 'rice chex, chex, chex cereal, crispix',
    allergens: ['gluten'],
  }),
  food('corn square cereal', 2708452, 'grain', { cup: 30 }, [369, 7.88, 77.14, 2.61], {
    aliases: 'corn chex',
    allergens: ['gluten'],
  }),
  food('wheat nugget cereal', 171647, 'grain', { cup: 116 }, [361, 11.22, 80.49, 1.81], {
    aliases: 'grape nut, grape nut cereal',
    allergens: ['gluten'],
  }),
  food('oat bunch cereal', 2708462, 'grain', { cup: 45 }, [392, 7.43, 76.25, 6.06], {
    aliases: 'honey bunches of oats, oat cluster cereal, oat bunch and flake cereal',
    allergens: ['gluten'],
  }),
  food('oat square cereal', 2708466, 'grain', { cup: 45 }, [379, 10.4, 73.27, 5.22], {
    aliases: 'oat square, cinnamon life, oatmeal square',
    allergens: ['gluten'],
  }),
  food('multigrain cereal', 2708465, 'grain', { cup: 50 }, [373, 11.64, 73.96, 3.59], {
    aliases:
      'multigrain flake, kashi, kashi cereal, kashi go lean, fruit and fiber, fruit n fiber, fruit and fibre, fruit n fibre',
    allergens: ['gluten', 'nuts'],
  }),
  food('marshmallow oat cereal', 2708467, 'grain', { cup: 35 }, [372, 8.17, 76.61, 4.07], {
    aliases: 'lucky charm, marshmallow cereal',
    allergens: ['gluten'],
  }),
  food('low fat granola', 172976, 'grain', { cup: 83 }, [388, 8.42, 80.57, 5.52], {
    aliases: `light granola, muesli, swiss style muesli, bircher muesli, fruit muesli, no sugar muesli,
      fruit and nut muesli, sugar free muesli`,
    allergens: ['nuts', 'gluten'],
    cooksLike: 'granola',
  }),
]);
