import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

const TICKS =
  'M400 218v18M400 406v18M506 321h-18M312 321h-18M474 246l-12 13M338 383l-12 13M474 396l-12-13M338 259l-12-13';

export const stopwatch: ServiceObject = () =>
  castShadow(circle(400, 320, 150, '#000000')) +
  box(376, 106, 48, 70, 8, '#8d8877') +
  box(352, 92, 96, 40, 14, '#cfc8b6') +
  stroke('M520 178l26 26', '#8d8877', 30) +
  circle(400, 320, 150, '#b3261e') +
  path('M400 170a150 150 0 0 0-130 225a200 200 0 0 1 200-208a150 150 0 0 0-70-17z', '#cf4a3f') +
  circle(400, 320, 120, '#fffaf0') +
  path('M400 320V216a104 104 0 0 1 100 76z', '#f3cf78') +
  stroke(TICKS, '#8d8877', 8) +
  stroke('M400 320V236M400 320l58-17', '#1b241e', 11) +
  circle(400, 320, 15, '#1b241e');
