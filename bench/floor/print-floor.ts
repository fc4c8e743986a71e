import type { FloorMeasurement } from './measure-floor.ts';

/** Appended to lines that are slower than in the kept run. */
export const SLOWER = '  slower than the kept run';

/** Prints a table of the app's and the baseline's throughput, with promises and failures. */
export function printFloor(measurements: readonly FloorMeasurement[], slower: readonly string[]): void {
  console.log('Answers a second on 32 connections, and microseconds of processor time for each\n');
  console.log(row(['', 'floor', 'app', 'share', 'from', 'to', 'promised', 'floor µs', 'app µs', 'by work']));
  for (const measurement of measurements) {
    const { name, floor, app, ratios, workRatio, promised } = measurement;
    const share = ratios[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN;
    const figures = [share, ratios[0], ratios.at(-1), promised].map((ratio = Number.NaN) => ratio.toFixed(3));
    const [floorWork, appWork] = [floor.microseconds, app.microseconds].map((work) => work.toFixed(0));
    const line = row([
      name,
      floor.perSecond.toFixed(0),
      app.perSecond.toFixed(0),
      ...figures,
      `${floorWork}`,
      `${appWork}`,
      workRatio.toFixed(3),
    ]);
    console.log(line + (share < promised ? '  missed' : '') + (slower.includes(name) ? SLOWER : ''));
  }
}

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(56) + figures.map((figure) => figure.padStart(9)).join('');
