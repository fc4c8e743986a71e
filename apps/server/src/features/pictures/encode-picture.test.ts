import { drawDish } from '@game-plan/illustration/draw-dish';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decompressionBomb, PRIVATE_WORDS, photoWithMetadata, shapeOf, smallPhoto } from '#testing/photos.ts';
import { encodeDrawing, encodeModelPicture } from './encode-picture.ts';

const blank = (width: number, height: number, format: 'png' | 'webp' | 'avif' | 'gif' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 4, background: '#30a05080' } })
    .toFormat(format)
    .toBuffer();

describe('a drawing', () => {
  const soup = drawDish({ name: 'Tomato Soup', ingredients: ['tomato', 'basil', 'cream'] });

  test.each([
    ['full', 'jpeg 1280x960', 400_000],
    ['dialog', 'webp 960x720', 100_000],
    ['card', 'webp 640x480', 50_000],
  ] as const)('becomes %s: %s', async (size, shape, bytesMax) => {
    const bytes = await encodeDrawing(soup, size);
    expect(await shapeOf(bytes)).toBe(shape);
    expect(bytes.byteLength).toBeLessThan(bytesMax);
  });

  test('fills its frame and is not blank', async () => {
    const { channels } = await sharp(await encodeDrawing(soup, 'card')).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(10);
  });

  test.each(['', '\ud83c', '<script>&"\'', '🍲'.repeat(200)])('is rendered for the name %j', async (name) => {
    const svg = drawDish({ name, ingredients: [] });
    expect(await shapeOf(await encodeDrawing(svg, 'card'))).toBe('webp 640x480');
  });
});

describe('a model’s picture', () => {
  test.each([
    ['a square', 1024, 1024, 'jpeg 1024x768'],
    ['a wide one', 1792, 1024, 'jpeg 1280x960'],
    ['a tall one', 1024, 1792, 'jpeg 1024x768'],
    ['a small one', 512, 512, 'jpeg 512x384'],
  ])('%s is cropped to the aspect ratio, never scaled up', async (_, width, height, shape) => {
    const { full, card } = await encodeModelPicture(await blank(width, height));
    expect(await shapeOf(full)).toBe(shape);
    expect((await sharp(card).metadata()).width).toBeLessThanOrEqual(640);
  });

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s is read', async (format) => {
    expect(await shapeOf((await encodeModelPicture(await blank(600, 600, format))).full)).toBe(
      'jpeg 600x450',
    );
  });

  test('loses its metadata and is turned upright', async () => {
    const original = await photoWithMetadata();
    const sizes = await encodeModelPicture(original);
    for (const bytes of [sizes.full, sizes.dialog, sizes.card]) {
      for (const word of PRIVATE_WORDS) expect(bytes.includes(word)).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const top = { left: 0, top: 0, width: 1280, height: 300 };
    const { dominant } = await sharp(await sharp(sizes.full).extract(top).toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('frees its pixels, which V8 would collect late', async () => {
    const bytes = await blank(1280, 960);
    const before = process.memoryUsage().external;
    await encodeModelPicture(bytes);
    const pixels = 1280 * 960 * 3;
    expect(process.memoryUsage().external - before).toBeLessThan(pixels / 2);
  });

  const BAD: ReadonlyArray<readonly [string, () => Promise<Buffer> | Buffer]> = [
    ['words', () => Buffer.from('I cannot draw this.')],
    ['nothing', () => Buffer.alloc(0)],
    ['a drawing of paths', () => Buffer.from(drawDish({ name: 'Soup', ingredients: ['tomato'] }))],
    ['a film', () => blank(600, 600, 'gif')],
    ['a thumbnail', () => smallPhoto('png')],
    ['half a file', async () => (await blank(600, 600)).subarray(0, 200)],
    ['a bomb', () => decompressionBomb()],
  ];
  test.each(BAD)('%s is refused', async (_, bytes) => {
    await expect(encodeModelPicture(await bytes())).rejects.toThrow();
  });
});
