import type { VesselName } from './vessels.ts';

/** Normalized (see `normalizeName`); within a table the first match wins. */
export type NameRule = readonly [words: RegExp, vessel: VesselName];

/** Dishes whose single words are misleading. Matched against the whole name, before everything else. */
export const PHRASES: readonly NameRule[] = [
  [
    /granola (with|and)|(kefir|yogurt|yoghurt|skyr|quark|cottage cheese|ricotta) (and|with)|corn ?flakes?|puffed (rice|wheat)|\bcereal\b/,
    'bowl',
  ],
  [/egg roll in a bowl|(eggs?|oeufs) poached in/, 'pan'],
  [/\band eggs$/, 'fried eggs'],
  [/kimchi pancake|pajeon/, 'round omelette'],
  [/yaki ?udon|stir.fried (noodles|udon)/, 'pasta nest'],
  [/with roast(ed)? (\w+ )?(vegetables|cauliflower|carrots|potatoes|broccoli|squash)/, 'tray'],
  [
    /^(boiled|steamed|buttered|new|parsley) (\w+ )?(potato|vegetable|carrot|broccoli|cauliflower|green bean|asparagus|corn|pea)/,
    'bowl',
  ],
  [/mug cake|cake in a mug|mug brownie/, 'mug cake'],
  [/eggs? in (the|a) (hole|basket|nest)|(toad in a hole|one.eyed jack)/, 'egg in the hole'],
  [/toad.in.the.hole|dutch baby|bread (and butter )?pudding|capirotada/, 'oven dish'],
  [/french toast|pain perdu|eggy bread|arme ritter|torrijas?\b|rabanadas/, 'french toast'],
  [/shakshu|eggs? in (purgatory|tomato|hell)|uova in purgatorio|\bhash(es)?\b(?! ?brown)/, 'pan'],
  [/(sausage|banger|bratwurst|wurst)s?\b.*\bmash/, 'sausages and mash'],
  [
    /(pasta|ziti|rigatoni|penne|macaroni|gnocchi|spaghetti|oatmeal|oats) (al forno|bake)|baked (ziti|mac\b|penne|pasta|rigatoni|macaroni|spaghetti|gnocchi|oat)/,
    'oven dish',
  ],
  [/flat ?breads? (and|with|topped).*(cheese|tomato|mozzarella|feta)/, 'pizza'],
  [/\bmac(aroni)?('?n'?| and| with| n)? cheese|macaroni cheese|kasespatzle|spatzle|spaetzle/, 'short pasta'],
  [/(spaghetti|linguine|pasta|noodles) (and|with) meatballs/, 'pasta nest'],
  [/sheet.?pan (?!pancake|cake|pizza|brownie|cookie|quesadilla|nachos)|tray.?bake(?! cake)/, 'tray'],
  [
    /smoothie bowl|(burrito|taco|burger|fajita|bibimbap|poke|sushi) bowls?\b|chirashi|donburi|gyudon|oyakodon|bibimbap/,
    'bowl',
  ],
  [/\bon (toast|sourdough|rye)\b|pan con tomate|pa amb tomaquet|garlic bread|rarebit/, 'toast'],
  [/fish (and|'n'|n) chips|steak (and|with) (chips|fries|potatoe?s)|steak.?frites/, 'plate'],
  [
    /^(\w+ ){0,2}rice (and|n) (\w+ )?(?<!green )(beans|peas|lentils)|(?<!green )beans? and (\w+ )?rice|gallo pinto|moros y|congri|mujadd?ar|hoppin|rajma|khichdi/,
    'pulses',
  ],
  [
    /rice pudding|arroz con leche|milchreis|riz au lait|arroz doce|kheer|semolina pudding|griessbrei/,
    'creamy grain',
  ],
  [/pot roast|crown roast|sunday roast|roast dinner|beer can chicken/, 'platter'],
  [/shepherd'?s pie|cottage pie|cumberland pie|fish(erman'?s)? pie|parmentier/, 'mash-topped'],
  [/(pasta|macaroni|tortellini|orzo|fusilli) salad|pasta e (fagioli|ceci)|pasta fazool/, 'short pasta'],
  [
    /potato (pancake|cake|fritter|patt|croquette)|latke|rosti\b|hash ?brown|(fish|crab|salmon|tuna|rice|bean|lentil) ?(cake|pattie|patty|croquette|fritter)|bubble and squeak|scotch eggs?|arancini|supplì|suppli\b/,
    'patties',
  ],
  [/(hot dog|sausage|kielbasa|bratwurst|chorizo)s? in .*sauce/, 'pan'],
  [/(wurst|sausages?) in a (bun|roll)/, 'hot dog'],
  [
    /pigs? in (a )?blankets?|sausage rolls?|(cabbage|grape|vine) (leaf |leave )?rolls?|stuffed cabbage|stuffed (grape|vine) leaves/,
    'rolls',
  ],
  [/overnight oats|bircher|chia (seed )?pudding|chia jar/, 'jar'],
  [/hot chocolate|hot cocoa|mulled|hot (toddy|apple cider|milk)|bone broth|eggnog/, 'mug'],
  [
    /sticky toffee|christmas pudding|plum pudding|spotted dick|steamed (sponge|pudding)|treacle sponge|jam roly/,
    'turned out',
  ],
  [/(lava|molten).*cake|fondant au chocolat|moelleux|chocolate fondant/, 'ramekin'],
  [/english pancake|pancake day|(scallion|green onion|spring onion) pancake/, 'crepes'],
  [/tarte? flambee|flammkuchen/, 'pizza'],
  [
    /chicken parm|veal parm|(chicken|pork|veal|turkey) (milanese|alla milanese|schnitzel|katsu)\b(?! curry)/,
    'plate',
  ],
  [/steak (and|&) (ale|kidney|guinness|mushroom) pie/, 'pie'],
  [/(burger|brioche|hamburger|hot dog) buns?\b/, 'buns'],
  [/stuffed shells|stuffed pasta|manicotti|cannelloni/, 'enchiladas'],
  [
    /baked beans|refried beans|black beans\b(?! ?(soup|burger|taco|salad|enchilada|quesadilla|dip|stew|chil|burrito|patt))/,
    'pulses',
  ],
  [/gingerbread (men|man|cookie|house|biscuit|people)/, 'cookies'],
  [/baked eggs|oeufs? (en )?cocotte|shirred eggs?|chawanmushi/, 'ramekin'],
  [/egg (muffin|cup)s?\b/, 'muffins'],
  [
    /(soy|ramen|tea|pickled|deviled|devilled|stuffed|russian|mimosa|boiled) eggs?\b|oeufs? mimosa|ajitama/,
    'egg halves',
  ],
  [
    /sweet and sour|kung pao|mapo|general tso|(orange|sesame|cashew|lemon) chicken$|beef and broccoli|bulgogi|chop suey|stir.?fr/,
    'pan',
  ],
];

/** The last words of a name determine the dish: a taco salad is a salad, a lasagna soup a soup. */
export const LAST_WORDS: readonly NameRule[] = [
  [/(corn|chil[ie]|hot|cheese) ?dogs?$|lobster rolls?$/, 'hot dog'],
  [/noodle soups?$|\b(ramen|pho|udon|soba|laksa)( soup| bowl| (noodles )?in broth)?s?$/, 'noodle soup'],
  [/(?<!noodle |soup |smoothie |fruit )bowls?$/, 'bowl'],
  [/(soup|bisque|chowder|broth|gazpacho|veloute|potage)s?$/, 'soup'],
  [/fruit salad$/, 'fruit salad'],
  [/(caprese|tomato|tomato and mozzarella) salad$/, 'composed salad'],
  [/(salad|slaw)s?$/, 'salad'],
  [
    /(grilled cheese|toasted|tuna melt|patty melt).*sandwich(es)?$|(toastie|panini|melt)s?$/,
    'grilled cheese',
  ],
  [
    /(pulled|bbq|barbecue|shredded (pork|beef|chicken)) .*sandwich(es)?$|sloppy joes?$|sliders?$|burgers?$/,
    'burger',
  ],
  [/(ice cream|cookie|macaron) sandwich(es)?$/, 'cookies'],
  [/(sandwich(es)?|submarines?|hoagies?)$/, 'sandwich'],
  [/(casserole|gratin|bake)s?$/, 'oven dish'],
  [/(potpie|pot pie)s?$/, 'pie'],
  [/(curry|curries|masala)$/, 'curry'],
  [/(stew|goulash|casserole|tagine|chil[il]i?|chili con carne)s?$/, 'stew pot'],
  [/tacos?$/, 'tacos'],
  [/pizzas?$/, 'pizza'],
  [/wraps?$/, 'burrito'],
  [
    /dips?$|(?<!apple ?)sauce$|(dressing|vinaigrette|(?<!and )gravy|salsa|guacamole|hummus|pesto|spread|pate)$/,
    'dip',
  ],
  [/(smoothie|milkshake|shake|juice|lassi|lemonade|cooler|punch|spritz|frappe)s?$/, 'glass'],
  [/skewers?$|(?<!doner )kebabs?$|kabobs?$/, 'skewers'],
  [/fried rice$|pilau$|pilaf$|biryani$/, 'rice bowl'],
  [/fondue$/, 'dip'],
  [/hot ?pot$/, 'stew pot'],
  [/cheese ?cakes?$/, 'cheesecake'],
  [/(cup ?cake|(?<!english )muffin)s?$/, 'muffins'],
  [/cookies?$/, 'cookies'],
  [/(brownie|blondie|bar|square)s?$/, 'squares'],
  [
    /(?<!(flat|pita|corn|short|monkey|garlic|fry|spoon|fried|crisp|naan|sweet|egg|eggy|roti) ?)breads?$/,
    'loaf',
  ],
  [/(ice cream|sorbet|gelato|mousse|sundae)s?$/, 'coupe'],
  [/waffles?$/, 'waffles'],
];

/** All other words, anywhere in the name: sweet and baked dishes first, because their fillings name other dishes. */
export const NOUNS: readonly NameRule[] = [
  [/cheese ?cake|kasekuchen/, 'cheesecake'],
  [/(?<!english )muffin|cup ?cake|popover|yorkshire pudding|financier|madeleine|friand/, 'muffins'],
  [
    /cinnamon (roll|bun|swirl)|kanelbull|pinwheel|sticky bun|chelsea bun|pain aux raisins|palmier|swiss roll|roulade|snail/,
    'swirls',
  ],
  [
    /shortbread|cookie|biscotti|snickerdoodle|ginger ?(snap|nut)|macaro+ns?\b|meringues?$|anzac|(oat|digestive|ginger|almond) biscuit|energy (ball|bite)|(date|bliss|protein|coconut|rum|peanut butter) balls?|truffle(?! (pasta|fries|risotto|oil|mac))|amaretti|lebkuchen|florentine|rugelach|speculoos|crackers?$|crispbread|brigadeiro|alfajor|whoopie/,
    'cookies',
  ],
  [
    /brownie|blondie|flapjack|cornbread|corn bread|fudge|baklava|krisp|treats?$|tray ?bake(?=$| cake)|rocky road|lemon square|nougat|halva|marshmallow|nanaimo|lamington|millionaire|granola bar|energy bar|protein bar|parkin|seven.layer bar/,
    'squares',
  ],
  [/waffle|gaufre/, 'waffles'],
  [
    /galettes? (breton|complete|de sarrasin)|crepe|palatschinken|pfannkuchen|dosa\b|chilla\b|pudla|blintz|cannelloni crepe/,
    'crepes',
  ],
  [
    /pancake|hot ?cake|flap jack|blini|pikelet|drop scone|griddle ?cake|kaiserschmarrn|poffertjes|cachapa/,
    'pancakes',
  ],
  [/bundt|gugelhupf|kugelhopf|monkey bread|savarin|rum baba|ring cake|angel food|panettone/, 'ring cake'],
  [
    /meat ?loaf|wellington|nut roast|nut loaf|lentil loaf|terrine|galantine|salisbury|hackbraten/,
    'meat slices',
  ],
  [/bruschetta|crostini|mollete|\btoasts?\b|\btartine|smorrebrod|bagel(?!s)|garlic bread/, 'toast'],
  [/focaccia|pizza|pissaladiere|lahmacun|manakish|pide\b|flat ?breads? (and|with) \w*cheese|coca\b/, 'pizza'],
  [
    /calzone|empanada|samosa|\bpast(y|ies)\b|turnover|croissant|borek|burek|spanakopita|strombol|pirozh|hand pie|strudel|sambusa|piroshki|kolache|curry puff|vol-au-vent/,
    'turnovers',
  ],
  [/gozleme|quesadilla|pupusa|khachapuri|arepa|bolani|sincronizada/, 'quesadilla'],
  [/cinnamon toast/, 'toast'],
  [
    /flat ?bread|\bnaan|chapati|\broti\b(?<!poulet roti)|pita bread|pitas?$|paratha|lefse|injera|(flour|corn|homemade) tortillas|tortillas?$|lavash|bhatura|\bpuri\b|matzo/,
    'flatbreads',
  ],
  [/do(ugh)?nut|\bbagels\b|onion rings?|pretzel|simit|cruller|beignet|rosquilla|taralli/, 'rings'],
  [
    /(banana|nut|zucchini|courgette|pumpkin|apple|soda|ginger|rye|white|wheat|meal|sandwich|sourdough|no.knead|brown|spelt|seed|beer|olive|date|milk|artisan|country|french|italian|raisin|cheese|potato|irish|walnut|cardamom|multigrain|oat) ?bread\b|gingerbread|\bloa(f|ves)\b|brioche|challah|pound cake|drizzle|fruit ?cake|sourdough$|ciabatta|baguettes?$|babka|stollen|^bread$|quatre.quarts|madeira cake|pan de|pain de mie/,
    'loaf',
  ],
  [
    /\bscones?\b|biscuits?\b|(dinner|bread|yeast|parker house|milk) rolls?|hot cross bun|pao de queijo|english muffin|\bbuns?\b(?<!(bao|steamed|pork|custard) buns?)|crumpet|gougere|profiterole|eclair|cream puff|choux/,
    'buns',
  ],
  [/tarte? flamb/, 'pizza'],
  [
    /quiche|\btarts?\b|\btarte\b|tartlet|flamiche|(pumpkin|key lime|lime|pecan|sweet potato|banoffee|meringue|custard|cream|chess|buttermilk|chocolate|peanut butter|mud|lemon|coconut) pie/,
    'tart',
  ],
  [/crumble|brown betty|\bcrisp\b/, 'crumble'],
  [/cobbler|\bgrunt\b|\bslump\b|\bbuckle\b|pandowdy|shortcake/, 'cobbler'],
  [/\bpies?\b|linzer|galette|tourtiere|pithivier/, 'pie'],
  [/clafoutis|tiramisu|\bstrata\b|stuffing|dressing$|kugel|far breton/, 'oven dish'],
  [
    /(chocolate|carrot|layer|velvet|coconut|opera|devil'?s? food|mud|honey|hummingbird|mocha|coffee and walnut|ice cream) (\w+ )?cake|black forest|schwarzwald|gateau|sacher|medovik|dobos|\btorte\b|opera cake|flourless chocolate/,
    'cake slice',
  ],
  [
    /\bcakes?\b(?<!(fish|crab|rice|potato|oat) ?cakes?)|sponge|pavlova|castella|genoise|kuchen|torta\b|bizcocho|kladdkaka|simnel/,
    'whole cake',
  ],
  [/lasagn|pastitsio/, 'lasagne'],
  [/parfait|trifle|eton mess|cranachan|knickerbocker|verrine/, 'parfait'],
  [/creme brulee|creme catalan|crema catalana|custard|souffle|pots? de creme|ramekin|syllabub/, 'ramekin'],
  [
    /panna cotta|\bflan\b|creme caramel|caramel custard|blanc ?mange|\bjelly\b(?<!peanut.*)|aspic|steamed pudding|bavarois|sutlac/,
    'turned out',
  ],
  [
    /frozen (\w+ )+cream|mousse|ice cream|sorbet|gelato|banana split|\bfool\b|zabaglione|zabaione|sabayon|frozen yog|granita|jell?-?o\b|sundae|semifreddo|(vanilla|chocolate|butterscotch|banana|tapioca|instant|lemon|mango|pistachio) pudding|^pudding|affogato|parfait ice|nice cream|sherbet/,
    'coupe',
  ],
  [
    /\bchai\b|\btea\b(?<!(iced|ice|sweet|bubble) tea)(?!.*(egg|cake))|(?<!iced )latte\b|cappuccino|hot drink|\bcocoa$|atole|champurrado|glogg/,
    'mug',
  ],
  [
    /smoothie|shake\b|juice|lassi|lemonade|\bdrink\b|cooler|frapp|agua fresca|golden milk|iced? (coffee|tea|latte|matcha)|horchata|sangria|cocktail|(orange|lime|lemon|cherry)ade$|mojito|kombucha|kefir drink|\bnut milk|oat milk$|almond milk$|limeade|spritz|bubble tea|cold brew|aguas? frescas?/,
    'glass',
  ],
  [/enchilada/, 'enchiladas'],
  [/nachos|chilaquiles|tortilla chips|totopos|migas/, 'nachos'],
  [/quesadilla/, 'quesadilla'],
  [/grilled cheese|croque\b|toastie|panini|\bmelts?\b|cuban sandwich|cubano/, 'grilled cheese'],
  [/burger|sloppy joe|slider/, 'burger'],
  [
    /\bblt\b|sandwich|\bclub\b|\bpb and j\b|banh mi|reuben|submarine|hoagie|po'? ?boy|muffuletta|butty|bocadillo|torta ahogada/,
    'sandwich',
  ],
  [/burrito|\bwraps?\b|shawarma|gyros?\b|doner|chimichanga|kathi roll/, 'burrito'],
  [/taco|fajita|tostada|carnitas|barbacoa|al pastor/, 'tacos'],
  [
    /stuffed|(baked|loaded|jacket|hasselback) (\w+ )?potato|potato skins|chiles? rellenos|twice.baked/,
    'stuffed',
  ],
  [
    /ramen|\bpho\b|laksa|khao soi|(udon|soba|noodles?|somen) (in broth|soup)|noodle soup|mohinga|champon/,
    'noodle soup',
  ],
  [
    /gumbo|cassoulet|bourguignon|coq au vin|ratatouille|goulash|gulasch|tagine|tajine|stew\b|stroganoff|feijoada|jambalaya|osso ?buc|bigos|cacciatore|chil[il]i? con|\bchill?i$|^(\w+ ){0,3}(?<!sweet )chill?i$|chil[ie] (verde|colorado)|pozole|tinga|daube|carbonnade|navarin|blanquette|hot ?pot|caponata|sancocho|doro wat|ropa vieja|estofado|fricassee|sauerbraten|birria|etouffee|braised|succotash|peperonata/,
    'stew pot',
  ],
  [
    /soup|chowder|bisque|minestrone|gazpacho|tom (yum|yam|kha)|borscht|borsch|vichyssoise|cullen skink|avgolemono|caldo|ribollita|veloute|consomme|bouillabaisse|cioppino|salmorejo|mulligatawny|pappa al|zuppa|soupe|\bsuppe\b|sopa|stracciatella soup|egg drop|hot and sour|\bmiso$|harira|callaloo|zurek/,
    'soup',
  ],
  [
    /katsu curry|curry(?!wurst)|chana masala|masala\b(?! (omelet|chai|chickpeas|dosa|fries|potato|oats))|saag|palak|tikka|butter chicken|rogan josh|korma|vindaloo|rendang|aloo gobi|adobo|jalfrezi|madras|balti|dopiaza|paneer|makhani|chole\b|dhansak|mole\b/,
    'curry',
  ],
  [
    /\bdal\b|\bdaal|dahl|dhal|rajma|refried|\bful\b|foul med|(baked|cowboy|butter|white|pinto|cannellini|kidney|bean) beans|lentils|lentejas|fasolada|gigantes|(?<!green )beans$|feijao|frijoles/,
    'pulses',
  ],
  [
    /risotto(?! rice)|porridge|oatmeal|congee|\bjook\b|polenta|\bgrits\b|semolina|upma|cream of wheat|muesli|cereal|savory oats|\boats\b|rice cereal|farro risotto|orzotto|khichuri|haleem|mush$/,
    'creamy grain',
  ],
  [
    /fried rice|nasi goreng|pila[fu]|pulao|biryani|jollof|kedgeree|arroz con pollo|(steamed|boiled|cilantro|coconut|spanish|mexican|lemon|saffron|yellow|dirty|turmeric|herbed|garlic|sticky|plain|basmati|jasmine|brown|white) rice|\brice$|plov|tahdig/,
    'rice bowl',
  ],
  [/omelet(te)? rice|omurice/, 'omelette'],
  [/tortilla (espanola|de patata)|spanish (omelet|tortilla)|frittata|kuku|okonomiyaki/, 'round omelette'],
  [/omelet|tamagoyaki|tortilla francesa/, 'omelette'],
  [/scramble|bhurji|akuri|menemen|revuelto|brouill|ruhrei|migas|egurdouce/, 'scrambled eggs'],
  [
    /(fried|sunny|poached|over easy|over medium) ?(side up )?eggs?\b|eggs? (benedict|florentine|royale|over|sunny)|huevos|spiegelei|cilbir|turkish eggs|full (english|breakfast)|english breakfast|irish breakfast|oeufs? (au plat|poche)|croque madame|uova|breakfast plate/,
    'fried eggs',
  ],
  [/deviled|devilled|(boiled|pickled|stuffed|soy|tea|russian).*eggs?\b|eggs? mayonnaise/, 'egg halves'],
  [
    /gnocchi|ravioli|tortellini|penne|rigatoni|fusilli|farfalle|orecchiette|macaroni|conchiglie|\bziti\b|\borzo\b|cavatelli|paccheri|alla (norma|vodka)|primavera|pasta\b|agnolotti|cavatappi/,
    'short pasta',
  ],
  [
    /spaghetti|linguin|tagliatelle|fettuccin|pappardelle|bucatini|vermicelli|angel hair|capellini|aglio|carbonara|bolognese|\bragu\b|scampi|alfredo|cacio|vongole|pad (thai|see)|chow mein|lo mein|yakisoba|noodle|puttanesca|dan dan|amatriciana|japchae|mee goreng|bihun|chow fun|zoodle|udon|soba/,
    'pasta nest',
  ],
  [
    /hummus|guacamole|baba g(h)?an|bharta|tzatziki|\bdip\b|salsa|muhammara|pico de gallo|tapenade|pesto|\bpate\b|rillettes|whipped feta|romesco|chimichurri|aioli|queso|spread$|labneh|raita|mayonnaise|vinaigrette/,
    'dip',
  ],
  [
    /mashed|\bmash\b|colcannon|potato puree|\bchamp\b|skordalia|puree|aligot|stoemp|kartoffelpuree|stamppot/,
    'mash',
  ],
  [/caprese|carpaccio|sliced tomato|tomatoes? (and|with) mozzarella/, 'composed salad'],
  [
    /fruit salad|macedonia|ambrosia|fruit (bowl|platter|cup)|melon balls|(poached|caramelized|stewed|macerated) (\w+ )?(pear|peach|plum|nectarine|quince|apricot|fruit|rhubarb|apple|banana|berr|strawberr|cherr|fig)/,
    'fruit salad',
  ],
  [
    /salad|coleslaw|tabb?ouleh|fattoush|nicoise|slaw\b|chaat|larb|som tam|insalata|ensalada|ceviche|panzanella|remoulade|sunomono|poke$/,
    'salad',
  ],
  [
    /satay|kebab|kabob|skewer|souvlaki|yakitori|brochette|anticucho|kofta|shashlik|espetada|seekh|pinchos/,
    'skewers',
  ],
  [
    /fritter|falafel|croquette|bhaji|pakora|patt(y|ies)\b|frikadell|rissole|keftede|burgers? without|pajeon|vada\b|acaraje|tater tot|zucchini cake|kibbeh|bunuelo|hush ?pupp/,
    'patties',
  ],
  [
    /dumpling|gyoza|pot ?sticker|pierog|\bbao\b|momos?\b|wonton|khinkali|pelmeni|manti\b|har gow|steamed bun|shumai|siu mai|vareniki|mandu\b|knodel|modak|tamale/,
    'dumplings',
  ],
  [/sushi|\bmaki|california roll|kimbap|gimbap|temaki|nigiri|onigiri|futomaki/, 'sushi rolls'],
  [
    /(spring|egg|summer|rice paper|salad|fresh|crab) rolls?|lumpia|taquito|flauta|churro|mozzarella sticks|dolma|cigar|sarma|(cheese|fish|bread) (sticks|fingers)|\brolls?$|involtini|zucchini rolls|rouladen/,
    'rolls',
  ],
  [
    /\bfries\b|\bchips\b(?<!kale chips)(?<!chocolate chips)|wedges|poutine|patatas bravas|home fries/,
    'fries',
  ],
  [/\bribs?\b(?<!prime rib)|costine|spare ?rib/, 'ribs'],
  [
    /wings?\b|fried chicken|nugget|drumstick|popcorn|karaage|mussels|moules|calamari|tenders|chicken (fingers|strips|bites)|clams|oysters|crackling|edamame$|tempura|fritto misto|peanuts$|spiced nuts|trail mix/,
    'heap',
  ],
  [/meat ?balls?|albondigas|klopse|kottbullar|polpette|kofte/, 'meatballs'],
  [
    /currywurst|bratwurst|merguez|sausages?$|sausages? (and|with) (onion|pepper|sauerkraut|lentil|cabbage)|kielbasa|weisswurst|boerewors|hot link|bangers/,
    'sausages',
  ],
  [
    /sheet.?pan|\btray\b|tray ?bake|granola|kale chips|roast(ed)? (potato|vegetable|root|carrot|broccoli|cauliflower|brussels?|pumpkin|squash|asparagus|beet|chickpea|tomato|pepper|garlic|almond|nut|parsnip|sweet potato|mushroom|eggplant|aubergine|fennel|cabbage|zucchini|corn|red)|^(\w+ )?roasted\b|grilled (vegetable|zucchini|eggplant|aubergine|asparagus|corn|pepper)|baked (apple|pear|tomato|feta)|antipasto|charcuterie|cheese board|corn on the cob|elote/,
    'tray',
  ],
  [
    /(leg|shoulder|saddle|rack) of|(roast|whole|baked|glazed|smoked|spatchcock|rotisserie|stuffed) (\w+ )?(chicken|turkey|duck|goose|beef|pork|lamb|ham|venison|veal)\b(?! (breast|thigh|wing|leg|drum|strip|nugget|tender|salad|soup|chop|sandwich|curry|pasta))|\broast$|prime rib|pork shoulder|poulet roti|brathahnchen|porchetta|pernil|baked ham|pork belly|brisket|sunday roast|roast (beef|pork|lamb)|schweinebraten|lechon/,
    'platter',
  ],
  [
    /gratin|casserole|moussaka|scalloped|parmigiana|(eggplant|aubergine) parm|cauliflower cheese|\bbake\b|dauphinois|tetrazzini|jansson|hotdish|bobotie|timballo|johnny marzetti|kugel|au four/,
    'oven dish',
  ],
  [
    /skillet|\bpan\b(?!.(seared|fried|roasted))|paella|saute|\bwok\b|bratkartoffeln|teppanyaki|chow\b|fideua|migas/,
    'pan',
  ],
  [/yog(h)?urt|\bbowls?\b|couscous|quinoa|bulgur|\bacai\b|grain/, 'bowl'],
  [
    /\bjams?\b|marmalade|pickle|kimchi|sauerkraut|chutney|relish|\bcurd\b|preserve|compote|(apple|pumpkin|pear|nut|peanut|almond|cashew) (butter|sauce)|applesauce|apple sauce|\bghee\b|giardiniera|confit|syrup$|seasoning|spice mix|\brub$/,
    'jar',
  ],
  [
    /breaded|seared|pan.fried|schnitzel|milanese|tonkatsu|katsu|piccata|marsala|saltimbocca|steak|chops?\b|cutlet|fillet|escalope|kiev|cordon bleu|breast|thighs?|liver|gammon|grilled (fish|salmon|chicken|pork|lamb)|baked (cod|salmon|fish|chicken)|salmon|trout|\bcod\b|tuna|fish\b|halibut|tilapia|sea bass|duck|tofu steak/,
    'plate',
  ],
];
