const DRINKS =
  /smoothie(?! bowl)|shake\b|juice|lassi|latte|lemonade|drink|cooler|frapp|agua fresca|golden milk|hot chocolate|cocoa/;

/** Whether a dish of this name, in lower case, is drunk. */
export function isDrink(dishName: string): boolean {
  return DRINKS.test(dishName);
}
