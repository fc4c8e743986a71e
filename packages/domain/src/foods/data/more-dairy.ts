import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Milk, yogurt and cheese beside the everyday kinds, what is made of them, and egg dishes. */
export const MORE_DAIRY: readonly Food[] = [
  food('poached egg', 172186, 'protein', { piece: 50 }, [143, 12.51, 0.71, 9.47], { allergens: ['eggs'] }),
  food('omelette', 172185, 'protein', { piece: 61, tbsp: 15 }, [154, 10.57, 0.64, 11.66], {
    aliases: 'omelet, egg omelette, egg omelet',
    allergens: ['dairy', 'eggs'],
  }),
  food('cheese omelette', 2707209, 'protein', { piece: 130, cup: 135 }, [203, 12.69, 1.41, 16.34], {
    aliases: 'cheese omelet',
    allergens: ['dairy', 'eggs'],
  }),
  food('deviled egg', 2707181, 'protein', { piece: 30 }, [198, 11.52, 1.07, 15.9], {
    aliases: 'devilled egg, stuffed egg',
    allergens: ['eggs'],
  }),
  food('egg salad', 2707182, 'protein', { piece: 74, cup: 222 }, [257, 10.26, 1.01, 23.14], {
    aliases: 'egg mayonnaise, egg mayo',
    allergens: ['eggs'],
  }),
  food('quail egg', 172191, 'protein', { piece: 9 }, [158, 13.05, 0.41, 11.09], { allergens: ['eggs'] }),
  food('duck egg', 172189, 'protein', { piece: 70 }, [185, 12.81, 1.45, 13.77], {
    aliases: 'goose egg, ostrich egg',
    allergens: ['eggs'],
  }),
  food('egg substitute', 173462, 'protein', { cup: 240 }, [48, 10, 2, 0], {
    aliases: 'liquid egg substitute, egg beater, liquid egg product, eggbeater',
    allergens: ['eggs'],
  }),
  food('lactose free milk', 2705392, 'dairy', { cup: 244 }, [61, 3.27, 4.63, 3.2], {
    aliases: 'lactaid, lactaid milk, lactofree milk, lactofree',
    allergens: ['dairy'],
  }),
  food('goat milk', 171278, 'dairy', { cup: 244 }, [69, 3.56, 4.45, 4.14], {
    aliases: 'goat whole milk',
    allergens: ['dairy'],
  }),
  food('sheep milk', 170882, 'dairy', { cup: 245 }, [108, 5.98, 5.36, 7], { allergens: ['dairy'] }),
  food('strawberry milk', 2705496, 'dairy', { cup: 248 }, [86, 3.03, 11.79, 2.97], { allergens: ['dairy'] }),
  food('low fat chocolate milk', 2705470, 'dairy', { cup: 248 }, [64, 3.46, 10.15, 1.11], {
    aliases: 'light chocolate milk',
    allergens: ['dairy', 'soy'],
  }),
  food('malted milk', 2705501, 'dairy', { cup: 256 }, [66, 3.19, 8.64, 2.05], {
    allergens: ['dairy', 'gluten'],
  }),
  food('skim milk powder', 172195, 'dairy', { cup: 120 }, [362, 36.16, 51.98, 0.77], {
    aliases: `nonfat dry milk, skimmed milk powder, nonfat milk powder, dried skimmed milk powder,
      nonfat milk powder dry, nonfat dry milk powder, dried skimmed milk, instant dry milk,
      fat free milk powder, powdered skim milk, buttermilk powder, whey powder, powdered buttermilk,
      dried buttermilk, dry buttermilk powder`,
    allergens: ['dairy'],
  }),
  food('eggnog', 171258, 'dairy', { cup: 254 }, [88, 4.55, 8.05, 4.19], {
    aliases: 'egg nog',
    allergens: ['dairy', 'eggs'],
  }),
  food('vanilla milkshake', 170884, 'dairy', { cup: 227 }, [112, 3.86, 17.75, 3.03], {
    aliases: 'milkshake, milk shake, vanilla shake, thick shake',
    allergens: ['dairy'],
  }),
  food('chocolate milkshake', 170883, 'dairy', { cup: 227 }, [119, 3.05, 21.15, 2.7], {
    aliases: 'chocolate shake',
    allergens: ['dairy', 'soy'],
  }),
  food('vanilla yogurt', 170888, 'dairy', { piece: 170, cup: 245 }, [85, 4.93, 13.8, 1.25], {
    allergens: ['dairy'],
  }),
  food('low fat greek yogurt', 170903, 'dairy', { piece: 200 }, [73, 9.95, 3.94, 1.92], {
    aliases: '2% greek yogurt, reduced fat greek yogurt, 2 percent fat greek yogurt',
    allergens: ['dairy'],
  }),
  food('strawberry greek yogurt', 171300, 'dairy', { piece: 150, cup: 245 }, [105, 8.17, 12.29, 2.57], {
    aliases: `fruit greek yogurt, blueberry greek yogurt, flavored greek yogurt, peach greek yogurt,
      raspberry greek yogurt, fruit flavored greek yogurt`,
    allergens: ['dairy'],
  }),
  food('vanilla greek yogurt', 170902, 'dairy', { piece: 150 }, [78, 8.64, 10.37, 0.18], {
    aliases: `honey greek yogurt, coconut greek yogurt, greek yogurt with honey, nonfat vanilla greek yogurt`,
    allergens: ['dairy'],
  }),
  food('yogurt parfait', 170355, 'dairy', { piece: 149 }, [84, 3.36, 15.86, 1.01], {
    aliases: 'fruit and yogurt parfait, granola parfait',
    allergens: ['nuts', 'dairy', 'gluten'],
  }),
  food('creme fraiche', 170858, 'dairy', { cup: 239, tbsp: 15 }, [292, 2.17, 2.96, 30.91], {
    aliases: 'schmand, smetana, smetena',
    allergens: ['dairy'],
  }),
  food('light sour cream', 173443, 'dairy', { cup: 230, tbsp: 12 }, [136, 3.5, 7.1, 10.6], {
    aliases: `low fat sour cream, reduced fat sour cream, fat free sour cream, nonfat sour cream,
      half fat sour cream, lite sour cream`,
    allergens: ['dairy'],
  }),
  food('whipped topping', 2705611, 'dairy', { cup: 75 }, [318, 1.25, 23.05, 25.31], {
    aliases: `cool whip, dessert topping, dream topping, dream whip, cool whip lite, non dairy whipped topping,
      dessert whip`,
    allergens: ['dairy'],
  }),
  food('coffee creamer', 2705599, 'dairy', { cup: 240, tbsp: 15 }, [136, 1, 11.38, 9.97], {
    aliases: `creamer, coffee whitener, coffee mate, coffeemate, vanilla creamer, non dairy creamer,
      powdered creamer, liquid creamer, vanilla coffee creamer, international delight,
      coffee whitener powder, flavored creamer, sweet cream creamer`,
    allergens: ['dairy'],
  }),
  food('whipped butter', 173411, 'dairy', { cup: 151, tbsp: 9.4 }, [731, 0.49, 0, 78.3], {
    allergens: ['dairy'],
  }),
  food('light butter', 173581, 'dairy', { tbsp: 14 }, [499, 3.3, 0, 55.1], {
    aliases: 'reduced fat butter',
    allergens: ['dairy'],
  }),
  food('light margarine', 2710162, 'dairy', { cup: 224, tbsp: 14 }, [346, 0.33, 1.22, 37.91], {
    aliases: 'low fat spread, light spread',
    allergens: ['dairy'],
  }),
  food('cottage cheese with fruit', 172180, 'dairy', { cup: 226 }, [97, 10.69, 4.61, 3.85], {
    aliases: 'fruit cottage cheese',
    allergens: ['dairy'],
  }),
  food('light cream cheese', 169079, 'dairy', { cup: 240, tbsp: 15 }, [208, 7.85, 6.73, 16.67], {
    aliases: `low fat cream cheese, reduced fat cream cheese, light philadelphia, fat free cream cheese,
      1/3 less fat cream cheese, light soft cheese, low fat soft cheese, philadelphia light,
      reduced fat soft cheese, nonfat cream cheese`,
    allergens: ['dairy'],
  }),
  food('neufchatel cheese', 171246, 'dairy', {}, [253, 9.15, 3.59, 22.78], {
    aliases: 'neufchatel',
    allergens: ['dairy'],
  }),
  food('part skim ricotta', 171248, 'dairy', { cup: 246 }, [138, 11.39, 5.14, 7.91], {
    aliases: 'low fat ricotta, light ricotta, skim ricotta, fat free ricotta, light ricotta cheese',
    allergens: ['dairy'],
  }),
  food('reduced fat cheddar', 171292, 'dairy', { piece: 21 }, [316, 27.35, 2.67, 20.41], {
    aliases: 'low fat cheddar, light cheddar, reduced fat cheddar cheese',
    allergens: ['dairy'],
  }),
  food('colby cheese', 173416, 'dairy', { piece: 28, cup: 113 }, [394, 23.76, 2.57, 32.11], {
    aliases: 'colby, colby jack, colby jack cheese, marble cheese, marble cheddar, longhorn cheese',
    allergens: ['dairy'],
  }),
  food('fontina', 170843, 'dairy', { piece: 28, cup: 108 }, [389, 25.6, 1.55, 31.14], {
    aliases: `fontina cheese, taleggio, bel paese, asiago fresco, fontal, reblochon, port salut, limburger,
      havarti, dill havarti, tilsit, tilsiter, butterkase, st paulin, saint nectaire, morbier,
      pont l eveque, epoisses`,
    allergens: ['dairy'],
  }),
  food('muenster', 171245, 'dairy', { piece: 28, cup: 113 }, [368, 23.41, 1.12, 30.04], {
    aliases: 'muenster cheese, munster, munster cheese',
    allergens: ['dairy'],
  }),
  food('oaxaca cheese', 2647441, 'dairy', {}, [298.113882, 22.14498, 2.40202, 22.1], {
    aliases: `queso oaxaca, quesillo, queso quesadilla, quesadilla cheese, chihuahua cheese, asadero,
      queso chihuahua, quesillo oaxaca`,
    allergens: ['dairy'],
  }),
  food('queso blanco', 172224, 'dairy', { cup: 118 }, [310, 20.38, 2.53, 24.31], { allergens: ['dairy'] }),
  food('hard goat cheese', 172197, 'dairy', {}, [452, 30.52, 2.17, 35.59], {
    aliases: 'aged goat cheese',
    allergens: ['dairy'],
  }),
  food('cheese spread', 171254, 'dairy', { cup: 244 }, [290, 16.41, 8.73, 21.23], {
    aliases: `spreadable cheese, processed cheese spread, pimento cheese, pimiento cheese, pub cheese,
      port wine cheese spread, beer cheese, cheddar spread, cheddar cheese spread, cold pack cheese`,
    allergens: ['dairy'],
  }),
  food('cheese sauce', 172200, 'dairy', { cup: 243, tbsp: 15 }, [197, 10.33, 5.48, 14.92], {
    aliases: `nacho cheese sauce, cheddar cheese sauce, cheese sauce mix, cauliflower cheese sauce, nacho cheese,
      mornay sauce, cheddar sauce`,
    allergens: ['dairy', 'gluten'],
  }),
  food('white sauce', 174525, 'dairy', { cup: 250 }, [147, 3.84, 9.17, 10.63], {
    aliases: `bechamel, bechamel sauce, white lasagne sauce, lasagne white sauce, parsley sauce,
      bechamel sauce mix, white sauce mix, bechemel sauce, white roux`,
    allergens: ['dairy', 'gluten'],
  }),
  food('queso dip', 174068, 'dairy', { cup: 250, tbsp: 15 }, [143, 3.14, 11.14, 9.51], {
    aliases: `queso, chile con queso, salsa con queso, cheese dip, velveeta queso, salsa con queso dip,
      queso blanco dip, nacho cheese dip, queso sauce, queso cheese dip`,
    allergens: ['dairy'],
  }),
  food('mozzarella stick', 169015, 'dairy', { piece: 31 }, [325, 14.75, 25.14, 18.33], {
    aliases: 'fried mozzarella, fried cheese stick',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('palak paneer', 2709631, 'dairy', { cup: 200 }, [101, 5.42, 4.28, 7.02], {
    aliases: 'saag paneer',
    allergens: ['dairy'],
  }),
  food('caprese salad', 2705818, 'dairy', { cup: 160 }, [139, 7.17, 3.86, 10.87], {
    aliases: 'tomato mozzarella salad, insalata caprese',
    allergens: ['dairy'],
  }),
];
