import { circle, group, path, placeShapes } from '../shapes.ts';
import { chalkPlay } from './chalk-play.ts';
import { groundFor } from './grounds.ts';
import { styleOfService } from './service-style.ts';

/** The input of a cover. */
export interface ServiceToDraw {
  readonly name: string;
  readonly category: string;
  /** A non-negative integer, such as its id. Consecutive services of one kind look different. */
  readonly seed: number;
  /** Whether it is for the dark theme. */
  readonly isDark?: boolean;
}

const PLAYS = 3;
const OBJECT_SCALE = 0.86;
/** By how much the object is darkened for the dark theme. */
const DARK_VEIL = 0.12;

/**
 * An SVG document, 800 by 600 and safe in a crop of 2:1: a coach's play sheet with an object that represents the
 * service. Only numbers and colours of our own tables are inserted into the markup, no text of the service.
 */
export function drawService({ name, category, seed, isDark = false }: ServiceToDraw): string {
  const { object, grounds } = styleOfService(name, category);
  const ground = groundFor(grounds[seed % grounds.length] ?? grounds[0], isDark);
  const play = seed % PLAYS;
  const slope = play === 0 ? 'M0 350L800 430V600H0Z' : 'M0 430L800 350V600H0Z';
  const inTheMiddle = placeShapes(400, 300, 0, OBJECT_SCALE, placeShapes(-400, -300, 0, 1, object()));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"' +
    ' preserveAspectRatio="xMidYMid slice">' +
    path('M0 0H800V600H0Z', ground.paper) +
    path(slope, ground.shade, { opacity: 0.55 }) +
    circle(400, 300, 190, ground.light, 0.65) +
    chalkPlay(ground.chalk, play) +
    inTheMiddle +
    (isDark ? group(path('M0 0H800V600H0Z', '#0e1612'), { opacity: DARK_VEIL }) : '') +
    '</svg>'
  );
}
