import { plainWords } from './food-name.ts';

const spoken = (text: string): string => plainWords(text).join(' ');

/** Stands at the end of a phrase for any ending of its last word. */
const ANY_ENDING = '*';

/** Tells whether words without accents and case hold one of these phrases. */
export function wordsSayOneOf(phrases: readonly string[]): (words: readonly string[]) => boolean {
  const [open, whole] = parted(phrases);
  const longest = Math.max(...phrases.map((phrase) => plainWords(phrase).length));
  return (words) => {
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= from + longest && to <= words.length; to += 1) {
        const said = words.slice(from, to).join(' ');
        if (whole.has(said) || open.some((beginning) => said.startsWith(beginning))) return true;
      }
    return false;
  };
}

/** Tells whether a text has one of these phrases among its words; '*' at the end of a phrase stands for any ending. */
export function saysOneOf(phrases: readonly string[]): (text: string) => boolean {
  const sayOneOf = wordsSayOneOf(phrases);
  return (text) => sayOneOf(plainWords(text));
}

/** Tells whether a text is one of these phrases; '*' at the end of a phrase stands for any ending. */
export function isOneOf(phrases: readonly string[]): (text: string) => boolean {
  const [open, whole] = parted(phrases);
  return (text) => {
    const said = spoken(text);
    return whole.has(said) || open.some((beginning) => said.startsWith(beginning));
  };
}

/** The beginnings of phrases with any ending, and the other phrases. */
function parted(phrases: readonly string[]): readonly [open: readonly string[], whole: ReadonlySet<string>] {
  const isOpen = (phrase: string) => phrase.endsWith(ANY_ENDING);
  const endsInWord = (phrase: string) => phrase.endsWith(` ${ANY_ENDING}`);
  return [
    phrases.filter(isOpen).map((phrase) => `${spoken(phrase)}${endsInWord(phrase) ? ' ' : ''}`),
    new Set(phrases.filter((phrase) => !isOpen(phrase)).map(spoken)),
  ];
}

const STYLE = 'style';

/** Removes the longest of these phrases wherever they stand, and 'style' behind them: 'bulgogi style beef' is 'beef'. */
export function withoutPhrases(phrases: readonly string[]): (text: string) => string {
  const known = new Set(phrases.map(spoken));
  const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
  return (text) => {
    const words = text.split(' ').filter((word) => word !== '');
    const left: string[] = [];
    for (let at = 0; at < words.length; ) {
      let to = Math.min(words.length, at + longest);
      while (to > at && !known.has(spoken(words.slice(at, to).join(' ')))) to -= 1;
      if (to === at) left.push(words[at] ?? '');
      else if (words[to]?.toLowerCase() === STYLE) to += 1;
      at = Math.max(to, at + 1);
    }
    return left.join(' ');
  };
}
