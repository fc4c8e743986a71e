import { expect, test } from 'vitest';
import { exampleService } from '#testing/examples/example-service.ts';
import { categoriesOf, filterServices } from './filter-services.ts';

const CONSULT = exampleService({ id: 1 });
const BOX = exampleService({
  id: 2,
  name: 'Sunday Prep Box',
  description: null,
  category: 'meal_prep',
  features: ['Reusable glass boxes'],
});

test.each([
  [{}, [1, 2]],
  [{ search: '  ' }, [1, 2]],
  [{ search: 'MACRO' }, [1]],
  [{ search: 'glass sunday' }, [2]],
  [{ search: 'meal prep' }, [2]],
  [{ search: 'dietitian' }, [1]],
  [{ search: 'macro glass' }, []],
  [{ category: 'meal_prep' }, [2]],
  [{ category: 'meal_prep', search: 'macro' }, []],
  [{ category: 'nonsense' }, []],
])('%j finds %j', (filter, ids) => {
  expect(filterServices([CONSULT, BOX], filter).map(({ id }) => id)).toEqual(ids);
});

test('categoriesOf lists each category once', () => {
  expect(categoriesOf([CONSULT, BOX, CONSULT])).toEqual(['meal_prep', 'nutrition_coaching']);
});
