import { food, foodGroup } from '../../food-row.ts';
import { baking, CHOCOLATE, sweetener, topping } from '../cooking.ts';

/** Flours, starches, sweeteners, leavening, chocolate and mixes. */
export const BAKING = foodGroup({ aisle: 'baking' }, [
  food('flour', 168894, 'pantry', { cup: 125 }, [364, 10.33, 76.31, 0.98], {
    aliases: `all purpose flour, white flour, wheat flour, all purpose white flour, 00 flour, ap flour,
      pasta flour, tipo 00 flour, type 00 flour, type 55 flour, wondra, wondra flour, double zero flour`,
    allergens: ['gluten'],
    cook: baking({ portion: 60, in: ['cup', 125] }),
    cookNamed: { 'all purpose flour': baking({ portion: 60, in: ['cup', 125], one: 'flour' }) },
  }),
  food('self raising flour', 168895, 'pantry', { cup: 125 }, [354, 9.89, 74.22, 0.97], {
    aliases: `self rising flour, self raising white flour, sr flour, selfraising flour, self rising cake flour`,
    allergens: ['gluten'],
  }),
  food('bread flour', 168896, 'pantry', { cup: 137 }, [361, 11.98, 72.53, 1.66], {
    aliases: `strong flour, strong white flour, baker flour, high gluten flour, very strong white flour,
      manitoba flour`,
    allergens: ['gluten'],
  }),
  food('cake flour', 169723, 'pantry', { cup: 137 }, [362, 8.2, 78.03, 0.86], {
    aliases: 'pastry flour, soft wheat flour, sponge flour',
    allergens: ['gluten'],
  }),
  food('gluten free flour', 169714, 'pantry', { cup: 158 }, [366, 5.95, 80.13, 1.42], {
    aliases: 'gluten free flour mix, cup4cup, gluten free self raising flour',
  }),
  food('whole wheat flour', 168893, 'pantry', { cup: 120 }, [340, 13.21, 71.97, 2.5], {
    aliases: `wholemeal flour, wholewheat flour, whole grain flour, atta, atta flour, chapati atta, chapati flour,
      chapatti flour, wholemeal bread flour, whole meal flour, whole wheat pastry flour,
      whole wheat bread flour, graham flour, granary flour, malted grain flour, strong brown flour,
      roti flour`,
    allergens: ['gluten'],
    cook: baking({ portion: 60, in: ['cup', 120], one: 'flour' }),
  }),
  food('rice flour', 169714, 'pantry', { cup: 158 }, [366, 5.95, 80.13, 1.42], {
    aliases: `sweet rice flour, glutinous rice flour, brown rice flour, mochiko, mochiko flour,
      mochiko sweet rice flour, shiratamako, ground rice, glutinous rice powder, joshinko, rice powder`,
  }),
  food('corn flour', 169694, 'pantry', { cup: 114 }, [363, 8.46, 76.59, 3.69], {
    aliases: `masa harina, masa, corn masa flour, maseca, masa flour, corn masa, masarepa, arepa flour,
      harina pan, blue corn masa, maize flour, corn masa harina, masa de harina`,
  }),
  food('chickpea flour', 174288, 'pantry', { cup: 92 }, [387, 22.39, 57.82, 6.69], {
    aliases: `besan, gram flour, garbanzo flour, chana flour, chick pea flour, garbanzo bean flour,
      chickpea besan flour, besan chickpea flour`,
  }),
  food('soy flour', 174273, 'pantry', { cup: 84 }, [434, 37.81, 31.92, 20.65], {
    aliases: 'soybean flour, kinako',
    allergens: ['soy', 'gluten'],
  }),
  food('coconut flour', 2515382, 'pantry', { cup: 112 }, [423.62737, 16.1385, 58.9025, 15.28]),
  food('oat flour', 169741, 'pantry', { cup: 104 }, [404, 14.66, 65.7, 9.12], {
    aliases: 'oatmeal flour, ground oat',
    allergens: ['gluten'],
  }),
  food('rye flour', 168886, 'pantry', { cup: 102 }, [349, 10.88, 75.43, 1.52], {
    aliases: 'pumpernickel flour, sprouted rye flour',
    allergens: ['gluten'],
  }),
  food('barley flour', 169739, 'pantry', { cup: 148 }, [345, 10.5, 74.52, 1.6], {
    aliases: 'barley meal, barleymeal',
    allergens: ['gluten'],
  }),
  food('buckwheat flour', 170687, 'pantry', { cup: 120 }, [335, 12.62, 70.59, 3.1]),
  food('semolina', 169715, 'pantry', { cup: 167 }, [360, 12.68, 72.83, 1.05], {
    aliases: `semolina flour, sooji, suji, rava, durum wheat semolina, durum flour, durum wheat flour,
      semola rimacinata, idli rava, semolina durum flour, bombay rava`,
    allergens: ['gluten'],
  }),
  food('cornstarch', 169698, 'pantry', { cup: 128 }, [381, 0.26, 91.27, 0.05], {
    aliases: `corn starch, cornflour, maize starch, maizena, cornflower, maize cornflour, thickening granule`,
    cook: baking({ portion: 8, in: ['tbsp', 8] }),
  }),
  food('tapioca starch', 169717, 'pantry', { cup: 152 }, [358, 0.19, 88.69, 0.02], {
    aliases: `tapioca, tapioca flour, tapioca pearl, sago, tapioca granule, pearl tapioca, tapioca ball,
      tapioca flour starch, cassava starch, sago pearl, black tapioca pearl, sabudana, goma de tapioca`,
  }),
  food('cassava flour', 169717, 'pantry', { cup: 152 }, [358, 0.19, 88.69, 0.02], {
    aliases: `farofa, garri, gari, manioc flour, yuca flour, farinha de mandioca, toasted cassava flour, cassava meal,
      gaari`,
  }),
  food('sugar', 169655, 'pantry', { piece: 2.3, cup: 200, tsp: 4.2 }, [387, 0, 99.98, 0], {
    aliases: `white sugar, granulated sugar, caster sugar, cane sugar, superfine sugar, castor sugar, jam sugar,
      preserving sugar, sugar lump, pearl sugar, sanding sugar, rock sugar, sparkling sugar,
      sugar crystal, vanilla sugar, decorating sugar, evaporated cane sugar, granulated white sugar,
      granulated cane sugar, table sugar, nib sugar, maple sugar, cinnamon sugar`,
    cook: sweetener({ portion: 6, in: ['tsp', 4.2] }),
  }),
  food('brown sugar', 168833, 'pantry', { cup: 220, tsp: 4.6 }, [380, 0.12, 98.09, 0], {
    aliases: `light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, muscovado, muscavado sugar,
      demerara, turbinado sugar, raw sugar, turbinado, brown cane sugar, sucanat, molasses sugar,
      sugar in the raw`,
    cook: sweetener({ portion: 6, in: ['tsp', 4.6] }),
  }),
  food('palm sugar', 168833, 'pantry', { cup: 220, tbsp: 12, tsp: 4.6 }, [380, 0.12, 98.09, 0], {
    aliases: `jaggery, gur, coconut sugar, coconut palm sugar, panela, piloncillo, gula melaka, rapadura,
      palm jaggery, coconut blossom sugar`,
  }),
  food('powdered sugar', 169656, 'pantry', { cup: 120, tbsp: 8, tsp: 2.5 }, [389, 0, 99.77, 0], {
    aliases: `icing sugar, confectioners sugar, 10x sugar, icing sugar mixture, fondant icing sugar,
      icing confectioner sugar, confectioner icing sugar`,
    cook: sweetener({ portion: 10, in: ['tbsp', 8] }),
  }),
  food('honey', 169640, 'pantry', { cup: 339, tbsp: 21 }, [304, 0.3, 82.4, 0], {
    aliases: 'clover honey, hot honey, honeycomb, honey bear',
    aisle: 'sauces',
    cook: sweetener({ portion: 7, in: ['tsp', 7] }),
  }),
  food('maple syrup', 169661, 'pantry', { cup: 315, tbsp: 20 }, [260, 0.04, 67.04, 0.06], {
    aliases: 'pure maple syrup, grade a maple syrup, grade b maple syrup, maple syrup pure',
    aisle: 'sauces',
    cook: sweetener({ portion: 7, in: ['tsp', 6.7] }),
  }),
  food('agave syrup', 170277, 'pantry', { cup: 331, tsp: 6.9 }, [310, 0.09, 76.37, 0.45], {
    aliases: 'agave, agave nectar, agave syrup light, blue agave, blue agave nectar, blue agave syrup',
  }),
  food('molasses', 168820, 'pantry', { cup: 337 }, [290, 0, 74.73, 0.1], {
    aliases: `blackstrap molasses, treacle, unsulphured molasses, unsulfured molasses, black treacle,
      sorghum syrup, sorghum molasses, carob molasses, carob syrup, grape molasses, fancy molasses,
      cane molasses, mulberry molasses`,
    allergens: ['sulfites'],
    cook: sweetener({ portion: 7, in: ['tbsp', 20] }),
  }),
  food('pomegranate molasses', 168820, 'pantry', { cup: 337, tbsp: 20 }, [290, 0, 74.73, 0.1], {
    aliases: `pomegranate syrup, date molasses, date syrup, pomegranate sauce, silan, date honey,
      pomegranate concentrate`,
    allergens: ['sulfites'],
  }),
  food('corn syrup', 168837, 'pantry', { cup: 341, tbsp: 22 }, [283, 0, 76.79, 0.2], {
    aliases: `glucose syrup, light corn syrup, golden syrup, liquid glucose, glucose, karo, karo syrup,
      light treacle, rice syrup, brown rice syrup, rice malt syrup, mulyeot, glucose powder, dextrose,
      inverted sugar syrup, yacon syrup`,
  }),
  food('grenadine', 168088, 'pantry', { tbsp: 20, tsp: 6.7 }, [268, 0, 66.91, 0], {
    aliases: `grenadine syrup, cherry syrup, raspberry syrup, fruit syrup, cassis syrup, blackcurrant syrup`,
  }),
  food('simple syrup', 2710278, 'pantry', { cup: 320, tbsp: 20 }, [184, 0, 45.58, 0.15], {
    aliases: `sugar syrup, gomme syrup, bar syrup, cane syrup, ginger syrup, stock syrup, agave simple syrup,
      vanilla syrup, coffee syrup, vanilla coffee syrup, lavender syrup, flavored syrup, monin syrup,
      torani syrup, monin, birch syrup, elderflower syrup, ginger sugar syrup, mint syrup`,
  }),
  food('malt syrup', 169660, 'pantry', { cup: 332, tbsp: 21 }, [318, 6.2, 71.3, 0], {
    aliases: `barley malt syrup, malt extract, barley malt, malted barley syrup, diastatic malt powder,
      barley malt extract, malt powder`,
    allergens: ['gluten'],
  }),
  food('stevia', 170679, 'pantry', { piece: 1 }, [0, 0, 100, 0], {
    aliases: 'stevia powder, stevia drop, stevia sweetener, liquid stevia, stevia extract',
  }),
  food('baking powder', 172803, 'pantry', { tsp: 4.6 }, [53, 0, 27.7, 0], {
    aliases: 'double acting baking powder, aluminum free baking powder',
    cook: baking({ portion: 2.3, in: ['tsp', 4.6] }),
  }),
  food('baking soda', 175040, 'pantry', { tsp: 4.6 }, [0, 0, 0, 0], {
    aliases: 'bicarbonate of soda, sodium bicarbonate, bicarb, bicarb soda, bi carb soda, soda bicarb',
    cook: baking({ portion: 1, in: ['tsp', 4.6] }),
  }),
  food('yeast', 175043, 'pantry', { piece: 7, tbsp: 12, tsp: 4 }, [325, 40.44, 41.22, 7.61], {
    aliases: `active dry yeast, instant yeast, dried yeast, dry yeast, bread yeast, bread machine yeast,
      dried active yeast, dry active yeast, active dried yeast, quick acting dried yeast`,
    cook: baking({ portion: 2, in: ['tsp', 4] }),
  }),
  food('nutritional yeast', 175043, 'pantry', { cup: 80, tbsp: 5, tsp: 1.7 }, [325, 40.44, 41.22, 7.61], {
    aliases: 'nutritional yeast flake, nooch',
  }),
  food('cocoa powder', 169593, 'pantry', { cup: 86, tbsp: 5.4 }, [228, 19.6, 57.9, 13.7], {
    aliases: `cocoa, unsweetened cocoa powder, cacao powder, cacao, unsweetened cocoa, cocoa unsweetened,
      black cocoa powder, black cocoa, carob powder, cacoa powder`,
    cook: baking({ portion: 10, in: ['tbsp', 5.4] }),
  }),
  food('dark chocolate', 170273, 'pantry', { piece: 101 }, [598, 7.79, 45.9, 42.63], {
    aliases: `bittersweet chocolate, cooking chocolate, 70 percent chocolate, baking chocolate, plain chocolate,
      semi sweet chocolate, semi sweet baking chocolate, bitter sweet chocolate, couverture chocolate,
      dark chocolate bar, dark chocolate button, bitter dark chocolate, chocolate couverture,
      chocolate curl, dark chocolate square, 70 percent cocoa chocolate, chocolate shaving,
      bittersweet chocolate chip, 72 percent chocolate, dark choc, bakers chocolate`,
    allergens: ['soy', 'dairy'],
    aisle: 'snacks',
    cook: topping(CHOCOLATE),
  }),
  food('milk chocolate', 167587, 'pantry', { cup: 168 }, [535, 7.65, 59.4, 29.66], {
    aliases: `chocolate, chocolate bar, milk chocolate bar, hershey bar, milk chocolate button,
      milk chocolate chip, chocolate button, chocolate square, chocolate flake, cadbury flake,
      chocolate kiss, milk choc, milk cooking chocolate`,
    allergens: ['dairy', 'soy'],
    aisle: 'snacks',
    cook: topping(CHOCOLATE),
  }),
  food('white chocolate', 167571, 'pantry', { cup: 170, tbsp: 14 }, [539, 5.87, 59.24, 32.09], {
    aliases: `white chocolate chip, white baking chocolate, white chocolate button, white baking chip,
      white cooking chocolate, candy melt, white choc, white choc chip, white chip, white chocolate bar`,
    allergens: ['dairy', 'soy'],
    aisle: 'snacks',
    cook: topping(CHOCOLATE),
  }),
  food('chocolate chip', 167976, 'pantry', { cup: 182 }, [480, 4.2, 63.9, 30], {
    aliases: `semisweet chocolate chip, semisweet chocolate, dark chocolate chip, semi sweet chocolate chip,
      semi sweet chocolate morsel, semisweet chocolate morsel, chocolate morsel, chocolate drop,
      choc chip, chocolate chunk, semi sweet chip, toll house morsel, semisweet chip`,
    allergens: ['soy', 'dairy'],
  }),
  food('gelatin', 169599, 'pantry', { tbsp: 7 }, [335, 85.6, 0, 0.1], {
    aliases: `gelatine, gelatin powder, gelatin sheet, powdered gelatin, unflavored gelatin, unflavoured gelatin,
      unflavored gelatin powder, sheet gelatin, unflavored powdered gelatin, gelatine powder,
      beef gelatin, collagen, collagen powder, collagen peptide, aspic`,
  }),
  food('marshmallow', 167995, 'pantry', { piece: 7, cup: 50 }, [318, 1.8, 81.3, 0.2], {
    aliases: 'jet puffed marshmallow, vanilla marshmallow',
    aisle: 'snacks',
  }),
  food('breadstick', 174929, 'grain', { cup: 46 }, [412, 12, 68.4, 9.5], {
    aliases: 'grissini',
    allergens: ['gluten'],
  }),
  food('cream of tartar', 175041, 'pantry', { tsp: 3 }, [258, 0, 61.5, 0], {
    aliases: 'tartaric acid, citric acid',
  }),
  food('potato starch', 168446, 'pantry', { cup: 160 }, [357, 6.9, 83.1, 0.34], {
    aliases: 'potato flour, potato starch flour',
    cook: baking({ portion: 4, in: ['tbsp', 10] }),
  }),
  food('instant mashed potato', 170445, 'pantry', { cup: 60 }, [354, 8.34, 81.17, 0.41], {
    aliases: `potato flake, instant mash, instant potato, mashed potato mix, mashed potato powder, idahoan,
      idahoan mashed potato, dehydrated potato`,
    allergens: ['dairy'],
    state: 'dry',
  }),
  food('arrowroot starch', 170684, 'pantry', { cup: 128 }, [357, 0.3, 88.15, 0.1], {
    aliases: 'arrowroot, arrowroot flour, arrowroot powder',
  }),
  food('spelt flour', 2003587, 'pantry', {}, [340.5831, 14.475, 70.723, 2.543], {
    aliases: 'kamut flour, einkorn flour, emmer flour, khorasan flour',
    allergens: ['gluten'],
  }),
  food('sorghum flour', 168943, 'pantry', { cup: 121 }, [359, 8.43, 76.64, 3.34]),
  food('agar', 170090, 'pantry', {}, [306, 6.21, 80.88, 0.3], {
    aliases: `agar agar, agar powder, agar flake, vegetarian gelatin, agar agar powder, agar agar flake, vege gel`,
  }),
  food('pectin', 168821, 'pantry', { piece: 50 }, [325, 0.3, 90.4, 0.3], {
    aliases: 'fruit pectin, dry pectin, liquid pectin, apple pectin, powdered pectin, sure jell',
  }),
  food('xanthan gum', 168821, 'pantry', { tsp: 3, tbsp: 9 }, [325, 0.3, 90.4, 0.3], {
    aliases: `xantham gum, guar gum, xanthan, psyllium husk, psyllium, psyllium husk powder, methylcellulose`,
  }),
  food('compressed yeast', 175042, 'pantry', { piece: 17 }, [105, 8.4, 18.1, 1.9], {
    aliases: 'live yeast, wet yeast',
    aisle: 'dairy',
  }),
  food('whole wheat pancake mix', 171853, 'pantry', { cup: 152 }, [350, 10.53, 74.11, 1.32], {
    aliases: `pancake mix, dry pancake mix, pancake batter mix, waffle mix, buttermilk pancake mix, crepe mix,
      pancake and waffle mix, krusteaz, krusteaz pancake mix, pancake shaker, protein pancake mix,
      pancake flour, kodiak cake, kodiak pancake mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('dry cake mix', 174947, 'pantry', {}, [374, 3.7, 81.92, 3.5], {
    aliases: `cake mix, boxed cake mix, devil food cake mix, chocolate cake mix, vanilla cake mix,
      funfetti cake mix, spice cake mix, angel food cake mix, red velvet cake mix, gingerbread mix,
      carrot cake mix, sponge mix, cupcake mix, lemon cake mix, betty crocker cake mix,
      duncan hines cake mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('pudding mix', 168784, 'pantry', { cup: 150 }, [377, 0, 92.9, 0.6], {
    aliases: `instant pudding, instant vanilla pudding, vanilla pudding mix, instant chocolate pudding,
      vanilla instant pudding mix, chocolate pudding mix, blancmange powder, butterscotch pudding mix,
      banana pudding mix, angel delight, lemon pudding mix, jello pudding, instant custard powder`,
    allergens: ['dairy', 'soy'],
  }),
  food('baking mix', 174902, 'pantry', { cup: 120 }, [428, 8, 63.4, 15.4], {
    aliases: `bisquick, biscuit mix, buttermilk baking mix, pancake and baking mix, buttermilk biscuit mix,
      heart smart bisquick, dumpling mix, batter mix, yorkshire pudding mix`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('brownie mix', 174948, 'pantry', { cup: 150 }, [434, 4, 76.6, 14.9], {
    aliases: 'fudge brownie mix, cookie mix, chocolate chip cookie mix, boxed brownie mix',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('cornbread mix', 172766, 'pantry', { cup: 140 }, [293, 3.48, 61, 3.25], {
    aliases: `corn muffin mix, jiffy corn muffin mix, jiffy cornbread mix, cornmeal mix, muffin mix, jiffy mix,
      jiffy, blueberry muffin mix, scone mix`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('seasoned breadcrumb', 172806, 'grain', { cup: 120 }, [383, 14.13, 68.49, 5.48], {
    aliases: `italian breadcrumb, seasoned bread crumb, italian style breadcrumb, italian bread crumb,
      italian style bread crumb, italian style panko, italian panko`,
    allergens: ['dairy', 'gluten'],
  }),
  food('seasoned crouton', 172752, 'grain', { cup: 40 }, [465, 10.8, 63.5, 18.3], {
    aliases: `garlic crouton, cheese and garlic crouton, caesar crouton, texas toast crouton,
      garlic butter crouton`,
    allergens: ['dairy', 'gluten'],
  }),
]);
