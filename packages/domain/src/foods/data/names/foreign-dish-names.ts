/**
 * Names by which people in Spain, Latin America, France, Germany, Austria, Italy, Portugal and Brazil search for foods,
 * in addition to FOREIGN_NAMES, keyed by the name in the tables: dishes, cooked foods, drinks, sweets, and words too
 * short or too ambiguous to be parsed in a kitchen's list. They are used for search only; an English meaning takes
 * precedence.
 */
export const FOREIGN_DISH_NAMES: Readonly<Record<string, string>> = {
  'macaroni salad': 'nudelsalat, ensalada de pasta, salade de pâtes, insalata di pasta',
  'hard boiled egg':
    'huevo duro, huevo cocido, huevo pasado por agua, oeuf dur, oeuf à la coque, gekochtes ei, hartgekochtes ei, weichgekochtes ei, frühstücksei, uovo sodo, uova sode, ovo cozido',
  'fried egg':
    'huevo frito, huevo estrellado, huevo a la plancha, oeuf au plat, oeuf sur le plat, spiegelei, spiegeleier, uovo fritto, uovo al tegamino, uova al tegamino, uova all’occhio di bue, ovo frito, ovo estrelado',
  'scrambled egg':
    'huevo revuelto, revuelto de huevo, oeuf brouillé, rührei, rühreier, uova strapazzate, uovo strapazzato, ovo mexido',
  'poached egg':
    'huevo escalfado, huevo pochado, oeuf poché, pochiertes ei, uovo in camicia, ovo escalfado, ovo poché',
  omelette: 'tortilla francesa, omelette nature, omelett, frittata semplice, omelete, omeleta',
  'spanish omelette':
    'tortilla de patatas, tortilla de papas, omelette espagnole, spanisches omelett, tortilha espanhola',
  'roast chicken':
    'pollo asado, pollo al horno, pollo rostizado, poulet rôti, brathähnchen, brathuhn, grillhähnchen, backhendl, pollo arrosto, pollo al forno, frango assado, frango no forno, galeto',
  'fried chicken': 'pollo frito, pollo broaster, poulet frit, frittiertes hähnchen, frango frito',
  'cooked chicken breast':
    'pechuga a la plancha, pechuga de pollo a la plancha, pollo a la plancha, blanc de poulet grillé, poulet grillé, gegrillte hähnchenbrust, petto di pollo alla griglia, pollo alla griglia, frango grelhado, peito de frango grelhado',
  'chicken nugget':
    'nuggets de pollo, nuggets de poulet, hähnchennuggets, chicken nuggets panados, crocchette di pollo, nuggets de frango',
  'cooked beef steak':
    'bistec a la plancha, filete de ternera, filete, churrasco, entrecot, steak grillé, bavette grillée, rumpsteak, rindersteak, bistecca ai ferri, bistecca alla griglia, tagliata, bife grelhado',
  'ground beef':
    'carne molida de res, viande hachée, rinderhack, gehacktes, macinato di manzo, macinato, carne picada de vaca, patinho moído',
  'stewing beef':
    'carne, viande, viande de boeuf, fleisch, gulaschfleisch, suppenfleisch, carne rossa, carne de panela',
  'cooked pork chop':
    'chuleta a la plancha, côtelette grillée, gegrilltes kotelett, costeleta grelhada, bisteca suína',
  'roast goose': 'ganso, oie, oie rôtie, gans, gänsebraten, oca, oca arrosto, ganso assado',
  'roast pork':
    'asado de cerdo, cerdo asado, rôti de porc, schweinebraten, krustenbraten, arrosto di maiale, porchetta, porco assado, lombo assado, leitão',
  'roast beef':
    'rosbif, rôti de boeuf, rinderbraten, sauerbraten vom rind, arrosto di manzo, rosbife, carne assada',
  'roast lamb': 'cordero asado, agneau rôti, lammbraten, agnello arrosto, abbacchio, borrego assado',
  turkey: 'peru, peru assado, truthahn, dinde entière, guajolote',
  'beef liver':
    'hígado, hígado de res, hígado de ternera, foie de veau, foie de boeuf, foie, leber, rinderleber, kalbsleber, fegato, fegato di vitello, fegato di manzo, fígado, iscas, bife de fígado',
  'chicken liver':
    'hígado de pollo, foie de volaille, foie de poulet, hühnerleber, geflügelleber, fegatini, fegatini di pollo, fígado de frango',
  'blood sausage': 'morcilla, boudin noir, blutwurst, sanguinaccio, morcela, chouriço de sangue',
  bologna: 'fleischwurst, lyoner, mortadela',
  'hot dog sandwich': 'perrito caliente, perro caliente, cachorro quente',
  'hot dog':
    'salchicha de viena, saucisse de francfort, knack, wiener, wiener würstchen, frankfurter würstchen, bockwurst, würstel',
  'salt cod': 'morue, morue salée, stockfisch, stoccafisso, baccalà, bacalhau salgado',
  cod: 'pescada, pescado, pescado blanco, poisson, poisson blanc, fisch, fischfilet, seelachs, pesce, pesce bianco, nasello, peixe, peixe branco, lieu noir, colin, merlan, dorsch',
  'fried fish':
    'pescado frito, pescaíto frito, poisson frit, poisson pané, backfisch, fischstäbchen, pesce fritto, fritto misto, peixe frito',
  'mixed seafood': 'mariscos, marisco, fruits de mer, meeresfrüchte, frutti di mare, frutos do mar',
  mussel: 'muscheln, miesmuscheln',
  oyster: 'ostra, huître, huîtres, auster, austern, ostrica, ostriche, ostras',
  octopus: 'poulpe, pieuvre, krake, oktopus, pulpo a la gallega, polvo à lagareiro',
  'cooked potato':
    'patata cocida, patata hervida, papa cocida, papa hervida, pommes de terre vapeur, pomme de terre cuite, pommes de terre à l’eau, salzkartoffel, salzkartoffeln, pellkartoffeln, gekochte kartoffeln, patate lesse, patate bollite, batata cozida, batata inglesa cozida',
  'mashed potato':
    'puré de patata, puré de patatas, puré de papa, puré de papas, purée, purée de pommes de terre, kartoffelpüree, kartoffelbrei, kartoffelstampf, purè di patate, purè, purê de batata, puré de batata',
  'roast potato':
    'patata asada, patatas al horno, pommes de terre rôties, pommes de terre sautées, bratkartoffel, bratkartoffeln, ofenkartoffeln, patate al forno, patate arrosto, batata assada, batata ao forno, batata a murro',
  'baked potato':
    'papa al horno, pomme de terre au four, ofenkartoffel, folienkartoffel, backkartoffel, patata al cartoccio',
  potato: 'batata, batata inglesa, erdäpfel, papa, patate, pomme de terre nouvelle',
  'french fry':
    'papas fritas, papas a la francesa, papas fritas caseras, frites maison, fritten, patate fritte, batata palito',
  'potato salad':
    'ensaladilla rusa, ensalada rusa, ensalada de papa, salade de pommes de terre, salade piémontaise, kartoffelsalat, insalata di patate, insalata russa, salada de batata, salada russa, maionese de batata',
  cabbage:
    'col, col blanca, repollo blanco, chou, chou blanc, chou vert, chou pointu, kraut, cavolo cappuccio, couve branca, couve lombarda',
  'collard green': 'couve, couve manteiga, couve galega, caldo verde',
  'savoy cabbage': 'chou de savoie, chou frisé, wirsing, lombarda',
  'brussels sprout':
    'cavolini di bruxelles, cavoletti di bruxelles, coles de bruselas, couve de bruxelas, rosenköhlchen',
  'mixed salad green':
    'ensalada, ensalada verde, salade, mesclun, salat, blattsalat, grüner salat, insalata mista, insalata verde, salada, salada verde',
  'garden salad without dressing':
    'ensalada mixta, salade composée, salade mixte, gemischter salat, beilagensalat, insalatona, salada mista',
  'vegetable soup':
    'sopa, sopa de verduras, sopa de vegetales, crema de verduras, soupe, soupe de légumes, potage, velouté de légumes, suppe, gemüsesuppe, zuppa, zuppa di verdure, passato di verdure, vellutata, sopa de legumes',
  'chicken noodle soup':
    'sopa de fideos, sopa de pollo con fideos, soupe de poulet, soupe au poulet, hühnersuppe, hühnernudelsuppe, nudelsuppe, brodo con pastina, zuppa di pollo, minestra di pollo, canja, canja de galinha, sopa de galinha',
  'lentil soup':
    'sopa de lentejas, potaje de lentejas, soupe de lentilles, linsensuppe, linseneintopf, zuppa di lenticchie, sopa de lentilha',
  'tomato soup':
    'sopa de tomate, soupe de tomates, soupe à la tomate, velouté de tomates, tomatensuppe, zuppa di pomodoro, creme de tomate',
  'french onion soup with beef broth':
    'soupe à l’oignon, soupe à l’oignon gratinée, zwiebelsuppe, zuppa di cipolle, sopa de cebola, sopa de cebolla',
  'split pea soup':
    'soupe de pois cassés, erbsensuppe, erbseneintopf, zuppa di piselli, sopa de ervilha, crema de guisantes',
  'black bean soup': 'sopa de frijol, sopa de frijoles negros',
  'pumpkin soup':
    'crema de calabaza, soupe au potiron, velouté de potiron, kürbissuppe, kürbiscremesuppe, vellutata di zucca, creme de abóbora',
  'cream of mushroom soup':
    'crema de champiñones, velouté de champignons, pilzsuppe, champignoncremesuppe, crema di funghi, creme de cogumelos',
  mandarin:
    'mandarina, mandarine, mandarinen, clémentine corse, mandarino, mandarini, clementina, clementine, tangerina, mexerica, bergamota',
  blackberry: 'mora, zarzamora, mûre, brombeere, brombeeren, more, mora di rovo, amora, amora silvestre',
  cantaloupe: 'melón cantaloupe, melone, zuckermelone, cantalupo, melão, meloa, melón de cantalupo',
  pomegranate: 'granada, grenade, granatapfel, melagrana, melograno, romã',
  fig: 'higo, breva, figue, feige, feigen, fico, fichi, figo',
  coconut: 'coco, coco fresco, noix de coco, kokosnuss, cocco, noce di cocco',
  papaya: 'papaya madura, papaye, mamão, mamão papaia, lechosa',
  guava: 'guayaba, goyave, guave, guaiava, goiaba',
  'passion fruit':
    'maracuyá, parchita, fruit de la passion, maracuja, passionsfrucht, frutto della passione, maracujá',
  'acai bowl': 'açaí, açaí na tigela, açai',
  persimmon: 'caqui, kaki, sharonfrucht, cachi, caco, dióspiro',
  quince: 'membrillo, coing, quitte, mela cotogna, marmelo',
  rhubarb: 'ruibarbo, rhubarbe, rhabarber, rabarbaro',
  gooseberry: 'grosella espinosa, groseille à maquereau, stachelbeere, stachelbeeren, uva spina, groselha',
  'red currant':
    'grosella roja, groseille, johannisbeere, johannisbeeren, rote johannisbeeren, ribes, ribes rosso',
  'chia seed':
    'semilla de chía, chía, graine de chia, graines de chia, chiasamen, semi di chia, semente de chia, sementes de chia, chia',
  flaxseed:
    'semilla de lino, linaza, graine de lin, graines de lin, leinsamen, semi di lino, linhaça, semente de linhaça',
  'sesame seed':
    'ajonjolí, semilla de sésamo, graine de sésame, sesam, semi di sesamo, gergelim, semente de sésamo',
  oat: 'avoine, hafer, copos de avena, avena en hojuelas, aveia em flocos, flocos de aveia',
  'low fat granola': 'granola sans sucre',
  'corn flake':
    'copos de maíz, flocons de maïs, cereales, céréales, cereali, cereais, cereal matinal, frühstücksflocken',
  cookie:
    'galleta, galleta dulce, biscuit sec, keks, kekse, plätzchen, biscotto, biscotti al burro, bolacha, bolacha maria, biscoito, biscoito doce',
  cake: 'pastel, bizcocho, torta dulce, queque, gâteau, gâteau au yaourt, kuchen, rührkuchen, torten, ciambellone, torta margherita, bolo, bolo simples, tarta',
  'chocolate cake':
    'pastel de chocolate, tarta de chocolate, gâteau au chocolat, fondant au chocolat, moelleux au chocolat, schokoladenkuchen, schokokuchen, torta al cioccolato, bolo de chocolate',
  cheesecake:
    'tarta de queso, pastel de queso, pay de queso, gâteau au fromage, käsekuchen, käsetorte, torta di ricotta, cheesecake ai frutti di bosco, cheesecake de morango, torta de queijo',
  'apple pie':
    'tarta de manzana, pastel de manzana, pay de manzana, tarte aux pommes, tarte tatin maison, apfelkuchen, apfeltorte, torta di mele, crostata di mele, torta de maçã, tarte de maçã',
  'apple strudel': 'apfelstrudel, strudel di mele, estrudel de manzana, strudel aux pommes',
  'carrot cake':
    'pastel de zanahoria, tarta de zanahoria, gâteau aux carottes, karottenkuchen, möhrenkuchen, rüblikuchen, torta di carote, bolo de cenoura',
  muffin: 'magdalena, mantecada, madalena, madeleine',
  'cinnamon roll':
    'rollo de canela, roulé à la cannelle, zimtschnecke, girella alla cannella, rolinho de canela',
  'dinner roll':
    'bollo, bollos, panecillo, bolillo, petit pain, brötchen, semmeln, schrippe, panino, panini al latte, pãozinho, pão francês, papo seco, carcaça',
  bread: 'pain, pain blanc, pan blanco, pan francés, pan de barra, pão branco, pão de trigo, pane comune',
  toast:
    'pan tostado, tostadas de pan, pain grillé, tartine, biscotte, toast brot, pane tostato, fetta biscottata, torrada, torradas',
  'jelly doughnut':
    'berlina, krapfen, berliner pfannkuchen, beignet fourré, bombolone, sonho, bola de berlim',
  doughnut:
    'malasada, malassada, rosquilla, dona, donas, beignet sucré, donut glasiert, ciambella, rosquinha',
  churro: 'churro con chocolate, chichi',
  pancake:
    'tortita, tortitas, panqueque, panqueques, hotcake, crêpe épaisse, pfannkuchen, eierkuchen, palatschinken, palatschinke, pancake americano, frittella, panqueca, panquecas',
  waffle: 'gofre, gaufre, gaufres, waffel, waffeln, cialda, cialde',
  'french toast':
    'torrija, torrijas, tostada francesa, pan francés dulce, pain perdu, armer ritter, arme ritter, rabanada, rabanadas',
  'ice cream':
    'helado de vainilla, helado, nieve, glace, glace à la vanille, crème glacée, eiscreme, speiseeis, gelato alla vaniglia, gelato alla crema, gelado, gelado de baunilha, sorvete de creme, sorvete de baunilha',
  'chocolate ice cream':
    'helado de chocolate, glace au chocolat, schokoladeneis, schokoeis, gelato al cioccolato, sorvete de chocolate',
  sorbet: 'sorbete, sorbet citron, sorbetto, sorvete de fruta',
  'chocolate mousse': 'mousse de chocolate, mousse au chocolat, schokoladenmousse, mousse al cioccolato',
  'creme brulee': 'crema catalana, crème brûlée, leite creme',
  flan: 'flan de huevo, flan casero, crème caramel, karamellpudding, crème renversée, budino al caramello, pudim, pudim de leite, pudim flan',
  'vanilla pudding':
    'natillas, crème vanille, vanillepudding, pudding, budino, budino alla vaniglia, pudim de baunilha',
  'chocolate pudding':
    'natillas de chocolate, crème au chocolat, schokoladenpudding, schokopudding, budino al cioccolato',
  'rice pudding':
    'arroz con leche, arroz doce, riz au lait, milchreis, riso al latte, budino di riso, arroz doce cremoso',
  'dulce de leche': 'doce de leite, confiture de lait',
  applesauce:
    'puré de manzana, compota de manzana, compote, compote de pommes, compote de pomme, apfelmus, apfelkompott, purea di mele, mousse di mele, purê de maçã, compota de maçã',
  'whipped cream':
    'nata montada, crema batida, chantilly, crème chantilly, crème fouettée, geschlagene sahne, sprühsahne, panna montata, chantili, nata batida',
  butter:
    'mantequilla con sal, mantequilla sin sal, beurre salé, gesalzene butter, burro salato, manteiga com sal, manteiga sem sal',
  honey: 'mel, mel de abelha, miel de abeja, bienenhonig',
  salt: 'sale, sale fino, sale grosso, sel fin, salz und jod',
  'black pepper': 'pimenta, pimenta do reino, pimenta preta, poivre noir, pfeffer schwarz',
  flour: 'farina 00, farina di grano, farina di frumento, farine fluide',
  yeast: 'fermento, fermento biológico, levure boulangère, lievito di birra',
  'baking powder':
    'fermento em pó, fermento químico, polvo de hornear, levadura química, levure chimique, lievito per dolci',
  tea: 'thé, thé noir, infusion de thé, schwarzer tee, tè nero, chá preto, té negro',
  'herbal tea':
    'infusión, manzanilla, té de manzanilla, tisane, infusion, camomille, kräutertee, kamillentee, pfefferminztee, früchtetee, tisana, camomilla, chá de ervas, chá de camomila',
  'flat white':
    'café con leche, cortadito, café crème, noisette, milchkaffee, caffelatte, caffè latte, café com leite, galão, meia de leite, pingado',
  espresso: 'café solo, café expreso, café expresso, caffè espresso, bica, cafezinho, kleiner brauner',
  'hot chocolate':
    'chocolate caliente, chocolat chaud, heiße schokolade, kakao heiß, trinkschokolade, cioccolata calda, chocolate quente',
  'sparkling wine':
    'vino espumoso, cava brut, mousseux, crémant, sekt, schaumwein, spumante, prosecco brut, espumante',
  cola: 'refresco, refresco de cola, gaseosa, soda, boisson gazeuse, limo, limonade cola, bibita, bibita gassata, refrigerante, coca',
  lemonade: 'limonada, citronnade, limonade, zitronenlimonade, limonata',
  'sparkling water':
    'agua con gas, agua mineral con gas, eau gazeuse, eau pétillante, sprudel, mineralwasser, sprudelwasser, acqua frizzante, acqua gassata, água com gás',
  'apple juice': 'zumo de manzana, jugo de manzana, jus de pommes, apfelschorle, succo di mele, sumo de maçã',
  'fruit smoothie':
    'batido de frutas, licuado, licuado de frutas, smoothie aux fruits, frullato, frullato di frutta, vitamina de frutas, batido de fruta',
  'vanilla milkshake': 'batido de vainilla, malteada, malteada de vainilla, milchshake, frappé',
  sangria: 'sangría, tinto con frutas',
  'wine spritzer':
    'tinto de verano, vin chaud, glühwein, weinschorle, gespritzter, vin brulé, vinho quente, quentão',
  popcorn:
    'palomita, palomitas, palomitas de maíz, crispetas, pochoclo, pop corn salé, pipoca, popcorn salati',
  'potato chip':
    'papas fritas de bolsa, patatas fritas de bolsa, patatas chips, papitas, kartoffelchips, patatine, patatine in busta, batata frita de pacote, batata chips',
  hamburger:
    'hamburguesa, hamburguesa de res, hamburguesa con pan, hamburguer, hambúrguer, frikadellenbrötchen',
  'beef patty': 'carne de hamburguesa, steak haché cuit, polpetta di hamburger, almôndega achatada',
  cheeseburger:
    'hamburguesa con queso, hamburger au fromage, hamburger con formaggio, x burguer, hambúrguer com queijo',
  'ham and cheese sandwich':
    'sándwich mixto, sandwich de jamón y queso, bocadillo de jamón y queso, sandwich jambon fromage, toast jamón queso, schinken käse toast, toast prosciutto e formaggio, misto quente, tosta mista, sanduíche de presunto e queijo',
  'ham sandwich':
    'bocadillo de jamón, sándwich de jamón, sandwich au jambon, jambon beurre, schinkenbrot, schinkenbrötchen, panino al prosciutto, sanduíche de presunto',
  'cheese sandwich':
    'bocadillo de queso, sandwich de queso, sandwich au fromage, käsebrötchen, panino al formaggio, sanduíche de queijo',
  'tuna sandwich':
    'sándwich de atún, bocadillo de atún, sandwich au thon, thunfischsandwich, panino al tonno, sanduíche de atum',
  pizza:
    'pizza margherita, pizza margarita, pizza de queso, pizza au fromage, pizza mussarela, pizza de muçarela',
  'pepperoni pizza': 'pizza salami, salamipizza, pizza diavola, pizza de pepperoni, pizza calabresa',
  'ham and pineapple pizza': 'pizza hawaiana, pizza hawaii, pizza hawaïenne, pizza hawaiiana',
  'meat lasagna':
    'lasaña, lasaña de carne, lasagnes, lasagnes à la bolognaise, lasagne bolognese, lasagne alla bolognese, lasanha, lasanha à bolonhesa',
  'spaghetti with meat sauce':
    'espaguetis a la boloñesa, pasta con carne, spaghetti bolognaise, pâtes bolognaise, spaghetti bolo, nudeln mit hackfleischsoße, pasta al ragù, tagliatelle al ragù, spaghetti al ragù, macarrão à bolonhesa, espaguete à bolonhesa, esparguete à bolonhesa',
  'pasta with tomato sauce':
    'pasta con tomate, macarrones con tomate, pâtes à la sauce tomate, nudeln mit tomatensoße, pasta al pomodoro, spaghetti al pomodoro, pasta al sugo, macarrão ao sugo, massa com molho de tomate',
  'mac and cheese':
    'macarrones con queso, pâtes au fromage, gratin de macaronis, käsenudeln, käsespätzle, pasta al formaggio, macarrão com queijo',
  'potato gratin':
    'patatas gratinadas, gratin dauphinois, gratin de pommes de terre, kartoffelgratin, kartoffelauflauf, gratin di patate, batata gratinada',
  'fried rice':
    'arroz frito, arroz chino, arroz chaufa, riz frit, riz cantonais, gebratener reis, riso fritto, riso alla cantonese, arroz chop suey',
  'rice and bean':
    'arroz con frijoles, gallo pinto, moros y cristianos, casamiento, riz aux haricots, reis mit bohnen, riso e fagioli, arroz e feijão, arroz com feijão, baião de dois',
  'seafood paella':
    'paella de marisco, paella de mariscos, paella aux fruits de mer, paella ai frutti di mare, arroz de marisco',
  'chili con carne': 'chili com carne, chili sin carne con carne',
  'beef stew':
    'estofado de ternera, estofado, guiso de carne, guisado, pot au feu, ragoût de boeuf, blanquette, rindereintopf, eintopf, rinderragout, spezzatino, stufato di manzo, guisado de carne, carne estufada, ensopado',
  'beef goulash': 'gulasch, gulaschsuppe, goulash de boeuf, goulasch, gulyas',
  meatball:
    'albóndiga, albóndigas, boulette, boulettes, boulettes de viande, fleischbällchen, hackbällchen, köttbullar, polpetta, polpette, almôndega, almôndegas',
  'beef meatloaf':
    'pan de carne, pastel de carne, pain de viande, hackbraten, falscher hase, polpettone, rolo de carne, bolo de carne',
  'wiener schnitzel':
    'milanesa de res, milanesa de pollo, milanesas, escalope panée, escalope milanaise, schnitzel, kalbsschnitzel, schweineschnitzel, cotoletta, cotoletta alla milanese, bife à milanesa, filé à milanesa, panado, panados',
  'beef empanada': 'empanadilla, empanadillas, empanada de carne, empada, pastel de forno, rissol',
  'spanish croquette':
    'croqueta de jamón, croqueta de pollo, croquette, croquettes, krokette, kroketten, crocchetta, crocchette, croquete, bolinho de bacalhau, pastel de bacalhau',
  'cheese quiche': 'quiche de queso, quiche au fromage, käsequiche, torta salata, quiche de queijo',
  'quiche lorraine with bacon': 'quiche lorraine, speckkuchen, zwiebelkuchen, quiche de jamón y queso',
  'beef kebab':
    'pincho moruno, brocheta, brochette, brochette de boeuf, fleischspieß, spiedini, spiedino, espetinho, espetada, churrasquinho',
  'chicken shawarma': 'döner, döner kebab, dönerteller, kebab en pan de pita, kebap',
  'beef taco': 'taco de carne, tacos de res',
  'stuffed pepper with meat':
    'pimiento relleno, pimientos rellenos, poivron farci, poivrons farcis, gefüllte paprika, peperoni ripieni, peperone ripieno, pimentão recheado',
  'stuffed cabbage roll with beef':
    'chou farci, kohlroulade, kohlrouladen, krautwickel, involtini di verza, charuto de repolho',
  moussaka: 'musaca, moussaka grecque, moussaka griechisch',
  ratatouille: 'pisto, pisto manchego, samfaina, caponata, gemüsepfanne, peperonata',
  'cauliflower cheese':
    'coliflor gratinada, gratin de chou fleur, blumenkohlauflauf, cavolfiore gratinato, couve flor gratinada',
  'brazilian cheese bread': 'pan de queso, pain au fromage brésilien, pão de queijo mineiro',
  'queso fresco': 'queijo minas, queijo minas frescal, queso panela, queso blanco fresco',
  'cheddar cheese':
    'queso, fromage, käse, formaggio, queijo, queijo ralado, queijo prato, queso rallado, fromage râpé, geriebener käse, reibekäse, formaggio grattugiato',
  mozzarella:
    'muçarela, mussarela, queijo mussarela, queso mozzarella, mozarela, stracchino, crescenza, fior di latte',
  quark: 'magerquark, speisequark, fromage blanc maigre, queso quark',
  'refried bean': 'frijoles, frijoles refritos, frijol refrito, haricots frits',
  'black bean':
    'frijol negro, caraota, caraotas negras, feijão preto cozido, schwarze bohnen, haricots noirs',
  'pinto bean': 'frijol, frijol pinto, feijão, feijão carioca, feijão cozido',
  cassava: 'yuca cocida, manioc cuit, maniok, aipim, macaxeira, mandioca cozida',
  'dried apricot':
    'albaricoque seco, orejón, abricot sec, getrocknete aprikosen, albicocca secca, damasco seco',
  clam: 'almeja, almejas en conserva, berberecho, berberechos, palourde, coque, venusmuscheln, amêijoa, berbigão',
  chestnut:
    'castaña, castañas, châtaigne, marron, marone, maronen, esskastanien, castagna, castagne, marroni, castanha, castanha portuguesa',
  soursop: 'chirimoya, guanábana, corossol, anona, graviola, cherimoya',
  quail: 'codorniz, caille, wachtel, quaglia, quaglie, codorna',
  endive: 'escarola, scarole, frisée, endivie, endivien, scarola, escarola lisa',
  radicchio: 'achicoria, chicorée rouge, radicchio rosso, cicoria, almeirão, radicchio trevigiano',
  spelt: 'espelta, trigo espelta, épeautre, dinkel, dinkelkorn, farro spelta',
  'spelt flour': 'harina de espelta, farine d’épeautre, dinkelmehl, farina di farro, farinha de espelta',
  'wheat germ': 'germen de trigo, germe de blé, weizenkeime, germe di grano, gérmen de trigo',
  'wheat bran': 'salvado de trigo, son de blé, weizenkleie, crusca di frumento, crusca, farelo de trigo',
  'fava bean': 'haba, habas, fève, fèves, ackerbohnen, dicke bohnen, saubohnen, fava, fave, favas',
  loquat: 'níspero, nèfle du japon, wollmispel, nespola, nespole, nêspera',
  'lamb shoulder':
    'paletilla de cordero, épaule d’agneau, lammschulter, spalla di agnello, paleta de cordeiro',
  monkfish: 'rape, lotte, seeteufel, coda di rospo, rana pescatrice, tamboril',
  snapper: 'salmonete, pargo, huachinango, rouget, rotbarbe, triglia, dentice, salmonete fresco, vermelho',
  'sea bass':
    'lubina, dorada, bar, loup de mer, dorade, daurade, wolfsbarsch, goldbrasse, spigola, orata, branzino, robalo, dourada',
  grouper: 'mero, mérou, zackenbarsch, cernia, garoupa, badejo',
  perch: 'perca, perche, barsch, zander, flussbarsch, pesce persico, sandre, lucioperca',
  eel: 'anguila, anguille, aal, räucheraal, anguilla, enguia',
  carp: 'carpa, carpe, karpfen',
  'beef tenderloin':
    'solomillo, solomillo de ternera, filet de boeuf, rinderfilet, filetto di manzo, filé mignon, filetto',
  'italian sausage': 'butifarra, andouillette, alheira, luganega, rohe bratwurst, chipolata',
  'black currant': 'grosella negra, cassis, cassissier, schwarze johannisbeeren, ribes nero, groselha preta',
  elderberry: 'saúco, sureau, holunderbeere, holunderbeeren, bacca di sambuco, sambuco, sabugueiro',
  chervil: 'perifollo, cerfeuil, kerbel, cerfoglio, cerefólio',
  tarragon: 'estragón, estragon, dragoncello, estragão',
  marjoram: 'mejorana, marjolaine, majoran, maggiorana, manjerona',
  crab: 'cangrejo, centollo, crabe, tourteau, taschenkrebs, krabbe, granchio, caranguejo, siri',
  crayfish: 'cangrejo de río, écrevisse, écrevisses, flusskrebs, gambero di fiume, lagostim',
  lobster: 'langosta, bogavante, homard, langouste, hummer, languste, aragosta, astice, lagosta',
  pheasant: 'faisán, faisan, fasan, fagiano, faisão',
  'guinea fowl': 'pintada, pintade, perlhuhn, faraona, galinha d’angola',
  chicken:
    'galinha, gallina, poule, suppenhuhn, gallina da brodo, pollo entero, poulet entier, frango inteiro',
  'buckwheat flour':
    'harina de trigo sarraceno, farine de sarrasin, buchweizenmehl, farina di grano saraceno, farinha de trigo sarraceno',
  'walnut oil': 'aceite de nuez, huile de noix, walnussöl, olio di noci, óleo de nozes',
  parsnip: 'chirivía, panais, pastinake, pastinaken, pastinaca, cherovia',
  salsify: 'salsifí, salsifis, schwarzwurzel, schwarzwurzeln, scorzonera',
  rutabaga: 'colinabo, rutabaga, steckrübe, kohlrübe, navone',
  turnip: 'navet, rübe, rübchen, rapa, rape bianche, nabiça',
  'oyster mushroom':
    'seta de ostra, pleurote, pleurotes, austernpilz, austernpilze, seitling, pleurotus, cogumelo ostra, shimeji',
  'jerusalem artichoke': 'aguaturma, topinambour, topinambur, tupinambo',
  'pearl barley':
    'cebada, cebada perlada, orge, orge perlé, gerste, graupen, perlgraupen, orzo perlato, cevada, cevadinha',
  millet: 'mijo, millet, hirse, miglio, painço, milhete',
  horseradish: 'rábano picante, raifort, meerrettich, kren, rafano, cren, raiz forte',
  'poppy seed': 'semilla de amapola, graine de pavot, mohn, mohnsamen, semi di papavero, semente de papoula',
  venison: 'venado, ciervo, corzo, chevreuil, cerf, rehfleisch, reh, hirschfleisch, cervo, capriolo, veado',
  'pork shoulder':
    'paleta de cerdo, épaule de porc, cochon de lait, schweineschulter, spalla di maiale, cinghiale, jabalí, sanglier, wildschwein, javali, paleta suína',
  'cooked tripe': 'callos, tripas, tripes, kutteln, trippa, tripa, dobrada, dobradinha',
  chive: 'bärlauch, aglio orsino, ajo de oso, ail des ours, alho de urso',
  'broccoli rabe': 'grelos, cima di rapa, cime di rapa, friarielli, brocoli rave, stängelkohl, grelo',
  watercress: 'berros, cresson, brunnenkresse, crescione, agrião',
  spinach: 'azedinha, oseille, acedera, sauerampfer, acetosa',
  prune:
    'ciruela pasa, pruneau, pruneaux, backpflaume, dörrpflaumen, prugna secca, prugne secche, ameixa seca, ameixa preta',
  'arborio rice': 'arroz bomba, arroz arbóreo, riz arborio, risottoreis, riso arborio, riso carnaroli',
  chayote: 'chuchu, chuchú, christophine, cidra papa, zucchina centenaria',
  'anise seed': 'anís, anis, anis vert, aniskörner, anice, erva doce em grão',
  fennel: 'erva doce, fenchelknolle',
  taro: 'inhame, ñame, malanga, taro, colocasia, igname',
  jackfruit: 'jaca, yaca, jacquier, giaca, jaque',
  okra: 'quiabo, quimbombó, gombo, okraschoten, gombo vert, bamia, maxixe',
  lard: 'manteca de cerdo, saindoux, schweineschmalz, schmalz, strutto, banha de porco',
  bacon: 'lardo, lardo di colonnata, bauchspeck, poitrine fumée, toucinho, entremeada',
  artichoke: 'cardo, cardon, karde, artischocken',
  grape: 'jabuticaba, uva verde, uva roja, uva branca, raisin blanc, raisin noir',
  prosciutto:
    'lomo embuchado, cecina, jambon de parme, schwarzwälder schinken, speck alto adige, presunto cru',
};
