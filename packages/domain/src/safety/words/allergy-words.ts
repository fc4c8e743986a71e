import type { Allergen } from '../../eater.ts';

/** Words for the ten listed allergens, singular. Names in other languages are in `foreign-names`. */
export const LISTED_WORDS: Readonly<Record<Allergen, string>> = {
  nuts: 'nut, tree nut, treenut, tree nut butter, nut meat',
  peanuts: 'peanut, groundnut, ground nut, pea nut, monkey nut, peanut butter, arachis, goober pea',
  dairy: `dairy, milk, cow milk, cows milk, milk protein, cow milk protein, cows milk protein, milk sugar, milk fat,
    milk solid, casein, caseinate, whey, whey protein, lactose, lactalbumin, butterfat, dairy protein, milk powder,
    bovine milk, cmpa, cmp, cma, cow dairy, df`,
  eggs: `egg, egg white, egg yolk, white of egg, hen egg, chicken egg, whole egg, egg protein, ovalbumin, albumin, albumen,
    ovomucoid, eggwhite, eggyolk, yolk, fried egg, scrambled egg, boiled egg, poached egg, egg powder`,
  gluten: `gluten, wheat, celiac, coeliac, coeliac disease, celiac disease, coeliac sprue, wheat gluten, wheat flour, wheat germ,
    wheat protein, wheat starch, wheat bran, gliadin, cereal containing gluten, gluten cereal, flour, coeliacs, celiacs, ncgs, ncws, gf`,
  soy: 'soy, soya, soybean, soy bean, soya bean, soy protein, soja, soy milk, soya milk, soy lecithin, soy sauce',
  shellfish:
    'shellfish, shell fish, crustacean and mollusc, shell, shelled animal, shelled seafood, animal with a shell, creature with a shell',
  fish: 'fish, finned fish, fin fish, finfish, white fish, oily fish, fin, fish protein, fish oil, saltwater fish, freshwater fish',
  sesame: 'sesame, sesame seed, tahini, sesame oil, benne seed, til seed, gingelly',
  sulfites: `sulfite, sulphite, sulfur dioxide, sulphur dioxide, metabisulfite, metabisulphite, bisulfite, bisulphite,
    sodium metabisulfite, sodium metabisulphite, potassium metabisulfite, e220, e 220, so2, sulfate preservative`,
};

/** Other names of the kinds in `food-groups`, singular. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  seafood: 'sea food',
  citrus: 'citrus fruit, citric fruit, citrous, citric',
  crustacean: 'crustacean shellfish, shellfish crustacean, crustacea',
  mollusc: 'mollusk, mollusc shellfish, mollusk shellfish, molluscan shellfish, shelled mollusc',
  bivalve: 'bivalve mollusc, bivalve mollusk',
  'stone fruit': 'stonefruit, pitted fruit, drupe, fruit with stone, fruit with pit, prunus',
  'tropical fruit': 'exotic fruit',
  berry: 'berry fruit',
  'red meat': 'meat red, dark meat',
  'mammal meat': 'hoof, hooves, hoofed animal, mammalian meat, mammal, mammalian product',
  game: 'game meat, wild game, game animal',
  poultry: 'feather, feathered animal, fowl, bird meat, white meat, bird',
  'processed meat':
    'cured meat, cold cut, lunch meat, charcuterie, nitrite, nitrate, sodium nitrite, deli meat, preserved meat',
  'alpha gal': 'ags, alphagal, alpha gal syndrome, alpha galactose, mammalian meat allergy, galactose alpha',
  'latex fruit': 'latex, latex fruit syndrome, latex cross reactive fruit, latex food, latex related fruit',
  nightshade:
    'nightshade veg, nightshade veggie, nightshade vegetable, nightshade family, solanaceae, solanum, nightshade plant',
  legume: 'leguminous plant, leguminous vegetable, legume family',
  pulse: 'pulse family, dried pulse, dry bean',
  allium: 'onion family, allium vegetable, allium family, garlic family',
  brassica: 'cruciferous vegetable, crucifer, cruciferous, cabbage family, brassicas, cruciferae',
  'leafy green': 'leafy vegetable, green leafy vegetable, leafy green vegetable, salad leaf, salad green',
  squash: 'squash family, gourd family',
  gourd: 'cucurbit, cucurbitaceae',
  apiaceae: 'umbellifer, umbelliferae, carrot family, celery family, parsley family',
  mushroom: 'fungi, fungus, edible fungi, mushroom family',
  alcohol: 'alcoholic drink, alcoholic beverage, ethanol, booze, spirit, liquor, cooking alcohol',
  caffeine: 'caffeinated drink, caffeinated',
  'artificial sweetener': 'sugar substitute, sweetener, non nutritive sweetener, aspartame sweetener',
  'sugar alcohol': 'polyol',
  fodmap: 'fodmaps, high fodmap, high fodmap food, low fodmap, low fodmap diet',
  'animal product': `animal food, animal derived product, vegan, strict vegan, vegan food, plant based, plant based food,
    plant based eater, orthodox fasting, orthodox fast, orthodox lent, fasting food, lenten, lenten food, tsom, ye tsom, yetsom,
    nistisimo, nistisima, postne, postny`,
  'meat and fish': `vegetarian, vegetarian food, veggie, lacto vegetarian, ovo vegetarian, lacto ovo vegetarian,
    ovo lacto vegetarian`,
  'meat not fish': 'pescatarian, pescetarian, pesco vegetarian',
  'not halal': 'halal, halal food, halal meat, halal certified, non halal, haram, haraam, muslim',
  'not kosher': `kosher, kosher food, kosher meat, non kosher, treif, trayf, kashrut, jewish, mixing meat with dairy, mixing meat and dairy,
    mixing meat with milk, mixing meat and milk, mixing milk and meat, mixing dairy and meat, mix meat with dairy, mix meat and dairy, mix meat with milk,
    mix meat and milk, mix milk and meat, mix dairy and meat, combine meat and dairy, combine meat and milk, meat and milk separate,
    meat and dairy separate, meat and milk separately, meat and dairy separately, milk and meat separate, dairy and meat separate, meat and milk apart,
    meat and dairy apart, meat and milk together, meat and dairy together, meat with dairy together`,
  'not jain': 'jain, jain food, jainism, jain veg, jain vegetarian, jain diet',
  'not keto': 'keto, ketogenic, keto diet, ketogenic diet, keto friendly',
  'not low carb': 'low carb, low carbs, low carbohydrate, low carb diet, lchf, low carb eater',
  'not paleo': 'paleo, paleo diet, paleolithic, paleolithic diet',
  'not whole30': 'whole30, whole 30, whole thirty',
  'raw fish': `uncooked fish, undercooked fish, fish raw, roher fisch, rohen fisch, poisson cru, pescado crudo, pesce crudo,
    peixe cru, surowa ryba, rauwe vis`,
  'raw meat':
    'uncooked meat, undercooked meat, rare meat, pink meat, rohes fleisch, viande crue, carne cruda, carne crua',
  favism: 'g6pd, g6pd deficiency, g6pdd, glucose 6 phosphate dehydrogenase deficiency, favismo, favismus',
  'not in pregnancy': `pregnant, expecting, expecting a baby, expecting baby, expecting our first child, expecting our first baby, expecting twins, mum to be, mom to be,
    mother to be, trying for a baby, trying to conceive, ttc, having a baby,
    schwanger, enceinte, embarazada, incinta, gravida, zwanger, w ciazy, pregnancy, pregnant woman, pregnant wife`,
  'not for infant': `infant, infants, newborn, weaning, blw, led weaning, baby led weaning, infant led weaning, beikost, diversification alimentaire,
    svezzamento, first food, first foods, starting solids, starting solid`,
  'salty food': `low sodium, low salt, sodium, less salt, less sodium, reduced salt, reduced sodium, low sodium diet, low salt diet, sodium free,
    salt free, salt free diet, no added salt, added salt, high sodium, high salt, too much salt, salty, hypertension, high blood pressure,
    blood pressure, salzarm, bluthochdruck, sin sal, sans sel, senza sale`,
  'sugary food': `diabetic, diabetes, diabetics, diabete, type 1 diabetes, type 2 diabetes, type 1 diabetic, type 2 diabetic, diabetes type 1,
    diabetes type 2, diabetic type 1, diabetic type 2, t1d, t2d, prediabetic, prediabetes, pre diabetic, pre diabetes, gestational diabetes,
    insulin resistance, insulin resistant, low sugar, no added sugar, added sugar, less sugar, sugar free, low sugar diet, low gi,
    refined sugar, diabetisch, diabetiker, diabetikerin, diabétique, diabético, diabética, diabetico, cukrzyca, zuckerfrei`,
  'hard cheese': 'aged cheese, mature cheese, hard aged cheese, aged hard cheese',
  'root vegetable': 'root crop',
  'spicy food': 'spicy, hot spice, spicy dish',
  'palm oil': 'palm fat',
  seed: 'edible seed, all seed, oil seed',
  yeast: 'brewer yeast, baker yeast, bakers yeast, brewers yeast',
  gelatin: 'gelatine',
  'bell pepper':
    'red pepper, yellow pepper, orange pepper, red bell pepper, yellow bell pepper, orange bell pepper',
  chili: 'chili pepper, hot pepper, capsaicin, chilli pepper, spicy pepper',
  corn: 'maize, corn syrup, sweetcorn',
  // Animals whose names people use for their meat.
  pork: 'pig, swine, hog, piglet, pork meat, porcine',
  beef: 'cow, cattle, bovine, ox, bull, beef meat, hindu',
  honey: 'bee product, bee produce, apiculture product',
  lamb: 'sheep, ovine, lamb meat',
  chicken: 'hen, rooster, cockerel, chicken meat',
  venison: 'deer, stag, elk meat',
  // Simvastatin and atorvastatin rise in the blood with grapefruit (NHS, 'Statins').
  grapefruit: 'on statin, statin, take statin, taking statin, simvastatin, atorvastatin, lipitor',
  msg: 'monosodium glutamate, glutamate, e621, added msg, mono sodium glutamate',
};

/** What diets leave out, so that of 'vegan except honey' the rest is kept. */
export const DIET_PARTS: Readonly<Record<string, readonly string[]>> = {
  'animal product': ['meat and fish', 'dairy', 'egg', 'honey'],
  'meat and fish': ['meat not fish', 'fish', 'shellfish'],
  'meat not fish': ['red meat', 'poultry', 'gelatin', 'lard'],
};

/** Insects and nutrients, which are neither foods nor typing errors. The person is told that they are not understood. */
export const NOT_FOODS =
  'bee, wasp, hornet, bee sting, wasp sting, insect sting, insect bite, carb, carbs, net carb';

/**
 * Illnesses and medicines for which what to eat is a doctor's to say, in several languages. No list of foods is left out for them, and the
 * person is told so. Those for which the tables have a list (`GROUP_WORDS`) are not among them.
 */
export const ILLNESSES = `gout, gicht, goutte, gota, gotta, dna moczanowa, jicht, uric acid, hyperuricemia, ckd, chronic kidney disease, kidney disease,
  kidney failure, kidney problem, kidney stone, kidney transplant, renal disease, renal failure, renal diet, dialysis, nephropathy, niereninsuffizienz,
  nierenerkrankung, insuffisance renale, insuficiencia renal, insufficienza renale, low potassium, potassium, low phosphate, phosphate, heart disease, heart failure,
  heart condition, heart problem, heart attack, cardiovascular disease, herzkrankheit, herzinsuffizienz, cholesterol, high cholesterol, hypercholesterolemia, stroke,
  maoi, maois, maoi antidepressant, mao inhibitor, tyramine, warfarin, coumadin, blood thinner, anticoagulant, marcumar, lithium, liver disease, fatty liver,
  cirrhosis, hepatitis, gallstone, gallbladder, gallbladder disease, pancreatitis, pku, phenylketonuria, galactosemia, galactosaemia, porphyria, wilson disease, hemochromatosis,
  haemochromatosis, histamine, histamin, histaminintoleranz, histaminose, histamina, mcas, mast cell activation syndrome, mastocytosis, salicylate, salicylates,
  oxalate, oxalates, fructose, fructose malabsorption, fructosa, fruktose, sibo, ibs, irritable bowel, irritable bowel syndrome, reizdarm, crohn, crohn disease, colitis,
  ulcerative colitis, ibd, inflammatory bowel disease, diverticulitis, gastritis, gastroparesis, ulcer, stomach ulcer, gerd, gord, reflux, acid reflux, heartburn, gastric bypass,
  bariatric surgery, gastric sleeve, dysphagia, eosinophilic esophagitis, eoe, epilepsy, cancer, chemotherapy, chemo, immunosuppressed, immunocompromised, transplant,
  hypoglycemia, hypoglycaemia, hypothyroidism, hyperthyroidism, hashimoto, thyroid, thyroid disease, hypertriglyceridemia, anemia, anaemia, anorexia, bulimia,
  eating disorder, pcos, hiv, cystic fibrosis`;

/** Words around foods that do not identify a food, singular and without accents. */
export const SAYS_NO_FOOD: ReadonlySet<string> = new Set(
  `i im i'm we're reason reasons religious religion ethical cultural ive am is are was be been being my me we our us you your he she his her hi they them their it its this that these
  those there here who which one have has had having got get gets getting give gives giving do does did doing dont don't
  not no non none never nothing can cant can't cannot could should shouldn't must mustn't may might will wont won't would eat
  eats eating ate eaten consume consuming tolerate tolerates digest drink drinking handle avoid avoids avoiding avoidance
  exclude excluding excluded without leave out off keep away stay from to of in on at by for with within into than then
  as so if when while because due since after before about near the a an any all every each some most many much more few
  lot lots other others another else also too plus and or nor but both either neither etc et al please thank thanks sorry
  kind kinds type types sort sorts form forms variety varieties family families group groups member members related
  product products derivative derivatives derived byproduct byproducts thereof ingredient ingredients item items food foods
  foodstuff stuff thing things dish dishes meal meals recipe recipes containing contains contain contained based made
  including include includes included incl especially particularly mainly mostly only just even like such example eg ie
  e.g i.e namely allergic allergy allergies allergen allergens allergenic intolerant intolerance intolerances sensitive
  sensitivity sensitivities hypersensitivity reaction reactions reactive react reacts reacting anaphylaxis anaphylactic
  anaphylactically syndrome disease disorder condition shock severe severely serious seriously mild mildly moderate slight
  slightly strong strongly extreme extremely very highly bad badly deadly lethal fatal dangerous life threatening
  threat medical medically confirmed diagnosed diagnosis doctor suspected possible possibly known hive hives rash rashes
  itchy itch itching swelling swell throat mouth tongue-swelling epipen asthma eczema migraine migraines headache
  headaches stomach ache pain cramps sick ill nausea vomit vomiting die dies kill kills causes cause causing trigger triggers
  household home house guest guests visitor texture textures stage chronic oas nietolerancja nietolerancje zonder
  son daughter child children kid kids baby toddler husband wife partner mum mom dad mother father family
  free diet dietary restriction restrictions level levels high low strict strictly total totally absolutely completely
  complete full fully raw fresh cooked frozen dried dry canned tinned tin can ground whole powdered chopped sliced
  peeled unpeeled organic processed unprocessed natural pure plain large small medium edible common certain specific various
  general trace traces cross contamination contaminated way anything everything something always sometimes often usually
  really quite pretty definitely hate hates dislike dislikes love loves want wants need needs feel feels make makes us
  able says say said tells told deathly upset upsets bother bothers burn burns bloat bloated bloating gas breathing breathe
  closes issue issues problem problems trouble whatsoever ever please severe-ish traces small amounts amount even tiny bit
  up down over under per anyone everyone year years old age because
  carry carries carrying pen break breaks skin tummy belly hurt hurts airborne hospitalised hospitalized twice birth touch
  yo soy-alergico alergico alergica alergia alergias intolerancia intolerante a al alla allo ai agli alle le la les lo los las
  il gli un una une der die das den dem des ein eine einen und oder y o e ou et di de del della dei degli delle du da do dos das na
  sin sans ohne senza sem gegen auf zu keine kein kann nicht nichts non pas ni ne je suis ich bin habe sono sou sono
  allergique allergie allergies allergisch allergia allergie allergico allergica intolerant unvertraglichkeit intoleranz
  intolleranza intolerancia produit produits producto productos produkt produkte prodotto prodotti produto produtos
  todo todos toda todas tout tous toute toutes alle aller alles tutti tutto tutte tudo jede jeder jedes
  mit con avec com fruits frei libre fleischfrei
  fan stand style pls plz thx doesn't doesnt didnt isnt arent hasnt havent wouldnt couldnt didn't isn't aren't hasn't haven't wouldn't couldn't
  tastes taste soap month months week weeks day days ago known oral tablets medication meds
  careful watch ik ben heb wij voor geen niet tegen uczulenie uczulony uczulona nie moge jestem mam jesc je jem bez
  uczulen alergie vertrage vertragt esse isst mag mange manger como puedo puede tengo tiene tenho posso
  mangio aux ao aos eet eten schwer stark weird cooking hijo hija fils fille sohn tochter figlio figlia mein meine mon ma mi mia`
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('-')),
);
