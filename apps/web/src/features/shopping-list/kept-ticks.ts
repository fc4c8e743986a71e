import { z } from 'zod';

const STORED_UNDER = 'ticks to send';

const tickSchema = z.object({
  /** Of the item. */
  id: z.int(),
  isCompleted: z.boolean(),
  /** Who ticked it, by user id: another person's list may have an item of the same id. */
  owner: z.int(),
});
export type Tick = z.infer<typeof tickSchema>;

/** What this browser tab has ticked and not sent, oldest first. It outlives a reload: phones unload what is not looked at. */
export function readKeptTicks(): Tick[] {
  try {
    return z.array(tickSchema).parse(JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]'));
  } catch {
    // Kept by an older version, or a browser that keeps nothing.
    return [];
  }
}

/** The latest tick of an item stands for those before it. */
export function keepTick(tick: Tick): void {
  write([...readKeptTicks().filter((other) => !isOfSameItem(other, tick)), tick]);
}

/** Forgets a tick that is answered, unless its item has been pressed again. */
export function forgetTick(tick: Tick): void {
  write(
    readKeptTicks().filter((other) => !isOfSameItem(other, tick) || other.isCompleted !== tick.isCompleted),
  );
}

const isOfSameItem = (one: Tick, other: Tick) => one.id === other.id && one.owner === other.owner;

function write(ticks: readonly Tick[]): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify(ticks));
  } catch {
    // A browser that keeps nothing, or is full: ticks wait until the reload.
  }
}
