/** A scanned code: its digits and its format ('ean_13'). */
interface ScannedCode {
  readonly value: string;
  readonly format: string;
}

export interface ScanQuestion {
  readonly id: number;
  readonly picture: ImageBitmap;
}

export type ScanAnswer =
  | { readonly id: number; readonly codes: readonly ScannedCode[] }
  | { readonly id: number; readonly fault: string };

export interface PictureScanner {
  /** Returns the codes on a picture, which is transferred. Rejects if the decoder cannot be loaded. */
  scan(picture: ImageBitmap): Promise<readonly ScannedCode[]>;
  close(): void;
}

/**
 * Loads the decoder into a worker, because decoding occupies a core and only the worker's own file may compile
 * WebAssembly.
 */
export function openPictureScanner(): PictureScanner {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<readonly ScannedCode[]>>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if ('codes' in data) pending?.resolve(data.codes);
    else pending?.reject(new Error(data.fault));
  });
  worker.addEventListener('error', () => {
    for (const pending of waiting.values())
      pending.reject(new Error('The barcode reader could not be loaded'));
    waiting.clear();
  });
  return {
    scan(picture) {
      lastId += 1;
      const answer = Promise.withResolvers<readonly ScannedCode[]>();
      waiting.set(lastId, answer);
      worker.postMessage({ id: lastId, picture } satisfies ScanQuestion, [picture]);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}

/**
 * Maximum length of the longer side in pixels: the bars of a code that fills a quarter of the picture are still a few
 * pixels wide.
 */
const LONGEST_SIDE = 2000;

/** Converts a picture file for the scanner. Rejects if it is not a picture. */
export async function pictureOf(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const shrunk = LONGEST_SIDE / Math.max(whole.width, whole.height);
  if (shrunk >= 1) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * shrunk),
    resizeHeight: Math.round(whole.height * shrunk),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}
