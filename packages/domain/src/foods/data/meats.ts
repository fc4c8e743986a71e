import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Meats and poultry, raw unless the name says otherwise. */
export const MEATS: readonly Food[] = [
  food('chicken breast', 171077, 'protein', { piece: 174 }, [120, 22.5, 0, 2.62], {
    aliases: `chicken breast fillet, chicken cutlet, chicken tender, chicken tenderloin, chicken fillet, chicken strip`,
  }),
  food('cooked chicken breast', 171477, 'protein', { piece: 172, cup: 140 }, [165, 31.02, 0, 3.57], {
    aliases: 'cooked chicken, grilled chicken, grilled chicken breast, roasted chicken breast',
  }),
  food('chicken thigh', 173627, 'protein', { piece: 149 }, [121, 19.66, 0, 4.12], {
    aliases: 'chicken thigh fillet',
  }),
  food('chicken drumstick', 172373, 'protein', { piece: 130 }, [161, 18.08, 0.11, 9.2], {
    aliases: 'chicken leg drumstick',
  }),
  food('chicken leg', 172378, 'protein', { piece: 344 }, [214, 16.37, 0.17, 15.95], {
    aliases: 'chicken leg quarter',
  }),
  food('chicken wing', 172390, 'protein', { piece: 49 }, [191, 17.52, 0, 12.85]),
  food('chicken', 171447, 'protein', { piece: 920 }, [215, 18.6, 0, 15.06], {
    aliases: 'whole chicken, chicken piece',
  }),
  food('ground chicken', 171116, 'protein', {}, [143, 17.44, 0.04, 8.1], {
    aliases: 'chicken mince, minced chicken',
  }),
  food('chicken liver', 171060, 'protein', { piece: 44 }, [119, 16.92, 0.73, 4.83]),
  food('turkey breast', 171098, 'protein', {}, [114, 23.66, 0.14, 1.48], {
    aliases: 'turkey breast fillet, turkey cutlet, turkey steak',
  }),
  food('turkey', 171081, 'protein', { piece: 4500 }, [144, 21.64, 0.14, 5.64], { aliases: 'whole turkey' }),
  food('cooked turkey', 171481, 'protein', { cup: 140 }, [159, 29.06, 0, 3.84], {
    aliases: 'roast turkey, cooked turkey breast, roast turkey breast',
  }),
  food('ground turkey', 171505, 'protein', {}, [148, 19.66, 0, 7.66], {
    aliases: 'turkey mince, minced turkey',
  }),
  food('deli turkey', 172941, 'protein', { piece: 16 }, [106, 14.81, 2.2, 3.77], {
    aliases: 'turkey slice, sliced turkey, deli turkey breast, smoked turkey',
  }),
  food('duck breast', 172410, 'protein', { piece: 180 }, [135, 18.28, 0.94, 5.95]),
  food('duck', 172408, 'protein', { piece: 1270 }, [404, 11.49, 0, 39.34], { aliases: 'whole duck' }),
  food('ground beef', 171796, 'protein', {}, [215, 18.59, 0, 15], {
    aliases: 'beef mince, minced beef, hamburger meat, ground chuck, mince, minced meat, ground meat',
  }),
  food('lean ground beef', 173110, 'protein', {}, [152, 20.85, 0, 7], {
    aliases: 'extra lean ground beef, lean beef mince, ground sirloin',
  }),
  food('cooked ground beef', 174034, 'protein', {}, [256, 27.73, 0, 15.3], {
    aliases: 'browned ground beef',
  }),
  food('beef steak', 174763, 'protein', { piece: 227 }, [135, 21.91, 0, 4.62], {
    aliases: 'sirloin steak, steak, sirloin, top sirloin, beef sirloin, rump steak',
  }),
  food('ribeye steak', 173380, 'protein', { piece: 250 }, [162, 21.44, 0, 8.5], {
    aliases: 'ribeye, rib eye, rib eye steak, entrecote',
  }),
  food('flank steak', 168609, 'protein', { piece: 450 }, [149, 21.72, 0, 6.29], {
    aliases: 'beef flank, skirt steak, bavette',
  }),
  food('beef tenderloin', 171768, 'protein', { piece: 168 }, [143, 21.78, 0, 6.16], {
    aliases: 'filet mignon, beef fillet, fillet steak',
  }),
  food('beef chuck', 174056, 'protein', {}, [139, 21.96, 0, 5.05], {
    aliases: `chuck roast, stewing beef, stew beef, stew meat, braising steak, beef stew meat, chuck steak, beef roast,
      pot roast, diced beef, beef chunk`,
  }),
  food('beef brisket', 168607, 'protein', {}, [157, 20.72, 0.6, 7.37], { aliases: 'brisket' }),
  food('beef short rib', 169439, 'protein', { piece: 250 }, [390, 14.4, 0.4, 36.23], {
    aliases: 'short rib',
  }),
  food('roast beef', 174570, 'protein', { piece: 13.8 }, [115, 18.62, 0.64, 3.69], {
    aliases: 'deli roast beef, roast beef slice, cooked beef',
  }),
  food('corned beef', 170199, 'protein', {}, [198, 14.68, 0.14, 14.9], { aliases: 'salt beef' }),
  food('beef jerky', 167536, 'protein', { piece: 20 }, [410, 33.2, 11, 25.6], {
    aliases: 'jerky',
    allergens: ['soy', 'gluten'],
  }),
  food('veal', 173826, 'protein', {}, [114, 21.85, 0, 2.9], {
    aliases: 'veal cutlet, veal chop, veal escalope',
  }),
  food('pork chop', 168238, 'protein', { piece: 200 }, [170, 20.71, 0, 9.03], {
    aliases: 'pork cutlet, pork steak',
  }),
  food('pork loin', 168230, 'protein', {}, [143, 21.43, 0, 5.66], {
    aliases: 'pork loin roast, pork, pork roast',
  }),
  food('pork tenderloin', 168249, 'protein', { piece: 450 }, [109, 20.95, 0, 2.17], {
    aliases: 'pork fillet',
  }),
  food('pork shoulder', 167843, 'protein', {}, [236, 17.18, 0, 17.99], {
    aliases: 'pork butt, boston butt, pork shoulder roast',
  }),
  food('pork belly', 167812, 'protein', {}, [518, 9.34, 0, 53.01]),
  food('ground pork', 167902, 'protein', {}, [263, 16.88, 0, 21.19], { aliases: 'pork mince, minced pork' }),
  food('pork rib', 167853, 'protein', {}, [277, 15.47, 0, 23.4], {
    aliases: 'spare rib, sparerib, pork spare rib, back rib, rib',
  }),
  food('bacon', 168277, 'protein', { piece: 28 }, [393, 13.66, 0, 37.13], {
    aliases:
      'streaky bacon, bacon strip, bacon rasher, smoked bacon, lardon, bacon slice, pancetta, guanciale',
  }),
  food('cooked bacon', 168322, 'protein', { piece: 11.5 }, [468, 33.92, 1.7, 35.09], {
    aliases: 'crispy bacon',
  }),
  food('ham', 173864, 'protein', { piece: 28 }, [164, 16.6, 3.63, 8.8], {
    aliases: 'deli ham, cooked ham, black forest ham, honey ham',
  }),
  food('prosciutto', 2705879, 'protein', { piece: 9.2, cup: 56 }, [195, 27.8, 0.3, 8.32], {
    aliases: 'parma ham, serrano ham, iberico ham, cured ham',
  }),
  food('salami', 172936, 'protein', { piece: 10 }, [336, 21.85, 2.4, 25.9], {
    aliases: 'genoa salami, soppressata',
  }),
  food('pepperoni', 174575, 'protein', { piece: 2 }, [504, 19.25, 1.18, 46.28]),
  food('sausage', 172934, 'protein', { piece: 75 }, [288, 15.39, 0.93, 24.8], {
    aliases: 'pork sausage, breakfast sausage, bratwurst, sausage link, banger, sausage meat',
  }),
  food('italian sausage', 171631, 'protein', { piece: 101 }, [290, 13.9, 2.97, 24.26], {
    aliases: 'hot italian sausage, mild italian sausage, sweet italian sausage',
  }),
  food('smoked sausage', 174585, 'protein', { piece: 68 }, [320, 12, 2.42, 28.73], {
    aliases: 'kielbasa, polish sausage, andouille, andouille sausage',
  }),
  food('chicken sausage', 173880, 'protein', { piece: 75 }, [183, 21.43, 14.25, 4.46], {
    aliases: 'turkey sausage, chicken apple sausage, italian chicken sausage',
  }),
  food('chorizo', 173859, 'protein', { piece: 60 }, [296, 13.63, 3.78, 25.1], {
    aliases: 'chorizo sausage, mexican chorizo, spanish chorizo',
  }),
  food('hot dog', 173862, 'protein', { piece: 49 }, [315, 11.69, 2.97, 28.1], {
    aliases: 'frankfurter, wiener, beef hot dog, frank',
  }),
  food('bologna', 172013, 'protein', { piece: 28 }, [308, 15.2, 5.49, 24.59], { aliases: 'mortadella' }),
  food('lamb chop', 172551, 'protein', { piece: 79 }, [279, 17.18, 0, 22.75], {
    aliases: 'lamb loin chop, lamb cutlet, lamb loin',
  }),
  food('lamb leg', 174313, 'protein', { piece: 2000 }, [128, 20.56, 0, 4.51], {
    aliases: 'leg of lamb, mutton, lamb, lamb shoulder, lamb stew meat, lamb steak',
  }),
  food('ground lamb', 174370, 'protein', {}, [282, 16.56, 0, 23.41], { aliases: 'lamb mince, minced lamb' }),
  food('goat meat', 175303, 'protein', {}, [109, 20.6, 0, 2.31], { aliases: 'goat' }),
  food('venison', 173855, 'protein', {}, [120, 22.96, 0, 2.42], {
    aliases: 'deer, deer meat, venison steak',
  }),
  food('bison', 174421, 'protein', {}, [223, 18.67, 0, 15.93], { aliases: 'ground bison, buffalo meat' }),
  food('rabbit', 172521, 'protein', {}, [136, 20.05, 0, 5.55], { aliases: 'rabbit meat' }),
  food('beef liver', 169451, 'protein', {}, [135, 20.36, 3.89, 3.63], { aliases: 'calf liver, liver' }),
  food('cooked pork shoulder', 167844, 'protein', { cup: 135 }, [292, 23.28, 0, 21.39], {
    aliases: 'pulled pork, carnitas',
  }),
  food('turkey bacon', 174592, 'protein', { piece: 16 }, [226, 15.94, 1.89, 16.93]),
  food('canadian bacon', 167869, 'protein', { piece: 28 }, [110, 20.31, 1.34, 2.62], {
    aliases: 'back bacon',
  }),
  food('pastrami', 170204, 'protein', { piece: 28 }, [147, 21.8, 0.36, 5.82]),
];
