import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Fish and seafood. */
export const FISH: readonly Food[] = [
  food('salmon', 175167, 'protein', { piece: 198 }, [208, 20.42, 0, 13.42], {
    aliases: `salmon fillet, atlantic salmon, salmon steak, sockeye salmon, wild salmon, coho salmon,
      king salmon, salmon side, salmon trout, sea trout, arctic char, salmon darne, salmon belly,
      keta salmon, salmon fish, ocean trout, chum salmon`,
    allergens: ['fish'],
  }),
  food('cooked salmon', 175168, 'protein', { piece: 154 }, [206, 22.1, 0, 12.35], {
    aliases: 'baked salmon, grilled salmon',
    allergens: ['fish'],
  }),
  food('smoked salmon', 173687, 'protein', { cup: 136 }, [117, 18.28, 0, 4.32], {
    aliases: `lox, gravlax, smoked salmon slice, smoked trout, smoked eel, smoked salmon trimming, nova lox,
      smoked sea trout, cured salmon`,
    allergens: ['fish'],
  }),
  food('canned salmon', 173724, 'protein', { piece: 242 }, [136, 24.62, 0, 4.21], {
    aliases: 'tinned salmon, canned pink salmon',
    allergens: ['fish'],
  }),
  food('tuna steak', 175159, 'protein', { piece: 170 }, [109, 24.4, 0, 0.49], {
    aliases: `fresh tuna, raw tuna, tuna fillet, ahi tuna, yellowfin tuna, ahi, sashimi tuna, bigeye tuna, sushi grade tuna, skipjack,
      albacore loin`,
    allergens: ['fish'],
  }),
  food('canned tuna', 171986, 'protein', { piece: 165, cup: 154 }, [116, 25.51, 0, 0.82], {
    aliases: `tuna, tinned tuna, canned tuna in water, tuna can, tuna in water, tuna chunk, canned albacore tuna,
      tuna in spring water, tuna in brine, albacore tuna, canned light tuna, chunk light tuna,
      solid white tuna, tuna flake, light tuna, white tuna, solid white albacore tuna, tuna pouch,
      tuna packet, tuna fish, starkist, starkist tuna, bumble bee tuna, john west tuna,
      chicken of the sea, chicken of the sea tuna, princes tuna`,
    allergens: ['fish'],
  }),
  food('tuna in oil', 174227, 'protein', { piece: 171, cup: 146 }, [198, 29.13, 0, 8.21], {
    aliases: `canned tuna in oil, tuna in olive oil, tuna in sunflower oil, oil packed tuna, italian tuna,
      ventresca, olive oil packed tuna, canned tuna in olive oil`,
    allergens: ['fish'],
  }),
  food('cod', 171955, 'protein', { piece: 231 }, [82, 17.81, 0, 0.67], {
    aliases: `cod fillet, atlantic cod, white fish, white fish fillet, fish, fish fillet, cod loin, coley, hoki,
      hake, ling, whiting, fish pie mix, fish bone, basa, swai, pangasius, river cobbler, sablefish,
      black cod, lingcod, fish pie fish, barramundi, flathead, blue grenadier, orange roughy, rockfish,
      cod cheek, skrei, gurnard, basa fish, coley fish, hoki fish, saithe, john dory, fish frame,
      chunky white fish`,
    allergens: ['fish'],
  }),
  food('haddock', 171964, 'protein', { piece: 193 }, [74, 16.32, 0, 0.45], {
    aliases: 'haddock fillet',
    allergens: ['fish'],
  }),
  food('halibut', 174200, 'protein', { piece: 204 }, [91, 18.56, 0, 1.33], {
    aliases: 'halibut fillet',
    allergens: ['fish'],
  }),
  food('tilapia', 175176, 'protein', { piece: 116 }, [96, 20.08, 0, 1.7], {
    aliases: 'tilapia fillet',
    allergens: ['fish'],
  }),
  food('pollock', 173725, 'protein', { piece: 77 }, [76, 17.17, 0, 0.82], {
    aliases: 'pollock fillet, alaska pollock',
    allergens: ['fish'],
  }),
  food('catfish', 175165, 'protein', { piece: 159 }, [119, 15.23, 0, 5.94], {
    aliases: 'catfish fillet',
    allergens: ['fish'],
  }),
  food('trout', 173717, 'protein', { piece: 79 }, [141, 19.94, 0, 6.18], {
    aliases: 'rainbow trout, trout fillet',
    allergens: ['fish'],
  }),
  food('sea bass', 175142, 'protein', { piece: 129 }, [97, 18.43, 0, 2], {
    aliases: `bass, sea bass fillet, branzino, sea bream, bream, gilt head bream, chilean sea bass, striped bass,
      branzini, grey mullet, mullet, dourada, black sea bass, gilthead bream, black bream, bluefish,
      turbot, brill, dorade, pompano`,
    allergens: ['fish'],
  }),
  food('snapper', 173698, 'protein', { piece: 218 }, [100, 20.51, 0, 1.34], {
    aliases: 'red snapper, snapper fillet',
    allergens: ['fish'],
  }),
  food('mahi mahi', 171959, 'protein', { piece: 204 }, [85, 18.5, 0, 0.7], {
    aliases: 'mahimahi, dorado',
    allergens: ['fish'],
  }),
  food('swordfish', 173703, 'protein', { piece: 136 }, [144, 19.66, 0, 6.65], {
    aliases: `swordfish steak, shark, marlin, kingfish, hamachi, yellowtail, amberjack, hiramasa, wahoo, cobia,
      trevally`,
    allergens: ['fish'],
  }),
  food('mackerel', 175119, 'protein', { piece: 112 }, [205, 18.6, 0, 13.89], {
    aliases: 'mackerel fillet, mackerel whole, saba',
    allergens: ['fish'],
  }),
  food('herring', 175116, 'protein', { piece: 184 }, [158, 17.96, 0, 9.04], {
    aliases: 'herring fillet, sprat, smelt, whitebait, shad, capelin',
    allergens: ['fish'],
  }),
  food('sardine', 175139, 'protein', { piece: 12, cup: 149 }, [208, 24.62, 0, 11.45], {
    aliases: 'canned sardine, sardine in oil, brisling, pilchard, sprat in oil',
    allergens: ['fish'],
  }),
  food('anchovy', 174183, 'protein', { piece: 4 }, [210, 28.89, 0, 9.71], {
    aliases: `anchovy fillet, canned anchovy, boquerone, anchovy paste, anchovy fillet in salt, marinated anchovy`,
    allergens: ['fish'],
  }),
  food('bonito flake', 174190, 'pantry', { tbsp: 1.5, cup: 12 }, [290, 62.82, 0, 2.37], {
    aliases: 'katsuobushi, bonito, bonito fish flake, dried anchovy, ikan bilis',
    allergens: ['fish'],
  }),
  food('sole', 174196, 'protein', { piece: 163 }, [70, 12.41, 0, 1.93], {
    aliases: `flounder, plaice, sole fillet, flounder fillet, lemon sole, megrim, dab, flatfish, petrale sole,
      skate, skate wing, fluke`,
    allergens: ['fish'],
  }),
  food('fish stick', 174195, 'protein', { piece: 28 }, [277, 11.01, 21.66, 16.23], {
    aliases: 'fish finger',
    allergens: ['fish', 'gluten'],
  }),
  food('shrimp', 175179, 'protein', { piece: 14 }, [85, 20.1, 0, 0.51], {
    aliases: `king prawn, tiger prawn, tiger shrimp, gulf shrimp, gamba, brown shrimp, argentine red shrimp,
      banana prawn, langoustine, scampi, dublin bay prawn, freshwater prawn, crevette, prawn`,
    allergens: ['shellfish'],
  }),
  food('mixed seafood', 174223, 'protein', { cup: 130 }, [92, 15.58, 3.08, 1.38], {
    aliases: `seafood mix, seafood medley, seafood marinara, marinara mix, seafood selection, seafood cocktail,
      paella seafood mix`,
    allergens: ['fish', 'shellfish'],
  }),
  food('dried shrimp', 174190, 'pantry', { tbsp: 5 }, [290, 62.82, 0, 2.37], {
    aliases: 'dried crayfish, ground dried shrimp, shrimp powder',
    allergens: ['shellfish'],
  }),
  food('cooked shrimp', 175180, 'protein', { piece: 10 }, [99, 23.98, 0.2, 0.28], {
    aliases: `cooked prawn, cold water prawn, north atlantic prawn, canned shrimp, atlantic prawn, salad shrimp,
      potted shrimp, cocktail shrimp, salad prawn`,
    allergens: ['shellfish'],
  }),
  food('crab', 174204, 'protein', { cup: 135 }, [87, 18.06, 0.04, 1.08], {
    aliases: `crab meat, crabmeat, lump crab, lump crab meat, lump crabmeat, dungeness crab, blue crab,
      brown crab, crab leg, crab claw, canned crab, claw crab meat, snow crab, brown crabmeat,
      soft shell crab, dressed crab`,
    allergens: ['shellfish'],
  }),
  food('imitation crab', 174203, 'protein', {}, [95, 7.62, 15, 0.46], {
    aliases: `surimi, crab stick, krab, crabstick, seafood stick, kamaboko, fish ball, krab stick,
      crab flavored surimi, surimi stick, fish tofu, narutomaki`,
    allergens: ['fish', 'shellfish', 'gluten', 'eggs'],
  }),
  food('lobster', 174208, 'protein', { piece: 150 }, [77, 16.52, 0, 0.75], {
    aliases: `lobster tail, lobster meat, lobster claw, langouste, moreton bay bug, spiny lobster, lobster knuckle`,
    allergens: ['shellfish'],
  }),
  food('scallop', 174220, 'protein', { piece: 15 }, [69, 12.06, 3.18, 0.49], {
    aliases: 'sea scallop, bay scallop, queen scallop, diver scallop, scallop with roe',
    allergens: ['shellfish'],
  }),
  food('mussel', 174216, 'protein', { piece: 16, cup: 150 }, [86, 11.9, 3.69, 2.24], {
    aliases: 'blue mussel, green lipped mussel, greenshell mussel, black mussel, pei mussel',
    allergens: ['shellfish'],
  }),
  food('clam', 174214, 'protein', { piece: 14.5, cup: 227 }, [86, 14.67, 3.57, 0.96], {
    aliases: `littleneck clam, canned clam, manila clam, cherrystone clam, vongole, cockle, palourde, razor clam,
      surf clam, pipi, vongole veraci, steamer clam`,
    allergens: ['shellfish'],
  }),
  food('oyster', 171978, 'protein', { piece: 14, cup: 248 }, [51, 5.71, 2.72, 1.71], {
    aliases: 'canned oyster, smoked oyster, shucked oyster',
    allergens: ['shellfish'],
  }),
  food('squid', 174223, 'protein', {}, [92, 15.58, 3.08, 1.38], {
    aliases: 'calamari, squid ring, cuttlefish, squid tentacle',
    allergens: ['shellfish'],
  }),
  food('octopus', 174218, 'protein', {}, [82, 14.91, 2.2, 1.04], {
    aliases: 'octopus tentacle',
    allergens: ['shellfish'],
  }),
  food('fish roe', 175132, 'protein', { tbsp: 14 }, [143, 22.32, 1.5, 6.42], {
    aliases: `caviar, roe, salmon roe, lumpfish roe, tobiko, masago, bottarga, ikura, trout roe, cod roe,
      lumpfish caviar, salmon caviar, salmon egg`,
    allergens: ['fish'],
  }),
];
