import { seededRandom } from '@game-plan/domain/random';
import { expect, test } from 'vitest';
import { inDisc, inWedge, pack } from './packing.ts';

test('spots stay inside their area and barely overlap', () => {
  const spots = pack(seededRandom(1), 30, 12, inDisc(100));
  expect(spots.length).toBeGreaterThan(10);
  spots.forEach((spot, index) => {
    expect(Math.hypot(spot.x, spot.y)).toBeLessThanOrEqual(100);
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(24 * 0.65);
    }
  });
});

test('taken spots are kept free, and a full area gets no spots', () => {
  const taken = [{ x: 0, y: 0, radius: 50 }];
  expect(pack(seededRandom(1), 20, 10, inDisc(20), taken)).toEqual([]);
  expect(taken).toHaveLength(1);
});

test('points in a wedge stay within its angles and radii', () => {
  const random = seededRandom(3);
  const area = inWedge(0.2, 1.2, 40, 90);
  for (let index = 0; index < 200; index += 1) {
    const { x, y } = area(random);
    expect(Math.atan2(y, x)).toBeGreaterThanOrEqual(0.2 - 1e-9);
    expect(Math.atan2(y, x)).toBeLessThanOrEqual(1.2 + 1e-9);
    expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(40 - 1e-9);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(90 + 1e-9);
  }
});
