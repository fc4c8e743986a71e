import { servedDishes } from './served-dishes.ts';

/** Drinks of cafés, bars and vending machines, and packaged snacks. */
export const CAFE_DRINKS = servedDishes(
  { aisle: 'drinks', category: 'beverage' },
  `
  large can of energy drink; monster, monster energy, monster energy drink, monster original, original monster, rockstar, rockstar energy, relentless, reign energy, bang energy | 1 can 490 | energy drink 490
  mulled wine; gluhwein, glühwein, glogg, glögg, vin chaud, vin brule, glühwein mit schuss, gluwein, mulled cider | 1 glass 200 | red wine 175, sugar 16, orange juice 10
  skinny latte; skim latte, nonfat latte, non fat latte, fat free latte, skinny cappuccino, skim cappuccino, skinny flat white, skim flat white, skinny coffee, latte with skimmed milk, latte skim milk, skimmed milk latte | 1 cup 350 | skim milk 290, espresso 60
  semi skimmed latte; low fat flat white, semi skimmed flat white, semi skimmed cappuccino, lite latte, light milk latte, latte with semi skimmed milk, latte semi skimmed, latte medium semi skimmed, low fat latte, 2 percent latte, latte with 2 percent milk | 1 cup 350 | low fat milk 290, espresso 60
  steamed almond milk with espresso; almond milk latte, almond latte, almond milk cappuccino, almond milk flat white, almond cappuccino, almond flat white, iced almond milk latte, almond milk coffee | 1 cup 350 | almond milk 290, espresso 60
  steamed soy milk with espresso; soy latte, soya latte, soy milk latte, soy cappuccino, soya cappuccino, soy flat white, latte with soya milk, soya milk latte | 1 cup 350 | soy milk 290, espresso 60
  steamed oat milk with espresso; oat flat white, oat milk flat white, flat white oat milk, oat cappuccino, oat milk cappuccino, cappuccino with oat milk, oat cortado, oat milk cortado | 1 cup 230 | oat milk 180, espresso 50
  steamed coconut milk with espresso; coconut milk latte, coconut milk cappuccino, coconut flat white, coconut latte | 1 cup 350 | coconut milk beverage 290, espresso 60
  iced oat milk with espresso; iced oat milk latte, iced latte oat milk, iced latte with oat milk, iced shaken espresso, iced brown sugar oat milk shaken espresso, brown sugar shaken espresso, shaken espresso, iced oat latte | 1 cup 400 | oat milk 210, espresso 60, simple syrup 10, water 120
  vanilla latte; caramel latte, hazelnut latte, iced caramel latte, caramel iced latte, iced vanilla latte, vanilla iced latte, gingerbread latte, pumpkin spice latte, psl, toffee nut latte, flavoured latte | 1 cup 400 | reduced fat milk 290, espresso 60, simple syrup 32
  skinny vanilla latte; skinny caramel latte, skinny hazelnut latte, skinny gingerbread latte, skinny flavoured latte, sugar free vanilla latte, sugar free caramel latte, sugar free hazelnut latte, nonfat vanilla latte, nonfat caramel latte, iced skinny vanilla latte, skinny mocha | 1 cup 400 | skim milk 330, espresso 60
  caramel macchiato; iced caramel macchiato, spanish latte, iced spanish latte, dirty chai latte, white mocha | 1 cup 400 | reduced fat milk 290, espresso 60, simple syrup 32
  black iced coffee; cold brew, cold brew coffee, iced americano, nitro cold brew, double espresso over ice, iced long black, iced black coffee, kopi o kosong | 1 cup 300 | coffee 300
  cold foam cold brew; vanilla sweet cream cold brew, sweet cream cold brew, cold brew with sweet cream, iced coffee with cream and sugar, iced coffee with milk and sugar, sweetened iced coffee, mcdonalds iced coffee, mcdonald iced coffee, iced coffee from mcdo, dunkin iced coffee | 1 cup 400 | coffee 340, light cream 35, simple syrup 25
  matcha latte iced; oat milk matcha latte, oat matcha latte, matcha oat latte, matcha latte with oat milk, almond milk matcha latte, iced matcha latte, iced matcha, matcha, matcha tea latte, green tea latte, hojicha latte | 1 cup 400 | reduced fat milk 270, green tea 90, simple syrup 22 | milk
  fruit refresher; refresher, starbucks refresher, pink drink, strawberry acai refresher, mango dragonfruit refresher, dunkin refresher, acai refresher, fruit tea drink, lemonade refresher | 1 cup 470 | fruit punch 230, water 240
  milk tea with tapioca pearls; milk tea with pearls, boba milk tea, boba, brown sugar boba, brown sugar milk tea, taro milk tea, pearl milk tea, milk tea with boba, boba tea, milktea, wintermelon milk tea | 1 cup 500 | bubble tea 500 | soy milk
  sweet iced fruit tea; fruit tea with boba, fruit bubble tea, passion fruit tea, lychee tea, peach iced tea, lemon iced tea, ice tea, iced tea peach, eistee, iced lemon tea | 1 glass 330 | sweet iced tea 330
  tea with condensed milk; teh tarik, hong kong milk tea, kopi, kopi c, teh c, yuan yang, hk milk tea, doodh patti | 1 cup 250 | tea 215, condensed milk 28
  small yogurt drink; actimel, danactive, kids yogurt drink, benecol drink, cholesterol drink | 1 bottle 100 | low fat yogurt 60, low fat milk 33, sugar 7
  drinkable yogurt; yogurt drink, yoghurt drink, drinking yogurt, drinking yoghurt, strawberry yogurt drink, trinkjoghurt, drinkyoghurt, yaourt à boire, yogur líquido, yogur bebible, iogurte líquido, jogurt pitny, danonino drink, danimals, yop | 1 bottle 200 | low fat yogurt 120, low fat milk 66, sugar 14
  breakfast drink; up and go, up n go, up & go, chocolate up and go, breakfast milk drink, liquid breakfast, weetabix on the go, breakfast shake | 1 carton 250 | reduced fat milk 225, sugar 14, oat 8 | soy milk
  hot malted milk; malted drink, ovaltine, milo, milo with milk, horlicks with milk, hot milo, cup of milo, cup of horlicks | 1 cup 220 | reduced fat milk 200, malt drink powder 20 | pearl barley
  fresh juice; freshly squeezed juice, green juice, detox juice, cold pressed juice, apple and carrot juice, carrot and apple juice, suco de laranja, jus d orange, zumo de naranja, orangensaft, watermelon juice, mixed fruit juice, fruit juice | 1 glass 250 | orange juice 250
  juice spritz; schorle, saftschorle, apfelsaft schorle, fruit spritzer | 1 glass 300 | apple spritzer 300
  diluted squash; orange squash, blackcurrant squash, cordial, elderflower cordial, vimto, sugar free squash with sugar, robinsons | 1 glass 250 | fruit punch 65, water 185
  sugar free squash; no added sugar squash, diet squash, crystal light, sugar free cordial, mio water, squash no added sugar | 1 glass 250 | lemon juice 10, water 240
  bovril drink; bovril, oxo drink, cup of bovril, beef tea, cup of broth | 1 cup 240 | beef broth 240 | yeast extract, celery
  sherry; port, port wine, small sherry, cream sherry, vermouth, glass of sherry, glass of port, marsala wine, madeira wine | 1 glass 50 | dessert wine 50
  craft ipa; ipa, craft beer, india pale ale, double ipa, hazy ipa, neipa | 1 pint 473 | strong beer 473
  prosecco; champagne, cava, glass of prosecco, glass of bubbly, glass of champagne, sekt, cremant, bubbles | 1 glass 125 | sparkling wine 125
  long drink; gin tonic, g and t, gin tonic double, vodka tonic, vodka and tonic, vodka lemonade, vodka and lemonade, vodka cranberry, vodka and cranberry, rum and ginger, whiskey and coke, whisky and coke, jack and coke, jack daniels and coke, jd and coke, bourbon and coke, cuba libre, vodka red bull, jagerbomb, malibu and coke, malibu and pineapple, whiskey ginger, paloma, dark and stormy, pimms, tom collins, gin and lemonade | 1 glass 210 | gin and tonic 210
  short cocktail; pornstar martini, passion fruit martini, negroni, sazerac, caipirinha, mai tai, hurricane cocktail, sex on the beach, cocktail, strawberry daiquiri | 1 glass 160 | margarita 160
  sour with egg white; pisco sour, amaretto sour, whiskey sour, whisky sour | 1 glass 150 | margarita 135, egg white 15 | almond
  cream cocktail; baileys coffee, mudslide, espresso martini, white russian, brandy alexander, grasshopper | 1 glass 150 | margarita 110, light cream 40
  hard lemonade; mike hard lemonade, smirnoff ice, wkd, alcopop, canned cocktail, vodka premix, premix can, twisted tea, cruiser, chu hi, chuhai, strong zero, lemon sour, grapefruit sour, lemon chuhai | 1 can 330 | hard cider 270, lemonade 60 | beer
  banana berry smoothie; large protein smoothie, breakfast smoothie, banana smoothie, strawberry banana smoothie, banana strawberry smoothie, berry smoothie, mixed berry smoothie, yogurt smoothie, tropical smoothie, banana and strawberry smoothie, strawberry smoothie, peanut butter smoothie, peanut butter banana smoothie, banana peanut butter smoothie, smoothie, banana spinach smoothie, blueberry smoothie, banana oat smoothie | 1 glass 350 | banana 100, mixed berry 60, yogurt 70, milk 120 | peanut butter, oat, soy milk
  huel; huel shake, soylent shake, yfood, jake shake, ka chava, meal shake ready to drink | 1 serving 500 | soy milk 390, oat 40, vegetable oil 4, water 66 | oat, soy milk, whey protein
  lean protein shake; premier protein, premier protein shake, premier shake, core power, fairlife core power, fairlife protein shake, fairlife nutrition plan | 1 bottle 325 | whey protein 31, skim milk 110, water 182, vegetable oil 2 | soy milk
  protein powder made up with milk; whey shake with milk, protein shake with milk, protein powder with milk, scoop of whey with milk, mass gainer shake, gainer shake, weight gainer shake | 1 serving 340 | whey protein 30, reduced fat milk 310 | soy milk
`,
);

/** Bags, bars, pots and pieces that are sold singly. */
export const SOLD_SINGLY = servedDishes(
  { aisle: 'snacks', category: 'pantry' },
  `
  bag of crisps; tyrrells, tyrells, twiglets, ready salted, walkers ready salted, ready salted crisps, lays classic, salt and vinegar crisps, packet of crisps, ready salted crisps, salt and vinegar crisps, crisps, bag of chips, lays, lay potato chips, ruffles, kettle chip, smiths chips, chipsfrisch, mccoy, salt and vinegar, bag of crisps salted | 1 bag 30 | potato chip 30 | milk, soy sauce
  glucose tablet; glucose tablets, glucose tabs, glucose tab, dextrose tablets, dextro energy, dextro energy tablets, dextrosol | 3 piece 4 | sugar 4
  muffin bite; mini muffin, mini muffins, muffin bites, mini blueberry muffin, mini chocolate muffin, little bites | 3 piece 18 | muffin 18
  party quiche; mini quiche, mini quiches | 2 piece 35 | cheese quiche 35
  party pizza; mini pizza, mini pizzas, kids pizza, pizza bagel bite | 1 piece 85 | pizza 85
  gluten free porridge; gf porridge, gluten free oatmeal, gf oatmeal | 1 bowl 240 | gluten free oat 40, water 200
  gluten free corn flake; gluten free cornflakes, gf cornflakes, gluten free cereal, gf cereal | 1 bowl 35 | puffed rice 35
  corn snack; monster munch, wotsit, wotsits, quaver, quavers, skips, hula hoop, frazzle, chipstick, space raider, pom bear, pombear, twisties, burger rings, cheezels, bugle, pringle bag | 1 bag 25 | cheese puff 25 | soy sauce
  popcorn bag; bag of popcorn, propercorn, sweet and salty popcorn, sweet popcorn, kettle corn, cinema popcorn small | 1 bag 30 | caramel popcorn 12, buttered popcorn 18
  bag of microwave popcorn; microwave popcorn bag, bag microwave popcorn, whole bag of microwave popcorn | 1 bag 80 | buttered popcorn 80
  cinema popcorn; movie popcorn, movie theater popcorn, medium popcorn, movie theatre popcorn, cinema popcorn medium | 1 serving 110 | buttered popcorn 110
  milk chocolate bar; cadbury chocolate bar, twirl, cadbury twirl, flake, cadbury flake, cadbury dairy milk, dairy milk bar, wispa, crunchie, aero, galaxy, galaxy bar, yorkie, caramel bar, cadbury caramel, chocolate bar, bar of chocolate, hershey bar, hershey chocolate bar, fry chocolate cream, ripple, kinder bar, dairy milk buttons, buttons, chocolate buttons, cadbury buttons, giant buttons, creme egg, cadbury creme egg, kinder egg, kinder surprise, kinder chocolate, violet crumble, minstrels, bag of minstrels, revels | 1 bar 42 | milk chocolate 42 | hazelnut, almond, flour, egg white
  chocolate orange; terrys chocolate orange, terry chocolate orange, chocolate orange segment, chocolate orange segments | 3 piece 8 | milk chocolate 8 | hazelnut, flour
  children chocolate bar; freddo, curly wurly, fudge bar, chomp, caramello koala, freddo frog, kinder chocolate bar, kinder stick, fun size chocolate, treat size chocolate, mini chocolate, little chocolate bar | 1 bar 18 | milk chocolate 18 | hazelnut, flour, egg white
  chocolate topped biscuit; petit ecolier, petits ecoliers, leibniz choco, choco leibniz, pick up biscuit, lu petit ecolier, timtam biscuit | 2 piece 13 | graham cracker 6, milk chocolate 6, butter 1 | egg
  savoury biscuit; bbq shapes, shapes, barbecue shapes, chicken crimpy, tuc, tuc biscuit, ritz, mini cheddars, cheese shapes, savoury shapes | 1 handful 25 | cracker 23, vegetable oil 2 | milk, soy milk
  wafer chocolate bar; kit kat, kitkat, kit kat 4 finger, 4 finger kit kat, twix bar, twix twin, twix, balisto, time out, drifter, prince polo, grzeski, manner wafer, bis | 1 bar 43 | chocolate wafer bar 43 | hazelnut, egg
  ferrero rocher; rocher, raffaello, lindor, lindt ball, lindor truffle, praline chocolate, mini egg chocolate | 2 piece 12 | chocolate truffle 10, hazelnut 2 | milk, flour, almond
  mini chocolate bar; fun size mars, fun size mars bar, fun size bar, mini mars, fun size twix, treat size bar, mini twix | 1 piece 18 | chocolate nougat caramel bar 18 | milk
  peanut chocolate candy; peanut m and m, peanut m and ms, peanut butter m and m, peanut butter m and ms, m and m peanut, m and ms peanut, reese pieces, peanut m&m, peanut m&ms, peanut butter m&ms, peanut mms | 1 bag 48 | chocolate covered peanut 48 | almond
  bag of sweets; sweets, haribo, bag of haribo, haribos, starmix, tangfastics, gummies, lollies, candy, sour patch kids, swedish fish, gumdrops, sour worms, natural confectionery snakes, midget gems, dolly mixture, foam banana, harribo | 1 bag 45 | gummy candy 45 | flour, milk
  low sugar protein bar; quest bar, quest protein bar, quest protein bars | 1 bar 60 | whey protein 25, almond 11, psyllium fiber 14, water 10 | soy milk, peanut
  protein candy bar; protein bar large, grenade bar, grenade, barebells bar, fulfil, fulfil bar, kind protein bar, carb killa, misfits bar, grenade carb killa, barebell, musashi bar, atkins bar, phd smart bar, myprotein bar, built bar, david bar | 1 bar 50 | protein bar 50 | flour, almond, peanut
  oat bar; nature valley bar, nature valley, cereal bar, muesli bar, corny, corny bar, go ahead bar, alpen bar, special k bar, belvita, belvita biscuit, belvita breakfast biscuit, breakfast biscuit, breakfast bar | 1 bar 40 | granola bar 40 | milk, soy milk, flour
  cheese snack portion; babybel, mini babybel, baby bel, cheestring, cheesestring, cheese string, cheese stick, cheese dipper, dairylea dunker, laughing cow, laughing cow triangle, cheese triangle, dairylea triangle, bega stringer | 1 piece 20 | edam cheese 20 | flour
  fruit pot; fruit cup, fresh fruit pot, melon pot, cup of fruit, fruit salad pot, bowl of fruit, cut fruit, fruit platter, mango pot, fruit pot from pret, melon and grapes | 1 pot 160 | fruit salad 160
  jelly pot; pot of jelly, bowl of jelly, jello cup, jelly cup, jello | 1 pot 125 | gelatin dessert 125 | milk
  chocolate pot; chocolate dessert pot, chocolate mousse pot, pudding cup, pudding pot, cadbury flake pot, gu pot, gu chocolate pot, chocolate pudding cup, snack pack pudding | 1 pot 100 | chocolate pudding 100 | egg, flour
  rice pudding pot; muller rice, rice pudding tin, ambrosia rice pudding, tinned rice pudding, ambrosia creamed rice, creamed rice, tin creamed rice, tinned creamed rice, müller milchreis, milchreis becher | 1 pot 180 | rice pudding 160, milk 20
  overnight oat pot; overnight oats pot, bircher pot, oats overnight, overnight oats with berries, overnight oats with fruit, overnight oats with banana | 1 pot 260 | overnight oat 215, mixed berry 45
  porridge pot; quaker porridge pot, instant porridge pot, oats so simple, oat so simple, quaker oats so simple, instant porridge, golden syrup porridge, instant oatmeal packet, porridge sachet, pret porridge | 1 pot 240 | cooked oatmeal 210, milk 20, sugar 8 | soy milk
  porridge with milk; porridge with semi skimmed milk, porridge with skimmed milk, porridge with whole milk, porridge with skim milk, porridge made with milk, oatmeal made with milk, oatmeal with milk, porridge made with semi skimmed milk, creamy porridge, haferbrei, haferflocken mit milch, owsianka, owsianka na mleku, yulaf | 1 bowl 260 | oat 40, reduced fat milk 200, water 20
  cereal bowl; bowl of cereal, bowl of cereal with milk, cereal and milk, corn flakes with milk, cornflakes and milk, cornflakes with milk, bowl of corn flakes with milk, platki z mlekiem | 1 bowl 165 | corn flake 38, reduced fat milk 127 | flour, almond
  rich ice cream; ben and jerrys, ben and jerry, ben and jerrys ice cream, haagen dazs, haagen dazs ice cream, cookie dough ice cream, gelato premium | 1 bowl 120 | ice cream 85, heavy cream 15, milk chocolate 10 | egg, flour, almond, peanut
  coated ice cream stick; magnum, magnum classic, magnum almond, magnum white, almond magnum, ice cream on a stick, dove bar, haagen dazs bar, gaytime, nogger, magnum ice cream, choc top | 1 piece 80 | ice cream 52, milk chocolate 25, almond 3 | egg
  mochi with ice cream; mochi ice cream, little moons, little moon, yukimi daifuku, mochi ice cream ball | 2 piece 35 | ice cream 20, mochi 15
  krispy kreme; krispy kreme glazed, krispy kreme original glazed, original glazed, krispy kreme doughnut, krispy kreme original, original glazed doughnut | 1 piece 50 | glazed doughnut 48
  doughnut hole piece; timbits, timbit, munchkins, munchkin, dunkin munchkin, donut holes, donut hole | 4 piece 15 | doughnut hole 15
  cafe muffin; starbucks muffin, costa muffin, blueberry muffin from cafe, tesco muffin, double chocolate muffin, triple chocolate muffin, lemon muffin, lemon poppy seed muffin, banana muffin, raspberry muffin, apple muffin | 1 piece 115 | muffin 115 | almond, walnut
  small cake roll; mini roll, cadbury mini roll, choc mini roll, mini swiss roll, cake bar, cake slice, angel slice, french fancy, mr kipling cake, mr kipling slice, fondant fancy, fairy cake, lamington finger | 1 piece 28 | cake 22, milk chocolate 6 | egg, milk, flour
  slice of birthday cake; birthday cake, party cake, frosted cake, cake with frosting, cake with icing, sheet cake, wedding cake, vanilla cake with frosting, torte, tort, piece of birthday cake, bolo, bolo de chocolate, pastel de cumpleaños, chocolate cake with frosting, funfetti cake | 1 slice 95 | yellow cake 65, butter 11, powdered sugar 19 | egg, milk, almond
  plain cake slice; lemon drizzle cake, lemon drizzle, lemon drizzle slice, madeira cake, madeira, ginger cake, jamaica ginger cake, marble cake, marmorkuchen, rührkuchen, babka, babka piaskowa, bundt cake, sponge cake, castella, pound cake slice, bolo de cenoura, orange cake, yogurt cake | 1 slice 65 | pound cake 58, sugar 7 | milk, almond
  plate of nachos; nachos, nachos with cheese and salsa, nachos with guacamole, cheesy nachos plate, nachos to share, nachos for one | 1 plate 230 | tortilla chip 85, cheddar cheese 45, salsa 55, sour cream 25, guacamole 20
  box of juice; juice box, juice pouch, apple juice box, kids juice box | 1 box 200 | apple juice 200
  frozen pizza bite; pizza rolls, pizza roll, totinos pizza rolls, pizza bites, bagel bites, pizza bagel bites | 6 piece 14 | pizza dough 8, mozzarella 2, marinara sauce 3, vegetable oil 0.5 | pepperoni
  toaster strudel; toaster strudels, pillsbury toaster strudel | 1 piece 54 | toaster pastry 40, powdered sugar 8, vegetable oil 3
  prawn cracker; prawn crackers, shrimp chips, shrimp crackers, krupuk, kerupuk | 1 bag 25 | potato chip 25 | shrimp
  double double coffee; double double, tim hortons double double, timmies double double, coffee double double, coffee two cream two sugar, coffee 2 cream 2 sugar | 1 cup 400 | coffee 320, light cream 60, sugar 22
  chocolate biscuit stick; pocky, pocky chocolate, chocolate pocky, pocky sticks, mikado, mikado sticks, pepero, chocolate pepero, almond pepero | 1 pack 40 | cracker 22, milk chocolate 18 | egg
  cucumber salad pickled; sunomono, oi muchim, japanese cucumber salad | 1 serving 100 | cucumber salad 95, sugar 2, soy sauce 3
  clementine; clementines, satsuma, satsumas, tangerine, tangerines, naartjie, cuties, cutie, halos, easy peeler, easy peelers, mandarin orange, mandarin oranges | 1 piece 74 | mandarin 74
  chocolate kiss; hershey kiss, hershey kisses, hersheys kiss, hersheys kisses, chocolate kisses, kisses chocolate | 4 piece 5 | milk chocolate 5
  small snack carrots; baby carrot, baby carrots, mini carrots, carrot batons | 8 piece 10 | carrot 10
  ice cream sundae; sundae, hot fudge sundae, chocolate sundae, caramel sundae | 1 piece 190 | ice cream 150, chocolate syrup 30, whipped cream 10
  frozen yogurt bar; yasso, yasso bar, yasso greek yogurt bar, frozen greek yogurt bar, greek yogurt bar | 1 bar 65 | frozen yogurt 60, milk chocolate 4
  kachumber; cucumber tomato onion salad, kachumber salad, cucumber onion tomato salad, onion tomato cucumber salad, cucumber onion salad, onion tomato salad | 1 bowl 120 | cucumber 60, tomato 45, onion 15
  energy shot; 5 hour energy, five hour energy, energy shot bottle | 1 bottle 57 | sugar free energy drink 57
  cheese board; cheese plate, charcuterie, charcuterie board | 1 plate 90 | cheddar cheese 50, cracker 30, grape 10 | salami, walnut
  chips and guacamole; chips and guac, guac and chips, guacamole and chips, tortilla chips and guacamole, tortilla chips with guacamole, nachos and guac | 1 serving 125 | tortilla chip 42, guacamole 83
  chips and queso; queso and chips, tortilla chips and queso, chips with queso | 1 serving 145 | tortilla chip 55, queso dip 90
  carrot sticks with hummus; carrots and hummus, hummus and carrots, carrot sticks and hummus, veggies and hummus, hummus and veg sticks, crudites and hummus, hummus with carrots, hummus and carrot sticks, vegetable sticks and hummus, veg sticks and hummus, cucumber and hummus | 1 serving 130 | carrot 80, hummus 50
  greek yogurt and granola bowl; greek yogurt with granola, greek yogurt and granola, greek yogurt granola, granola and greek yogurt, greek yogurt with granola and berries, greek yogurt granola and berries, greek yogurt bowl, greek yogurt with fruit and granola, greek yogurt with berries and granola | 1 bowl 230 | greek yogurt 160, granola 40, mixed berry 30 | peanut, hazelnut
  yogurt and granola bowl; yogurt with granola, yogurt and granola, yoghurt with granola, yogurt granola, granola and yogurt, yogurt granola bowl, yogurt bowl, yogurt with fruit and granola, yogurt with granola and berries, granola bowl | 1 bowl 230 | yogurt 160, granola 40, mixed berry 30 | peanut, hazelnut
  filled chocolate bar; kit kat chunky, lion bar, double decker, toffee crisp, munchies, picnic bar | 1 bar 45 | milk chocolate 28, chocolate wafer bar 12, caramel candy 5 | hazelnut, peanut
  hazelnut wafer bar; kinder bueno, bueno, hanuta, knoppers, knoppers bar, duplo, ferrero duplo | 1 bar 40 | chocolate wafer bar 30, hazelnut spread 10 | egg
  date and nut bar; nut bar, kind bar, nakd, nakd bar, larabar, rxbar, eat natural bar, trek bar, lara bar, fruit and nut bar | 1 bar 42 | date 20, almond 10, peanut 8, egg white 4 | cashew, milk, flour
  mini peanut chocolate bar; fun size snickers, mini snickers | 1 piece 18 | chocolate nougat peanut bar 18
  flavoured crisps; tayto, cheese and onion crisps, prawn cocktail crisps, smoky bacon crisps, walker cheese and onion, walkers, walkers crisps, king crisps, beef crisps, cheese and onion tayto, sour cream crisps, paprika chips, paprikachips, packet of tayto | 1 bag 28 | sour cream and onion chip 28
  jelly baby; jelly babies | 1 bag 45 | gummy candy 39, water 6
  gum sweet; wine gums, maynards wine gums | 1 bag 45 | gummy candy 38, water 7
  fruit pastille sweet; rowntrees fruit pastilles | 1 packet 50 | gummy candy 44, water 6
  fruit gum sweet; rowntrees fruit gums | 1 packet 45 | gummy candy 39, water 6
  gummy pig; percy pigs, colin the caterpillar sweets | 5 piece 8.5 | gummy candy 7.5, water 1
  liquorice allsort; liquorice allsorts, licorice allsorts | 5 piece 6 | gummy candy 5.5, water 0.5 | flour
  ring mint; polo mints, polos | 1 handful 12 | hard candy 12
  mint pellet; tic tac mints, tic tacs | 1 box 18 | hard candy 18
  chewy mint; mentos, mentos mints, mentos fruit | 4 piece 2.7 | hard candy 2.7
  malted chocolate ball; maltesers, bag of maltesers, maltesers bag | 1 bag 37 | milk chocolate 28, cracker 9 | soy milk
  chocolate caramel sweet; rolos, tube of rolos | 5 piece 5 | milk chocolate 2.5, caramel candy 2.5
  chocolate from a tin; quality street, quality street sweet, celebrations, celebrations chocolate, heroes, roses chocolate, chocolate from box | 3 piece 9 | milk chocolate 6, caramel candy 3 | hazelnut, peanut, flour, almond
  chocolate mint thin; after eights, after dinner mint chocolate | 3 piece 8 | peppermint patty 5, dark chocolate 3 | milk
`,
);
