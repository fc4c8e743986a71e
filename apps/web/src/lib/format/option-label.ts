import { localText } from '#lib/language.ts';

/** A stored option as lower-case words: 'very_active' is 'very active'. */
export const optionText = (option: string): string => localText(option.replaceAll('_', ' '));

/** A stored option as a label: 'Very active'. Typed text keeps its spelling except for the first letter. */
export function optionLabel(option: string): string {
  const text = option.replaceAll('_', ' ');
  return localText(text.charAt(0).toUpperCase() + text.slice(1));
}

/** A service's category: 'nutrition_coaching' is NUTRITION COACHING. */
export const categoryLabel = (category: string): string => optionText(category).toUpperCase();
