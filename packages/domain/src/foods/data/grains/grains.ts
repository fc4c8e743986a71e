import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Rice, other grains, pasta, noodles and cereals; dry unless the name says otherwise. */
export const GRAINS: readonly Food[] = [
  food('white rice', 168877, 'grain', { cup: 185 }, [365, 7.13, 79.95, 0.66], {
    aliases: `rice, long grain rice, basmati rice, jasmine rice, basmati, long grain white rice, dry rice,
      thai rice, basmati white rice, jasmine white rice, parboiled rice, converted rice,
      medium grain rice, patna rice, sella rice, carolina rice`,
  }),
  food('arborio rice', 168881, 'grain', { cup: 200 }, [358, 6.5, 79.15, 0.52], {
    aliases: `short grain rice, sushi rice, risotto rice, carnaroli rice, paella rice, bomba rice,
      calasparra rice, vialone nano, round grain rice, japanese rice, medium grain white rice,
      calrose rice, koshihikari rice, carnaroli, arborio`,
  }),
  food('brown rice', 169703, 'grain', { cup: 185 }, [367, 7.54, 76.25, 3.2], {
    aliases: `long grain brown rice, wholegrain rice, whole grain rice, black rice, forbidden rice, red rice,
      brown basmati rice, brown basmati, brown jasmine rice, short grain brown rice, wehani rice,
      camargue red rice, brown long grain rice, haiga rice, venere rice`,
  }),
  food('cooked white rice', 168878, 'grain', { cup: 158 }, [130, 2.69, 28.17, 0.28], {
    aliases: `cooked rice, steamed rice, leftover rice, boiled rice, cooked jasmine rice, cooked basmati rice,
      day old rice, microwave rice, microwaveable rice, minute rice, stale rice, ready rice, pouch rice`,
  }),
  food('cooked brown rice', 169704, 'grain', { cup: 202 }, [123, 2.74, 25.58, 0.97], {
    aliases: 'microwave brown rice',
  }),
  food('wild rice', 169726, 'grain', { cup: 160 }, [357, 14.73, 74.9, 1.08]),
  food('quinoa', 168874, 'grain', { cup: 170 }, [368, 14.12, 64.16, 6.07], {
    aliases: `white quinoa, red quinoa, tricolor quinoa, quinoa flake, black quinoa, tri color quinoa,
      pearl quinoa, tri colour quinoa`,
  }),
  food('cooked quinoa', 168917, 'grain', { cup: 185 }, [120, 4.4, 21.3, 1.92], {
    aliases: 'quinoa pouch, microwave quinoa, ready cooked quinoa',
  }),
  food('couscous', 169699, 'grain', { cup: 173 }, [376, 12.76, 77.43, 0.64], {
    aliases: `israeli couscous, pearl couscous, moroccan couscous, giant couscous, fregola, maftoul,
      pearled couscous, ptitim, fregula, garlic couscous, moghrabieh, couscous mix, tri color couscous,
      flavoured couscous, roasted vegetable couscous`,
    allergens: ['gluten'],
  }),
  food('cooked couscous', 169700, 'grain', { cup: 157 }, [112, 3.79, 23.22, 0.16], { allergens: ['gluten'] }),
  food('bulgur', 170688, 'grain', { cup: 140 }, [342, 12.29, 75.87, 1.33], {
    aliases: `bulgur wheat, bulghur, burghul, cracked wheat, bulgar, bulgar wheat, bulghur wheat,
      bulgur wheat fine, burgul`,
    allergens: ['gluten'],
  }),
  food('freekeh', 170688, 'grain', { cup: 160 }, [342, 12.29, 75.87, 1.33], {
    aliases: 'frikeh, freekah, farik, green wheat, roasted green wheat',
    allergens: ['gluten'],
  }),
  food('cooked bulgur', 170287, 'grain', { cup: 182, tbsp: 8.4 }, [83, 3.08, 18.58, 0.24], {
    allergens: ['gluten'],
  }),
  food('pearl barley', 170284, 'grain', { cup: 200 }, [352, 9.91, 77.72, 1.16], {
    aliases: 'barley, pearled barley, barley groat, pot barley, barley pearl, barley flake',
    allergens: ['gluten'],
  }),
  food('cooked barley', 170285, 'grain', { cup: 157 }, [123, 2.26, 28.22, 0.44], { allergens: ['gluten'] }),
  food('farro', 2710828, 'grain', { cup: 180 }, [344.0049964, 12.63944, 72.13156, 3.103], {
    aliases: 'emmer, pearled farro, semi pearled farro, farro perlato, pearled spelt',
    allergens: ['gluten'],
  }),
  food('millet', 169702, 'grain', { cup: 200 }, [378, 11.02, 72.85, 4.22], {
    aliases: 'pearl millet, foxtail millet, millet flake, fonio',
  }),
  food('buckwheat', 170286, 'grain', { cup: 170 }, [343, 13.25, 71.5, 3.4], {
    aliases: `buckwheat groat, kasha, roasted buckwheat, buckwheat kasha, buckwheat flake,
      roasted buckwheat groat, kasha buckwheat`,
  }),
  food('amaranth', 170682, 'grain', { cup: 193 }, [371, 13.56, 65.25, 7.02]),
  food('teff', 169747, 'grain', { cup: 193 }, [367, 13.3, 73.13, 2.38]),
  food('polenta', 168867, 'grain', { cup: 157 }, [370, 7.11, 79.45, 1.75], { aliases: 'polenta meal' }),
  food('cornmeal', 169697, 'grain', { cup: 122 }, [362, 8.12, 76.89, 3.59], {
    aliases: `corn meal, maize meal, blue cornmeal, self rising cornmeal, medium ground cornmeal,
      medium grind cornmeal, mealie meal, maize meal flour, ugali flour`,
  }),
  food('grits', 171654, 'grain', { cup: 156, tbsp: 9.7 }, [370, 7.65, 79.09, 1.75], {
    aliases: 'corn grit, hominy grit',
  }),
  food('oat', 173904, 'grain', { cup: 81 }, [379, 13.15, 67.7, 6.52], {
    aliases: 'rolled oat, oatmeal, porridge oat, old fashioned oat, oat flake, whole oat',
    allergens: ['gluten'],
  }),
  food('quick oat', 173904, 'grain', { cup: 81 }, [379, 13.15, 67.7, 6.52], {
    aliases: `instant oat, quick cooking oat, quick rolled oat, instant oatmeal, ready brek, minute oat,
      instant porridge`,
    allergens: ['gluten'],
  }),
  food('steel cut oat', 2346397, 'grain', { cup: 170 }, [379.2080612, 12.51118, 69.75082, 5.8], {
    aliases: `pinhead oat, pinhead oatmeal, irish oat, irish oatmeal, steel cut oatmeal, oat groat,
      coarse oatmeal, scottish oat, scottish oatmeal`,
    allergens: ['gluten'],
  }),
  food('gluten free oat', 173904, 'grain', { cup: 81 }, [379, 13.15, 67.7, 6.52]),
  food('cooked oatmeal', 173905, 'grain', { cup: 234, tbsp: 14.6 }, [71, 2.54, 12, 1.52], {
    aliases: 'cooked oat, porridge, prepared oatmeal',
    allergens: ['gluten'],
  }),
  food('oat bran', 168872, 'grain', { cup: 94 }, [246, 17.3, 66.22, 7.03], {
    aliases: 'oatbran, oat bran cereal',
    allergens: ['gluten'],
  }),
  food('wheat bran', 169722, 'grain', { cup: 58 }, [216, 15.55, 64.51, 4.25], {
    aliases: 'bran, miller bran, unprocessed bran, unprocessed wheat bran',
    allergens: ['gluten'],
  }),
  food('wheat germ', 168892, 'grain', { cup: 115 }, [360, 23.15, 51.8, 9.72], {
    aliases: 'wheatgerm',
    allergens: ['gluten'],
  }),
  food('pasta', 169736, 'grain', { cup: 91 }, [371, 13.04, 74.67, 1.51], {
    aliases: `penne, fusilli, rigatoni, farfalle, rotini, ziti, bow tie pasta, orecchiette, pasta noodle,
      dry pasta, dried pasta, penne pasta, short pasta, conchiglie, shell pasta, penne rigate, bow tie,
      bowtie, pasta shell, shell, orzotto pasta, gemelli, campanelle, casarecce, rotelle, radiatore,
      radiatori, trofie, strozzapreti, paccheri, mezze rigatoni, tortiglioni, garganelli, cavatelli,
      malloreddus, gnocchetti, gnocchetti sardi, pasta twist, pasta quill, pasta bow, pasta spiral,
      tricolor pasta, tricolore pasta, tri color rotini, conchigliette, lumache, lumaconi, calamarata,
      bow pasta, twist pasta, spiral pasta, rigate`,
    allergens: ['gluten'],
  }),
  food('orzo', 169736, 'grain', { cup: 170 }, [371, 13.04, 74.67, 1.51], {
    aliases: 'risoni, puntalette',
    allergens: ['gluten'],
  }),
  food('lasagna sheet', 169736, 'grain', { piece: 20 }, [371, 13.04, 74.67, 1.51], {
    aliases: `lasagna noodle, lasagne sheet, lasagne noodle, lasagna pasta, lasagne pasta, dried lasagna,
      dried lasagne, cannelloni, manicotti, oven ready lasagna`,
    allergens: ['gluten'],
  }),
  food('macaroni', 169736, 'grain', { cup: 122 }, [371, 13.04, 74.67, 1.51], {
    aliases: `elbow macaroni, ditalini, cavatappi, elbow, ditali, tubetti, soup pasta, stelline, pastina,
      alphabet pasta`,
    allergens: ['gluten'],
  }),
  food('spaghetti', 169736, 'grain', { cup: 91 }, [371, 13.04, 74.67, 1.51], {
    aliases: `linguine, fettuccine, tagliatelle, angel hair, bucatini, pappardelle, capellini, dry spaghetti,
      spaghetti pasta, fettuccini, spaghettini, spaghettoni, linguini, tagliolini, taglierini,
      vermicelli, capelli d angelo, long pasta, mafaldine, reginette, chitarra, tonnarelli, bigoli,
      trenette, perciatelli, barilla no 5`,
    allergens: ['gluten'],
  }),
  food('whole wheat pasta', 169738, 'grain', { cup: 91 }, [352, 13.87, 73.37, 2.93], {
    aliases: `wholewheat pasta, whole wheat spaghetti, wholegrain pasta, whole grain pasta, wholemeal pasta,
      whole wheat penne, whole wheat fusilli, whole wheat linguine, wholewheat spaghetti,
      wholemeal spaghetti, wholemeal penne, whole wheat rotini, brown pasta, whole grain spaghetti,
      whole grain penne, wholewheat penne, wholewheat fusilli, wholegrain penne, wholegrain spaghetti,
      whole wheat macaroni, spelt pasta, spelt spaghetti, whole wheat noodle, whole wheat egg noodle,
      whole wheat lasagna noodle, whole wheat fettuccine, whole wheat rigatoni, high fiber pasta,
      spinach spaghetti, spinach linguine, kamut pasta, whole wheat orzo, wholewheat noodle,
      whole grain noodle, wheat penne, spinach fettuccine`,
    allergens: ['gluten'],
  }),
  food('cooked pasta', 169737, 'grain', { cup: 107 }, [158, 5.8, 30.86, 0.93], {
    aliases: 'cooked spaghetti, cooked macaroni, cooked noodle, cooked orzo',
    allergens: ['gluten'],
  }),
  food('gluten free pasta', 168899, 'grain', { cup: 105 }, [357, 7.46, 79.26, 2.08], {
    aliases: `rice pasta, corn pasta, gluten free spaghetti, brown rice pasta, gluten free macaroni,
      rice spaghetti, quinoa pasta, gf pasta, brown rice spaghetti, brown rice penne, corn spaghetti,
      gluten free lasagna sheet, gluten free orzo, buckwheat pasta, rice penne, brown rice fusilli,
      rice fusilli, gluten free egg noodle`,
  }),
  food('lentil pasta', 172420, 'grain', { cup: 91 }, [352, 24.63, 63.35, 1.06], {
    aliases: `chickpea pasta, banza, black bean pasta, high protein pasta, bean pasta, pulse pasta, lentil penne,
      chickpea penne, protein pasta, legume pasta, lentil fusilli, pea pasta, black bean spaghetti,
      barilla protein plus, protein plus pasta, chickpea spaghetti, red lentil spaghetti,
      chickpea rotini, chickpea fusilli, red lentil rotini`,
    allergens: ['gluten'],
  }),
  food('fresh egg pasta', 169727, 'grain', {}, [288, 11.31, 54.73, 2.3], {
    aliases: 'fresh pasta, egg tagliatelle, egg fettuccine',
    allergens: ['gluten', 'eggs'],
  }),
  food('egg noodle', 169731, 'grain', { cup: 38 }, [384, 14.16, 71.27, 4.44], {
    aliases: `spaetzle, spatzle, wide egg noodle, chinese egg noodle, noodle, kluski noodle, lo mein noodle, hong kong noodle,
      yakisoba noodle, broad egg noodle, hokkien noodle, singapore noodle`,
    allergens: ['gluten', 'eggs'],
  }),
  food('cooked egg noodle', 169732, 'grain', { cup: 160 }, [138, 4.54, 25.16, 2.07], {
    allergens: ['gluten', 'eggs'],
  }),
  food('rice noodle', 169742, 'grain', {}, [364, 5.95, 80.18, 0.56], {
    aliases: `rice vermicelli, rice stick, pad thai noodle, vermicelli rice noodle, thin rice noodle,
      flat rice noodle, rice noodle stick, vermicelli noodle, wide rice noodle, ho fun, bun noodle,
      pho noodle, banh pho, bee hoon, brown rice noodle, folded rice vermicelli, maifun, mai fun,
      folded rice noodle, rice ribbon noodle, ribbon rice noodle`,
  }),
  food('cooked rice noodle', 168914, 'grain', { cup: 176 }, [108, 1.79, 24.01, 0.2]),
  food('soba noodle', 168906, 'grain', { piece: 57 }, [336, 14.38, 74.62, 0.71], {
    aliases: 'soba, buckwheat noodle, buckwheat soba, green tea soba, cha soba',
    allergens: ['gluten'],
  }),
  food('udon noodle', 168908, 'grain', {}, [356, 11.35, 74.1, 0.81], {
    aliases: `udon, somen, somen noodle, wheat noodle, asian noodle, ready to wok noodle, straight to wok noodle,
      straight to wok udon, shanghai noodle, la mian, stir fry noodle, wheat vermicelli,
      knife cut noodle, kalguksu, biang biang noodle, wok noodle, somyeon, misua`,
    allergens: ['gluten'],
  }),
  food('ramen noodle', 171177, 'grain', { piece: 81 }, [440, 10.17, 60.26, 17.59], {
    aliases: `ramen, instant noodle, instant ramen, maggi noodle, 2 minute noodle, two minute noodle, indomie,
      shin ramyun, super noodle, ramyun`,
    allergens: ['gluten'],
  }),
  food('glass noodle', 174258, 'grain', { cup: 140 }, [351, 0.16, 86.09, 0.06], {
    aliases: `cellophane noodle, bean thread noodle, mung bean noodle, mung bean vermicelli, bean vermicelli,
      sweet potato noodle, dangmyeon, bean thread, bean thread vermicelli, cellophane vermicelli,
      vermicelli bean thread, crystal noodle, sweet potato starch noodle, sweet potato glass noodle,
      bean noodle, harusame, mung bean thread, japchae noodle`,
  }),
  food('chow mein noodle', 168905, 'grain', { cup: 56 }, [471, 10.88, 63.64, 21.24], {
    aliases: `crispy noodle, crispy chow mein noodle, crunchy noodle, fried noodle strip, la choy noodle,
      crispy wonton strip, wonton strip, fried chow mein noodle`,
    allergens: ['gluten'],
  }),
  food('gnocchi', 2708722, 'grain', { cup: 188 }, [135, 2.44, 17.2, 6.33], {
    aliases: `potato gnocchi, vacuum packed gnocchi, cauliflower gnocchi, gnocchi di patate, refrigerated gnocchi`,
    allergens: ['gluten', 'eggs'],
  }),
  food('ravioli', 172094, 'grain', { cup: 108 }, [307, 13.5, 47, 7.23], {
    aliases: `tortellini, cheese tortellini, cheese ravioli, mushroom ravioli, spinach and ricotta tortellini,
      spinach ricotta ravioli, tortelloni, meat tortellini, spinach tortellini, cappelletti,
      filled pasta, ham and cheese tortellini, cheese tortelloni, agnolotti, stuffed pasta, mezzelune,
      refrigerated tortellini, ricotta ravioli, tri color tortellini, chicken tortellini, pasta parcel,
      refrigerated cheese tortellini, butternut squash ravioli, pumpkin ravioli, cheese filled tortellini`,
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('corn flake', 2708453, 'grain', { cup: 30 }, [365, 6.4, 79.52, 1.6], {
    aliases: `cornflake, breakfast cereal, cereal, cornflakes cereal, corn flakes cereal, crunchy nut cornflake,
      kix, crunchy nut corn flake, honey bunches of oats, crunchy nut, total cereal, kid cereal`,
    allergens: ['gluten'],
  }),
  food('granola', 171646, 'grain', { cup: 122 }, [489, 13.67, 53.88, 24.31], {
    aliases: `maple granola, honey granola, fruit granola, oat granola, granola clusters, granola cereal,
      protein granola, nut granola, almond granola, honey nut granola, granola with fruit, vanilla granola`,
    allergens: ['gluten', 'nuts'],
  }),
  food('puffed rice', 173912, 'grain', { cup: 14 }, [402, 6.3, 89.8, 0.5], {
    aliases: `rice cereal, rice krispie, rice crispy, crisp rice cereal, puffed rice cereal, crispy rice cereal,
      rice krispies, rice bubble, crispy rice, rice crisp cereal, rice chex, murmura, murmure,
      puffed quinoa, rice pop, poha, flattened rice, rice flake, crisped rice cereal, beaten rice,
      corn chex, chex, chex cereal, brown rice crisp`,
  }),
  food('popcorn', 167959, 'grain', { cup: 8 }, [387, 12.94, 77.78, 4.54], {
    aliases: `air popped popcorn, popcorn kernel, popping corn, pop corn, unpopped popcorn, sea salt popcorn,
      kettle corn, popcorn kernel corn, sweet and salty popcorn, boom chicka pop, skinny popcorn,
      skinnypop`,
  }),
];
