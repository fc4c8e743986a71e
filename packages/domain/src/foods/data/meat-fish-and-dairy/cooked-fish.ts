import { food, foodGroup } from '../../food-row.ts';
import { FILLET, protein, TIN } from '../cooking.ts';

/** Fish and seafood, cooked, smoked, pickled or canned; and whitefish that is sold raw beside them. */
export const COOKED_FISH = foodGroup({ aisle: 'meat' }, [
  food('cooked cod', 171956, 'protein', { piece: 180 }, [105, 22.83, 0, 0.86], {
    aliases: `baked cod, steamed cod, grilled cod, poached cod, baked fish, cooked fish, baked white fish,
      grilled fish`,
    allergens: ['fish'],
  }),
  food('fried cod', 2706244, 'protein', { piece: 140 }, [217, 13.52, 11.72, 12.48], {
    aliases: 'battered cod, beer battered cod, breaded cod',
    allergens: ['eggs', 'gluten', 'fish'],
  }),
  food('fried fish', 169846, 'protein', { piece: 226 }, [219, 13.49, 16.89, 10.79], {
    aliases: 'battered fish, breaded fish, fried fish fillet, breaded fish fillet, battered fish fillet',
    allergens: ['eggs', 'gluten', 'fish'],
    aisle: 'frozen',
  }),
  food('cooked haddock', 174198, 'protein', { piece: 150 }, [90, 19.99, 0, 0.55], {
    aliases: 'baked haddock, grilled haddock',
    allergens: ['fish'],
  }),
  food('smoked haddock', 174199, 'protein', {}, [116, 25.23, 0, 0.96], {
    aliases: `finnan haddie, undyed smoked haddock, smoked cod, arbroath smokie, smoked fish, smoked white fish,
      smoked whitefish, naturally smoked haddock, smoked coley, dyed smoked haddock`,
    allergens: ['fish'],
    cooksLike: 'haddock',
  }),
  food('salt cod', 174190, 'protein', { piece: 80 }, [290, 62.82, 0, 2.37], {
    aliases: `bacalao, dried cod, bacalhau, baccala, saltfish, salt fish, stockfish, stock fish, salted cod, salted fish`,
    allergens: ['fish'],
  }),
  food('cooked halibut', 174201, 'protein', { piece: 159 }, [111, 22.54, 0, 1.61], {
    aliases: 'baked halibut, grilled halibut',
    allergens: ['fish'],
  }),
  food('cooked tilapia', 175177, 'protein', { piece: 87 }, [128, 26.15, 0, 2.65], {
    aliases: 'baked tilapia, grilled tilapia',
    allergens: ['fish'],
  }),
  food('cooked tuna', 172006, 'protein', {}, [130, 29.15, 0, 0.59], {
    aliases: 'grilled tuna, seared tuna, cooked tuna steak, grilled tuna steak',
    allergens: ['fish'],
  }),
  food('tuna salad', 175160, 'protein', { cup: 205 }, [187, 16.04, 9.41, 9.26], {
    aliases: 'tuna mayo, tuna mayonnaise',
    allergens: ['eggs', 'fish'],
  }),
  food('cooked catfish', 175166, 'protein', { piece: 143 }, [144, 18.44, 0, 7.19], {
    aliases: 'baked catfish, grilled catfish',
    allergens: ['fish'],
  }),
  food('fried catfish', 174187, 'protein', { piece: 87 }, [229, 18.09, 8.04, 13.33], {
    aliases: 'breaded catfish',
    allergens: ['eggs', 'gluten', 'fish'],
  }),
  food('cooked trout', 173718, 'protein', { piece: 71 }, [168, 23.8, 0, 7.38], {
    aliases: 'baked trout, grilled trout',
    allergens: ['fish'],
  }),
  food('cooked mackerel', 175120, 'protein', { piece: 88 }, [262, 23.85, 0, 17.81], {
    aliases: 'grilled mackerel, baked mackerel',
    allergens: ['fish'],
  }),
  food('canned mackerel', 175121, 'protein', { cup: 190 }, [156, 23.19, 0, 6.3], {
    aliases: `tinned mackerel, mackerel in oil, mackerel in brine, mackerel fillet in oil, mackerel in olive oil`,
    allergens: ['fish'],
    aisle: 'canned',
    cooksLike: 'sardine',
  }),
  food('pickled herring', 175118, 'protein', { piece: 15, cup: 140 }, [262, 14.19, 9.64, 18], {
    aliases: `rollmop, soused herring, marinated herring, bismarck herring, matjes herring, matjes,
      herring in wine sauce`,
    allergens: ['fish'],
  }),
  food('kippered herring', 173668, 'protein', { piece: 40 }, [217, 24.58, 0, 12.37], {
    aliases: `kipper, smoked herring, smoked mackerel, bloater, peppered smoked mackerel, peppered mackerel,
      buckling, smoked sprat`,
    allergens: ['fish'],
    cook: protein({ ...TIN, portion: 80, prep: 'flake *', ways: 'pasta raw bowl' }),
  }),
  food('sardine in tomato sauce', 175140, 'protein', { piece: 38, cup: 89 }, [185, 20.86, 0.54, 10.45], {
    aliases: 'canned sardine in tomato sauce, pilchard in tomato sauce, mackerel in tomato sauce',
    allergens: ['fish'],
    aisle: 'canned',
    state: 'canned',
  }),
  food('cooked sea bass', 173694, 'protein', { piece: 101 }, [124, 23.63, 0, 2.56], {
    aliases: 'baked sea bass, grilled sea bass',
    allergens: ['fish'],
  }),
  food('cooked snapper', 173699, 'protein', { piece: 170 }, [128, 26.3, 0, 1.72], {
    aliases: 'baked snapper, grilled snapper, cooked red snapper',
    allergens: ['fish'],
  }),
  food('cooked swordfish', 173704, 'protein', { piece: 106 }, [172, 23.45, 0, 7.93], {
    aliases: 'grilled swordfish',
    allergens: ['fish'],
  }),
  food('cooked sole', 174197, 'protein', { piece: 127 }, [86, 15.24, 0, 2.37], {
    aliases: 'cooked flounder, baked flounder, cooked plaice, baked sole',
    allergens: ['fish'],
  }),
  food('cooked pollock', 173681, 'protein', { piece: 60 }, [111, 23.48, 0, 1.18], {
    aliases: 'baked pollock, cooked alaska pollock',
    allergens: ['fish'],
  }),
  food('perch', 173678, 'protein', { piece: 60 }, [91, 19.39, 0, 0.92], {
    aliases: 'perch fillet, walleye, walleye fillet, zander, pike perch, pickerel',
    allergens: ['fish'],
    cook: protein(FILLET),
  }),
  food('cooked perch', 173679, 'protein', { piece: 46 }, [117, 24.86, 0, 1.18], {
    aliases: 'baked perch',
    allergens: ['fish'],
  }),
  food('grouper', 171962, 'protein', { piece: 259 }, [92, 19.38, 0, 1.02], {
    aliases: 'grouper fillet',
    allergens: ['fish'],
    cook: protein(FILLET),
  }),
  food('cooked grouper', 171963, 'protein', { piece: 202 }, [118, 24.84, 0, 1.3], {
    aliases: 'grilled grouper, baked grouper',
    allergens: ['fish'],
  }),
  food('monkfish', 173676, 'protein', {}, [76, 14.48, 0, 1.52], {
    aliases: 'monkfish tail, monkfish cheek',
    allergens: ['fish'],
    cook: protein(FILLET),
  }),
  food('cooked monkfish', 171996, 'protein', {}, [97, 18.56, 0, 1.95], { allergens: ['fish'] }),
  food('carp', 171952, 'protein', { piece: 218 }, [127, 17.83, 0, 5.6], {
    aliases: 'carp fillet',
    allergens: ['fish'],
    state: 'raw',
    cooksLike: 'trout',
  }),
  food('eel', 174193, 'protein', { piece: 204 }, [184, 18.44, 0, 11.66], {
    aliases: 'unagi, freshwater eel',
    allergens: ['fish'],
    state: 'raw',
  }),
  food('salmon cake', 2706552, 'protein', { piece: 85 }, [285, 16.07, 4.46, 22.1], {
    aliases: 'salmon patty, salmon burger, salmon fishcake',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
  }),
  food('cooked crab', 174205, 'protein', { cup: 135 }, [83, 17.88, 0, 0.74], {
    aliases: 'steamed crab, boiled crab, cooked crab meat',
    allergens: ['shellfish'],
  }),
  food('crab cake', 171967, 'protein', { piece: 60 }, [155, 20.21, 0.48, 7.52], {
    aliases: 'maryland crab cake',
    allergens: ['dairy', 'eggs', 'gluten', 'shellfish'],
  }),
  food('cooked lobster', 174209, 'protein', { cup: 145 }, [89, 19, 0, 0.86], {
    aliases: 'boiled lobster, steamed lobster, cooked lobster tail',
    allergens: ['shellfish'],
  }),
  food('fried shrimp', 171970, 'protein', { piece: 7.5 }, [242, 21.39, 11.47, 12.28], {
    aliases: 'breaded shrimp, battered shrimp, fried prawn, breaded prawn, battered prawn, butterfly shrimp',
    allergens: ['eggs', 'gluten', 'shellfish'],
    aisle: 'frozen',
  }),
  food('cooked scallop', 167742, 'protein', {}, [111, 20.54, 5.41, 0.84], {
    aliases: 'seared scallop, steamed scallop',
    allergens: ['shellfish'],
  }),
  food('fried scallop', 174221, 'protein', { piece: 15.5 }, [216, 18.07, 10.13, 10.94], {
    aliases: 'breaded scallop',
    allergens: ['eggs', 'gluten', 'shellfish'],
  }),
  food('cooked mussel', 174217, 'protein', {}, [172, 23.8, 7.39, 4.48], {
    aliases: 'steamed mussel, boiled mussel',
    allergens: ['shellfish'],
  }),
  food('cooked clam', 171975, 'protein', { piece: 9.5 }, [148, 25.55, 5.13, 1.95], {
    aliases: 'steamed clam',
    allergens: ['shellfish'],
  }),
  food('fried clam', 171974, 'protein', { piece: 9.4 }, [202, 14.24, 10.33, 11.15], {
    aliases: 'breaded clam, clam strip',
    allergens: ['eggs', 'gluten', 'shellfish'],
  }),
  food('cooked oyster', 171980, 'protein', { piece: 7 }, [102, 11.42, 5.45, 3.42], {
    aliases: 'steamed oyster',
    allergens: ['shellfish'],
  }),
  food('fried oyster', 171979, 'protein', { piece: 14.7 }, [199, 8.77, 11.62, 12.58], {
    aliases: 'breaded oyster',
    allergens: ['eggs', 'gluten', 'shellfish'],
  }),
  food('fried squid', 171982, 'protein', {}, [175, 17.94, 7.79, 7.48], {
    aliases: 'fried calamari, calamari ring, breaded calamari, battered calamari',
    allergens: ['eggs', 'gluten', 'shellfish'],
  }),
  food('cooked octopus', 174249, 'protein', {}, [164, 29.82, 4.4, 2.08], {
    aliases: 'grilled octopus',
    allergens: ['shellfish'],
  }),
  food('crayfish', 174206, 'protein', { piece: 3.4 }, [77, 15.97, 0, 0.95], {
    aliases: 'crawfish, crawdad, marron, yabby',
    allergens: ['shellfish'],
  }),
  food('cooked crayfish', 174207, 'protein', {}, [82, 16.77, 0, 1.2], {
    aliases: 'boiled crawfish, cooked crawfish',
    allergens: ['shellfish'],
  }),
  food('ceviche', 2706463, 'protein', { cup: 250 }, [63, 10.53, 3.58, 0.76], {
    aliases: 'fish ceviche',
    allergens: ['shellfish', 'fish'],
  }),
  food('sushi', 2708959, 'grain', { piece: 30, cup: 150 }, [94, 2.92, 18.39, 0.67], {
    aliases: 'sushi roll, maki, maki roll, nigiri',
    allergens: ['gluten', 'soy', 'shellfish', 'fish', 'sesame'],
  }),
  food('salmon sushi roll', 2708963, 'grain', { piece: 30, cup: 150 }, [103, 6.88, 15.3, 1.28], {
    aliases: 'salmon sushi, salmon maki, salmon roll, salmon nigiri',
    allergens: ['gluten', 'soy', 'fish', 'sesame'],
  }),
  food('tuna sushi roll', 2708965, 'grain', { piece: 30, cup: 150 }, [97, 7.4, 15.3, 0.26], {
    aliases: 'tuna sushi, tuna maki, tuna roll, tuna nigiri',
    allergens: ['gluten', 'soy', 'fish', 'sesame'],
  }),
]);
