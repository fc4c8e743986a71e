import { box, circle, path, stroke } from '../../shapes.ts';
import { castShadow, type ServiceObject } from './service-object.ts';

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
