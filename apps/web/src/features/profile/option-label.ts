/** 'moderately_active' as a person reads it: 'Moderately active'. A word of the person's own stays as typed. */
export function optionLabel(option: string): string {
  const words = option.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
