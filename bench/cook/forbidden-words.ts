import type { Allergen, Diet } from '../../packages/domain/src/eater.ts';

/**
 * Foods by name that allergens and diets forbid. Written for this benchmark from general knowledge, independent of the
 * app's tables, so that their errors are not repeated here. Names are separated by commas; `*` matches any letters of a
 * word.
 */
export interface ForbiddenList {
  readonly names: string;
  /** Exceptions whose names contain a forbidden name. */
  readonly except?: string;
  /** Foods that contain it in many brands or recipes, so that a careful cook checks. */
  readonly often?: string;
}

const NOT_ANIMAL = 'soy *, soya *, vegan *, plant based *, vegetarian *, veggie *, meatless *, meat free *';

const PASTA = `pasta, nudeln, spaghetti, spag, penne, macaroni, mac and cheese, fusilli, farfalle, rigatoni, linguine, tagliatelle,
  fettuccine, bucatini, tonnarelli, orecchiette, ziti, rotini, spirals, tortellini, ravioli, lasagna, lasagne, cannelloni,
  vermicelli, orzo, gnocchi, spatzle, noodle, ramen, udon, couscous, wonton, dumpling, gyoza`;
const BREAD = `flour, mehl, bread, brot, breadcrumb, crouton, panko, toast, bun, roll, bagel, baguette, ciabatta, sourdough, focaccia,
  brioche, croissant, muffin, crumpet, biscuit, digestive, cookie, cracker, graham, pretzel, cake, waffle, pancake mix,
  pancake, pita, naan, chapati, roti, paratha, flatbread, tortilla, wrap, atta, maida, filo, phyllo, pastry, pie crust,
  pizza, dough, ladyfinger, savoiardi, cornbread mix, brownie, doughnut, donut, crepe, weetabix, weet bix`;

const LISTS = {
  dairy: {
    names: `milk, milch, vollmilch, butter, buttermilk, cream, sahne, schmand, cheese, kase, cheddar, parmesan, parmigiano,
      reggiano, pecorino, mozzarella, feta, ricotta, paneer, brie, camembert, gruyere, gouda, emmentaler, edam, halloumi,
      mascarpone, gorgonzola, stilton, roquefort, comte, provolone, manchego, monterey jack, pepper jack, swiss, queso,
      cotija, asiago, fontina, havarti, colby, burrata, bocconcini, yogurt, yoghurt, joghurt, quark, skyr, kefir, labneh,
      creme fraiche, fromage, ghee, whey, casein, custard, half and half, half half, curd, dulce de leche, nutella,
      pesto, alfredo, bechamel, tzatziki, raita, lassi, ranch, caesar dressing, croissant, brioche, gelato, butterscotch`,
    except: `vegan *, plant based *, dairy free *, coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk,
      cashew milk, hazelnut milk, hemp milk, pea milk, macadamia milk, kokosmilch, mandelmilch, hafermilch, sojamilch,
      peanut butter, almond butter, cashew butter, hazelnut butter, nut butter, apple butter, seed butter, cocoa butter,
      sunflower butter, bread and butter pickle, butternut, butter bean, butter lettuce, coconut cream, cream of coconut,
      cream of tartar, cream cracker, salad cream, creamed corn, cream of wheat, oat cream, soy cream, coconut yogurt,
      coconut yoghurt, soy yogurt, soya yoghurt, oat yogurt, almond yogurt, cashew cheese, cashew cream, water kefir,
      bean curd, swiss chard`,
    often: 'naan, caramel, pancake mix, mashed potatoes, mash, scone, milk chocolate, toffee',
  },
  eggs: {
    names: `egg, eier, ei, eggnog, mayonnaise, mayo, aioli, meringue, hollandaise, bearnaise, custard, lemon curd, brioche,
      ladyfinger, savoiardi, challah, quiche, frittata, omelette, omelet, tartar sauce, tartare sauce, spatzle,
      caesar dressing, ranch dressing, salad cream, russian dressing, thousand island, sponge cake, yorkshire pudding`,
    except:
      'vegan *, plant based *, egg free *, eggless *, eggplant, egg plant, flax egg, chia egg, egg replacer, egg substitute',
    often: 'fresh pasta, pancake mix, waffle, muffin, cake, nougat, nugget, gnocchi, marshmallow',
  },
  meat: {
    names: `chicken, chook, hahnchen*, turkey, duck, goose, quail, pheasant, beef, hackfleisch, veal, lamb, mutton, goat,
      venison, bison, rabbit, pork, bacon, speck, ham, schinken, gammon, prosciutto, pancetta, guanciale, lardon, salami,
      pepperoni, chorizo, sausage, wurst, wurstchen, kielbasa, bratwurst, andouille, merguez, mortadella, bologna,
      pastrami, snag, banger, rissole, hot dog, frankfurter, hamburger, burger patty, mince, minced meat, ground meat, meat,
      meatball, steak, ribeye, sirloin, brisket, chuck, rib, cutlet, lard, suet, tallow, schmaltz, liver, kidney, tripe,
      oxtail, gelatin, gelatine, jello, marshmallow, pate, foie gras, jerky, nugget, bone broth, carnitas, escalope`,
    except: `${NOT_ANIMAL}, hamburger bun, hot dog bun, burger bun, beefsteak tomato, beef tomato, goat cheese, goats cheese,
      goat s cheese, goat milk, chicken of the woods, duck sauce, cauliflower steak, celery rib, kidney bean, coconut meat,
      lamb s lettuce, lambs lettuce, steak seasoning, steak sauce, poultry seasoning, quail egg, duck egg, tuna steak,
      salmon steak`,
    often: 'gravy, refried beans, stock cube, soup',
  },
  fish: {
    names: `fish, fisch, salmon, lachs, tuna, thunfisch, cod, haddock, halibut, tilapia, trout, mackerel, sardine, anchovy,
      herring, sole, plaice, sea bass, seabass, bass, sea bream, bream, snapper, catfish, barramundi, monkfish, swordfish,
      mahi mahi, pollock, hake, eel, perch, pike, carp, turbot, flounder, whiting, kipper, caviar, roe, surimi, dashi,
      bonito, worcestershire, nam pla, caesar dressing, lox, furikake, bottarga`,
    except: `${NOT_ANIMAL}, shell fish`,
    often: 'kimchi, curry paste, oyster sauce, puttanesca',
  },
  shellfish: {
    names: `shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, scampi, krill, clam, mussel, oyster, scallop, squid,
      calamari, octopus, cuttlefish, cockle, whelk, abalone, conch, snail, escargot, shellfish, seafood, belacan, xo sauce`,
    except: `${NOT_ANIMAL}, oyster mushroom, oyster cracker, crab apple`,
    often: 'curry paste, kimchi, surimi',
  },
  gluten: {
    names: `${BREAD}, ${PASTA}, bulgur, semolina, rava, wheat, weizen, spelt, farro, freekeh, kamut, rye, barley, malt, marmite,
      vegemite, beer, ale, seitan, soy sauce, teriyaki, hoisin, nugget, fish finger, tempura, yorkshire pudding, stuffing,
      curry roux, gravy granule`,
    except: `gluten free * *, gluten free *, wheat free *, rice flour, almond flour, coconut flour, corn flour, chickpea flour,
      gram flour, buckwheat flour, tapioca flour, potato flour, masa flour, quinoa flour, millet flour, sorghum flour,
      cassava flour, besan flour, soy flour, teff flour, arrowroot flour, hazelnut flour, nut flour, corn tortilla,
      tortilla chip, rice noodle, flat rice noodle, rice vermicelli, glass noodle, sweet potato noodle, zucchini noodle,
      courgette noodle, shirataki noodle, rice cracker, rice cake, corn cake, ginger beer, root beer, ginger ale, pasta sauce,
      chickpea pasta, lentil pasta, corn pasta, rice pasta, lettuce wrap, pizza sauce, malt vinegar, bread and butter pickle`,
    often:
      'oat, oatmeal, granola, muesli, cornflakes, cereal, soba, miso, oyster sauce, sausage, stock cube, worcestershire',
  },
  soy: {
    names: `soy, soya, soja, soybean, tofu, tempeh, edamame, miso, tamari, natto, shoyu, teriyaki, hoisin, kecap, gochujang,
      doubanjiang, doenjang, ssamjang, black bean sauce, fermented black bean, textured vegetable protein, tvp, ponzu, yuba,
      okara, bean curd`,
    except: 'soy free *, soya free *, coconut aminos',
    often: 'worcestershire, vegan mince, veggie burger, instant ramen, oyster sauce',
  },
  nuts: {
    names: `nut, nuss, nusse, walnusse, haselnusse, mandeln, almond, hazelnut, walnut, pecan, cashew, pistachio, macadamia,
      pinenut, praline, marzipan, frangipane, nutella, gianduja, pesto, baklava, dukkah, romesco, amaretti, nougat`,
    except:
      'pea nut, ground nut, water chestnut, chestnut mushroom, nut free *, tiger nut, corn nut, soy nut',
    often: 'granola, muesli, massaman curry paste, energy bar, mole, chestnut',
  },
  peanuts: {
    names: 'peanut, groundnut, ground nut, erdnuss, erdnusse, monkey nut, satay, arachide',
    except: 'peanut free *',
    often: 'mixed nuts, massaman curry paste, mole, granola bar',
  },
  sesame: {
    names: `sesame, sesam, tahini, hummus, houmous, halva, halwa, za atar, zaatar, gomashio, dukkah, furikake, benne,
      everything bagel, baba ganoush, tehina, shichimi`,
    except: 'sesame free *',
    often: 'burger bun, hamburger bun, falafel, bagel, granola',
  },
  sulfites: {
    names: `wine, vermouth, sherry, marsala, champagne, prosecco, balsamic, dried apricot, golden raisin, sultana,
      dried fruit, dried mango, dried pineapple, dried peach, maraschino`,
    except: 'rice wine vinegar, rice wine, shaoxing wine, unsulphured *',
    often: 'raisin, dried cranberry, cider, mirin, dijon, beer',
  },
  potatoes: {
    names:
      'potato, kartoffel, kartoffeln, spud, tatties, hash brown, french fries, fries, oven chip, tater tot, gnocchi',
    except: 'potato masher',
  },
  starches: {
    names: `${BREAD}, ${PASTA}, rice, reis, oat, oatmeal, haferflocken, granola, muesli, cereal, cornflakes, bulgur, quinoa,
      barley, polenta, grits, cornmeal, cornstarch, millet, soba, taco shell`,
    except: `cauliflower rice, konjac *, shirataki *, zucchini noodle, almond flour, coconut flour, hazelnut flour, nut flour,
      rice vinegar, rice wine vinegar, rice wine, keto *, low carb *, pasta sauce, pizza sauce, lettuce wrap, bread and butter pickle`,
  },
  grains: {
    names:
      'corn, sweetcorn, mais, wheat, rye, spelt, farro, semolina, popcorn, masa, hominy, seitan, buckwheat, sorghum, teff',
    except: 'corned beef, grain free *',
  },
  pulses: {
    names: `bean, lentil, linsen, chickpea, garbanzo, hummus, houmous, split pea, dal, dhal, besan, gram flour, chana, rajma,
      falafel, peanut, black eyed pea`,
    except: `green bean, string bean, runner bean, french bean, haricot vert, vanilla bean, coffee bean, cocoa bean, cacao bean,
      bean sprout, chana masala powder, chana masala spice`,
  },
  sugars: {
    names: `sugar, zucker, honey, honig, syrup, molasses, treacle, jaggery, agave, jam, marmelade, marmalade, jelly, candy,
      caramel, condensed milk, dulce de leche, milk chocolate, chocolate chip, nutella, lemon curd, fudge`,
    except: 'sugar free *, sugar snap, sugar pumpkin',
  },
} as const satisfies Record<string, ForbiddenList>;

/** Foods that contain each listed allergen. */
export const FORBIDDEN_BY_ALLERGEN: Readonly<Record<Allergen, ForbiddenList>> = LISTS;

/** Foods that break each diet. High protein and Mediterranean depend on amounts, so no name breaks them. */
export const FORBIDDEN_BY_DIET: Readonly<Partial<Record<Diet, readonly ForbiddenList[]>>> = {
  vegetarian: [LISTS.meat, LISTS.fish, LISTS.shellfish, { names: '', often: 'parmesan, pecorino' }],
  vegan: [
    LISTS.meat,
    LISTS.fish,
    LISTS.shellfish,
    LISTS.dairy,
    LISTS.eggs,
    { names: 'honey, honig, beeswax' },
  ],
  gluten_free: [LISTS.gluten],
  dairy_free: [LISTS.dairy],
  keto: [
    LISTS.starches,
    LISTS.potatoes,
    LISTS.sugars,
    {
      names: `bean, lentil, linsen, chickpea, hummus, split pea, dal, besan, corn, sweetcorn, banana, bananen, mango, pineapple,
        date, raisin, sultana, grape, orange juice, apple juice, beer`,
      except: `green bean, string bean, french bean, haricot vert, vanilla bean, coffee bean, cocoa bean, bean sprout, corned beef,
        banana pepper, grape tomato, fermented black bean, black bean sauce`,
      often: 'apple, orange, pear, carrot, beetroot, parsnip, pea, ketchup, bbq sauce',
    },
  ],
  low_carb: [
    LISTS.starches,
    LISTS.potatoes,
    LISTS.sugars,
    { names: '', except: 'green bean', often: 'bean, lentil, chickpea, corn, banana, mango, date, raisin' },
  ],
  paleo: [
    LISTS.starches,
    LISTS.grains,
    LISTS.pulses,
    LISTS.soy,
    except(LISTS.dairy, 'ghee, clarified butter'),
    {
      names: 'sugar, zucker, candy, caramel, condensed milk, jam',
      except: 'sugar free *, sugar snap, sugar pumpkin, coconut sugar',
      often: 'potato, pea, canola oil, vegetable oil, sunflower oil',
    },
  ],
  whole30: [
    LISTS.starches,
    LISTS.grains,
    LISTS.pulses,
    LISTS.soy,
    LISTS.sugars,
    except(LISTS.dairy, 'ghee, clarified butter'),
    {
      names: 'wine, beer, rum, vodka, sherry, marsala',
      except: 'wine vinegar, sherry vinegar, ginger beer, root beer',
      often: 'bacon, ketchup, sausage, bbq sauce',
    },
  ],
};

function except(list: ForbiddenList, more: string): ForbiddenList {
  return { ...list, except: `${list.except ?? ''}, ${more}` };
}

/**
 * Allergies in people's own words, one per line: the words, the forbidden foods, and after `!` allowed ones. `@dairy`
 * refers to the list of that allergen.
 */
export const FORBIDDEN_BY_OWN_WORDS = `
kiwi = kiwi, kiwifruit, kiwi fruit
tomatoes = tomato, tomaten, passata, ketchup, marinara, salsa, pizza sauce ! salsa verde, tomatillo
dairy products = @dairy
no nuts = @nuts
tree nuts = @nuts
shell fish = @shellfish
seafood = @fish, @shellfish
fish and shellfish = @fish, @shellfish
I am allergic to peanuts = @peanuts
severe peanut allergy = @peanuts
red meat = beef, lamb, veal, venison, bison, goat, mutton, sirloin, ribeye, brisket, chuck, hackfleisch ! beefsteak tomato, beef tomato, goat cheese, goats cheese, lamb s lettuce, vegan *
citrus = lemon, lime, orange, grapefruit, mandarin, clementine, satsuma, tangerine, yuzu, pomelo ! lemongrass, lemon grass, lemon balm, orange bell pepper, orange pepper, orange lentil
mushroom = mushroom, shiitake, cremini, portobello, champignon, porcini, chanterelle, enoki, truffle ! chocolate truffle
Milch = milk, milch ! coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk, cashew milk, hemp milk
Eier = @eggs
Fisch = @fish
Erdnüsse = @peanuts
Sesam = @sesame
strawberries = strawberry, erdbeeren
strawberry = strawberry, erdbeeren
berries = strawberry, blueberry, raspberry, blackberry, cranberry, berry
banana = banana, bananen, banane ! banana pepper, banana shallot
bananas = banana, bananen, banane ! banana pepper, banana shallot
avocado = avocado, avo, guacamole
apples = apple, bramley, granny smith, apple sauce, apple cider
peach = peach, nectarine
stone fruit = peach, plum, apricot, cherry, nectarine ! cherry tomato, plum tomato, cherry pepper
mango = mango
pineapple = pineapple
melon = melon, watermelon, cantaloupe, rockmelon, honeydew
grapes = grape ! grape tomato, grapeseed
coconut = coconut, kokosmilch, kokosnuss
garlic = garlic, knoblauch, aioli
onions = onion, zwiebel, zwiebeln, scallion, shallot
Onion = onion, zwiebel, zwiebeln
alliums = garlic, onion, shallot, leek, lauch, chive, scallion
celery = celery, celeriac
carrot = carrot, mohren, karotten
bell peppers = bell pepper, capsicum, red pepper, green pepper, yellow pepper ! red pepper flake, crushed red pepper
jalapeños = jalapeno
chilli = chilli, chili, chile, jalapeno, cayenne, sriracha, gochujang, harissa
nightshades = tomato, potato, kartoffeln, eggplant, aubergine, bell pepper, capsicum, chili, chilli, paprika, cayenne ! sweet potato
potatoes = potato, kartoffeln, spud, tatties, french fries, hash brown, tater tot, gnocchi ! sweet potato
eggplant = eggplant, aubergine, brinjal
spinach = spinach, spinat
cucumber = cucumber, gurke ! sea cucumber
zucchini = zucchini, courgette
corn = corn, sweetcorn, mais, polenta, cornmeal, cornstarch, grits, hominy, popcorn, masa, cornflakes, tortilla chip ! corned beef, peppercorn, cornichon
maize = corn, sweetcorn, mais, polenta, cornmeal, cornstarch, hominy, popcorn ! corned beef, peppercorn
legumes = bean, lentil, linsen, chickpea, peanut, soybean, tofu, hummus, dal, split pea ! green bean, vanilla bean, coffee bean, cocoa bean, bean sprout
lentils = lentil, linsen, dal ! chana dal
chickpeas = chickpea, garbanzo, hummus, houmous, falafel, besan, gram flour, chana
kidney beans = kidney bean, rajma
mustard = mustard, dijon, senf
cinnamon = cinnamon
cumin = cumin
cilantro = cilantro, coriander leaf, coriander leaves, fresh coriander
paprika = paprika
pork = pork, bacon, ham, pancetta, prosciutto, salami, chorizo, lardon, guanciale, lard, gammon, pepperoni, speck, schinken ! turkey bacon, vegan *, hamburger bun, turkey ham, beef bacon, vegetarian *
beef = beef, steak, sirloin, ribeye, brisket, chuck, hackfleisch ! beefsteak tomato, beef tomato, tuna steak, salmon steak, ham steak, gammon steak, cauliflower steak, vegan *, pork steak, lamb steak
chicken = chicken, chook, hahnchenbrust, nugget ! chicken of the woods, vegan *
poultry = chicken, turkey, duck, goose, quail, chook, hahnchenbrust ! vegan *, quail egg, duck egg, poultry seasoning, duck sauce
lamb = lamb ! lamb s lettuce
salmon = salmon, lachs, lox
tuna = tuna, thunfisch
prawns = prawn, shrimp, scampi
crustaceans = prawn, shrimp, crab, lobster, crayfish, langoustine, krill
molluscs = squid, calamari, octopus, mussel, clam, oyster, scallop, snail ! oyster mushroom, oyster cracker, scalloped potato
egg white = @eggs
wheat = wheat, bread, pasta, spaghetti, couscous, bulgur, semolina, all purpose flour, plain flour, naan, pita, seitan ! gluten free *, buckwheat, wheatgrass, pasta sauce, bread and butter pickle, wheat free *, corn bread
coeliac = @gluten
celiac disease = @gluten
milk allergy = @dairy
lactose = milk, cream, yogurt, yoghurt, ice cream, ricotta, cottage cheese ! coconut milk, almond milk, oat milk, soy milk, soya milk, rice milk, coconut cream, lactose free *, cream of tartar, coconut yogurt, vegan *, cashew milk, hemp milk, cream of coconut, dairy free *, creamed corn, cream cracker
almonds = almond, mandeln, marzipan, frangipane
cashew nuts = cashew
walnuts = walnut, walnusse
hazelnut = hazelnut, haselnusse, nutella
pistachios = pistachio
pine nuts = pine nut, pesto
soya = @soy
soy products = @soy
sesame seeds = @sesame
chocolate = chocolate, cocoa, cacao, nutella
honey = honey, honig ! honeydew, honeynut, honeycrisp
alcohol = wine, beer, vodka, rum, sherry, marsala, ale, brandy, whisky, whiskey, bourbon ! wine vinegar, sherry vinegar, ginger ale, ginger beer, root beer, malt vinegar, rice wine vinegar
sulphites = @sulfites
oats = oat, oats, oatmeal, porridge, granola, muesli, haferflocken
gelatine = gelatin, gelatine, marshmallow, jello
caffeine = coffee, espresso, green tea, black tea ! decaf *
`;

/** Dislikes in the same format. */
export const FORBIDDEN_BY_DISLIKE = `
olives = olive, kalamata ! olive oil
cilantro = cilantro, coriander leaves, fresh coriander
mushrooms = mushroom, shiitake, cremini, portobello, porcini
onion = onion
eggplant = eggplant, aubergine
Brussels sprouts = brussels sprout
blue cheese = blue cheese, gorgonzola, stilton, roquefort
anchovies = anchovy, anchovies
fish = salmon, cod, tuna, trout, haddock, sardine, anchovy, tilapia, fish finger ! vegan *
tofu = tofu
beetroot = beetroot, beet
coconut = coconut
raisins = raisin, sultana
mayo = mayonnaise, mayo ! vegan mayo, vegan mayonnaise
cottage cheese = cottage cheese
tomatoes = tomato ! tomatillo
peas = pea ! chickpea, black eyed pea, split pea, snow pea, pea milk
broccoli = broccoli
liver = liver
capers = caper
fennel = fennel
ginger = ginger
banana = banana ! banana pepper
avocado = avocado, guacamole ! avocado oil
lamb = lamb ! lamb s lettuce
`;
