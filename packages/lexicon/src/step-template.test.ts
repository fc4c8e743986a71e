import { expect, test } from 'vitest';
import { allNodes, idsOf, parseTemplate } from './step-template.ts';

test('the needs of a template are found, also in clauses, conditions and techniques', () => {
  const nodes = allNodes(parseTemplate('{a} [?b: {c.is}[d=egg: {{prep e f}}]] {g+h.name}'));
  expect(nodes.flatMap(idsOf)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test.each(['{a', '[a', 'a]{b}['])('%s is refused', (template) => {
  expect(() => parseTemplate(template)).toThrow(SyntaxError);
});
