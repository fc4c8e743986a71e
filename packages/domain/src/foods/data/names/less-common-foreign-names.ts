/**
 * The Spanish, French, German, Italian and Portuguese names, mostly singular, of the foods that FOREIGN_NAMES omits,
 * keyed by their name in the table. They too are used to parse a kitchen's lists. A word that elsewhere means a food
 * with other allergens is omitted: 'manteca' is lard in Spain and butter in Argentina.
 */
export const LESS_COMMON_FOREIGN_NAMES: Readonly<Record<string, string>> = {
  // Vegetables.
  'sweet onion': 'cebolla dulce, oignon doux, milde zwiebel, cipolla dolce, cipolla di tropea, cebola doce',
  'pearl onion':
    'cebollita, cebollita francesa, oignon grelot, oignon perle, perlzwiebel, silberzwiebel, cipollina, cipolline borettane, cebola pérola',
  'collard green': 'berza, feuilles de chou vert, couve, couve folha, couve manteiga, couve mineira',
  'napa cabbage':
    'col china, repollo chino, chou chinois, chou de chine, chinakohl, cavolo cinese, couve chinesa, acelga chinesa, couve da china',
  'bok choy': 'chou pak choi, senfkohl, cavolo cinese pak choi, acelga japonesa, couve pak choi',
  'butter lettuce':
    'lechuga trocadero, laitue beurre, butterkopfsalat, lattuga cappuccio, alface manteiga, alface lisa',
  watercress: 'berro, cresson, cresson de fontaine, brunnenkresse, gartenkresse, kresse, crescione, agrião',
  endive:
    'escarola, scarole, chicorée frisée, endiviensalat, friséesalat, scarola, indivia riccia, chicória crespa, escarola crespa',
  'belgian endive':
    'chicorée, endibia, endivia, chicon, chicorée salat, indivia belga, endívia, endívia belga',
  'mustard green':
    'hojas de mostaza, feuilles de moutarde, senfblätter, foglie di senape, folhas de mostarda',
  radicchio:
    'achicoria roja, trévise, chicorée rouge, radicchio rosso, radicchio tardivo, chicória roxa, radicchio di chioggia',
  'broccoli rabe': 'grelo, brocoli rave, stängelkohl, cima di rapa, cime di rapa, friarielli',
  'roasted red pepper':
    'pimiento asado, pimiento del piquillo, piquillos, poivron grillé, geröstete paprika, peperone arrostito, peperone grigliato, pimentão assado, pimento assado',
  jalapeno: 'chile jalapeño, piment jalapeño, jalapeño schote, peperoncino jalapeño, pimenta jalapeño',
  'green chili':
    'chile verde, guindilla verde, ají verde, piment vert, grüne chilischote, grüne chili, peperoncino verde, pimenta verde fresca, malagueta verde',
  'yellow squash': 'calabacín amarillo, courgette jaune, gelbe zucchini, zucchina gialla, abobrinha amarela',
  'spaghetti squash':
    'calabaza espagueti, courge spaghetti, spaghettikürbis, zucca spaghetti, abóbora espaguete, chila',
  'cremini mushroom':
    'champiñón portobello pequeño, champignon brun, brauner champignon, champignon crema, cogumelo castanho, cogumelo marrom',
  'portobello mushroom':
    'champiñón portobello, champignon portobello, riesenchampignon, portobellopilz, fungo portobello, cogumelo portobello',
  'shiitake mushroom':
    'seta shiitake, champignon shiitake, shiitakepilz, shiitake pilz, fungo shiitake, cogumelo shiitake',
  'dried shiitake mushroom':
    'setas secas, seta deshidratada, champignon séché, cèpes séchés, champignons déshydratés, getrocknete pilze, getrocknete steinpilze, funghi secchi, porcini secchi, cogumelo seco',
  'oyster mushroom':
    'seta de ostra, seta de cardo, pleurote, austernpilz, austernseitling, kräuterseitling, fungo pleurotus, cogumelo ostra, shimeji preto, cardoncelli',
  'enoki mushroom': 'seta enoki, champignon enoki, enokipilz, fungo enoki, cogumelo enoki',
  'snow pea':
    'tirabeque, guisante mollar, pois gourmand, pois mange tout, zuckerschote, kaiserschote, zuckererbse, taccola, ervilha torta, ervilha de quebrar',
  edamame: 'vaina de edamame, habas de soja verdes, edamames, edamamebohnen, fagioli edamame, feijão edamame',
  rutabaga: 'colinabo, chou navet, steckrübe, kohlrübe, navone, couve nabo, rutabagas',
  parsnip: 'chirivía, pastinaca, panais, pastinake, cherovia, cherívia',
  daikon:
    'rábano blanco, rábano daikon, radis blanc, radis noir, daikon rettich, rettich, weißer rettich, ravanello bianco, nabo japonês, nabo daikon',
  kohlrabi: 'colirrábano, chou rave, kohlrabiknolle, cavolo rapa, couve rábano',
  'artichoke heart':
    'corazón de alcachofa, corazones de alcachofa, coeur d’artichaut, cœur d’artichaut, fond d’artichaut, artischockenherz, artischockenherzen, cuore di carciofo, cuori di carciofo, carciofini, coração de alcachofra, corações de alcachofra',
  'jerusalem artichoke': 'tupinambo, aguaturma, topinambour, topinambur, tupinambor',
  okra: 'quimbombó, gombo, okraschote, quiabo, bamia, bamies',
  'bean sprout':
    'brote de soja, brotes de soja, germinado de soja, pousse de soja, pousses de soja, germe de soja, sojasprosse, sojakeime, mungobohnensprossen, mungobohnenkeime, germoglio di soia, germogli di soia, broto de feijão, rebento de soja, rebentos de soja',
  'alfalfa sprout':
    'brotes de alfalfa, germes d’alfalfa, graines germées, alfalfasprossen, sprossen, germogli di alfalfa, broto de alfafa, rebentos de alfafa',
  'bamboo shoot':
    'brote de bambú, brotes de bambú, pousse de bambou, pousses de bambou, bambussprosse, germoglio di bambù, germogli di bambù, broto de bambu, rebentos de bambu',
  'water chestnut': 'castaña de agua, châtaigne d’eau, wasserkastanie, castagna d’acqua, castanha d’água',
  'heart of palm':
    'palmito, corazón de palmito, coeur de palmier, cœur de palmier, cœurs de palmier, palmherz, palmherzen, cuore di palma, cuori di palma',
  cassava: 'yuca, mandioca, manioc, maniok, maniokwurzel, manioca, aipim, macaxeira',
  plantain:
    'banana da cuocere, plátano macho, plátano verde, banane plantain, kochbanane, platano verde, banana da terra, banana pão',
  jicama: 'jícama, nabo mexicano, yambohne',
  tomatillo: 'tomate verde de cáscara, tomate de cáscara, miltomate, tomatilles',
  nopal: 'nopales, nopalitos, figue de barbarie raquette, feigenkaktusblatt',
  taro: 'malanga, ñame, inhame, colocasia, taroknolle',
  chayote: 'chayotte, chuchu, christophine, cidra papa',
  salsify: 'salsifí, salsifis, schwarzwurzel, scorzonera, salsefi',
  'lotus root': 'raíz de loto, racine de lotus, lotuswurzel, radice di loto, raiz de lótus',
  'grape leaf':
    'hoja de parra, hojas de parra, feuille de vigne, weinblatt, weinblätter, foglia di vite, folha de uva, folha de parreira, folhas de videira',
  'stir fry vegetable':
    'verduras para wok, verduras para saltear, légumes pour wok, poêlée de légumes, wokgemüse, asia gemüse, pfannengemüse, verdure per wok, legumes para wok',
  'fresh herb':
    'hierbas frescas, hierbas aromáticas, herbes fraîches, kräuter, frische kräuter, tk kräuter, erbe aromatiche, erbe fresche, ervas frescas, cheiro verde, ervas aromáticas',
  lemongrass:
    'hierba limón, citronela, limoncillo, zacate limón, citronnelle, zitronengras, citronella, capim limão, capim santo, erva príncipe',
  'dried tomato':
    'tomate seco, tomates secos en aceite, tomate deshidratado, tomate séchée, tomates séchées, tomates séchées à l’huile, getrocknete tomate, getrocknete tomaten, getrocknete tomaten in öl, pomodoro secco, pomodori secchi, pomodori secchi sott’olio, tomate seco em óleo, tomate seco em conserva',
  nori: 'alga nori, algue nori, noriblatt, noriblätter, nori algen, alga nori tostada, folha de nori, folhas de nori, alghe nori',
  wakame: 'alga wakame, algue wakame, wakame algen, alghe wakame',
  'canned green bean':
    'judías verdes en conserva, judías verdes en bote, haricots verts en boîte, haricots verts en conserve, bohnen aus der dose, fagiolini in scatola, vagem em lata, feijão verde em lata',
  'canned pea':
    'guisantes en lata, guisantes en conserva, petits pois en boîte, petits pois en conserve, dosenerbsen, erbsen aus der dose, piselli in scatola, ervilha em lata, ervilha em conserva',
  'canned pumpkin':
    'puré de calabaza, purée de potiron, purée de courge, kürbispüree, kürbismus, purea di zucca, purê de abóbora',
  'hash brown': 'röstis, rösti, kartoffelrösti',
  'mashed potato':
    'puré de patatas, puré de papas, purée de pommes de terre, kartoffelpüree, kartoffelbrei, purè di patate, purê de batata, puré de batata',
  'instant mashed potato':
    'puré de patatas en copos, copos de puré, purée en flocons, purée mousseline, kartoffelpüreepulver, kartoffelpüreeflocken, fiocchi di patate, purê de batata em pó, flocos de batata',
  'pickled beet':
    'remolacha en vinagre, remolacha encurtida, betterave au vinaigre, eingelegte rote bete, barbabietole sottaceto, beterraba em conserva',
  'canned carrot': 'zanahoria en conserva, carottes en boîte, möhren aus der dose, carote in scatola',
  'canned mushroom':
    'champiñones en lata, champiñón laminado en conserva, champignons en boîte, champignons de paris en conserve, champignons aus der dose, funghi in scatola, funghi champignon in scatola, champignon em conserva, cogumelos em lata',
  'canned asparagus':
    'espárragos en conserva, espárragos blancos en lata, asperges en bocal, asperges en boîte, spargel im glas, spargel aus der dose, asparagi in barattolo, aspargos em conserva, espargos em lata',
  // Fruit.
  mandarin:
    'mandarina, mandarine, clémentine, mandarino, clementina, tangerina, mexerica, satsuma mandarine, ponkan',
  grapefruit:
    'pomelo rosa, toronja, pamplemousse, pamplemousse rose, grapefruits rosa, pampelmuse, pompelmo, pompelmo rosa, toranja',
  blackberry:
    'zarzamora, mora negra, mûre sauvage, mûre, mûres, brombeere, mora di rovo, amora, amora silvestre, amora preta',
  cranberry:
    'arándano rojo, arándano agrio, canneberge, airelle, moosbeere, preiselbeere, mirtillo rosso, oxicoco, arando vermelho',
  'dried cranberry':
    'arándanos rojos secos, arándanos deshidratados, cranberries séchées, canneberges séchées, getrocknete cranberries, mirtilli rossi secchi, mirtilli rossi disidratati, cranberry desidratado, arandos secos',
  'sour cherry': 'guinda, griotte, sauerkirsche, schattenmorelle, amarena, ginja, visciola',
  nectarine: 'nectarina, nektarine, nettarina, pesca noce, pesche noci, pelón, brugnon',
  'red currant':
    'grosella, grosella roja, groseille, johannisbeere, rote johannisbeere, ribes rosso, groselha, groselha vermelha',
  'black currant':
    'grosella negra, cassis frais, schwarze johannisbeere, ribes nero, groselha preta, groselha negra',
  gooseberry: 'uva espina, grosella espinosa, groseille à maquereau, stachelbeere, uva spina, groselha verde',
  elderberry: 'baya de saúco, baie de sureau, holunderbeere, bacca di sambuco, baga de sabugueiro',
  papaya: 'papaye, mamão, mamão papaia, lechosa, fruta bomba',
  kiwi: 'kiwis, kiwifrucht, kiwifrüchte, quivi, quiuí, kiwi verde, kiwi giallo, kiwi jaune',
  cantaloupe:
    'melón cantalupo, melón francés, melon charentais, melon cantaloup, cantaloupmelone, zuckermelone, charentais melone, melone retato, melone cantalupo, melão cantaloupe, meloa',
  honeydew:
    'melón piel de sapo, melón verde, melon vert, melon jaune, honigmelone, galiamelone, melone, melone bianco, melone giallo, melão, melões, melão amarelo',
  pomegranate:
    'granada, grenade, granatapfel, granatapfelkerne, melagrana, melograno, romã, granos de granada',
  fig: 'higo, higo fresco, breva, figue, figue fraîche, feige, frische feige, fico, fichi, fichi freschi, figo, figo fresco',
  'dried fig':
    'higo seco, higos secos, figue sèche, figues sèches, getrocknete feige, getrocknete feigen, fico secco, fichi secchi, figo seco, figos secos',
  'passion fruit':
    'maracuyá, fruta de la pasión, parchita, fruit de la passion, passionsfrucht, maracuja, frutto della passione, maracujá',
  guava: 'guayaba, goyave, guave, guaiava, goiaba',
  lychee: 'lichi, lichis, litchi, litchis, litschi, litschis, lichia, líchia',
  persimmon: 'caqui, kaki, kakis, kakifrucht, sharonfrucht, persimón, cachi, diospiro, dióspiro',
  'dragon fruit': 'pitahaya, pitaya, fruit du dragon, drachenfrucht, frutto del drago, fruta do dragão',
  rhubarb: 'ruibarbo, rhubarbe, rhabarber, rabarbaro',
  jackfruit: 'yaca, fruit du jacquier, jackfrucht, giaca, jaca',
  quince: 'coing, quitte, quitten, mela cotogna, mele cotogne, marmelo',
  starfruit: 'carambola, carambole, sternfrucht',
  'prickly pear':
    'higo chumbo, tuna roja, figue de barbarie, kaktusfeige, fico d’india, fichi d’india, figo da índia',
  soursop: 'guanábana, chirimoya, corossol, chérimole, graviola, cherimólia, fruta do conde, stachelannone',
  kumquat: 'naranja enana, kumquats, zwergorange, mandarino cinese, laranja kinkan',
  loquat: 'níspero, nèfle du japon, bibasse, wollmispel, nespola, nêspera',
  tamarind: 'tamarindo, tamarin, tamarinde',
  'tamarind paste':
    'pasta de tamarindo, pâte de tamarin, tamarindenpaste, pasta di tamarindo, polpa de tamarindo',
  coconut: 'coco fresco, noix de coco, kokosnuss, noce di cocco, cocco fresco, cocco',
  'orange zest':
    'piel de mandarina, écorce d’orange, ralladura de naranja, piel de naranja, zeste d’orange, orangenschale, orangenabrieb, scorza d’arancia, scorza di arancia, raspa de laranja, raspas de laranja',
  'candied peel':
    'fruta confitada, fruta escarchada, naranja confitada, écorces confites, fruits confits, orangeat, zitronat, canditi, frutta candita, scorze candite, frutas cristalizadas, frutas cristalizadas mistas',
  'dried apricot':
    'orejón, orejones, albaricoque seco, abricot sec, abricots secs, getrocknete aprikose, getrocknete aprikosen, trockenaprikosen, albicocca secca, albicocche secche, damasco seco, damascos secos, alperce seco',
  prune:
    'ciruela pasa, ciruelas pasas, ciruela seca, pruneau, pruneaux, pruneaux d’agen, backpflaume, dörrpflaume, getrocknete pflaume, getrocknete pflaumen, trockenpflaumen, prugna secca, prugne secche, ameixa seca, ameixas secas, ameixa preta',
  'dried mango':
    'mango seco, mango deshidratado, mangue séchée, getrocknete mango, mango essiccato, mango disidratato, manga seca, manga desidratada',
  'mixed dried fruit':
    'fruta deshidratada, fruits secs mélangés, trockenfrüchte, dörrobst, trockenobst, backobst, frutta disidratata, frutas desidratadas',
  'goji berry': 'bayas de goji, baies de goji, gojibeeren, goji beeren, bacche di goji, goji bagas',
  applesauce:
    'compota de manzana, puré de manzana, compote de pommes, compote de pomme, apfelmus, apfelmark, apfelkompott, composta di mele, purea di mele, purê de maçã, compota de maçã',
  'canned pineapple':
    'piña en lata, piña en almíbar, piña en su jugo, ananas en boîte, ananas au sirop, ananas en tranches, dosenananas, ananas aus der dose, ananas in scatola, ananas sciroppato, abacaxi em calda, ananás em calda, ananás em lata',
  'canned peach':
    'melocotón en almíbar, melocotones en almíbar, durazno en almíbar, pêches au sirop, pfirsiche aus der dose, dosenpfirsiche, pesche sciroppate, pêssego em calda, pêssegos em calda',
  'canned pear': 'peras en almíbar, poires au sirop, birnen aus der dose, pere sciroppate, peras em calda',
  'fruit cocktail':
    'macedonia en almíbar, cóctel de frutas, cocktail de fruits, fruits au sirop, fruchtcocktail, macedonia sciroppata, coquetel de frutas em calda, cocktail de frutas',
  'maraschino cherry':
    'cereza marrasquino, guindas en almíbar, cerise confite, cerises au marasquin, cocktailkirsche, cocktailkirschen, belegkirschen, ciliegia candita, ciliegie candite, cereja em calda, cerejas ao marasquino',
  'lime juice':
    'suco de lima, succo di limetta, zumo de lima, jugo de lima, jugo de limón verde, jus de citron vert, limettensaft, limonensaft, succo di lime, suco de limão taiti, sumo de lima',
  'preserved lemon':
    'limón encurtido, limón en conserva, citron confit, citrons confits, salzzitrone, eingelegte zitrone, limone sotto sale, limão em conserva',
  // Meat.
  'ground chicken':
    'carne picada de pollo, pollo picado, carne molida de pollo, pollo molido, poulet haché, viande hachée de poulet, hähnchenhackfleisch, hähnchenhack, geflügelhackfleisch, geflügelhack, macinato di pollo, pollo macinato, frango moído, carne moída de frango, frango picado',
  'ground turkey':
    'carne picada de pavo, pavo picado, carne molida de pavo, pavo molido, dinde hachée, viande hachée de dinde, putenhackfleisch, putenhack, macinato di tacchino, tacchino macinato, carne moída de peru, peru moído, carne picada de peru',
  'deli turkey':
    'fiambre de pavo, pechuga de pavo en lonchas, jamón de pavo, blanc de dinde, blanc de dinde en tranches, jambon de dinde, putenaufschnitt, putenbrustaufschnitt, truthahnaufschnitt, affettato di tacchino, fesa di tacchino affettata, peito de peru fatiado, fiambre de peru',
  'guinea fowl': 'pintada, pintade, perlhuhn, faraona, galinha d’angola',
  quail: 'codorniz, codornices, caille, wachtel, quaglia, codorna',
  'lean ground beef':
    'carne picada magra, carne molida magra, bœuf haché maigre, steak haché 5%, mageres rinderhack, tatar, tatarfleisch, macinato magro, carne moída magra, patinho moído',
  'ribeye steak':
    'chuletón, lomo alto, ojo de bife, entrecôte, entrecote, costata, costata di manzo, bife ancho, contrafilé, entrecosto de vaca',
  'flank steak':
    'falda de ternera, vacío, arrachera, bavette, bavette d’aloyau, flanksteak, dünnung, bavetta, fraldinha',
  'beef brisket':
    'pecho de ternera, pecho de res, poitrine de bœuf, rinderbrust, tafelspitz, punta di petto, petto di manzo, peito de boi, peito bovino',
  'beef short rib':
    'costillas de ternera, costilla de ternera, costilla de res, asado de tira, plat de côtes, travers de bœuf, rinderrippe, querrippe, beinscheibe, costine di manzo, biancostato, costela bovina, costela de boi, costela de vaca',
  'roast beef': 'rosbif, rôti de bœuf, roastbeef aufschnitt, arrosto di manzo, rosbife',
  'canned corned beef':
    'carne en lata, bœuf en conserve, rindfleisch in dosen, carne in scatola, carne em conserva',
  'beef jerky': 'carne seca, cecina seca, charqui, bœuf séché, trockenfleisch, carne secca, carne de sol',
  'ham hock':
    'codillo, codillo de cerdo, jarret de porc, jarret de jambon, jambonneau, eisbein, schweinshaxe, schweinehaxe, stinco di maiale, joelho de porco, chispe',
  pepperoni: 'peperoni salami, pepperonisalami, salame piccante, salamino piccante',
  'italian sausage':
    'longaniza fresca, butifarra fresca, saucisse de toulouse, saucisse italienne, grobe bratwurst, salsiccia, salsiccia fresca, salsiccia di maiale, salsiccia luganega, linguiça toscana, linguiça fresca',
  'smoked sausage':
    'salchicha ahumada, saucisse fumée, saucisse de morteau, mettwurst, rauchwurst, cabanossi, landjäger, salsiccia affumicata, linguiça defumada, linguiça calabresa, paio',
  'chicken sausage':
    'salchicha de pollo, saucisse de poulet, saucisse de volaille, geflügelwurst, geflügelbratwurst, salsiccia di pollo, linguiça de frango',
  bologna: 'fleischwurst, lyoner',
  'blood sausage': 'morcilla, boudin noir, blutwurst, sanguinaccio, morcela',
  'liver sausage':
    'embutido de hígado, saucisse de foie, leberwurst, kalbsleberwurst, salsiccia di fegato, linguiça de fígado',
  'chicken liver pate':
    'paté, paté de hígado, pâté de foie, pâté de campagne, mousse de foie, leberpastete, pâté di fegato, patè di fegato, patê de fígado, patê',
  'lamb shoulder':
    'paletilla de cordero, paleta de cordero, épaule d’agneau, lammschulter, spalla di agnello, spalla d’agnello, paleta de cordeiro, paleta de borrego',
  'lamb shank':
    'jarrete de cordero, souris d’agneau, jarret d’agneau, lammhaxe, stinco di agnello, stinco d’agnello, jarrete de cordeiro, joelho de cordeiro',
  'rack of lamb':
    'costillar de cordero, carré de cordero, carré d’agneau, lammkarree, lammrücken, carré di agnello, carré de cordeiro',
  'goat meat':
    'carne de cabra, cabrito, viande de chèvre, cabri, chevreau, ziegenfleisch, capretto, carne di capra, carne de cabrito',
  venison:
    'carne de venado, venado, ciervo, carne de ciervo, viande de cerf, cerf, chevreuil, hirschfleisch, rehfleisch, rehrücken, wildfleisch, carne di cervo, cervo, capriolo, carne de veado, veado',
  'beef liver':
    'hígado de ternera, hígado de res, foie de veau, foie de bœuf, rinderleber, kalbsleber, fegato di manzo, fegato di vitello, fígado bovino, fígado de vaca, bife de fígado',
  'turkey bacon':
    'bacon de pavo, tocino de pavo, bacon de dinde, putenspeck, putenbacon, bacon di tacchino, bacon de peru',
  meatball:
    'albóndiga, boulette de viande, boulettes de viande, boulettes de bœuf, hackbällchen, fleischbällchen, fleischklößchen, frikadelle, bulette, polpetta, polpette di carne, almôndega',
  'cooked tripe': 'callos, tripes, kutteln, trippa, dobrada, dobradinha',
  'chicken nugget':
    'nuggets de pollo, nuggets de poulet, hähnchennuggets, bocconcini di pollo impanati, nuggets de frango',
  'beef patty':
    'hamburguesa de ternera, steak haché surgelé, burgerpatty, rinderpatty, hamburger di manzo, hambúrguer de carne, hambúrguer bovino',
  'salt pork': 'tocino salado, lard salé, petit salé, gesalzener speck, lardo salato, toucinho salgado',
  // Fish and seafood.
  'canned salmon':
    'salmón en lata, saumon en boîte, dosenlachs, lachs aus der dose, salmone in scatola, salmão em lata',
  'tuna steak':
    'lomo de atún, rodaja de atún, steak de thon, pavé de thon, thunfischfilet, trancio di tonno, filetto di tonno, posta de atum, bife de atum',
  haddock: 'eglefino, églefin, schellfisch, schellfischfilet, arinca, hadoque',
  halibut:
    'fletán, halibut negro, flétan, heilbutt, schwarzer heilbutt, ippoglosso, alabote, halibute, linguado gigante',
  tilapia:
    'filete de tilapia, filet de tilapia, tilapiafilet, filetto di tilapia, filé de tilápia, tilápia, saint peter',
  catfish: 'bagre, pez gato, poisson chat, wels, pangasiusfilet, pesce gatto, pangasio, panga, peixe gato',
  snapper:
    'pargo, huachinango, vivaneau, rouget, rotbarbe, red snapper filet, dentice, triglia, vermelho peixe, pargo vermelho',
  swordfish: 'pez espada, emperador, espadon, schwertfisch, pesce spada, peixe espada, espadarte',
  sole: 'lenguado, filete de lenguado, gallo fresco, filet de sole, limande, plie, carrelet, seezunge, scholle, schollenfilet, rotzunge, sogliola, filetto di platessa, platessa, linguado, filé de linguado, solha, rodaballo, steinbutt, rodovalho',
  'mixed seafood':
    'marisco, mariscos variados, preparado de marisco, cóctel de mariscos, fruits de mer, cocktail de fruits de mer, meeresfrüchte, meeresfrüchtemix, frutti di mare, misto mare, frutos do mar, mariscada, miolo de marisco',
  'dried shrimp':
    'camarón seco, gambas secas, crevettes séchées, getrocknete garnelen, gamberetti essiccati, camarão seco',
  crab: 'cangrejo, carne de cangrejo, centollo, buey de mar, nécora, jaiba, crabe, chair de crabe, tourteau, araignée de mer, taschenkrebs, krebsfleisch, krabbenfleisch, granchio, polpa di granchio, granseola, caranguejo, carne de siri, siri, sapateira, santola',
  'imitation crab':
    'palitos de cangrejo, palito de cangrejo, palitos de mar, surimi, bâtonnet de surimi, bâtonnets de surimi, bâtonnets de crabe, krebsfleischimitat, surimi stäbchen, krebsstäbchen, bastoncini di surimi, bastoncini di granchio, delícias do mar, kani, kani kama, palitos de caranguejo',
  lobster:
    'langosta, bogavante, homard, langouste, hummer, languste, hummerfleisch, aragosta, astice, lagosta, lavagante',
  crayfish:
    'cangrejo de río, cigala, écrevisse, flusskrebs, kaisergranat, gambero di fiume, scampo, scampi freschi, lagostim',
  oyster: 'ostra, huître, huîtres, auster, austern, ostrica, ostriche',
  'fish roe':
    'huevas, huevas de pescado, huevas de salmón, œufs de poisson, œufs de saumon, œufs de lump, oeufs de lump, fischrogen, rogen, forellenkaviar, lachskaviar, uova di pesce, uova di salmone, uova di lompo, ovas de peixe, ovas',
  'salt cod':
    'bacalao salado, bacalao en salazón, morue, morue salée, stockfisch, klippfisch, baccalà, stoccafisso, bacalhau, bacalhau salgado, bacalhau seco',
  monkfish:
    'cola de rape, rape fresco, lotte de mer, queue de lotte, seeteufel, coda di rospo, rana pescatrice, tamboril',
  eel: 'anguila, anguille, räucheraal, anguilla, enguia, aalfilet',
  carp: 'carpa fresca, karpfen, karpfenfilet',
  perch:
    'perca, filete de perca, filet de perche, sandre, flussbarsch, zander, zanderfilet, barschfilet, rotbarsch, rotbarschfilet, viktoriabarsch, pesce persico, filetto di persico',
  grouper: 'mero, mérou, zackenbarsch, cernia, garoupa, badejo',
  'smoked haddock': 'eglefino ahumado, haddock fumé, geräucherter schellfisch',
  'pickled herring':
    'arenque en vinagre, hareng mariné, rollmops, rollmöpse, matjes, matjesfilet, bismarckhering, eingelegte heringe, aringa marinata, arenque marinado',
  'sardine in tomato sauce':
    'sardinas en tomate, sardinas en salsa de tomate, sardines à la tomate, sardinen in tomatensoße, sardine al pomodoro, sardinhas em tomate, sardinha em molho de tomate',
  'canned mackerel':
    'caballa en lata, caballa en conserva, maquereau en boîte, maquereaux en conserve, makrele aus der dose, makrelenfilet in der dose, sgombro in scatola, filetti di sgombro, cavala em lata, cavala em conserva',
  'bonito flake': 'copos de bonito, katsuobushi, flocons de bonite, bonitoflocken, fiocchi di tonnetto',
  // Milk, cheese and eggs.
  'low fat milk':
    'leche baja en grasa, lait allégé, magere milch, latte magro, leite com baixo teor de gordura',
  'evaporated milk':
    'leche evaporada, lait évaporé, lait concentré non sucré, lait concentré sans sucre, ungezuckerte kondensmilch, kondensmilch ungezuckert, kaffeesahne, latte evaporato, leite evaporado',
  'milk powder':
    'leche en polvo, lait en poudre, milchpulver, vollmilchpulver, latte in polvere, leite em pó',
  'skim milk powder':
    'leche desnatada en polvo, lait écrémé en poudre, lait en poudre écrémé, magermilchpulver, latte scremato in polvere, leite em pó desnatado, leite desnatado em pó',
  'goat milk': 'leche de cabra, lait de chèvre, ziegenmilch, latte di capra, leite de cabra',
  'sheep milk': 'leche de oveja, lait de brebis, schafsmilch, latte di pecora, leite de ovelha',
  'whipped cream':
    'nata montada, crema batida, chantilly, crème chantilly, crème fouettée, sprühsahne, geschlagene sahne, panna montata, panna spray, chantili, nata em spray, nata batida',
  'low fat yogurt':
    'yogur desnatado, yogur bajo en grasa, yaourt maigre, yaourt allégé, magerjoghurt, fettarmer joghurt, yogurt magro, iogurte magro, iogurte desnatado',
  'fruit yogurt':
    'yogur de frutas, yogur de fresa, yogur de sabores, yaourt aux fruits, fruchtjoghurt, erdbeerjoghurt, yogurt alla frutta, yogurt alla fragola, iogurte de frutas, iogurte de morango',
  'vanilla yogurt':
    'yogur de vainilla, yaourt à la vanille, yaourt vanille, vanillejoghurt, yogurt alla vaniglia, iogurte de baunilha',
  'frozen yogurt': 'yogur helado, yaourt glacé, joghurteis, yogurt gelato, iogurte gelado',
  kefir: 'kéfir, kefirmilch, quefir, kefir de leche, kéfir de lait, kefir di latte, kefir de leite',
  ghee: 'mantequilla clarificada, beurre clarifié, butterschmalz, geklärte butter, butterreinfett, burro chiarificato, manteiga clarificada, manteiga ghee',
  pecorino:
    'queso pecorino, queso de oveja, queso curado de oveja, fromage de brebis, schafkäse hart, pecorino grattugiato, formaggio pecorino, formaggio di pecora, queijo pecorino, queijo de ovelha',
  mascarpone:
    'queso mascarpone, fromage mascarpone, formaggio mascarpone, queijo mascarpone, mascarpone frais',
  halloumi:
    'queso halloumi, fromage halloumi, halloumi käse, grillkäse, formaggio halloumi, queijo halloumi, queijo coalho, queijo de coalho',
  gruyere:
    'queso gruyer, queso gruyère, gruyer, gruyère râpé, comté, fromage gruyère, greyerzer, bergkäse, groviera, gruviera, formaggio gruyere, queijo gruyère, queijo gruyere',
  provolone: 'queso provolone, provolone dolce, provolone piccante, provola, caciocavallo, queijo provolone',
  'edam cheese':
    'queso edam, queso de bola, edam, édam, fromage edam, edamer, edammer, formaggio edam, queijo edam, queijo flamengo, queijo prato, queijo bola',
  brie: 'queso brie, fromage brie, brie de meaux, briekäse, formaggio brie, queijo brie, queso camembert, fromage camembert, camembertkäse, queijo camembert, weichkäse',
  'blue cheese':
    'queso azul, queso roquefort, queso cabrales, fromage bleu, bleu d’auvergne, fromage persillé, blauschimmelkäse, edelpilzkäse, blaukäse, formaggio erborinato, formaggio blu, gorgonzola dolce, queijo azul, queijo gorgonzola, queijo roquefort',
  'american cheese':
    'queso americano, queso cheddar en lonchas, queso para sándwich, queso en lonchas, queso en láminas, tranches de fromage, fromage en tranches, scheiblettenkäse, scheibletten, toastkäse, käsescheiben, sottilette, sottiletta, formaggio a fette, queijo fatiado, queijo em fatias',
  'processed cheese':
    'queso fundido, queso procesado, fromage fondu, vache qui rit, schmelzkäse, formaggio fuso, formaggini, formaggino, queijo fundido, queijo processado, queijo cheddar processado',
  'cheese spread':
    'queso para untar, quesitos, fromage à tartiner, streichkäse, kräuterfrischkäse, crema di formaggio, queijo para barrar, queijo cremoso para barrar',
  'queso fresco':
    'queso blanco fresco, queso de burgos, queso panela, queso fresco de burgos, queijo fresco, queijo minas, queijo minas frescal',
  paneer: 'queso paneer, fromage paneer, panir, formaggio paneer, queijo paneer',
  fontina: 'fontina valdostana, queso fontina, formaggio fontina',
  'whey protein':
    'proteína de suero, proteína whey, proteína en polvo, protéine en poudre, protéine de lactosérum, eiweißpulver, proteinpulver, molkenprotein, proteine in polvere, proteine del siero di latte, proteína em pó',
  'hard boiled egg':
    'huevo duro, huevo cocido, œuf dur, gekochtes ei, hartgekochtes ei, hart gekochtes ei, uovo sodo, ovo cozido',
  'quail egg':
    'huevo de codorniz, huevos de codorniz, œuf de caille, œufs de caille, wachtelei, wachteleier, uovo di quaglia, uova di quaglia, ovo de codorna, ovos de codorna, ovo de codorniz',
  'soy yogurt': 'yogur de soja, yaourt au soja, yaourt de soja, sojajoghurt, yogurt di soia, iogurte de soja',
  'vegan cheese':
    'queso vegano, fromage végétal, fromage vegan, veganer käse, formaggio vegano, queijo vegano, queijo vegetal',
  'vegan butter':
    'mantequilla vegana, mantequilla vegetal, beurre végétal, beurre vegan, vegane butter, pflanzenbutter, burro vegetale, burro vegano, manteiga vegetal, manteiga vegana',
  'rice milk':
    'bebida de arroz, leche de arroz, boisson au riz, boisson de riz, lait de riz, reismilch, reisdrink, latte di riso, bevanda di riso, bebida de arroz vegetal, leite de arroz',
  // Grain, bread and pasta.
  'wild rice': 'arroz salvaje, riz sauvage, wildreis, riso selvaggio, arroz selvagem',
  'glutinous rice':
    'arroz glutinoso, riz gluant, klebreis, riso glutinoso, arroz para sushi, riz à sushi, sushireis, riso per sushi, arroz japonês',
  'pearl barley':
    'cebada, orge, orzo mondo, cebada perlada, orge perlé, perlgraupen, graupen, gerstengraupen, gerste, orzo perlato, cevadinha, cevada',
  millet: 'milhete, mijo, hirse, goldhirse, miglio, painço, milheto',
  buckwheat:
    'trigo sarraceno, alforfón, sarrasin, graines de sarrasin, blé noir, buchweizen, grano saraceno, trigo sarraceno em grão, trigo mourisco',
  amaranth: 'amaranto, amarante, graines d’amarante',
  teff: 'tef, teffmehl korn',
  spelt:
    'espelta, grano de espelta, épeautre, petit épeautre, dinkel, dinkelkörner, farro spelta, espelta em grão',
  farro: 'farro perlato, farro dicocco',
  freekeh: 'frikeh, freekeh tostado',
  sorghum: 'sorgo, graines de sorgho, sorgho, sorghumhirse',
  'oat bran': 'salvado de avena, son d’avoine, haferkleie, crusca d’avena, crusca di avena, farelo de aveia',
  'wheat bran':
    'salvado de trigo, salvado, son de blé, weizenkleie, crusca di frumento, crusca di grano, farelo de trigo',
  'wheat germ': 'germen de trigo, germe de blé, weizenkeime, germe di grano, gérmen de trigo, germe de trigo',
  'whole wheat pasta':
    'pasta integral, espaguetis integrales, pâtes complètes, pâtes intégrales, vollkornnudeln, vollkornspaghetti, pasta integrale, spaghetti integrali, massa integral, macarrão integral',
  'gluten free pasta':
    'pasta sin gluten, pâtes sans gluten, glutenfreie nudeln, glutenfreie pasta, pasta senza glutine, massa sem glúten, macarrão sem glúten',
  'lentil pasta':
    'pasta de lentejas, pâtes aux lentilles, pâtes de lentilles, linsennudeln, pasta di lenticchie, massa de lentilhas, macarrão de lentilha',
  'fresh egg pasta':
    'pasta fresca, pâtes fraîches, frische nudeln, frische pasta, frische eiernudeln, pasta fresca all’uovo, massa fresca, pasta all’uovo',
  gnocchi:
    'ñoqui, ñoquis, gnocchis, gnocchis de pomme de terre, kartoffelgnocchi, gnocchi di patate, nhoque, inhoque',
  ravioli: 'raviolis, ravioles, raviolis frais, ravióli, ravióli de queijo, ravioli ricotta e spinaci',
  'soba noodle': 'fideos soba, nouilles soba, sobanudeln, soba nudeln, spaghetti soba, macarrão soba',
  'udon noodle': 'fideos udon, nouilles udon, udonnudeln, udon nudeln, spaghetti udon, macarrão udon',
  'ramen noodle':
    'fideos ramen, fideos instantáneos, nouilles ramen, nouilles instantanées, ramennudeln, ramen nudeln, instantnudeln, mie nudeln, noodles istantanei, macarrão instantâneo, miojo',
  'glass noodle':
    'fideos de cristal, fideos celofán, fideos chinos, vermicelles de soja, vermicelle de soja, glasnudeln, spaghetti di soia, macarrão de feijão, aletria de soja',
  'sourdough bread':
    'pan de masa madre, pain au levain, sauerteigbrot, bauernbrot, pane a lievitazione naturale, pane con lievito madre, pão de fermentação natural, pão de massa mãe',
  baguette:
    'barra de pan, pan de barra, baguette tradition, stangenbrot, stangenweißbrot, filone, sfilatino, baguete, cacete',
  ciabatta: 'pan de chapata, chapata, ciabattabrot, ciabatte, pão ciabatta',
  'gluten free bread':
    'pan sin gluten, pain sans gluten, glutenfreies brot, pane senza glutine, pão sem glúten',
  'pita bread':
    'pan de pita, pan pita, pan árabe, pain pita, pain libanais, pitabrot, fladenbrot, pitatasche, pane pita, pane arabo, pão pita, pão sírio, pão árabe',
  naan: 'pan naan, pain naan, naanbrot, naan brot, pane naan, pão naan',
  'whole wheat tortilla':
    'tortilla integral, tortillas integrales, tortilla complète, vollkorntortilla, vollkornwraps, tortilla integrale, piadina integrale, wrap integral',
  'tortilla chip':
    'totopo, totopos, nachos de maíz, chips de maïs, tortillachips, tortilla chips di mais, chips de milho',
  'hamburger bun':
    'pan de hamburguesa, panes de hamburguesa, pan para hamburguesa, pain à burger, pains à burger, pain burger, pain à hamburger, hamburgerbrötchen, burgerbrötchen, burger brötchen, panino per hamburger, panini per hamburger, pane per hamburger, pão de hambúrguer, pães de hambúrguer',
  brioche:
    'pan brioche, brioche tranchée, briochebrot, hefezopf, brioche francese, pão brioche, pão de leite',
  croissant:
    'cruasán, cruasanes, medialuna, medialunas, cuerno, croissant au beurre, buttercroissant, buttercroissants, hörnchen, cornetto, cornetti',
  panko:
    'pan rallado japonés, chapelure panko, chapelure japonaise, panko mehl, pangrattato panko, farinha panko',
  crouton: 'picatostes, picatoste, croûton, croûtons, brotwürfel, crostini di pane, crostino',
  cracker:
    'galleta salada, galletas saladas, galletita salada, biscuit salé, crackers salés, cracker salati, salzcracker, bolacha salgada, bolacha de água e sal, bolacha água e sal, biscoito cream cracker',
  'rice cake':
    'tortita de arroz, tortitas de arroz, torta de arroz, galette de riz, galettes de riz, reiswaffel, reiswaffeln, galletta di riso, gallette di riso, bolacha de arroz, tortita de arroz integral, galete de arroz',
  rusk: 'biscote, biscotes, biscotte, biscottes, zwieback, fetta biscottata, fette biscottate, tosta, tostas',
  crispbread:
    'pan crujiente, pan wasa, pain suédois, pain croustillant, knäckebrot, pane croccante, pão crocante',
  pretzel: 'pretzels salés, bretzel, bretzels, salzbrezel, salzbrezeln, brezeln, salzstangen, salatini',
  'phyllo dough':
    'pasta filo, masa filo, masa fillo, pâte filo, feuilles de filo, feuille de brick, filoteig, yufkateig, strudelteig, strudelblätter, pasta fillo, massa filo, massa fila',
  'rice paper':
    'papel de arroz, obleas de arroz, feuille de riz, galette de riz vietnamienne, feuilles de riz, reispapier, carta di riso, fogli di riso, folha de arroz, folhas de arroz, papel de arroz comestível',
  'wonton wrapper':
    'masa wonton, obleas wonton, pâte à wonton, pâte à ravioli chinoise, wantanblätter, wan tan teigblätter, sfoglia per wonton, massa de wonton',
  'taco shell': 'taco rígido, coque à tacos, tacoschalen, gusci per tacos',
  bagel: 'rosquilla salada de pan, bagels nature',
  granola: 'muesli crujiente, knuspermüsli, muesli croustillant, muesli croccante',
  'puffed rice': 'arroz inflado, riz soufflé, puffreis, riso soffiato, arroz tufado, flocos de arroz',
  muffin: 'magdalena, magdalenas, madalena, madalenas',
  pancake: 'tortita, tortitas, panqueque, panqueques, pfannkuchen, panqueca, panquecas',
  waffle: 'gofre, gofres, gaufre, gaufres, waffel, waffeln',
  toast: 'pan tostado, pain grillé, pane tostato',
  // Beans, nuts and seeds.
  'dried black bean':
    'frijol negro seco, alubia negra seca, haricots noirs secs, getrocknete schwarze bohnen, fagioli neri secchi, feijão preto seco',
  'mixed bean':
    'alubias variadas, mélange de haricots, bohnenmischung, bohnenmix, fagioli misti, feijões mistos',
  'dried kidney bean':
    'alubias rojas secas, haricots rouges secs, getrocknete kidneybohnen, fagioli rossi secchi, feijão vermelho seco',
  'dried cannellini bean':
    'alubias blancas secas, haricots blancs secs, haricots lingots, getrocknete weiße bohnen, fagioli cannellini secchi, fagioli bianchi secchi, feijão branco seco',
  'butter bean':
    'judión, judiones, garrofón, pallar, haricots de lima, haricots beurre blancs, limabohnen, mondbohnen, fagioli di lima, fagioli bianchi di spagna, feijão manteiga, feijão fava',
  'fava bean':
    'haba, habas, habitas, fève, fèves, dicke bohne, dicke bohnen, ackerbohne, saubohne, saubohnen, fava fresca, fave fresche, fave secche, fava seca, favas',
  'dried chickpea':
    'garbanzo seco, garbanzos secos, pois chiches secs, getrocknete kichererbsen, ceci secchi, grão de bico seco, grão seco',
  'black lentil':
    'lenteja beluga, lentejas negras, lentilles noires, lentilles beluga, belugalinsen, schwarze linsen, lenticchie nere, lenticchie beluga, lentilha preta',
  'cooked lentil':
    'lentejas cocidas, lentejas de bote, lentilles cuites, gekochte linsen, linsen aus der dose, lenticchie cotte, lenticchie in scatola, lentilha cozida, lentilhas cozidas',
  'split pea':
    'guisantes partidos, guisante seco, pois cassés, schälerbsen, getrocknete erbsen, piselli spezzati, piselli secchi, ervilha seca, ervilha partida',
  'black eyed pea':
    'frijol carita, alubia carilla, carillas, judías de careta, cornille, doliques à œil noir, augenbohnen, schwarzaugenbohnen, fagioli dall’occhio, feijão frade, feijão fradinho, feijão de corda',
  'mung bean':
    'judía mungo, frijol mungo, soja verde, haricot mungo, haricots mungo, mungobohne, mungobohnen, fagioli mungo, fagioli mung, feijão mungo',
  'adzuki bean':
    'judía azuki, haricot azuki, haricots azuki, adzukibohnen, azukibohnen, fagioli azuki, feijão azuki',
  'cranberry bean':
    'alubia borlotti, haricots borlotti, coco rose, borlottibohnen, borlotti bohnen, fagioli borlotti, borlotti, feijão borlotti, feijão rajado, feijão catarino',
  'lupini bean':
    'altramuz, altramuces, chochos, lupin, lupins, graines de lupin, lupine, lupinen, lupinenkerne, süßlupinen, lupino, lupini, tremoço, tremoços',
  soybean:
    'haba de soja, habas de soja, soja en grano, soja amarilla, fève de soja, graines de soja, sojabohne, sojabohnen, fagioli di soia, semi di soia, grão de soja, grãos de soja, soja em grão',
  'refried bean': 'frijoles refritos, haricots frits, bohnenmus, fagioli fritti messicani, feijão refrito',
  'baked bean':
    'alubias en salsa de tomate, alubias con tomate, haricots blancs à la tomate, haricots à la sauce tomate, bohnen in tomatensoße, weiße bohnen in tomatensauce, fagioli al pomodoro, feijão com tomate',
  'silken tofu':
    'tofu sedoso, tofu suave, tofu soyeux, seidentofu, tofu vellutato, tofu macio, tofu sedoso firme',
  'fried tofu': 'tofu frito, tofu frit, frittierter tofu, tofu fritto',
  tempeh: 'tempeh de soja, tempé, tempeh nature, tempeh di soia',
  seitan: 'seitán, seitan nature, weizeneiweiß, bistecca di seitan',
  'vital wheat gluten':
    'gluten de trigo, gluten de blé, weizengluten, seitanpulver, glutine di frumento, glúten de trigo',
  'textured vegetable protein':
    'soja texturizada, proteína de soja texturizada, protéines de soja texturées, sojagranulat, sojaschnetzel, granulare di soia, soia granulare, soja granulada, proteína de soja, proteína texturizada de soja',
  'veggie burger':
    'hamburguesa vegetal, hamburguesa vegetariana, burger végétarien, galette végétale, veggieburger, gemüsebratling, veganer burger, burger vegetale, burger vegetariano, hambúrguer vegetal, hambúrguer vegetariano',
  falafel: 'falafels, falafel surgelés, falafelmischung',
  hummus: 'humus de garbanzo, houmous de pois chiches, kichererbsenmus, hummus di ceci, homus, húmus',
  pecan:
    'nuez pecana, nueces pecanas, nuez pecán, noix de pécan, pekannuss, pekannüsse, noce pecan, noci pecan, noz pecã, nozes pecãs, noz pecan',
  'macadamia nut':
    'nuez de macadamia, nueces de macadamia, noix de macadamia, macadamianuss, macadamianüsse, noce macadamia, noci di macadamia, noz de macadâmia, nozes de macadâmia, macadâmia',
  'brazil nut':
    'nuez de brasil, nueces de brasil, castaña de pará, noix du brésil, paranuss, paranüsse, noce del brasile, noci del brasile, noci brasiliane, castanha do pará, castanhas do pará, castanha do brasil',
  chestnut:
    'castaña, castañas, châtaigne, châtaignes, marrons cuits, marone, maronen, esskastanie, esskastanien, kastanie, kastanien, castagna, castagne, marroni, castanha portuguesa',
  'mixed nut':
    'frutos secos, mezcla de frutos secos, frutos secos variados, mélange de noix, noix mélangées, fruits à coque, nussmischung, nussmix, frutta secca, frutta secca mista, misto noci, mix de nozes, mix de castanhas, frutos secos mistos',
  'roasted peanut':
    'cacahuete tostado, cacahuetes tostados, cacahuetes salados, maní tostado, cacahuètes grillées, cacahuètes salées, geröstete erdnüsse, gesalzene erdnüsse, arachidi tostate, arachidi salate, amendoim torrado, amendoim salgado',
  'almond butter':
    'crema de almendra, crema de almendras, mantequilla de almendra, mantequilla de almendras, purée d’amande, purée d’amandes, beurre d’amande, mandelmus, mandelbutter, crema di mandorle, burro di mandorle, manteiga de amêndoa, pasta de amêndoa',
  'cashew butter':
    'crema de anacardos, mantequilla de anacardo, purée de noix de cajou, purée de cajou, cashewmus, crema di anacardi, burro di anacardi, pasta de castanha de caju, manteiga de caju',
  tahini:
    'tahina, tahín, pasta de sésamo, crema de sésamo, tahin, purée de sésame, pâte de sésame, sesampaste, sesammus, crema di sesamo, pasta di sesamo, pasta de gergelim, pasta de sésamo, tahine',
  'chia seed':
    'semilla de chía, semillas de chía, chía, graine de chia, graines de chia, chiasamen, chia samen, semi di chia, semente de chia, sementes de chia',
  flaxseed:
    'linaza, semilla de lino, semillas de lino, semillas de linaza, graine de lin, graines de lin, leinsamen, leinsaat, semi di lino, linhaça, semente de linhaça, sementes de linhaça',
  'hemp seed':
    'semilla de cáñamo, semillas de cáñamo, graine de chanvre, graines de chanvre, hanfsamen, hanfherzen, semi di canapa, semente de cânhamo, sementes de cânhamo',
  'poppy seed':
    'mohn, semilla de amapola, semillas de amapola, graine de pavot, graines de pavot, mohnsamen, blaumohn, gemahlener mohn, semi di papavero, semente de papoula, sementes de papoila, sementes de papoula',
  'nigella seed':
    'comino negro, semillas de nigella, graines de nigelle, nigelle, schwarzkümmel, semi di nigella, semente de nigela',
  'mixed seed':
    'mezcla de semillas, semillas variadas, mélange de graines, körnermischung, kernemischung, salatkerne, semi misti, mix di semi, mix de sementes, mistura de sementes',
  'hazelnut spread':
    'crema de avellanas, crema de cacao y avellanas, crema de cacao, nocilla, pâte à tartiner, pâte à tartiner noisettes, nussnougatcreme, nuss nougat creme, haselnusscreme, schokocreme, crema di nocciole, crema alle nocciole, crema spalmabile alle nocciole, creme de avelã, creme de avelãs',
  // Oils, sauces and the pantry.
  'corn oil':
    'aceite de maíz, huile de maïs, maiskeimöl, maisöl, olio di mais, olio di semi di mais, óleo de milho',
  'peanut oil':
    'aceite de cacahuete, aceite de maní, huile d’arachide, erdnussöl, olio di arachidi, olio d’arachidi, olio di semi di arachide, óleo de amendoim',
  'avocado oil': 'aceite de aguacate, huile d’avocat, avocadoöl, olio di avocado, óleo de abacate',
  'grapeseed oil':
    'aceite de semilla de uva, aceite de pepita de uva, huile de pépins de raisin, traubenkernöl, olio di vinaccioli, óleo de semente de uva, óleo de grainha de uva',
  'walnut oil': 'aceite de nuez, huile de noix, walnussöl, olio di noci, óleo de nozes',
  'flaxseed oil':
    'aceite de lino, aceite de linaza, huile de lin, leinöl, olio di lino, olio di semi di lino, óleo de linhaça',
  'mustard oil': 'aceite de mostaza, huile de moutarde, senföl, olio di senape, óleo de mostarda',
  lard: 'manteca de cerdo, saindoux, graisse de porc, schmalz, schweineschmalz, strutto, banha, banha de porco',
  'duck fat':
    'grasa de pato, graisse de canard, entenfett, entenschmalz, gänseschmalz, grasso d’anatra, gordura de pato',
  'beef tallow':
    'sebo de res, sebo de vaca, graisse de bœuf, rindertalg, rinderfett, sego bovino, sebo bovino',
  shortening:
    'manteca vegetal, grasa vegetal, graisse végétale, pflanzenfett, grasso vegetale, gordura vegetal',
  'crushed tomato':
    'puré de tomate natural, tomates écrasées, pulpe de tomate, pulpe de tomates, zerkleinerte tomaten, polpa di pomodori, tomate triturado em lata, tomate pelado triturado',
  'marinara sauce':
    'salsa para pasta, sauce pour pâtes, nudelsauce, nudelsoße, pastasauce, pastasoße, sugo pronto, sugo per pasta, molho para massa',
  salsa: 'salsa mexicana, salsa roja mexicana, sauce salsa, salsasoße, salsa dip, pico de gallo',
  'vegan mayonnaise':
    'mayonesa vegana, mayonnaise végétale, mayonnaise vegan, vegane mayonnaise, maionese vegana',
  'sweet soy sauce':
    'salsa de soja dulce, sauce soja sucrée, süße sojasauce, salsa di soia dolce, molho de soja doce',
  'fish sauce':
    'salsa de pescado, sauce poisson, sauce de poisson, fischsauce, fischsoße, salsa di pesce, molho de peixe, nuoc mâm, nuoc mam sauce',
  'shrimp paste':
    'pasta de gambas, pasta de camarón, pâte de crevettes, garnelenpaste, shrimppaste, pasta di gamberi, pasta de camarão',
  'oyster sauce':
    'salsa de ostras, salsa de ostión, sauce huître, sauce d’huître, sauce d’huîtres, sauce aux huîtres, austernsauce, austernsoße, salsa di ostriche, salsa d’ostriche, molho de ostra, molho de ostras',
  'hoisin sauce': 'salsa hoisin, sauce hoisin, hoisinsauce, hoisinsoße, molho hoisin',
  'teriyaki sauce': 'salsa teriyaki, sauce teriyaki, teriyakisauce, teriyakisoße, molho teriyaki',
  'worcestershire sauce':
    'salsa inglesa, salsa perrins, salsa worcestershire, sauce worcestershire, sauce anglaise, worcestersauce, worcestersoße, worcestershiresauce, salsa worcester, salsa worchester, molho inglês, molho worcestershire',
  'hot sauce':
    'sauce piquante, sauce pimentée, scharfe sauce, scharfe soße, chilisauce, chilisoße, tabascosauce, salsa piccante, molho de pimenta, molho picante, salsa tabasco',
  'chili oil':
    'aceite de chile, aceite picante, huile pimentée, huile piquante, chiliöl, olio piccante, olio al peperoncino, óleo de pimenta',
  'barbecue sauce':
    'salsa barbacoa, salsa bbq, sauce barbecue, sauce bbq, barbecuesauce, barbecuesoße, grillsauce, grillsoße, bbq soße, salsa barbecue, molho barbecue, molho de churrasco',
  'sweet and sour sauce':
    'salsa agridulce, sauce aigre douce, süßsaure sauce, süßsaure soße, süß saure soße, salsa agrodolce, molho agridoce',
  miso: 'pasta de miso, pasta miso, pâte de miso, pâte miso, misopaste, missô, pasta di miso',
  harissa: 'pâte de harissa, harissapaste, salsa harissa',
  'enchilada sauce': 'salsa para enchiladas, sauce enchilada, enchiladasauce, salsa per enchilada',
  horseradish:
    'rábano picante, raifort, meerrettich, sahnemeerrettich, rafano, cren, raiz forte, rábano picante rallado',
  wasabi: 'pasta wasabi, pasta de wasabi, pâte de wasabi, wasabipaste',
  'tartar sauce':
    'salsa tártara, sauce tartare, remoulade, rémoulade, remouladensauce, tatarensauce, salsa tartara, molho tártaro',
  'ranch dressing': 'salsa ranchera americana, sauce ranch, ranchdressing, salsa ranch, molho ranch',
  'caesar dressing':
    'salsa césar, aliño césar, sauce césar, caesardressing, salsa caesar, molho caesar, molho césar',
  'italian dressing':
    'vinagreta, aliño para ensalada, vinaigrette, condimento per insalata, molho para salada, molho vinagrete',
  'rice vinegar': 'vinagre de arroz, vinaigre de riz, reisessig, aceto di riso',
  'malt vinegar': 'vinagre de malta, vinaigre de malt, malzessig, aceto di malto, vinagre de malte',
  'pickled jalapeno':
    'jalapeños en vinagre, jalapeños encurtidos, chiles en vinagre, jalapeños marinés, piments marinés, eingelegte jalapeños, jalapeños im glas, jalapeño sottaceto, jalapeño em conserva',
  'pickled onion':
    'cebolla encurtida, cebollitas en vinagre, cebolleta en vinagre, oignons au vinaigre, petits oignons au vinaigre, eingelegte zwiebeln, cipolline sottaceto, cebola em conserva',
  kimchi: 'col fermentada coreana, kimchi coréen, kimtschi',
  tapenade:
    'paté de aceitunas, paté de olivas, tapenade d’olives, olivenpaste, oliventapenade, patè di olive, paté di olive, pasta de azeitona, patê de azeitona',
  'coconut cream':
    'crema de coco, nata de coco para cocinar, crème de coco, kokoscreme, kokossahne, crema di cocco, panna di cocco, creme de coco, nata de coco',
  'chicken broth':
    'caldo de ave, bouillon de volaille maison, geflügelfond, caldo di pollo, brodo di gallina, caldo de frango',
  'fish stock':
    'caldo de pescado, fumet de pescado, fumet de poisson, fond de poisson, bouillon de poisson, fischfond, fischbrühe, brodo di pesce, fumetto di pesce, caldo de peixe',
  gravy:
    'salsa de carne, jus de viande, sauce brune, bratensoße, bratensauce, dunkle soße, sugo d’arrosto, molho de carne, molho de assado',
  'lemon curd':
    'crema de limón, crème de citron, zitronencreme, zitronencurd, crema di limone, creme de limão',
  'peanut sauce':
    'salsa de cacahuete, salsa satay, sauce cacahuète, sauce satay, erdnusssauce, erdnusssoße, salsa di arachidi, molho de amendoim',
  'curry sauce':
    'salsa curry, salsa de curry, sauce curry, currysauce, currysoße, salsa al curry, molho de caril, molho curry',
  'thai curry paste':
    'pasta de curry, pasta de curry rojo, pasta de curry verde, pâte de curry, pâte de curry rouge, pâte de curry vert, pâte de curry verte, currypaste, rote currypaste, grüne currypaste, gelbe currypaste, pasta di curry, pasta di curry rosso, pasta di curry verde, pasta de caril, pasta de curry vermelho',
  'plum sauce':
    'salsa de ciruelas, sauce aux prunes, pflaumensauce, pflaumensoße, salsa di prugne, molho de ameixa',
  'yeast extract':
    'extracto de levadura, extrait de levure, hefeextrakt, estratto di lievito, extrato de levedura',
  'nutritional yeast':
    'levadura nutricional, levadura de cerveza en copos, levure maltée, levure nutritionnelle, hefeflocken, lievito alimentare in scaglie, lievito nutrizionale, levedura nutricional',
  'pickled ginger':
    'jengibre encurtido, gingembre mariné, eingelegter ingwer, sushi ingwer, zenzero marinato, zenzero sottaceto, gengibre em conserva',
  'sweet pickle relish':
    'relish de pepinillo, relish de cornichons, gurkenrelish, salsa di cetriolini dolci, relish de pepino',
  mirin: 'vino de arroz dulce, vin de riz doux, süßer reiswein, vino di riso dolce',
  sake: 'vino de arroz, vin de riz, reiswein, vino di riso, saquê, saqué',
  guacamole: 'guacamol, guacamole frais, avocadodip, guacamole pronto',
  tzatziki: 'salsa tzatziki, sauce tzatziki, zaziki, tsatsiki, gurkenjoghurt, molho tzatziki',
  'potato starch':
    'fécula de patata, almidón de patata, fécula de papa, fécule de pomme de terre, kartoffelstärke, kartoffelmehl, fecola, fecola di patate, amido di patate, fécula de batata, amido de batata',
  'rice flour': 'harina de arroz, farine de riz, reismehl, farina di riso, farinha de arroz',
  'chickpea flour':
    'harina de garbanzo, harina de garbanzos, farine de pois chiche, farine de pois chiches, kichererbsenmehl, farina di ceci, farinha de grão de bico, farinha de grão',
  'corn flour':
    'harina pan, masa harina, harina de maíz precocida, farine de maïs, maismehl fein, farina di granturco, farina di mais fioretto, farinha de milho fina',
  'gluten free flour':
    'harina sin gluten, farine sans gluten, glutenfreies mehl, farina senza glutine, farinha sem glúten',
  'bread flour':
    'harina de fuerza, harina panificable, farine de force, farine à pain, brotmehl, mehl type 550, farina manitoba, farina 0, farina di forza, farinha para pão, farinha tipo 65',
  'cake flour':
    'harina de repostería, harina floja, farine à pâtisserie, farine pâtissière, kuchenmehl, farina per dolci, farinha para bolos',
  'soy flour': 'harina de soja, farine de soja, sojamehl, farina di soia, farinha de soja',
  'coconut flour': 'harina de coco, farine de coco, kokosmehl, farina di cocco, farinha de coco',
  'oat flour':
    'harina de avena, farine d’avoine, hafermehl, farina d’avena, farina di avena, farinha de aveia',
  'barley flour': 'harina de cebada, farine d’orge, gerstenmehl, farina d’orzo, farinha de cevada',
  'buckwheat flour':
    'harina de trigo sarraceno, harina de alforfón, farine de sarrasin, farine de blé noir, buchweizenmehl, farina di grano saraceno, farinha de trigo sarraceno',
  'tapioca starch':
    'almidón de tapioca, almidón de yuca, fécula de mandioca, harina de tapioca, fécule de tapioca, fécule de manioc, tapiokastärke, tapiokamehl, amido di tapioca, farina di tapioca, polvilho, polvilho doce, polvilho azedo, goma de tapioca, amido de tapioca',
  pectin: 'pectina, pectine, pektin, gelierpulver',
  agar: 'agar agar, agaragar, gelatina vegetal agar',
  'xanthan gum': 'goma xantana, gomme xanthane, xanthan, xanthangummi, gomma xantana, gomma di xantano',
  'cream of tartar':
    'crémor tártaro, crème de tartre, weinstein, weinsteinpulver, cremor tartaro, cremor de tártaro',
  'palm sugar':
    'azúcar de palma, azúcar de coco, sucre de palme, sucre de coco, palmzucker, kokosblütenzucker, zucchero di palma, zucchero di cocco, açúcar de coco, açúcar de palma',
  'agave syrup':
    'sirope de agave, jarabe de agave, néctar de agave, miel de agave, sirop d’agave, agavensirup, agavendicksaft, sciroppo d’agave, sciroppo di agave, xarope de agave, néctar de agave',
  molasses:
    'melaza, melaza de caña, miel de caña, mélasse, melasse, zuckerrübensirup, rübenkraut, melassa, melaço, melado',
  'corn syrup':
    'jarabe de maíz, sirope de maíz, jarabe de glucosa, sirop de maïs, sirop de glucose, glukosesirup, maissirup, sciroppo di mais, sciroppo di glucosio, xarope de milho, xarope de glucose, glucose de milho',
  grenadine:
    'granadina, sirop de grenadine, grenadinesirup, sciroppo di granatina, granatina, groselha xarope',
  'simple syrup':
    'almíbar, jarabe simple, sirop de sucre, sirop de canne, zuckersirup, läuterzucker, sciroppo di zucchero, calda de açúcar, xarope simples',
  stevia: 'estevia, stévia, extrait de stévia, stevia in polvere, estévia, adoçante de estévia',
  marshmallow:
    'nube de azúcar, nubes de azúcar, malvavisco, malvaviscos, bombones de malvavisco, guimauve, guimauves, chamallow, chamallows, mäusespeck, marshmallows blancos',
  marzipan:
    'mazapán, pasta de almendra, pâte d’amande, pâte d’amandes, massepain, marzipanrohmasse, marzapane, pasta di mandorle, pasta reale, marzipã, maçapão',
  'gummy candy':
    'gominola, gominolas, golosinas, ositos de goma, bonbons gélifiés, nounours gélifiés, gummibärchen, gummibären, fruchtgummi, weingummi, caramelle gommose, orsetti gommosi, balas de goma, bala de goma, gomas',
  'hard candy':
    'caramelo duro, bonbon dur, bonbons durs, hartbonbons, lutschbonbons, caramelle dure, rebuçado, rebuçados',
  'caramel sauce':
    'doce de leite, confiture de lait, salsa de caramelo, sirope de caramelo, sauce caramel, coulis de caramel, karamellsauce, karamellsoße, salsa al caramello, calda de caramelo, molho de caramelo',
  'chocolate syrup':
    'sirope de chocolate, jarabe de chocolate, sirop de chocolat, schokoladensirup, schokosauce, schokoladensauce, schokosoße, sciroppo di cioccolato, calda de chocolate',
  meringue: 'merengue, merengues, meringues, baiser gebäck, meringa, meringhe, suspiro',
  ladyfinger:
    'bizcocho de soletilla, bizcochos de soletilla, soletillas, biscuits à la cuillère, boudoirs, löffelbiskuit, löffelbiskuits, savoiardi, savoiardo, biscoito champanhe, palitos la reine',
  'graham cracker': 'galletas graham, vollkornkekse',
  'butter cookie':
    'galletas maría, galleta maría, petit beurre, biscuits petit beurre, butterkeks, butterkekse, bolacha maria, bolachas maria, biscoito maizena, biscoito maria',
  cookie:
    'galleta, galletas, kekse, plätzchen, biscotti secchi, frollini, biscoito doce, bolachas, biscoitos',
  sprinkle:
    'fideos de colores, grageas de colores, vermicelles colorés, streusel bunt, zuckerstreusel, bunte streusel, zuccherini colorati, confeitos',
  'food coloring':
    'colorante alimentario, colorante, colorant alimentaire, lebensmittelfarbe, colorante alimentare, corante alimentar, corante alimentício',
  'flower water':
    'agua de azahar, agua de rosas, eau de fleur d’oranger, eau de rose, fleur d’oranger, rosenwasser, orangenblütenwasser, acqua di fiori d’arancio, acqua di rose, água de flor de laranjeira, água de rosas',
  'almond extract':
    'extracto de almendra, esencia de almendra, extrait d’amande amère, extrait d’amande, bittermandelaroma, mandelaroma, estratto di mandorla, aroma di mandorla, extrato de amêndoa, essência de amêndoa',
  // Herbs and spices.
  allspice:
    'pimienta de jamaica, pimienta gorda, piment de la jamaïque, pimentkörner, nelkenpfeffer, pepe della giamaica, pepe garofanato, pimenta da jamaica',
  cardamom: 'cardamomo, cardamome, kardamom, kardamomkapseln, capsules de cardamome, semi di cardamomo',
  'ground ginger':
    'jengibre en polvo, jengibre molido, gingembre en poudre, gingembre moulu, ingwerpulver, gemahlener ingwer, zenzero in polvere, zenzero macinato, gengibre em pó, gengibre moído',
  'five spice':
    'cinco especias, cinco especias chinas, cinq épices, fünf gewürze pulver, fünf gewürze, cinque spezie, cinco especiarias',
  'garam masala': 'garam masala en polvo, garam masala en poudre, garam masala gewürz',
  'anise seed':
    'anís en grano, anís verde, graines d’anis, anis vert, anissamen, semi di anice, anice, anice stellato, anice verde, erva doce em grão, sementes de anis, anís estrellado, badiane, anis étoilé, sternanis, anis estrelado',
  'fennel seed':
    'semilla de hinojo, semillas de hinojo, graine de fenouil, graines de fenouil, fenchelsamen, fenchelsaat, semi di finocchio, semente de funcho, sementes de funcho, sementes de erva doce',
  'mustard seed':
    'grano de mostaza, granos de mostaza, semillas de mostaza, graines de moutarde, senfkörner, senfsamen, senfsaat, semi di senape, sementes de mostarda, grãos de mostarda',
  fenugreek: 'fenogreco, alholva, fenugrec, bockshornklee, bockshornkleesamen, fieno greco, feno grego',
  'celery seed': 'semillas de apio, graines de céleri, selleriesamen, semi di sedano, sementes de aipo',
  'sichuan pepper':
    'pimienta de sichuan, poivre de sichuan, szechuanpfeffer, sichuanpfeffer, pepe di sichuan, pimenta de sichuan',
  sumac: 'zumaque, sumac moulu, sumach, sommacco, sumagre',
  'curry leaf':
    'hoja de curry, hojas de curry, feuille de curry, feuilles de curry, curryblatt, curryblätter, foglie di curry, folha de curry, folhas de caril',
  'lime leaf':
    'feuille de lime, feuille de citron vert, limettenblatt, foglia di lime, folha de lima, hoja de lima kaffir, hojas de lima kaffir, feuille de combava, feuilles de combava, kaffirlimettenblatt, kaffirlimettenblätter, limettenblätter, foglie di lime kaffir, folha de lima kaffir',
  marjoram: 'mejorana, marjolaine, majoran, maggiorana, manjerona',
  tarragon: 'estragón, estragon, dragoncello, estragão',
  chervil: 'perifollo, cerfeuil, kerbel, cerfoglio, cerefólio',
  savory: 'ajedrea, sarriette, bohnenkraut, santoreggia, segurelha',
  'dried basil':
    'albahaca seca, basilic séché, getrockneter basilikum, getrocknetes basilikum, basilico secco, basilico essiccato, manjericão seco',
  'dried parsley':
    'perejil seco, persil séché, getrocknete petersilie, prezzemolo secco, prezzemolo essiccato, salsa seca, salsinha desidratada',
  'dried rosemary':
    'romero seco, romarin séché, getrockneter rosmarin, rosmarino secco, rosmarino essiccato, alecrim seco',
  'dried dill': 'eneldo seco, aneth séché, getrockneter dill, dillspitzen, aneto secco, endro seco',
  'dried mint':
    'kuru nane, nane kuru, menta seca, hierbabuena seca, menthe séchée, getrocknete minze, menta secca, menta essiccata, hortelã seca',
  'bouquet garni':
    'ramillete de hierbas, kräutersträußchen, mazzetto odoroso, mazzetto aromatico, ramo de cheiros',
  mace: 'macis, macís, muskatblüte, arilo de nuez moscada, fleur de muscade',
  'taco seasoning':
    'sazonador para tacos, condimento para tacos, épices à tacos, assaisonnement à tacos, tacogewürz, condimento per tacos, tempero para tacos',
  'dried onion flake':
    'cebolla deshidratada, cebolla seca, oignon déshydraté, oignons séchés, getrocknete zwiebeln, trockenzwiebeln, cipolla disidratata, cipolla essiccata, cebola desidratada',
  // Drinks.
  'instant coffee':
    'café soluble, café instantáneo, nescafé, café instantané, löslicher kaffee, instantkaffee, kaffee instant, caffè solubile, caffè istantaneo, café solúvel, café instantâneo',
  espresso: 'café expreso, café exprés, café expresso, espressobohnen, caffè espresso, café espresso, bica',
  'herbal tea':
    'infusión, infusiones, manzanilla, tisane, camomille, kräutertee, kamillentee, pfefferminztee, früchtetee, hagebuttentee, tisana, camomilla, chá de ervas, chá de camomila, infusão, infusão de camomila',
  'pineapple juice':
    'zumo de piña, jugo de piña, jus d’ananas, ananassaft, succo d’ananas, succo di ananas, suco de abacaxi, sumo de ananás',
  'cranberry juice':
    'zumo de arándanos, jugo de arándano, jus de cranberry, jus de canneberge, cranberrysaft, preiselbeersaft, succo di mirtillo rosso, suco de cranberry, sumo de arando',
  'grape juice':
    'zumo de uva, jugo de uva, mosto, jus de raisin, traubensaft, succo d’uva, succo di uva, suco de uva, sumo de uva',
  'tomato juice':
    'zumo de tomate, jugo de tomate, jus de tomate, jus de tomates, tomatensaft, succo di pomodoro, suco de tomate, sumo de tomate',
  'carrot juice':
    'zumo de zanahoria, jugo de zanahoria, jus de carotte, karottensaft, möhrensaft, succo di carota, suco de cenoura, sumo de cenoura',
  'grapefruit juice':
    'zumo de pomelo, jugo de toronja, jus de pamplemousse, grapefruitsaft, succo di pompelmo, suco de toranja, sumo de toranja',
  'tangerine juice':
    'zumo de mandarina, jugo de mandarina, jus de mandarine, jus de clémentine, mandarinensaft, succo di mandarino, suco de tangerina, sumo de tangerina',
  'vegetable juice':
    'zumo de verduras, jugo de verduras, jus de légumes, gemüsesaft, succo di verdure, suco de vegetais',
  cola: 'refresco de cola, coca cola normal, soda au cola, bibita alla cola, refrigerante de cola, refrigerante cola',
  'lemon lime soda':
    'gaseosa, refresco de lima limón, limonade gazeuse, zitronenlimonade, zitronenlimo, gazzosa, gassosa, refrigerante de limão',
  'orange soda':
    'refresco de naranja, fanta naranja, soda à l’orange, orangenlimonade, orangenlimo, aranciata, refrigerante de laranja',
  lemonade: 'limonada, citronnade, limonata, limonada natural, citronade',
  'tonic water': 'agua tónica, tónica, eau tonique, acqua tonica, água tônica, água tónica',
  'energy drink':
    'bebida energética, boisson énergisante, energydrink, bevanda energetica, energético, bebida energética lata',
  'sports drink':
    'bebida isotónica, bebida deportiva, boisson isotonique, boisson de l’effort, sportgetränk, isogetränk, bevanda isotonica, isotônico, bebida isotónica desportiva',
  'coconut water': 'agua de coco, eau de coco, kokoswasser, acqua di cocco, água de coco',
  'chocolate milk':
    'leche con chocolate, leche chocolatada, batido de chocolate, lait au chocolat, lait chocolaté, schokomilch, schokoladenmilch, kakaogetränk, latte al cioccolato, leite com chocolate, leite achocolatado, achocolatado',
  'hot chocolate':
    'chocolate a la taza, chocolate caliente, chocolat chaud, heiße schokolade, cioccolata calda, chocolate quente',
  'cocoa mix':
    'cacao soluble, chocolat en poudre, trinkschokolade, kakaopulver gesüßt, cacao solubile, cioccolato in polvere, achocolatado em pó, chocolate em pó',
  'sparkling wine':
    'cava, vino espumoso, vin mousseux, crémant, champagne brut, sekt, schaumwein, spumante, vino frizzante, espumante, vinho espumante',
  'rose wine': 'vino rosado, vin rosé, rosé, roséwein, vino rosato, vinho rosé, vinho rosado',
  'dessert wine':
    'vino dulce, vino de oporto, oporto, jerez dulce, moscatel, vin doux, porto rouge, vin de porto, portwein, süßwein, vino dolce, vino liquoroso, marsala, vinho do porto, vinho moscatel',
  'light beer': 'cerveza light, bière légère, leichtbier, birra leggera, cerveja light',
  'non alcoholic wine':
    'vino sin alcohol, vin sans alcool, alkoholfreier wein, vino analcolico, vinho sem álcool',
  'hard cider': 'sidra, cidre, cidre brut, apfelwein, sidro, cidra',
  vodka: 'wodka, vodca',
  rum: 'ron, rhum, rhum brun, ron blanco, brauner rum, rum scuro, rum escuro',
  brandy: 'brandi, coñac, cognac, weinbrand, conhaque, aguardiente de vino, eau de vie de vin',
  whiskey: 'whisky escocés, uísque, whisky écossais',
  gin: 'ginebra, genièvre, wacholderschnaps',
  liqueur: 'licor, licores, liqueurs, likör, liquore, licor doce, kräuterlikör',
  // Prepared food.
  pizza: 'pizza congelada, pizza surgelée, tiefkühlpizza, tk pizza, pizza surgelata',
  'potato chip':
    'patatas chips, papitas fritas, chips de pomme de terre, kartoffelchips, chips kartoffel, patatine in busta, batata frita de pacote, batatas fritas de pacote',
  popcorn:
    'palomitas, palomita, palomitas de maíz, maíz para palomitas, maïs à pop corn, pop corn, popcornmais, mais per popcorn, pipoca, pipocas, milho de pipoca, milho para pipoca',
};
