import type { Hex } from '../colour.ts';
import { box, circle, group, path, stroke } from '../shapes.ts';

/** Draws one object with its shadow in the middle of 800 by 600. */
export type ServiceObject = () => string;

/** The even shadow of an outline, to the right and down. */
function castShadow(outline: string): string {
  return group(outline, { transform: 'translate(12 16)', opacity: 0.17 });
}

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

const GROCERY_BAG_ZIGZAG = `M280 226${'l20 22 20-22'.repeat(6)}v30H277z`;

export const groceryBag: ServiceObject = () =>
  castShadow(path('M280 230h240l24 260H256z', '#000000')) +
  path('M318 240c-20-70-10-120 20-150 24 40 30 90 20 150z', '#4c8f3c') +
  path('M352 240c-4-80 20-130 56-160 20 50 10 110-20 160z', '#74a83c') +
  circle(446, 196, 48, '#dc4330') +
  path('M430 158l16 12 18-14-6 20h-24z', '#4c8f3c') +
  stroke('M508 132L482 240', '#e7b873', 36) +
  path('M280 226h240l24 264H256z', '#c99a5c') +
  path('M280 226h60l-14 264h-70z', '#dbb27a') +
  path(GROCERY_BAG_ZIGZAG, '#b98748') +
  stroke('M348 330a52 52 0 0 0 104 0', '#8a5a34', 12);

const KETTLEBELL_OUTLINE = 'M322 214a78 78 0 0 1 156 0l-14 60a118 118 0 1 1-128 0z';

export const kettlebell: ServiceObject = () =>
  castShadow(path(KETTLEBELL_OUTLINE, '#000000')) +
  path('M336 290L322 214a78 78 0 0 1 156 0l-14 76h-44l12-72a34 34 0 0 0-64 0l12 72z', '#2f3639') +
  path('M330 250l-8-36a78 78 0 0 1 110-71c-56-4-86 28-78 78z', '#4d5659') +
  circle(400, 372, 118, '#2f3639') +
  path(
    'M300 340a106 106 0 0 1 120-80c-60 10-92 50-92 104 0 30 10 60 30 84a116 116 0 0 1-58-108z',
    '#4d5659',
  ) +
  circle(400, 378, 58, '#ffcd57') +
  stroke('M378 352l20-10v70m-22 0h44', '#2b1f05', 13);

/** A board with a half-sliced carrot and a knife. */
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

type Foods = readonly [left: Hex, middle: Hex, right: Hex];

function mealBox(x: number, y: number, [left, middle, right]: Foods): string {
  return (
    box(x, y, 300, 112, 22, '#f7f3e6') +
    box(x + 10, y + 30, 280, 72, 14, '#e3dcc8') +
    box(x + 16, y + 36, 88, 60, 10, left) +
    box(x + 108, y + 36, 84, 60, 10, middle) +
    box(x + 196, y + 36, 88, 60, 10, right) +
    box(x - 8, y - 8, 316, 30, 13, '#2f74b5') +
    box(x - 8, y - 8, 316, 14, 7, '#5a97cf') +
    stroke(`M${x + 24} ${y + 44}h56m-56 18h40`, '#ffffff', 6, { opacity: 0.55 })
  );
}

/** Three stacked glass boxes. */
export const mealBoxes: ServiceObject = () =>
  castShadow(box(242, 124, 316, 370, 22, '#000000')) +
  mealBox(250, 380, ['#5f8f45', '#f1dfb2', '#d99a4e']) +
  mealBox(258, 254, ['#ec8130', '#74a83c', '#f0845c']) +
  mealBox(246, 128, ['#cf4a2c', '#faf3e0', '#4c8f3c']);

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

/** A pot of tomatoes with a spoon in it. */
export const stockPot: ServiceObject = () =>
  castShadow(path('M250 300h300v130a60 60 0 0 1-60 60H310a60 60 0 0 1-60-60z', '#000000')) +
  box(196, 316, 80, 34, 17, '#1f4d7d') +
  box(524, 316, 80, 34, 17, '#1f4d7d') +
  path('M250 290h300v140a60 60 0 0 1-60 60H310a60 60 0 0 1-60-60z', '#2f74b5') +
  path('M250 290h90v200h-30a60 60 0 0 1-60-60z', '#5a97cf') +
  box(236, 270, 328, 38, 19, '#fffaf0') +
  box(236, 270, 328, 18, 9, '#ffffff') +
  path('M292 270c0-64 52-96 108-96s108 32 108 96z', '#cf4a2c') +
  circle(352, 226, 25, '#dc4330') +
  circle(446, 222, 28, '#e8604a') +
  path('M400 180c-30-20-30-60 4-84 22 30 20 62-4 84z', '#4c8f3c') +
  path('M404 182c6-34 32-52 66-46-4 34-32 52-66 46z', '#5ba045') +
  stroke('M470 280L560 110', '#8a5a34', 22) +
  stroke('M466 278L556 108', '#b57c46', 8);

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
