import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Vegetables, mushrooms, seaweeds and fresh herbs. */
export const VEGETABLES: readonly Food[] = [
  food('tomato', 170457, 'vegetable', { piece: 123, cup: 180 }, [18, 0.88, 3.89, 0.2], {
    aliases: `roma tomato, plum tomato, vine tomato, heirloom tomato, beefsteak tomato, beef tomato,
      salad tomato, globe tomato, slicing tomato, kumato, roma, marmande tomato, oxheart tomato`,
  }),
  food('cherry tomato', 321360, 'vegetable', { piece: 10, cup: 152 }, [27, 0.83, 5.51, 0.63], {
    aliases: 'grape tomato, santini tomato, sun gold tomato, cocktail tomato, tomberry, datterini tomato',
  }),
  food('onion', 170000, 'vegetable', { piece: 110, cup: 160, tbsp: 10 }, [40, 1.1, 9.34, 0.1], {
    aliases: 'yellow onion, brown onion, cooking onion, spanish onion, pickling onion, bermuda onion',
  }),
  food('red onion', 790577, 'vegetable', { piece: 110, cup: 115 }, [44, 0.94, 9.93, 0.1]),
  food('sweet onion', 170008, 'vegetable', { piece: 331, cup: 160 }, [32, 0.8, 7.55, 0.08], {
    aliases: 'vidalia onion',
  }),
  food('green onion', 170005, 'vegetable', { piece: 15, cup: 100, tbsp: 6 }, [32, 1.83, 7.34, 0.19], {
    aliases: `scallion, spring onion, salad onion, scallion white, green shallot, bunching onion, negi,
      welsh onion, calcot, salad onion white`,
  }),
  food('shallot', 170499, 'vegetable', { piece: 25, cup: 160, tbsp: 10 }, [72, 2.5, 16.8, 0.1], {
    aliases: 'eschalot, banana shallot, echalion shallot, echalion',
  }),
  food('pearl onion', 170000, 'vegetable', { piece: 10, cup: 140 }, [40, 1.1, 9.34, 0.1], {
    aliases: 'button onion, cipollini onion, silverskin onion, cipolline onion, cocktail onion',
  }),
  food('leek', 169246, 'vegetable', { piece: 89, cup: 89 }, [61, 1.5, 14.15, 0.3]),
  food('garlic', 169230, 'vegetable', { piece: 40, clove: 3, cup: 136, tsp: 2.8 }, [149, 6.36, 33.06, 0.5], {
    aliases: `garlic clove, clove of garlic, garlic bulb, garlic paste, garlic puree, lazy garlic,
      elephant garlic, smoked garlic, black garlic, new season garlic, wet garlic, very lazy garlic,
      garlic confit, ginger garlic paste, garlic ginger paste`,
  }),
  food('ginger', 169231, 'vegetable', { piece: 30, cup: 96, tbsp: 6, tsp: 2 }, [80, 1.82, 17.77, 0.75], {
    aliases: `ginger root, root ginger, gingerroot, ginger paste, ginger puree, ginger juice, ginger knob,
      minced ginger in a tube, lazy ginger, piece ginger`,
  }),
  food('candied ginger', 167781, 'pantry', { cup: 140, tbsp: 10 }, [322, 0.34, 82.74, 0.07], {
    aliases: `crystallized ginger, stem ginger, crystallised ginger, preserved ginger, preserved stem ginger,
      ginger in syrup, uncrystallized ginger, ginger stem, candied stem ginger, glace ginger`,
  }),
  food('galangal', 169231, 'vegetable', { piece: 30, tbsp: 6 }, [80, 1.82, 17.77, 0.75], {
    aliases: `galangal root, galanga, thai ginger, galangal paste, ground galangal, laos powder, turmeric root`,
  }),
  food('carrot', 170393, 'vegetable', { piece: 61, cup: 128 }, [41, 0.93, 9.58, 0.24]),
  food('celery', 169988, 'vegetable', { piece: 40, cup: 101, tbsp: 7.5 }, [14, 0.69, 2.97, 0.17], {
    aliases: 'celery stalk, celery stick, celery rib',
  }),
  food('celery root', 170400, 'vegetable', { piece: 500, cup: 156 }, [42, 1.5, 9.2, 0.3], {
    aliases: 'celeriac',
  }),
  food('potato', 170026, 'vegetable', { piece: 213, cup: 150 }, [77, 2.05, 17.49, 0.09], {
    aliases: `white potato, gold potato, yukon gold potato, yukon gold, russet potato, red potato, new potato,
      baking potato, maris piper potato, maris piper, king edward, russet, fingerling, salad potato,
      blue potato, jersey royal, mashing potato, all rounder potato, yukon, yukon potato, chat potato,
      kipfler potato, ratte, chipping potato, red bliss potato, russet burbank, spud`,
  }),
  food('sweet potato', 168482, 'vegetable', { piece: 130, cup: 133 }, [86, 1.57, 20.12, 0.05], {
    aliases: 'yam, kumara, orange sweet potato',
  }),
  food('cooked potato', 170438, 'vegetable', { piece: 167, cup: 156 }, [87, 1.87, 20.13, 0.1], {
    aliases: 'boiled potato',
  }),
  food('mashed potato', 170493, 'vegetable', { cup: 210 }, [83, 1.91, 17.57, 0.57], {
    aliases: 'mash, ready mashed potato, mash potato, colcannon, garlic mashed potato, cheesy mash',
    allergens: ['dairy'],
  }),
  food('hash brown', 170043, 'vegetable', { cup: 210 }, [82, 2.06, 17.72, 0.62], {
    aliases: `hash brown potato, rosti, hashbrown, potato o brien, obrien potato, hash browned potato,
      potato rosti, southern hash brown`,
  }),
  food('french fry', 168442, 'vegetable', {}, [147, 2.24, 24.81, 4.66], {
    aliases: `fry, chip potato, oven fry, oven chip, crinkle cut fry, home fry, shoestring fry, potato fry,
      chunky chip, crinkle fry, mccain chip, straight cut chip, homestyle chip, skinny fry, seasoned fry,
      microwave chip, straight cut fry, home style chip, crinkle cut chip, air fryer chip,
      chip shop chip, steakhouse chip`,
  }),
  food('broccoli', 170379, 'vegetable', { piece: 300, bunch: 608, cup: 91 }, [34, 2.82, 6.64, 0.37], {
    aliases: 'broccoli floret, tenderstem, broccolini, bimi, gai lan, kai lan',
  }),
  food('broccoli rabe', 170381, 'vegetable', { bunch: 437, cup: 40 }, [22, 3.17, 2.85, 0.49], {
    aliases: 'rapini',
  }),
  food('cauliflower', 169986, 'vegetable', { piece: 588, cup: 107 }, [25, 1.92, 4.97, 0.28], {
    aliases: 'cauliflower floret, cauliflower rice, riced cauliflower',
  }),
  food('brussels sprout', 170383, 'vegetable', { piece: 19, cup: 88 }, [43, 3.38, 8.95, 0.3], {
    aliases: 'sprout brussel',
  }),
  food('cabbage', 169975, 'vegetable', { piece: 908, cup: 89 }, [25, 1.28, 5.8, 0.1], {
    aliases: `green cabbage, white cabbage, sweetheart cabbage, pointed cabbage, hispi cabbage, slaw mix,
      shredded cabbage mix, broccoli slaw, caraflex cabbage, cabbage slaw mix, sugarloaf cabbage`,
  }),
  food('red cabbage', 169977, 'vegetable', { piece: 839, cup: 89 }, [31, 1.43, 7.37, 0.16], {
    aliases: 'purple cabbage',
  }),
  food('savoy cabbage', 170388, 'vegetable', { piece: 900, cup: 70 }, [27, 2, 6.1, 0.1]),
  food('napa cabbage', 169979, 'vegetable', { piece: 840, cup: 76 }, [16, 1.2, 3.23, 0.2], {
    aliases: 'chinese cabbage, nappa cabbage, chinese leaf, wombok, wong bok, napa',
  }),
  food('bok choy', 170390, 'vegetable', { piece: 840, cup: 70 }, [13, 1.5, 2.18, 0.2], {
    aliases: `pak choi, pak choy, choy sum, yu choy, chinese green, baby bok choi, chinese vegetable, pak choy sum`,
  }),
  food('spinach', 168462, 'vegetable', { bunch: 340, cup: 30 }, [23, 2.86, 3.63, 0.39], {
    aliases: `spinach leaf, spinach ball, sorrel, morning glory, water spinach, amaranth leaf, malabar spinach,
      orache`,
  }),
  food('kale', 168421, 'vegetable', { bunch: 200, cup: 21 }, [35, 2.92, 4.42, 1.49], {
    aliases: `tuscan kale, lacinato kale, curly kale, cavolo nero, cavalo nero, tuscan cabbage, dinosaur kale,
      kalettes, black kale`,
  }),
  food('swiss chard', 169991, 'vegetable', { bunch: 300, cup: 36 }, [19, 1.8, 3.74, 0.2], {
    aliases: 'chard, rainbow chard, silverbeet',
  }),
  food('collard green', 170406, 'vegetable', { bunch: 250, cup: 36 }, [32, 3.02, 5.42, 0.61], {
    aliases: 'collard, spring green, turnip top, cavolo',
  }),
  food('mustard green', 169256, 'vegetable', { bunch: 250, cup: 56 }, [27, 2.86, 4.67, 0.42]),
  food('arugula', 169387, 'vegetable', { bunch: 80, cup: 20 }, [25, 2.58, 3.65, 0.66], {
    aliases: 'rocket, rocket salad',
  }),
  food('lettuce', 169249, 'vegetable', { piece: 360, cup: 36 }, [15, 1.36, 2.87, 0.15], {
    aliases: `leaf lettuce, green leaf lettuce, red leaf lettuce, lollo rosso, oak leaf lettuce, oakleaf lettuce,
      oak leaf, lolla rosso, lollo rossa, looseleaf lettuce`,
  }),
  food('romaine lettuce', 169247, 'vegetable', { piece: 626, cup: 47 }, [17, 1.23, 3.29, 0.3], {
    aliases: 'romaine, cos lettuce, romaine heart, heart of romaine, cos',
  }),
  food('iceberg lettuce', 169248, 'vegetable', { piece: 539, cup: 72 }, [14, 0.9, 2.97, 0.14], {
    aliases: 'iceberg',
  }),
  food('butter lettuce', 168429, 'vegetable', { piece: 163, cup: 55 }, [13, 1.35, 2.23, 0.22], {
    aliases: `boston lettuce, bibb lettuce, butterhead lettuce, little gem lettuce, little gem, gem lettuce,
      baby gem, round lettuce, living lettuce, lettuce cup`,
  }),
  food('watercress', 170068, 'vegetable', { bunch: 85, cup: 34 }, [11, 2.3, 1.29, 0.1], {
    aliases: `cress, salad cress, garden cress, mustard cress, land cress, micro watercress, upland cress`,
  }),
  food('endive', 168412, 'vegetable', { piece: 513, cup: 50 }, [17, 1.25, 3.35, 0.2], {
    aliases: 'escarole, frisee, frisee lettuce',
  }),
  food('belgian endive', 170404, 'vegetable', { piece: 53, cup: 90 }, [17, 0.9, 4, 0.1], {
    aliases: 'witloof, chicory, witlof',
  }),
  food('radicchio', 168564, 'vegetable', { piece: 224, cup: 40 }, [23, 1.43, 4.48, 0.25], {
    aliases: 'treviso, treviso radicchio, castelfranco',
  }),
  food('bell pepper', 170427, 'vegetable', { piece: 119, cup: 149, tbsp: 9.3 }, [20, 0.86, 4.64, 0.17], {
    aliases: `green bell pepper, green pepper, capsicum, green capsicum, sweet pepper, mixed pepper,
      cubanelle pepper, cubanelle, three color pepper, tri color pepper, padron pepper, shishito pepper,
      shishito, pimiento de padron, fajita vegetable, pepper and onion, traffic light pepper`,
  }),
  food('red bell pepper', 170108, 'vegetable', { piece: 119, cup: 149, tbsp: 9.3 }, [26, 0.99, 6.03, 0.3], {
    aliases: `red pepper, red capsicum, orange bell pepper, orange pepper, pointed red pepper, ramiro pepper,
      red capsicum pepper, sweet pointed pepper, red sweet pepper, red bell, orange capsicum,
      orange bell, sweet italian pepper, red pointed pepper`,
  }),
  food('yellow bell pepper', 169383, 'vegetable', { piece: 186, cup: 149 }, [27, 1, 6.32, 0.21], {
    aliases: 'yellow pepper, yellow capsicum, yellow bell',
  }),
  food('roasted red pepper', 168546, 'vegetable', { cup: 140 }, [18, 0.8, 3.9, 0.3], {
    aliases: `jarred roasted pepper, roasted pepper, pimiento, roasted bell pepper, roasted red bell pepper,
      flame roasted pepper, jarred red pepper, piquillo pepper, piquillo, pimento, peppadew,
      peppadew pepper, chargrilled pepper, grilled pepper, fire roasted red pepper, ajvar`,
  }),
  food('jalapeno', 168576, 'vegetable', { piece: 14, cup: 90 }, [29, 0.91, 6.5, 0.37], {
    aliases: 'jalapeno pepper',
  }),
  food('chili pepper', 170106, 'vegetable', { piece: 45, cup: 150 }, [40, 1.87, 8.81, 0.44], {
    aliases: `red chili, chili, red chili pepper, thai chili, bird eye chili, hot pepper, red jalapeno,
      fresno chili, fresno pepper, habanero, habanero pepper, habanero chili, scotch bonnet,
      scotch bonnet chili, scotch bonnet pepper, bird chili, bird eye pepper, finger chili,
      cayenne chili, ghost pepper, naga chili, cherry pepper, hot red pepper, bird chili pepper, rocoto,
      aji amarillo, cherry bomb pepper`,
  }),
  food('serrano pepper', 169395, 'vegetable', { piece: 6, cup: 105 }, [32, 1.74, 6.7, 0.44], {
    aliases: 'serrano chili, serrano',
  }),
  food('cucumber', 168409, 'vegetable', { piece: 301, cup: 104 }, [15, 0.65, 3.63, 0.11], {
    aliases: 'english cucumber, persian cucumber',
  }),
  food('zucchini', 169291, 'vegetable', { piece: 196, cup: 124 }, [17, 1.21, 3.11, 0.32], {
    aliases: `courgette, zucchini noodle, zoodle, courgette flower, zucchini flower, squash blossom, courgetti,
      zucchini blossom, zucchini spiral, spiralized zucchini, round courgette, spiralised courgette`,
  }),
  food('yellow squash', 168464, 'vegetable', { piece: 196, cup: 127 }, [19, 1.01, 3.88, 0.27], {
    aliases: `summer squash, crookneck squash, pattypan squash, patty pan squash, pattypan, gem squash,
      straightneck squash`,
  }),
  food('butternut squash', 169295, 'vegetable', { piece: 1000, cup: 140 }, [45, 1, 11.69, 0.1], {
    aliases: `winter squash, squash, kabocha squash, kabocha, delicata squash, delicata, hubbard squash,
      red kuri squash, onion squash, crown prince squash, butternut pumpkin, buttercup squash, butternut,
      coquina squash`,
  }),
  food('acorn squash', 168472, 'vegetable', { piece: 431, cup: 140 }, [40, 0.8, 10.42, 0.1]),
  food('spaghetti squash', 169298, 'vegetable', { piece: 1000, cup: 101 }, [31, 0.64, 6.91, 0.57]),
  food('pumpkin', 168448, 'vegetable', { piece: 2500, cup: 116 }, [26, 1, 6.5, 0.1], {
    aliases: 'kent pumpkin, jap pumpkin, sugar pumpkin, pumpkin flesh',
  }),
  food('canned pumpkin', 168450, 'pantry', { cup: 245 }, [34, 1.1, 8.09, 0.28], {
    aliases: 'pumpkin puree, libby pumpkin',
  }),
  food('eggplant', 169228, 'vegetable', { piece: 548, cup: 82 }, [25, 0.98, 5.88, 0.18], {
    aliases: 'aubergine, brinjal, japanese eggplant, graffiti eggplant',
  }),
  food('mushroom', 169251, 'vegetable', { piece: 18, cup: 70 }, [22, 3.09, 3.26, 0.34], {
    aliases: `white mushroom, button mushroom, field mushroom, closed cup mushroom, mushroom cap,
      swiss brown mushroom, champignon mushroom`,
  }),
  food('cremini mushroom', 168434, 'vegetable', { piece: 20, cup: 72 }, [22, 2.5, 4.3, 0.1], {
    aliases: `cremini, brown mushroom, baby bella mushroom, chestnut mushroom, crimini mushroom,
      brown button mushroom, baby bella, cremini mushroom cap, chestnut button mushroom`,
  }),
  food('portobello mushroom', 169255, 'vegetable', { piece: 84, cup: 86 }, [22, 2.11, 3.87, 0.35], {
    aliases: 'portobello, portabella mushroom, portobello cap',
  }),
  food('shiitake mushroom', 169242, 'vegetable', { piece: 19, cup: 70 }, [34, 2.24, 6.79, 0.49], {
    aliases: 'shiitake',
  }),
  food('dried shiitake mushroom', 168436, 'pantry', { piece: 3.6 }, [296, 9.58, 75.37, 0.99], {
    aliases: `dried shiitake, dried mushroom, dried porcini, dried porcini mushroom, dried cep, porcini powder,
      wood ear mushroom, wood ear, dried morel, dried morel mushroom, mushroom powder, black fungus,
      dried black mushroom, cloud ear, chinese black mushroom, dried mushroom mix, dried chanterelle,
      dried forest mushroom`,
  }),
  food('oyster mushroom', 168580, 'vegetable', { piece: 15, cup: 86 }, [33, 3.31, 6.09, 0.41], {
    aliases: `eryngii, king trumpet mushroom, maitake, hen of the wood, shimeji, beech mushroom, chanterelle,
      girolle, morel, porcini, cep, exotic mushroom, exotic mushroom mix, wild mushroom mix, pied bleu,
      king brown mushroom, lion mane mushroom, trompette mushroom, nameko`,
  }),
  food('enoki mushroom', 169382, 'vegetable', { cup: 65 }, [37, 2.66, 7.81, 0.29], { aliases: 'enoki' }),
  food('asparagus', 168389, 'vegetable', { piece: 16, bunch: 450, cup: 134 }, [20, 2.2, 3.88, 0.12], {
    aliases: 'asparagus spear, green asparagus, asparagus bundle',
  }),
  food('green bean', 169961, 'vegetable', { piece: 5.5, cup: 100 }, [31, 1.83, 6.97, 0.22], {
    aliases: `string bean, french bean, haricot vert, snap bean, runner bean, yellow bean, wax bean, flat bean,
      dwarf bean, helda bean, long bean, snake bean, yardlong bean, yard long bean, frenched green bean,
      fine bean`,
  }),
  food('pea', 170419, 'vegetable', { cup: 145 }, [81, 5.42, 14.45, 0.4], {
    aliases: 'green pea, garden pea, english pea, sweet pea, petit pois, petit pois pea, pea in the pod',
  }),
  food('snow pea', 170010, 'vegetable', { piece: 3.4, cup: 98 }, [42, 2.8, 7.55, 0.2], {
    aliases: `sugar snap pea, snap pea, sugar pea, mangetout, mange tout, sugar snap, sugarsnap pea, sugarsnap,
      sugar snap bean, mange tout pea, stringless sugar snap pea`,
  }),
  food('edamame', 168410, 'vegetable', { cup: 118 }, [109, 11.22, 7.61, 4.73], {
    aliases: 'green soybean, edamame bean, podded soya bean',
    allergens: ['soy'],
  }),
  food('corn', 169998, 'vegetable', { piece: 102, cup: 145 }, [86, 3.27, 18.7, 1.35], {
    aliases: `sweet corn, sweetcorn, corn on the cob, corn cob, ear of corn, corn kernel, maize, yellow corn,
      sweetcorn cob, baby corn, cob corn, corn cobette`,
  }),
  food('canned corn', 169214, 'pantry', { cup: 164 }, [67, 2.29, 14.34, 1.22], {
    aliases: `canned sweetcorn, canned sweet corn, whole kernel corn, sweetcorn in water, corn niblet, niblet,
      sweetcorn tin, sweetcorn can`,
  }),
  food('beet', 169145, 'vegetable', { piece: 82, cup: 136 }, [43, 1.61, 9.56, 0.17], {
    aliases: 'beetroot, red beet, candy beet, chioggia beet, candied beetroot',
  }),
  food('beet green', 170375, 'vegetable', { bunch: 150, cup: 38 }, [22, 2.2, 4.33, 0.13]),
  food('turnip', 170465, 'vegetable', { piece: 122, cup: 130 }, [28, 0.9, 6.43, 0.1]),
  food('rutabaga', 168454, 'vegetable', { piece: 386, cup: 140 }, [37, 1.08, 8.62, 0.16], {
    aliases: 'swede',
  }),
  food('parsnip', 170417, 'vegetable', { piece: 133, cup: 133 }, [75, 1.2, 17.99, 0.3]),
  food('radish', 169276, 'vegetable', { piece: 4.5, bunch: 90, cup: 116 }, [16, 0.68, 3.4, 0.1], {
    aliases: 'red radish, watermelon radish, breakfast radish, black radish',
  }),
  food('daikon', 168451, 'vegetable', { piece: 338, cup: 116 }, [18, 0.6, 4.1, 0.1], {
    aliases: 'daikon radish, mooli, white radish, korean radish, mu radish',
  }),
  food('kohlrabi', 168424, 'vegetable', { piece: 150, cup: 135 }, [27, 1.7, 6.2, 0.1]),
  food('fennel', 169385, 'vegetable', { piece: 234, cup: 87 }, [31, 1.24, 7.3, 0.2], {
    aliases: 'fennel bulb, florence fennel',
  }),
  food('artichoke', 169205, 'vegetable', { piece: 128 }, [47, 3.27, 10.51, 0.15], {
    aliases: 'globe artichoke',
  }),
  food('artichoke heart', 168387, 'vegetable', { cup: 168 }, [38, 2.63, 7.75, 0.43], {
    aliases: `canned artichoke, canned artichoke heart, marinated artichoke heart, marinated artichoke,
      artichoke in oil, artichoke bottom, grilled artichoke, chargrilled artichoke, artichoke in brine`,
  }),
  food('jerusalem artichoke', 169236, 'vegetable', { piece: 60, cup: 150 }, [73, 2, 17.44, 0.01], {
    aliases: 'sunchoke, topinambur',
  }),
  food('okra', 169260, 'vegetable', { piece: 12, cup: 100 }, [33, 1.93, 7.45, 0.19], {
    aliases: 'lady finger, bhindi',
  }),
  food('bean sprout', 169957, 'vegetable', { cup: 104 }, [30, 3.04, 5.94, 0.18], {
    aliases: 'mung bean sprout, beansprout, soybean sprout, sprouted bean, soy bean sprout, bean shoot',
  }),
  food('alfalfa sprout', 168384, 'vegetable', { cup: 33, tbsp: 3 }, [23, 3.99, 2.1, 0.69], {
    aliases: 'sprout, broccoli sprout, radish sprout, cress sprout, sprouted seed',
  }),
  food('bamboo shoot', 169212, 'vegetable', { cup: 131 }, [19, 1.72, 3.22, 0.4]),
  food('water chestnut', 170067, 'vegetable', { cup: 140 }, [50, 0.88, 12.3, 0.06], {
    aliases: 'canned water chestnut',
  }),
  food('cassava', 169985, 'vegetable', { piece: 408, cup: 206 }, [160, 1.36, 38.06, 0.28], {
    aliases: 'yuca, manioc, yucca, yuca root, cassava root, yucca root, mandioca',
  }),
  food('plantain', 168215, 'vegetable', { piece: 267 }, [152, 1.25, 36.66, 0.07], {
    aliases: 'green plantain',
  }),
  food('jicama', 170073, 'vegetable', { piece: 659, cup: 130 }, [38, 0.72, 8.82, 0.09]),
  food('tomatillo', 168566, 'vegetable', { piece: 34, cup: 132 }, [32, 0.96, 5.84, 1.02], {
    aliases: 'tomate verde',
  }),
  food('avocado', 171705, 'fruit', { piece: 150, cup: 146 }, [160, 2, 8.53, 14.66], {
    aliases: 'hass avocado',
  }),
  food('wakame', 170496, 'vegetable', { tbsp: 5 }, [45, 3.03, 9.14, 0.64], {
    aliases: `dried wakame, seaweed salad, wakame seaweed, samphire, sea vegetable, marsh samphire, sea aster`,
  }),
  food('mixed vegetable', 170471, 'vegetable', { cup: 140 }, [72, 3.33, 13.47, 0.52], {
    aliases: `frozen vegetable, vegetable mix, frozen veg, pea and carrot, pea carrot mix, vegetable medley,
      veg mix, country vegetable mix, pea and corn, california blend vegetable, california blend,
      normandy blend, root vegetable, soup vegetable, steam vegetable, garden vegetable,
      pea and sweetcorn, broccoli and cauliflower, carrot and pea, casserole vegetable, stew vegetable,
      veggie, mirepoix, soffritto, soffritto mix`,
  }),
  food('stir fry vegetable', 2710035, 'vegetable', { cup: 127 }, [50, 2.07, 9.93, 0.3], {
    aliases: `stir fry mix, stir fry veg, stir fry vegetable mix, asian vegetable mix, oriental vegetable mix,
      chinese vegetable mix, chop suey vegetable, stir fry kit, vegetable stir fry, asian vegetable,
      oriental stir fry mix, vegetable stir fry mix, veg stir fry`,
  }),
  food('parsley', 170416, 'vegetable', { bunch: 60, cup: 60, tbsp: 3.8 }, [36, 2.97, 6.33, 0.79], {
    aliases: 'flat leaf parsley, italian parsley, curly parsley, parsley leaf, continental parsley',
  }),
  food('fresh herb', 170416, 'vegetable', { tbsp: 3.8, bunch: 60 }, [36, 2.97, 6.33, 0.79], {
    aliases: 'herb, garden herb, woody herb',
  }),
  food('cilantro', 169997, 'vegetable', { bunch: 80, cup: 16, tbsp: 1 }, [23, 2.13, 3.67, 0.52], {
    aliases: `fresh coriander, coriander leaf, chinese parsley, cilantro leaf, chopped coriander,
      coriander stalk, coriander stem, coriander root, coriander cress, culantro, fresh coriander root,
      leaf coriander, micro coriander, green coriander`,
  }),
  food('basil', 172232, 'vegetable', { bunch: 60, cup: 24, tbsp: 2.65 }, [23, 3.15, 2.65, 0.64], {
    aliases: 'basil leaf, thai basil, sweet basil, lemon basil, micro basil, basil cress, opal basil',
  }),
  food('mint', 173475, 'vegetable', { bunch: 60, tbsp: 5.7 }, [44, 3.29, 8.41, 0.73], {
    aliases: `mint leaf, spearmint, fresh peppermint, garden mint, shiso, perilla, lemon balm, micro mint, rau ram`,
  }),
  food('dill', 172233, 'vegetable', { bunch: 50, cup: 8.9, tbsp: 0.56 }, [43, 3.46, 7.02, 1.12], {
    aliases: 'dill weed, dillweed',
  }),
  food('chive', 169994, 'vegetable', { bunch: 25, tbsp: 3, tsp: 1 }, [30, 3.27, 4.35, 0.73], {
    aliases: `garlic chive, flowering chive, nira, chive blossom, ramp, ramson, wild leek, garlic shoot,
      garlic scape`,
  }),
  food('rosemary', 173473, 'vegetable', { bunch: 30, tbsp: 1.7, tsp: 0.7 }, [131, 3.31, 20.7, 5.86], {
    aliases: 'rosemary sprig, rosemary leaf',
  }),
  food('lemongrass', 168573, 'vegetable', { piece: 25, cup: 67, tbsp: 4.8 }, [99, 1.82, 25.31, 0.49], {
    aliases: 'lemon grass, lemongrass paste, lemongrass puree',
  }),
  food('dried tomato', 168567, 'pantry', { cup: 54 }, [258, 14.11, 55.76, 2.97], {
    aliases: `sun dried tomato, sundried tomato, sunblush tomato, sun blushed tomato, semi dried tomato,
      sun dried cherry tomato, slow roasted tomato, sunblushed tomato`,
    allergens: ['sulfites'],
  }),
  food('green chili', 170497, 'vegetable', { piece: 45, cup: 150 }, [40, 2, 9.46, 0.2], {
    aliases: 'green chili pepper, serrano chili pepper, green finger chili, green bird eye chili',
  }),
  food('poblano pepper', 168578, 'vegetable', { piece: 60 }, [29, 0.8, 6.7, 0.41], {
    aliases: `poblano, poblano chili, anaheim pepper, anaheim chili, hatch chili, new mexico green chili,
      hatch green chili, anaheim, pasilla pepper, wax pepper, chilaca`,
  }),
  food('nori', 2709988, 'vegetable', { piece: 2.5, cup: 15 }, [298, 31.84, 52.39, 4.01], {
    aliases: `nori sheet, seaweed, dried seaweed, seaweed sheet, sushi nori, seaweed snack, gim, laver,
      nori seaweed, dulse, sushi seaweed, nori flake, seaweed flake, hijiki, arame`,
  }),
  food('hominy', 169701, 'pantry', { cup: 165 }, [72, 1.48, 14.26, 0.88], {
    aliases: 'canned hominy, posole',
  }),
  food('canned green bean', 169143, 'pantry', { cup: 135 }, [21, 1.05, 4.19, 0.41], {
    aliases: 'tinned green bean',
  }),
  food('canned pea', 170013, 'pantry', { cup: 175 }, [68, 4.47, 11.36, 0.8], {
    aliases: 'tinned pea, mushy pea, processed pea, canned marrowfat pea, pea in water',
  }),
  food('cooked spinach', 168463, 'vegetable', { cup: 180 }, [23, 2.97, 3.75, 0.26], {
    aliases: 'wilted spinach',
  }),
  food('cooked broccoli', 169967, 'vegetable', { cup: 156 }, [35, 2.38, 7.18, 0.41], {
    aliases: 'steamed broccoli',
  }),
  food('baked potato', 170093, 'vegetable', { piece: 173 }, [93, 2.5, 21.15, 0.13], {
    aliases: 'jacket potato',
  }),
  food('cooked sweet potato', 168483, 'vegetable', { piece: 114, cup: 200 }, [90, 2.01, 20.71, 0.15], {
    aliases: 'baked sweet potato',
  }),
  food('cooked carrot', 170394, 'vegetable', { piece: 46, cup: 156, tbsp: 9.7 }, [35, 0.76, 8.22, 0.18]),
  food('mixed salad green', 2709792, 'vegetable', { cup: 35 }, [21, 1.31, 3.43, 0.21], {
    aliases: `mixed green, salad green, salad leaf, spring mix, mesclun, salad mix, mixed salad, lamb lettuce,
      mache, corn salad, field green, microgreen, micro green, micro cress, herb salad, baby leaf,
      baby leaf salad, baby green, mizuna, tatsoi, spring green mix, rocket and spinach, bagged salad,
      salad bag, salad kit, power green, pea shoot, sunflower sprout, purslane, salad leaf mix,
      lettuce mix, mixed lettuce leaf, nasturtium`,
  }),
  food('green cauliflower', 169389, 'vegetable', { cup: 64 }, [31, 2.95, 6.09, 0.3], {
    aliases: 'romanesco',
  }),
];
