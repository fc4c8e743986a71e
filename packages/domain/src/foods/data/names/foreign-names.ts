/**
 * The Spanish, French, German, Italian and Portuguese names of the commonest foods, keyed by their name in the table.
 * They are used for parsing, not for search or display. A word that means another food in English ('prune', 'raisin',
 * 'latte') is omitted, because English takes precedence.
 */
export const FOREIGN_NAMES: Readonly<Record<string, string>> = {
  // Milk and eggs.
  milk: 'leche, leche entera, lait, lait entier, milch, vollmilch, frischmilch, latte intero, leite, leite integral',
  'reduced fat milk':
    'leche semidesnatada, lait demi écrémé, fettarme milch, latte parzialmente scremato, leite meio gordo',
  'skim milk': 'leche desnatada, lait écrémé, magermilch, latte scremato, leite desnatado, leite magro',
  'lactose free milk':
    'laktosefreie milch, leche sin lactosa, lait sans lactose, latte senza lattosio, leite sem lactose',
  'oat milk':
    'bebida de avena, boisson à l’avoine, bevanda di avena, bebida de aveia, hafermilch, haferdrink, lait d’avoine, leche de avena, latte di avena, latte d’avena, leite de aveia',
  'soy milk':
    'bebida de soja, boisson au soja, boisson de soja, bevanda di soia, sojamilch, sojadrink, lait de soja, leche de soja, latte di soia, leite de soja',
  'almond milk':
    'bebida de almendras, boisson aux amandes, bevanda di mandorla, bebida de amêndoa, mandelmilch, mandeldrink, lait d’amande, leche de almendras, latte di mandorla, leite de amêndoa',
  'coconut milk':
    'leche de coco en lata, leite de coco em lata, kokosmilch, lait de coco, leche de coco, latte di cocco, leite de coco',
  'condensed milk':
    'leche condensada, lait concentré sucré, kondensmilch, gezuckerte kondensmilch, latte condensato, leite condensado',
  buttermilk: 'buttermilch, suero de leche, lait ribot, babeurre, latticello, leitelho',
  butter: 'mantequilla, beurre, beurre doux, beurre demi sel, burro, manteiga, süßrahmbutter',
  margarine:
    'margarina light, margarine légère, halbfettmargarine, pflanzenmargarine, margarina vegetal, margarina',
  'heavy cream':
    'nata, nata para montar, crema de leche, crème, crème liquide, crème entière, crème fleurette, sahne, schlagsahne, rahm, schlagobers, panna, panna fresca, natas, creme de leite',
  'light cream': 'nata para cocinar, crème légère, kochsahne, panna da cucina',
  'sour cream': 'nata agria, crème aigre, saure sahne, sauerrahm, panna acida, natas azedas',
  'creme fraiche': 'crème fraîche épaisse, crème épaisse',
  yogurt:
    'yogur, yogur natural, yaourt, yaourt nature, joghurt, naturjoghurt, jogurt, yogurt bianco, yogurt naturale, iogurte, iogurte natural',
  'greek yogurt':
    'yogur griego, yaourt grec, yaourt à la grecque, griechischer joghurt, yogurt greco, iogurte grego, magerquark, speisequark, fromage blanc',
  egg: 'huevo, œuf, ei, eier, hühnerei, hühnereier, freilandeier, uovo, uova, ovo',
  'egg yolk':
    'yema, yema de huevo, jaune d’œuf, eigelb, eigelbe, eidotter, tuorlo, tuorli, gema, gema de ovo',
  'egg white': 'clara de huevo, blanc d’œuf, eiweiß, eiklar, albume, albumi, clara de ovo',
  'cheddar cheese':
    'fromage, käse, formaggio, queijo, queso rallado, fromage râpé, geriebener käse, reibekäse',
  'cream cheese':
    'queso crema, fromage à la crème, fromage frais, frischkäse, formaggio spalmabile, formaggio cremoso, queijo creme',
  parmesan: 'parmesano, queso parmesano, parmesankäse, parmigiano grattugiato, parmesão, queijo parmesão',
  mozzarella: 'mozarela, queso mozzarella, mozzarella râpée, muçarela, queijo mozarela',
  feta: 'queso feta, fetakäse, schafskäse, hirtenkäse, queijo feta',
  'goat cheese':
    'queso de cabra, fromage de chèvre, chèvre frais, bûche de chèvre, ziegenkäse, ziegenfrischkäse, formaggio di capra, caprino, queijo de cabra',
  gouda: 'goudakäse, gouda jung',
  'swiss cheese': 'emmentaler käse, queso suizo',
  ricotta: 'requesón',
  'cottage cheese': 'queso cottage, hüttenkäse, körniger frischkäse, fiocchi di latte',
  // Bread, grain and flour.
  bread:
    'brot, toastbrot, weißbrot, pan de molde, pan blanco, pain de mie, pain blanc, pane, pane bianco, pan carré, pão, pão de forma',
  'whole wheat bread':
    'vollkornbrot, pan integral, pain complet, pane integrale, pão integral, graubrot, mischbrot, schwarzbrot',
  'rye bread': 'roggenbrot, pan de centeno, pain de seigle, pane di segale, pão de centeio',
  'dinner roll': 'brötchen, semmel, semmeln, panecillo, petit pain, panino, panini',
  breadcrumb:
    'paniermehl, semmelbrösel, pan rallado, chapelure, pangrattato, pane grattugiato, farinha de rosca, pão ralado',
  flour:
    'harina, harina de trigo, farine, farine de blé, mehl, weizenmehl, farina, farina 00, farina bianca, farinha, farinha de trigo',
  'whole wheat flour':
    'harina integral, farine complète, vollkornmehl, weizenvollkornmehl, farina integrale, farinha integral',
  'self raising flour': 'harina leudante, harina con levadura, farine à gâteaux',
  'spelt flour': 'dinkelmehl, farine d’épeautre, farina di farro, harina de espelta',
  'rye flour': 'roggenmehl, farine de seigle, harina de centeno, farina di segale',
  semolina:
    'grieß, hartweizengrieß, weichweizengrieß, sémola, semoule, semoule fine, semola, semolino, sêmola',
  cornstarch:
    'maizena, fécula de maíz, almidón de maíz, maïzena, fécule de maïs, speisestärke, maisstärke, amido di mais, maisena, amido de milho',
  cornmeal: 'harina de maíz, semoule de maïs, maisgrieß, maismehl, farina di mais, fubá, farinha de milho',
  'white rice':
    'arroz, arroz blanco, arroz basmati, arroz jazmín, riz, riz blanc, riz basmati, riz long, reis, basmatireis, jasminreis, langkornreis, riso, riso basmati, riso bianco, arroz branco, arroz agulha, arroz agulhinha, arroz carolino, arroz parboilizado, arroz soltinho',
  'arborio rice':
    'riso arborio, risottoreis, milchreis, rundkornreis, riz rond, riz à risotto, arroz bomba, arroz redondo, riso carnaroli',
  'brown rice': 'arroz integral, riz complet, riz brun, vollkornreis, naturreis, riso integrale',
  'cooked white rice': 'gohan, arroz cocido, riz cuit, gekochter reis, riso cotto, arroz cozido',
  pasta: 'nudeln, pâtes, pasta corta, massa, massas, macarrão, pasta seca, kurze nudeln',
  spaghetti:
    'espaguetis, espagueti, spagetti, esparguete, espaguete, fideos, tallarines, bandnudeln, tagliatelle all’uovo secche',
  macaroni: 'macarrones, coquillettes, makkaroni, maccheroni, hörnchennudeln, macarrão cotovelo',
  'lasagna sheet':
    'lasagneplatten, lasagneblätter, láminas de lasaña, placas de lasaña, feuilles de lasagne, plaques de lasagne, sfoglie per lasagne, folhas de lasanha',
  'egg noodle': 'eiernudeln, fideos de huevo, nouilles, nouilles aux œufs',
  'rice noodle': 'reisnudeln, fideos de arroz, nouilles de riz, spaghetti di riso, macarrão de arroz',
  couscous: 'cuscús, cuscuz, cous cous',
  bulgur: 'boulgour, bulgour, trigo bulgur',
  quinoa: 'quinua',
  oat: 'avena, copos de avena, flocons d’avoine, haferflocken, kernige haferflocken, fiocchi di avena, fiocchi d’avena, avena in fiocchi, aveia, flocos de aveia',
  'quick oat': 'zarte haferflocken',
  polenta: 'maisgrieß polenta, polenta instantanea',
  'corn flake': 'copos de maíz, pétales de maïs',
  'flour tortilla': 'tortilla de trigo, tortilla de harina, weizentortilla, weizentortillas',
  'corn tortilla': 'tortilla de maíz, maistortilla, maistortillas',
  'puff pastry': 'hojaldre, pâte feuilletée, blätterteig, pasta sfoglia, massa folhada',
  'pie crust': 'masa quebrada, pâte sablée, mürbeteig, pasta frolla, pasta brisée, massa quebrada',
  'pizza dough': 'masa de pizza, pâte à pizza, pizzateig, impasto per pizza, pasta per pizza, massa de pizza',
  yeast:
    'levadura, levadura seca, levure, levure de boulanger, levure sèche, hefe, trockenhefe, lievito, lievito di birra, lievito secco, fermento biológico, fermento de padeiro',
  'compressed yeast':
    'levadura fresca, levure fraîche, frische hefe, frischhefe, lievito fresco, lievito di birra fresco',
  'baking powder':
    'polvo de hornear, levadura química, levadura en polvo, levure chimique, backpulver, lievito per dolci, lievito in polvere, fermento em pó',
  'baking soda':
    'bicarbonato, bicarbonato de sodio, bicarbonate, bicarbonate de soude, bicarbonate alimentaire, natron, speisenatron, bicarbonato di sodio, bicarbonato de sódio',
  // Sweet things.
  sugar:
    'azúcar vainillado, azúcar avainillado, sucre vanillé, zucchero vanigliato, açúcar baunilhado, azúcar, azúcar blanco, sucre, sucre en poudre, sucre blanc, zucker, weißer zucker, kristallzucker, zucchero, zucchero semolato, açúcar, açúcar branco, vanillezucker',
  'brown sugar':
    'azúcar moreno, azúcar morena, sucre roux, cassonade, vergeoise, brauner zucker, rohrzucker, zucchero di canna, açúcar mascavo, açúcar amarelo, rohrohrzucker',
  'powdered sugar':
    'azúcar glas, azúcar glasé, azúcar impalpable, sucre glace, puderzucker, staubzucker, zucchero a velo, açúcar de confeiteiro, açúcar em pó',
  honey: 'miel, miel d’acacia, honig, blütenhonig, miele',
  'maple syrup':
    'sirope de arce, jarabe de arce, sirop d’érable, ahornsirup, sciroppo d’acero, xarope de bordo',
  jam: 'mermelada, mermelada de fresa, confiture, confiture de fraises, marmelade, konfitüre, erdbeermarmelade, erdbeerkonfitüre, himbeermarmelade, marmellata, confettura, geleia, compota de morango, gelee',
  'milk chocolate':
    'chocolate con leche, chocolat, chocolat au lait, schokolade, milchschokolade, vollmilchschokolade, vollmilch schokolade, cioccolato, cioccolato al latte, cioccolata, chocolate ao leite',
  'dark chocolate':
    'chocolate negro, chocolate amargo, chocolat noir, zartbitterschokolade, zartbitter schokolade, dunkle schokolade, cioccolato fondente, kuvertüre, chocolate meio amargo',
  'white chocolate':
    'chocolate blanco, chocolat blanc, weiße schokolade, cioccolato bianco, chocolate branco',
  'chocolate chip':
    'pepitas de chocolate, pépites de chocolat, schokotropfen, schokodrops, gocce di cioccolato, gotas de chocolate',
  'cocoa powder':
    'cacao en polvo, cacao en poudre, kakao, kakaopulver, backkakao, cacao in polvere, cacao amaro, cacau, cacau em pó',
  'vanilla extract':
    'extracto de vainilla, vainilla, extrait de vanille, vanille, gousse de vanille, vanilleextrakt, vanilleschote, vanilleschoten, estratto di vaniglia, vaniglia, bacca di vaniglia, extrato de baunilha, baunilha, vaina de vainilla',
  gelatin: 'gelatina, blattgelatine, gelatina en hojas, colla di pesce, feuille de ',
  'ice cream': 'helado, glace, glace vanille, eis, vanilleeis, eiscreme, gelato alla vaniglia, sorvete',
  // Meat.
  'chicken breast':
    'pechuga de pollo, pechuga, blanc de poulet, filet de poulet, hähnchenbrust, hähnchenbrustfilet, hähnchenbrustfilets, hühnerbrust, hühnerbrustfilet, hähnchenfilet, petto di pollo, petti di pollo, peito de frango, escalope de poulet, hähnchenschnitzel, haehnchenbrust',
  'chicken thigh':
    'contramuslo de pollo, haut de cuisse de poulet, haut de cuisse, hähnchenoberschenkel, sovracosce di pollo, sobrecoxa de frango, sobrecoxa',
  'chicken drumstick':
    'muslo de pollo, muslito de pollo, pilon de poulet, hähnchenunterkeule, hähnchenunterkeulen, fuso di pollo, coxa de frango',
  'chicken leg':
    'pierna de pollo, cuisse de poulet, hähnchenschenkel, hähnchenkeule, hähnchenkeulen, coscia di pollo, cosce di pollo',
  'chicken wing':
    'alita de pollo, alitas, aile de poulet, hähnchenflügel, ali di pollo, alette di pollo, asa de frango',
  chicken:
    'pollo, pollo entero, poulet, poulet entier, hähnchen, huhn, suppenhuhn, brathähnchen, hühnerfleisch, hähnchenfleisch, hühnchen, pollo intero, frango, frango inteiro, hendl',
  turkey: 'pavo, dinde, pute, truthahn, putenfleisch, tacchino, peru inteiro',
  'turkey breast':
    'pechuga de pavo, filet de dinde, escalope de dinde, putenbrust, putenschnitzel, fesa di tacchino, petto di tacchino, peito de peru',
  duck: 'pato, canard, ente, anatra',
  'duck breast': 'magret de canard, magret, entenbrust, petto d’anatra, pechuga de pato',
  'stewing beef':
    'ternera, carne de ternera, carne de res, carne de vaca, bœuf, bœuf à braiser, viande de bœuf, rindfleisch, rindergulasch, gulasch, gulaschfleisch, suppenfleisch, rinderbraten, manzo, carne di manzo, spezzatino, carne bovina, bourguignon, bœuf bourguignon, ternera para guisar, carne para guisar',
  'beef steak':
    'bistec, filete de ternera, steak de bœuf, bifteck, entrecot, rindersteak, hüftsteak, rumpsteak, bistecca di manzo, bife, filete de res',
  'beef tenderloin':
    'solomillo de ternera, filet de bœuf, rinderfilet, filetto di manzo, filé mignon, lomo de res',
  'ground beef':
    'carne picada, carne molida, carne picada de ternera, bœuf haché, viande hachée, steak haché, hackfleisch, rinderhack, rinderhackfleisch, gehacktes, faschiertes, hack, gemischtes hackfleisch, carne macinata, macinato, macinato di manzo, carne moída, carne picada de vaca, halb und halb',
  'pork loin':
    'cerdo, carne de cerdo, lomo de cerdo, porc, rôti de porc, schweinefleisch, schweinebraten, schwein, maiale, carne di maiale, lonza, lonza di maiale, arista, carne de porco, lombo de porco, schweinelachs',
  'pork chop':
    'chuleta de cerdo, chuleta, côte de porc, côtelette de porc, schweinekotelett, kotelett, koteletts, schweineschnitzel, schnitzel, braciola di maiale, costeleta de porco, schweinesteak',
  'pork tenderloin':
    'solomillo de cerdo, filet mignon de porc, schweinefilet, schweinelende, filetto di maiale, lombinho de porco',
  'pork shoulder':
    'paleta de cerdo, épaule de porc, échine de porc, schweineschulter, schweinenacken, nackensteak, spalla di maiale, paleta de porco',
  'pork belly':
    'panceta de cerdo, panceta, poitrine de porc, schweinebauch, pancetta di maiale fresca, barriga de porco',
  'pork rib':
    'costillas de cerdo, costillas, travers de porc, schweinerippchen, rippchen, costine di maiale, costine, costela de porco, costelinha',
  'ground pork':
    'carne picada de cerdo, porc haché, schweinehack, schweinehackfleisch, macinato di maiale, carne de porco moída',
  bacon:
    'tocino, beicon, tocineta, lard fumé, poitrine fumée, lardons fumés, speckwürfel, frühstücksspeck, bauchspeck, toucinho, guanciale a cubetti',
  ham: 'jamón, jamón cocido, jamón york, jamón dulce, jambon, jambon blanc, jambon cuit, schinken, kochschinken, gekochter schinken, prosciutto cotto, presunto, fiambre, presunto cozido',
  prosciutto:
    'jambon cru, jambon sec, rohschinken, roher schinken, parmaschinken, presunto cru, serranoschinken',
  sausage:
    'salchicha, salchicha fresca, saucisse, saucisses, chair à saucisse, wurst, würstchen, salsicce, linguiça, salsicha fresca',
  bratwurst: 'bratwürstchen',
  'hot dog':
    'salchicha frankfurt, wiener würstchen, wienerle, knacki, würstel, salsicha, frankfurter würstchen',
  salami: 'salchichón, saucisson, saucisson sec, salame',
  chorizo: 'chouriço',
  'lamb leg':
    'cordero, pierna de cordero, agneau, gigot d’agneau, lamm, lammfleisch, lammkeule, agnello, cosciotto d’agnello, cordeiro, borrego',
  'lamb chop':
    'chuleta de cordero, côtelette d’agneau, lammkotelett, lammkoteletts, costoletta d’agnello, costolette di agnello, costeleta de borrego',
  'ground lamb': 'lammhack, lammhackfleisch, agneau haché, cordero picado',
  veal: 'ternera blanca, carne di vitello, viande de veau, veau, kalbfleisch, kalbsschnitzel, vitello, vitela, escalope de veau',
  rabbit: 'conejo, lapin, kaninchen, coniglio, coelho',
  'chicken liver':
    'foie de volaille, hähnchenleber, geflügelleber, fegatini di pollo, higado de pollo, hígado de pollo',
  tofu: 'naturtofu, räuchertofu, tofu nature, tofu ferme',
  // Fish.
  salmon:
    'filete de salmón, saumon, pavé de saumon, filet de saumon, lachs, lachsfilet, lachsfilets, salmone, filetto di salmone, salmão',
  'smoked salmon':
    'salmón ahumado, saumon fumé, räucherlachs, geräucherter lachs, salmone affumicato, salmão fumado, salmão defumado',
  tuna: 'atún fresco, thon frais, thunfischsteak, tonno fresco, atum fresco, filete de atún',
  'canned tuna':
    'atún, atún en lata, lata de atún, atún al natural, thon, thon en boîte, thon au naturel, thunfisch, dosenthunfisch, thunfisch aus der dose, tonno, tonno in scatola, tonno al naturale, atum, atum em lata',
  'tuna in oil':
    'atún en aceite, atún en aceite de oliva, thon à l’huile, thunfisch in öl, tonno sott’olio, tonno all’olio d’oliva, atum em óleo',
  cod: 'merlu, seehecht, nasello, pescada, colin d’alaska, bacalao, bacalao fresco, merluza, pescado, pescado blanco, cabillaud, poisson, poisson blanc, kabeljau, kabeljaufilet, fisch, fischfilet, merluzzo, pesce, filetto di merluzzo, bacalhau fresco, peixe, peixe branco, dorsch',
  pollock: 'seelachs, seelachsfilet, lieu noir, colin',
  trout: 'trucha, truite, forelle, trota, truta',
  'sea bass': 'lubina, dorada, bar entier, loup de mer, daurade, wolfsbarsch, dorade, orata, robalo, dourada',
  mackerel: 'caballa, maquereau, makrele, sgombro, cavala',
  herring: 'arenque, hareng, hering, aringa',
  sardine: 'sardina, sardinas en lata, sardinen, sardines à l’huile, sardinha',
  anchovy:
    'anchoa, anchoas, boquerón, anchois, sardellen, sardellenfilet, sardellenfilets, anchovis, acciuga, acciughe, alici, anchova, filetti di acciuga',
  shrimp:
    'camarón, camarones, langostino, langostinos, crevette, crevettes, garnele, garnelen, krabben, gambero, gamberi, gamberetti, mazzancolle, camarão, camarões',
  mussel: 'mejillón, mejillones, moule, moules, miesmuschel, miesmuscheln, cozza, cozze, mexilhão, mexilhões',
  clam: 'almeja, almejas, venusmuscheln, amêijoa, amêijoas',
  squid: 'calamar, calamares, encornet, tintenfisch, calamaro, calamari freschi, lula, lulas',
  octopus: 'pulpo, poulpe, oktopus, polpo, polvo',
  scallop:
    'vieira, vieiras, noix de saint jacques, coquille saint jacques, jakobsmuschel, jakobsmuscheln, capesante',
  'fish stick': 'fischstäbchen, palitos de pescado, bâtonnets de poisson, bastoncini di pesce',
  // Vegetables.
  tomato: 'tomate, tomaten, strauchtomaten, fleischtomaten, pomodoro, pomodori, jitomate',
  'cherry tomato':
    'tomate cherry, tomates cherry, tomate cerise, kirschtomaten, cherrytomaten, cocktailtomaten, datteltomaten, pomodorini, pomodori ciliegini, ciliegini pomodorini, tomate cereja',
  'canned tomato':
    'tomate en conserva, tomates pelées, tomates en conserve, dosentomaten, geschälte tomaten, tomaten aus der dose, schältomaten, pomodori in scatola, tomate pelado, tomates pelados, tomate en lata',
  'canned diced tomato':
    'tomate troceado, tomates concassées, gehackte tomaten, stückige tomaten, pomodori a pezzettoni, polpa pomodoro, tomate picado em lata, tomate triturado',
  'tomato puree':
    'passierte tomaten, coulis de tomate, purée de tomates, salsa di pomodoro passata, passata pomodoro, polpa de tomate, tomate frito, tomatenpassata',
  'tomato paste':
    'concentrado de tomate, pasta de tomate, concentré de tomate, concentré de tomates, tomatenmark, concentrato di pomodoro, doppio concentrato, extrato de tomate',
  onion:
    'cebolla, cebollas, cebolla cabezona, cebolla blanca, cebolla amarilla, cebola branca, cebola amarela, cipolla bianca, cipolla dorata, cipolla ramata, oignon blanc, gelbe zwiebel, weiße zwiebel, oignon, oignons, oignon jaune, zwiebel, zwiebeln, gemüsezwiebel, gemüsezwiebeln, cipolla, cipolle, cebola, cebolas',
  'red onion':
    'cebolla roja, cebolla morada, oignon rouge, rote zwiebel, rote zwiebeln, cipolla rossa, cipolle rosse, cebola roxa',
  'green onion':
    'cebolleta, cebolla de verdeo, cebolla larga, cebolla junca, oignon nouveau, cébette, cive, frühlingszwiebel, frühlingszwiebeln, lauchzwiebel, lauchzwiebeln, cipollotto, cipollotti, cebolinho verde, cebolinha',
  shallot: 'chalota, échalote, échalotes, schalotte, schalotten, scalogno, scalogni, chalotas',
  garlic:
    'ajo, ajos, diente de ajo, dientes de ajo, ail, gousse d’ail, gousses d’ail, knoblauch, knoblauchzehe, knoblauchzehen, aglio, spicchio d’aglio, spicchi d’aglio, alho, dente de alho, dentes de alho',
  leek: 'puerro, puerros, poireau, poireaux, lauch, porree, porro, porri, alho poró, alho francês',
  carrot:
    'zanahoria, zanahorias, carotte, carottes, karotte, karotten, möhre, möhren, mohrrüben, carota, carote, cenoura, cenouras',
  celery:
    'ramas de apio, branche de céleri, apio, céleri branche, céleri, sellerie, staudensellerie, stangensellerie, sedano, aipo, salsão, coste di sedano',
  'celery root': 'knollensellerie, céleri rave, apionabo, sedano rapa',
  potato:
    'patata, patatas, papa, papas, pomme de terre, pommes de terre, kartoffel, kartoffeln, festkochende kartoffeln, mehlige kartoffeln, mehligkochende kartoffeln, erdäpfel, patate, batata inglesa, batatas inglesas, drillinge',
  'sweet potato':
    'patata americana, batata dulce, boniato, camote, patate douce, patates douces, süßkartoffel, süßkartoffeln, patata dolce, patate dolci, batata doce',
  'french fry': 'patatas fritas, frites, pommes frites, patatine fritte, batata frita, backofenpommes',
  broccoli: 'brócoli, brocoli, brokkoli, broccolo, brócolis',
  cauliflower: 'coliflor, chou fleur, blumenkohl, karfiol, cavolfiore, couve flor',
  cabbage:
    'repollo, col blanca, chou blanc, chou vert, weißkohl, weißkraut, spitzkohl, kohl, cavolo cappuccio, cavolo bianco, repolho, couve branca',
  'red cabbage':
    'col lombarda, lombarda, chou rouge, rotkohl, rotkraut, blaukraut, cavolo rosso, repolho roxo',
  'savoy cabbage': 'wirsing, wirsingkohl, chou frisé, verza, cavolo verza, col rizada, couve lombarda',
  'brussels sprout':
    'col de bruselas, coles de bruselas, chou de bruxelles, choux de bruxelles, rosenkohl, cavoletti di bruxelles, couve de bruxelas',
  kale: 'grünkohl, chou kale, cavolo riccio, couve galega, couve kale',
  spinach:
    'espinaca, espinacas, épinard, épinards, spinat, blattspinat, babyspinat, spinaci, spinacini, espinafre',
  'swiss chard': 'acelga, acelgas, blette, blettes, mangold, bietola, bietole, coste bietole',
  lettuce: 'lechuga, laitue, salade verte, kopfsalat, blattsalat, lattuga, alface',
  'iceberg lettuce': 'lechuga iceberg, eisbergsalat, lattuga iceberg, alface americana',
  'romaine lettuce': 'lechuga romana, laitue romaine, römersalat, romanasalat, lattuga romana, alface romana',
  arugula: 'rúcula, roquette, rucola',
  'mixed salad green':
    'feldsalat, ensalada verde, ensalada mixta, mâche, mesclun de salade, insalata, insalata mista, rapunzel, folhas verdes',
  cucumber: 'pepino, concombre, gurke, gurken, salatgurke, salatgurken, cetriolo, cetrioli',
  zucchini: 'calabacín, calabacines, zucchino, zucchine, abobrinha, curgete',
  eggplant: 'berenjena, berenjenas, auberginen, melanzana, melanzane, berinjela, beringela',
  'bell pepper':
    'pimiento verde, pimentón verde, poivron, poivron vert, paprikaschote, paprikaschoten, grüne paprika, spitzpaprika, peperone, peperoni verdi, peperone verde, pimentão, pimentão verde, pimento verde',
  'red bell pepper':
    'pimiento rojo, pimientos rojos, poivron rouge, rote paprika, rote paprikaschote, peperone rosso, peperoni rossi, pimentão vermelho, pimento vermelho',
  'yellow bell pepper': 'pimiento amarillo, poivron jaune, gelbe paprika, peperone giallo, pimentão amarelo',
  'chili pepper':
    'guindilla, ají, piment, piment rouge, chilischote, chilischoten, peperoncino, peperoncini, malagueta, pimenta malagueta',
  mushroom:
    'champiñón, champiñones, seta, setas, champignon, champignons de paris, champignons, pilz, pilze, funghi, fungo, cogumelo, cogumelos, weiße champignons, braune champignons',
  corn: 'maíz, elote, mazorca, maïs, mais, zuckermais, maiskolben, mais dolce, milho, milho verde',
  'canned corn':
    'maíz en lata, maïs en boîte, dosenmais, mais aus der dose, mais in scatola, milho em lata, maíz dulce en lata',
  pea: 'guisante, guisantes, arveja, arvejas, chícharo, petits pois surgelés, erbse, erbsen, tk erbsen, piselli, pisello, ervilha, ervilhas',
  'green bean':
    'judía verde, judías verdes, ejote, ejotes, grüne bohne, grüne bohnen, buschbohnen, fagiolini, vagem, feijão verde, fisolen',
  asparagus:
    'espárrago, espárragos, asperge, asperges, spargel, asparagi, asparago, aspargo, aspargos, espargos',
  artichoke:
    'alcachofa, alcachofas, artichaut, artichauts, artischocke, artischocken, carciofo, carciofi, alcachofra',
  beet: 'remolacha, remolachas, betterave, betteraves, rote bete, rote beete, rote rübe, barbabietola, barbabietole, beterraba',
  radish: 'rábano, rábanos, rabanito, radis, radieschen, ravanello, ravanelli, rabanete',
  turnip: 'nabo, nabos, navet, navets, weiße rübe, rapa',
  fennel: 'hinojo, fenouil, fenchel, fenchelknolle, finocchio, finocchi, funcho, erva doce bulbo',
  pumpkin:
    'calabaza, zapallo, citrouille, potiron, potimarron, kürbis, hokkaido, hokkaidokürbis, hokkaido kürbis, zucca, abóbora',
  'butternut squash':
    'calabaza violín, courge butternut, butternut, butternutkürbis, zucca butternut, courge',
  'mixed vegetable':
    'verduras, verdura, legumbres mixtas, menestra, menestra de verduras, légumes, légumes surgelés, gemüse, tk gemüse, gemüsemischung, suppengemüse, suppengrün, verdure miste, minestrone surgelato, legumes mistos, buttergemüse, kaisergemüse',
  ginger: 'jengibre, gingembre, ingwer, zenzero, gengibre',
  avocado: 'aguacate, palta, avocat, avocats, abacate',
  olive:
    'aceituna, aceitunas, aceituna negra, aceitunas negras, olives noires, schwarze oliven, oliven, olive nere, azeitona, azeitonas',
  'green olive': 'aceituna verde, aceitunas verdes, olives vertes, grüne oliven, olive verdi, azeitona verde',
  caper: 'alcaparra, alcaparras, câpre, câpres, kapern, capperi',
  sauerkraut: 'chucrut, choucroute, crauti',
  pickle: 'pepinillo, pepinillos, gewürzgurke, gewürzgurken, essiggurken, cetriolini, picles',
  // Herbs and spices.
  parsley: 'perejil, persil, petersilie, prezzemolo, salsinha',
  cilantro:
    'cilantro fresco, coriandre fraîche, frischer koriander, koriandergrün, coriandolo fresco, coentro, coentros',
  basil: 'albahaca, basilic, basilikum, basilico, manjericão',
  mint: 'menta, hierbabuena, menthe, minze, hortelã',
  chive: 'cebollino, ciboulette, schnittlauch, erba cipollina, cebolinho',
  dill: 'eneldo, aneth, aneto, endro',
  rosemary: 'romero, romarin, rosmarin, rosmarino, alecrim',
  thyme: 'tomillo, thym, thymian, timo, tomilho',
  oregano: 'origan, origano, orégãos',
  sage: 'salvia, sauge, salbei, sálvia',
  'bay leaf':
    'laurel, hoja de laurel, hojas de laurel, laurier, feuille de laurier, lorbeer, lorbeerblatt, lorbeerblätter, alloro, foglia di alloro, foglie di alloro, louro, folha de louro',
  salt: 'sale, sal, sal marina, sal fina, sal gruesa, sel, sel fin, gros sel, sel de mer, salz, meersalz, speisesalz, jodsalz, sale fino, sale grosso, sale marino, sal grosso',
  'black pepper':
    'pimienta, pimienta negra, pimenta, poivre, poivre noir, pfeffer, schwarzer pfeffer, pepe, pepe nero, pimenta do reino, pimenta preta, grains de poivre, pfefferkörner',
  paprika:
    'pimentón, pimentón dulce, pimentón ahumado, paprikapulver, paprika edelsüß, paprika doux, colorau, pimentón de la vera',
  'chili flake':
    'piment en flocons, chiliflocken, peperoncino in fiocchi, guindilla molida, cayennepfeffer, pimienta de cayena, piment de cayenne',
  'chili powder': 'chilipulver, chile en polvo',
  cumin: 'comino, comino molido, kreuzkümmel, cumino, cominho, cumin moulu',
  'caraway seed': 'kümmel, alcaravea, graines de carvi, carvi',
  cinnamon:
    'canela, canela en polvo, canela em pó, cannelle, zimt, zimtstange, zimtstangen, cannella, canela en rama',
  nutmeg: 'nuez moscada, noix de muscade, muscade, muskat, muskatnuss, noce moscata, noz moscada',
  'ground clove':
    'clavo de olor, clavo, clous de girofle, clou de girofle, nelken, gewürznelken, chiodi di garofano, cravo da índia',
  turmeric: 'cúrcuma, curcuma, kurkuma, açafrão da terra',
  saffron: 'azafrán, safran, zafferano, açafrão',
  'curry powder': 'currypulver, curry en polvo, curry en poudre, curry in polvere, curry',
  'ground coriander': 'koriander, korianderpulver, coriandre, coriandre moulue, coriandolo, cilantro molido',
  'garlic powder': 'ajo en polvo, ail en poudre, knoblauchpulver, aglio in polvere, alho em pó',
  'onion powder': 'cebolla en polvo, oignon en poudre, zwiebelpulver, cebola em pó',
  'italian seasoning':
    'hierbas provenzales, herbes de provence, kräuter der provence, italienische kräuter, erbe di provenza, ervas finas, hierbas italianas',
  // Pantry.
  'olive oil':
    'aceite de oliva, aceite de oliva virgen extra, aove, huile d’olive, olivenöl, olio d’oliva, olio di oliva, olio extravergine, olio extravergine d’oliva, olio evo, azeite, azeite de oliva',
  'vegetable oil':
    'aceite para freír, huile de friture, olio per friggere, óleo para fritar, aceite, aceite vegetal, huile, huile végétale, öl, pflanzenöl, speiseöl, olio, olio di semi, óleo, óleo vegetal, óleo de soja, frittieröl, bratöl',
  'sunflower oil':
    'aceite de girasol, huile de tournesol, sonnenblumenöl, olio di girasole, olio di semi di girasole, óleo de girassol',
  'canola oil': 'rapsöl, huile de colza, aceite de colza, olio di colza, óleo de canola, aceite de canola',
  'coconut oil': 'aceite de coco, huile de coco, kokosöl, kokosfett, olio di cocco, óleo de coco',
  'sesame oil': 'aceite de sésamo, huile de sésame, sesamöl, olio di sesamo, óleo de gergelim',
  'white vinegar':
    'vinagre, vinagre blanco, vinaigre, vinaigre blanc, vinaigre d’alcool, essig, branntweinessig, tafelessig, aceto, aceto bianco, vinagre branco',
  'red wine vinegar':
    'vinagre de vino, vinagre de jerez, vinagre de vino tinto, vinaigre de vin, vinaigre de vin rouge, vinaigre de xérès, weinessig, rotweinessig, weißweinessig, aceto di vino, aceto di vino rosso, vinagre de vinho',
  'apple cider vinegar': 'vinagre de manzana, vinaigre de cidre, apfelessig, aceto di mele, vinagre de maçã',
  'balsamic vinegar':
    'vinagre balsámico, vinaigre balsamique, balsamico, balsamicoessig, aceto balsamico, vinagre balsâmico, crema balsamica',
  mustard: 'mostaza, moutarde, senf, mittelscharfer senf, senape, mostarda',
  'dijon mustard':
    'mostaza de dijon, moutarde de dijon, moutarde à l’ancienne, dijonsenf, dijon senf, senape di digione, mostarda dijon',
  mayonnaise: 'mayonesa, majonäse, maionese, mahonesa',
  ketchup: 'salsa ketchup, tomatenketchup, catchup',
  'soy sauce':
    'salsa de soja, salsa de soya, sauce soja, sojasauce, sojasoße, salsa di soia, molho de soja, shoyu molho',
  'tomato sauce':
    'salsa de tomate, sauce tomate, tomatensauce, tomatensoße, salsa di pomodoro, sugo di pomodoro, molho de tomate',
  'chicken stock':
    'caldo de pollo, bouillon de poulet, fond de volaille, bouillon de volaille, hühnerbrühe, hühnerfond, geflügelbrühe, brodo di pollo, caldo de galinha',
  'beef broth':
    'caldo de carne, caldo de res, bouillon de bœuf, fond de bœuf, fond de veau, rinderbrühe, rinderfond, fleischbrühe, brodo di carne, brodo di manzo',
  'vegetable broth':
    'caldo de verduras, caldo vegetal, bouillon de légumes, gemüsebrühe, gemüsefond, brodo vegetale, caldo de legumes',
  'bouillon cube':
    'cubito de caldo, pastilla de caldo, cube de bouillon, bouillon cube de volaille, brühwürfel, suppenwürfel, gekörnte brühe, gemüsebrühpulver, dado, dado da brodo, caldo knorr',
  pesto: 'basilikumpesto, pesto genovese, pesto alla genovese, pesto vert',
  'peanut butter':
    'pate d’arachide, pâte d’arachide, mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, beurre de cacahuète, beurre de cacahuètes, erdnussbutter, erdnussmus, burro di arachidi, manteiga de amendoim, pasta de amendoim',
  almond: 'almendra, almendras, amande, amandes, mandel, mandeln, mandorla, mandorle, amêndoa, amêndoas',
  'almond flour':
    'almendra molida, harina de almendra, poudre d’amande, poudre d’amandes, gemahlene mandeln, mandelmehl, farina di mandorle, farinha de amêndoa',
  walnut:
    'nuez, nueces, noix, noix de grenoble, cerneaux de noix, walnuss, walnüsse, walnusskerne, noce, noci, gherigli di noce, nozes',
  hazelnut:
    'avellana, avellanas, noisette, noisettes, haselnuss, haselnüsse, haselnusskerne, gemahlene haselnüsse, nocciola, nocciole, avelã, avelãs',
  cashew:
    'anacardo, anacardos, noix de cajou, cashewkerne, cashewnüsse, anacardi, anacardio, castanha de caju, caju',
  peanut:
    'cacahuete, cacahuetes, maní, cacahuète, cacahuètes, erdnuss, erdnüsse, arachidi, arachide, amendoim',
  pistachio: 'pistacho, pistachos, pistache, pistaches, pistazie, pistazien, pistacchio, pistacchi',
  'pine nut': 'piñón, piñones, pignons de pin, pignon, pinienkerne, pinoli, pinhões, pinhão',
  'sesame seed':
    'sésamo, semillas de sésamo, graines de sésame, sesamsamen, sesamkörner, sesam, semi di sesamo, gergelim',
  'sunflower seed':
    'pipas de girasol, semillas de girasol, graines de tournesol, sonnenblumenkerne, semi di girasole, sementes de girassol',
  'pumpkin seed':
    'pipas de calabaza, semillas de calabaza, graines de courge, kürbiskerne, semi di zucca, sementes de abóbora',
  'desiccated coconut':
    'coco rallado, noix de coco râpée, kokosraspel, kokosflocken, cocco rapè, cocco grattugiato, coco ralado',
  raisin: 'pasas, uvas pasas, pasa, raisins secs, rosinen, sultaninen, uvetta, uva passa, passas',
  lentil:
    'lenteja, lentejas, lenteja pardina, lentejas pardinas, lentejas castellanas, lentilles, linsen, tellerlinsen, braune linsen, grüne linsen, berglinsen, lenticchia, lenticchie, lentilha, lentilhas',
  'red lentil':
    'lenteja roja, lentejas rojas, lentilles corail, rote linsen, lenticchie rosse, lentilha vermelha',
  chickpea:
    'garbanzos cocidos, pois chiches, pois chiche, kichererbse, kichererbsen, ceci, cece, grão de bico, grão',
  'kidney bean':
    'frijol rojo, frijoles rojos, haricots rouges, kidneybohnen, rote bohnen, fagioli rossi, feijão vermelho, alubias rojas',
  'black bean':
    'frijol negro, frijoles, alubias negras, haricots noirs, schwarze bohnen, fagioli neri, feijão preto, feijão',
  'cannellini bean':
    'alubias blancas, alubia blanca, judías blancas, haricots blancs, weiße bohnen, fagioli cannellini, fagioli bianchi, fagioli, feijão branco, bohnen',
  'pinto bean': 'alubia pinta, alubias pintas, frijol pinto, wachtelbohnen, feijão carioca',
  // Fruit.
  apple: 'manzana, manzanas, pomme, pommes, apfel, äpfel, mela, mele, maçã, maçãs',
  banana: 'plátano, plátanos, banane, bananen',
  orange: 'naranja, naranjas, apfelsine, apfelsinen, orangen, arancia, arance, laranja, laranjas',
  lemon: 'limón, limones, citron, citrons, zitrone, zitronen, biozitrone, limone, limoni, limão siciliano',
  lime: 'limetta, lima ácida, citron vert, citrons verts, limette, limetten, limão',
  'lemon juice':
    'zumo de limón, jugo de limón, jus de citron, zitronensaft, succo di limone, suco de limão, sumo de limão',
  'lemon zest':
    'ralladura de limón, zeste de citron, zitronenschale, zitronenabrieb, scorza di limone, raspa de limão',
  strawberry:
    'fresa, fresas, frutilla, fraise, fraises, erdbeere, erdbeeren, fragola, fragole, morango, morangos',
  raspberry: 'frambuesa, frambuesas, framboise, framboises, himbeere, himbeeren, lampone, lamponi, framboesa',
  blueberry:
    'arándano, arándanos, myrtille, myrtilles, blaubeere, blaubeeren, heidelbeere, heidelbeeren, mirtillo, mirtilli, mirtilo, mirtilos',
  'mixed berry':
    'frutos rojos, frutas del bosque, fruits rouges, beeren, beerenmischung, frutti di bosco, frutas vermelhas',
  cherry: 'cereza, cerezas, cerise, cerises, kirsche, kirschen, süßkirschen, ciliegia, ciliegie, cereja',
  grape: 'uva, uvas, weintrauben, trauben, raisins frais, uva bianca',
  peach: 'melocotón, melocotones, durazno, pêche, pêches, pfirsich, pfirsiche, pesca, pesche, pêssego',
  pear: 'pera, peras, poire, poires, birne, birnen, pere',
  plum: 'susina, prune rouge, quetsche, ameixa vermelha, ciruela, ciruelas, pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, prugna, prugne, ameixa',
  apricot:
    'albaricoque, damasco, abricot, abricots, aprikose, aprikosen, marille, marillen, albicocca, albicocche, alperce',
  pineapple: 'piña, ananas, abacaxi, ananás',
  mango: 'mangue, mangues, manga',
  watermelon: 'cocomero, sandías, sandía, pastèque, wassermelone, anguria, melancia',
  date: 'dátil, dátiles, datte, dattes, dattel, datteln, dattero, datteri, tâmara',
  // Drinks.
  water: 'agua, eau, wasser, leitungswasser, acqua, água',
  'sparkling water': 'agua con gas, eau gazeuse, mineralwasser, sprudel, acqua frizzante, água com gás',
  coffee: 'café, kaffee, caffè, café molido, gemahlener kaffee, filterkaffee',
  tea: 'té negro, té, thé noir, tee, schwarztee, schwarzer tee, tè, tè nero, chá, chá preto',
  'green tea': 'té verde, thé vert, grüner tee, grüntee, tè verde, chá verde',
  'orange juice':
    'zumo de naranja, jugo de naranja, jus d’orange, orangensaft, succo d’arancia, suco de laranja, sumo de laranja',
  'apple juice': 'zumo de manzana, jus de pomme, apfelsaft, succo di mela, suco de maçã',
  'white wine': 'vino blanco, vin blanc, weißwein, vino bianco, vinho branco, trockener weißwein',
  'red wine': 'vino tinto, vin rouge, rotwein, vino rosso, vinho tinto',
  beer: 'cerveza, bière, bier, birra, cerveja',
};
