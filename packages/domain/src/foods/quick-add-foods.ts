import type { IngredientCategory, IngredientUnit } from '../kitchen.ts';

interface QuickAddFood {
  readonly name: string;
  readonly category: IngredientCategory;
  readonly unit: IngredientUnit;
  /** The id of the same food in the food table. */
  readonly fdcId: number;
}

/** The common foods offered for adding to the kitchen with one choice. */
export const QUICK_ADD_FOODS: readonly QuickAddFood[] = [
  { name: 'Chicken Breast', category: 'protein', unit: 'lb', fdcId: 171077 },
  { name: 'Ground Beef', category: 'protein', unit: 'lb', fdcId: 171796 },
  { name: 'Salmon', category: 'protein', unit: 'lb', fdcId: 175167 },
  { name: 'Shrimp', category: 'protein', unit: 'lb', fdcId: 175179 },
  { name: 'Bacon', category: 'protein', unit: 'piece', fdcId: 168277 },
  { name: 'Tofu', category: 'protein', unit: 'oz', fdcId: 172448 },
  { name: 'Eggs', category: 'protein', unit: 'piece', fdcId: 171287 },
  { name: 'Canned Tuna', category: 'protein', unit: 'piece', fdcId: 171986 },
  { name: 'Black Beans', category: 'pantry', unit: 'cup', fdcId: 175238 },
  { name: 'Chickpeas', category: 'pantry', unit: 'cup', fdcId: 173800 },
  { name: 'Milk', category: 'dairy', unit: 'cup', fdcId: 171265 },
  { name: 'Butter', category: 'dairy', unit: 'tbsp', fdcId: 173410 },
  { name: 'Greek Yogurt', category: 'dairy', unit: 'cup', fdcId: 170894 },
  { name: 'Cheddar Cheese', category: 'dairy', unit: 'oz', fdcId: 173414 },
  { name: 'Parmesan', category: 'dairy', unit: 'oz', fdcId: 170848 },
  { name: 'Mozzarella', category: 'dairy', unit: 'oz', fdcId: 170845 },
  { name: 'Onion', category: 'vegetable', unit: 'piece', fdcId: 170000 },
  { name: 'Garlic', category: 'vegetable', unit: 'clove', fdcId: 169230 },
  { name: 'Tomato', category: 'vegetable', unit: 'piece', fdcId: 170457 },
  { name: 'Potato', category: 'vegetable', unit: 'piece', fdcId: 170026 },
  { name: 'Sweet Potato', category: 'vegetable', unit: 'piece', fdcId: 168482 },
  { name: 'Carrot', category: 'vegetable', unit: 'piece', fdcId: 170393 },
  { name: 'Celery', category: 'vegetable', unit: 'piece', fdcId: 169988 },
  { name: 'Broccoli', category: 'vegetable', unit: 'piece', fdcId: 170379 },
  { name: 'Spinach', category: 'vegetable', unit: 'cup', fdcId: 168462 },
  { name: 'Bell Pepper', category: 'vegetable', unit: 'piece', fdcId: 170427 },
  { name: 'Mushrooms', category: 'vegetable', unit: 'cup', fdcId: 169251 },
  { name: 'Zucchini', category: 'vegetable', unit: 'piece', fdcId: 169291 },
  { name: 'Cucumber', category: 'vegetable', unit: 'piece', fdcId: 168409 },
  { name: 'Lettuce', category: 'vegetable', unit: 'piece', fdcId: 169249 },
  { name: 'Avocado', category: 'fruit', unit: 'piece', fdcId: 171705 },
  { name: 'Ginger', category: 'vegetable', unit: 'tbsp', fdcId: 169231 },
  { name: 'Apple', category: 'fruit', unit: 'piece', fdcId: 171688 },
  { name: 'Banana', category: 'fruit', unit: 'piece', fdcId: 173944 },
  { name: 'Lemon', category: 'fruit', unit: 'piece', fdcId: 167746 },
  { name: 'Blueberries', category: 'fruit', unit: 'cup', fdcId: 171711 },
  { name: 'White Rice', category: 'grain', unit: 'cup', fdcId: 168877 },
  { name: 'Pasta', category: 'grain', unit: 'oz', fdcId: 169736 },
  { name: 'Bread', category: 'grain', unit: 'piece', fdcId: 174924 },
  { name: 'Oats', category: 'grain', unit: 'cup', fdcId: 173904 },
  { name: 'Flour Tortillas', category: 'grain', unit: 'piece', fdcId: 167535 },
  { name: 'Olive Oil', category: 'pantry', unit: 'tbsp', fdcId: 171413 },
  { name: 'Soy Sauce', category: 'pantry', unit: 'tbsp', fdcId: 174277 },
];
