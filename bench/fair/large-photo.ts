import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A camera's width and height. */
const WIDTH = 4000;
const HEIGHT = 3000;
/** Rows of incompressible noise; the other rows are identical. The file is almost as large as allowed. */
const NOISE_ROWS = 300;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A photo of 12 megapixels as a data URL: expensive to decode, small to send. */
export function largePhoto(): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8);
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * WIDTH)]);
  const usual = row();
  const pixels = Buffer.concat(Array.from({ length: HEIGHT }, (_, y) => (y < NOISE_ROWS ? row() : usual)));
  const file = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
