import { parseArgs } from 'node:util';
import { readRecipePage } from '../../packages/domain/src/recipes/page/read-recipe-page.ts';
import { type Block, readBlocks, USES } from '../cases.ts';

const PARTS = ['name', 'servings', 'ingredients', 'steps'] as const;

/** Prints of how many pages the name, the servings, all ingredients and all steps are right; with `--list` also which of the tuned ones are not. */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  const pages = readBlocks('recipe-pages.txt').blocks.map((block) => ({ ...block, wrong: judge(block) }));
  for (const use of USES) {
    const own = pages.filter((page) => page.use === use);
    const right = PARTS.map((part) => {
      const count = own.filter(({ wrong }) => !wrong.some((fault) => fault.part === part)).length;
      return `${part} ${Math.round((count / own.length) * 100)}%`;
    });
    console.log(`recipe pages, ${use}: ${own.length}, right are ${right.join(', ')}`);
    if (values.list && use === 'tuned')
      for (const { title, wrong } of own)
        for (const { part, meant, read } of wrong)
          console.log(`  ${title}: ${part}: ${meant.join(' | ')} → ${read.join(' | ')}`);
  }
}

function judge({ lines }: Block) {
  const end = lines.indexOf('---');
  const of = (mark: string) =>
    lines.slice(0, end).flatMap((line) => (line.startsWith(`${mark}|`) ? line.slice(2) : []));
  const found = readRecipePage(lines.slice(end + 1).join('\n'));
  const meant = { name: of('N'), servings: of('V'), ingredients: of('I'), steps: of('S') };
  const read = {
    name: [found.name],
    servings: [String(found.servings)],
    ingredients: found.ingredients,
    steps: found.steps,
  };
  return PARTS.filter((part) => keyOf(meant[part]) !== keyOf(read[part])).map((part) => ({
    part,
    meant: meant[part],
    read: read[part],
  }));
}

/** Without brackets and marks between words, which a page may show otherwise than it says. */
const keyOf = (texts: readonly string[]) =>
  texts
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[\s(),.]+/g, ' ')
        .trim(),
    )
    .join('\n');
