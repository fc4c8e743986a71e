import { drawDish } from '@game-plan/illustration/draw-dish';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decompressionBomb, PRIVATE_WORDS, photoWithMetadata, shapeOf, smallPhoto } from '#testing/photos.ts';
import { encodeDrawing, encodeModelPicture } from './encode-picture.ts';

const blank = (width: number, height: number, format: 'png' | 'webp' | 'avif' | 'gif' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 4, background: '#30a05080' } })
    .toFormat(format)
    .toBuffer();

describe('a drawing', () => {
  const soup = { name: 'Tomato Soup', ingredients: ['tomato', 'basil', 'cream'] };
  let encoded: Awaited<ReturnType<typeof encodeDrawing>>;
  beforeAll(async () => {
    encoded = await encodeDrawing(drawDish(soup));
  });

  test('becomes a JPEG to download and two WebPs to show', async () => {
    const { full, dialog, card } = encoded;
    expect(await Promise.all([full, dialog, card].map(shapeOf))).toEqual([
      'jpeg 1280x960',
      'webp 960x720',
      'webp 640x480',
    ]);
    expect(full.byteLength).toBeLessThan(400_000);
    expect(dialog.byteLength).toBeLessThan(100_000);
    expect(card.byteLength).toBeLessThan(50_000);
  });

  test('has a content hash: equal for the same drawing, different for another variant', async () => {
    const hashOf = async (variant: number) => (await encodeDrawing(drawDish({ ...soup, variant }))).hash;
    expect(await hashOf(0)).toBe(encoded.hash);
    expect(await hashOf(1)).not.toBe(encoded.hash);
  });

  test('frees its pixels, which V8 would collect late', async () => {
    const before = process.memoryUsage().external;
    await encodeDrawing(drawDish(soup));
    const pixels = 1280 * 960 * 3;
    expect(process.memoryUsage().external - before).toBeLessThan(pixels / 2);
  });

  test('fills its frame and is not blank', async () => {
    const { channels } = await sharp(encoded.full).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(10);
  });

  test.each(['', '\ud83c', '<script>&"\'', '🍲'.repeat(200)])('is rendered for the name %j', async (name) => {
    expect(await shapeOf((await encodeDrawing(drawDish({ name, ingredients: [] }))).full)).toBe(
      'jpeg 1280x960',
    );
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
