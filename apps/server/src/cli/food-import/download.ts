import type { Readable } from 'node:stream';

/** A file of a download, in a zip or a folder. */
export interface DownloadFile {
  readonly name: string;
  /** Total number of bytes that `open` reports to `onBytes`. */
  readonly size: number;
  /** Opens its text; `onBytes` reports progress. */
  open(onBytes: (count: number) => void): Promise<Readable>;
}

export interface Download {
  /** By file name, without folders. */
  readonly files: ReadonlyMap<string, DownloadFile>;
  close(): Promise<void>;
}
