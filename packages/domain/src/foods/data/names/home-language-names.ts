/**
 * What foods are called at home where the languages of FOREIGN_NAMES are not spoken, in Latin letters and by the name
 * in the table: Hindi, Urdu, Punjabi, Bengali and Tamil, Polish, Ukrainian and Russian, Turkish, Arabic and Persian,
 * Yoruba, Igbo, Hausa, Twi and Swahili, Tagalog, Indonesian and Malay, Chinese, Japanese, Korean and Vietnamese, Dutch,
 * Hungarian, Romanian, Swedish, Danish and Norwegian. They are used to parse a kitchen's lists, where English names
 * win. Words are left out if they mean another food in another of these languages ('kala' is banana, black and fish) or
 * have at most three letters.
 */
export const HOME_LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  // Vegetables.
  spinach:
    'palak, kangkong, kangkung, rau muong, paalak, palong, szpinak, shpinat, ispanak, horenso, sigeumchi, bo cai, spinazie, spenot, spanac',
  potato:
    'aloo, aalu, alu, urulaikizhangu, ziemniak, ziemniaki, kartofel, kartoshka, kartoplya, patates, batatis, patatas, kentang, jagaimo, gamja, tudou, khoai tay, aardappel, aardappelen, burgonya, krumpli, cartof, cartofi, sib zamini, krieltjes, kruimige aardappel, kruimige aardappelen, vastkokende aardappel, vastkokende aardappelen',
  cauliflower:
    'gobi, gobhi, phool gobi, phool gobhi, phoolgobi, phulkopi, kalafior, karnabahar, bloemkool, karfiol, conopida',
  cabbage:
    'patta gobi, patta gobhi, band gobi, bandh gobi, bandhakopi, kapusta, lahana, repolyo, kubis, kyabetsu, yangbaechu, juan xin cai, bap cai, witte kool, kaposzta, varza, kalam',
  'napa cabbage': 'hakusai, baechu, pechay baguio, bai cai, da bai cai, cai thao, petsay baguio',
  tomato:
    'tamatar, thakkali, takkali, pomidor, pomidory, domates, banadoura, tamatim, kamatis, tomat, fanqie, xihongshi, ca chua, paradicsom, rosii, rosie, nyanya',
  onion:
    'pyaz, pyaaz, piyaz, pyaj, vengayam, cebula, cebule, tsybulya, sogan, basal, alubosa, albasa, sibuyas, bawang bombay, tamanegi, yangpa, yang cong, hanh tay, hagyma, ceapa, kitunguu, piaz, lok, log, tsibulya',
  shallot: 'bawang merah, lasona, hanh tim, chinna vengayam, sjalot, sjalotten, sjalotjes',
  garlic:
    'lahsun, lehsun, lasun, lasan, poondu, czosnek, chesnok, chasnyk, sarimsak, toum, bawang putih, bawang, ninniku, maneul, dasuan, da suan, knoflook, fokhagyma, usturoi, seer torsh',
  ginger:
    'adrak, inji, imbir, imbyr, zencefil, zanjabil, luya, jahe, shoga, saenggang, shengjiang, sheng jiang, gember, gyomber, ghimbir, ata ile, citta, tangawizi',
  carrot:
    'gajar, marchew, marchewka, marchewki, morkov, morkva, havuc, jazar, karot, wortel, wortelen, ninjin, danggeun, hu luo bo, huluobo, ca rot, peen, sargarepa, morcov, morcovi, havij, karoti, morotter, morot, gulrot, gulerod, winterpeen, waspeen, bospeen',
  eggplant:
    'baingan, baigan, brinjal, begun, kathirikai, baklazan, baklazhan, patlican, patlijan, batinjan, bademjan, talong, terung, terong, gaji, qiezi, ca tim, padlizsan, vinete, vanata, baklazhany',
  okra: 'bhindi, vendakkai, bamya, bamia, bamieh, ilasa, kubewa, okro, bendi, dau bap',
  pea: 'matar, mutter, mattar, motorshuti, groszek, groch zielony, goroshek, bezelye, gisantes, wandu, doperwten, borso, mazare',
  'green bean':
    'sitaw, fasolka szparagowa, taze fasulye, loubieh, lubia sabz, baguio beans, buncis, ingen, sperziebonen, zoldbab, fasole verde',
  'bell pepper':
    'shimla mirch, papryka, biber, dolmalik biber, piman, tatashe, tatase, kaddu mirch, ardei gras, filfil hulw, perets, bolgarskiy perets, solodkyy perets, sivri biber, carliston biber',
  'green chili':
    'hari mirch, hari mirchi, pachai milagai, siling haba, siling pansigang, cabe hijau, cili hijau',
  'chili pepper':
    'ata rodo, rodo, atarodo, shombo, sombo, siling labuyo, labuyo, cabe rawit, cili padi, gochu, barkono, pilipili, sili, siling pula',
  cucumber:
    'kheera, khira, vellarikai, ogorek, ogorki, ogurets, ohirok, salatalik, hiyar, khiyar, pipino, mentimun, timun, kyuri, huanggua, dua leo, komkommer, uborka, castravete, castraveti, gurka, agurk, ogurtsy, ohirky',
  radish: 'rzodkiewka, rzodkiewki, turp, labanos, retek, ridiche, radijs, radijsjes',
  daikon: 'mooli, mullangi, lobak, daikong, bai luo bo, cu cai trang',
  beet: 'chukandar, burak, buraki, buraczki, swekla, svekla, buryak, pancar, shamandar, rode biet, cekla, sfecla',
  pumpkin:
    'kaddu, kadhu, sitaphal kaddu, dynia, tykva, harbuz, balkabagi, kalabasa, labu kuning, kabocha pumpkin, pompoen, dovleac, elegede, kumro',
  zucchini:
    'lauki, doodhi, dudhi, ghiya, sorakaya, bottle gourd, kabak, cukinia, kabachok, cukkini, dovlecel, aehobak, kabachki, turai, tori, tinda, parwal',
  'collard green': 'sukuma wiki, sukuma, gomen',
  'sweet potato':
    'shakarkandi, shakarkand, kamote, ubi jalar, satsumaimo, goguma, hongshu, khoai lang, zoete aardappel, odunkun, dankali, viazi vitamu, batat, bataty',
  plantain: 'ogede, agbagba, saba banana, saging saba, kochakola, kacha kela, matoke, boli, ayaba plantain',
  cassava: 'kamoteng kahoy, singkong, ubi kayu, rogo, muhogo, bankye',
  taro: 'arbi, arvi, gabi, cocoyam, talas, satoimo, toran, khoai mon',
  'bok choy':
    'pechay, petsay, pak choy, qing jiang cai, cai xanh, xiao bai cai, bok coy, pokchoy, sawi sendok',
  kimchi: 'napa kimchi, baechu kimchi, cabbage kimchi, mat kimchi, kkakdugi, radish kimchi',
  'potato chip': 'batata palha, shoestring potato, potato stick',
  'green onion':
    'hara pyaz, hara pyaaz, szczypior, yesil sogan, dahon ng sibuyas, sibuyas na mura, daun bawang, negi, pa jeori, da cong, xiang cong, hanh la, bosui, ujhagyma, ceapa verde',
  leek: 'pirasa, prei, poryhagyma, praz, daepa',
  mushroom:
    'khumb, kumbh, pieczarka, pieczarki, grzyby, gryby, griby, mantar, kabute, jamur, kinoko, beoseot, mogu, nam mo, champignonok, ciuperci, gomba, funghi champignon, champignon bianchi',
  corn: 'makka, makai, bhutta, kukurydza, kukuruza, misir, agbado, masara, jagung, tomorokoshi, oksusu, yumi, bap ngo, kukorica, porumb, mahindi',
  'bean sprout': 'togue, toge, tauge, moyashi, kongnamul, sukju, sukjunamul, dou ya, douya, gia do',
  parsley:
    'maydanoz, natka pietruszki, petrushka, baqdounis, peterselie, petrezselyem, patrunjel, pietruszka zielona, pietruszka',
  dill: 'koperek, koper, ukrop, krip, dereotu, marar, shevid, dille',
  mint: 'pudina, puthina, mieta, myata, nane, naana, bac ha, munt',
  cilantro:
    'dhania patta, dhaniya patta, hara dhania, hara dhaniya, kothmir, kothamalli, kolendra, kinza, kisnis, kuzbara, wansoy, unsoy, daun ketumbar, xiangcai, xiang cai, rau mui, ngo ri, dhaniya leaves',
  'bay leaf':
    'tej patta, tejpatta, lisc laurowy, liscie laurowe, lavrovy list, defne yapragi, laurel leaves, dahon ng laurel, daun salam, laurierblad, laurierblaadjes',
  // Fruit.
  banana: 'kela, saging, pisang, ogede wewe, ayaba, xiangjiao, chuoi, ndizi, mawz',
  apple:
    'saeb, jablko, jablka, yabloko, yabluko, elma, tuffah, mansanas, apel, ringo, sagwa, pingguo, appel, eple, yabloki, yabluka',
  mango: 'mangga, mangoro, aam',
  lemon: 'nimbu, neembu, cytryna, cytryny, lymon, limon, laimun, citroen, citrom, lamaie',
  lime: 'kagzi nimbu, dayap, jeruk nipis, limau nipis, chanh',
  orange:
    'santra, narangi, pomarancza, pomarancze, apelsin, portakal, burtuqal, dalandan, jeruk manis, sinaasappel, narancs, portocala, appelsin',
  coconut: 'nariyal, thengai, niyog, kelapa, agbon, hindistan cevizi, yezi',
  watermelon: 'tarbuj, tarbooz, arbuz, karpuz, battikh, pakwan, semangka, suika, subak, xigua, dua hau',
  grape: 'angoor, angur, winogrona, uzum, inab, budo',
  strawberry:
    'truskawka, truskawki, klubnika, polunytsya, cilek, ichigo, ttalgi, caomei, dau tay, aardbei, aardbeien, eper, capsuni, jordgubbar, jordgubbe, jordbaer',
  raisin: 'kishmish, kismis, rodzynki, izyum, kuru uzum, zabib, pasas, rozijn, rozijnen',
  tamarind: 'imli, sampalok, asam jawa, tsamiya',
  // Grains, pulses, flours.
  'white rice':
    'riz casse, riz brise, chawal, chaval, chaawal, bhaat rice, arisi, ryz, ryz bialy, rys, pirinç, ruz, bigas, beras, sinandomeng, okome, ssal, baimi, dami, iresi, shinkafa, rijst, rizs, orez, mchele, idli rice, ponni rice, sona masoori rice, sona masuri rice, kolam rice, dinorado, ofada rice, nasi putih, nasi',
  flour:
    'maida, maida flour, maka pszenna, make pszenna, maki pszennej, maka tortowa, muka pshenichnaya, muka, boroshno, bugday unu, harina trigo, arina, tepung terigu, komugiko, milgaru, mianfen, bot mi, bloem, tarwebloem, liszt, faina, maka',
  'whole wheat flour': 'aata, gehun ka atta, gehu atta, chakki atta, maka pelnoziarnista, tam bugday unu',
  'chickpea flour': 'besan flour, kadalai maavu, chana flour',
  semolina:
    'sooji, suji, rava, rawa, semolina rava, kasza manna, manka, irmik, mannaya krupa, gries, semo, semovita',
  buckwheat: 'kasza gryczana, grechka, hrechka, kuttu, karabugday, boekweit',
  barley: 'kasza jeczmienna, peczak, perlovka',
  millet: 'mil, petit mil, bajra, ragi, kasza jaglana, psheno, pshono, jowar millet, gero',
  oat: 'platki owsiane, ovsyanka, yulaf, havermout, zabpehely, ovaz, porage oats, scotts porage oats',
  bread:
    'chleb, bulka, khlib, hleb, khleb, ekmek, pandesal, tinapay, roti tawar, pan bread, brood, kenyer, paine, mkate, buredi, brod, leipa, tasty bread, agege bread',
  pasta: 'makaron, makarony, makarna, macarona, teszta, paste fainoase',
  spaghetti: 'spaghetti makaron, ispageti, spageti, semiya, sehriye',
  'rice noodle': 'bihun, bihon, mifen, mi fen, banh pho, bun kho, he fen, hofun, ho fun, kwetiau, kuey teow',
  'glass noodle': 'sotanghon, dangmyeon, harusame, fensi, fen si, mien, so hun, sohun',
  'egg noodle': 'mi trung, mie telur, jidan mian, miki noodles, canton noodles, eriste',
  'red lentil': 'masoor dal, masur dal, masoor, kirmizi mercimek, mercimek, soczewica czerwona, chechevitsa',
  lentil: 'soczewica, yesil mercimek, linzen, lencse, linte, sabut masoor',
  'mung bean':
    'moong, moong dal, mung dal, mungo, green gram, kacang hijau, lu dou, ludou, dau xanh, sabut moong, moong beans',
  'toor dal': 'arhar dal, tuvar dal, toovar dal, thuvaram paruppu, tur dal, arhar',
  'chana dal': 'chana daal, kadalai paruppu',
  'urad dal': 'urad, ulundu, urad daal, udad dal, sabut urad',
  chickpea:
    'kabuli, kabuli chana, safed chana, ciecierzyca, nohut, nakhod, kikkererwten, csicseriborso, naut, garbansos',
  'kidney bean': 'kirmizi fasulye, czerwona fasola, kidneyboon, kidneybonen',
  'dried kidney bean': 'rajma, rajmah, razma',
  'white bean': 'fasola, fasola biala, fasol, kwasola, kuru fasulye, witte bonen',
  'black eyed pea':
    'lobia, lobiya, ewa oloyin, ewa, honey beans, oloyin, borlu, lubia, borulce, maharage ya kunde, brown beans, oloyin beans',
  peanut:
    'moongphali, mungfali, moongfali, singdana, verkadalai, orzeszki ziemne, orzechy ziemne, arakhis, yer fistigi, ful sudani, epa, gyada, kacang tanah, rakkasei, ttangkong, huasheng, dau phong, lac rang, pinda, foldimogyoro, arahide, karanga',
  cashew: 'kaju, kajoo, mundhiri, nerkowce, kesyu, kasoy, jambu mete',
  almond:
    'badam, badaam, migdal, migdaly, mindal, badem, lawz, amandel, amandelen, amandelschaafsel, geschaafde amandelen, mandelblattchen, mandelblatter, mandelstifte, mandelsplitter, amandes effilees, amandes concassees',
  walnut: 'akhrot, orzech wloski, orzechy wloskie, gretskiy orekh, ceviz, gerdoo, walnoot, walnoten',
  pistachio: 'pista, fistik, antep fistigi, fustuq',
  hazelnut:
    'orzech laskowy, orzechy laskowe, funduk, findik, mogyoro, alune de padure, hazelnoot, hazelnoten',
  'sesame seed': 'til seeds, susam, simsim, wijen, chamkkae, zhima, kunzhut, sezam, benne seeds',
  'sesame oil': 'gingelly oil, til oil, til ka tel, nallennai, goma abura, chamgireum, xiang you, zhima you',
  // Milk and eggs.
  milk: 'doodh, dudh, mleko, moloko, sut, haleeb, halib, susu, susu segar, gyunyu, niunai, sua tuoi, melk, lapte, maziwa, madara, mjolk, maelk, maito, gatas, gatas ng baka',
  butter: 'makhan, makkhan, maslo, tereyagi, zubda, mantikilya, mentega, boter, vaj, siagi, smor, roomboter',
  yogurt: 'dahi, thayir, jogurt naturalny, zabadi, laban zabadi, iaurt, joghurt natur, dadhi',
  paneer: 'chhena, chenna',
  'cottage cheese':
    'twarog, twarozek, tvorog, tvorih, ser bialy, bialy ser, branza de vaci, lor peyniri, huttenkase',
  'sour cream': 'smietana, smantana, tejfol, zure room, kwasna smietana',
  'heavy cream':
    'malai, smietanka, smietanka kremowka, krema, kaymak cream, slagroom, tejszin, slivki, frisca, kookroom',
  feta: 'beyaz peynir, bryndza, branza telemea, telemea, sirene, panir labaneh, brynza',
  cheese: 'peynir, ser zolty, keso, keju, jibneh, jibna, kaas, sajt, jibini',
  'cheddar cheese':
    'kasar peyniri, kasar, kashar, kaszkawal, kashkaval, cascaval, quickmelt, keso de bola, cheddarkaas',
  egg: 'anda, andey, ande, muttai, jajko, jajka, jaja, yaytsa, yaitsa, yaytsya, yumurta, bayd, beid, itlog, telur, gyeran, dalgyal, jidan, ji dan, trung ga, eieren, tojas, eyin, mayai, agg',
  // Meat and fish.
  chicken:
    'murgh, murg, murghi, kozhi, kurczak, kurica, kuritsa, kurka, tavuk, dajaj, djaj, joojeh, manok, ayam, toriniku, dakgogi, ji rou, jirou, thit ga, kip, csirke, carne de pui, adie, kuku, kyckling, kylling, kycklingfile, hard chicken, old layer chicken',
  'chicken breast':
    'piers z kurczaka, filet z kurczaka, tavuk gogsu, kurinaya grudka, dada ayam, kipfilet, kippenborst, csirkemell, piept de pui, dakgaseumsal, ji xiong rou, uc ga',
  'chicken thigh':
    'udko z kurczaka, udka z kurczaka, tavuk but, paha ayam, kippendij, pulpe de pui, csirkecomb, momoniku, dui ga, kippendijen, kipdij, kipdijen, kippendijfilet, kipdijfilet',
  'ground beef':
    'mielone, mieso mielone, keema beef, kyma, kiyma, dana kiyma, farsh, lahm mafroum, giniling, giniling na baka, daging giling, gehakt, rundergehakt, daralt marhahus, carne tocata, niu rou mo, thit bo xay, kottfars, kjottdeig, half-om-halfgehakt, half om half gehakt',
  'ground lamb': 'kuzu kiyma, lamb mince keema, lamb keema, mutton keema, mutton mince',
  'ground pork':
    'wieprzowe mielone, mielone wieprzowe, giniling na baboy, zhu rou mo, rou mo, thit heo xay, thit lon xay, varkensgehakt, daralt sertes, pork giniling',
  'goat meat':
    'bakra, bakre ka gosht, kambing, eran ewure, naman akuya, mbuzi, chevon, kaatu aadu, gosht goat',
  lamb: 'kuzu, kuzu eti, jagniecina, baranina, barashek, domba, baranyina',
  pork: 'wieprzowina, svinina, svynyna, baboy, babi, butaniku, dwaejigogi, zhu rou, zhurou, thit heo, thit lon, varkensvlees, sertes',
  'pork belly':
    'boczek surowy, boczek swiezy, liempo, samgyeopsal, samgyupsal, wu hua rou, wuhuarou, ba chi heo, ba roi, buta bara, pork liempo',
  'pork chop': 'schab, kotlet schabowy, karbonade, kotlety schabowe, schabowe',
  beef: 'wolowina, govyadina, yalovychyna, dana eti, sigir eti, lahm baqar, baka, daging sapi, sogogi, niu rou, niurou, thit bo, rundvlees, marhahus, carne de vita, eran malu, eran maalu, naman sa, nyama ya ngombe, gyuniku',
  bacon:
    'boczek, boczek wedzony, bekon, spek, szalonna, sunca afumata, kaiser szalonna, spekjes, spekreepjes, spekblokjes, ontbijtspek',
  ham: 'szynka, vetchina, shynka, hamon, sonka, skinka, skinke',
  'smoked sausage':
    'calabresa, kielbasa slaska, kielbasa wiejska, kielbasa podwawelska, kolbasa kopchenaya, kovbasa, rookworst, kolbasz, sucuk, sujuk, soudjouk, sudzhuk, kolbasa',
  sausage:
    'longganisa, longanisa, batutay, kielbasa biala, biala kielbasa, sosiski, sosis, carnati proaspeti, korv, polse, polser',
  'hot dog': 'parowki, parowka, virsli, crenvursti, knakworst',
  liver: 'kaleji, watrobka, ciger',
  fish: 'machli, machhli, macchi, ryba, ryby, balik, samak, isda, ikan, sakana, saengseon, ca loc fish, eja, kifi, samaki',
  shrimp:
    'jhinga, chingri, eral, krewetki, krevetki, karides, rubyan, gambari, hipon, sugpo, udang, ebi, saeu, xia ren, xiaren, garnalen, creveti, rakor, raeker',
  salmon: 'losos, sake salmon, yeoneo, san wen yu, ca hoi, zalm, lazac, lax, laks, lohi',
  cod: 'dorsz, treska, morina, kabeljauw, tokehal, torsk, rohu, pomfret',
  herring: 'sledz, sledzie, seld, oseledets, haring, hering',
  mackerel:
    'makrela, skumbriya, uskumru, bangda, godeungeo, makreel, macrou, ikan kembung, alumahan, surmai, titus, titus fish, titus mackerel, kote fish, galunggong',
  tilapia: 'tilapya, epiya',
  'canned tuna':
    'tunczyk w puszce, konserwa tunczyka, ton baligi konserve, ton baligi, tonijn in blik, tonijn',
  anchovy: 'dilis, ikan teri, myeolchi, hamsi, niboshi',
  tofu: 'tokwa, tahu, dubu, doufu, dou fu, dau hu, tauhu, dried tofu, pressed tofu, dougan',
  'silken tofu': 'tofu sutra, nen doufu, kinugoshi tofu, taho tofu',
  // Seasonings, oils, sauces.
  salt: 'namak, uppu, tuz, asin, garam dapur, shio, sogeum, zout',
  sugar:
    'cheeni, chini, shakkar, cukier, sakhar, tsukor, seker, sukkar, asukal, gula pasir, sato, seoltang, bai tang, suiker, cukor, zahar, suga, basterdsuiker, kristalsuiker',
  'brown sugar':
    'jaggery powder, gula jawa, kurozato, heukseoltang, pulang asukal, muscovado asukal, bruine basterdsuiker, donkere basterdsuiker',
  honey:
    'shahad, shehad, madhu honey, miod, myod, balari, pulot, madu, hachimitsu, kkul, fengmi, feng mi, mat ong, honing, oyin, zuma',
  turmeric: 'haldi, haldi powder, manjal, kurkuma, zerdecal, kurkum, kunyit, kunir, luyang dilaw',
  cumin: 'jeera, zeera, jeera powder, kminek rzymski, kmin rzymski, kimyon, kammoun, zira, jinten',
  'mustard seed': 'sarson seeds, kadugu, gorczyca, rai',
  fenugreek: 'methi seeds, methi dana',
  'chili powder':
    'lal mirch, lal mirchi, lal mirch powder, mirchi powder, milagai podi, ata gigun, ata gungun, toz biber',
  'chili flake': 'isot, isot biber, pul biber, gochugaru, cabe bubuk, kirmizi pul biber',
  'black pepper':
    'kali mirch, kali mirchi, milagu, peper, pieprz, pieprz czarny, karabiber, paminta, merica, lada hitam, kosho, huchu, hei hu jiao, tieu den, zwarte peper, fekete bors, piper negru',
  'ground coriander': 'dhania powder, dhaniya powder, ketumbar bubuk, malli podi',
  cardamom: 'elaichi, elakkai, kardamon, kakule, kapulaga',
  cinnamon: 'dalchini, pattai, cynamon, koritsa, tarcin, kayu manis, qirfa, kaneel, fahej, scortisoara',
  clove: 'laung, krambu, gozdziki, gvozdika, karanfil, cengkeh',
  asafoetida: 'hing, perungayam',
  paprika:
    'papryka slodka, papryka ostra, slodka papryka, tatli toz biber, piros paprika, boia dulce, paprikapoeder',
  ghee: 'desi ghee, samneh, samna, sade yag',
  'mustard oil': 'sarson ka tel, sarson tel, kadugu ennai, sorisha tel',
  'vegetable oil':
    'olej, olej rzepakowy, olej slonecznikowy, podsolnechnoye maslo, sivi yag, aycicek yagi, mantika, minyak goreng, minyak sayur, sikyongyu, ororo, shi yong you, zonnebloemolie, olaj, napraforgo olaj, ulei, mafuta ya kupikia',
  'olive oil':
    'oliwa, oliwa z oliwek, zeytinyagi, zeytin yagi, zayt zaytoun, olijfolie, olivaolaj, ulei de masline',
  'palm oil': 'epo pupa, manja, nmanu nri, ofe akwu oil, zomi, mawese',
  'soy sauce':
    'toyo, kecap asin, kicap, shoyu sauce, ganjang, jiang you, jiangyou, nuoc tuong, xi dau, sos sojowy, soya sosu, silver swan soy, datu puti soy, shengchou, sheng chou, laochou, lao chou, sojasaus',
  'fish sauce': 'patis, nuoc mam, nam pla sauce, aekjeot, kecap ikan, yu lu',
  'oyster sauce': 'hao you, saus tiram, dau hao',
  'white vinegar':
    'sirka, suka, cuka, ocet, uksus, otset, sirke, khal vinegar, sukang maasim, azijn, ecet, otet, siki',
  'rice vinegar': 'komezu, mi cu, ssalsikcho, giam gao, chinkiang',
  'tomato paste':
    'salca, domates salca, salca domates, domates salcasi, koncentrat pomidorowy, przecier pomidorowy, tin tomato paste, de rica, gino tomato, tomatenpuree, pasta de rosii, suritett paradicsom, tomatnaya pasta, rob gojeh, gino tomato paste, gino',
  'canned tomato': 'pomidory w puszce, krojone pomidory, pomidory krojone, konserve domates, gepelde tomaten',
  mayonnaise: 'majonez, mayonez, majoneza, mayonaise',
  mustard: 'musztarda, hardal, gorchitsa, mosterd, mustar',
  ketchup: 'keczup, banana ketchup',
  'coconut milk':
    'santan, nariyal ka doodh, thengai paal, mleko kokosowe, nuoc cot dua, kakang tui ya nazi, kokosmelk, gata, gata ng niyog, gatang niyog, kakang gata',
  'lime juice': 'kalamansi, kalamanse, katas ng kalamansi',
  sauerkraut:
    'kapusta kiszona, kiszona kapusta, kvashenaya kapusta, zuurkool, savanyu kaposzta, varza murata',
  pickle:
    'ogorki kiszone, ogorek kiszony, kiszone ogorki, solenye ogurtsy, tursu, augurk, augurken, castraveti murati',
  'shrimp paste': 'bagoong, bagoong alamang, alamang, terasi, trassi, mam tom, belacan block',
  'bouillon cube':
    'kostka rosolowa, kostki rosolowe, bulyon, bulyon tablet, et suyu tablet, dadu kaldu, bouillonblokje, knorr cubes, leveskocka',
  tea: 'chai patti, herbata, chay krasny, teh celup',
  'tapioca starch':
    'polvilho, massa de tapioca, tapioca hidratada, goma hidratada, tapioca goma, goma para tapioca, goma tapioca',
  cornstarch:
    'skrobia kukurydziana, krakhmal kukuruznyy, misir nisastasi, gawgaw, tepung maizena, maizena, gulgangsil, maicena',
  'potato starch': 'maka ziemniaczana, skrobia ziemniaczana, katakuriko, gamja jeonbun, patates nisastasi',
  horseradish: 'chrzan',
  lard: 'smalec',
  'pork shoulder': 'karkowka',
  marjoram: 'majeranek',
  breadcrumb: 'bulka tarta, paneermeel',
  jam: 'powidla, powidla sliwkowe, dzem, dzem truskawkowy',
  'mixed vegetable': 'warzywa',
  'dried shiitake mushroom': 'grzyby suszone, suszone grzyby',
  gnocchi: 'kopytka',
  wakame: 'miyeok',
  kelp: 'dashima, dasima',
  'cooked tripe': 'shaki',
  molasses: 'pekmez',
  pastrami: 'pastirma',
  // Other European names of milk, coffee and olives.
  'low fat milk': 'mellanmjolk, lattmjolk, letmaelk, lettmelk, halfvolle melk',
  kefir: 'filmjolk',
  buttermilk: 'maslanka, karnemelk, kaernemaelk, kjernemelk',
  'marinara sauce': 'sos pomidorowy, domates sosu',
  'mushroom gravy': 'sos grzybowy, sos pieczarkowy, pilzsoße, rahmsoße mit pilzen',
  gravy: 'sos pieczeniowy, sos własny, bratensoße',
  'sweet and sour sauce': 'sos słodko-kwaśny',
  'white sauce': 'sos śmietanowy, sos beszamelowy, beszamel',
  shortbread: 'kurabiye, un kurabiyesi',
  beer: 'piwo, pivo, bira, olut, pils',
  coffee: 'koffie, kaffe, kawa, kahve, kahvi',
  olive: 'zeytin, oliwki, masline, zeytoun, olijf, olijven',
  'celery root': 'seler, kereviz',
  chive: 'szczypiorek, bieslook',
  'dinner roll': 'bulki, bulka kajzerka, pao frances',
  yeast: 'drozdze, gist, verse gist',
  'chicken leg': 'udka kurczaka',
  'kippered herring': 'makrela wedzona, wedzona makrela',
  'caraway seed': 'kminek',
  allspice: 'ziele angielskie',
  pear: 'gruszki, gruszka',
  plum: 'sliwki, sliwka, pruim, pruimen',
  'split pea': 'groch',
  broccoli: 'brokuly',
  'garam masala': 'chole masala, chana masala powder, kitchen king, kitchen king masala',
  'mustard green': 'sarson',
  'palm sugar': 'gud',
  'ground chicken': 'chicken keema, murgh keema',
  'salt cod': 'tuyo, daing',
  squid: 'pusit',
  crab: 'alimango',
  mussel: 'tahong',
  'queso fresco': 'kesong puti',
  margarine: 'star margarine, marge',
  'condensed milk': 'condensada',
  'cooked white rice': 'kanin',
  'evaporated milk': 'peak milk',
  chayote: 'sayote',
  basil: 'scent leaf, efirin, basilicum',
  'canned mackerel': 'geisha, geisha mackerel',
  'stewing beef': 'kusbasi, kusbasi et',
  'red bell pepper': 'kapya biber, rode paprika',
  'romaine lettuce': 'marul',
  fig: 'incir',
  'pita bread': 'lavas',
  sumac: 'sumak',
  'beef short rib': 'la galbi',
  'fish stock': 'anchovy stock, anchovy broth, hondashi',
  'duck egg': 'century egg, itlog na maalat',
  'sea bass': 'seabass',
  'beef jerky': 'charque',
  'cooked chicken breast': 'frango desfiado',
  mozzarella: 'mussarela',
  cornmeal: 'flocao, flocao de milho, cuscuz de milho, cuscuz nordestino, farinha de milho flocada',
  'chicken drumstick': 'coxa de frango',
  'thai curry paste': 'rote currypaste, currypaste, currypaste rot, currypaste gelb, currypaste grun',
  'hash brown patty': 'potato waffle',
  'instant mashed potato': 'smash, smash instant mash, instant mash smash',
  'powdered sugar': 'poedersuiker',
  'baking powder': 'bakpoeder',
  'greek yogurt': 'kwark, magere kwark',
  'cream cheese': 'roomkaas',
  'egg yolk': 'eidooiers',
  'egg white': 'eiwitten',
  'pork tenderloin': 'varkenshaas, varkenshaasje',
  celery: 'bleekselderij, bleekselderie, selderij',
  'red onion': 'rode ui, rode uien',
  'brussels sprout': 'spruitjes, spruiten',
  kale: 'boerenkool',
  'red cabbage': 'rode kool',
  endive: 'andijvie',
  lettuce: 'kropsla',
  'cherry tomato': 'cherrytomaat, cherrytomaatjes, kerstomaat, kerstomaten, kerstomaatjes',
  'canned diced tomato': 'tomatenblokjes',
  'tomato puree': 'gezeefde tomaten, passata di tomaten',
  'dark chocolate': 'pure chocolade',
  'milk chocolate': 'melkchocolade',
  'white chocolate': 'witte chocolade',
  'cocoa powder': 'cacaopoeder',
  'vegetable broth': 'groentebouillon',
  'chicken broth': 'kippenbouillon',
  'beef broth': 'runderbouillon',
  'white wine': 'witte wijn',
  'red wine': 'rode wijn',
  thyme: 'tijm',
  rosemary: 'rozemarijn',
  nutmeg: 'nootmuskaat',
  'curry powder': 'kerrie, kerriepoeder',
  'lemon juice': 'citroensap',
  cherry: 'kersen',
  raspberry: 'framboos, frambozen',
  'goat cheese': 'geitenkaas',
  caper: 'kappertjes',
  fennel: 'venkel, venkelknol',
  'puff pastry': 'bladerdeeg',
  parmesan: 'parmezaanse kaas, parmezaan',
  gouda: 'goudse kaas, jonge kaas, belegen kaas, oude kaas',
  'swiss cheese': 'emmental rape, geriebener emmentaler',
  'self raising flour': 'zelfrijzend bakmeel',
};
