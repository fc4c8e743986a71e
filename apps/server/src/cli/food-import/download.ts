import type { Readable } from 'node:stream';

/** One file of a download, wherever it lies. */
export interface DownloadFile {
  readonly name: string;
  /** Bytes that `open` passes on to `onBytes` in all. */
  readonly size: number;
  /** Its text; `onBytes` hears of progress. */
  open(onBytes: (count: number) => void): Promise<Readable>;
}

export interface Download {
  /** By their name without folders. */
  readonly files: ReadonlyMap<string, DownloadFile>;
  close(): Promise<void>;
}
