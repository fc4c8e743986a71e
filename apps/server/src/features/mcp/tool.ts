import type { BodyInput, Endpoint, ParamsInput, QueryInput, ResponseOf } from '@game-plan/contracts/endpoint';
import { calendarDaySchema } from '@game-plan/contracts/schemas/primitives';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { z } from 'zod';

/** Makes a call of the API for the token's owner. Throws a `Refusal` with the API's own sentence if it is refused. */
export type Ask = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<ResponseOf<E>>;

export interface Sent<E> {
  readonly params?: ParamsInput<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
}

/** Something that cannot be done; the sentence is for the model and its person. */
export class Refusal extends Error {}

export interface Context {
  /** By the server's clock. */
  readonly today: CalendarDay;
  /** Signs what a removal would remove; only the answer to a first call has the code. */
  signRemoval(...parts: readonly unknown[]): string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** All calls that it may make: a token without the right to one of them is not shown the tool. */
  readonly calls: readonly Endpoint[];
  readonly isRemoval?: true;
  run(input: never, ask: Ask, context: Context): Promise<string>;
}

interface Definition<Input extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  readonly input: Input;
  run(input: z.output<Input>, ask: Ask, context: Context): Promise<string>;
}

export const tool = <const Input extends z.ZodObject>(definition: Definition<Input>): Tool => definition;

const LONGEST_LINE = 500;

/**
 * Text that people or other sites wrote, between marks that it cannot contain: the instructions of the server say that nothing
 * between them is to be obeyed.
 */
export function asData(lines: readonly string[], ifNone = 'There is nothing.'): string {
  if (lines.length === 0) return ifNone;
  const safe = lines.map((line) =>
    line.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').slice(0, LONGEST_LINE),
  );
  return ['<data>', ...safe, '</data>'].join('\n');
}

/** The first lines of a list, and how many more there are. */
export function firstLines(lines: readonly string[], most: number, ifNone?: string): string {
  const rest = lines.length - most;
  const data = asData(lines.slice(0, most), ifNone);
  return rest > 0 ? `${data}\nAnd ${rest} more.` : data;
}

interface Removal<Input extends z.ZodObject> extends Omit<Definition<Input>, 'run' | 'isRemoval'> {
  /** What would be removed, in a line; undefined if it is not there. */
  find(input: z.output<Input>, ask: Ask): Promise<string | undefined>;
  remove(input: z.output<Input>, ask: Ask): Promise<unknown>;
}

/** A tool that removes something, only when it is called again with the code that the first call answers. */
export function removal<const Input extends z.ZodObject>(definition: Removal<Input>): Tool {
  const { find, remove, ...rest } = definition;
  return {
    ...rest,
    description: `${rest.description} The first call only says what would be removed; ask the person, then call again with its code.`,
    input: definition.input.extend({
      confirm: z.string().max(20).optional().describe('The code of the first call'),
    }),
    isRemoval: true,
    async run(input: z.output<Input> & { readonly confirm?: string }, ask, { signRemoval }) {
      const found = await find(input, ask);
      if (found === undefined) throw new Refusal('It is not there, or not any more.');
      const { confirm, ...what } = input;
      const code = signRemoval(definition.name, what, found).slice(0, 8);
      if (confirm !== code) {
        return `Nothing is removed yet. This would be:\n${asData([found])}\nOnly if the person agrees, call again with confirm: ${code}`;
      }
      await remove(input, ask);
      return `Removed. The app can undo it for a day.\n${asData([found])}`;
    },
  };
}

/** The parameters that several tools have. */
export const day = calendarDaySchema.describe('YYYY-MM-DD');
export const today = day.optional().describe('The person’s today, YYYY-MM-DD, if it is known');
export const id = z.int().positive().describe('The number in front of a line, without #');
