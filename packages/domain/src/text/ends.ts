/** Whether a text ends with one of these characters. */
export const endsWithOne = (text: string, characters: string): boolean =>
  text !== '' && characters.includes(text.slice(-1));

/** A text without these characters and spaces at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && (characters.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === ''))
    end -= 1;
  return text.slice(0, end);
}

/** Whether a text begins with a small letter. */
export const beginsSmall = (text: string): boolean => text.charAt(0) !== text.charAt(0).toUpperCase();

/** Whether a text begins with a capital letter. */
export const beginsWithCapital = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase();
