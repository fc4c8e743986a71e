import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The metadata of `photoWithMetadata`, which must not leave the server. */
export const PRIVATE_WORDS = ['Ada Lovelace', 'Pixel 99', '2026:11:20'];

/**
 * A phone's photo, 2000 x 1500, rotated by its EXIF orientation: red above, blue below, with metadata about author,
 * time, place and camera.
 */
export function photoWithMetadata(): Promise<Buffer> {
  madePhoto ??= makePhoto();
  return madePhoto;
}

let madePhoto: Promise<Buffer> | undefined;

async function makePhoto(): Promise<Buffer> {
  const half = { width: 1000, height: 1500, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#2040d0' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 2000, background: '#d03020' } })
    .composite([{ input: blue, left: 1000, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Ada Lovelace', Model: 'Pixel 99', DateTime: '2026:11:20 19:12:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' },
    })
    .toBuffer();
}

/** A small picture in any format that sharp writes. */
export function smallPhoto(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 4, background: '#30a050' } })
    .toFormat(format)
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of a few hundred bytes that unpacks to 50,000 x 50,000 pixels. */
export function decompressionBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(50_001))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An interlaced picture of so many pixels on each side, of one colour. */
export const interlacedPhoto = (format: 'jpeg' | 'png', side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#30a050' } })
    .toFormat(format, { progressive: true })
    .toBuffer();

const NOISE = { width: 1600, height: 1200, channels: 3 } as const;
const NOISE_ROW = NOISE.width * NOISE.channels;

/** A JPEG of two megapixels as large as a camera's of a dish, another one for each seed below 1200. */
export async function noisyPhoto(seed: number): Promise<Buffer> {
  // Noise takes a third of a second to make, so that all photos have the same, each from another row on.
  madeNoise ??= makeNoise();
  const pixels = await madeNoise;
  const from = (seed % NOISE.height) * NOISE_ROW;
  return sharp(Buffer.concat([pixels.subarray(from), pixels.subarray(0, from)]), { raw: NOISE })
    .jpeg({ quality: 60 })
    .toBuffer();
}

let madeNoise: Promise<Buffer> | undefined;

const makeNoise = () =>
  sharp({ create: { ...NOISE, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
    .raw()
    .toBuffer();

/** 'jpeg 1280x960' */
export async function shapeOf(bytes: Uint8Array): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}
