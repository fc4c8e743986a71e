import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/**
 * The bars of a digit in the left half with odd parity; the two other encodings are its complement and its mirror
 * image.
 */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six left digits have even parity, by the first digit, which has no bars itself. */
const EVEN = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

const complement = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const mirror = (bars: string) => [...bars].toReversed().join('');

/** The modules of an EAN-13, bars 1 and spaces 0 (GS1 General Specifications, 5.2). */
function modulesOf(digits: string): string {
  const [first = 0, ...rest] = [...digits].map(Number);
  const left = rest.slice(0, 6).map((digit, at) => {
    const odd = LEFT[digit] ?? '';
    return EVEN[first]?.[at] === '1' ? mirror(complement(odd)) : odd;
  });
  const right = rest.slice(6).map((digit) => complement(LEFT[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

const MODULE_PIXELS = 3;
const QUIET_MODULES = 12;
const HEIGHT = 160;

/** A PNG file with the barcode of thirteen digits on white. */
export function barcodePicture(digits: string): Buffer {
  const quiet = '0'.repeat(QUIET_MODULES);
  const modules = `${quiet}${modulesOf(digits)}${quiet}`;
  const row = Buffer.from([...modules].flatMap((bar) => Array(MODULE_PIXELS).fill(bar === '1' ? 0 : 255)));
  const blank = Buffer.alloc(row.length, 255);
  const lines = Array.from({ length: HEIGHT }, (_, y) => (y < 20 || y >= HEIGHT - 20 ? blank : row));
  const pixels = Buffer.concat(lines.flatMap((line) => [Buffer.of(0), line]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(row.length, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits, greyscale.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const VIDEO = { width: 640, height: 480, rate: 15 };
const VIDEO_MODULE = 4;

/** A YUV4MPEG2 video of two frames that show the barcode of thirteen digits. */
function barcodeVideo(digits: string): Buffer {
  const { width, height, rate } = VIDEO;
  const modules = modulesOf(digits);
  const left = Math.round((width - modules.length * VIDEO_MODULE) / 2);
  const row = Buffer.alloc(width, 235);
  for (const [at, bar] of [...modules].entries()) {
    if (bar === '1') row.fill(16, left + at * VIDEO_MODULE, left + (at + 1) * VIDEO_MODULE);
  }
  const blank = Buffer.alloc(width, 235);
  const rows = Array.from({ length: height }, (_, y) =>
    y < height / 4 || y >= (3 * height) / 4 ? blank : row,
  );
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([header, frame, frame]);
}

/** What the camera of every journey sees. */
export const LEMONADE = '5449000000996';

/**
 * Flags of a Chromium whose camera plays that video in a loop. All journeys have them, because a journey with flags of its own gets
 * a browser and an app of its own too.
 */
export function cameraFlags(): string[] {
  const folder = join(import.meta.dirname, '../../node_modules/.cache');
  const video = join(folder, 'camera.y4m');
  mkdirSync(folder, { recursive: true });
  // Whole at once: a browser may be reading what another process wrote.
  const unfinished = `${video}.${process.pid}`;
  writeFileSync(unfinished, barcodeVideo(LEMONADE));
  renameSync(unfinished, video);
  return [
    '--use-fake-device-for-media-stream',
    // Chromium without windows opens no camera, permission or not, unless this flag answers for the person.
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
