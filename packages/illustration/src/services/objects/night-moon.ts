import { circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

const CRESCENT = 'M430 118a182 182 0 1 0 128 250a150 150 0 0 1-128-250z';

const star = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - size}q${size * 0.2} ${size * 0.8} ${size} ${size}q${-size * 0.8} ${size * 0.2} ${-size} ${size}q${-size * 0.2} ${-size * 0.8} ${-size} ${-size}q${size * 0.8} ${-size * 0.2} ${size} ${-size}z`,
    '#fff3cf',
  );

/** A sleeping moon on a pillow. */
export const nightMoon: ServiceObject = () =>
  castShadow(path(CRESCENT, '#000000')) +
  path(CRESCENT, '#f6cf6b') +
  path('M430 118a182 182 0 0 0-178 262a200 200 0 0 1 130-252z', '#fbe3a0') +
  circle(318, 220, 13, '#e0b04a') +
  circle(372, 392, 17, '#e0b04a') +
  circle(296, 330, 9, '#e0b04a') +
  star(492, 190, 34) +
  star(556, 268, 20) +
  path('M228 430q-30-8-24 24q-2 36 26 34q160-18 322 0q30 2 26-32q6-34-26-26q-160 22-324 0z', '#fffaf0') +
  path('M228 488q160-20 324 0q22 2 25-18q-170-18-372 2q2 18 23 16z', '#d9d2c0') +
  stroke('M440 300h34l-34 36h34', '#fff3cf', 9);
