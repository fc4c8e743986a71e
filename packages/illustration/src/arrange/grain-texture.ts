import type { Random } from '@game-plan/domain/random';
import type { GrainFill } from '@game-plan/lexicon/drawing-data';
import { darker, type Hex, lighter } from '../colour.ts';
import { inDisc } from '../packing.ts';
import { circle, decimal, polar, stroke, TURN } from '../shapes.ts';

interface Grain {
  /** Grains on a disc of radius 190. */
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** Contrast of the lit and the shaded grains with the ground colour. */
  readonly light: number;
  readonly shade: number;
}

const GRAINS: Record<Exclude<GrainFill, 'noodle'>, Grain> = {
  rice: { count: 170, length: 10, width: 6.4, light: 0.55, shade: 0.11 },
  quinoa: { count: 190, length: 0.1, width: 7.4, light: 0.4, shade: 0.15 },
  oats: { count: 95, length: 6, width: 12, light: 0.38, shade: 0.1 },
};

const STRANDS = 34;

/** A disc of plain colour, shaded at its lower right. */
export function ground(colour: Hex, radius: number): string {
  return circle(0, 0, radius, darker(colour, 0.14)) + circle(-3, -4, radius - 4, colour);
}

/** A disc of rice, grains, oats or noodles around the origin. */
export function grainTexture(fill: GrainFill, colour: Hex, radius: number, random: Random): string {
  const texture =
    fill === 'noodle' ? strands(colour, radius, random) : grains(GRAINS[fill], colour, radius, random);
  return ground(colour, radius) + texture;
}

/** Always two paths, to keep the drawing small: light grains, and every third one shaded. */
function grains(grain: Grain, colour: Hex, radius: number, random: Random): string {
  const count = Math.round(grain.count * (radius / 190) ** 2);
  const lit: string[] = [];
  const shaded: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { x, y } = inDisc(radius - 7)(random);
    const end = polar(random() * TURN, grain.length);
    const mark = `M${Math.round(x)} ${Math.round(y)}l${decimal(end.x)} ${decimal(end.y)}`;
    (index % 3 === 0 ? shaded : lit).push(mark);
  }
  return (
    stroke(shaded.join(''), darker(colour, grain.shade), grain.width) +
    stroke(lit.join(''), lighter(colour, grain.light), grain.width)
  );
}

/** Long strands wound around the origin, like pasta turned with a fork. */
export function nest(colour: Hex, radius: number, random: Random): string {
  const colours = [darker(colour, 0.2), colour, lighter(colour, 0.34), darker(colour, 0.08)];
  return Array.from({ length: STRANDS + 18 }, (_, index) => {
    const bend = 16 + Math.sqrt(random()) * (radius - 24);
    const centre = inDisc(radius * 0.13)(random);
    const from = random() * TURN;
    const turn = 1.5 + random() * 2.6;
    const start = polar(from, bend);
    const end = polar(from + turn, bend);
    const course =
      `M${decimal(centre.x + start.x)} ${decimal(centre.y + start.y)}` +
      `A${decimal(bend)} ${decimal(bend * (0.92 + random() * 0.1))} 0 ${turn > Math.PI ? 1 : 0} 1 ${decimal(centre.x + end.x)} ${decimal(centre.y + end.y)}`;
    return stroke(course, colours[index % 4] ?? colour, 9);
  }).join('');
}

function strands(colour: Hex, radius: number, random: Random): string {
  const colours = [darker(colour, 0.2), colour, lighter(colour, 0.32)];
  return Array.from({ length: STRANDS }, (_, index) => {
    const centre = inDisc(radius * 0.78)(random);
    const bend = 20 + random() * 52;
    const from = random() * TURN;
    const to = from + 2 + random() * 2.4;
    const start = polar(from, bend);
    const end = polar(to, bend);
    const isLongWay = to - from > Math.PI ? 1 : 0;
    const course =
      `M${decimal(centre.x + start.x)} ${decimal(centre.y + start.y)}` +
      `A${decimal(bend)} ${decimal(bend)} 0 ${isLongWay} 1 ${decimal(centre.x + end.x)} ${decimal(centre.y + end.y)}`;
    return stroke(course, colours[index % 3] ?? colour, 9);
  }).join('');
}
