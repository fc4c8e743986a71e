import { describe, expect, test } from 'vitest';
import { compactKey, searchWords } from './words.ts';

const forms = (text: string) => searchWords(text).map((word) => word.forms.join('/'));

describe('search words', () => {
  test.each([
    ['Eggs', ['egg']],
    ['Grilled tomatoes', ['grill', 'tomato']],
    ['frying', ['fry']],
    ['French fries', ['french', 'fry']],
    ['stuffing', ['stuffing']],
    ['Courgettes', ['courgette/zucchini']],
    ['crème brûlée', ['creme', 'brulee']],
    ['2% milk', ['2', 'percent', 'milk']],
  ])('%s', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  test('a key has no spaces', () => {
    expect(compactKey('ice cream')).toBe('icecream');
  });
});
