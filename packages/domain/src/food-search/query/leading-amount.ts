import {
  type WithoutAmount,
  withoutAmountAhead,
  withoutAmountsBehind,
} from '../../language/amount-around.ts';
import { lineOf, writtenOf } from '../../language/grammar.ts';

const SHORTEST_FOOD = 3;

/** The name as text; undefined if it is too short to be searched. */
function foodOf({ name }: WithoutAmount): string | undefined {
  const food = writtenOf(name).replace(/,$/, '');
  return food.length < SHORTEST_FOOD ? undefined : food;
}

/** Removes the amount before the food, 'a glass of milk' or '200 g rice'; '7 up' stays. */
export function withoutAmount(text: string): string {
  const ahead = withoutAmountAhead(lineOf(text));
  return (ahead.isCounted ? foodOf(ahead) : undefined) ?? text;
}

/** Removes the amount behind the food, 'red wine glass' or 'rice 200 g'; undefined if there is none. */
export function withoutTrailingAmount(text: string): string | undefined {
  const longest = withoutAmountsBehind(lineOf(text)).at(-1);
  return longest && foodOf(longest);
}
