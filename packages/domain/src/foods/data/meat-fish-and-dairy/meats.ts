import { food, foodGroup } from '../../food-row.ts';
import { BRAISE, CHICKEN, CHOP, COOKED, CURED, GROUND, POULTRY, protein, STEAK } from '../cooking.ts';

/** Meats and poultry, raw unless the name says otherwise. */
export const MEATS = foodGroup({ aisle: 'meat' }, [
  food('chicken breast', 171077, 'protein', { piece: 174 }, [120, 22.5, 0, 2.62], {
    aliases: `chicken breast fillet, chicken cutlet, chicken tender, chicken tenderloin, chicken fillet,
      chicken strip, chicken supreme, chicken escalope, chicken breast tender, stir fry chicken,
      chicken stir fry, chicken breast tenderloin, chicken cube, split chicken breast,
      chicken inner fillet, fajita chicken, chicken steak`,
    quickAdd: { as: 'Chicken Breast', unit: 'lb' },
    cook: protein({ ...CHICKEN, minutes: 7 }),
  }),
  food('cooked chicken breast', 171477, 'protein', { piece: 172, cup: 140 }, [165, 31.02, 0, 3.57], {
    aliases:
      'cooked chicken, shredded chicken, pulled chicken, grilled chicken, grilled chicken breast, roasted chicken breast',
    cook: protein({ ...COOKED, one: 'cooked chicken' }),
  }),
  food('chicken thigh', 173627, 'protein', { piece: 149 }, [121, 19.66, 0, 4.12], {
    aliases: 'chicken thigh fillet, thigh, chook thigh, dark chicken meat',
    cook: protein({ ...CHICKEN, minutes: 9 }),
  }),
  food('bone in chicken thigh', 172385, 'protein', { piece: 193 }, [221, 16.52, 0.25, 16.61], {
    aliases: `skin on chicken thigh, chicken thigh with skin, chicken thigh skin on, chicken thigh bone in,
      skin on bone in chicken thigh, bone in skin on chicken thigh, chicken thigh bone in skin on,
      chicken thigh skin on bone in, chicken thigh on the bone, chicken thigh with bone, chicken thigh with skin and bone,
      bone in thigh, skin on thigh`,
    cook: protein({
      ...POULTRY,
      one: 'chicken thigh',
      many: 'chicken thighs',
      portion: 220,
      minutes: 35,
      prep: '',
      ways: '',
    }),
  }),
  food('chicken drumstick', 172373, 'protein', { piece: 130 }, [161, 18.08, 0.11, 9.2], {
    aliases: 'chicken leg drumstick, drumstick, chicken drumette, chicken lollipop, drumette',
    cook: protein({ ...CHICKEN, kind: 'poultry', portion: 200, minutes: 30, prep: '', ways: '' }),
  }),
  food('chicken leg', 172378, 'protein', { piece: 344 }, [214, 16.37, 0.17, 15.95], {
    aliases: `chicken leg quarter, chicken maryland leg, chicken marylands, leg quarter, chicken quarter,
      chicken hindquarter`,
    cook: protein({ ...POULTRY, portion: 220, minutes: 35, prep: '', many: 'chicken legs', ways: '' }),
  }),
  food('chicken wing', 172390, 'protein', { piece: 49 }, [191, 17.52, 0, 12.85], {
    aliases: 'wing, chicken wing drumette, chicken wingette, party wing, wingette, chicken mid wing',
    cook: protein({ ...POULTRY, portion: 250, minutes: 40, prep: '', many: 'chicken wings', ways: '' }),
  }),
  food('chicken', 171447, 'protein', { piece: 920 }, [215, 18.6, 0, 15.06], {
    aliases: `whole chicken, chicken piece, poussin, cornish hen,
      cornish game hen, stewing chicken, chicken supreme on the bone, boiling hen, capon,
      broiler chicken, chook, chicken back, chicken neck, fryer chicken, chicken part, fowl,
      broiling chicken, jointed chicken, spatchcock chicken`,
    eatenAs: 'roast chicken',
    cook: protein({ ...CHICKEN, minutes: 8 }),
  }),
  food('ground chicken', 171116, 'protein', {}, [143, 17.44, 0.04, 8.1], {
    aliases: 'chicken mince, mince chicken, minced chicken',
    cook: protein({ ...GROUND, title: 'Chicken' }),
  }),
  food('chicken liver', 171060, 'protein', { piece: 44 }, [119, 16.92, 0.73, 4.83], {
    aliases: `duck liver, turkey liver, goose liver, chicken heart, chicken gizzard, chicken giblet, giblet`,
  }),
  food('turkey breast', 171098, 'protein', {}, [114, 23.66, 0.14, 1.48], {
    aliases: `turkey breast fillet, turkey cutlet, turkey steak, turkey fillet, turkey tenderloin,
      turkey escalope, turkey schnitzel, turkey strip, turkey breast tenderloin`,
    eatenAs: 'cooked turkey breast',
    cook: protein({ ...POULTRY, one: 'turkey', minutes: 7 }),
  }),
  food('turkey', 171081, 'protein', { piece: 4500 }, [144, 21.64, 0.14, 5.64], {
    aliases: 'whole turkey, turkey thigh, turkey wing',
    eatenAs: 'cooked turkey',
    cook: protein({ ...POULTRY, minutes: 7 }),
  }),
  food('cooked turkey', 171481, 'protein', { cup: 140 }, [159, 29.06, 0, 3.84], {
    aliases: 'roast turkey, cooked turkey breast, roast turkey breast',
    cook: protein({ ...COOKED, title: 'Turkey' }),
  }),
  food('ground turkey', 171505, 'protein', {}, [148, 19.66, 0, 7.66], {
    aliases: 'minced turkey, turkey mince, mince turkey, lean ground turkey, turkey thigh mince',
    cook: protein({ ...GROUND, title: 'Turkey' }),
  }),
  food('extra lean ground turkey', 172847, 'protein', {}, [112, 23.57, 0, 1.95], {
    aliases:
      'lean turkey mince, extra lean turkey mince, turkey breast mince, ground turkey breast, fat free ground turkey',
    eatenAs: 'cooked extra lean ground turkey',
    cooksLike: 'ground turkey',
  }),
  food('deli turkey', 172941, 'protein', { piece: 16 }, [106, 14.81, 2.2, 3.77], {
    aliases: `turkey slice, sliced turkey, deli turkey breast, smoked turkey, turkey lunch meat,
      turkey breast deli, sliced turkey breast, roast turkey slice, smoked turkey breast,
      turkey deli meat, deli sliced turkey, cooked turkey slice, turkey cold cut`,
  }),
  food('duck breast', 172410, 'protein', { piece: 180 }, [135, 18.28, 0.94, 5.95]),
  food('guinea fowl', 172416, 'protein', { piece: 700 }, [158, 23.4, 0, 6.45], {
    aliases: `guinea hen, pheasant, partridge, grouse, pigeon, squab, wood pigeon, pigeon breast,
      pheasant breast, guinea fowl breast, game bird, game meat, mixed game, squab pigeon`,
    state: 'raw',
    cook: protein({ ...POULTRY, minutes: 9, ways: 'side roast simmer curry' }),
  }),
  food('quail', 172418, 'protein', { piece: 109 }, [192, 19.63, 0, 12.05]),
  food('duck', 172408, 'protein', { piece: 1270 }, [404, 11.49, 0, 39.34], {
    aliases: `whole duck, duck leg, crispy duck, duck confit, confit duck leg, confit duck,
      duck thigh`,
  }),
  food('ground beef', 171796, 'protein', {}, [215, 18.59, 0, 15], {
    aliases: `beef mince, minced beef, hamburger meat, mince, minced meat, ground meat,
      beef ground, beef steak mince, ground round, mince beef, 85 percent lean ground beef, 12 percent fat beef mince, 15 percent fat beef mince, steak mince,
      hamburger mince, beef and pork mince, meatloaf mix, burger meat, hamburger beef`,
    quickAdd: { as: 'Ground Beef', unit: 'lb' },
    cook: protein({ ...GROUND, title: 'Beef' }),
  }),
  food('fatty ground beef', 174036, 'protein', {}, [254, 17.17, 0, 20], {
    aliases: `80 percent lean ground beef, 75 percent lean ground beef, 70 percent lean ground beef,
      20 percent fat beef mince, ground chuck, ground chuck beef, ground beef chuck, fatty beef mince, fatty minced beef, fatty mince beef,
      fatty ground chuck, fatty steak mince`,
    eatenAs: 'cooked ground beef',
    cooksLike: 'ground beef',
  }),
  food('lean ground beef', 173110, 'protein', {}, [152, 20.85, 0, 7], {
    aliases: `lean beef mince, lean beef steak mince, ground sirloin, lean steak mince, 10 percent fat beef mince, lean mince, lean minced beef,
      lean minced steak, ground lean beef`,
    eatenAs: 'cooked lean ground beef',
    cooksLike: 'ground beef',
  }),
  food('extra lean ground beef', 171790, 'protein', {}, [137, 21.41, 0, 5], {
    aliases: `extra lean beef mince, extra lean beef steak mince, 5 percent fat beef mince, 5 percent beef mince, extra lean mince,
      extra lean minced beef, extra lean steak mince`,
    eatenAs: 'cooked extra lean ground beef',
    cooksLike: 'ground beef',
  }),
  food('cooked ground beef', 174034, 'protein', {}, [256, 27.73, 0, 15.3], {
    aliases: 'browned ground beef',
  }),
  food('beef steak', 168726, 'protein', { piece: 227 }, [201, 20.3, 0, 12.71], {
    aliases: `sirloin steak, steak, sirloin, top sirloin, beef sirloin, rump steak, sirloin beef, tri tip,
      flat iron steak, denver steak, sandwich steak, tenderized steak, sirloin tip, picanha,
      beef medallion, shaved steak, shaved beef, bistecca`,
    cook: protein({ ...STEAK, one: 'steak', title: 'Steak', ways: 'stir-fry side taco bowl raw' }),
    cookNamed: {
      'sirloin steak': protein({
        ...STEAK,
        one: 'steak',
        title: 'Steak',
        ways: 'stir-fry side taco bowl raw',
      }),
    },
  }),
  food('ribeye steak', 173402, 'protein', { piece: 250 }, [228, 19.26, 0.12, 16.71], {
    aliases: `ribeye, rib eye, rib eye steak, entrecote, rib roast, prime rib, standing rib roast, scotch fillet,
      rib of beef, fore rib of beef, beef rib, tomahawk steak, cote de boeuf, rib steak, delmonico steak`,
    cook: protein({ ...STEAK, one: 'steak', title: 'Steak', ways: 'side' }),
  }),
  food('flank steak', 169563, 'protein', { piece: 450 }, [155, 21.22, 0, 7.17], {
    aliases: `beef flank, skirt steak, bavette, hanger steak, flap steak, flap meat, onglet, fajita beef,
      beef fajita strip, beef strip, stir fry beef, beef stir fry strip, stir fry strip, steak strip, beef stir fry meat`,
    cook: protein({ ...STEAK, one: 'steak', title: 'Steak', ways: 'stir-fry side taco bowl raw' }),
  }),
  food('beef tenderloin', 171768, 'protein', { piece: 168 }, [143, 21.78, 0, 6.16], {
    aliases: `filet mignon, beef fillet, fillet steak, fillet of beef, chateaubriand, tournedo, eye fillet,
      beef filet, filet steak, tenderloin steak`,
    cooksLike: 'beef steak',
  }),
  food('beef chuck', 2646174, 'protein', {}, [237, 18.4, 0, 17.8], {
    aliases: `chuck roast, chuck steak, pot roast, beef pot roast, beef cheek, ox cheek, chuck, chuck beef, chuck eye,
      blade steak, beef blade, oxtail, ox tail, chuck short rib, chuck roast beef, beef neck, beef chuck roast,
      beef chuck steak`,
    eatenAs: 'cooked beef chuck',
    cook: protein({ ...BRAISE, title: 'Beef' }),
    cookNamed: { beef: protein({ ...STEAK, ways: 'stir-fry taco' }) },
  }),
  food('stewing beef', 171206, 'protein', {}, [128, 21.75, 0.16, 4.48], {
    aliases: `stew beef, stew meat, braising steak, beef stew meat, beef roast, diced beef, beef chunk, stewing steak,
      braising beef, casserole beef, casserole steak, gravy beef, stewing meat, beef stewing meat, beef stew chunk, beef shin,
      shin of beef, beef shank, feather blade, beef roasting joint, roast beef joint, joint of beef, topside, silverside,
      beef topside, beef silverside, bottom round, top round, eye of round, round roast, rump roast, london broil, beef shoulder,
      shoulder clod, round steak, cube steak, beef bone, beef soup bone, beef marrow bone, marrow bone, bone marrow,
      beef neck bone, soup bone, beef stewing steak`,
    cooksLike: 'beef chuck',
  }),
  food('beef brisket', 168664, 'protein', {}, [253, 18.42, 0.56, 19.06], {
    aliases: 'brisket',
    cook: protein({ ...BRAISE, title: 'Beef' }),
  }),
  food('beef short rib', 169439, 'protein', { piece: 250 }, [390, 14.4, 0.4, 36.23], {
    aliases: 'short rib',
    cook: protein({ ...BRAISE, prep: '', many: 'beef short ribs', title: 'Short Rib' }),
  }),
  food('roast beef', 174570, 'protein', { piece: 13.8 }, [115, 18.62, 0.64, 3.69], {
    aliases: 'deli roast beef, roast beef slice, cooked beef',
  }),
  food('corned beef brisket', 170199, 'protein', {}, [198, 14.68, 0.14, 14.9], {
    aliases: `salt beef, raw corned beef, uncooked corned beef, corned brisket, corned silverside, corned beef joint,
      point cut corned beef, flat cut corned beef`,
    state: 'raw',
  }),
  food('beef jerky', 167536, 'protein', { piece: 20 }, [410, 33.2, 11, 25.6], {
    aliases: `jerky, turkey jerky, meat snack, teriyaki beef jerky, dried beef jerky, venison jerky`,
    allergens: ['soy', 'gluten'],
    aisle: 'snacks',
  }),
  food('veal', 173826, 'protein', {}, [114, 21.85, 0, 2.9], {
    aliases: `veal cutlet, veal chop, veal escalope, osso buco, veal shank, veal shin, veal bone, veal shoulder,
      stewing veal, veal stew meat, rose veal, veal cheek, veal breast, veal rack, veal tenderloin,
      veal scallop, veal scaloppine, veal rump`,
    state: 'raw',
    eatenAs: 'cooked veal cutlet',
    cook: protein({ ...CHOP, prep: 'cut * into thin slices', ways: 'side stir-fry' }),
  }),
  food('pork chop', 168238, 'protein', { piece: 200 }, [170, 20.71, 0, 9.03], {
    aliases: `pork cutlet, pork steak, pork loin chop, pork loin steak, pork escalope, loin chop, pork rib chop,
      pork medallion`,
    cook: protein({ ...CHOP, many: 'pork chops', title: 'Pork' }),
  }),
  food('pork loin', 167818, 'protein', {}, [198, 19.74, 0, 12.58], {
    aliases: `pork loin roast, pork, pork roast, pork leg, leg of pork, pork roasting joint, loin of pork,
      pork stir fry strip, pork sirloin`,
    eatenAs: 'roast pork',
    cook: protein({ ...CHOP, one: 'pork', title: 'Pork', ways: 'stir-fry side taco' }),
    cookNamed: { pork: protein({ ...CHOP, title: 'Pork', ways: 'stir-fry side taco' }) },
  }),
  food('pork tenderloin', 168249, 'protein', { piece: 450 }, [109, 20.95, 0, 2.17], {
    aliases: 'pork fillet',
    cook: protein({ ...CHOP, one: 'pork', title: 'Pork', ways: 'stir-fry side roast taco curry' }),
  }),
  food('pork shoulder', 167843, 'protein', {}, [236, 17.18, 0, 17.99], {
    aliases: `pork butt, boston butt, pork shoulder roast, pork shoulder butt, pulled pork joint, pork neck,
      pork collar, stewing pork, pork stew meat, pork cube, pork picnic shoulder, picnic roast,
      pork scotch fillet, pork collar butt, pork stewing meat, pork cheek, spare rib roast,
      shoulder of pork, pork hand, pork blade, pork for stew`,
    eatenAs: 'cooked pork shoulder',
    cook: protein({ ...BRAISE, title: 'Pork' }),
  }),
  food('pork belly', 167812, 'protein', {}, [518, 9.34, 0, 53.01], {
    aliases: 'belly pork, side pork, pork side',
    cook: protein({ ...BRAISE }),
  }),
  food('salt pork', 168287, 'protein', {}, [748, 5.05, 0, 80.5], {
    aliases: 'fatback, pork fatback, fat back, petit sale',
  }),
  food('ham hock', 2705900, 'protein', { piece: 400 }, [268, 14.64, 1.09, 22.79], {
    aliases: `smoked ham hock, pork hock, ham shank, gammon hock, pork knuckle, pork shank, pig trotter,
      pork trotter, pig foot, pork foot, ham bone, smoked pork hock, eisbein, pulled ham hock`,
  }),
  food('ground pork', 167902, 'protein', {}, [263, 16.88, 0, 21.19], {
    aliases: `pork mince, mince pork, minced pork, minced pork belly, pork and veal mince, pork and beef mince,
      pork minced meat`,
    cook: protein({ ...GROUND, title: 'Pork' }),
  }),
  food('lean ground pork', 169190, 'protein', {}, [121, 21.1, 0.21, 4], {
    aliases: 'lean pork mince, extra lean ground pork, extra lean pork mince, lean minced pork',
    eatenAs: 'cooked lean ground pork',
    cooksLike: 'ground pork',
  }),
  food('pork rib', 167853, 'protein', {}, [277, 15.47, 0, 23.4], {
    aliases: `spare rib, sparerib, pork spare rib, back rib, rib, spare rib rack, pork back rib, baby back,
      st louis rib, st louis style rib, st louis pork rib, pork sparerib, pork spare, rack of pork,
      baby back pork rib, babyback rib, pork short rib, rib rack, meaty pork rib`,
    cooksLike: 'pork belly',
  }),
  food('bacon', 168277, 'protein', { piece: 28 }, [393, 13.66, 0, 37.13], {
    aliases: `streaky bacon, bacon strip, bacon rasher, smoked bacon, lardon, bacon slice, pancetta, guanciale,
      smoked streaky bacon, maple bacon, bacon lardon, peppered bacon, slab bacon, smoked lardon,
      smoked pancetta, speck, wood smoked bacon, smoky bacon, bacon end, beef bacon, lamb bacon,
      jowl bacon, hog jowl`,
    quickAdd: { as: 'Bacon', unit: 'piece' },
    cook: protein(CURED),
    cookNamed: { pancetta: protein(CURED) },
  }),
  food('cooked bacon', 168322, 'protein', { piece: 11.5 }, [468, 33.92, 1.7, 35.09], {
    aliases: 'crispy bacon',
  }),
  food('ham', 173864, 'protein', { piece: 28 }, [164, 16.6, 3.63, 8.8], {
    aliases: `deli ham, cooked ham, black forest ham, honey ham, smoked ham, ham hock meat, sandwich ham,
      wafer thin ham, virginia ham, york ham, honey roast ham, honey baked ham, spiral ham,
      cured cooked ham, picnic ham, breaded ham, country ham, tasso, tasso ham`,
    cook: protein({ ...CURED, ways: 'eggs pasta simmer stuff toast' }),
  }),
  food('prosciutto', 2705879, 'protein', { piece: 9.2, cup: 56 }, [195, 27.8, 0.3, 8.32], {
    aliases: `parma ham, serrano ham, iberico ham, cured ham, prosciutto di parma, jamon serrano, iberico,
      prosciutto crudo, bayonne ham, jamon iberico, bresaola, coppa, capicola, air dried ham, culatello,
      westphalian ham`,
    cook: protein({ ...CURED, ways: 'eggs pasta toast' }),
  }),
  food('salami', 172936, 'protein', { piece: 10 }, [336, 21.85, 2.4, 25.9], {
    aliases: `genoa salami, soppressata, pepperoni salami, milano salami, fennel salami, finocchiona, saucisson,
      felino, sopressata, dried sausage, cervelat, salami milano, hard salami, cotto salami, salame`,
  }),
  food('pepperoni', 174575, 'protein', { piece: 2 }, [504, 19.25, 1.18, 46.28]),
  food('sausage', 172934, 'protein', { piece: 75 }, [288, 15.39, 0.93, 24.8], {
    aliases: `pork sausage, breakfast sausage, sausage link, banger, sausage meat, pork link, breakfast link,
      cumberland sausage, lincolnshire sausage, pork breakfast sausage, chipolata, ground sausage,
      sausagemeat, toulouse sausage, country sausage, cocktail sausage, ground pork sausage, boerewurst,
      boerewors, loukaniko, longaniza sausage, pork and apple sausage, pork banger,
      ground breakfast sausage, snag`,
    cook: protein({
      kind: 'sausage',
      portion: 100,
      minutes: 8,
      prep: 'slice * into coins',
      many: 'sausages',
      ways: 'pasta simmer roast stuff',
    }),
  }),
  food('bratwurst', 172934, 'protein', { piece: 85 }, [288, 15.39, 0.93, 24.8], {
    aliases: `brat, german sausage, thuringer, weisswurst, knockwurst, knackwurst, nuremberg sausage,
      bratwurst sausage, rostbratwurst`,
    cooksLike: 'sausage',
  }),
  food('italian sausage', 171631, 'protein', { piece: 101 }, [290, 13.9, 2.97, 24.26], {
    aliases: `hot italian sausage, mild italian sausage, sweet italian sausage, italian pork sausage, salsiccia,
      fennel sausage, italian sausage link, italian sausage meat, ground italian sausage`,
    cooksLike: 'sausage',
  }),
  food('smoked sausage', 174585, 'protein', { piece: 68 }, [320, 12, 2.42, 28.73], {
    aliases: `kielbasa, polish sausage, andouille, andouille sausage, linguica, kielbasa sausage,
      smoked kielbasa, cabanossi, kabanos, lap cheong, chinese sausage, lap xuong, smoked pork sausage,
      summer sausage, mettwurst, landjager, rookworst, turkey kielbasa, smokie, little smokie, debreziner`,
    cook: protein({
      kind: 'sausage',
      portion: 100,
      minutes: 8,
      prep: 'slice * into coins',
      many: 'smoked sausages',
      ways: 'pasta simmer roast stuff',
    }),
  }),
  food('chicken sausage', 173880, 'protein', { piece: 75 }, [183, 21.43, 14.25, 4.46], {
    aliases: `turkey sausage, chicken apple sausage, italian chicken sausage, chicken link sausage,
      turkey breakfast sausage, turkey italian sausage, smoked turkey sausage, smoked chicken sausage`,
    state: 'raw',
    eatenAs: '',
    cooksLike: 'sausage',
  }),
  food('chorizo', 173859, 'protein', { piece: 60 }, [296, 13.63, 3.78, 25.1], {
    aliases: `chorizo sausage, mexican chorizo, spanish chorizo, cured chorizo, chorizo ring, chorizo picante,
      dried chorizo, ground chorizo, chourico, merguez, merguez sausage, nduja, sobrasada,
      chorizo iberico, longaniza`,
    cook: protein({ ...CURED, ways: 'eggs pasta simmer taco stuff' }),
  }),
  food('hot dog', 173862, 'protein', { piece: 49 }, [315, 11.69, 2.97, 28.1], {
    aliases: `frankfurter, wiener, beef hot dog, frank, hot dog sausage, hotdog sausage, cocktail frank,
      beef frank, vienna frank, all beef hot dog, cocktail wiener, hot dog wiener, saveloy`,
  }),
  food('bologna', 172013, 'protein', { piece: 28 }, [308, 15.2, 5.49, 24.59], {
    aliases: 'mortadella, polony, luncheon sausage',
  }),
  food('lamb chop', 172551, 'protein', { piece: 79 }, [279, 17.18, 0, 22.75], {
    aliases: `lamb loin chop, lamb cutlet, lamb loin, chop of lamb, lamb barnsley chop, lamb chump chop,
      chump chop, lamb shoulder chop`,
    cook: protein({ ...CHOP, many: 'lamb chops', title: 'Lamb', ways: 'side' }),
  }),
  food('lamb leg', 174372, 'protein', { piece: 2000 }, [209, 18.47, 0, 14.42], {
    aliases: `leg of lamb, mutton, lamb, saddle of lamb, lamb saddle, lamb gigot, gigot of lamb, loin of lamb,
      mutton leg`,
    eatenAs: 'roast lamb',
    cook: protein({ ...BRAISE, one: 'lamb', title: 'Lamb' }),
  }),
  food('lamb steak', 174372, 'protein', { piece: 170 }, [209, 18.47, 0, 14.42], {
    aliases: `lamb leg steak, lamb rump, lamb rump steak, lamb loin fillet, lamb tenderloin, lamb fillet,
      lamb cannon, lamb sirloin, lamb neck steak`,
    eatenAs: 'roast lamb',
    cook: protein({ ...CHOP, many: 'lamb steaks', title: 'Lamb', ways: 'side roast stir-fry' }),
  }),
  food('lamb shoulder', 172496, 'protein', { piece: 2000 }, [264, 16.58, 0, 21.45], {
    aliases: `shoulder of lamb, lamb neck, neck of lamb, lamb stew meat, stewing lamb, lamb cube,
      lamb stewing meat, lamb casserole meat, lamb breast, breast of lamb, mutton shoulder,
      neck fillet of lamb, lamb scrag end`,
    cook: protein({ ...BRAISE, title: 'Lamb' }),
  }),
  food('lamb shank', 172481, 'protein', { piece: 350 }, [201, 18.91, 0, 13.38], {
    aliases: 'lamb foreshank, lamb hind shank',
    state: 'raw',
    eatenAs: 'roast lamb',
  }),
  food('rack of lamb', 174321, 'protein', { piece: 600 }, [372, 14.52, 0, 34.39], {
    aliases: 'lamb rack, lamb rib chop, lamb rib',
    state: 'raw',
    eatenAs: 'cooked lamb chop',
  }),
  food('ground lamb', 174370, 'protein', {}, [282, 16.56, 0, 23.41], {
    aliases: `lamb mince, mince lamb, minced lamb, mutton mince, ground mutton, ground goat, goat mince, minced mutton`,
    cook: protein({ ...GROUND, title: 'Lamb' }),
  }),
  food('goat meat', 175303, 'protein', {}, [109, 20.6, 0, 2.31], {
    aliases: 'goat, kid goat, goat leg, goat shoulder, goat curry cut',
    cook: protein({ ...BRAISE, one: 'goat', title: 'Goat' }),
  }),
  food('venison', 173855, 'protein', {}, [120, 22.96, 0, 2.42], {
    aliases: `deer, deer meat, venison haunch, elk, moose,
      reindeer, saddle of venison, venison shoulder, kangaroo, haunch of venison, ostrich,
      horse meat, boar`,
    cook: protein(BRAISE),
  }),
  food('ground venison', 172602, 'protein', {}, [157, 21.78, 0, 7.13], {
    aliases: 'venison mince, deer mince, ground deer, kangaroo mince, ground elk',
    cook: protein({ ...GROUND, title: 'Venison' }),
  }),
  food('venison steak', 173855, 'protein', { piece: 170 }, [120, 22.96, 0, 2.42], {
    aliases: `venison medallion, loin of venison, venison loin, venison backstrap, backstrap, venison fillet, deer steak, elk steak, kangaroo steak,
      ostrich steak`,
    cook: protein({ ...STEAK, many: 'venison steaks', title: 'Venison' }),
  }),
  food('bison', 174421, 'protein', {}, [223, 18.67, 0, 15.93], { aliases: 'buffalo meat' }),
  food('ground bison', 174421, 'protein', {}, [223, 18.67, 0, 15.93], {
    aliases: 'bison mince, ground buffalo, buffalo mince',
    cooksLike: 'ground beef',
  }),
  food('rabbit', 172521, 'protein', {}, [136, 20.05, 0, 5.55], {
    aliases: 'rabbit meat, hare, rabbit leg, saddle of rabbit, rabbit saddle',
    cook: protein({ ...BRAISE, prep: '' }),
  }),
  food('beef liver', 169451, 'protein', {}, [135, 20.36, 3.89, 3.63], {
    aliases: `calf liver, liver, ox liver, lamb liver, pork liver, pig liver, lamb kidney, veal kidney,
      pork kidney, beef kidney, ox kidney, kidney, beef heart, ox heart, lamb heart, veal liver,
      sweetbread, veal sweetbread, lamb sweetbread, pig kidney`,
  }),
  food('cooked pork shoulder', 167844, 'protein', { cup: 135 }, [292, 23.28, 0, 21.39], {
    aliases: 'pulled pork, shredded pork, carnitas, kalua pork',
  }),
  food('turkey bacon', 174592, 'protein', { piece: 16 }, [226, 15.94, 1.89, 16.93], {
    aliases: 'turkey rasher',
    cooksLike: 'bacon',
  }),
  food('canadian bacon', 167869, 'protein', { piece: 28 }, [110, 20.31, 1.34, 2.62], {
    aliases: 'back bacon, smoked back bacon, peameal bacon, bacon medallion',
    cooksLike: 'bacon',
  }),
  food('pastrami', 170204, 'protein', { piece: 28 }, [147, 21.8, 0.36, 5.82]),
]);
