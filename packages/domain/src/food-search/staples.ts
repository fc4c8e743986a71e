/** Foods of the table that are in most kitchens: of several that fit a beginning alike ('chi', 'app') they are first. */
export const STAPLES: ReadonlySet<string> = new Set(
  [
    'apple, avocado, banana, orange, strawberry, blueberry, grape, lemon, watermelon, mango, pineapple, peach, pear',
    'tomato, potato, sweet potato, onion, garlic, carrot, broccoli, spinach, cucumber, lettuce, bell pepper, corn',
    'mushroom, zucchini, cauliflower, green bean, celery, cabbage, asparagus',
    'chicken, chicken breast, cooked chicken breast, ground beef, beef steak, bacon, ham, sausage, turkey breast, pork chop',
    'salmon, tuna, shrimp, cod, egg, fried egg, scrambled egg, hard boiled egg, milk, butter, cheddar cheese, cheese, yogurt, greek yogurt, cottage cheese, tofu',
    'cream cheese, mozzarella, bread, whole wheat bread, tortilla, bagel, white rice, cooked white rice, brown rice',
    'pasta, spaghetti, oatmeal, rolled oats, cereal, quinoa, black bean, chickpea, lentil, hummus, peanut butter',
    'almond, walnut, peanut, olive oil, mayonnaise, ketchup, honey, sugar, salt, chocolate, dark chocolate, cookie',
    'ice cream, potato chip, french fries, pizza, hamburger, coffee, tea, orange juice, cola, beer, water, green tea',
    'garden salad without dressing, caesar salad without dressing, vegetable soup, chicken noodle soup, fried rice',
    'cooked oatmeal, cooked pasta, cooked brown rice, skim milk, reduced fat milk, almond milk, cheeseburger',
  ]
    .join(', ')
    .split(', '),
);
