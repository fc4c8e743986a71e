/** A service's category as it is shown: 'nutrition_coaching' is NUTRITION COACHING. */
export const categoryLabel = (category: string): string => category.replaceAll('_', ' ').toUpperCase();
