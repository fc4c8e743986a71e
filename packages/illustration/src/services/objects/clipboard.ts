import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

/** A plan: a plate split into macros over three lines of notes. */
export const clipboard: ServiceObject = () =>
  castShadow(box(270, 110, 260, 380, 24, '#000000')) +
  box(270, 110, 260, 380, 24, '#8a5a34') +
  box(288, 140, 224, 332, 10, '#fffaf0') +
  box(340, 88, 120, 56, 16, '#cfc8b6') +
  box(340, 88, 120, 24, 12, '#e7e1d2') +
  circle(400, 250, 78, '#e9e2cf') +
  path('M400 250V180A70 70 0 0 1 461 285Z', '#b23a6f') +
  path('M400 250L461 285A70 70 0 0 1 339 285Z', '#d9a520') +
  path('M400 250L339 285A70 70 0 0 1 400 180Z', '#3f85c4') +
  circle(400, 250, 32, '#fffaf0') +
  stroke('M316 366H420M316 400H484M316 434H456', '#c9c1ab', 12) +
  stroke('M448 362l12 13 24-28', '#2c7a3c', 11);
