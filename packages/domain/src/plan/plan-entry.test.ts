import { expect, test } from 'vitest';
import { portionsOf } from './plan-entry.ts';

test.each([
  ['one serving each', { eaters: [], portions: [], servings: 4 }, [1, 1, 1]],
  ['an equal share', { eaters: [], portions: [], servings: 2 }, [2 / 3, 2 / 3, 2 / 3]],
  ['those who eat', { eaters: [3, 1], portions: [], servings: 4 }, [1, 0, 1]],
  ['their portions', { eaters: [3, 1], portions: [1.5, 0.75], servings: 3 }, [0.75, 0, 1.5]],
  ['no more than there is', { eaters: [1, 2], portions: [3, 1], servings: 2 }, [1.5, 0.5, 0]],
  ['of those who are still there', { eaters: [9, 1], portions: [2, 1.25], servings: 4 }, [1.25, 0, 0]],
  ['everyone, if those who eat have left', { eaters: [9], portions: [2], servings: 3 }, [1, 1, 1]],
] as const)('a planned meal is shared: %s', (_, entry, each) => {
  const shares = new Map(portionsOf(entry, [1, 2, 3]).map(({ userId, servings }) => [userId, servings]));
  expect([1, 2, 3].map((userId) => shares.get(userId) ?? 0)).toEqual(each);
});
