import { circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

const OUTLINE = 'M322 214a78 78 0 0 1 156 0l-14 60a118 118 0 1 1-128 0z';

export const kettlebell: ServiceObject = () =>
  castShadow(path(OUTLINE, '#000000')) +
  path('M336 290L322 214a78 78 0 0 1 156 0l-14 76h-44l12-72a34 34 0 0 0-64 0l12 72z', '#2f3639') +
  path('M330 250l-8-36a78 78 0 0 1 110-71c-56-4-86 28-78 78z', '#4d5659') +
  circle(400, 372, 118, '#2f3639') +
  path(
    'M300 340a106 106 0 0 1 120-80c-60 10-92 50-92 104 0 30 10 60 30 84a116 116 0 0 1-58-108z',
    '#4d5659',
  ) +
  circle(400, 378, 58, '#ffcd57') +
  stroke('M378 352l20-10v70m-22 0h44', '#2b1f05', 13);
