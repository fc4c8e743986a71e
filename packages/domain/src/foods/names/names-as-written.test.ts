import { expect, test } from 'vitest';
import { findFood } from '../find-food.ts';

/** Food → its names as written on recipe pages, packages and shopping lists. */
const WRITTEN: Readonly<Record<string, string>> = {
  // Cuts, sizes, packaging and amounts around a food.
  'chicken thigh':
    'boneless, skinless chicken thighs; Boneless and skinless chicken thighs; chicken thighs, trimmed',
  chicken: 'chicken curry cut; curry cut chicken; chicken, curry cut; 1 kg chicken biryani cut',
  'teff flour': 'teff flour; brown teff flour; organic ivory teff flour',
  'chicken breast':
    '2 lb chicken breasts; chicken breast (boneless, skinless); pack of chicken breasts; chicken breasts, cut into 1-inch pieces',
  bacon: 'thick-cut bacon; pack of bacon; smoked streaky bacon; 6 rashers of bacon; applewood smoked bacon',
  egg: 'extra-large eggs; a dozen eggs; Eggs (large); 2 eggs; free-range eggs, beaten; pasture-raised eggs; medium egg',
  'egg yolk': 'egg yolks; yolks; 3 large egg yolks',
  'egg white': 'egg whites; whites; carton of egg whites',
  chickpea:
    '1 can of chickpeas; 1 can (15 oz) chickpeas; tin of chickpeas; chickpeas in water; chickpeas, drained and rinsed',
  spinach: 'bag of spinach; fresh spinach, washed; frozen chopped spinach',
  'ground beef': '2 lb ground beef; 500g minced beef; beef mince; ground beef (85/15)',
  'fatty ground beef':
    'ground beef (80/20); 80/20 ground beef; ground chuck; 80% lean ground beef; beef mince 20% fat; 500g beef mince 20% fat; 2 lbs ground beef 80/20',
  'lean ground beef': '90% lean ground beef; lean minced beef; ground beef 93/7',
  'extra lean ground beef': 'extra-lean ground beef; 5% fat beef mince; extra lean beef mince',
  'lean ground pork': 'lean pork mince',
  'extra lean ground turkey': 'lean turkey mince; 99% lean ground turkey; turkey breast mince',
  'olive oil':
    'EVOO; bottle of olive oil; extra-virgin olive oil, plus more for drizzling; Bertolli olive oil',
  'vegetable oil': 'veg oil; neutral oil; vegetable oil for frying',
  milk: '1 gallon whole milk; bottle of milk; whole milk, at room temperature; carton of milk',
  butter:
    '1 stick unsalted butter; butter, softened; Kerrygold butter; Land O Lakes unsalted butter; melted butter; butter, at room temperature',
  garlic:
    '3 cloves of garlic; garlic, minced; head of garlic; jar of minced garlic; garlic cloves, peeled and crushed',
  'garlic powder': 'garlic granules; granulated garlic',
  salt: 'kosher salt; sea salt flakes; Maldon sea salt; Diamond Crystal kosher salt; coarse sea salt; salt, to taste; pinch of salt; fleur de sel; iodized salt; flaked sea salt',
  'black pepper':
    'freshly ground black pepper; black pepper, freshly ground; cracked pepper; black peppercorns; ground pepper',
  // Brands.
  spaghetti:
    'Barilla spaghetti no. 5; linguine; De Cecco linguine; spaghettini; fettuccine; tagliatelle; angel hair pasta; dried spaghetti; bucatini; box of spaghetti',
  pasta:
    'penne; fusilli; rigatoni; farfalle; penne rigate; Barilla penne; rotini pasta; bowtie pasta; pasta shells; 500 g pasta; short pasta; dried pasta; ziti; dinosaur pasta; pasta wheels; mafalda; pasta butterflies',
  macaroni:
    'macaroni; elbow macaroni; elbow pasta; macaroni pasta; elbows; pasta stars; star pasta; stelline; stelle; pasta letters; alphabet pasta; acini di pepe; anellini; pastina',
  'lasagna sheet':
    'lasagne sheets; lasagna noodles; no-boil lasagna noodles; oven-ready lasagne sheets; lasagna sheets',
  orzo: 'orzo; orzo pasta; risoni',
  'egg noodle': 'egg noodles; wide egg noodles; dried egg noodles; medium egg noodles',
  'cream cheese':
    'Philadelphia cream cheese; Philadelphia; full-fat cream cheese; 8 oz block cream cheese; soft cheese',
  mayonnaise: 'Kewpie; Kewpie mayonnaise; Hellmann’s mayonnaise; mayo; Hellmanns real mayo',
  ketchup: 'Heinz ketchup; Heinz tomato ketchup; tomato ketchup; squeezy ketchup',
  'soy sauce': 'Kikkoman soy sauce; low-sodium soy sauce; reduced-salt soy sauce; light soy sauce',
  'dark soy sauce': 'dark soy; superior dark soy sauce; lao chou',
  sriracha: 'Huy Fong sriracha; sriracha sauce; sriracha hot chili sauce',
  'greek yogurt': 'Chobani Greek yogurt; Fage 0% Greek yogurt; plain Greek yogurt; nonfat plain Greek yogurt',
  'processed cheese': 'Velveeta; processed cheese block',
  'american cheese': 'American cheese slices; Kraft singles; cheese slices',
  'edam cheese': 'Babybel; Mini Babybel; edam',
  stout: 'Guinness; stout; Guinness stout; porter',
  'sandwich cookie': 'Oreos; crushed Oreos; Oreo cookies',
  jam: 'strawberry preserves; raspberry jam; apricot preserves; grape jelly; Bonne Maman strawberry jam; blackberry jam',
  // Tomatoes.
  'tomato paste':
    'tomato paste; tomato purée in a tube; double concentrated tomato paste; tube of tomato paste; concentrated tomato paste',
  'tomato puree': 'passata; passata di pomodoro; strained tomatoes; tomato passata; sieved tomatoes',
  'crushed tomato': 'crushed tomatoes; canned crushed tomatoes; San Marzano crushed tomatoes',
  'canned diced tomato':
    'diced tomatoes; tinned chopped tomatoes; canned diced tomatoes; Hunt’s diced tomatoes; 400g tin chopped tomatoes; fire-roasted diced tomatoes; petite diced tomatoes; polpa',
  'canned tomato':
    'San Marzano tomatoes; canned whole tomatoes; tin of plum tomatoes; whole peeled tomatoes; canned tomatoes; Mutti peeled tomatoes; whole San Marzano tomatoes',
  tomato:
    'tomatoes; vine-ripened tomatoes; beefsteak tomatoes; tomatoes on the vine; ripe tomatoes, sliced; beef tomato',
  'dried tomato':
    'sun-dried tomatoes; sun-dried tomatoes in oil; sundried tomatoes; oil-packed sun-dried tomatoes',
  // Flours and leavening.
  flour:
    'plain flour; all-purpose flour; King Arthur all-purpose flour; AP flour; white flour; unbleached flour; plain flour, plus extra for dusting; bag of flour',
  'self raising flour': 'self raising flour; self-raising flour; self-rising flour; SR flour',
  'bread flour': 'strong white flour; bread flour; strong white bread flour; strong bread flour',
  'whole wheat flour':
    'wholemeal flour; whole-wheat flour; white whole wheat flour; wholemeal bread flour; atta',
  sugar: 'caster sugar; granulated sugar; golden caster sugar; white sugar; superfine sugar; cane sugar',
  'brown sugar':
    'soft light brown sugar; dark brown sugar; light muscovado sugar; packed brown sugar; demerara sugar',
  'powdered sugar': 'icing sugar; confectioners’ sugar; 10x sugar; powdered sugar, for dusting',
  'baking soda':
    'bicarb; bicarbonate of soda; bicarb soda; baking soda; bicarb of soda; Arm & Hammer baking soda',
  // Meat.
  bison: 'bison steak; buffalo meat',
  'ground bison': 'ground bison; bison mince',
  'cooked chicken thigh': 'cooked bone-in chicken thighs',
  'stewing beef':
    'stewing beef; braising steak; diced stewing steak; beef stew meat; casserole beef; beef for stew; gravy beef',
  'beef chuck': 'beef chuck; chuck roast; chuck steak',
  'bone in chicken thigh':
    'bone-in chicken thighs; chicken thighs, skin on; chicken thighs (bone-in, skin-on)',
  'beef steak': 'sirloin steak; rump steak; steak; beef steak; sirloin steaks; minute steak',
  'beef brisket': 'brisket; beef brisket',
  'beef short rib': 'short ribs; beef short ribs; bone-in short ribs',
  'pork rib': 'ribs; spare ribs; baby back ribs; pork ribs; rack of ribs',
  'pork shoulder': 'pork shoulder; pork butt; Boston butt; bone-in pork shoulder; pork shoulder, trimmed',
  'lamb shoulder': 'lamb shoulder; shoulder of lamb; diced lamb shoulder',
  'rotisserie chicken':
    'rotisserie chicken; leftover rotisserie chicken; shredded rotisserie chicken; store-bought rotisserie chicken',
  'roast chicken': 'leftover roast chicken; roast chicken',
  'cooked chicken breast':
    'leftover chicken; cooked chicken; cooked shredded chicken; cooked chicken breast; pre-cooked chicken',
  'ground turkey':
    'ground turkey; turkey mince; lean ground turkey; 93% lean ground turkey; Jennie-O ground turkey',
  duck: 'duck; whole duck',
  'smoked sausage': 'andouille; kielbasa; andouille sausage; smoked sausage; Polish kielbasa',
  bratwurst: 'bratwurst; brats',
  chorizo: 'chorizo; Mexican chorizo; cooking chorizo',
  'cured chorizo': 'cured chorizo; Spanish chorizo; chorizo ring',
  // Fish.
  'canned tuna':
    'tinned tuna; tuna in spring water; can of tuna; tuna in brine; albacore tuna in water; StarKist tuna',
  mussel: 'mussels; live mussels; fresh mussels, cleaned',
  clam: 'clams; littleneck clams; manila clams',
  squid: 'squid; calamari; baby squid; squid, cleaned',
  crab: 'crab; crab meat; lump crabmeat; white crab meat',
  anchovy: 'anchovies; anchovy fillets; anchovy fillets in oil; tinned anchovies; oil-packed anchovy fillets',
  caper: 'capers; capers in brine; nonpareil capers, drained',
  // Grains.
  'cooked white rice':
    'cooked rice; leftover rice; leftover cooked rice; cooked white rice; steamed rice; day-old rice; day-old cooked rice; microwave rice; pre-cooked rice; rice pouch',
  'white rice':
    'rice; basmati rice; jasmine rice; long-grain rice; Uncle Ben’s rice; bag of rice; Thai jasmine rice; long grain white rice; easy-cook rice',
  oat: 'rolled oats; old-fashioned oats; porridge oats; oats; Quaker oats; jumbo oats; old fashioned rolled oats',
  'quick oat': 'quick oats; instant oats; quick-cooking oats; 1-minute oats',
  'steel cut oat': 'steel-cut oats; pinhead oatmeal; Irish oats; steel cut oats',
  polenta: 'polenta; instant polenta; quick-cook polenta; dried polenta',
  grits: 'grits; stone-ground grits; quick grits',
  'corn flour': 'masa harina; Maseca; instant corn masa; masa',
  bulgur: 'bulgur; bulgur wheat; bulgar wheat; fine bulgur; burghul',
  freekeh: 'freekeh; cracked freekeh; frikeh',
  'ramen noodle': 'ramen noodles; instant noodles; packet of ramen; instant ramen; Maggi noodles',
  'rice noodle': 'rice noodles; pad Thai noodles; flat rice noodles; rice sticks; rice stick noodles',
  'rice vermicelli': 'rice vermicelli; vermicelli rice noodles; bún; mai fun',
  // What is sold fried, cooked or dried before is not the food that it was made of.
  'instant rice': 'instant rice; Minute rice',
  'pickled beet': 'pickled beetroot; beetroot jar; jarred beetroot',
  'tofu puff': 'tofu puffs; aburaage; tau pok',
  'stock powder': 'chicken bouillon powder; stock powder; Knorr caldo de pollo; Royco mchuzi mix',
  'corn on the cob': 'corn on the cob; ears of corn; elote',
  'stewing hen': 'stewing hen; boiling fowl; hard chicken',
  // A neighbour with another way of cooking.
  'parsley root': 'parsley root; pietruszka korzeń',
  'bottle gourd': 'bottle gourd; lauki; calabash; winter melon',
  'fenugreek leaf': 'fenugreek leaves; fresh methi; methi leaves',
  'dried fenugreek leaf': 'kasuri methi',
  fenugreek: 'fenugreek seeds; methi seeds',
  vermicelli: 'vermicelli; vermicelli pasta; fideo',
  gnocchi: 'gnocchi; potato gnocchi; fresh gnocchi; shelf-stable gnocchi',
  'wonton wrapper': 'wonton wrappers; gyoza wrappers; wonton skins; dumpling wrappers',
  'puff pastry':
    'puff pastry; ready-rolled puff pastry; all-butter puff pastry; frozen puff pastry sheets; Pepperidge Farm puff pastry',
  'pie crust':
    'pie crust; shortcrust pastry; refrigerated pie crust; ready-made shortcrust pastry; 9-inch pie crust; deep-dish pie shell',
  'pizza dough': 'pizza dough; pizza base; pizza dough ball; store-bought pizza dough; pizza crust',
  naan: 'naan; naan bread; garlic naan; mini naan; naan breads',
  'pita bread': 'pita; pitta breads; pita bread; pita pockets',
  bread:
    'day-old bread; stale bread; white bread; sandwich bread; sliced bread; loaf of bread; bread slices; Wonder bread; white sliced bread',
  'tortilla chip': 'tortilla chips; Tostitos; corn tortilla chips; nachos',
  // Beans and lentils.
  'refried bean': 'refried beans; canned refried beans; Old El Paso refried beans',
  'black eyed pea': 'black-eyed peas; black-eyed beans; canned black-eyed peas',
  'split pea': 'split peas; yellow split peas; green split peas; dried split peas',
  'urad dal': 'urad dal; black gram; urid dal; split urad dal; black urad dal',
  'chana dal': 'chana dal; split chickpeas; bengal gram; channa dal',
  'mung bean': 'moong dal; mung beans; mung dal; yellow moong dal',
  'toor dal': 'toor dal; tur dal; arhar dal; pigeon peas; toovar dal',
  'red lentil': 'red lentils; split red lentils; masoor dal; dried red lentils',
  lentil: 'lentils; green lentils; brown lentils; Puy lentils; French lentils; dried lentils; Le Puy lentils',
  'black lentil': 'beluga lentils; black lentils; black beluga lentils',
  'cooked lentil':
    'lentils pouch; puy lentils pouch; ready-to-eat lentils; canned lentils; cooked lentils; tinned green lentils; lentils in water; cooked Puy lentils; Merchant Gourmet Puy lentils',
  'dried chickpea': 'dried chickpeas; dry garbanzo beans; chickpeas, dried',
  'black bean':
    'black beans; can of black beans; Goya black beans; black beans, rinsed and drained; canned black beans; low-sodium black beans',
  'dried black bean': 'dried black beans; dry black beans; black beans (dried)',
  'canned pea': 'tinned peas; canned peas',
  pea: 'frozen peas; petits pois; garden peas; bag of frozen peas; Birds Eye garden peas',
  'mixed vegetable':
    'mixed frozen veg; frozen mixed vegetables; mixed veg; frozen veg; peas and carrots; mixed vegetables',
  'stir fry vegetable':
    'stir-fry vegetables; stir fry mix; stir-fry veg; frozen stir-fry vegetables; Asian vegetable mix',
  // Dairy.
  mozzarella:
    'mozzarella; fresh mozzarella; shredded mozzarella; mozzarella ball; buffalo mozzarella; grated mozzarella; mozzarella pearls',
  parmesan:
    'grated parmesan; parmigiano reggiano; Parmigiano-Reggiano, grated; freshly grated Parmesan cheese; parmesan shavings; grana padano; parmesan rind; Parmesan (shredded)',
  'cheddar cheese':
    'cheddar; sharp cheddar; grated cheddar; Cathedral City cheddar; extra mature cheddar; shredded cheddar cheese; Tillamook cheddar; block of cheddar; white cheddar',
  'half and half': 'half & half; half-and-half; half n half',
  'heavy cream':
    'double cream; heavy cream; heavy whipping cream; thickened cream; whipping cream; full-fat cream',
  'light cream': 'single cream; light cream; pouring cream; table cream',
  'sour cream': 'sour cream; soured cream; full-fat sour cream; Daisy sour cream',
  'creme fraiche': 'crème fraîche; full-fat crème fraîche; creme fraiche',
  mascarpone: 'mascarpone; mascarpone cheese; tub of mascarpone',
  halloumi: 'halloumi; halloumi cheese; block of halloumi; hallumi; light halloumi',
  paneer: 'paneer; Indian paneer; paneer, cubed; fresh paneer',
  ghee: 'ghee; clarified butter; desi ghee; melted ghee',
  // Vegetables and herbs.
  'green onion':
    'spring onions; scallions; green onions, sliced; scallion greens; bunch of spring onions; salad onions',
  cilantro:
    'coriander leaves; fresh coriander; cilantro; coriander leaf; chopped cilantro; bunch of coriander; fresh coriander, chopped; cilantro leaves and stems',
  basil: 'basil; Thai basil; holy basil; fresh basil leaves; torn basil leaves',
  parsley:
    'flat-leaf parsley; flatleaf parsley; fresh flatleaf parsley; parsley leaves; curly parsley; Italian flat-leaf parsley; fresh parsley, finely chopped',
  potato:
    'baby potatoes; new potatoes; Yukon Gold potatoes; waxy potatoes; King Edward potatoes; fingerling potatoes; Maris Piper; floury potatoes; russets; salad potatoes; Charlotte potatoes',
  lemongrass: 'lemongrass; lemon grass; lemongrass stalks; stalk of lemongrass; lemongrass paste',
  galangal: 'galangal; fresh galangal; galangal root',
  'curry leaf': 'curry leaves; fresh curry leaves; dried curry leaves',
  // Pantry of the world.
  'garam masala': 'garam masala; garam masala powder',
  'tamarind paste': 'tamarind paste; tamarind concentrate; tamarind purée',
  'fish sauce':
    'fish sauce; Thai fish sauce; nam pla; Red Boat fish sauce; nuoc mam; Thai fish sauce nam pla; Squid brand fish sauce',
  'palm sugar': 'palm sugar; jaggery; coconut sugar; gula melaka; grated palm sugar',
  'thai curry paste':
    'thai curry paste; red curry paste; green curry paste; Thai red curry paste; yellow curry paste; massaman curry paste; Mae Ploy red curry paste; panang curry paste',
  'indian curry paste':
    'tikka masala paste; Patak’s korma paste; madras curry paste; tikka paste; balti curry paste; curry paste',
  miso: 'miso; white miso paste; shiro miso; miso paste; red miso; brown miso',
  gochujang: 'gochujang; gochujang paste; Korean chili paste; Korean chilli paste',
  kimchi: 'kimchi; napa cabbage kimchi; jar of kimchi',
  nori: 'nori; nori sheets; sushi nori; toasted nori; seaweed sheets',
  mirin: 'mirin; hon mirin; sweet rice wine',
  sake: 'sake; cooking sake; Japanese rice wine',
  'oyster sauce': 'oyster sauce; Lee Kum Kee oyster sauce',
  'hoisin sauce': 'hoisin; hoisin sauce',
  'five spice': 'five spice; Chinese five-spice powder; five-spice powder; Chinese 5 spice; 5-spice',
  harissa: 'harissa; harissa paste; rose harissa',
  tahini: 'tahini; tahini paste; light tahini; sesame paste',
  'sweet soy sauce': 'kecap manis; ketjap manis; sweet soy sauce',
  furikake: 'furikake; furikake seasoning; nori furikake',
  'bouillon cube':
    'chicken bouillon; stock cube; chicken stock cubes; Knorr stock cube; bouillon cubes; Oxo cube; stock pot; Knorr chicken bouillon',
  'vegetable bouillon cube': 'vegetable stock cube; veg stock cubes; vegetable broth powder',
};

/** The same in other European languages. A word that is also a food in English means the English one. */
const WRITTEN_ABROAD: Readonly<Record<string, string>> = {
  milk: 'Milch; leche; lait; leite; latte intero; Vollmilch',
  latte: 'latte',
  egg: 'Eier; huevos; œufs; oeufs; uova; ovos; Bio-Eier',
  butter: 'Butter; beurre; mantequilla; burro; manteiga',
  flour: 'Mehl; harina; farine; farina; farinha; Weizenmehl; farine de blé',
  sugar: 'Zucker; azúcar; sucre; zucchero; açúcar',
  potato: 'Kartoffeln; patatas; pommes de terre; papas; 1 kg Kartoffeln',
  onion: 'Zwiebeln; Zwiebel; cebollas; oignons; cipolle; cebola',
  garlic: 'Knoblauch; ajo; ail; aglio; alho; gousse d’ail; dientes de ajo',
  'white rice': 'Reis; arroz; riz; riso; Basmatireis',
  pasta: 'Nudeln; pâtes; massa',
  'chicken liver pate': 'pâté; pate',
  chicken: 'Hähnchen; pollo; poulet; frango',
  'chicken breast':
    'Hähnchenbrust; pechuga de pollo; blanc de poulet; petto di pollo; peito de frango; Hähnchenbrustfilets',
  'ground beef': 'Hackfleisch; carne picada; bœuf haché; carne macinata; carne moída; Rinderhackfleisch',
  ham: 'Schinken; jamón; jambon; prosciutto cotto; presunto',
  'cheddar cheese': 'Käse; fromage; formaggio; queijo',
  'queso dip': 'queso',
  salmon: 'Lachs; saumon; salmón; salmone; Lachsfilet',
  'heavy cream': 'Sahne; crème liquide; panna; nata',
  yogurt: 'Joghurt; yaourt; yogur; iogurte',
  tomato: 'Tomaten; tomates; pomodori',
  carrot: 'Möhren; Karotten; zanahorias; carottes; carote; cenouras',
  spinach: 'Spinat; espinacas; épinards; spinaci',
  cucumber: 'Gurke; pepino; concombre; cetriolo',
  'bell pepper': 'Paprikaschoten; poivron; peperoni verdi; pimentão',
  mushroom: 'Pilze; Champignons; champiñones; funghi; cogumelos',
  apple: 'Äpfel; Apfel; manzanas; pommes; mele; maçã',
  lemon: 'Zitrone; limón; citron; limoni',
  bread: 'Brot; pane; pão; pain de mie; pan de molde',
  salt: 'Salz; sal; sel; sale grosso; sal marina',
  'black pepper': 'Pfeffer; pimienta; poivre; pepe nero',
  'olive oil': 'Olivenöl; aceite de oliva; huile d’olive; olio d’oliva; azeite',
  raisin: 'raisins; Rosinen; pasas',
  prune: 'prunes',
  lentil: 'Linsen; lentejas; lenticchie',
  'canned tuna': 'Thunfisch; atún; thon; tonno',
  water: 'agua; eau; Wasser; acqua',
};

/** Names that contain words of a food of the table, but are another food or not a food. */
const NOT_KNOWN = `
  orange candy; cherry candy; banana candy; lemon candy; strawberry candy; butter flavoured syrup; mini eggs; chocolate egg; Easter egg;
  tomato powder; beet powder; strawberry powder; egg replacer; vegan egg; vegan chicken; vegan cream cheese; dairy-free cheese;
  gluten-free beer; almond flavoured syrup; coconut shampoo; almond hand cream; cat food; dog biscuits; paper towels; egg timer; rice cooker;
  sugar scrub; lemon dish soap; salt lamp; coconut flavoured rum cake; chicken flavour crisps; bacon flavour crisps; cheese and onion pasty; vegan feta;
  fish food; peanut butter ice cream; banana protein powder; chicken salt; potato vodka; carrot seed oil; pepper spray; cashew yogurt;
  cucumber water; pumpkin spice syrup; onion seeds shampoo; apple crumble topping; butter chicken pizza; lentil chips; pea protein; beef dripping crisps;
  dried beef; egg custard powder; quail feed; chocolate milk powder; wine gums remover; hot glue; light bulbs; the; of; some; 2 kg; a bag of`;

const CASES = Object.entries(WRITTEN)
  .concat(Object.entries(WRITTEN_ABROAD))
  .flatMap(([food, names]) => names.split(/;\s+/).map((name) => [name, food] as const));

test('a food is found by its names as they are written', () => {
  expect(CASES.map(([typed]) => [typed, findFood(typed)?.name])).toEqual(CASES);
});

test('another food, or none, is not found by words of a food', () => {
  const found = NOT_KNOWN.trim()
    .split(/;\s+/)
    .flatMap((typed) => (findFood(typed) ? [[typed, findFood(typed)?.name]] : []));
  expect(found).toEqual([]);
});
