import { box, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

const BODY = 'M312 190h176l-20 270a30 30 0 0 1-30 28h-76a30 30 0 0 1-30-28z';

/** A drinking bottle with marks, and a banana beside it. */
export const shaker: ServiceObject = () =>
  castShadow(path(BODY, '#000000')) +
  path('M508 296q70 60 30 150-16 38-74 40-18-6-6-20 52-26 42-92-4-40-14-58 2-18 22-20z', '#f1c63d') +
  path('M508 296q22 96-18 148-16 22-40 30 0 10 14 12 58-2 74-40 40-90-30-150z', '#d9a520') +
  stroke('M500 300l-6-22', '#8a6a1d', 12) +
  path(BODY, '#d7e9ee') +
  path('M319 280h162l-13 180a30 30 0 0 1-30 28h-76a30 30 0 0 1-30-28z', '#e58aa6') +
  path('M319 280h70l10 208h-37a30 30 0 0 1-30-28z', '#f0a9bf') +
  box(296, 140, 208, 62, 18, '#2f3639') +
  box(296, 140, 208, 26, 13, '#4d5659') +
  box(372, 98, 72, 54, 14, '#cf4a2c') +
  stroke('M448 316h26M452 356h20M446 396h22M450 436h16', '#b3587a', 7);
