import { BRANDS } from '../../foods/data/names/brands.ts';
import { findProduct } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import { findEaten, searchedFoods, servedName } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { withoutSpelledUmlauts } from '../../text/accents.ts';

/**
 * Names that mean something else in a meal than on a shopping list: a hot dog is eaten in its bun, ramen is a bowl of
 * soup, and a Caesar salad includes its dressing.
 */
export const EATEN_NAMES: Readonly<Record<string, string>> = {
  'sweet potato fry': 'kumara chips, kumara fries, kumara wedges',
  'fruit salad': 'fruit bowl, bowl of fruit, fruit pot, fruit cup, mixed fruit bowl',
  'mixed berry': 'berries, frozen berries, fresh berries, summer berries, forest berries',
  'cooked turkey sausage': 'turkey sausage, turkey sausages, turkey sausage link, turkey sausage links',
  'crumbed chicken schnitzel':
    'breaded chicken cutlet, breaded chicken breast, chicken milanese, chicken milanesa, milanesa de pollo, breaded chicken fillet',
  'lamb gyro':
    'souvlaki pita, pita souvlaki, souvlaki in pita, souvlaki wrap, pork souvlaki pita, chicken souvlaki pita, gyros pita, pita gyros, gyro pita, gyros in pita, pork gyros, gyros wrap, pita with gyros',
  'herbal tea': 'mate, yerba mate, mate cocido, chimarrão, chimarrao, tereré',
  'loaded nacho with beef': 'nacho bell grande, nachos bellgrande, nachos bell grande',
  'bhindi masala': 'bhindi, bhindi fry, bhindi sabzi, okra curry, okra masala, bhindi ki sabzi',
  'pork lumpia finger': 'lumpia, lumpias, lumpiang prito',
  'peanut butter cup':
    'reeses, reeses cup, reeses cups, reese cup, reeses peanut butter cup, reeses peanut butter cups',
  'cooked rutabaga': 'neeps, mashed neeps, neeps mashed, mashed swede, swede mash, bashed neeps',
  'chip butty': 'chip sandwich, chip barm, chip cob',
  'fried fish': 'flying fish, fish fry',
  'fried plantain':
    'plantain, plantains, dodo, alloco, aloko, maduros, platanos fritos, plátanos fritos, fried sweet plantain, platanos maduros, tajadas, amarillos',
  'bubble tea':
    'bubble tea with pearls, bubble tea with boba, boba with pearls, milk tea with pearls, milk tea with boba, tapioca milk tea',
  'beef kebab': 'kabab, kabob',
  'diluted squash':
    'robinsons, robinsons squash, orange squash, blackcurrant squash, apple squash, lemon squash, summer fruits squash, squash drink, fruit squash',
  'ice cream cake': 'viennetta, arctic roll',
  'cup noodles': 'mug shot, ramen cup, cup ramen, cup of ramen',
  milk: 'hot milk, warm milk, steamed milk, babyccino, warme milch, heiße milch, lait chaud, leche caliente',
  'reduced fat milk': 'fairlife, fairlife milk',
  'orange juice': 'tropicana, simply orange, minute maid, tropicana orange juice, minute maid orange juice',
  'vegetable juice': 'v8 juice, v8 vegetable juice',
  'apple juice': 'appletiser, appletizer',
  'strawberry milk': 'yazoo, yazoo milkshake',
  'fruit punch': 'oasis, j2o',
  'light beer': 'coors, coors light, miller, michelob',
  whiskey: 'jameson, jack daniels, jim beam, makers mark, johnnie walker, fireball, crown royal',
  vodka: 'titos, smirnoff, absolut, grey goose',
  'light ice cream': 'halo top',
  'cooked oatmeal': 'cooked steel cut oats, cooked quick oats, cooked gluten free oats',
  'sugar free gelatin':
    'sugar free gelatin dessert, sugar free jelly cup, sugar free jelly cube, no sugar jelly pot, sugar free jello cup',
  'ice cream':
    'mint choc chip, mint chocolate chip, mint chip, rocky road ice cream, rum and raisin, rum and raisin ice cream, raspberry ripple, raspberry ripple ice cream, neapolitan ice cream, cookie dough ice cream, cookies and cream ice cream, mint choc chip ice cream, mint chocolate chip ice cream, salted caramel ice cream, honeycomb ice cream, butter pecan ice cream, tutti frutti ice cream',
  'lentil curry': 'red lentil dal, red lentil dhal, red lentil curry, masoor dal, masoor dhal',
  'chicken satay': 'sate ayam, satay ayam, sate',
  'sweet iced tea': 'es teh manis, es teh',
  'beef curry': 'nihari, nalli nihari, beef nihari',
  'fried tofu': 'tempe goreng, tahu goreng',
  'bloody mary': 'caesar cocktail, bloody caesar, red eye',
  'hot dog sandwich': 'hot dog, hotdog, frankfurter in a bun',
  'restaurant ramen': 'ramen, ramen soup, ramen noodles',
  'nacho with cheese': 'nachos, cheese nachos, cheesy nachos',
  'caesar salad with dressing': 'caesar salad, caesar',
  'chicken caesar salad with dressing':
    'chicken caesar salad, grilled chicken caesar salad, chicken caesar, caesar salad with chicken, caesar salad with grilled chicken, caesar with chicken',
  'greek salad with dressing': 'greek salad',
  'cooked chicken breast':
    'grilled chicken, grilled chicken strips, grilled chicken pieces, chargrilled chicken',
  'cobb salad with dressing': 'cobb salad',
  'fast food french fry':
    'mcdonalds chips, mcd chips, kfc chips, burger king chips, bk chips, hungry jacks chips, nandos chips, five guys chips, fries, french fries, waffle fries, curly fries, seasoned fries, steak fries, crinkle fries, crinkle cut fries, shoestring fries, cajun fries, chips and vinegar, frites, pommes, pommes frites, chip shop chips, skin on fries, patat, patatje, friet, frietjes, papas fritas, batata frita',
  'tea with milk': 'cuppa, brew, a brew, builders brew, tea milk, white tea with milk',
  'masala chai': 'chai, masala tea, cup of chai',
  'south indian filter coffee':
    'filter coffee with milk, filter coffee with milk and sugar, tumbler filter coffee, filter coffee tumbler, tumbler of filter coffee, madras coffee, madras filter coffee, mysore coffee, kumbakonam coffee, kumbakonam degree coffee, brahmin coffee',
  yogurt: 'curd, dahi, plain curd',
  bread: 'pan, pane, hovis, kingsmill, warburtons, crust, crusts, bread crust, bread crusts',
  'table syrup': 'syrup, pancake syrup',
  'collagen powder': 'collagen peptides, collagen, marine collagen',
  tea: 'breakfast tea, english breakfast tea, earl grey, earl grey tea, rooibos, rooibos tea, herbal tea, peppermint tea, chamomile tea, fruit tea, barrys tea, barry tea, yorkshire tea, pg tips, tetley tea, lyons tea',
  pickle:
    'saure gurke, saure gurken, bread and butter pickle, bread and butter pickles, bread and butter pickle chips, pickle chips',
  'lemon lime soda':
    'guarana, guarana antarctica, guarana soda, guarana jesus, kuat, ting, ting soda, l&p, limca, squirt soda, mello yello, sun drop, mitsuya cider, chilsung cider, kirin lemon, cc lemon, lemonsoda, kas limon, paso de los toros, gazoz, uludag gazoz, uludağ gazoz, tarkhun, tarhun, champis, faxe kondi, vinea',
  'hard candy':
    'werthers, werthers original, werther, life savers, boiled sweet, peppermints, mints, breath mints, altoids',
  'chicken bread roll': 'chicken roll, chicken bap, chicken cob',
  water:
    'lemon water, hot lemon water, cucumber water, mint water, infused water, evian, volvic, highland spring, fiji water',
  'sparkling water':
    'fizzy water, fizz water, mineral water, agua mineral, topo chico, topo chico mineral water, perrier, gerolsteiner, badoit',
  'vitamin tablet':
    'gummy vitamin, gummy vitamins, vitamin gummy, vitamin gummies, prenatal vitamin, prenatal vitamins, prenatal, prenatals, pregnacare, pregnacare tablet',
  'cooked cod':
    'fish, white fish, grilled fish, baked fish, steamed fish, poached fish, pan fried fish, fish fillet, white fish fillet',
  'fish and chips': 'chippy tea, chippy, fish supper',
  'decaf coffee': 'decaf',
  coffee:
    'pike place, pike place roast, drip coffee, filter coffee, black filter coffee, canned coffee, black canned coffee, canned coffee black',
  'chicken vindaloo': 'chicken phall, chicken phaal, chicken phal, phall, phaal, lamb phall, chicken madras',
  liqueur: 'jager, jäger, jagermeister, jägermeister',
  'rice flour': 'cream of rice, cream of rice cereal',
  'chicken curry': 'curry, salna, chicken salna, chicken salan',
  'spaghetti with meat sauce': 'bolognese, bolognaise, spag bol, spaghetti bolognese',
  toast: 'tost, soldiers, toast soldiers, soldiers of toast',
  'hard cider': 'strongbow, magners, bulmers, kopparberg, thatchers, angry orchard',
  'cream liqueur': 'baileys, irish cream',
  'greek yogurt':
    'siggis, siggi, two good, two good yogurt, light and fit, light and fit yogurt, light and fit greek yogurt, 0% fage, fage 0%, fage 0, fage total 0%, plain chobani, chobani plain, fage 0% yogurt, fage yogurt, fage greek yogurt, fage plain, 0% greek yogurt, greek yogurt 0%, greek yogurt 0, 0% yogurt, yogurt 0%',
  'vanilla greek yogurt': 'chobani, oikos',
  'fruit yogurt':
    'danone, dannon, activia, noosa, yeo valley, onken, yoplait, muller light, müller light, muller corner, müller corner, alpro yogurt',
  'whey protein':
    'gold standard whey, optimum whey, gold standard, optimum nutrition whey, whey choc, whey chocolate, chocolate whey, vanilla whey, myprotein whey, impact whey',
  'casein protein': 'casein',
  'rice krispie cereal': 'rice krispies, rice krispies cereal, rice bubbles',
  'milk chocolate': 'hersheys, milky bar, hersheys bar',
  'diet lemon lime soda':
    'irn bru xtra, irn bru sugar free, diet irn bru, 7up zero, sprite zero, 7up free, diet 7up, diet sprite',
  'orange soda':
    'fruit soda, jarritos, fanta, crush soda, sunkist, san pellegrino, izze, mirinda, postobon, postobón, colombiana soda, kola roman, frescolita, kolachampan, kola champagne, manzanita sol, sidral mundet, bilz, sumol, kas naranja, kas, oransoda, yedigun, yedigün, royal tru orange, gold spot, fayrouz, bigi, passiona, oranzada, oranżada, trocadero',
  'sugar free energy drink':
    'monster energy ultra, monster ultra white, white monster, monster energy zero, monster energy zero sugar, monster zero sugar, red bull sugar free, red bull sugarfree, sugar free monster, celsius, celsius energy, celsius energy drink, celsius drink, monster ultra, monster zero, sugar free red bull, red bull zero, bang energy, alani nu, ghost energy',
  'egusi soup': 'egusi, egusi stew',
  'eggplant parmesan': 'aubergine parmesan',
  'canned tuna':
    'tuna, tuna fish, tuna chunks, tuna flakes, tuna in water, tuna in spring water, tuna in brine, drained tuna, thunfisch, thon, atún, tonno, atum, tuńczyk, tonijn, tonfisk, ton balığı',
  'vegetable curry': 'mirchi ka salan, bagara baingan',
  'energy drink': 'boost energy',
  'gluten free bread':
    'gluten free toast, gf toast, gf roll, gf bagel, gluten free crumpet, gluten free crumpets, gluten free sandwich bread',
  beer: 'bud, asahi super dry, kirin ichiban, sapporo premium, corona extra, negra modelo, heineken silver, peroni nastro azzurro, stella artois, bitter, pale ale, best bitter, efes, san miguel, san miguel pilsen, pilsen, red horse, chopp, chope, brahma, skol, antarctica beer, quilmes, tecate, pacifico, dos equis, victoria beer, singha, chang beer, leo beer, bintang, tiger beer, bia hoi, saigon beer, castle lager, windhoek, star lager, gulder, trophy lager, tusker, kingfisher, kingfisher beer, almaza, mythos, keo, ichnusa, nastro azzurro, estrella, estrella damm, mahou, cruzcampo, super bock, sagres, kronenbourg, 1664, jupiler, krombacher, becks, warsteiner, bitburger, augustiner, pilsner urquell, piwa, piwko, budvar, staropramen, kozel, heineken, carlsberg, tuborg, harp, smithwicks, rockshore, red stripe, carib, presidente, molson, molson canadian, labatt, labatt blue, moosehead, zywiec, żywiec, tyskie, lech, okocim, perla, carling, stella, fosters, birra moretti, madri, cobra, desperados, tennents, asahi, sapporo, kirin, modelo especial, carlton draught, vb, xxxx gold, tooheys, coopers pale ale, great northern, kronenbourg, leffe, estrella, moretti, bitter, ale, lager, pale ale, weissbier, weizen, hefeweizen, helles, pils, kölsch, speights, tui, steinlager, lion red, tiger beer, bintang, singha, chang, kingfisher, sol, tecate, pacifico',
  'veggie burger sandwich':
    'veggie burger, black bean burger, bean burger, vegetarian burger, vegetable burger, chickpea burger, lentil burger',
  'spanish rice': 'mexican rice, arroz rojo, arroz mexicano, red rice, arroz a la mexicana',
  'nacho cheese tortilla chip': 'takis, takis fuego, takis blue, spicy tortilla chips, dinamita',
  'mashed potato with butter': 'mashed potato, mashed potatoes, mash, mashed spud, creamed potato',
  'whopper burger': 'whopper, burger king whopper, bk whopper',
  'white wine':
    'moscato, riesling, chardonnay, sauvignon blanc, pinot grigio, pinot gris, gruner veltliner, grüner veltliner, vinho verde, soave, chablis, chenin blanc, weißwein',
  'red wine':
    'vino, vin, wein, wijn, wino, vinho, merlot, malbec, shiraz, syrah, rioja, cabernet, cabernet sauvignon, pinot noir, chianti, tempranillo, zinfandel, montepulciano, bordeaux, beaujolais, rotwein',
  'oat milk latte': 'oat latte, oatly latte, oat milk coffee',
  'flavored sparkling water':
    'slimline tonic, slimline tonic water, diet tonic, diet tonic water, light tonic, sugar free tonic, bubly, spindrift, polar seltzer, waterloo, aha, perrier lime, sparkling water lime',
  'deli turkey':
    'deli turkey slices, turkey deli meat, sliced turkey, turkey slices, turkey lunch meat, lunch meat turkey, deli sliced turkey',
  'milk chocolate bar': 'candy bar, chocolate bar',
  mycoprotein:
    'quorn, quorn mince, quorn piece, quorn pieces, quorn chicken pieces, quorn chunks, quorn fillet, quorn fillets, quorn chicken fillet, quorn chicken, quorn steak strips, quorn roast',
  'plant burger':
    'beyond burger patty, impossible burger patty, beyond patty, impossible patty, beyond meat patty, plant burger patty, plant based burger patty',
  'high protein flake cereal': 'special k red berries, special k red berry, special k with red berries',
  'hot chocolate': 'drinking chocolate, hot choc, mug of hot chocolate, swiss miss, cadbury hot chocolate',
  'hot malted milk': 'horlicks, ovaltine, malted milk drink, hot horlicks, hot milo',
  'sourdough bread': 'sourdough toast, toasted sourdough',
  'rye bread': 'rye toast, toasted rye bread',
  'raisin bread': 'raisin toast, fruit toast, fruit loaf toast',
  hummus: 'beetroot dip, beet dip, beetroot hummus',
  'whole wheat bread':
    'wholemeal, wholewheat, granary, brown bread, daves killer bread, dave killer bread, ezekiel bread',
  'sugar free squash':
    'crystal light, crystal light lemonade, mio, diet lemonade, sugar free lemonade, light lemonade',
  'digestive biscuit': 'biscuit, biscuits, tea biscuit, tea biscuits',
  popcorn: 'skinnypop, skinny pop, boom chicka pop, smartfood',
  'dark chocolate': 'dove dark chocolate, dove dark',
  'noodle soup with beef': 'beef noodle soup, taiwanese beef noodle soup, beef noodles soup',
  guava: 'feijoa, feijoas',
  'granola bar': 'snack bar, chewy bar, quaker chewy bar, quaker chewy, chewy granola bar, quaker bar',
  'thousand island dressing': 'mayoketchup, mayo ketchup, burger sauce',
  'roast pork': 'pernil',
  'sesame dressing': 'tahini dressing, tahini sauce, peanut dressing, miso dressing',
  'italian dressing':
    'vinaigrette, balsamic, balsamic dressing, lemon dressing, olive oil dressing, house dressing, oil and vinegar, dressing, salad dressing',
  'vegan sausage': 'beyond sausage, impossible sausage, vegan sausages, field roast sausage',
  'mountain dew': 'baja blast, mtn dew, mt dew, mountain dew baja blast',
  'giant cinnamon bun': 'cinnabon, cinnabon roll',
  'beef caldereta': 'bicol express',
  'massaman curry': 'panang curry, chicken panang, panang',
  'candy coated chocolate': "m&m's, m&ms, m and ms, smarties, smarties tube",
  'jelly baby': "jelly babies, bassett's jelly babies",
  'gum sweet': 'wine gum, wine gums, winegum',
  'fruit pastille sweet': 'fruit pastille, fruit pastilles, pastilles',
  'fruit gum sweet': 'fruit gum, fruit gums',
  'gummy pig': 'percy pig, percy pigs',
  'liquorice allsort': 'licorice allsort, allsorts',
  'ring mint': 'polo mint, polo mints, polos, trebor mint, extra strong mint, life saver mint',
  'mint pellet': 'tic tac, tic tacs, tic tac mint',
  'chewy mint': 'mentos',
  'malted chocolate ball': 'malteser, maltesers, whoppers candy, malted milk ball',
  'chocolate caramel sweet': 'rolo, rolos',
  'chocolate from a tin': 'celebration, celebrations, quality street, heroes chocolate',
  'chocolate mint thin': 'after eight, after eights, after eight mint, after dinner mint',
  'fruit candy': 'skittle, skittles',
  'fruit chew': 'starburst, starbursts, tootsie roll, tootsie rolls, now and later, laffy taffy',
  'gummy candy': 'gummy bear, gummy bears',
  lollipop: 'chupa chup, chupa chups, lollipops',
  'chicken nugget': 'mcnuggets, chicken mcnuggets, mc nuggets, nugget, nuggets',
  'buffalo chicken wing': 'wings, hot wings, bbq wings, spicy wings, chicken hot wings',
  'chicken tender': 'tenders',
  'egg white':
    'egg without yolk, egg no yolk, scrambled egg white, scrambled egg whites, boiled egg white, boiled egg whites, hard boiled egg white, hard boiled egg whites, poached egg white, poached egg whites',
  chapati: 'tandoori roti, roti, tawa roti',
  'protein powder made up with milk': 'whey with milk, whey and milk',
  'ice cream shake': 'shake, milk shake',
  'protein shake':
    'recovery shake, recovery drink, post workout shake, muscle milk, whey shake, casein shake, protein drink',
  'ice cream bar': 'choc ice, klondike bar, klondike, choc ice bar',
  'flapjack bar': 'flapjack, oat flapjack',
  'chai latte': 'chai tea latte',
  'mole sauce': 'mole',
  'chili con carne': 'chili, chilli, beef chili, beef chilli, chile con carne',
  spaetzle: 'spätzle',
  'cheese spaetzle': 'käsespätzle',
  tostada: 'tostadas',
  'pan dulce': 'concha, conchas',
  'flat white': 'milchkaffee, cafe con leche, café au lait, caffelatte',
  stollen: 'christmas stollen',
  'beef pho': 'pho bo, beef pho soup, bun bo hue',
  paratha: 'roti canai, roti prata',
  'shrimp summer roll': 'goi cuon, nem cuon',
  'cooked pork belly': 'samgyeopsal',
  'stuffed cabbage roll with beef': 'sarma, holubtsi, krautwickel',
  'cooked chorizo': 'longganisa, longaniza',
  'cooked beef steak': 'beef tapa',
  'dinner roll': 'pandesal, pan de sal',
  'chicken parmesan': 'parmi, parmy, chicken parma, chicken parmi, chicken parmy',
  'sausage sandwich': 'sausage sizzle, sausage in bread, snag in bread',
  'oatmeal cookie': 'anzac biscuit',
  'roast lamb': 'nyama choma',
  ugali: 'kenkey',
  'apple pie': 'apple tart',
  'slimline gin and tonic': 'gin and slimline, gin & slimline, gin and slim, skinny gin and tonic',
  'lean ground beef': '93% lean ground beef, 93/7 ground beef, 90/10 ground beef',
  'extra lean ground beef':
    'lean beef mince 5%, 5% beef mince, beef mince 5%, 5% mince, 5% fat beef mince, 5 % beef mince, lean mince 5%, 95% lean ground beef, 96% lean ground beef, 95/5 ground beef, 96/4 ground beef',
  'extra lean ground turkey': '99/1 ground turkey, 98/2 ground turkey',
  'grilled cheese sandwich': 'grilled cheese, cheese melt',
  carrot: 'veg sticks, veggie sticks, vegetable sticks, crudites, carrot sticks',
  'non alcoholic beer':
    'heineken 0.0, heineken zero, guinness 0.0, guinness zero, peroni 0.0, corona cero, 0.0 beer, alcohol free lager',
  'green tea': 'sencha, hot sencha, genmaicha, hojicha, bancha, gyokuro',
  'soup dumpling': 'xiao long bao, xiao long baos',
  'fried chicken':
    'kfc chicken, kfc, kfc original, kfc original recipe, original recipe, kfc drumstick, kfc thigh, original recipe chicken, popeyes chicken, chicken from kfc, hot and crispy chicken, ayam goreng',
  'fried pork dumpling': 'mandu, potstickers, wontons, pork dumplings, fried dumplings, gyoza',
  'cooked buckwheat': 'kasza, kasza gryczana, kasha',
  'cooked mixed vegetable':
    'veg, vegetables, vegetable, veggies, mixed veg, mixed vegetables, steamed veg, steamed vegetables, roasted vegetables, roast veg, roast vegetables, cooked vegetables, boiled veg, stir fried vegetables, grilled vegetables, frozen veg, side of veg',
  'chocolate nougat caramel bar': '3 musketeers, three musketeers',
  'chicken with mole': 'mole poblano',
};

/** Restaurant chains, whose products have their own names. */
export const CHAINS =
  'KFC; BK; Jersey Mike’s; Jersey Mikes; Jimmy John’s; Jimmy Johns; Firehouse Subs; Culver’s; Dairy Queen; Carl’s Jr; Hardee’s; Hardees; Del Taco; El Pollo Loco; Baskin Robbins; Krispy Kreme; Smoothie King; Red Lobster; Buffalo Wild Wings; Cheesecake Factory; TGI Fridays; White Castle; Ikea; Maccies; Konbini; FamilyMart; Famima; Nando’s; Panda Express; Dunkin; Dunkin Donuts; Starbucks; Wendy’s; Wendys; Burger King; Popeyes; Greggs; Pret; Costa; Tim Hortons; Tims; Chipotle’s; Auntie Anne’s; Little Caesars; Papa Johns; Papa John’s; Pizza Hut; Dominos; Domino’s; Taco Bell; Premier Protein; Jollibee; Five Guys; In N Out; Chick Fil A; Shake Shack; Wagamama; Hungry Jack’s; Arby’s; Arbys; Sonic; Whataburger; Raising Cane’s; Jack in the Box; Itsu; Leon; Wasabi; Boots; M&S; Marks and Spencer; Gregs; Gail’s; Caffe Nero; Cafe Nero; Nero; Pizza Express; Spoons; Wetherspoons; Wetherspoon; Toby Carvery; Zizzi; Chiquito; Giraffe; Subway; Mcdonalds; Mcdonald’s; Maccas; Macca’s; McDo; Mcd; Mcds; Chipotle; Panera; Qdoba; Sweetgreen; Wingstop; Zaxby’s; Bojangles; Cook Out; Waffle House; IHOP; Denny’s; Applebee’s; Olive Garden; Chili’s; Texas Roadhouse; Cracker Barrel; Costco; Trader Joe’s; Sam’s Club; Aldi; Lidl; 7 Eleven; Wawa; Sheetz; Buc-ee’s; Oporto; Guzman y Gomez; Red Rooster; Grill’d; Zambrero; Boost Juice; Gloria Jean’s; Mang Inasal; Chowking; Greenwich; Goldilocks; Lotteria; Mom’s Touch; Paris Baguette; Yoshinoya; Sukiya; Matsuya; Mos Burger; Lawson; Haldiram; Haldiram’s; Bikanervala; Saravana Bhavan; Cafe Coffee Day; Chicken Republic; Mr Biggs; Tantalizers; Mr Bigg’s; Nordsee; Backwerk; Kamps; Dallmayr; Supermac’s; Apache Pizza; Centra; Spar; SuperValu; Brennans; Brennan’s; Burgen; Hovis; Tayto; Batchelors; Bird’s; Gü; Ben’s; Quorn; Linda McCartney; Richmond; Heck; Myprotein; Optimum; Fairlife; Chobani; Siggi’s; Totinos; Eggo; Kodiak; Wendys’; Jimmy Dean; Banquet; Stouffers; Stouffer’s; Lean Cuisine; Amy’s; Annie’s; Trader Joes; Little Moons; Wall’s; Walls; Iceland; Morrisons; Asda; Sainsburys; Sainsbury’s; Waitrose; Tesco; Coop; Co-op; Birds Eye; Aunt Bessie’s; Aunt Bessies; Charlie Bigham’s; Charlie Bighams'.split(
    '; ',
  );

/**
 * Spaces and punctuation. Not as what is no letter and no digit: in a pattern of a thousand names, that takes a second to
 * compile.
 */
const BETWEEN = String.raw`[ -/:-@[-\x60{-\xbf\u2010-\u2122]{0,3}`;

/** A name as it may be written: 'M&S' is also 'm s' and 'ms', but 'S&B' is not 'sub'. */
const written = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, BETWEEN);

function namesOf(chains: readonly string[]): string {
  return `(?:${chains.map(written).join('|')})(?:['’]?s)?`;
}

const CHAIN_NAME = namesOf(CHAINS);
/** Names of chains that are ordinary words after a food: 'sugar 2 spoons'. */
const MEAN_MORE: ReadonlySet<string> = new Set(
  'Spoons; Boots; Leon; Wasabi; Giraffe; Nero; Sonic; Heck; Walls; Iceland; Tims; Gregs; Banquet; Lawson; Optimum; Richmond; Chipotle'.split(
    '; ',
  ),
);
const PLAIN_CHAIN_NAME = namesOf(CHAINS.filter((chain) => !MEAN_MORE.has(chain)));
const CHAIN_BEHIND = new RegExp(
  String.raw` (?:(?:from|at) (?:the )?${CHAIN_NAME}|(?<!\b(?:and|with|of|on|in|plus|&|\+|\d) )${PLAIN_CHAIN_NAME})(?=$|[,;\n]| (?:and|with|no|without)\b)`,
  'giu',
);
/** In 'McDonald’s large fries' the size belongs to the fries. */
const CHAIN_BEFORE_SIZE = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )(${CHAIN_NAME}) ((?:extra )?(?:small|medium|large|regular|grande|tall|venti)) (?=\p{L})`,
  'giu',
);
const CHAIN_BEFORE_COUNT = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )(${CHAIN_NAME}) (\d{1,2})[ -]?(?:piece|pieces|pc|pcs|x)? (?:of )?(?=\p{L})`,
  'giu',
);

/** 'Nando’s half chicken' is half a chicken. */
const CHAIN_BEFORE_BIRD = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )${CHAIN_NAME} (?=(?:an? )?(?:whole|half|quarter)(?: an?)? chicken\b)`,
  'giu',
);
/** 'Half Nando’s chicken' as well. */
const CHAIN_IN_BIRD = new RegExp(
  String.raw`\b((?:whole|half|quarter)(?: an?)?) ${CHAIN_NAME} (?=chicken\b)`,
  'giu',
);
const CHICKEN_CHAIN = "(?:kfc|popeyes|bojangles|church['’]?s|jollibee|chicken republic)";

/** Fried chicken sold by the piece, as a meal with fries. */
const MEAL_OF_PIECES = new RegExp(
  String.raw`(?<=^|[,;\n] ?)(?:${CHICKEN_CHAIN} )?(\d) (?:piece|pc|pcs|pieces) (?:(?:original(?: recipe)?|hot (?:and|&) (?:crispy|spicy)|extra crispy|spicy) )?(?:(?:fried )?chicken )?(?:meal|combo|dinner|box)(?: meal)?(?=$|[,;\n])`,
  'giu',
);

/** 'KFC 3 piece' is three pieces of chicken. */
const PIECES_OF_CHAIN = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )${CHICKEN_CHAIN} (\d{1,2})[ -]?(?:piece|pc|pcs|pieces)(?=$|[,;\n]| (?:and|with)\b)`,
  'giu',
);

/**
 * Moves counts and sizes before the chain ('kfc 2 piece chicken' becomes '2 kfc chicken', 'McDonald’s large fries'
 * becomes 'large McDonald’s fries') and removes a chain after the food ('pasta from Olive Garden', 'large fries Burger
 * King'). Names that contain a chain themselves stay.
 */
export function moveCountsBeforeChains(text: string): string {
  if (meaningOf(text) !== undefined) return text;
  const counted = text
    .replace(/\b5 guys\b/gi, 'five guys')
    .replace(CHAIN_BEFORE_BIRD, '')
    .replace(CHAIN_IN_BIRD, '$1 ')
    .replace(MEAL_OF_PIECES, '$1 pieces kfc chicken and fries')
    .replace(PIECES_OF_CHAIN, '$1 pieces kfc chicken')
    .replace(CHAIN_BEFORE_COUNT, '$2 pieces $1 ')
    .replace(CHAIN_BEFORE_SIZE, '$2 $1 ');
  return counted.replace(CHAIN_BEHIND, (where, ...found) => {
    const before =
      counted
        .slice(0, Number(found.at(-2)))
        .split(/[,;\n]/)
        .at(-1) ?? '';
    return meaningOf(`${before.trim()}${where}`) === undefined ? '' : where;
  });
}

const MAKER = new RegExp(String.raw`^${namesOf([...BRANDS, ...CHAINS])} (?=\p{L})`, 'iu');

const MAKER_BEHIND = new RegExp(
  String.raw`(?<=\p{L}{2}) ${namesOf([...BRANDS, ...CHAINS].filter((maker) => !MEAN_MORE.has(maker)))}$`,
  'iu',
);

/** All words of these names. */
export const EATEN_WORDS: readonly string[] = Object.values(EATEN_NAMES).flatMap((names) =>
  names.split(/,?\s+/),
);

const NAME_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(EATEN_NAMES).flatMap(([meant, names]) =>
    names.split(', ').map((name) => [foodNameKey(name), meant] as const),
  ),
);

/** Cache size: the names of found foods and search texts. */
const MOST_REMEMBERED = 5000;

/** What a name means in a meal; the name itself if nothing else. */
export const eatenName = memoize(
  MOST_REMEMBERED,
  (name: string): string =>
    meaningOf(name) ??
    meaningOf(withoutMaker(name)) ??
    dietSoda(name) ??
    claimedName(name) ??
    nounFirst(name) ??
    spelledUmlauts(name) ??
    name,
);

/** Dishes of two words by these words in the other order, where that is no name of another food. */
const dishByNounFirst = lazy((): ReadonlyMap<string, string> => {
  const names = searchedFoods().flatMap(({ name, aliases }) => [name, ...aliases]);
  const known = new Set(names.map((name) => foodWords(name).join(' ')));
  return new Map(
    searchedFoods()
      .filter(({ parts }) => parts !== undefined)
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((name) => {
        const [kind = '', noun = '', ...more] = foodWords(name);
        const key = `${noun} ${kind}`;
        return noun === '' || more.length > 0 || known.has(key) ? [] : [[key, name] as const];
      }),
  );
});

/** A dish whose noun is typed first: 'lassi sweet'. A second word that is a food is another one: 'milk, banana'. */
function nounFirst(name: string): string | undefined {
  const dish = dishByNounFirst().get(name.toLowerCase());
  const [noun = '', kind = ''] = name.split(' ');
  if (dish === undefined || findFood(kind) !== undefined) return undefined;
  // What the table knows under the typed words is meant.
  const known = findFood(name);
  return known === undefined || known === findFood(noun) ? findEaten(dish)?.name : undefined;
}

/** What a name with spelled umlauts means: 'Leberkaese Semmel'. The tables have no accents. */
function spelledUmlauts(name: string): string | undefined {
  const plain = withoutSpelledUmlauts(name);
  return plain === name ? undefined : meaningOf(plain);
}

/** Claims that mean the same, by the word that the tables use. */
const CLAIMS: readonly (readonly [claim: RegExp, rows: readonly string[]])[] = [
  [
    /^(?:light|lite|lighter|(?:low|lower|reduced|half)[- ]?fat|low[- ]calorie|reduced[- ]calorie) /i,
    ['light', 'low fat', 'reduced fat'],
  ],
  [/^(?:fat[- ]?free|non[- ]?fat|0 ?%(?: fat)?|zero[- ]fat) /i, ['fat free', 'low fat', 'light']],
  [
    /^(?:sugar[- ]?free|no[- ]sugar|zero[- ]sugar|no added sugar|low[- ]sugar|reduced[- ]sugar) /i,
    ['sugar free'],
  ],
];

/**
 * The row of a food under a claim that is typed with a short or another name of it: 'lite ranch' is light ranch dressing.
 * Without this, its figures would be those of the ordinary food.
 */
function claimedName(name: string): string | undefined {
  const plain = name.replace(/^(.+?),? (light|lite|(?:low|reduced) fat|fat free|sugar free)$/i, '$2 $1');
  for (const [claim, rows] of CLAIMS) {
    const rest = plain.replace(claim, '');
    if (rest === plain) continue;
    const known = findEaten(plain) ?? findFood(plain);
    const food = findEaten(rest) ?? findFood(rest);
    // What has a row under the typed words is meant.
    if (known !== undefined && known !== food)
      return rows.some((row) => known.name.startsWith(`${row} `)) ? known.name : undefined;
    if (food === undefined) return undefined;
    return rows
      .map((row) => `${row} ${food.name}`)
      .find((each) => (findEaten(each) ?? findFood(each))?.name === each);
  }
  return undefined;
}

/** Soft drinks that are also sold without sugar under the same name. */
const DIET_SODA =
  /^(?:(?:diet|light|sugar[- ]free|zero[- ]sugar|zero) )(.+)$|^(.+?) (?:zero(?: sugar)?|diet|light|sugar[- ]free|no sugar)$/i;
const SODA = /\b(?:cola|soda|root beer|ginger ale|mountain dew)$/;

/** Treats 'Diet Mountain Dew' as any diet soda, and 'Monster zero sugar' as an energy drink without sugar: both have almost no calories. */
function dietSoda(name: string): string | undefined {
  const [, behind, before] = DIET_SODA.exec(name) ?? [];
  const plain = behind ?? before;
  if (plain === undefined) return undefined;
  const food = findProduct(plain) ?? findEaten(plain) ?? findFood(plain);
  if (food === undefined) return undefined;
  if (/\benergy drink$/.test(food.name)) return 'sugar free energy drink';
  return SODA.test(food.name) ? 'diet cola' : undefined;
}

function meaningOf(name: string): string | undefined {
  const joined = name.replace(/ \+ /g, ' and ');
  return NAME_BY_KEY.get(foodNameKey(joined)) ?? servedName(joined) ?? packetOf(joined);
}

/** 'Haribo bag' is the bag of Haribo that the table lists. */
function packetOf(name: string): string | undefined {
  const [, food = '', packet = ''] = /^(.+) (bag|packet|box|pot|can|bottle)$/i.exec(name) ?? [];
  return food === '' ? undefined : servedName(`${packet} of ${food}`);
}

const CHAIN_AHEAD = new RegExp(String.raw`^${CHAIN_NAME} (?=\p{L})`, 'iu');

/** A name without the chain before it: 'Popeyes tenders'. */
export function withoutChain(name: string): string {
  return name.replace(CHAIN_AHEAD, '');
}

/** Whether the words are only a maker's name. */
export function isMaker(words: string): boolean {
  return withoutMaker(`${words.trim()} x`) === 'x';
}

/**
 * The maker or chain that a name begins or ends with, or is: 'Costa latte', 'soy yogurt Alpro', 'Hellmann’s'. Null if there is
 * none.
 */
export function makerIn(name: string): string | null {
  const typed = name.trim();
  if (isMaker(typed)) return typed;
  const food = withoutMaker(typed);
  return food === typed ? null : typed.replace(food, '').trim();
}

/** Removes the maker: 'McDonald’s fries' are fries, and 'soy yogurt Alpro' is soy yogurt. */
export function withoutMaker(name: string): string {
  return name.replace(MAKER, '').replace(MAKER_BEHIND, '');
}
