import type { Technique } from '../compose/technique.ts';
import { bakedOats } from './baked-oats.ts';
import { bakedPotatoes } from './baked-potatoes.ts';
import { bananaBread } from './banana-bread.ts';
import { beanSkillet } from './bean-skillet.ts';
import { chiaPudding } from './chia-pudding.ts';
import { chili } from './chili.ts';
import { crumble } from './crumble.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { energyBites } from './energy-bites.ts';
import { fajitas } from './fajitas.ts';
import { fishParcels } from './fish-parcels.ts';
import { frenchToast } from './french-toast.ts';
import { friedRice } from './fried-rice.ts';
import { frittata } from './frittata.ts';
import { fruitCooler } from './fruit-cooler.ts';
import { fruitSalad } from './fruit-salad.ts';
import { goldenMilk } from './golden-milk.ts';
import { grainBowl } from './grain-bowl.ts';
import { granola } from './granola.ts';
import { gratin } from './gratin.ts';
import { hummusPlate } from './hummus-plate.ts';
import { lassi } from './lassi.ts';
import { meatballs } from './meatballs.ts';
import { minestrone } from './minestrone.ts';
import { muffins } from './muffins.ts';
import { noodleBowl } from './noodle-bowl.ts';
import { noodleSoup } from './noodle-soup.ts';
import { omelette } from './omelette.ts';
import { overnightOats } from './overnight-oats.ts';
import { panSeared } from './pan-seared.ts';
import { pancakes } from './pancakes.ts';
import { pasta } from './pasta.ts';
import { pilaf } from './pilaf.ts';
import { porridge } from './porridge.ts';
import { quesadilla } from './quesadilla.ts';
import { ratatouille } from './ratatouille.ts';
import { risotto } from './risotto.ts';
import { roastedChickpeas } from './roasted-chickpeas.ts';
import { salad } from './salad.ts';
import { scramble } from './scramble.ts';
import { shakshuka } from './shakshuka.ts';
import { sheetPan } from './sheet-pan.ts';
import { skewers } from './skewers.ts';
import { smoothie } from './smoothie.ts';
import { soup } from './soup.ts';
import { stirFry } from './stir-fry.ts';
import { stuffedPeppers } from './stuffed-peppers.ts';
import { tacos } from './tacos.ts';
import { toast } from './toast.ts';
import { tomatoPasta } from './tomato-pasta.ts';
import { wrap } from './wrap.ts';
import { yogurtBowl } from './yogurt-bowl.ts';

/** Every way of cooking that the composer knows: one file each. */
export const TECHNIQUES: readonly Technique[] = [
  bakedOats,
  bakedPotatoes,
  bananaBread,
  beanSkillet,
  chiaPudding,
  chili,
  crumble,
  curry,
  dal,
  energyBites,
  fajitas,
  fishParcels,
  frenchToast,
  friedRice,
  frittata,
  fruitCooler,
  fruitSalad,
  goldenMilk,
  grainBowl,
  granola,
  gratin,
  hummusPlate,
  lassi,
  meatballs,
  minestrone,
  muffins,
  noodleBowl,
  noodleSoup,
  omelette,
  overnightOats,
  panSeared,
  pancakes,
  pasta,
  pilaf,
  porridge,
  quesadilla,
  ratatouille,
  risotto,
  roastedChickpeas,
  salad,
  scramble,
  shakshuka,
  sheetPan,
  skewers,
  smoothie,
  soup,
  stirFry,
  stuffedPeppers,
  tacos,
  toast,
  tomatoPasta,
  wrap,
  yogurtBowl,
];
