/** An option as it is stored, in lower-case words: 'very_active' is 'very active'. */
export const optionText = (option: string): string => option.replaceAll('_', ' ');

/** The same at the beginning of a line: 'Very active'. What a person typed stays as typed but for its first letter. */
export function optionLabel(option: string): string {
  const text = optionText(option);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A service's category: 'nutrition_coaching' is NUTRITION COACHING. */
export const categoryLabel = (category: string): string => optionText(category).toUpperCase();
