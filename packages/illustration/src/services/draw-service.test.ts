import { describe, expect, test } from 'vitest';
import { drawService } from './draw-service.ts';

const COACHING = { name: 'Macro kickoff', category: 'nutrition_coaching', seed: 1 };

describe('drawService', () => {
  test('draws the same service identically', () => {
    expect(drawService(COACHING)).toBe(drawService({ ...COACHING }));
  });

  test.each([
    ['another seed', { ...COACHING, seed: 2 }],
    ['another category', { ...COACHING, category: 'meal_prep' }],
    ['a telling name', { ...COACHING, name: 'Sleep reset' }],
    ['a dark screen', { ...COACHING, isDark: true }],
  ])('draws %s differently', (_what, service) => {
    expect(drawService(service)).not.toBe(drawService(COACHING));
  });

  test('draws a default object for an unknown category', () => {
    const bag = drawService({ name: 'Pantry overhaul', category: 'x', seed: 0 });
    expect(drawService({ name: '', category: '', seed: 0 })).toBe(bag);
  });

  test('puts no text of the service into the markup', () => {
    const hostile = '"><script>alert(1)</script>';
    const svg = drawService({ name: `${hostile} sleep`, category: hostile, seed: 5 });
    expect(svg).toBe(drawService({ name: 'sleep', category: '', seed: 5 }));
    expect(svg).not.toContain('script');
  });

  test.each([0, 1, 2, 11])('gives one complete element without missing numbers, for seed %i', (seed) => {
    for (const name of ['', 'sleep', 'knife', 'run', 'fuel', 'grocery', 'yoga', 'weigh', 'batch']) {
      for (const category of ['nutrition', 'prep', 'training', 'cooking', 'wellness']) {
        const svg = drawService({ name, category, seed });
        expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/);
        expect(svg).not.toMatch(/NaN|undefined/);
      }
    }
  });
});
