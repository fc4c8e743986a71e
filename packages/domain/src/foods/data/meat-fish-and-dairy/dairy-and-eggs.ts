import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Milk, yogurt, cheese, what is made of them, eggs and egg dishes. */
export const DAIRY_AND_EGGS: readonly Food[] = [
  food('egg', 171287, 'protein', { piece: 50, cup: 243 }, [143, 12.56, 0.72, 9.51], {
    aliases: `whole egg, chicken egg, hen egg, brown egg, farm egg, size 10 egg, grade a egg, egg beaten,
      liquid egg, liquid whole egg, bantam egg`,
    allergens: ['eggs'],
  }),
  food('egg white', 172183, 'protein', { piece: 33, cup: 243 }, [52, 10.9, 0.73, 0.17], {
    aliases: 'liquid egg white, white, carton egg white',
    allergens: ['eggs'],
  }),
  food('egg yolk', 172184, 'protein', { piece: 17, cup: 243 }, [322, 15.86, 3.59, 26.54], {
    aliases: 'yolk, hen egg yolk',
    allergens: ['eggs'],
  }),
  food('hard boiled egg', 173424, 'protein', { piece: 50, cup: 136, tbsp: 8.5 }, [155, 12.58, 1.12, 10.61], {
    aliases: `boiled egg, cooked egg, soft boiled egg, hardboiled egg, cooked hard boiled egg, pickled egg,
      hard cooked egg, ready boiled egg, tea egg`,
    allergens: ['eggs'],
  }),
  food('fried egg', 173423, 'protein', { piece: 46 }, [196, 13.61, 0.83, 14.84], { allergens: ['eggs'] }),
  food('scrambled egg', 172187, 'protein', { cup: 220, tbsp: 13.7 }, [149, 9.99, 1.61, 10.98], {
    allergens: ['eggs', 'dairy'],
  }),
  food('milk', 171265, 'dairy', { cup: 244, tbsp: 15 }, [61, 3.15, 4.8, 3.25], {
    aliases: `whole milk, full fat milk, cow milk, full cream milk, full milk, gold top milk, blue top milk,
      a2 milk, uht milk, creamline milk, homogenised milk, homo milk, dairy milk`,
    allergens: ['dairy'],
  }),
  food('reduced fat milk', 171267, 'dairy', { cup: 244 }, [50, 3.3, 4.8, 1.98], {
    aliases: `2% milk, semi skimmed milk, two percent milk, semi skim milk, semi skimmed, green top milk,
      semiskimmed milk, light milk, lite milk`,
    allergens: ['dairy'],
  }),
  food('low fat milk', 170872, 'dairy', { cup: 244 }, [42, 3.37, 4.99, 0.97], {
    aliases: '1% milk, lowfat milk',
    allergens: ['dairy'],
  }),
  food('skim milk', 171269, 'dairy', { cup: 245 }, [34, 3.37, 4.96, 0.08], {
    aliases: `skimmed milk, nonfat milk, fat free milk, 0 percent milk, fat free skim milk, red top milk,
      nonfat skim milk, skinny milk, trim milk`,
    allergens: ['dairy'],
  }),
  food('buttermilk', 170874, 'dairy', { cup: 245 }, [40, 3.31, 4.79, 1.07], {
    aliases: 'bulgarian buttermilk',
    allergens: ['dairy'],
  }),
  food('evaporated milk', 171276, 'dairy', { cup: 252 }, [134, 6.81, 10.04, 7.56], {
    aliases: 'evaporated whole milk, carnation milk, evap milk',
    allergens: ['dairy'],
  }),
  food('condensed milk', 171275, 'dairy', { cup: 306 }, [321, 7.91, 54.4, 8.7], {
    aliases: 'sweetened condensed milk, eagle brand milk',
    allergens: ['dairy'],
  }),
  food('milk powder', 170876, 'dairy', { cup: 128 }, [496, 26.32, 38.42, 26.71], {
    aliases: 'powdered milk, dry milk, dried milk, powdered whole milk, dried milk powder, nido',
    allergens: ['dairy'],
  }),
  food('heavy cream', 170859, 'dairy', { cup: 238, tbsp: 15 }, [340, 2.84, 2.84, 36.08], {
    aliases: `whipping cream, heavy whipping cream, double cream, cream, thickened cream, crema, crema mexicana,
      dairy cream, clotted cream, uht cream`,
    allergens: ['dairy'],
  }),
  food('light cream', 170857, 'dairy', { cup: 240, tbsp: 15 }, [195, 2.96, 3.66, 19.1], {
    aliases: `single cream, coffee cream, table cream, cooking cream, pouring cream, single pouring cream,
      culinary cream, evaporated cream, elmlea`,
    allergens: ['dairy'],
  }),
  food('half and half', 171255, 'dairy', { cup: 242, tbsp: 15 }, [131, 3.13, 4.3, 11.5], {
    aliases: 'half half, half n half, half and half cream',
    allergens: ['dairy'],
  }),
  food('whipped cream', 170860, 'dairy', { cup: 60, tbsp: 3 }, [257, 3.2, 12.49, 22.22], {
    aliases: `squirty cream, aerosol cream, reddi wip, chantilly cream, spray cream, spray whipped cream,
      vanilla whipped cream, sweetened whipped cream, whip cream`,
    allergens: ['dairy'],
  }),
  food('sour cream', 171257, 'dairy', { cup: 230, tbsp: 12 }, [198, 2.44, 4.63, 19.35], {
    aliases: 'soured cream',
    allergens: ['dairy'],
  }),
  food('yogurt', 171284, 'dairy', { cup: 245 }, [61, 3.47, 4.66, 3.25], {
    aliases: `whole milk yogurt, dahi, goat yogurt, sheep yogurt, sheep milk yogurt, goat milk yogurt,
      bulgarian yogurt, yogurt cup, curd yogurt, drinkable yogurt, probiotic yogurt`,
    allergens: ['dairy'],
  }),
  food('low fat yogurt', 170886, 'dairy', { cup: 245 }, [63, 5.25, 7.04, 1.55], {
    aliases: 'lowfat yogurt, nonfat yogurt, fat free yogurt, 0 percent fat yogurt, light yogurt',
    allergens: ['dairy'],
  }),
  food('greek yogurt', 170894, 'dairy', { piece: 170, cup: 245 }, [59, 10.19, 3.6, 0.39], {
    aliases: `nonfat greek yogurt, greek style yogurt, skyr, strained yogurt, fat free greek yogurt, labneh,
      quark, icelandic yogurt, fat free greek style yogurt, total 0 percent, labne, skyr yogurt, fage`,
    allergens: ['dairy'],
  }),
  food('whole milk greek yogurt', 171304, 'dairy', { cup: 245 }, [97, 9, 3.98, 5], {
    aliases: `full fat greek yogurt, 5 percent greek yogurt, 10 percent greek yogurt, greek yogurt full fat,
      authentic greek yogurt`,
    allergens: ['dairy'],
  }),
  food('fruit yogurt', 171285, 'dairy', { cup: 245 }, [102, 4.37, 19.05, 1.08], {
    aliases: `flavored yogurt, strawberry yogurt, peach yogurt, blueberry yogurt, raspberry yogurt,
      cherry yogurt, flavored yogurt cup, fruit corner, petit filous, yogurt tube, gogurt, lemon yogurt,
      berry yogurt, fruit flavored yogurt, kids yogurt, mango yogurt, muller corner, activia yogurt,
      activia, yoplait, apricot yogurt, fruit layered yogurt, yakult, yogurt drink, banana yogurt, frube,
      munch bunch`,
    allergens: ['dairy'],
  }),
  food('frozen yogurt', 168105, 'dairy', { cup: 174 }, [127, 3, 21.6, 3.6], { allergens: ['dairy'] }),
  food('ice cream', 167575, 'dairy', { cup: 132 }, [207, 3.5, 23.6, 11], {
    aliases: 'vanilla ice cream',
    allergens: ['dairy', 'eggs'],
  }),
  food('kefir', 2705394, 'dairy', { cup: 244 }, [52, 3.59, 7.48, 0.96], {
    aliases: 'milk kefir, lassi, ayran, kefir milk, doogh, chaas',
    allergens: ['dairy'],
  }),
  food('butter', 173410, 'dairy', { piece: 113, cup: 227, tbsp: 14.2 }, [717, 0.85, 0.06, 81.11], {
    aliases: `sweet cream butter, brown butter, browned butter, european butter, spreadable butter,
      garlic butter, lurpak spreadable, herb butter, amish butter, cow butter, beurre noisette,
      compound butter, kerrygold, lurpak`,
    allergens: ['dairy'],
  }),
  food('ghee', 2710168, 'dairy', { cup: 224, tbsp: 14 }, [876, 0.28, 0, 99.48], {
    aliases: 'clarified butter, clarified butter ghee, niter kibbeh',
    allergens: ['dairy'],
  }),
  food('cheddar cheese', 173414, 'dairy', { piece: 28, cup: 113 }, [403, 22.87, 3.37, 33.31], {
    aliases: `cheddar, sharp cheddar, mild cheddar, white cheddar, shredded cheese, aged cheddar,
      sharp cheddar cheese, orange cheddar, vintage cheddar, tasty cheese, hard cheese, red leicester,
      double gloucester, smoked cheddar, cheshire cheese, wensleydale, caerphilly, gloucester cheese,
      cheese curd, cheddar curd, manchego, block cheese, cheddar jack, vegetarian cheddar, cow cheese,
      leicester cheese, cantal, kashkaval, kasseri, graviera, mimolette, sage derby, lancashire,
      hoop cheese, dubliner`,
    allergens: ['dairy'],
  }),
  food('mozzarella', 170845, 'dairy', { piece: 125, cup: 112 }, [299, 22.17, 2.4, 22.14], {
    aliases: `mozzarella cheese, buffalo mozzarella, bocconcini, mozzarella pearl, mozzarella di bufala,
      mozzarella di buffala, burrata, ciliegine, fior di latte, whole milk mozzarella, pizza cheese,
      pizza mozzarella, cow milk mozzarella, stracciatella cheese, scamorza`,
    allergens: ['dairy'],
  }),
  food('part skim mozzarella', 170847, 'dairy', { piece: 28 }, [254, 24.26, 2.77, 15.92], {
    aliases: `low moisture mozzarella, string cheese, low moisture part skim mozzarella, cheese string,
      cheesestring, cheese stick, mozzarella string cheese, light mozzarella, low fat mozzarella,
      reduced fat mozzarella`,
    allergens: ['dairy'],
  }),
  food('parmesan', 170848, 'dairy', { cup: 100, tbsp: 5 }, [392, 35.75, 3.22, 25], {
    aliases: `parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, grana padano,
      parmesan rind, shaved parmesan, vegetarian parmesan, powdered parmesan, parmigiana, reggiano,
      italian hard cheese, grana, parmesean, vegetarian hard cheese, hard italian cheese, asiago, piave`,
    allergens: ['dairy'],
  }),
  food('pecorino', 171249, 'dairy', { cup: 100, tbsp: 5 }, [387, 31.8, 3.63, 26.94], {
    aliases: `pecorino romano, romano cheese, pecorino cheese, pecorino romano cheese, pecorino sardo,
      pecorino toscano, ricotta salata, romano, kefalotiri, cacio di roma, myzithra, ossau iraty`,
    allergens: ['dairy'],
  }),
  food('feta', 173420, 'dairy', { cup: 150 }, [265, 14.21, 3.88, 21.49], {
    aliases: `feta cheese, crumbled feta, barrel aged feta, fetta, salad cheese, bulgarian feta, marinated feta,
      sheep feta, goat feta, vegetarian feta`,
    allergens: ['dairy'],
  }),
  food('goat cheese', 173435, 'dairy', { tbsp: 14 }, [264, 18.52, 0, 21.08], {
    aliases: `chevre, soft goat cheese, goat log, goat curd, herbed goat cheese, st maure, crottin,
      somerset goat cheese, goat milk cheese, capricorn goat cheese, marinated goat cheese`,
    allergens: ['dairy'],
  }),
  food('ricotta', 170851, 'dairy', { cup: 248 }, [150, 7.54, 7.27, 10.18], {
    aliases: 'ricotta cheese, whole milk ricotta, buffalo ricotta, sheep milk ricotta, sheep ricotta',
    allergens: ['dairy'],
  }),
  food('cottage cheese', 172179, 'dairy', { cup: 210 }, [98, 11.12, 3.38, 4.3], {
    aliases: `large curd cottage cheese, curd cheese, farmer cheese, tvorog, twarog, quark cheese, pot cheese`,
    allergens: ['dairy'],
  }),
  food('low fat cottage cheese', 172182, 'dairy', { cup: 226 }, [81, 10.45, 4.76, 2.27], {
    aliases: `lowfat cottage cheese, fat free cottage cheese, nonfat cottage cheese, 2 percent cottage cheese,
      1 percent cottage cheese`,
    allergens: ['dairy'],
  }),
  food('cream cheese', 173418, 'dairy', { cup: 232, tbsp: 14.5 }, [350, 6.15, 5.52, 34.44], {
    aliases: `philadelphia, soft cheese, whipped cream cheese, spreadable cream cheese, cream cheese spread,
      garlic and herb cheese, boursin, garlic and herb soft cheese, chive cream cheese,
      garlic cream cheese, herb cream cheese`,
    allergens: ['dairy'],
  }),
  food('mascarpone', 173418, 'dairy', { cup: 232, tbsp: 14.5 }, [350, 6.15, 5.52, 34.44], {
    allergens: ['dairy'],
  }),
  food('halloumi', 173420, 'dairy', { piece: 225 }, [265, 14.21, 3.88, 21.49], {
    aliases: `hallumi, haloumi, grilling cheese, bread cheese, saganaki cheese, kefalotyri, halloumi fry,
      cyprus halloumi`,
    allergens: ['dairy'],
  }),
  food('swiss cheese', 171251, 'dairy', { piece: 28, cup: 108 }, [393, 26.96, 1.44, 30.99], {
    aliases: `emmental, emmentaler, emmental cheese, swiss, jarlsberg, swiss cheese slice, emmenthal, leerdammer,
      maasdam, emmenthaler`,
    allergens: ['dairy'],
  }),
  food('gruyere', 171242, 'dairy', { cup: 108 }, [413, 29.81, 0.36, 32.34], {
    aliases: `gruyere cheese, comte, raclette, beaufort, vacherin, appenzeller, fondue cheese, tete de moine`,
    allergens: ['dairy'],
  }),
  food('monterey jack', 170844, 'dairy', { piece: 28, cup: 113 }, [373, 24.48, 0.68, 30.28], {
    aliases: `monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, mexican cheese,
      mexican blend cheese, mexican blend, colby jack blend, jalapeno jack, 4 cheese mexican blend,
      taco cheese, taco blend cheese, fiesta blend cheese, mexican four cheese blend,
      mexican style cheese, jalapeno cheese, dry jack cheese`,
    allergens: ['dairy'],
  }),
  food('provolone', 170850, 'dairy', { piece: 28, cup: 132 }, [351, 25.58, 2.14, 26.62], {
    aliases: 'provolone cheese, smoked provolone, caciocavallo, provola',
    allergens: ['dairy'],
  }),
  food('gouda', 171241, 'dairy', { piece: 28 }, [356, 24.94, 2.22, 27.44], {
    aliases: 'gouda cheese, smoked gouda',
    allergens: ['dairy'],
  }),
  food('edam cheese', 173419, 'dairy', { piece: 28 }, [357, 24.99, 1.43, 28.57], {
    aliases: 'babybel, edam, baby bel',
    allergens: ['dairy'],
  }),
  food('brie', 172177, 'dairy', { cup: 144 }, [334, 20.75, 0.45, 27.68], {
    aliases: `brie cheese, camembert, camembert cheese, baked brie, triple cream brie, cambozola,
      double cream brie, chaource, brie de meaux, somerset brie, brillat savarin, soft ripened cheese`,
    allergens: ['dairy'],
  }),
  food('blue cheese', 172175, 'dairy', { cup: 135 }, [353, 21.4, 2.34, 28.74], {
    aliases: `gorgonzola, stilton, roquefort, gorgonzola cheese, danish blue, dolcelatte, blue stilton,
      saint agur, gorgonzola dolce, cabrales, bleu cheese, maytag blue, fourme d ambert, cashel blue,
      blue vein cheese, gorgonzola piccante, shropshire blue`,
    allergens: ['dairy'],
  }),
  food('american cheese', 170853, 'dairy', { piece: 21, cup: 113 }, [366, 18.13, 4.78, 30.71], {
    aliases: `cheese slice, american cheese slice, kraft single, american single, cheese single,
      sandwich cheese slice, burger cheese, deli american cheese`,
    allergens: ['dairy'],
  }),
  food('processed cheese', 173448, 'dairy', { piece: 28, cup: 244 }, [303, 16.3, 9.8, 22], {
    aliases: `velveeta, process cheese, dairylea, laughing cow, cheese triangle, spreadable cheese triangle,
      cheez whiz, cheese loaf, melting cheese, cheese square, easy cheese, primula, kiri, spray cheese`,
    allergens: ['dairy'],
  }),
  food('queso fresco', 172223, 'dairy', { cup: 122 }, [299, 18.09, 2.98, 23.82], {
    aliases: `cotija, cotija cheese, queso cotija, cotija crumbled, ranchero cheese, cotija anejo, queso anejo`,
    allergens: ['dairy'],
  }),
  food('whey protein', 173180, 'pantry', { cup: 97 }, [352, 78.13, 6.25, 1.56], {
    aliases: `whey protein powder, protein powder, vanilla protein powder, chocolate protein powder,
      vanilla whey protein, chocolate whey protein, protein shake powder, whey isolate,
      protein powder vanilla, vanilla whey, chocolate whey protein powder, vanilla whey protein powder,
      unflavored protein powder, whey protein isolate, protein powder chocolate, isolate protein powder`,
    allergens: ['dairy'],
  }),
  food('paneer', 2705740, 'dairy', { cup: 246 }, [299, 15.86, 22.46, 15.52], {
    aliases: 'paneer cheese, indian cheese, indian cottage cheese',
    allergens: ['dairy'],
  }),
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
