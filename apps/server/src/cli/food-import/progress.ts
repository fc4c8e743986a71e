import { SingleBar } from 'cli-progress';
import type { DownloadFile } from './download.ts';

/** Progress output of an import, which takes minutes. */
export interface Progress {
  start(files: readonly DownloadFile[]): void;
  next(file: DownloadFile): void;
  add(bytes: number): void;
  /** Reports a step of unknown length. */
  say(sentence: string): void;
  stop(): void;
}

const MEGABYTE = 1_000_000;

/** Shows a progress bar on a terminal, otherwise a line per file. */
export function showProgress(output: NodeJS.WritableStream & { readonly isTTY?: boolean }): Progress {
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {megabytes} MB  {file}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    stream: output,
    etaBuffer: 100,
  });
  const say = (sentence: string) => output.write(`${sentence}\n`);
  let read = 0;
  let file = '';
  const payload = () => ({ file, megabytes: Math.round(read / MEGABYTE) });
  return {
    start(files) {
      const total = files.reduce((sum, { size }) => sum + size, 0);
      if (output.isTTY) bar.start(total, 0, payload());
    },
    next({ name }) {
      file = name;
      if (output.isTTY) bar.update(payload());
      else say(`Reading ${name}`);
    },
    add(bytes) {
      read += bytes;
      if (output.isTTY) bar.increment(bytes, payload());
    },
    say(sentence) {
      bar.stop();
      say(sentence);
    },
    stop: () => bar.stop(),
  };
}
