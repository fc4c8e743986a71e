import { Fragment, type ReactNode } from 'react';

const MARKED = /<(\d)>(.*?)<\/\1>/;

/**
 * A text with elements in it: of `<0>…</0>`, the first of `parts` makes an element with the words between. So a translation can put
 * them where its language wants them.
 */
export function richText(text: string, ...parts: readonly ((words: string) => ReactNode)[]): ReactNode {
  // Between two texts stand the number and the words of a part.
  const pieces = text.split(MARKED);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const part = at % 3 === 2 ? parts[Number(pieces[at - 1])] : undefined;
    return <Fragment key={at}>{part ? part(piece) : piece}</Fragment>;
  });
}
