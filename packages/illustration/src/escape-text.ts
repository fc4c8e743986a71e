/** What XML 1.0 forbids even as a reference (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** `text` as XML character data: markup characters as references, forbidden characters left out. */
export function escapeText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
