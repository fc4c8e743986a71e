import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstScriptEnd } from './first-calls.ts';

beforeEach(() => {
  globalThis.firstCalls = undefined;
});

afterEach(() => document.body.replaceChildren());

/** Puts the first script's element into the page, as the build does; nothing runs. */
function addScript(): HTMLElement {
  const script = document.createElement('script');
  script.id = 'first-script';
  document.body.append(script);
  return script;
}

/** Whether the promise resolves without anything else happening. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  const other = Symbol();
  return (await Promise.race([promise, Promise.resolve(other).then((one) => one)])) !== other;
}

test.each(['load', 'error'])('the app waits for the first script until its event %s', async (event) => {
  const script = addScript();
  const end = firstScriptEnd();
  expect(await isResolved(end)).toBe(false);
  script.dispatchEvent(new Event(event));
  await end;
});

test('a first script that has run is not waited for', async () => {
  addScript();
  globalThis.firstCalls = new Map();
  await firstScriptEnd();
});

test('a page without a first script waits for nothing, and a later one finds that the app sends its calls', async () => {
  await firstScriptEnd();
  expect(globalThis.firstCalls).toEqual(new Map());
});
