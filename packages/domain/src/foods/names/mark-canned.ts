import { findFood } from '../find-food.ts';
import { stateOf } from '../food-state.ts';

const IN_WATER =
  /(?<=^|[,;\n+] ?|(?:\b(?:and|with|of)|(?<!\p{L})\d ?\p{L}{0,5}) )((?:(?!(?:of|and|with)\b)\p{L}+ ){0,2}?(?!of\b)\p{L}{3,}) in (?:(?:spring|salt(?:ed)?) ?)?(?:water|brine)(?=$|[,;\n)+]| (?:with|and|on|drained|\d|x\d|half)\b)/giu;

/** Names food sold in water or brine as canned: 'tuna in brine' and 'sweetcorn in water', but not 'oats in water'. */
export function markCanned(text: string): string {
  return text.replace(IN_WATER, (whole: string, name: string) => {
    const plain = name.replace(/^(?:canned|tinned) | (?:chunks?|flakes?|steaks?|fillets?)$/gi, '');
    const food = findFood(`canned ${plain}`);
    return food && stateOf(food) === 'canned' ? `canned ${plain}` : whole;
  });
}
