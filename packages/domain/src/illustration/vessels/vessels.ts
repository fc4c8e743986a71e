import { servedAsCakeSlice } from './baked/cake-slice.ts';
import { servedAsCheesecake } from './baked/cheesecake.ts';
import { servedAsCookies } from './baked/cookies.ts';
import { servedAsLoaf } from './baked/loaf.ts';
import { servedAsMuffins } from './baked/muffins.ts';
import { servedAsPie } from './baked/pie.ts';
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
import { servedInGlass } from './cups/glass.ts';
import { servedAsBurger } from './handheld/burger.ts';
import { servedAsPizza } from './handheld/pizza.ts';
import { servedAsGrilledCheese, servedAsSandwich } from './handheld/sandwich.ts';
import { servedInTacos } from './handheld/taco.ts';
import { servedOnToast } from './handheld/toast.ts';
import {
  servedAsEggHalves,
  servedAsFriedEggs,
  servedAsOmelette,
  servedAsRoundOmelette,
  servedAsScrambledEggs,
} from './plated/egg-plates.ts';
import { servedAsPancakes } from './plated/pancakes.ts';
import { servedAsPastaNest } from './plated/pasta-nest.ts';
import { servedOnPlate } from './plated/plate.ts';
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
  'composed salad': servedInBowl,
  platter: servedOnTray,
  'meat slices': servedAsLoaf,
  'sausages and mash': servedOnPlate,
  sausages: servedOnPlate,
  skewers: servedOnTray,
  patties: servedOnPlate,
  dumplings: servedOnPlate,
  rolls: servedOnPlate,
  'sushi rolls': servedOnPlate,
  fries: servedOnTray,
  heap: servedOnTray,
  ribs: servedOnTray,
  pancakes: servedAsPancakes,
  waffles: servedAsWaffles,
  crepes: servedAsPancakes,
  toast: servedOnToast,
  'french toast': servedOnToast,
  'egg in the hole': servedOnToast,
  sandwich: servedAsSandwich,
  'grilled cheese': servedAsGrilledCheese,
  burger: servedAsBurger,
  'hot dog': servedInTacos,
  burrito: servedInTacos,
  tacos: servedInTacos,
  quesadilla: servedInTacos,
  nachos: servedInPan,
  flatbreads: servedAsPizza,
  pizza: servedAsPizza,
  turnovers: servedAsPizza,
  pan: servedInPan,
  meatballs: servedInPan,
  tray: servedOnTray,
  stuffed: servedStuffed,
  'oven dish': servedOnTray,
  enchiladas: servedOnTray,
  'mash-topped': servedOnTray,
  lasagne: servedOnTray,
  crumble: servedOnTray,
  cobbler: servedOnTray,
  pie: servedAsPie,
  tart: servedAsTart,
  'cake slice': servedAsCakeSlice,
  cheesecake: servedAsCheesecake,
  'whole cake': servedAsWholeCake,
  'ring cake': servedAsWholeCake,
  loaf: servedAsLoaf,
  muffins: servedAsMuffins,
  squares: servedAsSquares,
  cookies: servedAsCookies,
  buns: servedAsMuffins,
  swirls: servedAsMuffins,
  rings: servedAsMuffins,
  glass: servedInGlass,
  mug: servedInGlass,
  'mug cake': servedInGlass,
  parfait: servedInBowl,
  coupe: servedInBowl,
  ramekin: servedInBowl,
  'turned out': servedInBowl,
  jar: servedInGlass,
} satisfies Record<string, Vessel>;

export type VesselName = keyof typeof VESSELS;
