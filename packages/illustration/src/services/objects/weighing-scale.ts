import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

/** A bathroom scale from above, a tape measure across its corner. */
export const weighingScale: ServiceObject = () =>
  castShadow(box(262, 132, 276, 340, 48, '#000000')) +
  box(262, 132, 276, 340, 48, '#2f74b5') +
  box(262, 132, 276, 326, 48, '#5a97cf') +
  box(284, 154, 232, 284, 32, '#7db1de') +
  path('M316 266a84 84 0 0 1 168 0z', '#fffaf0') +
  stroke('M332 246l12 6M356 214l8 12M400 200v14M444 214l-8 12M468 246l-12 6', '#8d8877', 7) +
  stroke('M400 262L438 214', '#cf4a2c', 9) +
  circle(400, 264, 14, '#1b241e') +
  stroke('M330 330v70M364 330v70M436 330v70M470 330v70', '#5a97cf', 10) +
  circle(516, 420, 62, '#dcae45') +
  circle(516, 420, 50, '#ffcd57') +
  circle(516, 420, 16, '#2f3639') +
  path('M470 452h-156q-12 0-12 12v14q0 12 12 12h202v-20z', '#ffcd57') +
  stroke('M330 490v-14M360 490v-20M390 490v-14M420 490v-20M450 490v-14M480 490v-20', '#8a6a1d', 6);
