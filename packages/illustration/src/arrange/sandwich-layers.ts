import type { SandwichLayer } from '@game-plan/lexicon/drawing-data';
import { darker, lighter } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { box, circle, decimal, path, stroke } from '../shapes.ts';
import { wave } from '../wave.ts';

const MOST_LAYERS = 6;

/** The layers of a sandwich's foods, from the bottom up; foods such as salt add none. */
export function sandwichLayers(foods: readonly DishFood[]): SandwichLayer[] {
  return Array.from(new Set(foods.flatMap(({ name }) => name.layer ?? [])))
    .slice(0, MOST_LAYERS)
    .sort((a, b) => a.order - b.order);
}

/** A layer with its lower edge at `bottom`, from `left` to `right`. */
export function drawLayer(
  { kind, colour, height }: SandwichLayer,
  left: number,
  right: number,
  bottom: number,
): string {
  const top = bottom - height;
  const width = right - left;
  if (kind === 'frilled') {
    const crests = Math.round(width / 34);
    const ruffle = (reach: number) =>
      wave(left - reach, right + reach, bottom - height / 2, height * 0.34, crests);
    return (
      stroke(ruffle(4), darker(colour, 0.2), height) +
      stroke(ruffle(4), colour, height * 0.7, { transform: 'translate(0 -2)' }) +
      stroke(ruffle(-8), lighter(colour, 0.35), 3, { transform: 'translate(0 -4)' })
    );
  }
  if (kind === 'lumpy') {
    const count = Math.round(width / 30);
    return Array.from({ length: count * 2 }, (_, index) => {
      const x = left + 12 + ((index % count) / Math.max(1, count - 1)) * (width - 24);
      const low = index < count;
      const fill = index % 3 === 0 ? lighter(colour, 0.3) : index % 3 === 1 ? colour : darker(colour, 0.12);
      return circle(
        x,
        low ? bottom - height * 0.3 : top + height * 0.36,
        height * (index % 2 === 0 ? 0.36 : 0.31),
        fill,
      );
    }).join('');
  }
  if (kind === 'melting') {
    const drip = (x: number, deep: number) =>
      `H${decimal(left + width * x)}C${decimal(left + width * x)} ${decimal(bottom + deep)} ${decimal(left + width * (x + 0.1))} ${decimal(bottom + deep)} ${decimal(left + width * (x + 0.1))} ${decimal(bottom - 2)}`;
    const outline = `M${decimal(left - 4)} ${decimal(top)}V${decimal(bottom - 2)}${drip(0.12, 26)}${drip(0.46, 16)}${drip(0.74, 30)}H${decimal(right + 4)}V${decimal(top)}Z`;
    return path(outline, colour) + box(left, top + 2, width, 4, 2, lighter(colour, 0.4));
  }
  if (kind === 'slices') {
    const half = width / 2;
    const one = (x: number, wide: number) =>
      box(x, top, wide, height, height / 2, darker(colour, 0.14)) +
      box(x + 2, top, wide - 4, height * 0.66, height * 0.33, lighter(colour, 0.14));
    return one(left + 4, half - 2) + one(left + half - 4, half - 2);
  }
  if (kind === 'patty') {
    return (
      box(left - 6, top, width + 12, height, height * 0.42, darker(colour, 0.3)) +
      box(left - 5, top, width + 10, height * 0.78, height * 0.38, colour) +
      Array.from({ length: 9 }, (_, index) =>
        circle(
          left + 14 + (index / 8) * (width - 28),
          top + (index % 2 === 0 ? 0.32 : 0.58) * height,
          3.4,
          index % 3 === 0 ? lighter(colour, 0.3) : darker(colour, 0.3),
        ),
      ).join('')
    );
  }
  const corner = kind === 'smear' ? height / 2 : 7;
  return (
    box(left, top, width, height, corner, darker(colour, 0.12)) +
    box(left + 1, top, width - 4, height * 0.68, corner * 0.7, colour) +
    (kind === 'smear' ? '' : box(left + 10, top + 3, width * 0.4, 3.4, 1.7, lighter(colour, 0.5)))
  );
}
