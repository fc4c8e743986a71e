import { food, foodGroup } from '../../food-row.ts';
import { COOKED, protein } from '../cooking.ts';

/** Meat and poultry, cooked; and cold cuts and sausages that are eaten as they are. */
export const COOKED_MEATS = foodGroup({ aisle: 'meat' }, [
  food('fried chicken', 171475, 'protein', { piece: 105 }, [260, 24.84, 8.99, 13.2], {
    aliases: 'battered chicken, southern fried chicken, fried chicken breast, crispy fried chicken',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fried chicken drumstick', 170757, 'protein', { piece: 75 }, [267, 21.13, 7.59, 16.92], {
    aliases: 'fried chicken leg',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fried chicken thigh', 170359, 'protein', { piece: 136 }, [274, 19.23, 8.68, 18.07], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fried chicken wing', 170360, 'protein', { piece: 58 }, [310, 21.14, 11.19, 20.09], {
    aliases: 'crispy chicken wing',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cooked chicken thigh', 172388, 'protein', { piece: 116 }, [179, 24.76, 0, 8.15], {
    aliases: 'roasted chicken thigh, baked chicken thigh, grilled chicken thigh',
  }),
  food('cooked chicken drumstick', 173612, 'protein', { piece: 105 }, [191, 23.35, 0, 10.15], {
    aliases: 'roasted chicken drumstick, baked chicken drumstick, grilled chicken drumstick',
  }),
  food('cooked chicken leg', 173617, 'protein', { piece: 258 }, [184, 24.03, 0, 8.99], {
    aliases: 'roasted chicken leg, baked chicken leg, roast chicken leg',
  }),
  food('cooked chicken wing', 173630, 'protein', { piece: 34 }, [254, 23.79, 0, 16.87], {
    aliases: 'roasted chicken wing, baked chicken wing, grilled chicken wing',
  }),
  food('buffalo chicken wing', 2706070, 'protein', { piece: 35 }, [272, 16.78, 6.18, 20.2], {
    aliases: 'buffalo wing, hot wing, spicy chicken wing',
    allergens: ['dairy', 'gluten'],
  }),
  food('roast chicken', 173635, 'protein', { cup: 140 }, [223, 23.97, 0, 13.39], {
    aliases: 'roasted chicken, whole roast chicken, roast chicken with skin',
    cook: protein(COOKED),
  }),
  food('rotisserie chicken', 171123, 'protein', {}, [184, 27.48, 0.02, 8.18], {
    aliases: 'rotisserie chicken breast, spit roasted chicken',
    state: 'cooked',
    cook: protein(COOKED),
  }),
  food('cooked chicken liver', 171061, 'protein', { piece: 44 }, [167, 24.46, 0.87, 6.51], {
    aliases: 'fried chicken liver',
  }),
  food('cooked ground chicken', 171117, 'protein', {}, [189, 23.28, 0, 10.92], {
    aliases: 'cooked chicken mince',
  }),
  food('canned chicken', 171110, 'protein', { cup: 205 }, [185, 25.3, 0.9, 8.1], {
    aliases: 'tinned chicken, canned chicken breast',
    aisle: 'canned',
    cooksLike: 'cooked chicken breast',
  }),
  food('deli chicken', 173874, 'protein', { piece: 12 }, [98, 17.4, 2.92, 1.86], {
    aliases: `deli chicken breast, chicken cold cut, chicken lunch meat, chicken slice, cooked chicken slice,
      chicken roll`,
    cooksLike: 'cooked chicken breast',
  }),
  food('breaded chicken tender', 173321, 'protein', { piece: 30 }, [271, 19.22, 17.25, 13.95], {
    aliases: `breaded chicken strip, chicken finger, chicken goujon, fried chicken tender, fried chicken strip,
      crispy chicken strip, chicken dipper, chicken strips breaded, chicken fry`,
    allergens: ['eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('breaded chicken patty', 171513, 'protein', { piece: 60 }, [287, 14.85, 12.84, 19.58], {
    aliases: `chicken patty, crispy chicken patty, chicken schnitzel, breaded chicken cutlet,
      breaded chicken breast, chicken escalope breaded, chicken burger patty, chicken katsu,
      crumbed chicken`,
    allergens: ['eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('cooked ground turkey', 171506, 'protein', { piece: 82 }, [203, 27.37, 0, 10.4], {
    aliases: 'cooked turkey mince, turkey patty',
  }),
  food('cooked extra lean ground turkey', 172848, 'protein', {}, [151, 31.69, 0, 2.71], {
    aliases: 'cooked lean turkey mince',
  }),
  food('turkey leg', 172878, 'protein', { piece: 275 }, [173, 28.61, 0, 6.52], {
    aliases: 'roast turkey leg, turkey drumstick, roasted turkey leg',
    state: 'cooked',
    cooksLike: 'chicken drumstick',
  }),
  food('turkey ham', 168092, 'protein', { cup: 138 }, [134, 19.6, 0.93, 5.8]),
  food('cooked turkey sausage', 173871, 'protein', { piece: 57 }, [196, 23.89, 0, 10.44]),
  food('cooked turkey bacon', 2706135, 'protein', { piece: 11 }, [368, 29.5, 4.24, 25.87]),
  food('cooked duck', 172409, 'protein', { cup: 140 }, [337, 18.99, 0, 28.35], {
    aliases: 'roast duck, roasted duck',
  }),
  food('cooked duck breast', 171510, 'protein', { piece: 120 }, [202, 24.5, 0, 10.85], {
    aliases: 'roast duck breast',
  }),
  food('roast goose', 172412, 'protein', { cup: 140 }, [305, 25.16, 0, 21.92], {
    aliases: 'goose, cooked goose',
  }),
  food('cooked quail', 169902, 'protein', {}, [227, 25.1, 0, 14.1], { aliases: 'roast quail' }),
  food('cooked beef steak', 169458, 'protein', {}, [219, 29.02, 0, 10.54], {
    aliases:
      'cooked steak, grilled steak, grilled sirloin steak, cooked sirloin steak, broiled steak, fried steak',
  }),
  food('cooked ribeye steak', 172165, 'protein', { piece: 242 }, [285, 23.89, 0, 21.1], {
    aliases: 'grilled ribeye, grilled ribeye steak, cooked ribeye',
  }),
  food('cooked t bone steak', 169465, 'protein', {}, [258, 24.05, 0, 17.26], {
    aliases: 't bone steak, t bone, porterhouse steak, porterhouse, grilled t bone steak',
  }),
  food('cooked strip steak', 168718, 'protein', { piece: 221 }, [278, 26.16, 0, 18.45], {
    aliases: 'new york strip, new york strip steak, strip steak, ny strip steak, strip loin steak',
  }),
  food('cooked flank steak', 169435, 'protein', {}, [202, 27.55, 0, 9.31], {
    aliases: 'grilled flank steak',
  }),
  food('cooked skirt steak', 171788, 'protein', {}, [255, 23.51, 0, 17.13], {
    aliases: 'grilled skirt steak',
  }),
  food('cooked beef tenderloin', 168722, 'protein', { piece: 140 }, [273, 26.43, 0, 17.78], {
    aliases: 'grilled filet mignon, grilled fillet steak, cooked filet mignon',
  }),
  food('cooked beef chuck', 168669, 'protein', {}, [309, 30.2, 0, 19.93], {
    aliases: 'braised beef, shredded beef, pulled beef, cooked pot roast, slow cooked beef, braised steak',
  }),
  food('cooked stewing beef', 2705849, 'protein', { cup: 135 }, [251, 28.39, 0, 15.35], {
    aliases: 'cooked stew beef, stewed beef',
  }),
  food('cooked beef brisket', 170611, 'protein', {}, [291, 26.79, 0, 19.52], {
    aliases: 'braised brisket, smoked brisket, cooked brisket, roast brisket',
  }),
  food('cooked beef short rib', 171222, 'protein', {}, [305, 25.48, 0, 22.58], {
    aliases: 'braised short rib, cooked short rib',
  }),
  food('cooked lean ground beef', 174031, 'protein', {}, [217, 26.11, 0, 11.75], {
    aliases: 'cooked lean beef mince',
  }),
  food('cooked extra lean ground beef', 174028, 'protein', {}, [193, 29.17, 0, 7.58], {
    aliases: 'cooked extra lean beef mince',
  }),
  food('beef patty', 171797, 'protein', { piece: 85 }, [270, 25.75, 0, 17.78], {
    aliases: `hamburger patty, cooked beef patty, grilled burger patty, beef burger patty, burger patty,
      quarter pounder, beefburger, burger pattie, beef burger pattie`,
    state: 'cooked',
  }),
  food('cooked beef liver', 168627, 'protein', { piece: 81 }, [175, 26.52, 5.16, 4.68], {
    aliases: 'fried liver, fried beef liver',
  }),
  food('cooked beef tongue', 170598, 'protein', {}, [284, 19.29, 0, 22.3], {
    aliases: 'beef tongue, ox tongue',
  }),
  food('cooked tripe', 174769, 'protein', {}, [94, 11.71, 1.99, 4.05], { aliases: 'tripe, beef tripe' }),
  food('canned corned beef', 170602, 'protein', { piece: 21 }, [250, 27.1, 0, 14.93], {
    aliases: 'corned beef, tinned corned beef, bully beef',
    aisle: 'canned',
  }),
  food('corned beef hash', 173332, 'protein', { cup: 236 }, [164, 8.73, 9.27, 10.24], { aisle: 'canned' }),
  food('beef stick', 168850, 'protein', { piece: 20 }, [550, 21.5, 5.4, 49.6], {
    aliases: `meat stick, smoked beef stick, slim jim, pepperami, meat stick snack, peperami, meat snack stick,
      snack stick, snack salami`,
    allergens: ['gluten', 'soy'],
    aisle: 'snacks',
  }),
  food('cooked veal cutlet', 174880, 'protein', { piece: 44 }, [151, 31.89, 0, 2.63], {
    aliases: 'grilled veal cutlet, grilled veal',
  }),
  food('ground veal', 175290, 'protein', {}, [197, 18.58, 0, 13.06], { aliases: 'veal mince, minced veal' }),
  food('cooked ground veal', 175291, 'protein', {}, [172, 24.38, 0, 7.56], { aliases: 'cooked veal mince' }),
  food('cooked pork chop', 167827, 'protein', { piece: 157 }, [209, 25.61, 0, 11.06], {
    aliases: 'grilled pork chop, fried pork chop, baked pork chop, roast pork chop',
  }),
  food('roast pork', 167821, 'protein', {}, [248, 27.09, 0, 14.65], {
    aliases: 'roasted pork, roast pork loin, cooked pork loin, cooked pork',
  }),
  food('cooked pork tenderloin', 167905, 'protein', {}, [147, 26.04, 0, 3.96], {
    aliases: 'roast pork tenderloin, roasted pork tenderloin, roast pork fillet',
  }),
  food('cooked ground pork', 167903, 'protein', {}, [297, 25.69, 0, 20.77], { aliases: 'cooked pork mince' }),
  food('cooked lean ground pork', 169193, 'protein', {}, [187, 30.55, 0, 7.15], {
    aliases: 'cooked lean pork mince',
  }),
  food('cooked pork rib', 167854, 'protein', {}, [397, 29.06, 0, 30.3], {
    aliases:
      'cooked spare rib, barbecue pork rib, bbq rib, bbq pork rib, barbecue rib, cooked pork spare rib',
  }),
  food('cooked back rib', 168300, 'protein', {}, [292, 23.01, 0, 21.51], {
    aliases: 'grilled back rib, roast back rib',
  }),
  food('cooked pork belly', 2705901, 'protein', { piece: 30, cup: 135 }, [404, 26.58, 0, 32.24], {
    aliases: 'roast pork belly, crispy pork belly, roasted pork belly',
  }),
  food('barbecue pulled pork', 173344, 'protein', { cup: 249 }, [168, 13.19, 18.74, 4.42], {
    aliases: 'bbq pulled pork, pulled pork in barbecue sauce, pulled pork with barbecue sauce',
    state: 'cooked',
  }),
  food('roast ham', 168296, 'protein', { cup: 140 }, [165, 21.97, 0.5, 7.66], {
    aliases: 'baked ham, roasted ham, glazed ham',
  }),
  food('ham steak', 167874, 'protein', { piece: 57 }, [122, 19.56, 0, 4.25], {
    aliases: 'gammon steak, gammon',
    state: 'cooked',
  }),
  food('cooked canadian bacon', 168383, 'protein', { piece: 13.8 }, [146, 28.31, 1.8, 2.78], {
    aliases: 'cooked back bacon',
  }),
  food('cooked sausage', 174578, 'protein', { piece: 23 }, [325, 18.53, 1.42, 27.25], {
    aliases: 'fried sausage, grilled sausage, cooked pork sausage, cooked breakfast sausage, sausage patty',
  }),
  food('cooked bratwurst', 171620, 'protein', { piece: 85 }, [333, 13.72, 2.85, 29.18], {
    aliases: 'grilled bratwurst',
  }),
  food('cooked italian sausage', 174586, 'protein', { piece: 87 }, [324, 18.4, 1.86, 26.4]),
  food('cooked chorizo', 746781, 'protein', { piece: 80.4, cup: 185 }, [346, 19.3, 2.63, 28.1], {
    aliases: 'fried chorizo',
  }),
  food('blood sausage', 171618, 'protein', { piece: 25 }, [379, 14.6, 1.29, 34.5], {
    aliases: 'black pudding, morcilla, boudin noir',
    allergens: ['gluten'],
  }),
  food('liver sausage', 173870, 'protein', { piece: 18 }, [326, 14.1, 2.2, 28.5], {
    aliases: 'liverwurst, leberwurst',
  }),
  food('chicken liver pate', 172928, 'protein', { tbsp: 13 }, [201, 13.45, 6.55, 13.1], {
    aliases: `pate, liver pate, foie gras, duck pate, pork pate, brussels pate, duck liver pate, country pate,
      pork rillette, rillette, duck rillette, terrine`,
  }),
  food('vienna sausage', 172942, 'protein', { piece: 16 }, [230, 10.5, 2.6, 19.4], {
    aliases: 'canned vienna sausage',
    aisle: 'canned',
  }),
  food('turkey hot dog', 171625, 'protein', { piece: 45 }, [223, 12.23, 3.81, 17.29], {
    aliases: 'turkey frank, turkey frankfurter',
  }),
  food('luncheon meat', 172951, 'protein', { piece: 56 }, [315, 13.4, 4.6, 26.6], {
    aliases: `spam, canned pork luncheon meat, lunch meat, deli meat, cold cut, lunch ham, sandwich meat,
      antipasto meat, charcuterie, sliced meat, sandwich slice`,
    aisle: 'canned',
    cooksLike: 'ham',
  }),
  food('pork rind', 2705902, 'protein', { piece: 1 }, [544, 61.3, 0, 31.3], {
    aliases: `pork scratching, pork crackling, chicharron, pork skin, pork crackling snack, chicharrones,
      crackling, pork puff`,
    aisle: 'snacks',
  }),
  food('pulled pork sandwich', 2706975, 'protein', { piece: 180 }, [243, 14.97, 24.86, 8.83], {
    aliases: 'barbecue pork sandwich, bbq pork sandwich',
    allergens: ['gluten'],
  }),
  food('cooked lamb chop', 172489, 'protein', { piece: 64 }, [316, 25.17, 0, 23.08], {
    aliases: 'grilled lamb chop, cooked lamb cutlet, grilled lamb cutlet',
  }),
  food('roast lamb', 174312, 'protein', {}, [258, 25.55, 0, 16.48], {
    aliases: 'roast lamb leg, roasted lamb, cooked lamb, roast leg of lamb',
  }),
  food('cooked lamb shoulder', 172497, 'protein', {}, [344, 28.68, 0, 24.55], {
    aliases: 'braised lamb, slow cooked lamb, roast lamb shoulder, braised lamb shoulder',
  }),
  food('cooked ground lamb', 172544, 'protein', {}, [283, 24.75, 0, 19.65], {
    aliases: 'cooked lamb mince, lamb patty',
  }),
  food('cooked goat meat', 175304, 'protein', {}, [143, 27.1, 0, 3.03], {
    aliases: 'cooked goat, roast goat',
  }),
  food('cooked venison', 175085, 'protein', {}, [158, 30.21, 0, 3.19], { aliases: 'roast venison' }),
  food('cooked ground bison', 174422, 'protein', { piece: 87 }, [238, 23.77, 0, 15.13], {
    aliases: 'bison burger patty, cooked bison',
  }),
  food('cooked rabbit', 172522, 'protein', {}, [197, 29.06, 0, 8.05], { aliases: 'roast rabbit' }),
]);
