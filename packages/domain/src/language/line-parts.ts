import { type Line, partOf } from './grammar.ts';
import { isMark } from './tokens.ts';

/** A line without its parentheses, and their contents. */
export interface WithAsides {
  readonly plain: Line;
  readonly asides: readonly Line[];
}

/** Divides a line into what is outside and inside the outermost parentheses. An unclosed one ends with the line. */
export function takeAsides(line: Line): WithAsides {
  const plain: Line['tokens'][number][] = [];
  const asides: Line[] = [];
  let inside: Line['tokens'][number][] = [];
  let depth = 0;
  const close = () => {
    const aside = trimmed({ ...line, tokens: inside });
    if (aside.tokens.length > 0) asides.push(aside);
    inside = [];
  };
  for (const token of line.tokens) {
    if (token.key === '(') depth += 1;
    else if (token.key === ')') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) close();
    } else (depth > 0 ? inside : plain).push(token);
  }
  close();
  return { plain: trimmed({ ...line, tokens: plain }), asides };
}

/** Without the commas before it. */
export function trimmed(line: Line): Line {
  const from = line.tokens.findIndex((token) => !isMark(token, ',;'));
  return partOf(line, Math.max(0, from), from < 0 ? 0 : undefined);
}

/** The parts of a line between tokens. */
export function splitAt(line: Line, isBetween: (at: number) => boolean): Line[] {
  const marks = line.tokens.flatMap((_, at) => (isBetween(at) ? [at] : []));
  return [...marks, line.tokens.length].map((end, index) => partOf(line, (marks[index - 1] ?? -1) + 1, end));
}

/** The parts of a line between commas, semicolons and dashes. */
export function clausesOf(line: Line): Line[] {
  return splitAt(line, (at) => {
    const [token, next] = [line.tokens[at], line.tokens[at + 1]];
    if (isMark(token, ',;')) return !(next?.kind === 'number' && next.isGlued);
    return isMark(token, '–—-') && token?.isGlued === false && next?.isGlued === false;
  });
}
