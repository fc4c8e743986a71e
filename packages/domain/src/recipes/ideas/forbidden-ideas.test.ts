import { describe, expect, test } from 'vitest';
import { rejectionOf, withLines } from '../testing/family-ideas.ts';
import { line } from '../testing/proposed-idea.ts';

describe('forbidden foods in an idea', () => {
  test.each([
    ['nuts', withLines(line('walnuts', 50)), { allergies: ['nuts'] }],
    ['nuts by another name', withLines(line('Marzipan', 50)), { allergies: ['nuts'] }],
    ['a word of their own', withLines(line('Prawns', 50)), { allergies: ['prawn'] }],
    ['meat for a vegetarian', withLines(line('Bacon', 50)), { diets: ['vegetarian'] }],
    ['honey for a vegan', withLines(line('Honey', 1, 'tbsp')), { diets: ['vegan'] }],
    ['bread without gluten', withLines(line('Naan', 2, 'piece')), { allergies: ['gluten'] }],
    ['two foods in a line', withLines(line('salt and butter', 'to taste', '')), { diets: ['vegan'] }],
    ['what nobody knows', withLines(line('Zorblax', 5)), { allergies: ['nuts'] }],
    ['what nobody knows', withLines(line('Zorblax', 5)), { diets: ['vegan'] }],
    ['nuts in a step', { steps: ['Cook it.', 'Top with chopped walnuts.'] }, { allergies: ['nuts'] }],
    ['nuts in the name', { name: 'Walnut curry' }, { allergies: ['nuts'] }],
    ['nuts in the description', { description: 'With almonds on top.' }, { allergies: ['nuts'] }],
    ['toast beside it', { steps: ['Cook it.', 'Serve with warm toast.'] }, { allergies: ['gluten'] }],
    ['butter in a step', { steps: ['Butter the pan, then cook.'] }, { diets: ['dairy_free'] }],
    [
      'a claim that is of something else',
      { steps: ['Use vegan butter, then add cheese.'] },
      { diets: ['vegan'] },
    ],
    ['carbohydrates of keto', {}, { diets: ['keto'] }],
    [
      'carbohydrates that are not known',
      withLines(line('Salmon', 20), line('Beef stew kit', 900)),
      { diets: ['keto'] },
    ],
  ] as const)('%s is refused as forbidden', (_, idea, eater) => {
    expect(rejectionOf(idea, eater)).toMatchObject({ isForbidden: true });
  });

  test('a disliked food is refused as forbidden', () => {
    expect(rejectionOf(withLines(line('Mushrooms', 100)), {}, ['mushrooms'])).toMatchObject({
      isForbidden: true,
    });
    expect(rejectionOf({ steps: ['Garnish with cilantro.'] }, {}, ['coriander'])).toMatchObject({
      isForbidden: true,
    });
    expect(rejectionOf(withLines(line('Zorblax', 5)), {}, ['mushrooms'])).toBeUndefined();
  });

  test.each([
    ['the milk of a coconut', { steps: ['Pour in the milk.'] }, { allergies: ['dairy'] }],
    [
      'mincing and toasting',
      { steps: ['Mince the garlic. Toast the spices.'] },
      { diets: ['vegan', 'gluten_free'] },
    ],
    [
      'what is made of it',
      { steps: ['Shape into patties and flip the pancakes.'] },
      { allergies: ['eggs', 'gluten'] },
    ],
    ['what a label rules out', withLines(line('Gluten-free bread', 2, 'piece')), { allergies: ['gluten'] }],
    [
      'salt and pepper in a line',
      withLines(line('Salt and pepper', 'to taste', '')),
      { allergies: ['nuts'] },
    ],
  ] as const)('%s is allowed', (_, idea, eater) => {
    expect(rejectionOf(idea, eater)).toBeUndefined();
  });
});
