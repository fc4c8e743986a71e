import { type GroupFigures, HOURS, type HourFigures } from './figures.ts';

const COLUMNS: readonly (readonly [title: string, figure: keyof HourFigures])[] = [
  ['an idea', 'any'],
  ['3 ideas', 'three'],
  ['one as it stands', 'cookable'],
  ['ideas not bought for', 'nothingBought'],
];
const CELL = 6;
const BLOCK = HOURS.length * CELL + 4;
const FIRST = 24;

export function heading(): string {
  const hours = HOURS.map((hour) => `${hour}h`.padStart(CELL))
    .join('')
    .padStart(BLOCK);
  return [
    ''.padEnd(FIRST + 5) + COLUMNS.map(([title]) => title.padStart(BLOCK)).join(''),
    'group'.padEnd(FIRST) + 'n'.padStart(5) + hours.repeat(COLUMNS.length),
  ].join('\n');
}

/** A row of percentages; a dash if there is nothing to count. */
export function row({ group, kitchens, hours }: GroupFigures): string {
  const blocks = COLUMNS.map(([, figure]) =>
    hours
      .map((shares) => percent(shares[figure]))
      .join('')
      .padStart(BLOCK),
  );
  return group.padEnd(FIRST) + String(kitchens).padStart(5) + blocks.join('');
}

function percent(share: number): string {
  return (Number.isNaN(share) ? '–' : String(Math.round(100 * share))).padStart(CELL);
}
