import { describe, expect, test } from 'vitest';
import { USUAL_AT_HOME } from './at-home.ts';
import { atHomeMatcher } from './at-home-matcher.ts';

describe('the default four', () => {
  const isAtHome = atHomeMatcher(USUAL_AT_HOME);

  test.each([
    'salt',
    'Kosher salt',
    'fine sea salt',
    'salt, to taste',
    'black pepper',
    'freshly ground black pepper',
    'Pepper',
    'cracked black pepper',
    'water',
    'boiling water',
    'ice cubes',
    'cooking oil',
    'oil',
    'vegetable oil',
    'neutral oil',
    'rapeseed oil',
    'extra-virgin olive oil',
    'olive oil',
    'sunflower oil',
    'oil for frying',
    'salt, for the pasta water',
    'salt and pepper',
    'Kosher salt & freshly ground black pepper',
    'salt and black pepper, to taste',
  ])('cover %s', (needed) => {
    expect(isAtHome(needed)).toBe(true);
  });

  test.each([
    'sesame oil',
    'coconut oil',
    'walnut oil',
    'garlic salt',
    'bell pepper',
    'red pepper flakes',
    'cayenne pepper',
    'sparkling water',
    'coconut water',
    'watermelon',
    'salted butter',
    'oil and vinegar',
    'half and half',
    'butter for frying',
    'olives',
    'tuna in oil',
    '',
    ' and ',
  ])('do not cover %s', (needed) => {
    expect(isAtHome(needed)).toBe(false);
  });
});

describe('an own list', () => {
  test.each([
    [['Garlic'], 'garlic cloves', true],
    [['scallions'], 'spring onions', true],
    [['soy sauce'], 'soy sauce', true],
    [['chicken breast'], 'chicken', true],
    [['chicken'], 'chicken breast', false],
    [['olive oil'], 'oil', true],
    [['olive oil'], 'sunflower oil', false],
    [['vegetable oil'], 'olive oil', false],
    [['my secret mix'], 'My Secret Mix', true],
    [['salt'], 'salt and pepper', false],
    [['macaroni'], 'macaroni and cheese', false],
    [[], 'salt', false],
  ])('%j and %j: %s', (names, needed, expected) => {
    expect(atHomeMatcher(names)(needed)).toBe(expected);
  });
});
