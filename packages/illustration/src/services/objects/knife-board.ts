import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

/** A board with a carrot, half of it sliced, and the knife that did it. */
export const knifeBoard: ServiceObject = () =>
  castShadow(box(206, 196, 388, 270, 34, '#000000')) +
  box(206, 196, 388, 270, 34, '#c9955a') +
  box(206, 196, 388, 252, 34, '#dcae76') +
  stroke('M240 256h230M260 296h300M240 412h180', '#c9955a', 7, { opacity: 0.7 }) +
  circle(556, 232, 15, '#a87440') +
  path('M258 378q-14-42 28-46l128-18q20 32 2 70l-124 10q-28 2-34-16z', '#ec8130') +
  path('M262 352q10-18 28-20l124-18q8 12 9 26l-140 22q-14 2-21-10z', '#f39a4e') +
  path('M264 356q-44-30-70-14 18 4 24 16-28-6-44 12 26 0 32 12 30 8 58-4z', '#4c8f3c') +
  circle(448, 366, 35, '#d96d20') +
  circle(444, 362, 32, '#f39a4e') +
  circle(444, 362, 13, '#ec8130') +
  circle(502, 392, 31, '#d96d20') +
  circle(498, 388, 28, '#f39a4e') +
  circle(498, 388, 11, '#ec8130') +
  path('M328 142l214 92q26 12 20 44l-8 8L310 180z', '#e9eef0') +
  path('M310 180l244 106 8-8-242-116z', '#bcc9ce') +
  path('M330 146l-18 34-74-32q-24-10-14-34t36-14z', '#2f3639') +
  circle(256, 124, 6, '#cfc8b6') +
  circle(290, 139, 6, '#cfc8b6');
