import { nice, ticks } from 'd3-array';

/** The share of a day's width that its bar takes. */
const BAR = 0.64;

interface Bars {
  /** Where the bar of a day begins, by the day's place. */
  readonly x: (place: number) => number;
  readonly width: number;
}

/** The bars of so many days of equal width, in percent of the chart's width. */
export function barsOf(days: number): Bars {
  const day = 100 / days;
  return { x: (place) => (place + (1 - BAR) / 2) * day, width: BAR * day };
}

export interface HeightScale {
  /** A value in pixels from the top. */
  readonly y: (value: number) => number;
  /** About so many round values within the scale. */
  readonly ticks: (count: number) => readonly number[];
}

/** Values from `low` at the bottom to `high` at the top of a chart of `height` pixels. */
export function heightScale(low: number, high: number, height: number): HeightScale {
  return {
    y: (value) => height - ((value - low) / (high - low)) * height,
    ticks: (count) => ticks(low, high, count),
  };
}

/** Like `heightScale`, extended at both ends to one of about `count` round values. */
export function roundHeightScale(low: number, high: number, height: number, count: number): HeightScale {
  const [roundLow, roundHigh] = nice(low, high, count);
  return heightScale(roundLow, roundHigh, height);
}
