import { typingDistance } from '../../food-search/query/typing-distance.ts';
import { SMALL_WORDS } from '../../food-search/words/words.ts';
import { BRANDS } from '../../foods/data/names/brands.ts';
import { FOREIGN_DISH_NAMES } from '../../foods/data/names/foreign-dish-names.ts';
import { FOREIGN_NAMES } from '../../foods/data/names/foreign-names.ts';
import { LESS_COMMON_FOREIGN_NAMES } from '../../foods/data/names/less-common-foreign-names.ts';
import { PRODUCT_DISH_NAMES } from '../../foods/data/names/product-dish-names.ts';
import { foodWords } from '../../foods/food-name.ts';
import { FORMS, QUALIFIERS } from '../../foods/names/name-words.ts';
import { SEARCHED_FOODS, servedName } from '../../foods/served/served-table.ts';
import { asSpoken } from './as-spoken.ts';
import { CHAINS, countedAtChains, EATEN_WORDS } from './eaten-names.ts';
import { AMOUNT_WORDS } from './typed-amount.ts';

/** What people write short in a diary. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  oj: 'orange juice',
  pb: 'peanut butter',
  choc: 'chocolate',
  avo: 'avocado',
  mozz: 'mozzarella',
  lil: 'little',
  avacado: 'avocado',
  kitkat: 'kit kat',
  krispies: 'krispie',
  guac: 'guacamole',
  expresso: 'espresso',
  evoo: 'olive oil',
  sammich: 'sandwich',
  sando: 'sandwich',
  sarnie: 'sandwich',
  spag: 'spaghetti',
  brocc: 'broccoli',
  strawbs: 'strawberries',
  veg: 'vegetable',
  chkn: 'chicken',
  chix: 'chicken',
  brst: 'breast',
  yog: 'yogurt',
  froyo: 'frozen yogurt',
  parm: 'parmesan',
  cuke: 'cucumber',
  cukes: 'cucumbers',
  spud: 'potato',
  spuds: 'potatoes',
  brekkie: 'breakfast',
  wht: 'white',
  brn: 'brown',
  blk: 'black',
  grn: 'green',
  ww: 'whole wheat',
  wg: 'whole grain',
  gf: 'gluten free',
  acv: 'apple cider vinegar',
  icecream: 'ice cream',
  peanutbutter: 'peanut butter',
  veggies: 'vegetables',
  pitta: 'pita',
  pittas: 'pitas',
  wholemeal: 'whole wheat',
  wholewheat: 'whole wheat',
  granary: 'whole wheat',
  potatos: 'potatoes',
  tomatos: 'tomatoes',
  toms: 'tomatoes',
  egs: 'eggs',
  scrambeled: 'scrambled',
  choco: 'chocolate',
  marg: 'margarine',
  unsweet: 'unsweetened',
  slc: 'slice',
  slcs: 'slices',
  wpi: 'whey protein',
  wpc: 'whey protein',
  mtn: 'mountain',
  dew: 'dew',
  jerkey: 'jerky',
  sw: 'sandwich',
  tsps: 'tsp',
  sarnies: 'sandwiches',
  butty: 'sandwich',
  bikkies: 'biscuits',
  bikkie: 'biscuit',
  biccie: 'biscuit',
  biccies: 'biscuits',
  bickie: 'biscuit',
  bickies: 'biscuits',
  snag: 'sausage',
  snags: 'sausages',
  barra: 'barramundi',
  cuppa: 'cup of tea',
  cauli: 'cauliflower',
  glas: 'glass',
  tattie: 'potato',
  tatties: 'potatoes',
  wholegrain: 'whole grain',
};

const FLAVOURED_MAKERS =
  'premier protein(?: shake)?;core power;muscle milk;fairlife(?: protein shake)?;protein shake;crystal light;m[uü]ller light;m[uü]ller corner;chobani(?: flip| zero sugar)?;oikos(?: triple zero)?;yoplait;dannon;danone;activia;siggi;noosa;two good;light and fit;light & fit;yeo valley;onken;alpro yogh?urt;jarritos;fanta;crush;sunkist;san pellegrino;izze;la ?croix;bubly;truly;white claw;high noon;celsius;monster;red bull;gatorade(?: zero)?;powerade(?: zero)?;prime;snapple;arizona;vitamin water;kool aid;capri sun;ribena;robinsons;fruit shoot;bai;liquid iv;propel;body armou?r'.split(
    ';',
  );
const FLAVOURS =
  'chocolate,caramel,coffee,mocha,cookies and cream,cookies n cream,salted caramel,apple,green apple,strawberry,raspberry,blueberry,blackberry,cherry,black cherry,peach,mango,lemon,lime,lemon lime,lemonade,orange,blood orange,mandarin,tangerine,grape,grapefruit,watermelon,pineapple,passion ?fruit,tropical,tropical fruit,vanilla,coconut,honey,key lime,kiwi,kiwi strawberry,berry,mixed berry,red berry,blackcurrant,cucumber,guava,tamarind,fruit punch,cool blue,blue,blue raspberry,glacier freeze,dragonfruit,pomegranate,banana,toffee,rhubarb,cinnamon'.split(
    ',',
  );

/** Every word of a name in the tables. */
export const TABLE_WORDS: ReadonlySet<string> = new Set(
  [...SEARCHED_FOODS.flatMap(({ name, aliases }) => [name, ...aliases]), ...EATEN_WORDS].flatMap(foodWords),
);

/** Words that mean something without being of a table's name: makers' and foreign ones, and of how a meal is told. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...[...BRANDS, ...CHAINS].flatMap(foodWords),
  ...[FOREIGN_DISH_NAMES, FOREIGN_NAMES, LESS_COMMON_FOREIGN_NAMES, PRODUCT_DISH_NAMES].flatMap((names) =>
    Object.values(names).flatMap(foodWords),
  ),
  ...SMALL_WORDS,
  ...FORMS,
  ...QUALIFIERS,
  ...AMOUNT_WORDS.flatMap(foodWords),
  ...'half quarter third couple dozen three seven eight some few ounce gram pound inch percent meal combo style'.split(
    ' ',
  ),
  ...'leftover takeaway takeout restaurant homemade without about around maybe another'.split(' '),
]);

/** Shorter words differ by a letter from too many others. */
const SHORTEST_CORRECTED = 5;
const MOST_WRONG = 1;
const MOST_LONGER = 2;

const WORDS_BY_LETTER: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...TABLE_WORDS].filter((word) => word.length >= SHORTEST_CORRECTED - 1),
  (word) => word.slice(0, 1),
);

export interface AsMeant {
  readonly text: string;
  /** A part of the text as the person typed it. */
  asTyped(part: string): string;
}

/**
 * A typed meal with what is written short in full and with what is mistyped by one letter corrected, where just one word of the
 * food tables is so near: 'chiken sandwhich', 'oj'. Words that any table has stay. Linear in the text but for its unknown words.
 */
export function asMeant(typed: string): AsMeant {
  const written = new Map<string, string>();
  const meant = (word: string, instead: string) => {
    written.set(instead, word);
    return instead;
  };
  const text = asTold(asSub(typed))
    .replace(/(?<=\p{L})\s+'?n['’]?\s+(?=[\p{L}\d])/giu, ' and ')
    .replace(/(?<![\p{L}\p{N}&])\p{L}+(?![\p{L}\p{N}'’]|\s*(?:&|and)\s*j\b)/giu, (word) => {
      const short = word.toLowerCase();
      if (Object.hasOwn(SHORT_WORDS, short)) return meant(word, SHORT_WORDS[short] ?? word);
      const corrected = correctedWord(word);
      return corrected === null ? word : meant(word, corrected);
    });
  return {
    text,
    asTyped: (part) => [...written].reduce((all, [instead, word]) => all.replaceAll(instead, word), part),
  };
}

/** Whose it was and when it was cooked: 'leftover chili', 'mum’s apple pie', 'last night’s pasta', 'curry from yesterday'. */
const TOLD_AHEAD =
  /(?<=^|[,;\n]\s*|\b(?:and|with|some|my|the|a|of) )(?:(?:my|the|some) )?(?:left[- ]?over|reheated|re-heated|home[- ]?made|home[- ]?cooked|usual|last night['’]?s|yesterday['’]?s|(?:mum|mom|mother|dad|gran|granny|grandma|nan|nana|wife|husband)['’]?s) (?=\p{L})/giu;
const TOLD_BEHIND =
  / (?:from|of) (?:yesterday|last night|lunch|dinner)(?=$|[,;\n])|(?<=\p{L}) left[- ]?overs(?=$|[,;\n])/giu;
/** Where it came from and who made it: 'banana from the garage', 'quiche made by my mom', 'canteen chicken'. */
const TOLD_WHERE =
  / (?:from|off|of) (?:the |my |our )?(?:bakery|garage|flask|office(?: [^,;\n]{0,20})?|(?:mate['’]?s|friend['’]?s|husband['’]?s|wife['’]?s|kid['’]?s) (?:plate|lunch)|canteen|cafeteria|vending machine|break ?room|corner shop|fridge|freezer|market|petrol station|gas station)(?=$|[,;\n])| made by (?:my|the|our) \p{L}+(?=$|[,;\n])|(?<=^|[,;\n] ?)(?:canteen|cafeteria|break ?room|office) (?=\p{L})/giu;
/** 'Split a pizza with my wife' is half of it. */
const SHARED =
  /(?<=^|[,;\n] ?)(?:split|shared) ((?:an?|the) [^,;\n]+?)(?: (?:with|between) (?:my |the |a |us )?\p{L}+)?(?=$|[,;\n])/giu;
/** Of 'glass of shiraz 150 ml' the glass holds what is said. */
const HOLDS =
  /(?<=^|[,;\n] ?)(?:(?:an?|one|1) )?(?:(?:small|large|big|little) )?(?:glass|can|bottle|cup|mug|carton|tin|pot|tub)(?: of)? ([^,;\n\d]+?),? (\d+(?:[.,]\d+)? ?(?:ml|cl|g|oz))(?=$|[,;\n])/giu;
/** A piece of a loaf is a slice. */
const PIECE_OF_BREAD = /\bpieces? of (?=(?:\p{L}+ )?(?:baguette|bread|toast|sourdough|loaf)\b)/giu;
/** '2 potatoes knob of butter' are had with it. */
const DAB_OF =
  /(?<=\p{L})(?<!\b(?:with|and|plus|on|a|in)) (?=(?:a )?(?:(?:knob|dollop|splash|pat|drizzle|scraping|scrape|smear) of |splash (?=milk|cream|semi|skim|whole|oat|almond|soy)))/giu;
/** The eggs of an omelette are in it. */
const OMELETTE_OF_EGGS =
  /\b(omelett?e?|frittata|scrambled eggs?|jajecznica|rühreier?|rührei|menemen|tortilla francesa) (?:with|of|from|made with|z|ze|aus|mit|de|con) (\d) (?:eggs?|jaje?k?|jajka|eiern?|huevos|yumurta),?(?: and(?= ))?(?: (?=\p{L}))?/giu;

function asTold(text: string): string {
  return asSpoken(asNumbers(asChain(countedAtChains(inFull(text.replace(PICTURES, ' ').trim())))))
    .replace(CLOCK, '')
    .replace(FOR_WHOM, '')
    .replace(TWO_VEG, 'mixed vegetables')
    .replace(EATEN_AT, '')
    .replace(OF_A_PIZZERIA, '$1 pizza')
    .replace(COUNTED_IN, '$1 pieces')
    .replace(PACKED_IN, '$1')
    .replace(HELD_BEHIND, ' $1')
    .replace(WRAPS_OF, '$1 servings of ')
    .replace(WRAPS_BEHIND, '$1 serving')
    .replace(OF_A_DEAL, '')
    .replace(ON_BREAD, '')
    .replace(
      SANDWICH_ON,
      (_whole, filling: string, bread: string) =>
        `${BREADS[bread.toLowerCase()] ?? 'whole wheat'} sandwich bread with ${filling}`,
    )
    .replace(IN_SHELLS, '')
    .replace(
      ON_MILK,
      (_whole, drink: string, milk: string) =>
        `${milk.replace(/^(?:skimmed|nonfat|non-fat)$/i, 'skim')} ${drink}`,
    )
    .replace(LEAN_MINCE, 'lean beef mince')
    .replace(WHOLE_PIZZA, '1 ')
    .replace(BEANS_BESIDE, 'baked beans')
    .replace(MADE_WITH, '$1 with ')
    .replace(TINNED_BEANS, 'baked beans')
    .replace(OFF_A_DISH, 'no $1 ')
    .replace(FRIED_EGGS, '$1fried eggs')
    .replace(DONENESS, '')
    .replace(RARE, '')
    .replace(NEAT, '')
    .replace(LIME_AND_CHILI, 'lime juice')
    .replace(CUP_NOODLES, 'cup noodles')
    .replace(INSTANT_RAMEN, 'instant ramen')
    .replace(OATS_OF_PORRIDGE, '$2 oats with $1')
    .replace(DARK_CHOCOLATE, 'dark chocolate')
    .replace(BAR_OF_FLAVOUR, '$1')
    .replace(SALAD_WITH, 'garden salad with $1 dressing')
    .replace(PERCENT_BEHIND, '$1')
    .replace(FLAVOURED, '$1')
    .replace(EGG_BESIDE, '$1 and $2')
    .replace(EGGS_OF_OMELETTE, '$1 egg omelette with $2')
    .replace(IN_WATER, '')
    .replace(AMOUNT_IN_BRACKETS, ' $1')
    .replace(TOLD_AHEAD, '')
    .replace(TOLD_WHERE, '')
    .replace(SHARED, 'half $1')
    .replace(HOLDS, '$2 $1')
    .replace(PIECE_OF_BREAD, 'slice of ')
    .replace(DAB_OF, ' with ')
    .replace(/\b(tea|coffee) milk\b/gi, '$1 with milk')
    .replace(TOLD_BEHIND, '')
    .replace(
      OMELETTE_OF_EGGS,
      (whole, dish: string, eggs: string) =>
        `${eggs} ${/^(?:ome|fri)/i.test(dish) ? `egg ${dish}` : 'scrambled eggs'}${/ $/.test(whole) ? ' with ' : ''}`,
    )
    .replace(EGG_OMELETTE, (_whole, eggs: string) => `${Number(eggs) * OMELETTE_OF_ONE_EGG} g omelette`);
}

/** An omelette of so many eggs; grams of one of one egg, with its butter, are FNDDS’s. */
const EGG_OMELETTE = /\b(\d)[- ]eggs? om[ae]?lett?e?s?\b/gi;
const OMELETTE_OF_ONE_EGG = 61;

/** 'With' and 'without', written short. */
function inFull(text: string): string {
  return text
    .replace(/\bw\/o /gi, 'without ')
    .replace(/(?<=[\p{L}\d]) w (?=[\p{L}\d])/giu, ' with ')
    .replace(/(?<=[\p{L}\d)]) ?\bw\/ ?(?=[\p{L}\d½¼¾])/giu, ' with ');
}

/** Who ate and when: 'had 2 eggs', 'for lunch I had a wrap', 'breakfast: toast'. */
const EATEN_AT =
  /^\s*(?:(?:today|then|also|so|and|just)\s+)*(?:(?:for|at|my)?\s*(?:breakfast|brekkie|brekky|lunch|lunch ?box|school lunch|packed lunch|dinner|supper|brunch|elevenses|smoko|morning tea|afternoon tea|pre[- ]?workout|post[- ]?workout|iftar|suhoor|sehri|merienda|midnight snack|dessert|tea|snacks?)\s*(?:[:–—-]\s*|,\s*(?=i\b|we\b)|(?:was|were|is)\s+|(?=i\b|we\b)))?(?:(?:i|we)(?:['’]ve|\s+have)?\s+(?:also\s+|just\s+)?)?(?:(?:had|ate|drank|eaten|having)\s+)?/i;
const PICTURES = /(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D})+/gu;
/** '8am', '@ 7:30 pm', 'at noon'. */
const CLOCK =
  /(?:^|\s|,\s*|\()(?:(?:@|at|around|about)\s*)?(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}:\d\d|noon|midnight)\)?(?=$|[\s,;:-])\s?[:–-]?/giu;
const FOR_WHOM =
  / (?:for|as) (?:(?:the|my|a|an?) )*(?:kids?|kiddo|children|child|toddler|baby|son|daughter|miss|master|little one|breakfast|brekkie|brunch|lunch|dinner|tea|supper|snack|dessert|pudding|afters|starter|main|work|later)(?: \d{1,2})?(?=$|[,;\n])/gi;
/** Meat and two veg. */
const TWO_VEG = /\b(?:2|3|two|three) ?(?:x )?veg(?:etables|gies)?(?=$|[,;\n]| )/gi;
/** A pizzeria's 'pepperoni' is a pizza. */
const OF_A_PIZZERIA =
  /\b(?:pizza hut|domino['’]?s|papa john['’]?s|little caesars?|pizza express|papa murphy['’]?s) ((?:(?:small|medium|large|personal|pan|thin|crust|deep|stuffed|half|an?|the|\d) )*(?:pepperoni|margherita|hawaiian|supreme|veggie(?: supreme)?|meat (?:feast|lovers?)|vegi supreme|cheese|american hot|sloppy giuseppe|four cheese|bbq chicken|texas bbq))(?! pizza)\b/gi;
/** 'Nuggets 12 ct', 'pierogi 8 szt', '3 Stück Kuchen'. */
const COUNTED_IN =
  /(?<=^|\s|\()(\d{1,2})[ -]?(?:ct|count|cnt|szt|stk|st(?:ü|ue)ck|adet|tane|pce|pces|unid(?:ades)?|uds?|pz|nos|stuks)\b\.?/giu;
/** The tub of 'cottage cheese 300g tub' holds what is said. */
const PACKED_IN =
  /(?<=\p{L}[^,;\n]*)(?<=[ (])(\d+(?:[.,]\d+)? ?(?:g|gr|grams?|ml|cl|l|oz)) (?:tub|pot|can|tin|bottle|bag|packet|pack|carton|box|jar|sachet|pouch|punnet)(?=$|[,;\n)]| (?:and|with|no|without)\b)/giu;
/** 'Cola can 12oz' holds as much as that. */
const HELD_BEHIND =
  / (?:can|bottle|carton|tin|glass|pot|tub|box|pack|packet|bag),? (\d+(?:[.,]\d+)? ?(?:g|gr|ml|cl|l|oz|fl oz))(?=$|[,;\n])/giu;
/** West African swallows and puddings are wrapped in film and leaves: '2 wraps of pounded yam', 'moi moi 1 wrap'. */
const WRAPS_OF = /\b(\d{1,2}) wraps? of /gi;
const WRAPS_BEHIND = /(?<=\p{L} \(?)(\d{1,2}) wraps?(?=$|[,;\n)])/giu;
const OF_A_DEAL =
  /\b(?:meal deal|lunch deal|value meal|ready meal)\b:? ?(?=\p{L})|(?<=\p{L} \p{L}+) (?:meal deal|lunch deal|value meal|ready meal)(?=$|[,;\n])/giu;
/** The bread of a sandwich is in it. */
const ON_BREAD =
  /(?<=\b(?:sandwich|toastie|blt|sub|sarnie|pb ?(?:&|and|n) ?j|grilled cheese)(?:es)?\b[^,;\n]{0,25}) on (?:(?:toasted|thick|sliced) )?(?:brown|white|wholemeal|whole wheat|wheat|rye|granary|sourdough|multigrain|malted|seeded|whole ?grain)(?: bread| toast)?(?=$|[,;]| (?:with|and|no|without)\b)/gi;
/** What lies on a kind of bread that is not told as bread or toast is a sandwich: 'ham and swiss on rye'. */
const SANDWICH_ON =
  /(?<=^|[,;\n] ?)((?:an? )?(?!\d)(?![^,;\n]*\b(?:eggs?|beans|avocado|avo|sandwich|toast|bread|roll|bun|bagel)\b)[^,;\n]*?) on (?:toasted )?(white|wheat|whole wheat|wholemeal|brown|rye|sourdough|multigrain|granary)(?= with\b|$|[,;\n])/gi;
const BREADS: Readonly<Record<string, string>> = { white: 'white', rye: 'rye', sourdough: 'sourdough' };
const IN_SHELLS = / (?:in|from) (?:the |their )?(?:pods?|shells?)\b/gi;
/** 'Flat white on skim', 'latte with oat milk'. */
const ON_MILK =
  /\b(latte|flat white|cappuccino|cortado|mocha|chai latte) (?:(?:on|with) )?(skim|skimmed|nonfat|semi[- ]skimmed|low fat|lite|oat|almond|soya?|coconut)(?: milk)?(?=$|[,;\n)]| (?:and|with|no|without|\d)\b)/gi;
/** Minced beef of at most a tenth of fat is sold as lean. */
const LEAN_MINCE =
  /\b(?:(?:extra )?lean )?(?:(?:beef |steak )?mince|minced beef|ground beef) \(?(?:[3-9]|10|9[0-7]) ?%(?: fat| lean)?\)?|\b(?:[3-9]|10|9[0-7]) ?%(?: fat| lean)? (?:lean )?(?:(?:beef |steak )?mince|minced beef|ground beef)\b/gi;
const WHOLE_PIZZA =
  /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:an? )?(?:whole|entire|full) (?=(?:[\p{L}-]+ ){0,3}pizza\b)/giu;
/** Beside toast, a fried breakfast or chips beans are baked ones. */
const BEANS_BESIDE =
  /(?<=\b(?:toast|fish fingers?|sausages?|jacket potato|jacket|chips|hash browns?|bacon|mushrooms|waffles|nuggets|scrambled eggs?|fried eggs?)\b[^\n]{0,40}(?:[,&+] ?|\band |\bwith ))beans(?=\s*(?:$|[,;\n&+]|and\b|with\b|on toast))/gi;
/** 'Smoothie banana spinach' is made with them. */
const MADE_WITH =
  /(?<=^|[,;\n] ?)(smoothie|protein shake|shake)(?::| of| -)? (?!with\b|and\b|from\b|no\b|without\b|\d|x\b|small\b|medium\b|large\b|bowl\b)(?=\p{L})/giu;
/** Beans of a tin, and beside toast, are baked ones. */
const TINNED_BEANS =
  /(?<=\b(?:tin|can) of )beans\b|(?<!\p{L} )(?:heinz )?beans(?= on (?:\p{L}+ |\d+ |slices? (?:of )?){0,3}toast)/giu;
const OFF_A_DISH = /\b(bun|bread|cheese|sauce|dressing|crouton)-?less (?=\p{L})/giu;
const FRIED_EGGS =
  /(^|[,;] ?|\b(?:with|and|\d) )(?:sunny[- ]side[- ]up eggs?|(?:fried )?eggs? (?:over[- ](?:easy|medium|hard|well)|sunny[- ]side[- ]up))/gi;
const RARE =
  /(?<=\b(?:steak|beef|lamb|tuna|burger|rib-?eye|sirloin|fillet)\b[^,;\n]{0,20}) (?:rare|medium|blue)(?=$|[,;])/gi;
/** 'Sausage egg and hash browns' are a sausage and an egg. */
const EGG_BESIDE = /\b(sausages?|bacon|ham|spam|avocado) (eggs?)(?=$|[,;\n]| (?:and|&|with) (?!cheese\b))/giu;
/** A '3 egg veggie omelette' is of three eggs. */
const EGGS_OF_OMELETTE =
  /\b(\d)[- ]eggs? (cheese|cheddar|veggie|veg|vegetable|mushroom|spinach|ham|ham and cheese|western|denver) om[ae]?lett?e?\b/gi;
/** They are sold by the flavour of their soup. */
const CUP_NOODLES =
  /\b(?:(?:chicken|beef|shrimp|seafood|spicy|vegetable|curry) )?cup[- ]?(?:o['’]? ?)?noodles?(?: (?:chicken|beef|shrimp|seafood|spicy|vegetable|curry))?(?=$|[,;\n]| (?:with|and|\d)\b)/gi;
const INSTANT_RAMEN =
  /\b(?:(?:chicken|beef|shrimp|spicy) )?(?:instant|top|maruchan|nissin|packet of|pack of) ramen(?: noodles?)?(?: (?:chicken|beef|shrimp|spicy|soy sauce))?(?: flavou?r)?(?=$|[,;\n]| (?:with|and|\d)\b)/gi;
/** The oats of 'porridge made with water 50g oats' are all there is of it. */
const OATS_OF_PORRIDGE =
  /\b(?:porridge|oatmeal)(?: made)? with ((?:[\p{L}-]+ ){0,2}(?:water|milk)),? (?:and )?\(?(\d+ ?g)(?: of)? (?:[\p{L}]+ )?oats\)?/giu;
/** 'Lindt 70%' is chocolate of so much cocoa. */
const DARK_CHOCOLATE =
  /\b(?:(?:lindt|green (?:and|&) black['’]?s?|ghirardelli|hershey['’]?s?|cadbury|tony['’]?s|valrhona|endangered species|alter eco|hu) )?(?:excellence )?\b(?:[6-9]\d|100) ?%(?: (?:dark|cacao|cocoa|choc|chocolate))*(?! (?:lean|beef|fat|mince|ground|whole|orange|juice|apple|rye|arabica)\b)(?=$|[,;\n]| (?:\d|bar|square|piece|with|and)\w*)/gi;
/** The flavour of a bar says nothing of what is in it: 'Quest bar cookies and cream'. */
const BAR_OF_FLAVOUR =
  /\b((?:quest|clif|kind|rx|one|barebells|grenade|luna|perfect|pure protein|think|built|fulfil|atkins|larabar|protein) ?bars?) (?!with\b|and\b|x ?\d|half\b|mini\b|small\b|large\b)(?:\p{L}+ ){0,3}(?:and |& |n )?\p{L}+(?=$|[,;\n])/giu;
/** A salad by the side with a dressing of its own name. */
const SALAD_WITH =
  /\b(?:side|house|dinner|garden|green|mixed|small) salad with (?:a little |light |some |\d tbsp )?(ranch|caesar|blue cheese|italian|french|thousand island|honey mustard|balsamic|vinaigrette|russian|greek|oil and vinegar)(?: (?:dressing|vinaigrette))?(?=$|[,;\n]| (?:and|on)\b)/gi;
/** The milk of 'grande latte 2%'. */
const PERCENT_BEHIND =
  /\b((?:latte|cappuccino|mocha|flat white|cortado|macchiato|chai|hot chocolate)(?: (?:grande|tall|venti|small|medium|large))?) (?:with |on )?(?:[12] ?%|whole|full[- ]cream|regular)(?: milk)?(?=$|[,;\n]| \d)/gi;
/** Fruit with lime and chili powder. */
const LIME_AND_CHILI = /\b(?:lim[oó]n|lime) (?:y|and|&|con|with) (?:chil[ei]|chili powder|taj[ií]n)\b/gi;
/** Makers whose drinks and yogurts are told by their flavour: 'Chobani peach' is the yogurt, and no peach. */
const FLAVOURED = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with|of|an?|\d) )((?:${FLAVOURED_MAKERS.join('|')})(?:['’]?s)?)(?: (?:${FLAVOURS.join('|')})){1,3}(?=$|[,;\n]| (?:\d|can|bottle|pot|cup|tub|small|large|and|with)\b)`,
  'giu',
);
/** A spirit as it comes. */
const NEAT =
  /(?<=\b(?:whisk(?:e)?y|bourbon|scotch|rum|gin|vodka|tequila|brandy|cognac|mezcal|daniels?|walker|jameson|amaretto|baileys|kahlua)\b[^,;\n]{0,20}),? (?:neat|straight(?: up)?|on the rocks)(?=$|[,;])/gi;
const IN_WATER =
  / in (?:spring ?water|brine|(?:its own |natural |light |heavy |extra light |fruit )*(?:juice|syrup))(?=$|[,;\n]| (?:with|and|\d|half|1\/2)\b)/gi;
const DONENESS =
  / (?:medium[- ]rare|medium[- ]well|well[- ]done|blue rare|al dente|extra hot|to go)(?=$|[,;]| (?:and|with)\b)/gi;
/** 'Chicken breast (150g)'. */
const AMOUNT_IN_BRACKETS =
  / ?\(((?:about |ca |~ ?)?[\d½¼¾][\d.,/ ]{0,6} ?(?:g|gr|grams?|kg|ml|cl|l|oz|lbs?|cups?|tbsp|tsp|slices?|pieces?|pcs?))\)/gi;

function asChain(text: string): string {
  return text
    .replace(SEVEN_UP, '7up')
    .replace(CHEESES, '$1')
    .replace(GRAINS, 'multigrain $1')
    .replace(/\b3[- ]bean (?=salad|chill?i|soup)/gi, 'three bean ')
    .replace(CHICKEN_OF_CHAIN, 'crispy chicken ')
    .replace(NAMED_BY_NUMBERS, (chain) => (servedName(uncounted(text)) === undefined ? '' : chain))
    .replace(MIX_OF_THREE, 'instant coffee mix');
}

/** Chains whose names would be read as a number or as several foods. */
const NUMBERED = "(?:five guys['’]?|in[- ]?n[- ]?out|chick[- ]?fil[- ]?a(?:['’]s)?|7[- ]?eleven)";
const NAMED_BY_NUMBERS = new RegExp(
  String.raw`^${NUMBERED} (?=\p{L})|(?<=\p{L}) (?:from |at )?${NUMBERED}$`,
  'giu',
);
/** A name without how many there were of it. */
const uncounted = (text: string) =>
  text.replace(/^\d{1,2} | x?\d{1,2}[ -]?(?:ct|counts?|pcs?|pieces?)?$/gi, '').trim();

/** Numbers that are of a name, and count nothing: '4 cheese pizza', '12 grain bread'. */
const SEVEN_UP = /\b(?:7|seven)[- ]up\b/gi;
const CHEESES =
  /\b(?:[3-6]|three|four|five|six)[- ](cheese|meat)(?= (?:pizza|ravioli|pasta|lasagn[ae]|tortellini|mac|ziti|blend|sauce|panini|toastie))/gi;
const GRAINS = /\b(?:\d{1,2}|seven|nine|twelve)[- ](?:grain|seed)s? (bread|toast|bagel|roll|cracker)/gi;
const CHICKEN_OF_CHAIN = /\bchick[- ]?fil[- ]?a(?:['’]s)? (?=(?:deluxe |spicy )?sandwich)/gi;
const MIX_OF_THREE = /\b(?:3|three)[- ]?in[- ]?(?:1|one)(?: coffee)?(?: mix)?\b/gi;

const PARTS_OF_ONE: Readonly<Record<string, string>> = {
  'a third': '1/3',
  'one third': '1/3',
  third: '1/3',
  'two thirds': '2/3',
  'three quarters': '3/4',
  'three fourths': '3/4',
  'a fourth': '1/4',
  'one quarter': '1/4',
};
const PART_OF_ONE = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with) )(${Object.keys(PARTS_OF_ONE).join('|')})(?: cup\b)?(?= (?:of\b|cup\b|an? ))`,
  'gi',
);
const WHOLES = 'one two three four five six seven eight nine ten'.split(' ');
const AND_A_HALF = new RegExp(String.raw`\b(${WHOLES.join('|')}|\d{1,2}) and (?:a|one) half\b`, 'gi');
const HALF_OF_MEASURE =
  /\bhalf(?: an?)? (?=(?:cup|oz|ounce|tsp|teaspoon|tbsp|tablespoon|pint|lb|pound|lit(?:re|er))s?\b)/gi;
/** A bird that is sold by the half or the quarter, and a burger that is named after the weight of its patty. */
const BIRD =
  /\b(whole|half|1\/2|½|an? quarter|quarter|1\/4|¼)(?: an?\b| of an?\b)? ((?:rotisserie|roast(?:ed)?|grilled|peri[- ]peri|bbq|spit) )?chicken(?=$|[,;]|\s+(?:and|with|leg|no|without|&|\+)\b)(?: leg\b)?/gi;
const BIRDS: Readonly<Record<string, string>> = { w: '1', h: '0.5', '½': '0.5', '1/2': '0.5' };
const QUARTER_POUNDER = /\b(?:quarter|1\/4|¼)[- ]?(?:lb\.?|pound(?:er)?)(?:s\b| burgers?\b|\b)(?! of\b)/gi;

/** Numbers that are told in words, as figures. */
function asNumbers(text: string): string {
  return text
    .replace(QUARTER_POUNDER, 'quarterpounder')
    .replace(BIRD, (_whole, part: string, kind: string | undefined) => {
      const share = BIRDS[part] ?? BIRDS[part.slice(0, 1).toLowerCase()] ?? '0.25';
      return `${share} bird of ${/rotisserie|grilled|peri|bbq|spit/i.test(kind ?? '') ? 'rotisserie' : 'roast'} chicken`;
    })
    .replace(/\b(?:half a dozen|half dozen)\b(?: of)?/gi, '6')
    .replace(/\b(?:(\d{1,2})|an?|one)? ?dozen\b(?: of)?/gi, (_whole, count: string | undefined) =>
      ` ${String(12 * Number(count ?? 1))}`.trimStart(),
    )
    .replace(AND_A_HALF, (_whole, count: string) => {
      const word = WHOLES.indexOf(count.toLowerCase());
      return `${word < 0 ? count : word + 1}.5`;
    })
    .replace(HALF_OF_MEASURE, '0.5 ')
    .replace(PART_OF_ONE, (_whole, part: string) => PARTS_OF_ONE[part.toLowerCase()] ?? part);
}

/** '6 inch turkey' is a sub, and a footlong two of them; of a pizza inches are its size. */
function asSub(text: string): string {
  const [length] = INCHES.exec(text) ?? [];
  if (length === undefined || /pizza/i.test(text)) return text;
  const half = /^\s*(?:half an?|half|1\/2 an?|1\/2|½) /i;
  const isHalf = half.test(text);
  const rest = text.replace(half, '').replace(INCHES, ' ').replace(/\s+/g, ' ').trim();
  const named = /\b(?:sub|sandwich|hoagie|wrap|tortilla)s?\b/i.test(rest)
    ? rest
    : rest.replace(/(?=,| with\b| and\b|$)/i, ' sub');
  if (/^6|six/i.test(length)) return isHalf ? `half ${named}` : named;
  return isHalf ? named : `2 ${named}`;
}

const INCHES = /\b(?:(?:6|six|12|twelve)[ -]?(?:inch|in\b|["”])|foot[ -]?long\b)(?: sub\b)?/i;

/** Another letter makes another short word: 'mandu' is no mistyped 'mandi'. Letters left out, doubled or swapped do not. */
function isOtherWord(word: string, known: string): boolean {
  const letters = (text: string) => [...text].toSorted().join('');
  return (
    word.length === SHORTEST_CORRECTED && known.length === word.length && letters(word) !== letters(known)
  );
}

function correctedWord(typed: string): string | null {
  const words = foodWords(typed);
  const [word] = words;
  if (word === undefined || words.length > 1 || word.length < SHORTEST_CORRECTED) return null;
  if (TABLE_WORDS.has(word) || OTHER_WORDS.has(word) || OTHER_WORDS.has(typed.toLowerCase())) return null;
  let near: { readonly word: string; readonly distance: number }[] = [];
  for (const known of WORDS_BY_LETTER.get(word.slice(0, 1)) ?? []) {
    if (Math.abs(known.length - word.length) > MOST_LONGER) continue;
    const distance = typingDistance(word, known);
    if (distance <= MOST_WRONG && !isOtherWord(word, known)) near.push({ word: known, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  near = near.filter(({ distance }) => distance === least);
  return near.length === 1 ? (near[0]?.word ?? null) : null;
}
