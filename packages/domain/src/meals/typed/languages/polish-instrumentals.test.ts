import { expect, it } from 'vitest';
import { withPolishNominatives } from './polish-instrumentals.ts';

it.each([
  ['kotlet z ziemniakami', 'kotlet with ziemniaki'],
  ['chleb z masłem i szynką', 'chleb with masło and szynka'],
  ['herbata z cukrem', 'herbata with cukier'],
  ['kurczak z ryżem', 'kurczak with ryż'],
  ['zupa pomidorowa z makaronem', 'zupa pomidorowa'],
  ['toast with jam', 'toast with jam'],
  ['makaron z sosem pomidorowym', 'makaron with sos pomidorowy'],
  ['schabowy z kapustą zasmażaną', 'schabowy with kapusta zasmażana'],
  ['bułka z dżemem truskawkowym i masłem', 'bułka with dżem truskawkowy and masło'],
])('%s', (typed, expected) => {
  expect(withPolishNominatives(typed)).toBe(expected);
});
