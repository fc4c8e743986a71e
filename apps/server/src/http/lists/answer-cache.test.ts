import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const answer = (letter: string, length = 200) => Buffer.alloc(length, letter);

test('keeps the most recently used answers, up to a size', () => {
  const answers = createAnswerCache(1000);
  answers.keep('a', answer('a'));
  answers.keep('b', answer('b'));
  expect(answers.find('a')).toEqual(answer('a'));
  answers.keep('c', answer('c'));
  expect(['a', 'b', 'c'].map((key) => answers.find(key)?.toString()[0])).toEqual(['a', undefined, 'c']);
});

test('counts a replaced answer once, and does not keep one larger than the limit', () => {
  const answers = createAnswerCache(1000);
  answers.keep('a', answer('a'));
  for (let time = 0; time < 5; time += 1) answers.keep('b', answer('b'));
  expect(answers.find('a')).toEqual(answer('a'));
  answers.keep('c', answer('c', 1001));
  expect(answers.find('c')).toBeUndefined();
});

test('keeps a limited number of empty answers', () => {
  const answers = createAnswerCache(1000);
  for (let asked = 0; asked < 1000; asked += 1) answers.keep(String(asked), answer('a', 0));
  const found = Array.from({ length: 1000 }, (_, asked) => answers.find(String(asked))).filter(Boolean);
  expect(found.length).toBeLessThan(5);
});
