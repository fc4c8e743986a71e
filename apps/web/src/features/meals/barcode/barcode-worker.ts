import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ScanAnswer, ScanQuestion } from './scan-picture.ts';

// From this server: the library would load it from a content delivery network otherwise.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

/** What stands on food: the codes of single products, and ITF on cartons. */
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
