import type { Random } from '@game-plan/domain/random';
import { repeat } from '../glyphs/glyph.ts';
import { box, circle, decimal, group, path, stroke } from '../shapes.ts';
import type { Table } from './table.ts';

/** The drawing's own units: every scene is 800 by 600. */
export const SCENE_WIDTH = 800;
export const SCENE_HEIGHT = 600;

/** A table seen from above, with one of four cloths on it. */
export function tableTop(table: Table, random: Random): string {
  const cloths = [runner, halfCloth, gingham, roundMat];
  const cloth = cloths[Math.floor(random() * cloths.length)] ?? roundMat;
  return box(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 0, table.top) + cloth(table, random);
}

/** A shelf seen from the front, with a soft disc of light behind the dish. */
export function shelf(table: Table): string {
  return (
    box(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 0, table.top) +
    box(0, 418, SCENE_WIDTH, 182, 0, table.cloth) +
    box(0, 418, SCENE_WIDTH, 6, 0, table.line, 0.7) +
    circle(400, 290, 216, table.line, 0.45)
  );
}

function runner({ cloth, line }: Table, random: Random): string {
  const stripe = (x: number, width: number) => box(x, -520, width, 1040, 0, line);
  return group(
    box(-205, -520, 410, 1040, 0, cloth) +
      stripe(-185, 8) +
      stripe(177, 8) +
      stripe(-167, 3) +
      stripe(164, 3),
    { transform: `translate(400 300) rotate(${decimal(-18 + random() * 10)})` },
  );
}

function halfCloth({ cloth }: Table, random: Random): string {
  const outline = random() > 0.5 ? 'M0 600L0 360L800 210L800 600Z' : 'M0 600L0 230L800 380L800 600Z';
  return path(outline, cloth);
}

function gingham({ cloth, line }: Table, random: Random): string {
  const checks = repeat(
    7,
    (index) => box(index * 56, 0, 28, 392, 0, line, 0.55) + box(0, index * 56, 392, 28, 0, line, 0.55),
  );
  return group(box(0, 0, 392, 392, 4, cloth) + checks, {
    transform: `translate(${random() > 0.5 ? 480 : 40} 250) rotate(14)`,
  });
}

function roundMat({ cloth, line }: Table): string {
  return circle(400, 306, 282, cloth) + stroke('M400 44A262 262 0 1 1 399 44Z', line, 4, { opacity: 0.8 });
}
