import { FAT_PERCENTAGES } from '../../foods/names/fat-percentages.ts';
import { markCanned } from '../../foods/names/mark-canned.ts';
import { servedName } from '../../foods/served/served-table.ts';
import { parseLeadingAmount } from '../../units/amount.ts';
import { expandInches, replaceNumberWords } from './amounts/replace-number-words.ts';
import { applyRules, type Rule, rewriteColloquialAmounts } from './amounts/rewrite-colloquial-amounts.ts';
import { moveCountsBeforeChains } from './eaten-names.ts';
import { withEnglishAdjectives } from './languages/foreign-adjectives.ts';
import { withEnglishMeasures } from './languages/foreign-measures.ts';
import { withPolishNominatives } from './languages/polish-instrumentals.ts';

const FLAVOURED_MAKERS =
  'premier protein(?: shake)?;core power;muscle milk;fairlife(?: protein shake)?;protein shake;crystal light;m[uü]ller light;m[uü]ller corner;chobani(?: flip| zero sugar)?;oikos(?: triple zero)?;yoplait;dannon;danone;activia;siggi;noosa;two good;light and fit;light & fit;yeo valley;onken;alpro yogh?urt;jarritos;fanta;mirinda;tango;crush;sunkist;san pellegrino;izze;la ?croix;bubly;truly;white claw;high noon;celsius;monster;red bull;gatorade(?: zero)?;powerade(?: zero)?;prime;snapple;arizona;vitamin water;kool aid;capri sun;ribena;robinsons;fruit shoot;bai;liquid iv;propel;body armou?r'.split(
    ';',
  );
const FLAVOURS =
  'chocolate,caramel,coffee,mocha,cookies and cream,cookies n cream,salted caramel,apple,green apple,strawberry,raspberry,blueberry,blackberry,cherry,black cherry,peach,mango,lemon,lime,lemon lime,lemonade,orange,blood orange,mandarin,tangerine,grape,grapefruit,watermelon,pineapple,passion ?fruit,tropical,tropical fruit,vanilla,coconut,honey,key lime,kiwi,kiwi strawberry,berry,mixed berry,red berry,blackcurrant,cucumber,guava,tamarind,tamarindo,mandarina,lim[oó]n,pi[ñn]a,fresa,toronja,guayaba,fruit punch,cool blue,blue,blue raspberry,glacier freeze,dragonfruit,pomegranate,banana,toffee,rhubarb,cinnamon'.split(
    ',',
  );

/** Makers of meatless foods that are named after meat, 'Quorn sausages', except for products with their own entry. */
const MEATLESS_MAKERS =
  /\b(?:(?:quorn|linda mccartney(?:['’]?s)?|gardein|morningstar(?: farms)?|tofurky|lightlife|field roast|vivera|cauldron|moving mountains)(?: (?:vegan|vegetarian|veggie|meat[- ]free|meatless))?|(?:richmond|heck|birds eye|tesco|asda|sainsbury['’]?s|morrisons|aldi|lidl) (?:meat[- ]free|meatless|vegan|vegetarian|veggie))(?! (?:mince|pieces?|chicken|fillets?|chunks|roast|steak|sausage rolls?)\b) (?=(?:[\p{L}-]+ )?(?:mince|sausages?|nuggets?|bacon|meatballs?|ham|turkey|beef|chicken|burgers?|hot ?dogs?|fish ?fingers?|steaks?)\b)/giu;

const CRISPS =
  "crisps|walkers|tayto|lay['’]?s|pringles|kettle|mccoy['’]?s?|tyrrell['’]?s|ruffles|doritos|golden wonder|seabrooks?|smiths|hunky dorys|keogh['’]?s|monster munch|hula hoops|popchips|sensations|quavers|wotsits|discos|cheetos|takis|sunchips|nik naks";
const CRISP_FLAVOURS =
  "(?:cheese|salt|sour cream|chive|cheddar) (?:and|&|n|'n') (?:onion|vinegar|chive|sour cream)|prawn cocktail|smoky bacon|ready salted|roast chicken|(?:thai )?sweet chill?i|paprika|bbq|barbecue|pickled onion|flamin['’]? hot|cool ranch|nacho cheese|original|sea salt|salted|roast beef";

/** Noodles in a pot or packet, and the flavours they are sold in. */
const NOODLES =
  'pot noodles?|king pot noodles?|super noodles|cup noodles?|instant noodles|packet noodles|packet ramen|cup[- ]a[- ]soup|mug shot';
const NOODLE_FLAVOURS =
  'chicken (?:and|&|n) mushroom|beef (?:and|&|n) tomato|bbq beef|sticky rib|jerk chicken|chicken curry|chow mein|chicken|beef|pork|prawn|shrimp|curry|vegetable|mushroom';

const BREADS: Readonly<Record<string, string>> = { white: 'white', rye: 'rye', sourdough: 'sourdough' };

/** Grams of an omelette made of one egg, including its butter, from FNDDS. */
const OMELETTE_OF_ONE_EGG = 61;

/** Pasta by its sauce; any other is pasta with tomato sauce. */
const SAUCED_PASTA: Readonly<Record<string, string>> = {
  alfredo: 'pasta with cream sauce',
  carbonara: 'spaghetti carbonara',
  puttanesca: 'pasta puttanesca',
  amatriciana: 'pasta amatriciana',
  bolognese: 'spaghetti bolognese',
};

/** Numbers of eggs in an omelette. */
const EGGS = ['two', 'three', 'four', 'five', 'six'];

const SQUARES_OF_ROW = 4;

/** What adds more to a smoothie than its fruit, milk or yogurt. */
const RICH_IN_SMOOTHIES = /\b(?:peanut butter|almond butter|pb|oats?|avocado|avo|protein|whey)\b/i;

/** 'Peanut butter banana smoothie' as a banana smoothie with peanut butter; a protein smoothie is a drink of its own. */
function withRichPart(whole: string, contents: string): string {
  const [rich] = RICH_IN_SMOOTHIES.exec(contents) ?? [];
  if (rich === undefined || contents.trim() === rich)
    return rich && /^p(?:b|eanut)/i.test(rich) ? `fruit smoothie with ${rich}` : whole;
  const others = contents
    .replace(rich, ' ')
    .split(/ (?:(?:and|&) )?/)
    .filter((word) => word !== '' && word !== 'and' && word !== '&');
  return `${others.join(' ')} smoothie with ${rich}`;
}

const PIZZERIA =
  "(?:domino['’]?s|pizza hut|papa john['’]?s|little caesar['’]?s|pizza express|papa murphy['’]?s|marco['’]?s)";
/** A share or a number of whole pizzas of a chain, without a size. */
const PIZZA_OF_CHAIN = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:half|(?:an? |one )?(?:third|quarter)|[123]|one|an?|1\/[234]|½|¼)(?: of)?(?: an?| the)? (?=${PIZZERIA} )(?:(?!small|medium|large|regular|personal|slices?|inch)[\p{L}'’&-]+ ){1,6}pizzas?\b`,
  'giu',
);
const SLICES_OF_PIZZERIA = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:(\d|an?|one|two|three|four|five|six) slices? (?:of |from )?${PIZZERIA}|${PIZZERIA},? (\d|one|two|three|four|five|six) slices?)(?=$|[,;\n])`,
  'giu',
);
const PIZZA_KINDS =
  '(?:pepperoni|margherita|hawaiian|supreme|veggie(?: supreme)?|meat (?:feast|lovers?)|vegi supreme|cheese|american hot|sloppy giuseppe|four cheese|bbq chicken|texas bbq)';
/** 'Dominos 2 slices thin crust veggie'. */
const SLICES_OF_KIND = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )${PIZZERIA},? (\d|one|two|three|four|five|six) slices?(?: of)?(?: an?)? ((?:(?:small|medium|large|thin|crust|deep|pan|stuffed|dish) )*${PIZZA_KINDS})(?: pizza)?(?=$|[,;\n])`,
  'giu',
);
const SHARE_OF_PIZZERIA = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )((?:half|(?:an? |one )?(?:third|quarter)|1\/[234]|½|¼)(?: of)?(?: an?| the)? (?:(?:small|medium|large) )?${PIZZERIA})(?=$|[,;\n])`,
  'giu',
);
/** 'Half a papa johns large cheese pizza'. */
const SIZE_BEHIND_PIZZERIA = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )((?:half|(?:an? |one )?(?:third|quarter)|1\/[234]|½|¼)(?: of)?(?: an?| the)?) ${PIZZERIA} (small|medium|large) (?=[\p{L}&' -]*pizza\b)`,
  'giu',
);
const SUSHI_FILLING =
  '(?:(?:spicy |smoked )?(?:tuna|salmon|avocado|cucumber|california|eel|unagi|philadelphia|rainbow|dragon|prawn tempura|shrimp tempura|crab|yellowtail|vegetable|veggie)(?: (?:and )?(?:avocado|cucumber))?)';
const SUSHI_ROLLS = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|had) )(\d{1,2}|an?|one|two|three|half an?) ((?:${SUSHI_FILLING} )?(?:sushi|maki|futomaki)|${SUSHI_FILLING}) rolls?(?! (?:cut|piece))(?=$|[,;\n(]| (?:and|with)\b)`,
  'giu',
);

/** Applied in this order. */
const RULES: readonly Rule[] = [
  // A bar for two is one and a half of the ordinary one: Mars Duo 79 g, Snickers 83 g.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:an? |one |1 )?(mars|snickers|twix|bounty|twirl|double decker|milky way|boost|wispa|kit kat chunky|reese['’]?s)(?: bar)? (?:duo|trio|xtra|extra|king[- ]size)(?: bar)?(?=$|[,;\n]| (?:and|with)\b)/giu,
    '1.5 $1 bars',
  ],
  // A ready meal from the microwave is the dish; that of lasagne has its own pack.
  [/\bmicrowaved? (?!popcorn\b|lasagn|oven\b|meals?\b)(?=\p{L}{3})/giu, ''],
  // Meat with vegetables and gravy is a roast dinner.
  [
    /\b(?:sunday )?roast (lamb|beef|pork|chicken|turkey)(?: dinner)? (?:with|and|&|plus) (?:(?:all the |some |roast(?:ed)? )?(?:veg|veggies|vegetables|trimmings))(?:,? (?:and|&|plus|n|with) gravy)\b/gi,
    'roast $1 dinner',
  ],
  // Beside them, roast beef is a hot joint and not a few slices from the deli.
  [
    /(?<=^|[,;\n] ?)roast beef(?=,? (?:with|and|&|plus|in) [^\n]*(?:gravy|veg|potato|yorkshire|carrots|cabbage|mash)|, [^\n]*(?:gravy|veg|potato|yorkshire|carrots|mash))(?! (?:sandwich|roll|dinner))/gi,
    '120 g roast beef',
  ],
  // Shapes of pasta under the name of their sauce.
  [
    /\b(?:penne|spaghetti|fettucc?ine|linguine|tagliatelle|rigatoni|pasta|farfalle)(?: all['’]?)? ?(alfredo|carbonara|puttanesca|amatriciana|arrabb?iata|bolognese)\b(?! sauce)/gi,
    (_whole, sauce: string) => SAUCED_PASTA[sauce.toLowerCase()] ?? 'pasta with tomato sauce',
  ],
  // The slices are those of the bread: 'scrambled eggs on toast x 2 slices'.
  [/(?<=\p{L} on )toast,? (?:x ?)?(\d) slices\b/giu, '$1 slices of toast'],
  [
    /(?<=^|[,;\n] ?)(\d) slices (?:of )?((?:scrambled|poached|fried) eggs?|baked beans|beans|cheese) on toast\b/gi,
    '$2 on $1 slices of toast',
  ],
  // A count may follow the food that lies in or on something: 'sausages 2 in bread', 'eggs 2 on toast'.
  [/(?<=^|[,;\n] ?)(\p{L}+(?: \p{L}+)?) (\d{1,2}) (?=(?:in|on) \p{L})/giu, '$2 $1 '],
  [/\b(\d) (sausages?|snags?) in bread\b/gi, '$1 $2 with $1 slices of bread'],
  // What is rich in a smoothie is not one of its fruits: 'peanut butter banana smoothie'.
  [/(?<=^|[,;\n] ?)([\p{L} &]{2,60}) smoothie(?! bowl)/giu, withRichPart],
  // Powder for drinks is stirred into milk: 'milk with bournvita'.
  [
    /(?<=\bmilk (?:with|and|&|\+) )(?:(\d [a-z]+) (?:of )?)?(bournvita|horlicks|milo|ovaltine|malt drink|nesquik|boost|complan)\b(?! powder)/gi,
    (_whole, amount: string | undefined, maker: string) => `${amount ?? '3 tsp'} ${maker} powder`,
  ],
  // Fish and chips, written as a list.
  [/\b(fish|cod|haddock|plaice|scampi),? chips\b/gi, '$1 and chips'],
  [
    /\b(two|three|four|five|six)(?=[- ]eggs? (?:[\p{L} ]{0,20} )?(?:om[ae]?lett?e?|frittata)\b)/giu,
    (word) => String(EGGS.indexOf(word.toLowerCase()) + 2),
  ],
  // A capsule of oil holds a gram; a spoon of it is something else.
  [
    /(?:\b(\d) )?(?<!\p{L})(?:omega[- ]?3|fish oil|cod liver oil|krill oil)(?:,? \d+ ?m?g)? (?:capsule|softgel|tablet|pill|caplet)s?\b/giu,
    (_whole, count: string | undefined) => `${count ?? 1} g cod liver oil`,
  ],
  // A plate of chips is one of fried potatoes.
  [/\b((?:plate|portion)s? of )chips\b/gi, '$1fries'],
  // In Spanish a taco is one on a small corn tortilla, whatever it is of.
  [
    /\b(taco)(s?) de (?!pescado\b|camar[oó]n|pollo\b|canasta\b|suadero\b)\p{L}+(?: asada| pibil| frita)?(?=$|[,;\n]| (?:con|y|with|and|\d)\b)/giu,
    'street $1$2',
  ],
  // 'Agua de sandía' is sweetened water with fruit.
  [/\bagua(?: fresca)? de horchata\b/gi, 'horchata'],
  [
    /\bagua(?: fresca)? de (?!coco\b|jamaica\b|grifo\b|la llave\b|botella\b|azahar\b|rosas\b)\p{L}+/giu,
    'agua fresca',
  ],
  // Beside Mexican food, beans are refried.
  [
    /(?<=\b(?:huevos|tortillas?|arroz|carne asada|chilaquiles|tamales?|enchiladas?|tacos?|burritos?|quesadillas?|fajitas?|nachos|carnitas|barbacoa|guacamole|salsa)\b[^\n]{0,40}(?:[,&+] ?|\band |\bwith |\by |\bcon ))(?:beans|frijoles)(?=\s*(?:$|[,;\n&+]|and\b|with\b))|(?<=^|[,;\n] ?)beans(?= (?:and|with|con|y) (?:\d )?(?:huevos|tortillas?|arroz|carne asada)\b)/gi,
    'refried beans',
  ],
  // Beside rice they are boiled beans and not those in tomato sauce.
  [
    /(?<=\brice(?:,? | and | with )(?:some |a few )?)beans(?=\s*(?:$|[,;\n&+]|and\b|with\b))(?<!(?:^|[,;\n] ?|(?:cup|bowl|plate|serving|portion|side|spoon|ladle|scoop|g)s? of |(?:some|a) )rice and beans)/gi,
    'pinto beans',
  ],
  // A unit without a number means one: 'tsp honey'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(?=(?:tsp|teaspoon|tbsp|tablespoon|cup|oz|ounce|scoop)s? (?!of\b|(?:o['’]? ?)?noodles?\b|ramen\b|ramyun\b|a soup\b)\p{L}|(?:tsp|teaspoon|tbsp|tablespoon|scoop) of )/giu,
    '1 ',
  ],
  // An omelette consists of the eggs named after it: 'omelette 4 egg whites 1 whole egg'.
  [/\b(?:egg )?om[ae]?lett?e?:?,? (?:with |of )?(?=\d (?:egg whites?|whole eggs?)\b)/gi, ''],
  [/\bcuppa tea\b/gi, 'cup of tea'],
  // In the Netherlands 'nasi' alone is fried rice; in Indonesia and Malaysia it is the rice beside other dishes.
  [
    /^(\s*(?:(?:een|bord|bordje|portie|an?|1|half|large|small|plate of|bowl of|portion of|serving of) )*)nasi(?=\s*$| met )/i,
    '$1nasi goreng',
  ],
  // Beside the breakfasts of southern India, filter coffee is made with milk and sugar.
  [
    /(?<=\b(?:idl[iy]s?|dosas?|dosai|vadas?|vadai|upma|pongal|sambh?ar|ut+h?app?ams?|pesarattu|poori|puri|rava|chutney)\b[^\n]*)(?<!\bblack |indian )filter coffee(?! (?:black|without|no )|, (?:black|no )| with milk)|(?<!\bblack |indian )filter coffee(?=(?:,| and| with| &| \+) [^\n]*\b(?:idl[iy]s?|dosas?|dosai|vadas?|vadai|upma|pongal|sambh?ar|ut+h?app?ams?|pesarattu)\b)/gi,
    'south indian filter coffee',
  ],
  // Vimto in cans and bottles is fizzy; otherwise it is diluted cordial.
  [/\b((?:cans?|bottles?|ml) (?:of )?)vimto\b(?! (?:cordial|squash|zero))/gi, '$1fizzy vimto'],
  [/(?<!\p{L})saus(?!\p{L})/giu, 'sauce'],
  [MEATLESS_MAKERS, 'veggie '],
  // 'Pomme' is an apple in French, but 'pommes' are fries in German.
  [/\bpomme\b(?! de terre)/gi, 'apple'],
  // Soda with a spirit is water.
  [
    /(?<=\b(?:vodka|gin|whisk(?:e)?y|scotch|bourbon|rum|tequila|brandy|campari|aperol|tito['’]?s|smirnoff|lime)) (?:and|&|n|with|\+) soda(?=$|[,;\n])/gi,
    ' with soda water',
  ],
  // Cider or lager with a dash of cordial.
  [/(?<=\b(?:cider|lager|guinness)) (?:and|&|n) black(?:currant)?(?=$|[,;\n])/gi, ''],
  // The powder of a drink: 'milo 20g powder', 'protein shake 30g powder water'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(\p{L}[\p{L}'’ ]*?),? \(?(\d+(?:[.,]\d+)? ?(?:g|tsp|tbsp|scoops?)) (?:of )?powder\)?(?=$|[,;\n]| (?:with|in|and|\p{L}*milk|water)\b)/giu,
    '$2 $1 powder',
  ],
  [/(?<=\bpowder) (?=(?:water|(?:\p{L}+ ){0,2}milk)(?:$|[,;\n]))/giu, ' with '],
  [/\btrim (?=milk|flat white|latte|cappuccino|mocha)/gi, 'skim '],
  // '8am', '@ 7:30 pm', 'at noon'.
  [
    /(?:^|\s|,\s*|\()(?:(?:@|at|around|about)\s*)?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}:\d\d|noon|midnight)\)?(?=$|[\s,;:-])\s?[:–-]?/giu,
    '',
  ],
  [
    / (?:for|as) (?:(?:the|my|a|an?) )*(?:low|hypo|energy|road|kids?|kiddo|children|child|toddler|baby|son|daughter|miss|master|little one|breakfast|brekkie|brunch|lunch|dinner|tea|supper|snack|dessert|pudding|afters|starter|main|work|later)(?: \d{1,2})?(?=$|[,;\n])/gi,
    '',
  ],
  // The occasion before what was eaten: 'taco night 3 hard shell tacos'.
  [
    /(?<=^|[,;\n] ?)(?:taco|pizza|curry|pasta|burger|fajita|fakeaway|date|movie|game|quiz|bbq) night:? (?=\d|[\p{L}]+ )/giu,
    '',
  ],
  // 'Verre de rouge' and 'glass of white' are wine.
  [
    /(?<=\b(?:glass|glas|verre|bicchiere|copa|taça) (?:of |de |di |von )?)(red|rouge|rosso|tinto|white|blanc|bianco|blanco|ros[eé])(?=$|[,;\n]| (?:and|with)\b)/giu,
    (colour: string) =>
      /^ros[eé]$/i.test(colour) ? 'rose wine' : /^[wb]/i.test(colour) ? 'white wine' : 'red wine',
  ],
  // 'With everything' says nothing of what is in it.
  [/ with (?:everything|the works|all the (?:extras|toppings|fixings))(?=$|[,;\n]| (?:and|but)\b)/gi, ''],
  // The jelly in cubes is a dessert.
  [/\bjelly cubes?(?=$|[,;\n]| (?:and|with)\b)/gi, 'gelatin dessert'],
  [/ (?:take[- ]?away|take[- ]?out) (?:box|container|carton|tub|portion)(?=$|[,;\n]| (?:and|with)\b)/gi, ''],
  // 'Fried plantain, half a plantain' names one food.
  [
    /(?<=^|[;\n] ?)((?:\p{L}+ ){0,2})(\p{L}{3,}?)(?:e?s)?, ((?:about )?(?:half an?|an?|one|two|three|\d|a quarter of an?)) \2(?:e?s)?(?=$|[,;\n])/giu,
    '$3 $1$2',
    /,/,
  ],
  // A yogurt cup is what it is sold in, not the measure. Some have names and weights of their own: 'pudding cup'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:(\d|an?|one|two|three|half an?|half) )?((?:(?:\d{1,2}%|(?!(?:fl|oz|ounces?|ml|cl|g|grams?|kg|lbs?)\b)\p{L}[\p{L}-]*) ){0,3}(?:yogh?urt|skyr|quark|cottage cheese|pudding|custard|jell-?o|applesauce|hummus)) (cup|pot|tub)s?(?=$|[,;\n]| (?:with|and|no)\b)/giu,
    (whole, count: string | undefined, food: string, container: string) =>
      servedName(`${food} ${container}`) === undefined ? `${count ?? '1'} pot of ${food}` : whole,
    / (?:cup|pot|tub)/i,
  ],
  // How a steak was asked for.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|an?|oz|g|of) )(?:well[- ]done|medium[- ]rare|medium[- ]well|rare|blue rare) (?=(?:\p{L}+ )?(?:steak|burger|sirloin|rib-?eye|fillet|beef|lamb)\b)/giu,
    '',
    /done|rare|well/i,
  ],
  // Beer asked for by its brewery in the glasses of Australia: 'schooner of new', 'a pot of carlton'.
  [
    /\b((?:schooner|midd(?:y|ie)|stubb(?:y|ie)|tinn(?:y|ie)|longneck|pot|pint|jug|can|bottle|glass|handle)s? of )(?:vb|victoria bitter|carlton(?: draught| dry)?|tooheys(?: new| old)?|new|xxxx(?: gold)?|four x|great northern|coopers(?: pale)?|reschs|hahn|cascade|boag['’]?s|emu|swan|furphy|balter|speight['’]?s|tui|lion red|steinlager|fosters)(?=$|[,;\n]| (?:and|with|at)\b)/gi,
    '$1beer',
  ],
  // Beside fish, 'tartare' is the sauce.
  [
    /(?<=\b(?:fish|cod|haddock|plaice|scampi|calamari|goujons|prawns?|fingers?|chips|fries)\b[^\n]{0,40}(?:[,&+] ?|\band |\bwith ))tartare?(?= ?(?:$|[,;\n]| (?:and|with)\b))/gi,
    'tartar sauce',
    /tartar/i,
  ],
  // The mixer of a measured spirit fills up a glass: 'double vodka and coke'.
  [
    /\b((?:double|triple|single|\d (?:shots?|measures?)(?: of)?) (?!gin (?:and|&|n|with) (?:slimline )?tonic)(?:\p{L}+ )?(?:vodka|gin|rum|whisk(?:e)?y|bourbon|tequila|brandy|malibu)) (?:and|&|n|with|\+) (?=(?:diet |slimline |sugar free )?(?:coke|cola|pepsi|lemonade|tonic|ginger ale|(?:orange|cranberry|pineapple|apple) juice|sprite|red bull)\b)/giu,
    '$1 with 150 ml ',
    /vodka|gin|rum|whisk|bourbon|tequila|brandy|malibu/i,
  ],
  // 'Cafe con leche sugar 1 tsp', 'tea sugar 2'.
  [
    /(?<=\b(?:tea|coffee|chai|espresso|latte|cappuccino|leche|lait|kaffee|caff[eè]|mocha|matcha|milk)),? sugar,? (\d(?:[.,/]\d)?)(?: ?(tsps?|teaspoons?|tbsps?|spoons?|cubes?|sachets?))?(?=$|[,;\n]| (?:and|with)\b)/gi,
    (_whole, count: string, unit: string | undefined) => ` with ${count} ${unit ?? 'tsp'} sugar`,
    /sugar/i,
  ],
  // The meat of a burrito bowl takes the place of the usual chicken.
  [
    /\bburrito bowl with (steak|beef|ground beef)(?=\s*(?:$|[;\n]))/gi,
    '$1 burrito bowl',
    /burrito bowl with/i,
  ],
  // Sushi is rolled around its filling and cut: '3 tuna rolls', 'salmon maki 2 rolls'.
  [
    SUSHI_ROLLS,
    (_whole, count: string, roll: string) =>
      `${count} roll of ${roll}${/(?:sushi|maki)$/i.test(roll) ? '' : ' roll'}`,
    /rolls?/i,
  ],
  // Rolls of rice are counted, not eaten with a bread roll: 'kimbap 1 roll'.
  [/\b((?:\p{L}+ )?(?:kimbap|gimbap|sushi|maki|futomaki)),? (\d) (rolls?)(?=$|[,;\n])/giu, '$2 $3 of $1'],
  // 'Chipotle' is also a dried chili.
  [
    /\bchipotle['’]?s? (?=(?:(?:chicken|steak|beef|carnitas|barbacoa|sofritas|veggie) )?(?:burritos?|tacos?|quesadillas?)\b)/gi,
    '',
  ],
  [/ (?:à|a) la mode\b/giu, ' with 1 scoop ice cream'],
  [
    /(?<=\p{L}) (?:dipped|dunked|drizzled|smothered|tossed|topped|covered) (?:in|with) (?=\p{L})/giu,
    ' with ',
  ],
  [
    /(?<=^|[,;\n] ?)((?:\p{L}+ )?\p{L}+) (\d{1,2}) skewers?(?=$|[,;\n]| (?:and|with)\b)/giu,
    '$2 skewers of $1',
  ],
  // A burrito with its contents listed after it.
  [
    /(?<=^|[,;\n] ?)((?:an? |\d )?breakfast (?:burrito|wrap|taco)s?):? (?!with\b|and\b|of\b|no\b|without\b|\d|x\b)(?=\p{L})/giu,
    '$1 with ',
  ],
  // 'Eggs and toast' are several eggs, although 'egg and toast' is one dish.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )((?:fried |poached |boiled |hard[- ]boiled |soft[- ]boiled )?eggs (?:and|&|n|with|on) toast)\b/gi,
    '2 $1',
  ],
  // Beside fried chicken, gravy or an American breakfast, a biscuit is the American one.
  [
    /(?<=\b(?:fried chicken|popeyes|kfc|bojangles|grits|gravy|sausage patt(?:y|ies)|hash ?browns?|(?:fried|scrambled|poached) eggs?|eggs|bacon(?! (?:roll|sandwich|butty|sarnie|bap|crisps)))\b[^\n]{0,30}(?:[,&+] ?|\band |\bwith ))((?:\d |an? )?)biscuit(s?)(?=$|[,;\n]| (?:and|with)\b)/gi,
    '$1buttermilk biscuit$2',
  ],
  // Meat and two veg.
  [/\b(?:2|3|two|three) ?(?:x )?veg(?:etables|gies)?(?=$|[,;\n]| )/gi, 'mixed vegetables'],
  // Who ate and when: 'had 2 eggs', 'for lunch I had a wrap', 'I had for lunch a wrap', 'breakfast: toast'.
  [
    /^\s*(?:(?:today|then|also|so|and|just)\s+)*(?:(?:for|at|my)?\s*(?:breakfast|brekkie|brekky|lunch|lunch ?box|school lunch|packed lunch|dinner|supper|brunch|elevenses|smoko|morning tea|afternoon tea|pre[- ]?workout|post[- ]?workout|iftar|suhoor|sehri|merienda|midnight snack|dessert|tea|snacks?)\s*(?:[:–—-]\s*|,\s*(?=i\b|we\b)|(?:was|were|is)\s+|(?=i\b|we\b)))?(?:(?:i|we)(?:['’]ve|\s+have)?\s+(?:also\s+|just\s+)?)?(?:(?:had|ate|drank|eaten|having)\s+)?(?:for\s+(?:breakfast|brunch|lunch|dinner|supper)\s+(?!with\b|and\b|i\b|we\b)(?=[a-z\d]))?/i,
    '',
  ],
  [
    /(?<=^|[,;\n] ?)(?:(?:i|we) )?(?:made|ordered|bought|grabbed)(?: (?:myself|us|me))? (?=\p{L}|\d)/giu,
    '',
    /made|ordered|bought|grabbed/i,
  ],
  // A 'pepperoni' from a pizzeria is a pizza.
  [
    /\b(?:pizza hut|domino['’]?s|papa john['’]?s|little caesars?|pizza express|papa murphy['’]?s) ((?:(?:small|medium|large|personal|pan|thin|crust|deep|stuffed|half|an?|the|\d) )*(?:pepperoni|margherita|hawaiian|supreme|veggie(?: supreme)?|meat (?:feast|lovers?)|vegi supreme|cheese|american hot|sloppy giuseppe|four cheese|bbq chicken|texas bbq))(?! pizza)\b/gi,
    '$1 pizza',
  ],
  // 'Nuggets 12 ct', 'pierogi 8 szt', '3 Stück Kuchen'.
  [
    /(?<=^|\s|\()(\d{1,2})[ -]?(?:ct|count|cnt|szt|stk|st(?:ü|ue)ck|adet|tane|pce|pces|unid(?:ades)?|uds?|pz|nos|stuks)\b\.?/giu,
    '$1 pieces',
  ],
  // In 'chili, 200g portion' the portion belongs to the food before the comma.
  [
    /(?<=\p{L}), (\d+(?:[.,]\d+)? ?(?:g|gr|grams?|ml|cl|dl|l|oz)) (?:tub|pot|can|tin|bottle|packet|pack|carton|box|jar|pouch|portion|serving|helping)(?=$|[,;\n)])/giu,
    ' $1',
  ],
  [
    /(?<=(?:^|[ (,])\d+(?:[.,]\d+)? ?(?:g|gr|grams?|kg|ml|cl|dl|l|oz)) (?:portion|serving|helping)s?(?: of)? (?=\p{L})/giu,
    ' ',
  ],
  // In 'cottage cheese 300g tub' the tub holds the stated amount.
  [
    /(?<=\p{L}[^,;\n]*)(?<=[ (])(\d+(?:[.,]\d+)? ?(?:g|gr|grams?|ml|cl|dl|l|oz)) (?:tub|pot|can|tin|bottle|bag|packet|pack|carton|box|jar|sachet|pouch|punnet|portion|serving|helping)(?=$|[,;\n)]| (?:and|with|no|without)\b)/giu,
    '$1',
  ],
  // Stir-fried vegetables are cooked ones; rice, noodles and mushrooms have rows of their own.
  [
    /\bstir[- ]?fried (?=\p{L})(?![^,;\n]*\b(?:rice|noodles?|udon|ramen|vermicelli|mee|beef|steak|chicken|turkey|duck|pork|lamb|fish|squid|shrimps?|prawns?|seafood|scallops?|tofu|tempeh|eggs?|veg|veggies|vegetables?|mushrooms?)\b)/giu,
    'sauteed ',
  ],
  // In 'Cola can 12oz' the can holds the stated amount.
  [
    / (?:can|bottle|carton|tin|glass|pot|tub|box|pack|packet|bag),? (\d+(?:[.,]\d+)? ?(?:g|gr|ml|cl|dl|l|oz|fl oz))(?=$|[,;\n])/giu,
    ' $1',
  ],
  // '2 wraps of pounded yam', 'moi moi 1 wrap': West African swallows and puddings are wrapped in film or leaves.
  [/\b(\d{1,2}) wraps? of /gi, '$1 servings of '],
  [/(?<=\p{L} \(?)(\d{1,2}) wraps?(?=$|[,;\n)])/giu, '$1 serving'],
  [
    /\b(?:meal deal|lunch deal|value meal|ready meal)\b:? ?(?!lasagn)(?=\p{L})|\bmeal[- ]prep(?:ped)?:? (?=\p{L}+ \p{L})|(?<=\p{L} \p{L}+)(?<!\bgluten free|\bgf) (?:meal deal|lunch deal|value meal|ready meal)(?=$|[,;\n])/giu,
    '',
  ],
  // The bread of a sandwich is part of it.
  [
    /(?<=\b(?:sandwich|toastie|blt|sub|sarnie|pb ?(?:&|and|n)? ?j|grilled cheese|club|reuben)(?:es)?\b[^,;\n]{0,25}) on (?:an? )?(?:(?:toasted|thick|sliced) )?(?:(?:kaiser |hard )?roll|bun|bagel|brown|white|wholemeal|whole wheat|wheat|rye|granary|sourdough|multigrain|malted|seeded|whole ?grain)(?: bread| toast)?(?=$|[,;]| (?:with|and|no|without)\b)/gi,
    '',
  ],
  // Food on a kind of bread is a sandwich: 'ham and swiss on rye'.
  [
    /(?<=^|[,;\n] ?)((?:an? )?(?!\d)(?![^,;\n]*\b(?:eggs?|beans|avocado|avo|sandwich|toast|bread|roll|bun|bagel)\b)[^,;\n]*?) on (?:toasted )?(white|wheat|whole wheat|wholemeal|brown|rye|sourdough|multigrain|granary)(?= with\b|$|[,;\n])/gi,
    (_whole, filling: string, bread: string) =>
      `${BREADS[bread.toLowerCase()] ?? 'whole wheat'} sandwich bread with ${filling}`,
  ],
  [/ (?:in|from) (?:the |their )?(?:pods?|shells?)\b/gi, ''],
  // Without caffeine, a coffee has the figures of the same coffee.
  [
    /\bdecaf(?:f?einated)? (?=(?:\p{L}+ )?(?:latte|flat white|cappuccino|americano|mocha|cortado|macchiato)\b)/giu,
    '',
  ],
  // 'Coffee cream and sugar', 'coffee, cream and two sugars'.
  [/(?<!\biced )\b(coffee|tea),? (cream|creamer|half and half)(?= and \p{L}|$|[,;\n]| \d)/giu, '$1 with $2'],
  // Cream in coffee is pouring cream, a tablespoon to a pot: 'coffee with 3 creams'.
  [
    /(?<=\b(?:coffee|espresso|americano|decaf|tea)(?: (?:with|and)|,) (?:(?:[\p{L}\d]+ )?(?:sugars?|sweeteners?) and )?)(?:(\d|an?|one|two|three|four) )?(?:splash (?:of )?)?creams?(?=$|[,;\n]| (?:and|with|\d))/giu,
    (_whole, count: string | undefined) => (count ? `${count} tbsp light cream` : 'light cream'),
  ],
  // Beside ice cream or custard, 'jelly' is the dessert, in a sandwich it is jam.
  [/(?<!\bbutter (?:and|&) )\bjelly (?=(?:and|&|with) (?:ice cream|custard|cream)\b)/gi, 'gelatin dessert '],
  // 'Cheese pizza slice' is one slice of a cheese pizza.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:(\d|an?|half an?|one|two|three) )?((?:\p{L}+ ){0,2}(?:pizza|cake|cheesecake|pie|quiche|toast|bread)|cheese|ham|turkey|salami) (slices?)(?=$|[,;\n]| (?:and|with|on)\b)/giu,
    (_whole, count: string | undefined, food: string, unit: string) =>
      `${count ?? (unit.toLowerCase() === 'slice' ? '1' : '2')} ${unit} of ${food}`,
  ],
  // 'Flat white on skim', 'latte with oat milk'.
  [
    /\b(latte|flat white|cappuccino|cortado|mocha|chai latte) (?:(?:on|with) )?(skim|skimmed|nonfat|semi[- ]skimmed|low fat|lite|oat|almond|soya?|coconut)(?: milk)?(?=$|[,;\n)]| (?:and|with|no|without|\d|small|medium|large|regular|grande|tall|venti)\b)/gi,
    (_whole, drink: string, milk: string) =>
      `${milk.replace(/^(?:skimmed|nonfat|non-fat)$/i, 'skim')} ${drink}`,
  ],
  // The percentage of fat is on the label, and people who weigh mince by it weigh it raw.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(\d[\d.,/]* ?(?:g|gr|grams?|kg|oz|lbs?) (?:of )?)(?=(?:(?! with | and )[^,;\n])*\b(?:mince|minced|ground)\b)(?=(?:(?! with | and )[^,;\n])*(?:\b\d{1,2} ?%|\b\d\d\/\d{1,2}\b))(?!(?:(?! with | and )[^,;\n])*\b(?:raw|cooked|fried|browned|grilled|baked|burgers?|meatballs?|chill?i|bolognese|sauce)\b)/gi,
    '$1raw ',
  ],
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )((?:(?:extra |lean |beef |turkey |pork |chicken )*(?:mince|minced (?:beef|pork|turkey)|ground (?:beef|pork|turkey|chicken))),? \(?\d{1,2} ?%(?: fat| lean)?\)?),? (\d[\d.,]* ?(?:g|gr|grams?|oz))(?=$|[,;\n]| (?:with|and) )/gi,
    '$2 raw $1',
  ],
  ...FAT_PERCENTAGES,
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:an? )?(?:whole|entire|full) (?=(?:[\p{L}-]+ ){0,3}pizza\b)/giu,
    '1 ',
  ],
  // With toast, a fried breakfast or chips, beans are baked beans.
  [
    /(?<=\b(?:toast|fish fingers?|sausages?|jacket potato|jacket|chips|hash browns?|bacon|mushrooms|waffles|nuggets|scrambled eggs?|fried eggs?)\b[^\n]{0,40}(?:[,&+] ?|\band |\bwith ))beans(?=\s*(?:$|[,;\n&+]|and\b|with\b|on toast))/gi,
    'baked beans',
  ],
  // A bowl with its contents listed after it: 'burrito bowl chicken rice beans'.
  [
    /(?<=^|[,;\n] ?)((?:(?:chicken|beef|steak|veggie|tofu|salmon) )?(?:chipotle|qdoba|cava|sweetgreen|burrito|poke|buddha|grain|rice|quinoa|power|protein) bowl):? (?!with\b|and\b|of\b|no\b|without\b|\d|x\b|small\b|medium\b|large\b)(?=(?:\p{L}+ ){2})/giu,
    '$1 with ',
  ],
  // 'Smoothie banana spinach' is made with these foods.
  [
    /(?<=^|[,;\n] ?)(smoothie|protein shake|shake)(?::| of| -)? (?!with\b|shack\b|and\b|from\b|no\b|without\b|\d|x\b|small\b|medium\b|large\b|bowl\b)(?=\p{L})/giu,
    '$1 with ',
  ],
  // Tinned beans, and beans beside toast, are baked beans.
  [
    /(?<=\b(?:tin|can) of )beans\b|(?<!\p{L} )(?:heinz )?beans(?= on (?:\p{L}+ |\d+ |slices? (?:of )?){0,3}toast)/giu,
    'baked beans',
  ],
  [/\b(bun|bread|cheese|sauce|dressing|crouton)-?less (?=\p{L})/giu, 'no $1 '],
  [
    /(^|[,;] ?|\b(?:with|and|\d) )(?:sunny[- ]side[- ]up eggs?|(?:fried )?eggs? (?:over[- ](?:easy|medium|hard|well)|sunny[- ]side[- ]up))/gi,
    '$1fried eggs',
  ],
  [
    / (?:medium[- ]rare|medium[- ]well|well[- ]done|blue rare|al dente|extra hot|to go)(?=$|[,;]| (?:and|with)\b)/gi,
    '',
  ],
  [
    /(?<=\b(?:steak|beef|lamb|tuna|burger|rib-?eye|sirloin|fillet)\b[^,;\n]{0,20}) (?:rare|medium|blue)(?=$|[,;])/gi,
    '',
  ],
  // Spirits served neat.
  [
    /(?<=\b(?:whisk(?:e)?y|bourbon|scotch|rum|gin|vodka|tequila|brandy|cognac|mezcal|daniels?|walker|jameson|amaretto|baileys|kahlua)\b[^,;\n]{0,20}),? (?:neat|straight(?: up)?|on the rocks)(?=$|[,;])/gi,
    '',
  ],
  // Fruit with lime and chili powder.
  [/\b(?:lim[oó]n|lime) (?:y|and|&|con|with) (?:chil[ei]|chili powder|taj[ií]n)\b/gi, 'lime juice'],
  // Cup noodles are sold under the flavour of their soup.
  [
    /\b(?:(?:chicken|beef|shrimp|seafood|spicy|vegetable|curry) )?cup[- ]?(?:o['’]? ?)?noodles?(?: (?:chicken|beef|shrimp|seafood|spicy|vegetable|curry))?(?=$|[,;\n]| (?:with|and|\d)\b)/gi,
    'cup noodles',
  ],
  [
    /\b(?:(?:chicken|beef|shrimp|spicy) )?(?:instant|top|maruchan|nissin|packet of|pack of) ramen(?: noodles?)?(?: (?:chicken|beef|shrimp|spicy|soy sauce))?(?: flavou?r)?(?=$|[,;\n]| (?:with|and|\d)\b)/gi,
    'instant ramen',
  ],
  // 'Porridge made with water 50g oats' is 50 g oats with water.
  [
    /\b(?:porridge|oatmeal)(?: made)? with ((?:[\p{L}-]+ ){0,2}(?:water|milk)),? (?:and )?\(?(\d+ ?g)(?: of)? (?:[\p{L}]+ )?oats\)?/giu,
    '$2 oats with $1',
  ],
  // 'Lindt 70%' is chocolate with that share of cocoa.
  [
    /\b(?:(?:lindt|green (?:and|&) black['’]?s?|ghirardelli|hershey['’]?s?|cadbury|tony['’]?s|valrhona|endangered species|alter eco|hu) )?(?:excellence )?\b(?:[6-9]\d|100) ?%(?: (?:dark|cacao|cocoa|choc|chocolate))*(?! (?:lean|beef|fat|mince|ground|whole|orange|juice|apple|rye|arabica)\b)(?=$|[,;\n]| (?:\d|bar|square|piece|with|and)\w*)/gi,
    'dark chocolate',
  ],
  // The flavour of a bar is not an ingredient: 'Quest bar cookies and cream'.
  [
    /\b((?:quest|clif|kind|rx|one|barebells|grenade|luna|perfect|pure protein|think|built|fulfil|atkins|larabar|protein|chewy|granola|cereal|snack) ?bars?) (?!with\b|and\b|x ?\d|half\b|mini\b|small\b|large\b)(?:\p{L}+ ){0,3}(?:and |& |n )?\p{L}+(?=$|[,;\n])/giu,
    '$1',
  ],
  // In 'side salad with ranch' the last word names a dressing.
  [
    /\b(?:side|house|dinner|garden|green|mixed|small) salad with (?:a little |light |some |\d tbsp )?(ranch|caesar|blue cheese|italian|french|thousand island|honey mustard|balsamic|vinaigrette|russian|greek|oil and vinegar)(?: (?:dressing|vinaigrette))?(?=$|[,;\n]| (?:and|on)\b)/gi,
    'garden salad with $1 dressing',
  ],
  // The milk in 'grande latte 2%'.
  [
    /\b((?:latte|cappuccino|mocha|flat white|cortado|macchiato|chai|hot chocolate)(?: (?:grande|tall|venti|small|medium|large))?) (?:with |on )?(?:[12] ?%|whole|full[- ]cream|regular)(?: milk)?(?=$|[,;\n]| \d)/gi,
    '$1',
  ],
  // Brands that name drinks and yogurts by flavour: 'Chobani peach' is the yogurt, not a peach.
  [
    new RegExp(
      String.raw`(?<=^|[,;\n] ?|\b(?:and|with|of|an?|\d) )((?:${FLAVOURED_MAKERS.join('|')})(?:['’]?s)?)(?: (?:${FLAVOURS.join('|')})){1,3}(?=$|[,;\n]| (?:\d[\d.,]* ?\p{L}*|can|bottle|pot|cup|tub|small|large|and|with)\b)`,
      'giu',
    ),
    '$1',
  ],
  // 'Sausage egg and hash browns' are a sausage and an egg.
  [/\b(sausages?|bacon|ham|spam|avocado) (eggs?)(?=$|[,;\n]| (?:and|&|with) (?!cheese\b))/giu, '$1 and $2'],
  // A '3 egg veggie omelette' is made of three eggs.
  [
    /\b(\d)[- ]eggs? (cheese|cheddar|veggie|veg|vegetable|mushroom|spinach|ham|ham and cheese|western|denver) om[ae]?lett?e?\b/gi,
    '$1 egg omelette with $2',
  ],
  [
    / (?:in )?(?:spring ?water|brine)(?=$|[,;\n]| (?:with|and|\d|half|1\/2)\b)| in (?:(?:its own |natural |fruit )*juice)(?=$|[,;\n]| (?:with|and|\d|half|1\/2)\b)/gi,
    '',
  ],
  // 'Chicken breast (150g)'.
  [
    / ?\(((?:about |ca |~ ?)?[\d½¼¾][\d.,/ ]{0,6} ?(?:g|gr|grams?|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|slices?|pieces?|pcs?))\)/gi,
    ' $1',
  ],
  // Remarks on owner and time of cooking: 'leftover chili', 'mum’s apple pie', 'last night’s pasta', 'curry from
  // yesterday'.
  [
    /(?<=^|[,;\n]\s*|\b(?:and|with|some|my|the|a|of) )(?:(?:my|the|some) )?(?:left[- ]?over|reheated|re-heated|home[- ]?made|home[- ]?cooked|usual|last night['’]?s|yesterday['’]?s|(?:mum|mom|mother|dad|gran|granny|grandma|nan|nana|wife|husband)['’]?s) (?=\p{L})/giu,
    '',
  ],
  // Remarks on origin and cook: 'banana from the garage', 'quiche made by my mom', 'canteen chicken'.
  [
    / (?:from|off|of) (?:the |my |our )?(?:bakery|garage|flask|office(?: [^,;\n]{0,20})?|(?:mate['’]?s|friend['’]?s|husband['’]?s|wife['’]?s|kid['’]?s) (?:plate|lunch)|canteen|cafeteria|vending machine|break ?room|corner shop|fridge|freezer|market|petrol station|gas station)(?=$|[,;\n])| made by (?:my|the|our) \p{L}+(?=$|[,;\n])|(?<=^|[,;\n] ?)(?:canteen|cafeteria|break ?room|office) (?=\p{L})/giu,
    '',
  ],
  // 'Split a pizza with my wife' is half a pizza.
  [
    /(?<=^|[,;\n] ?)(?:split|shared) ((?:an?|the) [^,;\n]+?)(?: (?:with|between) (?:my |the |a |us )?\p{L}+)?(?=$|[,;\n])/giu,
    'half $1',
  ],
  // In 'glass of shiraz 150 ml' the glass holds the stated amount.
  [
    /(?<=^|[,;\n] ?)(?:(?:an?|one|1) )?(?:(?:small|large|big|little) )?(?:(?:glass|can|bottle|cup|mug|carton|tin|pot|tub|bag|packet|pack|sachet|pouch|jar)(?: of)?|(?:slice|piece|bowl|plate|portion|serving|fillet|chunk|bar|box|block|punnet|tray|scoop|handful) of) ([^,;\n\d]+?),? (\d+(?:[.,]\d+)? ?(?:ml|cl|dl|g|oz))(?=$|[,;\n])/giu,
    '$2 $1',
  ],
  // 'Two bags of crisps 25 g', 'half a tin of tuna 145 g': the weight is that of a whole one.
  [
    /(?<=^|[,;\n] ?)(\d|two|three|four|five|six|half|1\/2|0\.5|½)(?: an?| the)? (?:bag|packet|pack|sachet|pouche?|bar|boxe?|tin|can|pot|tub|jar|bottle|carton)s? (?:of )?([^,;\n\d]+?),? (\d+(?:[.,]\d+)? ?(?:g|oz|ml))(?: each)?(?=$|[,;\n])/giu,
    (_whole, count: string, food: string, each: string) =>
      `${/^half/i.test(count) ? '0.5' : count} x ${each} ${food}`,
    /\d ?(?:g|oz|ml)\b/i,
  ],
  // 'Four slices of ham 80 g': slices are weighed together, unless the text says 'each'.
  [
    /(?<=^|[,;\n] ?)(\d|two|three|four|five|six) (?:slice|piece|rasher)s (?:of )?([^,;\n\d]+?),? (\d+(?:[.,]\d+)? ?(?:g|oz))( each)?(?=$|[,;\n])/giu,
    (_whole, count: string, food: string, weight: string, each: string | undefined) =>
      each === undefined ? `${weight} ${food}` : `${count} x ${weight} ${food}`,
    /\d ?(?:g|oz)\b/i,
  ],
  // The chili on fruit is a spice and no dish, and so is that beside most food; chili con carne goes with a few.
  [
    /(?<=\b(?:mango(?:e?s)?|pineapple|(?:water)?melon|cucumbers?|papaya|jicama|oranges?|fruit|corn|on the cob|elote|guava|avocado)(?:,? (?:with|and|&|n)|,) (?:(?:lime|lemon|salt) (?:and|&|n) )?)chill?i(?:es)?(?= (?:and|&|n) (?:lime|lemon|salt)\b|\s*(?:$|[,;\n]))/gi,
    'chili powder',
    /chil/i,
  ],
  [
    /(?<=\p{L} with )(?<!\b(?:dogs?|fries|chips|nachos|potato(?:es)?|spud|rice|spaghetti|burgers?|mac|cheese|cornbread|tortillas?|crackers|beans|bread|rolls?) with )chill?i(?=\s*(?:$|[,;\n]))/giu,
    'chili powder',
    /chil/i,
  ],
  // Dairy Milk is a bar, unless it is poured or added.
  [
    /(?<=^|[,;\n] ?|\b(?:and|had|an?|1) )(?:(?:cadbury['’]?s? )?dairy milk|milka|galaxy)(?: chocolate)?(?: bar)?(?=\s*(?:$|[,;\n]))/giu,
    'milk chocolate bar',
    /milk|galaxy/i,
  ],
  // 'Milka, a whole bar'.
  [
    /(?<=^|[,;\n] ?)(\p{L}[^,;\n\d]*?),? (?:an? |one |the )?(?:whole|full|entire) (bar|bag|packet|pack|tin|can|bottle|tub|pot|box)(?=$|[,;\n])/giu,
    '1 $2 of $1',
    /whole|full|entire/i,
  ],
  // A row of a bar of milk chocolate has four squares.
  [
    /(?<!\p{L})(?:(an?|one|two|three|\d) )?rows? of (?=(?:\p{L}+ ){0,2}(?:chocolate|dairy milk|milka|galaxy|cadbury)\b(?! (?:biscuit|cookie|digestive|cake|finger)))/giu,
    (_whole, count: string | undefined) =>
      `${SQUARES_OF_ROW * (parseLeadingAmount(count ?? 'one')?.low ?? 1)} squares of `,
    /\brows? of/i,
  ],
  // A piece of a loaf is a slice.
  [/\bpieces? of (?=(?:\p{L}+ )?(?:baguette|bread|toast|sourdough|loaf)\b)/giu, 'slice of '],
  // '2 potatoes knob of butter' are potatoes with butter.
  [
    /(?<=\p{L})(?<!\b(?:with|and|plus|on|a|in)) (?=(?:a )?(?:(?:knob|dollop|splash|pat|drizzle|scraping|scrape|smear) of |splash (?=milk|cream|semi|skim|whole|oat|almond|soy)))/giu,
    ' with ',
  ],
  [/(?<!\biced )\b(tea|coffee) milk\b/gi, '$1 with milk'],
  // The flavour of crisps is no food beside them: 'tayto cheese and onion', 'salt and vinegar walkers'.
  [
    new RegExp(
      String.raw`\b(${CRISPS})(?: crisps| chips)? (?:${CRISP_FLAVOURS})(?: flavou?r)?\b(?: crisps| chips)?`,
      'gi',
    ),
    '$1',
  ],
  [new RegExp(String.raw`\b(?:${CRISP_FLAVOURS}) (${CRISPS})\b`, 'gi'), '$1'],
  // Nor is that of noodles in a pot: 'pot noodle chicken and mushroom'. Food added to them is joined by 'with'.
  [
    new RegExp(
      String.raw`(?:\b(?:${NOODLE_FLAVOURS}) )?\b(${NOODLES})(?:,? (?:${NOODLE_FLAVOURS})(?: flavou?r)?)?(?=$|[,;\n]| (?:and|with)\b)`,
      'gi',
    ),
    '$1',
  ],
  // Beside coffee a cornetto is a pastry, else an ice cream.
  [
    /(?<=\b(?:cappuccino|espresso|caff[eè]|coffee|latte|macchiato)\b[^\n]*)\bcornetto\b(?! \p{L}*(?:a|con)\b)|\bcornetto\b(?=(?: (?:and|e|with|con)|,)[^\n]*\b(?:cappuccino|espresso|caff[eè]|coffee|latte|macchiato)\b)/giu,
    'croissant',
  ],
  // 'Weizen 0,5' is half a litre.
  [
    /(?<=\b(?:bier|beer|\p{L}*weizen|hefe|pils\p{L}*|helles|radler|alster\p{L}*|k[öo]lsch|lager|pivo|piwo|s[öo]r|cola|coke|fanta|sprite|wasser|water|\p{L}*schorle|saft|\p{L}*saft|spezi|mate|limo|cerveja|cerveza|birra)) (0,\d{1,2})(?=$|[;\n]|, )/giu,
    ' $1 l',
  ],
  [
    /\b(whisk(?:e)?y|gin|vodka|rum|brandy|tequila|bourbon|scotch|cognac|raki|ouzo|arak) (double|triple)(?=$|[,;\n])/gi,
    '$2 $1',
  ],
  // 'A 99' is an ice cream cone with a flake.
  [/(?<=^|[,;\n] ?)(?:an? |one )?99(?: flake| cone)?(?=$|[,;\n])/gi, '99 flake'],
  [/\bcarvery (?!dinner|lunch|roast)(?=\p{L})/giu, ''],
  [/ in (?:an? |the |its )?(?:gourde?|pouch|tube|wrapper|packaging)(?=$|[,;\n])/gi, ''],
  [
    / (?:from|of) (?:yesterday|last night|lunch|dinner)(?=$|[,;\n])|(?<=\p{L}),? left[- ]?overs?(?=$|[,;\n]| (?:with|and|\d))/giu,
    '',
  ],
  // The eggs of 'omelette with 2 eggs' are its ingredients, not a second food.
  [
    /\b(omelett?e?|frittata|scrambled eggs?|jajecznica|rühreier?|rührei|menemen|tortilla francesa) (?:(?:with|of|from|made with|z|ze|aus|mit|de|con) |, ?)?\(?(\d) (?:eggs?|jaje?k?|jajka|eiern?|huevos|yumurta)\)?,?(?: and(?= ))?(?: (?:with )?(?=\p{L}))?/giu,
    (whole, dish: string, eggs: string) =>
      `${eggs} ${/^(?:ome|fri)/i.test(dish) ? `egg ${dish}` : 'scrambled eggs'}${/ $/.test(whole) ? ' with ' : ''}`,
  ],
  // An omelette of a given number of eggs; the grams per egg, including butter, are from FNDDS.
  [
    /\b(\d)[- ]eggs? om[ae]?lett?e?s?\b/gi,
    (_whole, eggs: string) => `${Number(eggs) * OMELETTE_OF_ONE_EGG} g omelette`,
  ],
];

/** Applied before the names of chains are moved or removed. */
const PIZZERIAS: readonly Rule[] = [
  // A pizzeria alone means its pizza: 'half a large papa johns', 'dominos 3 slices'.
  [
    SLICES_OF_PIZZERIA,
    (_whole, before: string | undefined, behind: string | undefined) => `${before ?? behind} slices of pizza`,
    /slice/i,
  ],
  [SLICES_OF_KIND, '$1 slices of $2 pizza'],
  [SHARE_OF_PIZZERIA, '$1 pizza'],
  [SIZE_BEHIND_PIZZERIA, '$1 $2 '],
  // A pizzeria's pizza is larger than one from the shop.
  [
    PIZZA_OF_CHAIN,
    (whole: string) =>
      whole.replace(/(?<=(?:half|third|quarter|[123]|one|1\/[234]|½|¼)(?: of)?(?: an?| the)?) /i, ' medium '),
  ],
];

const PICTURES = /(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})+/gu;

/**
 * Rewrites colloquial descriptions in a typed meal: halves, brands, sizes, breads and remarks. The rules apply in
 * order.
 */
export function expandDescriptions(text: string): string {
  const written = expandWith(markCanned(expandInches(text)).replace(PICTURES, ' ').trim());
  const described = withEnglishAdjectives(written, (name) => servedName(name) !== undefined);
  const plain = withEnglishMeasures(withPolishNominatives(described));
  return applyRules(
    rewriteColloquialAmounts(
      replaceNumberWords(asChain(moveCountsBeforeChains(applyRules(plain, PIZZERIAS)))),
    ),
    RULES,
  );
}

/** Expands the abbreviations of 'with' and 'without'. */
function expandWith(text: string): string {
  return text
    .replace(/\bw\/o /gi, 'without ')
    .replace(/(?<=[\p{L}\d]) w (?=[\p{L}\d])/giu, ' with ')
    .replace(/(?<=[\p{L}\d)]) ?\bw\/ ?(?=[\p{L}\d½¼¾])/giu, ' with ');
}

function asChain(text: string): string {
  return text
    .replace(SEVEN_UP, '7up')
    .replace(CHEESES, '$1')
    .replace(GRAINS, 'multigrain $1')
    .replace(/\b3[- ]bean (?=salad|chill?i|soup)/gi, 'three bean ')
    .replace(CHICKEN_OF_CHAIN, 'crispy chicken ')
    .replace(NAMED_BY_NUMBERS, (chain) =>
      servedName(uncounted(text)) === undefined ? '' : chain.replace(/ n /i, '-n-'),
    )
    .replace(MIX_OF_THREE, 'instant coffee mix');
}

/** Chains whose names would be parsed as a number or as several foods. */
const NUMBERED = "(?:five guys['’]?|in[- ]?n[- ]?out|chick[- ]?fil[- ]?a(?:['’]s)?|7[- ]?eleven)";
const NAMED_BY_NUMBERS = new RegExp(
  String.raw`^${NUMBERED} (?=\p{L})|(?<=\p{L}) (?:from |at )?${NUMBERED}$`,
  'giu',
);
/** A name without its count. */
const uncounted = (text: string) =>
  text.replace(/^\d{1,2} | x?\d{1,2}[ -]?(?:ct|counts?|pcs?|pieces?)?$/gi, '').trim();

/** Numbers that are part of a name and not a count: '4 cheese pizza', '12 grain bread'. */
const SEVEN_UP = /\b(?:7|seven)[- ]up\b/gi;
const CHEESES =
  /\b(?:[3-6]|three|four|five|six)[- ](cheese|meat)(?= (?:pizza|ravioli|pasta|lasagn[ae]|tortellini|mac|ziti|blend|sauce|panini|toastie))/gi;
const GRAINS = /\b(?:\d{1,2}|seven|nine|twelve)[- ](?:grain|seed)s? (bread|toast|bagel|roll|cracker)/gi;
const CHICKEN_OF_CHAIN = /\bchick[- ]?fil[- ]?a(?:['’]s)? (?=(?:deluxe |spicy )?sandwich)/gi;
const MIX_OF_THREE = /\b(?:3|three)[- ]?in[- ]?(?:1|one)(?: coffee)?(?: mix)?\b/gi;
