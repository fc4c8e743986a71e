import { readFileSync } from 'node:fs';

/** A pasted text with what is to be read from it. */
export interface PastedRecipe {
  readonly title: string;
  /** The reader may be tuned on one half only. */
  readonly half: 'tuned' | 'held out';
  readonly text: string;
  readonly wanted: {
    readonly name: string;
    readonly description: string;
    readonly facts: Readonly<Record<string, string>>;
    readonly ingredients: readonly string[];
    readonly steps: readonly string[];
    readonly left: readonly string[];
  };
}

/** Reads a file of marked texts; its head says what the marks mean. */
export function readPastedRecipes(file = 'pasted-recipes.txt'): PastedRecipe[] {
  const [, ...texts] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/^=== /m);
  return texts.map((written, at) => {
    const [title = '', facts = '', ...rows] = written.trimEnd().split('\n');
    const lines = rows.map((row) => ({ mark: row.slice(0, 1), text: row.slice(2) }));
    const of = (...marks: string[]) => {
      const found: string[] = [];
      let last = '';
      for (const { mark, text } of lines) {
        if (mark === '+' && marks.includes(last)) found.push(`${found.pop() ?? ''} ${text}`);
        else if (marks.includes(mark)) found.push(text);
        if (mark !== '+') last = mark;
      }
      return found;
    };
    return {
      title,
      half: at % 2 === 0 ? 'tuned' : 'held out',
      text: lines
        .map(({ mark, text }, row) => `${row === 0 ? '' : mark === ',' ? ', ' : '\n'}${text}`)
        .join(''),
      wanted: {
        name: of('N').join(' '),
        description: of('D').join(' '),
        facts: Object.fromEntries(
          facts
            .replace(/^= /, '')
            .split('; ')
            .map((fact) => [fact.split(' ')[0] ?? '', fact.split(' ').slice(1).join(' ')]),
        ),
        ingredients: of('I', 'G', ','),
        steps: of('S'),
        left: of('L'),
      },
    };
  });
}
