/**
 * English measure → words for it in other languages; German ones that mean the same in a recipe are in `GERMAN_WORDS`. Words in the second list count only before 'of': 'plato de arroz'.
 */
export const FOREIGN_MEASURES: Readonly<Record<string, readonly [plain: string, beforeOf: string]>> = {
  glass: [
    'bicchiere, bicchieri, glas, gläser, glazen, szklanka, szklanki, szklankę, bardak, gelas, kieliszek, kieliszki',
    'verre, verres, caña, cañas, vaso, vasos, copa, copas, copo, copos, taça, taças',
  ],
  cup: [
    'tazza, tazze, filiżanka, filiżanki, filiżankę, kopje, kopjes, koppar, fincan, cangkir',
    'tasses, taza, tazas, xícara, xícaras, chávena',
  ],
  slice: [
    'fetta, fette, kromka, kromki, kromek, plasterek, plasterki, plastry, skiva, skivor, skive, skiver, sneetje, sneetjes, plakje, plakjes, dilim',
    'tranche, tranches, rebanada, rebanadas, fatia, fatias, loncha, lonchas',
  ],
  piece: [
    'stuk, stuks, sztuk, sztuka, sztuki, kawałek, kawałki, potong, adet',
    'pezzo, pezzi, morceau, morceaux, pieza, piezas, pedazo, pedazos, trozo, trozos, pedaço, pedaços',
  ],
  bowl: [
    'schüssel, schale, ciotola, ciotole, miska, miski, miskę, miseczka, mangkuk, mangkok, kase',
    'bol, bols, tazón, tigela, tigelas, cuenco',
  ],
  plate: [
    'teller, talerz, talerza, tallrik, tallerken, piring, tabak',
    'piatto, piatti, assiette, assiettes, plato, platos, prato, pratos',
  ],
  tbsp: [
    'łyżka, łyżki, łyżkę, eetlepel, eetlepels, matsked, matskedar, msk, cucchiaio, cucchiai',
    'cucharada, cucharadas, cuillère à soupe, cuillères à soupe, colher de sopa, colheres de sopa',
  ],
  tsp: [
    'łyżeczka, łyżeczki, łyżeczkę, theelepel, theelepels, tesked, teskedar, tsk, cucchiaino, cucchiaini',
    'cucharadita, cucharaditas, cuillère à café, cuillères à café, colher de chá',
  ],
  bottle: [
    'butelka, butelki, flaska, bottiglia, bottiglie, botol',
    'bouteille, bouteilles, botella, botellas, garrafa, garrafas',
  ],
  can: ['lattina, lattine, puszka, puszki, blikje, blikjes, kaleng', 'canette, canettes, lata, latas'],
  serving: [
    'porzione, porzioni, portionen, porcja, porcje, porcję, portie, porties, porsi, porsiyon',
    'ración, raciones, porção, porción',
  ],
  pot: ['kubek, kubeczek, vasetto, vasetti, bakje, bakjes', 'pot, pots, barquette'],
  ladle: [
    'chochla, chochle, chochlę, mestolo, mestoli, louche, louches',
    'concha, conchas, cucharón, cucharones',
  ],
  handful: ['manciata, garść, handje', 'poignée, puñado, punhado'],
};
