import { expect, test } from 'vitest';
import { allergyConflicts } from './allergy-conflicts.ts';

test.each<[name: string, allergies: string[], conflicts: string[]]>([
  ['Butter', ['dairy'], ['milk']],
  ['2% milk', ['No dairy (severe)'], ['milk']],
  ['Caesar dressing', ['fish', 'eggs', 'peanuts'], ['fish', 'eggs']],
  ['Peaches', ['stone fruit', 'nuts'], ['stone fruit']],
  ['Curry powder', ['turmeric and kiwi'], ['turmeric']],
  ['Trail mix', ['all nuts'], ['tree nuts', 'peanuts']],
  ['Xylophone dust', ['xylophone dust'], ['xylophone dust']],
  ['Coconut milk', ['dairy', 'nuts'], []],
  ['Rice', ['gluten'], []],
  ['Sundae, vanilla, without nuts', ['nuts', 'dairy'], ['milk']],
  ['Green salad, no cheese', ['dairy'], []],
  ['Milk', [], []],
])('%s contains, for somebody allergic to %j: %j', (name, allergies, conflicts) => {
  expect(allergyConflicts(name, allergies)).toEqual(conflicts);
});
