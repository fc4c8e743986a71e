import { i18n } from '@lingui/core';
import { keepChoice, readChoice } from './browser/kept-choice.ts';

interface Catalogue {
  /** English texts of the screen in ICU MessageFormat, each with the same in the language of the file. */
  readonly texts: Readonly<Record<string, string>>;
  /** The same for texts that come as data: options, units, sentences of the server. */
  readonly data: Readonly<Record<string, string>>;
}

/** A file for each language besides English, whose texts are the keys of all of them. */
const CATALOGUES = import.meta.glob<Catalogue>('../languages/*.json', { import: 'default' });

const ENGLISH = 'en';

/** The languages of the screen, as their files are named. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(CATALOGUES).map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)),
];

/** The language of the screen. It is that of the whole visit: another one is chosen by loading the page again. */
export const language = readChoice('language', LANGUAGES) ?? ENGLISH;
export const isEnglish = language === ENGLISH;

// Whatever imports this file waits for the catalogue, so that texts can also stand in constants of modules.
const catalogue = await CATALOGUES[`../languages/${language}.json`]?.();
// The build compiles texts with values; development and tests compile them as they come.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text]);
i18n.loadAndActivate({ locale: language, messages: { ...catalogue?.texts } });
document.documentElement.lang = language;

/**
 * A text of the screen in its language.
 *
 * English tells one from several by `{count, select, 1 {1 food} other {{count} foods}}`, because `plural` loads the tables of `Intl`.
 * Catalogues can say `{count, plural, …}` instead, with the forms of their language.
 * @param text the English text in ICU MessageFormat, which is the key in the catalogues
 * @param values of what stands in braces
 */
export const t: (text: string, values?: Readonly<Record<string, unknown>>) => string = i18n.t;

/**
 * A text that comes as data, such as an option, a unit or a sentence of the server: in the language of the screen if its catalogue
 * has it, else as it is.
 */
export function localText(text: string): string {
  return catalogue && Object.hasOwn(catalogue.data, text) ? (catalogue.data[text] ?? text) : text;
}

/** The name of a language in itself: 'Deutsch'. */
export const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** Keeps a language for this browser, and loads the page again in it. */
export function chooseLanguage(chosen: string): void {
  keepChoice('language', chosen === ENGLISH ? undefined : chosen);
  location.reload();
}
