import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import type { ComposeRequest } from '../composed-recipe.ts';
import { historyFor, kitchenOf, type ShownIdeas, withShownIdeas } from './idea-history.ts';

const wishes = (
  foods: readonly string[],
  limits: Partial<ComposeRequest> = {},
  quantity = '1',
): ComposeRequest => ({
  stock: foods.map((name) => ({
    name,
    category: 'pantry',
    quantity,
    unit: 'piece',
    expiryDate: null,
  })),
  eater: { allergies: [], diets: [] },
  today: calendarDay('2026-11-21'),
  seed: 1,
  ...limits,
});

const idea = (dish: string) => ({ key: `${dish}/egg`, name: dish });
const given = (turn: ShownIdeas['turn'], ...dishes: string[]): ShownIdeas => ({
  ideas: dishes.map(idea),
  turn,
});
const words = (...dishes: string[]) => dishes.map(idea).flatMap(({ key, name }) => [key, name]);
const AFTER_ONE = withShownIdeas(undefined, kitchenOf(wishes(['Eggs', 'Rice'])), given('new', 'Omelette'));

describe('the ideas shown for a kitchen', () => {
  test.each([
    ['the same kitchen, spelled otherwise and in another order', wishes(['rice', 'Egg ']), true],
    [
      'another amount',
      wishes(['Eggs', 'Rice'], {
        stock: wishes(['Rice', 'Eggs'], {}, '9').stock,
      }),
      true,
    ],
    ['more food', wishes(['Eggs', 'Rice', 'Leek']), true],
    ['another meal', wishes(['Eggs', 'Rice'], { meal: 'snack' }), true],
    ['a new limit', wishes(['Eggs', 'Rice'], { dislikes: ['leek'] }), true],
    ['less food', wishes(['Rice']), false],
    ['other food', wishes(['Rice', 'Leek']), false],
  ])('%s: still counts %s', (_, now, counts) => {
    expect(historyFor(AFTER_ONE, kitchenOf(now)).given).toEqual(counts ? words('Omelette') : ['Omelette/']);
  });

  test('after something was used up, the latest two dozen dishes are kept without their foods', () => {
    const dishes = Array.from({ length: 30 }, (_key, index) => `dish-${index}`);
    const history = withShownIdeas(undefined, kitchenOf(wishes(['Eggs'])), given('new', ...dishes));
    const left = historyFor(history, kitchenOf(wishes(['Leek'])));
    expect(left).toEqual({ given: dishes.slice(-24).map((dish) => `${dish}/`), again: [] });
  });

  test('counts only as dishes once a limit or an always-at-home food was removed', () => {
    const limited = kitchenOf(wishes(['Eggs'], { dislikes: ['leek'], atHome: ['salt'] }));
    const history = withShownIdeas(undefined, limited, given('new', 'a'));
    expect(historyFor(history, limited).given).toEqual(words('a'));
    expect(historyFor(history, kitchenOf(wishes(['Eggs'], { atHome: ['salt'] }))).given).toEqual(['a/']);
    expect(historyFor(history, kitchenOf(wishes(['Eggs'], { dislikes: ['leek'] }))).given).toEqual(['a/']);
  });

  test('has each idea once, the latest last, at most five hundred', () => {
    const kitchen = kitchenOf(wishes(['Eggs']));
    const many = Array.from({ length: 600 }, (_key, index) => `dish ${index}`);
    const first = withShownIdeas(undefined, kitchen, given('new', ...many));
    expect(first.given).toHaveLength(1000);
    const second = withShownIdeas(first, kitchen, given('again', 'dish 300'));
    expect(second.given.slice(-2)).toEqual(words('dish 300'));
    expect(second.given).toHaveLength(1000);
  });

  test('repeated ideas are tracked separately', () => {
    const kitchen = kitchenOf(wishes(['Eggs']));
    const answers = [
      given('new', 'a', 'b'),
      given('new', 'c'),
      given('first again', 'b'),
      given('again', 'a'),
    ];
    const history = answers.reduce(
      (known, answer) => withShownIdeas(known, kitchen, answer),
      withShownIdeas(undefined, kitchen, given('new')),
    );
    expect(history).toMatchObject({ given: words('c', 'b', 'a'), again: words('b', 'a') });
    expect(withShownIdeas(history, kitchen, given('first again', 'c')).again).toEqual(words('c'));
  });
});
