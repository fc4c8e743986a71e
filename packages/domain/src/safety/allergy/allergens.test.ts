import { describe, expect, test } from 'vitest';
import { FOODS } from '../../foods/food-table.ts';
import { allergensOf, carriesAllergy } from './allergens.ts';

describe('allergensOf', () => {
  test.each([
    ['chocolate almond milk', 'nuts'],
    ['chocolate oat milk', 'gluten'],
    ['milk chocolate with almonds', 'dairy nuts soy'],
    ['worcestershire sauce', 'fish gluten'],
    ['soy sauce', 'gluten soy'],
    ['tamari', 'soy'],
    ['tahini', 'sesame'],
    ['roasted garlic hummus', 'sesame'],
    ['pesto', 'dairy nuts'],
    ['naan', 'dairy gluten'],
    ['rolls', 'gluten'],
    ['kitchen roll', ''],
    ['panko', 'gluten'],
    ['Japanese curry cubes', 'gluten'],
    ['chip shop curry sauce', 'gluten'],
    ['creamy coconut sauce', ''],
    ['creamy tomato pasta sauce', 'dairy'],
    ['couscous', 'gluten'],
    ['seitan', 'gluten'],
    ['pearl barley', 'gluten'],
    ['rye crispbread', 'gluten'],
    ['craft beer', 'gluten sulfites'],
    ['rolled oats', 'gluten'],
    ['marzipan', 'nuts'],
    ['praline', 'nuts'],
    ['Nutella', 'dairy nuts soy'],
    ['satay', 'gluten peanuts soy'],
    ['oyster sauce', 'gluten shellfish soy'],
    ['fish sauce', 'fish'],
    ['anchovies', 'fish'],
    ['caesar dressing', 'dairy eggs fish'],
    ['dry white wine', 'sulfites'],
    ['dried apricots', 'sulfites'],
    ['red wine vinegar', 'sulfites'],
    ['molasses', 'sulfites'],
    ['ghee', 'dairy'],
    ['whey powder', 'dairy'],
    ['sodium caseinate', 'dairy'],
    ['lactose-free milk', 'dairy'],
    ['smoked gouda', 'dairy'],
    ['mayonnaise', 'eggs'],
    ['truffle aioli', 'eggs'],
    ['meringue', 'eggs'],
    ['egg noodles', 'eggs gluten'],
    ['green curry paste', 'fish shellfish'],
    ['imitation crab', 'eggs fish gluten shellfish'],
    ['seafood mix', 'fish shellfish'],
    ['king prawns', 'shellfish'],
    ['tofu', 'soy'],
    ['edamame', 'soy'],
    ['peanut butter', 'peanuts'],
    ['mixed nuts', 'nuts peanuts'],
    ['almond milk', 'nuts'],
    ['cashew butter', 'nuts'],
    ['almond flour', 'nuts'],
    ["za'atar", 'sesame'],
    ['coconut yogurt', 'dairy'],
    ['unknown chocolate thing', 'dairy soy'],
    ['coconut milk', ''],
    ['coconut', ''],
    ['oat milk', 'gluten'],
    ['rice milk', ''],
    ['soy milk', 'soy'],
    ['butternut squash', ''],
    ['butter lettuce', ''],
    ['butter beans', ''],
    ['nutmeg', ''],
    ['coconut oil', ''],
    ['water chestnuts', ''],
    ['doughnut peach', 'dairy eggs gluten'],
    ['buckwheat', ''],
    ['buckwheat flour', ''],
    ['eggplant', ''],
    ['egg plant', ''],
    ['rice noodles', ''],
    ['rice flour', ''],
    ['corn tortillas', ''],
    ['gluten-free bread crumbs', ''],
    ['gluten-free oats', ''],
    ['gluten-free flour', ''],
    ['vegan mayo', ''],
    ['vegan cheese', ''],
    ['vegan fish sauce', ''],
    ['dairy-free butter', ''],
    ['nut-free pesto', 'dairy'],
    ['cocoa butter', ''],
    ['cream of tartar', ''],
    ['crème de menthe', ''],
    ['crème de cassis', ''],
    ['crème fraîche', 'dairy'],
    ['peppercorns', ''],
    ['oyster mushrooms', ''],
    ['crab apples', ''],
    ['ginger beer', ''],
    ['rice vinegar', 'sulfites'],
    ['apple cider vinegar', 'sulfites'],
    ['organic cider vinegar', 'sulfites'],
    ['distilled white vinegar', ''],
    ['malt vinegar', 'gluten'],
    ['crushed Oreos', 'dairy eggs gluten soy'],
    ['Kewpie mayo', 'eggs soy'],
    ['kecap manis', 'gluten soy'],
    ['ssamjang', 'gluten sesame soy'],
    ['furikake', 'fish sesame soy'],
    ['bagoong', 'fish shellfish'],
    ['bottarga', 'fish'],
    ['spaetzle', 'dairy eggs gluten'],
    ['Nutter Butter cookies', 'dairy eggs gluten peanuts soy'],
    ['Guinness', 'gluten sulfites'],
    ['Biscoff', 'gluten soy'],
    ['PB2', 'peanuts'],
    ['everything but the bagel seasoning', 'sesame'],
    ['two yolks', 'eggs'],
    ['unsulfured dried mango', ''],
    ['pineapple', ''],
    ['unobtainium', ''],
  ])('%j contains %j', (name, allergens) => {
    expect([...allergensOf(name)].sort().join(' ')).toBe(allergens);
  });

  test('the words of each food give the table’s allergens, and those of its aliases no fewer', () => {
    const byWords = FOODS.map(({ name }) => `${name}: ${[...allergensOf(name)].sort().join(' ')}`);
    expect(byWords).toEqual(
      FOODS.map(({ name, allergens }) => `${name}: ${[...allergens].sort().join(' ')}`),
    );
    const lacking = FOODS.flatMap(({ aliases, allergens }) =>
      aliases.flatMap((alias) => {
        const carried = allergensOf(alias);
        return allergens
          .filter((allergen) => !carried.has(allergen))
          .map((allergen) => `${alias}: ${allergen}`);
      }),
    );
    expect(lacking).toEqual([]);
  });
});

describe('carriesAllergy', () => {
  test.each([
    ['cashews', 'nuts'],
    ['pesto', 'nuts'],
    ['walnuts', 'tree nuts'],
    ['cheddar', 'milk'],
    ['cheddar', 'Lactose'],
    ['cheddar', 'Milk allergy'],
    ['mayonnaise', 'egg'],
    ['spaghetti', 'wheat'],
    ['shrimp', 'seafood'],
    ['cod', 'seafood'],
    ['shrimp', 'shellfish'],
    ['shrimp', 'prawn'],
    ['king prawns', 'shrimp'],
    ['strawberry jam', 'strawberries'],
    ['strawberries', 'Strawberry'],
    ['sweet corn', 'corn'],
    ['cornstarch', 'corn'],
    ['polenta', 'corn'],
    ['corn tortillas', 'corn'],
    ['ketchup', 'tomatoes'],
    ['canned tomatoes', 'tomato'],
    ['courgette', 'zucchini'],
    ['coriander leaves', 'cilantro'],
    ['kiwifruit', 'kiwis'],
    ['guacamole', 'avocado'],
    ['bacon', 'pork'],
    ['shiitake', 'mushrooms'],
    ['banana bread', 'banana'],
    ['dijon mustard', 'mustard'],
  ])('%j contains %j', (name, allergy) => {
    expect(carriesAllergy(name, ['unrelated', allergy])).toBe(true);
  });

  test.each([
    ['peppercorns', 'corn'],
    ['pineapple', 'apple'],
    ['eggplant', 'egg'],
    ['butternut squash', 'nuts'],
    ['peanut butter', 'nuts'],
    ['peanut butter', 'milk'],
    ['almonds', 'peanuts'],
    ['coconut milk', 'dairy'],
    ['coconut milk', 'nuts'],
    ['salmon', 'shellfish'],
    ['rice', 'wheat'],
    ['grapefruit', 'grape'],
    ['anything', ''],
    ['anything', '  '],
  ])('%j does not contain %j', (name, allergy) => {
    expect(carriesAllergy(name, [allergy])).toBe(false);
  });

  test('without allergies nothing is excluded', () => {
    expect(carriesAllergy('peanuts', [])).toBe(false);
  });
});
