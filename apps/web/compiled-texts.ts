import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const TEXT = /\bt\(\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;
const CATALOGUE = /[\\/]languages[\\/][a-z]+\.json$/;

/**
 * Compiles what a text does with its values when the app is built, in the calls and in the catalogues, so that no browser loads what
 * reads such texts. Development and tests read them as they come.
 * @param sources whose texts are compiled
 */
export function compiledTexts(sources: RegExp): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    // While the texts still stand in the calls as they were written.
    enforce: 'pre',
    transform: {
      filter: { id: [sources, CATALOGUE] },
      handler(code, id) {
        if (CATALOGUE.test(id)) return { code: compiledCatalogue(code), map: null };
        const compiled = code.replace(TEXT, (call, literal: string) => {
          const text = textOf(literal);
          return hasValues(text) ? `t(${JSON.stringify({ id: text, message: compileText(text) })}` : call;
        });
        return compiled === code ? null : { code: compiled, map: null };
      },
    },
  };
}

function compiledCatalogue(json: string): string {
  const { texts, data }: Readonly<Record<'texts' | 'data', Readonly<Record<string, string>>>> =
    JSON.parse(json);
  const compiled = Object.entries(texts).map(([english, text]) => [
    english,
    hasValues(text) ? compileText(text) : text,
  ]);
  return JSON.stringify({ texts: Object.fromEntries(compiled), data });
}

/** A text as Lingui runs it. Throws if it is no ICU MessageFormat. */
export const compileText = compileMessageOrThrow;

const hasValues = (text: string) => text.includes('{');

/** The texts of a source in the order of their calls, with the values in braces. */
export const textsIn = (code: string): string[] =>
  [...code.matchAll(TEXT)].map(([, literal = '']) => textOf(literal));

/** The text of a literal in single or double quotes. */
function textOf(literal: string): string {
  const written = literal.slice(1, -1);
  return JSON.parse(
    `"${literal.startsWith('"') ? written : written.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`,
  );
}
