import type { Technique } from '../compose/technique.ts';
import { bakedPotatoes } from './baked-potatoes.ts';
import { beanSkillet } from './bean-skillet.ts';
import { chili } from './chili.ts';
import { curry } from './curry.ts';
import { friedRice } from './fried-rice.ts';
import { frittata } from './frittata.ts';
import { grainBowl } from './grain-bowl.ts';
import { noodleBowl } from './noodle-bowl.ts';
import { omelette } from './omelette.ts';
import { overnightOats } from './overnight-oats.ts';
import { panSeared } from './pan-seared.ts';
import { pancakes } from './pancakes.ts';
import { pasta } from './pasta.ts';
import { pilaf } from './pilaf.ts';
import { porridge } from './porridge.ts';
import { quesadilla } from './quesadilla.ts';
import { salad } from './salad.ts';
import { scramble } from './scramble.ts';
import { shakshuka } from './shakshuka.ts';
import { sheetPan } from './sheet-pan.ts';
import { smoothie } from './smoothie.ts';
import { soup } from './soup.ts';
import { stirFry } from './stir-fry.ts';
import { stuffedPeppers } from './stuffed-peppers.ts';
import { tacos } from './tacos.ts';
import { toast } from './toast.ts';
import { tomatoPasta } from './tomato-pasta.ts';
import { yogurtBowl } from './yogurt-bowl.ts';

/** Every way of cooking that the composer knows: one file each. */
export const TECHNIQUES: readonly Technique[] = [
  bakedPotatoes,
  beanSkillet,
  chili,
  curry,
  friedRice,
  frittata,
  grainBowl,
  noodleBowl,
  omelette,
  overnightOats,
  panSeared,
  pancakes,
  pasta,
  pilaf,
  porridge,
  quesadilla,
  salad,
  scramble,
  shakshuka,
  sheetPan,
  smoothie,
  soup,
  stirFry,
  stuffedPeppers,
  tacos,
  toast,
  tomatoPasta,
  yogurtBowl,
];
