import { circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

const ZIGZAG = `M280 226${'l20 22 20-22'.repeat(6)}v30H277z`;

export const groceryBag: ServiceObject = () =>
  castShadow(path('M280 230h240l24 260H256z', '#000000')) +
  path('M318 240c-20-70-10-120 20-150 24 40 30 90 20 150z', '#4c8f3c') +
  path('M352 240c-4-80 20-130 56-160 20 50 10 110-20 160z', '#74a83c') +
  circle(446, 196, 48, '#dc4330') +
  path('M430 158l16 12 18-14-6 20h-24z', '#4c8f3c') +
  stroke('M508 132L482 240', '#e7b873', 36) +
  path('M280 226h240l24 264H256z', '#c99a5c') +
  path('M280 226h60l-14 264h-70z', '#dbb27a') +
  path(ZIGZAG, '#b98748') +
  stroke('M348 330a52 52 0 0 0 104 0', '#8a5a34', 12);
