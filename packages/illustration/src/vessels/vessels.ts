import type { VesselName } from '@game-plan/lexicon/drawing-data';
import { servedAsCakeSlice } from './baked/cake-slice.ts';
import { servedAsCheesecake } from './baked/cheesecake.ts';
import { servedAsCookies } from './baked/cookies.ts';
import { servedAsLoaf } from './baked/loaf.ts';
import { servedAsMuffins } from './baked/muffins.ts';
import { servedAsPie } from './baked/pie.ts';
import { servedAsRingCake } from './baked/ring-cake.ts';
import { servedAsBuns, servedAsRings, servedAsSwirls } from './baked/small-bakes.ts';
import { servedAsSquares } from './baked/squares.ts';
import { servedAsTart } from './baked/tart.ts';
import { servedAsWholeCake } from './baked/whole-cake.ts';
import { servedInBowl } from './bowls/bowl.ts';
import { servedAsCreamyGrain } from './bowls/creamy-grain.ts';
import { servedAsCurry } from './bowls/curry.ts';
import { servedAsDip } from './bowls/dip.ts';
import { servedAsFruitSalad } from './bowls/fruit-salad.ts';
import { servedAsMash } from './bowls/mash.ts';
import { servedAsNoodleSoup } from './bowls/noodle-soup.ts';
import { servedAsPulses } from './bowls/pulses.ts';
import { servedAsRiceBowl } from './bowls/rice-bowl.ts';
import { servedAsSalad } from './bowls/salad.ts';
import { servedAsShortPasta } from './bowls/short-pasta.ts';
import { servedAsSoup } from './bowls/soup.ts';
import { servedInCoveredPot } from './cookware/covered-pot.ts';
import { servedInPan } from './cookware/pan.ts';
import { servedInStewPot } from './cookware/stew-pot.ts';
import { servedOnTray } from './cookware/tray.ts';
import { servedInCoupe } from './cups/coupe.ts';
import { servedInGlass } from './cups/glass.ts';
import { servedInJar } from './cups/jar.ts';
import { servedAsMugCake, servedInMug } from './cups/mug.ts';
import { servedAsParfait } from './cups/parfait.ts';
import { servedInRamekin } from './cups/ramekin.ts';
import { servedTurnedOut } from './cups/turned-out.ts';
import { servedAsBurger } from './handheld/burger.ts';
import { servedAsBurrito } from './handheld/burrito.ts';
import { servedAsFlatbreads } from './handheld/flatbreads.ts';
import { servedAsEggInTheHole, servedAsFrenchToast } from './handheld/french-toast.ts';
import { servedAsHotDog } from './handheld/hot-dog.ts';
import { servedAsPizza } from './handheld/pizza.ts';
import { servedAsGrilledCheese, servedAsSandwich } from './handheld/sandwich.ts';
import { servedInTacos } from './handheld/taco.ts';
import { servedOnToast } from './handheld/toast.ts';
import { servedAsNachos, servedAsQuesadilla } from './handheld/tortillas.ts';
import { servedAsTurnovers } from './handheld/turnovers.ts';
import { servedAsEnchiladas } from './oven/enchiladas.ts';
import { servedInOvenDish } from './oven/gratin.ts';
import { servedAsLasagne } from './oven/lasagne.ts';
import { servedUnderMash } from './oven/mash-topped.ts';
import { servedAsCobbler, servedAsCrumble } from './oven/sweet-bakes.ts';
import { servedAsComposedSalad } from './plated/composed-salad.ts';
import { servedAsCrepes } from './plated/crepes.ts';
import { servedAsDumplings } from './plated/dumplings.ts';
import {
  servedAsEggHalves,
  servedAsFriedEggs,
  servedAsOmelette,
  servedAsRoundOmelette,
  servedAsScrambledEggs,
} from './plated/egg-plates.ts';
import { servedAsFries, servedAsHeap } from './plated/heaps.ts';
import { servedAsMeatSlices } from './plated/meat-slices.ts';
import { servedAsPancakes } from './plated/pancakes.ts';
import { servedAsPastaNest } from './plated/pasta-nest.ts';
import { servedAsPatties } from './plated/patties.ts';
import { servedOnPlate } from './plated/plate.ts';
import { servedOnPlatter } from './plated/platter.ts';
import { servedAsRibs } from './plated/ribs.ts';
import { servedAsRolls, servedAsSushiRolls } from './plated/rolls.ts';
import { servedAsSausages, servedAsSausagesAndMash } from './plated/sausage-plates.ts';
import { servedOnSkewers } from './plated/skewers.ts';
import { servedStuffed } from './plated/stuffed.ts';
import { servedAsWaffles } from './plated/waffles.ts';
import type { Vessel } from './vessel.ts';

/** Every way a dish can be arranged. */
export const VESSELS = {
  'covered pot': servedInCoveredPot,
  bowl: servedInBowl,
  soup: servedAsSoup,
  'noodle soup': servedAsNoodleSoup,
  'stew pot': servedInStewPot,
  curry: servedAsCurry,
  pulses: servedAsPulses,
  'creamy grain': servedAsCreamyGrain,
  'rice bowl': servedAsRiceBowl,
  'pasta nest': servedAsPastaNest,
  'short pasta': servedAsShortPasta,
  dip: servedAsDip,
  mash: servedAsMash,
  salad: servedAsSalad,
  'fruit salad': servedAsFruitSalad,
  plate: servedOnPlate,
  'fried eggs': servedAsFriedEggs,
  'egg halves': servedAsEggHalves,
  'scrambled eggs': servedAsScrambledEggs,
  omelette: servedAsOmelette,
  'round omelette': servedAsRoundOmelette,
  'composed salad': servedAsComposedSalad,
  platter: servedOnPlatter,
  'meat slices': servedAsMeatSlices,
  'sausages and mash': servedAsSausagesAndMash,
  sausages: servedAsSausages,
  skewers: servedOnSkewers,
  patties: servedAsPatties,
  dumplings: servedAsDumplings,
  rolls: servedAsRolls,
  'sushi rolls': servedAsSushiRolls,
  fries: servedAsFries,
  heap: servedAsHeap,
  ribs: servedAsRibs,
  pancakes: servedAsPancakes,
  waffles: servedAsWaffles,
  crepes: servedAsCrepes,
  toast: servedOnToast,
  'french toast': servedAsFrenchToast,
  'egg in the hole': servedAsEggInTheHole,
  sandwich: servedAsSandwich,
  'grilled cheese': servedAsGrilledCheese,
  burger: servedAsBurger,
  'hot dog': servedAsHotDog,
  burrito: servedAsBurrito,
  tacos: servedInTacos,
  quesadilla: servedAsQuesadilla,
  nachos: servedAsNachos,
  flatbreads: servedAsFlatbreads,
  pizza: servedAsPizza,
  turnovers: servedAsTurnovers,
  pan: servedInPan,
  meatballs: servedInPan,
  tray: servedOnTray,
  stuffed: servedStuffed,
  'oven dish': servedInOvenDish,
  enchiladas: servedAsEnchiladas,
  'mash-topped': servedUnderMash,
  lasagne: servedAsLasagne,
  crumble: servedAsCrumble,
  cobbler: servedAsCobbler,
  pie: servedAsPie,
  tart: servedAsTart,
  'cake slice': servedAsCakeSlice,
  cheesecake: servedAsCheesecake,
  'whole cake': servedAsWholeCake,
  'ring cake': servedAsRingCake,
  loaf: servedAsLoaf,
  muffins: servedAsMuffins,
  squares: servedAsSquares,
  cookies: servedAsCookies,
  buns: servedAsBuns,
  swirls: servedAsSwirls,
  rings: servedAsRings,
  glass: servedInGlass,
  mug: servedInMug,
  'mug cake': servedAsMugCake,
  parfait: servedAsParfait,
  coupe: servedInCoupe,
  ramekin: servedInRamekin,
  'turned out': servedTurnedOut,
  jar: servedInJar,
} satisfies Record<VesselName, Vessel>;
