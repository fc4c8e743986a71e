import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

/** A rolled mat with leaves growing behind it. */
export const yogaMat: ServiceObject = () =>
  castShadow(box(170, 360, 460, 110, 55, '#000000')) +
  path('M220 360h350a60 60 0 0 1 0 120H220z', '#c95a20') +
  path('M220 360h350a60 60 0 0 1 60 60H220z', '#e9783a') +
  circle(222, 420, 60, '#b34c16') +
  stroke('M222 376a44 44 0 1 1-44 44 34 34 0 0 1 34-34 26 26 0 0 1 26 26 16 16 0 0 1-16 16', '#ffd0ad', 10) +
  path('M322 360h16v120h-16zM512 360h16v120h-16z', '#ffcd57') +
  path('M400 348c-70-30-92-100-60-170 60 30 84 100 60 170z', '#4c8f3c') +
  path('M400 348c70-30 92-100 60-170-60 30-84 100-60 170z', '#3f7f3a') +
  path('M400 348c-40-70-30-160 0-208 30 48 40 138 0 208z', '#74a83c') +
  stroke('M400 330V190', '#dcebb4', 7);
