import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Beans, lentils, soy and what is made of them. A bean without a word is the canned one. */
export const LEGUMES: readonly Food[] = [
  food('black bean', 175238, 'pantry', { cup: 240 }, [91, 6.03, 16.55, 0.29], {
    aliases: `canned black bean, tinned black bean, cooked black bean, turtle bean, frijoles negros,
      black turtle bean, seasoned black bean`,
  }),
  food('dried black bean', 173734, 'pantry', { cup: 194, tbsp: 12.1 }, [341, 21.6, 62.36, 1.42], {
    aliases: 'dry black bean',
  }),
  food('kidney bean', 174285, 'pantry', { piece: 266, cup: 177 }, [124, 7.98, 21.49, 1.05], {
    aliases: 'red kidney bean, canned kidney bean, red bean, cooked kidney bean, red bean canned',
  }),
  food('dried mixed bean', 173744, 'pantry', { cup: 184 }, [337, 22.53, 61.29, 1.06], {
    aliases: `bean soup mix, 15 bean soup, soup mix bean, dried pulse, broth mix, country soup mix,
      dried pulse mix`,
  }),
  food('mixed bean', 174285, 'pantry', { cup: 177, piece: 260 }, [124, 7.98, 21.49, 1.05], {
    aliases: 'bean mix, bean, mixed pulse, salad bean, taco bean, cooked bean, canned four bean mix',
  }),
  food('dried kidney bean', 173744, 'pantry', { cup: 184, tbsp: 12.2 }, [337, 22.53, 61.29, 1.06], {
    aliases: 'dry kidney bean',
  }),
  food('pinto bean', 174286, 'pantry', { piece: 277, cup: 171 }, [114, 6.99, 20.22, 0.9], {
    aliases: 'canned pinto bean, pinto, frijoles pintos',
  }),
  food('cannellini bean', 175204, 'pantry', { cup: 262 }, [114, 7.26, 21.2, 0.29], {
    aliases: `white bean, canned white bean, canned cannellini bean, cannellini, white kidney bean,
      flageolet bean, flageolet, great northern, white haricot bean, alubia, corona bean, coco bean`,
  }),
  food('dried cannellini bean', 175202, 'pantry', { cup: 202 }, [333, 23.36, 60.27, 0.85], {
    aliases: `dried navy bean, dried butter bean, dried fava bean, dried cranberry bean, dried black eyed pea`,
  }),
  food('navy bean', 173747, 'pantry', { cup: 262 }, [113, 7.53, 20.45, 0.43], {
    aliases: 'haricot bean, canned navy bean, great northern bean, haricot',
  }),
  food('butter bean', 174254, 'pantry', { cup: 241 }, [79, 4.93, 14.91, 0.17], {
    aliases: `lima bean, canned butter bean, gigante bean, canned lima bean, butterbean, judion bean, gigante,
      giant butter bean, giant bean, queen butter bean`,
  }),
  food('fava bean', 173754, 'pantry', { cup: 256 }, [71, 5.47, 12.41, 0.22], {
    aliases: 'broad bean, foul, ful medames, ful mudammas',
  }),
  food('chickpea', 173800, 'pantry', { piece: 253, cup: 164 }, [139, 7.05, 22.53, 2.77], {
    aliases: `garbanzo bean, garbanzo, canned chickpea, canned garbanzo bean, chick pea, cooked chickpea,
      garbanzo canned`,
  }),
  food('dried chickpea', 173756, 'pantry', { cup: 200, tbsp: 12.5 }, [378, 20.47, 62.95, 6.04], {
    aliases: 'dry chickpea',
  }),
  food('lentil', 172420, 'pantry', { cup: 192, tbsp: 12 }, [352, 24.63, 63.35, 1.06], {
    aliases: `brown lentil, green lentil, dried lentil, dry lentil, puy lentil, french lentil, le puy lentil,
      castelluccio lentil, lentille verte, umbrian lentil, pardina lentil, lentils du puy,
      green lentil dry`,
  }),
  food('black lentil', 172420, 'pantry', { cup: 192, tbsp: 12 }, [352, 24.63, 63.35, 1.06], {
    aliases: 'beluga lentil, black beluga lentil, beluga, beluga black lentil',
  }),
  food('red lentil', 174284, 'pantry', { cup: 192 }, [358, 23.91, 63.1, 2.17], {
    aliases: `split red lentil, masoor dal, orange lentil, dal, daal, masoor, red split lentil, lentil red`,
  }),
  food('cooked lentil', 172421, 'pantry', { cup: 198, tbsp: 12.3 }, [116, 9.02, 20.13, 0.38], {
    aliases: `canned lentil, lentil in water, ready cooked lentil, ready cooked puy lentil,
      merchant gourmet puy lentil, cooked red lentil, cooked black lentil, lentil can`,
  }),
  food('split pea', 172428, 'pantry', { cup: 196 }, [364, 23.12, 61.63, 3.89], {
    aliases: `dried split pea, yellow split pea, green split pea, green split pea dried, dried pea,
      split green pea, split yellow pea, marrowfat pea, matar dal, yellow pea`,
  }),
  food('black eyed pea', 173760, 'pantry', { cup: 240 }, [77, 4.74, 13.63, 0.55], {
    aliases: `black eye bean, cowpea, black eyed bean, lobia, black eye pea, blackeyed pea, blackeye pea,
      crowder pea, field pea`,
  }),
  food('mung bean', 174256, 'pantry', { cup: 207, tbsp: 13 }, [347, 23.86, 62.62, 1.15], {
    aliases: 'moong dal, mung dal, green gram, moong bean, split mung bean, moong, split moong dal, mung',
  }),
  food('chana dal', 173756, 'pantry', { cup: 200 }, [378, 20.47, 62.95, 6.04], {
    aliases: `split chickpea, bengal gram, channa dal, split bengal gram, black chickpea, kala chana,
      desi chickpea, chana`,
  }),
  food('toor dal', 172436, 'pantry', { cup: 205 }, [343, 21.7, 62.78, 1.49], {
    aliases: `tur dal, arhar dal, pigeon pea, toovar dal, split pigeon pea, gandule, gungo pea, red gram,
      yellow lentil, toor, yellow dal`,
  }),
  food('urad dal', 174259, 'pantry', { cup: 207 }, [341, 25.21, 58.99, 1.64], {
    aliases: `black gram, urid dal, split urad dal, black urad dal, urad, urad bean, white lentil,
      split black gram, mungo bean, mash dal, vigna mungo, urid`,
  }),
  food('adzuki bean', 173727, 'pantry', { cup: 197 }, [329, 19.87, 62.9, 0.53], {
    aliases: 'azuki bean, aduki bean, azuki, aduki',
  }),
  food('refried bean', 172438, 'pantry', { cup: 238 }, [90, 4.98, 13.55, 2.01], {
    aliases: 'refritos, refried black bean, refried pinto bean, fat free refried bean',
  }),
  food('baked bean', 175182, 'pantry', { cup: 254 }, [94, 4.75, 21.14, 0.37], {
    aliases: 'heinz bean, bean in tomato sauce, bbq bean, boston baked bean, pork and bean',
  }),
  food('soybean', 174270, 'pantry', { cup: 186 }, [446, 36.49, 30.16, 19.94], {
    aliases: 'soya bean, dried soybean, soy bean, black soybean',
    allergens: ['soy'],
  }),
  food('tofu', 172448, 'protein', { piece: 455, cup: 252 }, [78, 9.04, 2.85, 4.17], {
    aliases: `firm tofu, extra firm tofu, bean curd, beancurd, super firm tofu, sprouted tofu, hard tofu,
      momen tofu, marinated tofu, five spice tofu, high protein tofu, cotton tofu`,
    allergens: ['soy'],
  }),
  food('silken tofu', 172449, 'protein', { cup: 248 }, [61, 7.17, 1.18, 3.69], {
    aliases: 'soft tofu, silken firm tofu, japanese tofu, soft bean curd, silk tofu',
    allergens: ['soy'],
  }),
  food('fried tofu', 172451, 'protein', { piece: 13 }, [270, 18.82, 8.86, 20.18], {
    aliases: `tofu puff, smoked tofu, baked tofu, deep fried tofu, aburaage, fried bean curd, tofu skin,
      bean curd skin, yuba, bean curd stick, crispy tofu, tau pok, fried tofu puff, bean curd sheet, inari`,
    allergens: ['soy'],
  }),
  food('tempeh', 174272, 'protein', { cup: 166 }, [192, 20.29, 7.64, 10.8], {
    aliases: 'smoked tempeh, soy tempeh, tempe',
    allergens: ['soy'],
  }),
  food('vital wheat gluten', 168147, 'pantry', { cup: 120 }, [370, 75.16, 13.79, 1.85], {
    aliases: 'wheat gluten, gluten flour',
    allergens: ['gluten'],
  }),
  food('textured vegetable protein', 2707451, 'protein', { cup: 68 }, [366, 51.1, 32.9, 3.33], {
    aliases: `tvp, soy protein, soy crumble, soy chunk, soya mince, vegan mince, soy mince, meat free mince,
      veggie mince, vegan ground beef, soy curl, textured soy protein, soya protein mince,
      dried soya mince, vegetarian mince, beyond mince, beyond beef, impossible beef, vegan ground,
      meatless crumble, veggie crumble, tvp mince, nutrela, impossible ground beef, beyond ground beef,
      vegetarian ground beef, soya granule, soya chunk dried, soya nugget, plant mince, meatless ground,
      vegan meat, veggie ground round, meatless ground beef, beyond meat, vegan crumble`,
    allergens: ['soy'],
  }),
  food('veggie burger', 174287, 'protein', { piece: 70 }, [177, 15.7, 14.27, 6.3], {
    aliases: `vegetable burger, plant based burger, vegan burger, meatless burger, veggie patty, beyond burger,
      impossible burger, bean burger, black bean burger, vegetarian burger, garden burger, gardenburger,
      boca burger, veggie burger patty, vegetable burger patty, veg burger, plant burger, meatless patty,
      beyond burger patty, beyond meat burger, vegan burger patty, black bean patty`,
    allergens: ['soy', 'gluten'],
  }),
  food('falafel', 172455, 'protein', { piece: 17 }, [333, 13.31, 31.84, 17.8], {
    aliases: 'falafel ball, falafel mix, sweet potato falafel',
  }),
  food('hummus', 174289, 'pantry', { cup: 246, tbsp: 15 }, [237, 7.78, 15, 17.82], {
    aliases: `houmous, houmou, humus, hommus, red pepper hummus, chickpea hummus, roasted red pepper hummus,
      roasted garlic hummus, beetroot hummus, lemon hummus, caramelised onion hummus`,
    allergens: ['sesame'],
  }),
  food('natto', 172443, 'protein', { cup: 175 }, [211, 19.4, 12.68, 11], { allergens: ['soy'] }),
  food('veggie meatball', 169067, 'protein', { cup: 144 }, [197, 21, 8, 9], {
    aliases: 'meatless meatball, vegan meatball, vegetarian meatball',
    allergens: ['soy', 'gluten'],
  }),
  food('seitan', 169067, 'protein', { cup: 144 }, [197, 21, 8, 9], {
    aliases: 'wheat meat, mock duck, wheat protein, gluten meat, mock chicken',
    allergens: ['gluten'],
  }),
];
