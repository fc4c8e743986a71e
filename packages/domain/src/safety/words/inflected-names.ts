/**
 * Carriers of the listed allergens as German, French, Spanish, Italian, Polish, Portuguese and Dutch sentences write them, by
 * an English name. `*` stands for any further letters: inflections ('śmietan*') and compounds ('*sahne'). Accents are left
 * out as in `foodWords`, which also drops a last 's'.
 */
export const INFLECTED_NAMES: Readonly<Record<string, string>> = {
  milk: 'milch, milche, leche, lait, latte, leite, mlek*, melk, vollmilch, frischmilch, kuhmilch, milchpulver, magermilch',
  butter: `beurre*, noix de beurre, noisette de beurre, beurre noisette, mantequill*, enmantequill*, burro, imburra*, manteiga, amanteigad*, boter, *boter, beboter*, ingeboter*, maslo,
    masla, masle, maslem, butter*, *butter, *butterflocken`,
  buttermilk: 'buttermilch*, maslank*, karnemelk*, babeurre, latticello',
  cream: `sahne*, *sahne, rahm, *rahm, schmand*, schmant, obers, schlagobers, creme, nata, natas, panna, smietan*, slagroom*,
    room, *room, chantilly`,
  cheese: `kase, kaese, *kase, kase*, fromage*, queso, quesito, formaggi*, queijo*, ser, sera, serem, serow*, kaas, *kaas, kaas*,
    quark, *quark, topfen, twarog*, twarozk*, parmesan*, parmezan*, parmigian*, mozzarell*, mozarell*, fety, fete,
    ricott*, mascarpon*, gorgonzol*, requesao, requeijao, requeson, schafskase, kwark`,
  yogurt: 'jogurt*, joghurt*, *joghurt, yogur*, yaourt*, iogurt*, yoghurt*, kefir*',
  egg: `ei, eier, eiern, eigelb*, eiweiss*, eischnee*, eidotter*, eiklar, spiegelei*, ruhrei*, huhnerei*, freilandei*, huevo,
    huevito, oeuf, uovo, uova, ovo, jajk*, jajek, jaja, jaj, jajec*, jajeczn*, eieren, eidooier*, eiwit*, zoltk*, bialk*, yema,
    tuorl*, albume, albumi, gema, tortilla de patata*, tortilla de papa*, tortilla francesa`,
  mayonnaise: 'majonez*, mayones*, maiones*, mayonais*, mayonnais*',
  flour: `mehl, *mehl, mehlier*, bemehl*, harina, enharin*, farine, farinez, fariner, farina, infarin*, farinha, enfarinh*, maka,
    maki, make, bloem, tarwebloem, patentbloem, bakmeel, meel, tarwe*, weizen*`,
  bread: `brot, *brot, brote, pain grille, pan tostado, pane tostato, pane abbrustolito, pao torrado, brotwurfel*, brotchen*, brotscheibe*, brotkrume*, baguett*, pain, pan, pane, panecillo, pao, pae,
    paozinho, chleb*, bulk*, bulce, brood, *brood, broodj*, toast*`,
  breadcrumb: `semmel*, *brosel*, panieren, paniert*, panierbrosel*, pangrattat*, pan rallado, pao ralado, chapelure, panure, paneermeel,
    broodkruim*, bulk* tart*, bulce tart*, tart* bulk*, farinha de rosca, impan*, crouton*`,
  noodle:
    'nudel*, *nudeln, nouille, makaron*, macarrao, macarroes, fideo, tallarin*, noedel*, mienoedel*, tagliatell*',
  barley: 'gerste*, cebada, orge, orzo, cevada, jeczm*',
  rye: 'roggen*, seigle, centeno, centeio, segale, zytni*',
  spelt: 'dinkel*, epeautre, espelta, farro, orkisz*',
  semolina: 'griess*, hartweizen*, semoule, semola, semolin*, kasz* mann*, griesmeel',
  beer: 'bier, *bier, biere, birra, cerveza, cerveja, piwo, piwa, piwem',
  'soy sauce':
    'sojasauce, sojasosse, sojasose, sauce soja, salsa de soja, salsa de soya, salsa di soia, molho de soja, molho shoyu, so* sojow*, sojasau*',
  soybean: 'soja*, soya*, soia, sojow*',
  peanut: `erdnuss*, *erdnuss*, arachid*, cacahu*, mani, amendoi*, orzeszk* ziemn*, orzech* ziemn*, orzech* arachid*, fistaszk*,
    pinda, pindakaa*, pinda*, aardnot*`,
  'peanut butter':
    'masl* orzechow*, mantequilla de cacahuete, mantequilla de mani, beurre de cacahuete, burro di arachidi, burro arachidi, manteiga de amendoim, pasta de amendoim, erdnussbutter, erdnussmus, pindakaa*',
  walnut:
    'walnuss*, baumnuss*, walnoot, walnoten, orzech* wlosk*, noix de grenoble, cerneaux de noix, nuez, nuece, noce, noci, noz, noze',
  hazelnut:
    'haselnuss*, hazelnoot, hazelnoten, hazelnoot*, orzech* laskow*, noisette, avellana, nocciol*, avela',
  almond:
    'mandel*, *mandeln, amande*, almendra*, mandorl*, amendoa*, migdal*, amandel*, marcepan*, marzipan*',
  pistachio: 'pistazi*, pistach*, pistacj*, pistacch*',
  cashew: 'cashew*, nerkowc*, cajou, anacard*, caju, castanha de caju, maranon',
  pecan: 'pekan*, pecannus*, nuez pecana, noix de pecan, noix pecan',
  'pine nut': 'pinienk*, pignon*, pinon, pinone, pinol*, pinhoe*, pinhao, pijnboompit*, piniow*',
  macadamia: 'makadam*, macadam*, noix de macadamia',
  chestnut: 'kastani*, esskastani*, marone*, chataign*, castagn*, castana, kasztan*, kastanj*',
  praline: 'krokant*, nougat*, pralin*, turron, torrone, gianduia, noisettine',
  nut: 'nuss*, nusse*, *nuss*, noix, orzech*, orzeszk*, noten, noot, frutos secos, fruits a coque, frutta secca, oleaginosa',
  'sesame seed': 'sesam*, *sesam, sezam*, ajonjoli, gergelim, sesamo',
  tahini: 'tahin*',
  fish: `fisch*, *fisch, *fischfilet*, poisson*, pescad*, pesce, pesci, peixe*, ryb*, vis, zeevis, witvis, stokvis, visfilet*, fischsauce, salsa de pescado,
    sauce de poisson, nuoc mam, vissau*, sos* rybn*`,
  salmon: 'lachs*, *lachs, saumon*, salmone, salmao, losos*, zalm*',
  tuna: 'thunfisch*, thon, atun, tonno, atum, tunczyk*, tonijn*',
  anchovy:
    'sardell*, anchoa, anchois, acciugh*, acciuga, alici, anchov*, ansjovis*, anchoi*, boqueron*, anczous*, enchova',
  sardine: 'sardin*, sardynk*',
  cod: 'kabeljau*, dorsch*, bacalao, bacalhau, morue, cabillaud, merluz*, merluzz*, dorsz*',
  trout: 'forell*, truite*, trucha, trota, truta, pstrag*, forel*',
  herring: 'hering*, hareng*, arenque*, aring*, sledz*, haring*, matjes*',
  mackerel: 'makrel*, maquereau*, caballa, sgombro, cavala, makreel*',
  worcestershire: 'worcester*',
  shrimp: `garnel*, *garnel*, krabbe, krabben, crevett*, gamba, gambero, gamberi, gamberett*, langostin*, camaron*, camarao, camaroe*,
    krewet*, garnal*, scampi`,
  crab: 'krebs*, flusskrebs*, crabe*, cangrejo*, granchi*, caranguejo*, krab, kraba, krabow*',
  lobster: 'hummer*, homard*, langoust*, langosta*, bogavante*, aragost*, lagosta*, homar*, kreeft*, astice',
  mussel: 'muschel*, *muschel*, mejillon*, cozze, cozza, mexilh*, malze, malzy, omulk*, mossel*',
  oyster: 'auster*, huitre*, ostra, ostric*, ostryg*, oester*',
  clam: 'almeja, palourde*, vongol*, ameijoa',
  scallop: 'jakobsmuschel*, saint jacque, noix de saint jacque, vieira, capasant*, capesant*, przegrzebk*',
  squid: 'tintenfisch*, calamar*, kalmar*, sepia, seppi*, inktvis*, chipiron*, encornet*, lula',
  octopus: 'oktopus*, pulpo, poulpe*, polpo, polvo, osmiornic*',
  seafood:
    'meeresfrucht*, fruits de mer, mariscos, marisco, frutti di mare, frutos do mar, owoc* morza, zeevrucht*',
  wine: 'weisswein*, rotwein*, wein, vin, vino, vinho, wino, wina, winem, wijn, *wijn',

  // What looks like one of these and is none. The names follow `misleading-names`.
  'coconut milk': `kokosmilch, lait de coco, leche de coco, latte di cocco, leite de coco, mlek* kokosow*, kokosmelk`,
  'coconut cream':
    'kokossahne, kokoscreme, kokosrahm, creme de coco, crema de coco, crema di cocco, kokosroom',
  coconut: 'kokosnuss*, noix de coco, nuez de coco, noce di cocco, orzech* kokosow*, kokosnoot, kokosraspel*',
  nutmeg:
    'muskatnuss*, muskat*, noix de muscade, muscade, nuez moscada, noce moscata, noz moscada, galk* muszkatolow*, nootmuskaat',
  'butter bean': 'butterbohne*, boterbon*',
  'cocoa butter':
    'kakaobutter, beurre de cacao, manteca de cacao, burro di cacao, manteiga de cacau, maslo kakaow*, cacaoboter',
  'butternut squash': 'butternut*, butterkurbis*, courge butternut',
  'butter lettuce': 'buttersalat*, kopfsalat*',
  'oat milk':
    'hafermilch, haferdrink, hafersahne, lait avoine, lait de avoine, leche de avena, latte di avena, latte avena, bebida de avena, leite de aveia, mlek* owsian*, havermelk',
  'rice milk':
    'reismilch, reisdrink, lait de riz, leche de arroz, latte di riso, leite de arroz, mlek* ryzow*, rijstmelk',
  'soy milk':
    'sojamilch, sojadrink, sojasahne, lait de soja, leche de soja, latte di soia, leite de soja, mlek* sojow*, sojamelk',
  'almond milk':
    'mandelmilch, mandeldrink, lait amande, lait de amande, leche de almendra, latte di mandorl*, leite de amendoa, mlek* migdalow*, amandelmelk',
  'rice flour':
    'reismehl, farine de riz, harina de arroz, farina di riso, farinha de arroz, maka ryzowa, rijstmeel, rijstebloem',
  'corn flour':
    'maismehl, farine de mai, harina de maiz, farina di mai, farinha de milho, maka kukurydzian*, maizena, maismeel, maisgriess*',
  'potato flour': 'kartoffelmehl, fecule*, fecula*, fecola*, maka ziemniaczan*, aardappelmeel',
  'chickpea flour':
    'kichererbsenmehl, farine de pois chiche, harina de garbanzo, farina di ceci, farinha de grao',
  'buckwheat flour':
    'buchweizenmehl, farine de sarrasin, harina de trigo sarraceno, farina di grano saraceno, maka gryczan*, boekweitmeel, buchweizen*',
  'almond flour':
    'mandelmehl, farine amande, harina de almendra, farina di mandorl*, farinha de amendoa, maka migdalow*, amandelmeel',
  'locust bean gum': 'johannisbrotkernmehl, johannisbrot*',
  'baking powder': 'backpulver, lievit*',
  'rice noodle':
    'reisnudel*, nouille de riz, fideo de arroz, makaron* ryzow*, rijstnoedel*, mihoen, macarrao de arroz',
  'glass noodle': 'glasnudel*, glasnoedel*, vermicelle de soja',
  'oyster mushroom': 'austernpilz*, austernseitling*, pleurote*, oesterzwam*',
  'tomato paste': 'pasta de tomate, concentrado de tomate',
  'new potato': 'pomme noisette, pommes noisettes',
  pork: 'schwein*, noix de porc, noix de jambon',
  veal: 'noix de veau',
  'ginger beer': 'ingwerbier',
  ice: 'eiswurfel*, eiswasser',
  enjoyment: 'genuss*, geniess*',
  mould: 'moule',
  'gluten free':
    'glutenfrei*, sans gluten, sin gluten, senza glutine, sem gluten, bez glutenu, bezglutenow*, glutenvrij*',
  'dairy free':
    'milchfrei*, sans lait, sans produit laitier, sin leche, senza latte, sem leite, bez mleka, zuivelvrij*',
  'egg free': 'eifrei*, sans oeuf, sin huevo, senza uova, sem ovo, bez jajek, eivrij*',
  'nut free': 'nussfrei*, sans noix, sin frutos secos, bez orzechow, notenvrij*',
  vegan: 'vegan*, vegetalien*, vegetalienne*, weganski*, veganistisch*',
};
