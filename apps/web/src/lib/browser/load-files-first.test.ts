import { expect, test } from 'vitest';
import { answerCalls } from '#testing/server.ts';
import { loadFilesFirst } from './load-files-first.ts';

/** Answers the address with these in turn, the last one for good. Returns how often it was asked for. */
function answerInTurn(address: string, answers: readonly (() => Response)[]): () => number {
  let asked = 0;
  answerCalls({ method: 'GET', path: address }, () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer?.() ?? Response.error();
  });
  return () => asked;
}

const script = () => new Response('export {};');

test.each([
  { away: 'no connection', answer: () => Response.error() },
  { away: 'a proxy without the app behind it', answer: () => new Response(null, { status: 502 }) },
])('with $away nothing is imported, and the next try asks for the file again', async ({ away, answer }) => {
  const name = `form-${away.length}.js`;
  const asked = answerInTurn(`/assets/${name}`, [answer, script]);
  let imports = 0;
  const load = () => loadFilesFirst(async () => ++imports, [`assets/${name}`]);
  await expect(load()).rejects.toThrow(TypeError);
  expect(imports).toBe(0);
  expect(await load()).toBe(1);
  expect(await load()).toBe(2);
  expect(asked()).toBe(2);
});

test('a file that another part has brought, or that the page names, is not loaded again', async () => {
  const asked = answerInTurn('/assets/shared.js', [script]);
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: '/assets/first.js',
  });
  document.head.append(link);
  const load = () => loadFilesFirst(async () => 'imported', ['assets/shared.js', 'assets/first.js']);
  expect(await Promise.all([load(), load()])).toEqual(['imported', 'imported']);
  link.remove();
  expect(await load()).toBe('imported');
  expect(asked()).toBe(1);
});

test('an import of files that are all there is made at once', async () => {
  expect(await loadFilesFirst(async () => 'imported')).toBe('imported');
});
