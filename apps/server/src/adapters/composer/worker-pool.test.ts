import { calendarDay } from '@game-plan/domain/calendar-day';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { composeUnseen } from '@game-plan/domain/recipes/offered/compose-unseen';
import { withShownIdeas } from '@game-plan/domain/recipes/offered/idea-history';
import { whatWouldHelp } from '@game-plan/domain/recipes/what-would-help';
import { afterEach, describe, expect, test } from 'vitest';
import { ComposerBusyError } from './port.ts';
import { createComposer } from './worker-pool.ts';

const requestWith = (seed: number): ComposeRequest => ({
  stock: ['Eggs', 'Rice', 'Chicken'].map((name) => ({
    name,
    category: 'protein',
    quantity: '1',
    unit: 'item',
    expiryDate: null,
  })),
  eater: { allergies: [], diets: [] },
  today: calendarDay('2026-11-21'),
  seed,
});

describe('the composer’s worker thread', () => {
  const errors: unknown[] = [];
  let composer = open();
  function open(waitingMax?: number) {
    return createComposer({ onError: (error) => errors.push(error), waitingMax });
  }
  afterEach(async () => {
    await composer.close();
    expect(errors).toEqual([]);
    composer = open();
  });

  // A thread takes most of a second to start, so that these share three.
  test('starts before the first call once prepared, gives the same results as the domain, rejects calls when the queue is full, answers although its thread dies before or during a call, and does not start after close', async () => {
    composer = open(3);
    composer.prepare();
    expect(composer.threads).toHaveLength(1);
    const [thread] = composer.threads;
    expect(await composer.composeUnseen(requestWith(1), undefined)).toEqual(
      composeUnseen(requestWith(1), undefined),
    );
    const { recipes, turn, kitchen } = composeUnseen(requestWith(1), undefined);
    const history = withShownIdeas(undefined, kitchen, { ideas: recipes, turn });
    expect(await composer.composeUnseen(requestWith(1), history)).toEqual(
      composeUnseen(requestWith(1), history),
    );
    const empty = { ...requestWith(1), stock: [] };
    expect(await composer.whatWouldHelp(empty)).toEqual(whatWouldHelp(empty));

    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, seed) => composer.composeUnseen(requestWith(seed), undefined)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
    for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(ComposerBusyError) });
    expect(await composer.composeUnseen(requestWith(1), undefined)).toEqual(
      composeUnseen(requestWith(1), undefined),
    );
    expect(composer.threads).toEqual([thread]);

    await thread?.terminate();
    const waiting = [1, 2, 3].map((seed) => composer.composeUnseen(requestWith(seed), undefined));
    const [second] = composer.threads;
    expect(second).not.toBe(thread);
    await second?.terminate();
    expect(await Promise.all(waiting)).toEqual(
      [1, 2, 3].map((seed) => composeUnseen(requestWith(seed), undefined)),
    );
    expect(composer.threads).toHaveLength(1);

    await composer.close();
    composer.prepare();
    await expect(composer.composeUnseen(requestWith(1), undefined)).rejects.toThrow('closed');
  });
});
