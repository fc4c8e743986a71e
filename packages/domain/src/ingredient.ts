/** The categories, states and units of ingredients that the inventory, the composer and the shopping list share. */

export const INGREDIENT_CATEGORIES = [
  'protein',
  'vegetable',
  'fruit',
  'dairy',
  'grain',
  'pantry',
  'spice',
  'beverage',
] as const;
export type IngredientCategory = (typeof INGREDIENT_CATEGORIES)[number];

export const INGREDIENT_STATUSES = ['fresh', 'expiring', 'expired'] as const;
export type IngredientStatus = (typeof INGREDIENT_STATUSES)[number];

/** Where food is kept, which decides how long it keeps. */
export const PLACES = ['fridge', 'freezer', 'cupboard'] as const;
export type Place = (typeof PLACES)[number];

/** The units that a person can choose. */
export const INGREDIENT_UNITS = [
  'piece',
  'cup',
  'tbsp',
  'tsp',
  'lb',
  'oz',
  'kg',
  'g',
  'ml',
  'l',
  'clove',
  'bunch',
] as const;
/** Packages in which people buy food. Their weight depends on the food. */
export const PACKAGES = [
  'can',
  'tin',
  'jar',
  'bottle',
  'packet',
  'pack',
  'package',
  'bag',
  'box',
  'carton',
  'tub',
  'tube',
  'bar',
  'block',
  'loaf',
  'punnet',
] as const;
/** Units that are stored where they are typed. The one-field form of the dashboard stores `item`. */
const TYPED_UNITS = ['item', ...PACKAGES, 'pint', 'imperial pint', 'quart', 'gallon'] as const;
export const STORED_UNITS = [...INGREDIENT_UNITS, ...TYPED_UNITS] as const;
export type IngredientUnit = (typeof STORED_UNITS)[number];

export const CUISINES = [
  'Italian',
  'Asian',
  'Mediterranean',
  'Mexican',
  'American',
  'French',
  'Indian',
  'Thai',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** Cuisines that a recipe may name beside those that ideas and the filter know. */
export const OTHER_CUISINES = [
  'African',
  'British',
  'Caribbean',
  'Chinese',
  'Eastern European',
  'German',
  'Greek',
  'Japanese',
  'Korean',
  'Latin American',
  'Middle Eastern',
  'Nordic',
  'Spanish',
  'Turkish',
  'Vietnamese',
] as const;
