import { parseArgs } from 'node:util';
import { calendarDay } from '../../packages/domain/src/calendar-day.ts';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { readKeepsUntil } from '../../packages/domain/src/shopping/keeps-until.ts';
import { splitList } from '../../packages/domain/src/shopping/pasted/split-list.ts';
import { readShoppingEntry, type ShoppingEntry } from '../../packages/domain/src/shopping/read-entry.ts';
import { type Block, readBlocks, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, shareOf } from '../figures.ts';

/** The day on which the lists were written. */
const TODAY = calendarDay('2026-11-29');

/** Prints how many lists, kitchens and receipts are read wholly right; with `--list` also the tuned ones that are not. */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  const texts = readBlocks('shopping-lists.txt').blocks.map(judge);
  const figures = figuresByAuthor(texts, (own) => shareOf(own, ({ isRight }) => isRight));
  for (const line of leaveOneAuthorOut('Lists wholly right', figures)) console.log(line);
  for (const use of USES) {
    const own = texts.filter((text) => text.use === use);
    const right = own.filter(({ isRight }) => isRight).length;
    const things = own.reduce((sum, { wanted }) => sum + wanted, 0);
    const found = own.reduce((sum, text) => sum + text.right, 0);
    console.log(`${use}: ${right} of ${own.length} texts, ${found} of ${things} things`);
  }
  for (const { use, isRight, typed, read } of texts)
    if (values.list && use === 'tuned' && !isRight) console.log(`  ${JSON.stringify(typed)}: ${read}`);
}

interface ReadThing extends ShoppingEntry {
  readonly expiryDate: string | null;
}

interface JudgedText extends Block {
  readonly typed: string;
  readonly wanted: number;
  readonly right: number;
  readonly isRight: boolean;
  readonly read: string;
}

function judge(block: Block): JudgedText {
  const typed = block.lines.filter((line) => !line.startsWith('> ')).join('\n');
  const wanted = block.lines.filter((line) => line.startsWith('> '));
  const things = splitList(typed).map((thing): ReadThing => {
    const { name, expiryDate } = readKeepsUntil(thing, TODAY);
    return { ...readShoppingEntry(name), expiryDate };
  });
  const right = wanted.filter((line, at) => isAsWanted(things[at], line.slice(2))).length;
  const isRight = right === wanted.length && things.length === wanted.length;
  const read = things.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`.trim()).join(' | ');
  return { ...block, typed, wanted: wanted.length, right, isRight, read };
}

/** Whether a thing is as in 'butter = 250 g @ 2 Dec'. A size may stand in the name: '2 x 1 l milk'. */
function isAsWanted(thing: ReadThing | undefined, wanted: string): boolean {
  if (thing === undefined) return false;
  const [named = '', day = ''] = wanted.split(' @ ');
  const [name = '', amount = ''] = named.split(' = ');
  const food = findFood(name);
  const isSame =
    plain(thing.name).includes(plain(name)) || (food !== undefined && food === findFood(thing.name));
  const [times, size] = amount.split(' x ');
  const isCounted = size !== undefined && thing.quantity === times && plain(thing.name).includes(plain(size));
  const written = plain(`${thing.quantity}${thing.unit}`);
  const isAmount =
    amount === '' ||
    isCounted ||
    written.startsWith(plain(amount)) ||
    plain(amount).startsWith(written || ' ') ||
    plain(thing.name).includes(plain(amount));
  const [date, month] = day.split(' ');
  const isKept =
    day === '' || thing.expiryDate === `2026-${month === 'Dec' ? 12 : 11}-${date?.padStart(2, '0')}`;
  return isSame && isAmount && isKept;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/[ .,]/g, '');
