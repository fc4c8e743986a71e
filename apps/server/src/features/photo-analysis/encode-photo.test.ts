import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '#http/app-error.ts';
import { readDataUrl } from '#http/photos/read-data-url.ts';
import {
  dataUrl,
  decompressionBomb,
  interlacedPhoto,
  PRIVATE_WORDS,
  photoWithMetadata,
  smallPhoto,
} from '#testing/photos.ts';
import { encodePhoto } from './encode-photo.ts';

const read = async (url: string) => encodePhoto(readDataUrl(url));

describe('a photo', () => {
  test('becomes an upright JPEG of at most 1024 pixels without metadata', async () => {
    const original = await photoWithMetadata();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { bytes, mediaType } = await read(dataUrl(original));
    const { width, height, format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ mediaType, width, height, format }).toEqual({
      mediaType: 'image/jpeg',
      width: 768,
      height: 1024,
      format: 'jpeg',
    });
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const raw = Buffer.from(bytes).toString('latin1');
    for (const word of PRIVATE_WORDS) expect(raw).not.toContain(word);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAndBlue = (y: number) => {
      const at = (y * info.width + 100) * info.channels;
      return { red: data[at] ?? 0, blue: data[at + 2] ?? 0 };
    };
    expect([redAndBlue(50), redAndBlue(980)].map(({ red, blue }) => red > blue)).toEqual([true, false]);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s is read and not enlarged', async (format) => {
    const { bytes } = await read(dataUrl(await smallPhoto(format), `image/${format}`));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  test.each(['jpeg', 'png'] as const)('an interlaced %s of usual size is read', async (format) => {
    const { bytes } = await read(dataUrl(await interlacedPhoto(format, 1500)));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
  });

  test('is recognised by its bytes, not by its declared type', async () => {
    const { bytes } = await read(dataUrl(await smallPhoto('png'), 'image/jpeg'));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' });
  });
});

const jpeg = await smallPhoto('jpeg');
const tiff = await smallPhoto('tiff');
const progressive = await interlacedPhoto('jpeg', 5000);
const interlaced = await interlacedPhoto('png', 5000);
const cutOff = (await photoWithMetadata()).subarray(0, 3000);

describe('refused with a message', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), Buffer.alloc(100)]);

  test.each([
    ['no data URL', 'hello', 'Please choose an image file'],
    ['an address', 'https://example.org/photo.jpg', 'Please choose an image file'],
    ['a text file', dataUrl(Buffer.from('hello'), 'text/plain'), 'Please choose an image file'],
    ['nothing', 'data:image/jpeg;base64,', 'Please choose an image file'],
    ['what is no base64', 'data:image/jpeg;base64,<script>!', 'Please choose an image file'],
    ['base64 with a hole', `${dataUrl(jpeg)}====`, 'Please choose an image file'],
    [
      'text that is called a photo',
      dataUrl(Buffer.from('hello, world')),
      'Please choose a JPEG, PNG, WebP or GIF image',
    ],
    [
      'an SVG',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      'Please choose a JPEG',
    ],
    ['a TIFF', dataUrl(tiff), 'Please choose a JPEG'],
    ['a HEIC photo', dataUrl(heic, 'image/heic'), 'HEIC photos cannot be read'],
    ['a JPEG that is cut off', dataUrl(cutOff), 'The image is damaged'],
    [
      'a start without an image',
      dataUrl(Buffer.from('\xff\xd8\xff\xe0 and so on', 'latin1')),
      'The image is damaged',
    ],
    ['a decompression bomb', dataUrl(decompressionBomb(), 'image/png'), 'The image has too many pixels'],
    ['a huge progressive JPEG', dataUrl(progressive), 'The image has too many pixels'],
    ['a huge interlaced PNG', dataUrl(interlaced, 'image/png'), 'The image has too many pixels'],
    [
      'more than 5 MB',
      dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)),
      'Please select an image smaller than 5MB',
    ],
  ])('%s', async (_, url, message) => {
    const refusal = await read(url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).message).toContain(message);
  });
});
