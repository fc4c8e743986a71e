import { food, foodGroup } from '../../food-row.ts';
import { herb, SOFT, SPICE, spice, WOODY } from '../cooking.ts';

/** Spices and dried herbs. */
export const SPICES = foodGroup({ aisle: 'baking' }, [
  food('salt', 173468, 'spice', { cup: 292, tbsp: 18, tsp: 6 }, [0, 0, 0, 0], {
    aliases: `sea salt, kosher salt, table salt, flaky salt, himalayan salt, fine salt, rock salt,
      sea salt flake, salt flake, fleur de sel, iodized salt, iodised salt, sel gris, salt crystal,
      sea salt crystal, celtic salt, smoked salt, pickling salt, grey salt, canning salt, truffle salt,
      maldon, flor de sal, smoked sea salt, black salt, kala namak, msg, monosodium glutamate, curing salt`,
    cook: spice({ portion: 1, in: ['tsp', 6] }),
  }),
  food('black pepper', 170931, 'spice', { tbsp: 6.9, tsp: 2.9 }, [251, 10.39, 63.95, 3.26], {
    aliases: `pepper, ground black pepper, ground pepper, peppercorn, black peppercorn, cracked black pepper,
      white pepper, black peppermill, pepper corn, tellicherry peppercorn, cubeb, four pepper mix,
      tricolor peppercorn, lemon pepper, peppercorn melange, brined green peppercorn, grain of paradise`,
    cook: spice({ portion: 0.3, in: ['tsp', 2.3], one: 'pepper' }),
  }),
  food('sichuan pepper', 170931, 'spice', { tbsp: 5, tsp: 1.7 }, [251, 10.39, 63.95, 3.26], {
    aliases: 'sichuan peppercorn, szechuan peppercorn, szechuan pepper',
  }),
  food('cumin', 170923, 'spice', { tbsp: 6, tsp: 2.1 }, [375, 17.81, 44.24, 22.27], {
    aliases: `ground cumin, cumin seed, cumin powder, jeera, roasted cumin, black cumin, zeera, shahi jeera`,
    cook: spice(SPICE),
  }),
  food('paprika', 171329, 'spice', { tbsp: 6.8, tsp: 2.3 }, [282, 14.14, 53.99, 12.89], {
    aliases: `smoked paprika, sweet paprika, hungarian paprika, hot paprika, pimenton, smoked hot paprika,
      smoked sweet paprika, pimenton de la vera, bittersweet paprika`,
    cook: spice(SPICE),
    cookNamed: { 'smoked paprika': spice(SPICE) },
  }),
  food('berbere', 171329, 'spice', { tbsp: 6.8, tsp: 2.3 }, [282, 14.14, 53.99, 12.89], {
    aliases: `berbere spice mix`,
  }),
  food('sumac', 171329, 'spice', { tbsp: 6.8, tsp: 2.3 }, [282, 14.14, 53.99, 12.89], {
    aliases: 'sumach',
    cook: spice(SPICE),
  }),
  food('chili powder', 171319, 'spice', { tbsp: 8, tsp: 2.7 }, [282, 13.46, 49.7, 14.28], {
    aliases: `ancho chili powder, chipotle powder, chipotle chili powder, ancho powder, ground ancho chili,
      chipotle chili pepper, ground chipotle, ground chipotle chili, ground chipotle pepper,
      ground ancho, chili con carne seasoning, new mexico chili powder, ground chili,
      chili con carne mix, chili spice mix, chipotle chili flake, chipotle flake`,
    cook: spice(SPICE),
  }),
  food('chili flake', 170932, 'spice', { tbsp: 5.3, tsp: 1.8 }, [318, 12.01, 56.63, 17.27], {
    aliases: `red pepper flake, crushed red pepper, chili pepper flake, red chili flake, cayenne, cayenne pepper,
      ground cayenne, crushed red pepper flake, red chili powder, gochugaru, aleppo pepper,
      crushed chili, crushed red chili, urfa biber, pul biber, piment d espelette, espelette pepper,
      urfa chili, korean chili powder, hot pepper flake, kashmiri chili powder, gochugaru flake,
      ground red pepper, red pepper powder, crushed hot red pepper, silk chili, marash pepper, chili thread, ground red chili, piri piri flake`,
    cook: spice({
      called: 'red pepper flake',
      ...SPICE,
      in: ['tsp', 1.8],
      one: 'red pepper flake',
      many: 'red pepper flakes',
    }),
    cookNamed: { cayenne: spice(SPICE) },
  }),
  food('curry powder', 170924, 'spice', { tbsp: 6.3, tsp: 2 }, [325, 14.29, 55.83, 14.01], {
    aliases: `madras curry powder, yellow curry powder, curry spice, jamaican curry powder, vadouvan,
      caribbean curry powder`,
    cook: spice(SPICE),
  }),
  food('curry leaf', 170921, 'spice', { piece: 0.1, tbsp: 1.8, tsp: 0.6 }, [279, 21.93, 52.1, 4.78], {
    aliases: 'karipatta, kadi patta, sweet neem leaf',
  }),
  food('garam masala', 170924, 'spice', { tbsp: 6.3, tsp: 2 }, [325, 14.29, 55.83, 14.01], {
    aliases: `biryani masala, chaat masala, chana masala powder, tandoori masala, sambar powder,
      kitchen king masala, sambar masala, panch phoran, pav bhaji masala, curry masala,
      tandoori spice mix, tandoori powder, biryani spice mix, rasam powder, tandoori spice,
      tikka spice mix, tikka powder, goda masala, amchur, amchoor, mango powder`,
    cook: spice(SPICE),
  }),
  food('turmeric', 172231, 'spice', { tbsp: 9.4, tsp: 3 }, [312, 9.68, 67.14, 3.25], {
    aliases: 'ground turmeric, turmeric powder, haldi',
    cook: spice(SPICE),
  }),
  food('ground coriander', 170922, 'spice', { tbsp: 5, tsp: 1.8 }, [298, 12.37, 54.99, 17.77], {
    aliases: 'coriander seed, coriander powder, coriander, cilantro seed, dhania',
    cook: spice({ ...SPICE, called: 'coriander' }),
  }),
  food('dried coriander leaf', 170921, 'spice', { tbsp: 1.8, tsp: 0.6 }, [279, 21.93, 52.1, 4.78], {
    aliases: 'dried cilantro',
  }),
  food('cinnamon', 171320, 'spice', { piece: 2.6, tbsp: 7.8, tsp: 2.6 }, [247, 3.99, 80.59, 1.24], {
    aliases: `ground cinnamon, cinnamon powder, cinnamon stick, cassia, cassia bark, cinnamon bark, cinnamon quill`,
    cook: spice(SPICE),
  }),
  food('five spice', 171320, 'spice', { tbsp: 7.8, tsp: 2.6 }, [247, 3.99, 80.59, 1.24], {
    aliases: `5 spice, five spice mix, seven spice, 7 spice, baharat, ras el hanout, mixed moroccan spice,
      moroccan spice mix, moroccan seasoning, advieh, lebanese spice mix, shawarma seasoning,
      shawarma spice mix, quatre epice, ras al hanout, shawarma spice, chinese spice mix, hawaij`,
    cook: spice(SPICE),
  }),
  food('nutmeg', 171326, 'spice', { tbsp: 7, tsp: 2.2 }, [525, 5.84, 49.29, 36.31], {
    aliases: 'ground nutmeg',
    cook: spice(SPICE),
  }),
  food('ground clove', 171321, 'spice', { tbsp: 6.5, tsp: 2.1 }, [274, 5.97, 65.53, 13], {
    aliases: 'clove, whole clove',
    cook: spice({ ...SPICE, one: 'ground cloves' }),
  }),
  food('allspice', 171315, 'spice', { tbsp: 6, tsp: 1.9 }, [263, 6.09, 72.12, 8.69], {
    aliases: `ground allspice, pimento berry, allspice berry, pimento seed, jamaican pimento, juniper,
      juniper berry, jerk seasoning, jerk spice, jamaican jerk seasoning, jerk rub, jerk spice mix`,
    cook: spice(SPICE),
  }),
  food('cardamom', 170919, 'spice', { tbsp: 5.8, tsp: 2 }, [311, 10.76, 68.47, 6.7], {
    aliases: `cardamom pod, ground cardamom, green cardamom, black cardamom, brown cardamom, elaichi, cardamon`,
    cook: spice(SPICE),
  }),
  food('ground ginger', 170926, 'spice', { tbsp: 5.2, tsp: 1.8 }, [335, 8.98, 71.62, 4.24], {
    aliases: 'ginger powder, dried ginger, powdered ginger',
    cook: spice(SPICE),
  }),
  food('oregano', 171328, 'spice', { bunch: 30, tsp: 1 }, [265, 9, 68.92, 4.28], {
    aliases: 'dried oregano, mexican oregano, oregano leaf, oregano flake, rubbed oregano',
    cook: spice({ ...SPICE, in: ['tsp', 1], one: 'oregano' }),
    cookNamed: { 'dried oregano': spice({ ...SPICE, in: ['tsp', 1], one: 'oregano', title: 'Oregano' }) },
  }),
  food('zaatar', 171328, 'spice', { tbsp: 6, tsp: 2 }, [265, 9, 68.92, 4.28], {
    aliases: 'za atar, zatar, za atar spice mix, zahtar',
    allergens: ['sesame'],
    cook: spice({ ...SPICE, called: "za'atar" }),
  }),
  food('thyme', 170938, 'spice', { tbsp: 2.7, tsp: 1 }, [276, 9.11, 63.94, 7.43], {
    aliases: 'dried thyme, thyme leaf, ground thyme, lemon thyme, rubbed thyme, thyme branch',
    cook: herb(WOODY),
    cookNamed: { 'dried thyme': spice({ ...SPICE, in: ['tsp', 1], one: 'thyme', title: 'Thyme' }) },
  }),
  food('dried basil', 171317, 'spice', { tbsp: 2.1, tsp: 0.7 }, [233, 22.98, 47.75, 4.07], {
    cook: spice({ ...SPICE, in: ['tsp', 0.8] }),
  }),
  food('dried parsley', 170930, 'spice', { tbsp: 1.6, tsp: 0.5 }, [292, 26.63, 50.64, 5.48], {
    aliases: 'parsley flake',
    cook: spice({ ...SPICE, in: ['tsp', 0.5] }),
  }),
  food('dried rosemary', 171333, 'spice', { tbsp: 3.3, tsp: 1.2 }, [331, 4.88, 64.06, 15.22], {
    cook: spice({ ...SPICE, in: ['tsp', 1.1] }),
  }),
  food('dried dill', 171322, 'spice', { tbsp: 3.1, tsp: 1 }, [253, 19.96, 55.82, 4.36], {
    aliases: 'dried dill weed',
    cook: spice({ ...SPICE, in: ['tsp', 1] }),
  }),
  food('dried mint', 172239, 'spice', { tbsp: 1.6, tsp: 0.5 }, [285, 19.93, 52.04, 6.03], {
    cook: spice({ ...SPICE, in: ['tsp', 0.5] }),
  }),
  food('sage', 170935, 'spice', { bunch: 30, tbsp: 2, tsp: 0.7 }, [315, 10.63, 60.73, 12.75], {
    aliases: 'dried sage, ground sage, sage leaf, rubbed sage',
    cook: spice({ ...SPICE, in: ['tsp', 0.7] }),
  }),
  food('bay leaf', 170917, 'spice', { piece: 0.2, tbsp: 1.8, tsp: 0.6 }, [313, 7.61, 74.97, 8.36], {
    aliases: 'bay, dried bay leaf, laurel leaf, bay laurel leaf, laurel, tej patta',
  }),
  food('bouquet garni', 170917, 'spice', { piece: 2 }, [313, 7.61, 74.97, 8.36], {
    aliases: 'bouquet of herb, herb bouquet',
  }),
  food('lime leaf', 170917, 'spice', { piece: 0.5 }, [313, 7.61, 74.97, 8.36], {
    aliases: 'makrut lime, kaffir lime, keffir lime leaf, pandan, screwpine leaf, avocado leaf',
  }),
  food('marjoram', 170928, 'spice', { tbsp: 1.7, tsp: 0.6 }, [271, 12.66, 60.56, 7.04], {
    aliases: 'dried marjoram',
    cook: spice({ ...SPICE, in: ['tsp', 0.6] }),
  }),
  food('tarragon', 170937, 'spice', { bunch: 20, tbsp: 1.8, tsp: 0.6 }, [295, 22.77, 50.22, 7.24], {
    aliases: 'dried tarragon',
    cook: herb({ ...SOFT, portion: 2 }),
  }),
  food('italian seasoning', 171328, 'spice', { tbsp: 3, tsp: 1 }, [265, 9, 68.92, 4.28], {
    aliases: `herb de provence, mixed herb, dried mixed herb, italian herb, dried herb, dried italian herb,
      mixed dried herb, herbes de provence, tuscan seasoning, italian herb mix, greek seasoning,
      mediterranean seasoning, mediterranean herb, italian herbs dried, provencal herb, fines herbes,
      fine herb, mediterranean herb mix, oregano and basil mix, souvlaki seasoning, salad herb,
      tuscan herb`,
    cook: spice({ ...SPICE, in: ['tsp', 1], one: 'Italian seasoning', title: 'Italian' }),
  }),
  food('garlic powder', 171325, 'spice', { tbsp: 9.7, tsp: 3.1 }, [331, 16.55, 72.73, 0.73], {
    aliases: `granulated garlic, garlic granule, dried garlic, garlic granulated, powdered garlic, garlic flake,
      garlic salt, ground garlic, garlic pepper, garlic seasoning, garlic herb seasoning`,
    cook: spice(SPICE),
  }),
  food('asafoetida', 171325, 'spice', { tbsp: 9.7, tsp: 3.1 }, [331, 16.55, 72.73, 0.73], {
    aliases: 'asafetida, hing',
    cook: spice({ portion: 0.3, in: ['tsp', 3.1] }),
  }),
  food('onion powder', 171327, 'spice', { tbsp: 6.9, tsp: 2.4 }, [341, 10.41, 79.12, 1.04], {
    aliases: 'granulated onion, dried onion, onion salt, onion granule, dehydrated onion',
    cook: spice(SPICE),
  }),
  food('mustard seed', 170929, 'spice', { tbsp: 6.3, tsp: 2 }, [508, 26.08, 28.09, 36.24], {
    aliases: `mustard powder, dry mustard, ground mustard, black mustard seed, brown mustard seed,
      powdered mustard, dried mustard`,
    cook: spice(SPICE),
  }),
  food('fennel seed', 171323, 'spice', { tbsp: 5.8, tsp: 2 }, [345, 15.8, 52.29, 14.87], {
    aliases: 'ground fennel, fennel powder, fennel pollen, saunf',
    cook: spice(SPICE),
  }),
  food('fenugreek', 171324, 'spice', { tbsp: 11.1, tsp: 3.7 }, [323, 23, 58.35, 6.41], {
    aliases: 'fenugreek seed, fenugreek leaf, kasuri methi, kasoori methi, methi',
  }),
  food('caraway seed', 170918, 'spice', { tbsp: 6.7, tsp: 2.1 }, [333, 19.77, 49.9, 14.59], {
    aliases: 'caraway',
    cook: spice(SPICE),
  }),
  food('celery seed', 170920, 'spice', { tbsp: 6.5, tsp: 2 }, [392, 18.07, 41.35, 25.27], {
    aliases: 'lovage',
    cook: spice(SPICE),
  }),
  food('anise seed', 171316, 'spice', { tbsp: 6.7, tsp: 2.1 }, [337, 17.6, 50.02, 15.9], {
    aliases: 'aniseed, star anise, star anis, anise',
  }),
  food('saffron', 170934, 'spice', { tbsp: 2.1, tsp: 0.7 }, [310, 11.43, 65.37, 5.85], {
    aliases: 'saffron thread, saffron strand, powdered saffron, saffron stamen',
    cook: spice({ portion: 0.1, in: ['tsp', 0.7] }),
  }),
  food('pumpkin pie spice', 171332, 'spice', { tbsp: 5.6, tsp: 1.7 }, [342, 5.76, 69.28, 12.6], {
    aliases: `pumpkin spice, mixed spice, apple pie spice, pumpkin spice mix, gingerbread spice, chai spice,
      apple spice`,
  }),
  food('poultry seasoning', 171331, 'spice', { tbsp: 4.4, tsp: 1.5 }, [307, 9.59, 65.59, 7.53]),
  food('seasoned salt', 171331, 'spice', { tbsp: 15, tsp: 5 }, [307, 9.59, 65.59, 7.53], {
    aliases: `seasoning salt, lawry seasoned salt, old bay, celery salt, herb salt, vegeta, lawry season salt,
      season salt, aromat, mrs dash, seasoning mix, meat tenderizer, tony chachere, slap ya mama,
      herbamare, seasoning, spice mix, braai spice, seasoned pepper, pickling spice, mulling spice,
      mulled wine spice`,
  }),
  food('taco seasoning', 172243, 'spice', { tsp: 2.85 }, [322, 4.5, 58, 0], {
    aliases: `fajita seasoning, taco spice mix, taco seasoning mix, fajita spice mix, fajita mix, taco mix,
      fajita seasoning mix, mexican seasoning, mexican spice mix, taco spice, fajita spice,
      mexican spice, chipotle seasoning, tajin, enchilada seasoning, southwest seasoning`,
    cook: spice(SPICE),
  }),
  food('cajun seasoning', 171329, 'spice', { tbsp: 6.8, tsp: 2.3 }, [282, 14.14, 53.99, 12.89], {
    aliases: `creole seasoning, cajun spice, blackening seasoning, blackened seasoning, creole spice,
      cajun spice mix, file powder, cajun rub, blackened spice, cajun seasoning mix`,
    cook: spice(SPICE),
  }),
  food('vanilla extract', 173471, 'spice', { cup: 208, tbsp: 13, tsp: 4.2 }, [288, 0.06, 12.65, 0.06], {
    aliases: `vanilla, vanilla essence, vanilla bean, vanilla paste, vanilla pod paste, vanilla flavoring,
      imitation vanilla, vanilla bean extract, bourbon vanilla, vanilla pure extract, vanilla puree,
      vanillin, tonka bean, imitation vanilla extract, vanilla flavor, vanilla flavouring`,
    cook: spice({ portion: 2, in: ['tsp', 4.2], one: 'vanilla', title: 'Vanilla' }),
  }),
  food('almond extract', 173471, 'spice', { tbsp: 13, tsp: 4.2 }, [288, 0.06, 12.65, 0.06], {
    aliases: 'almond essence, bitter almond extract, almond flavoring, almond flavour essence',
    allergens: ['nuts'],
  }),
  food('flavoring extract', 173471, 'spice', { tbsp: 13, tsp: 4.2 }, [288, 0.06, 12.65, 0.06], {
    aliases: `lemon extract, orange extract, peppermint extract, maple extract, rum extract, mint extract,
      coffee extract, coffee essence, lemon essence, orange essence, orange oil, lemon oil,
      rum flavoring, banana extract, strawberry extract, peppermint essence, peppermint oil, rum essence,
      maple flavoring, anise extract, liquorice essence, lemon flavoring, raspberry extract,
      brandy extract, mint essence, liquid smoke, rose essence, pandan extract, pandan essence,
      pandan paste`,
  }),
  food('food coloring', 173647, 'pantry', { tsp: 5 }, [0, 0, 0, 0], {
    aliases: `food colouring, food color, gel food coloring, blue food coloring, food dye, gel food color,
      food coloring gel, black food coloring, orange food coloring, liquid food coloring, food colour,
      edible glitter, food colouring paste, edible gold leaf, gel food colouring`,
  }),
  food('dill seed', 170925, 'spice', { tbsp: 6.6, tsp: 2.1 }, [305, 15.98, 55.17, 14.54]),
  food('chervil', 171318, 'spice', { tbsp: 1.9, tsp: 0.6 }, [237, 23.2, 49.1, 3.9], {
    aliases: 'dried chervil',
  }),
  food('savory', 170936, 'spice', { tbsp: 4.4, tsp: 1.4 }, [272, 6.73, 68.73, 5.91], {
    aliases: 'summer savory, ground savory',
  }),
  food('mace', 170927, 'spice', { tbsp: 5.3, tsp: 1.7 }, [475, 6.71, 50.5, 32.38], {
    aliases: 'ground mace, blade mace, mace blade',
  }),
  food('dried onion flake', 170002, 'spice', { tbsp: 5 }, [349, 8.95, 83.28, 0.46], {
    aliases: 'onion flake, dehydrated onion flake, minced onion dried, instant minced onion',
  }),
]);
