import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ScanAnswer, ScanQuestion } from './scan-picture.ts';

// From this server; by default the library would load it from a CDN.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/** Barcode formats of food: single products, and ITF for cartons. */
const detector = new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] });

self.addEventListener('message', async ({ data: { id, picture } }: MessageEvent<ScanQuestion>) => {
  let answer: ScanAnswer;
  try {
    const found = await detector.detect(picture);
    answer = { id, codes: found.map(({ rawValue, format }) => ({ value: rawValue, format })) };
  } catch (error) {
    answer = { id, fault: String(error) };
  }
  if (picture instanceof ImageBitmap) picture.close();
  self.postMessage(answer);
});
