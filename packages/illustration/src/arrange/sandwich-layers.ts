import { darker, type Hex, lighter } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { box, circle, decimal, path, stroke } from '../shapes.ts';
import { wave } from '../wave.ts';

/** One filling as seen from the cut side. */
export interface SandwichLayer {
  readonly kind: 'flat' | 'frilled' | 'slices' | 'lumpy' | 'patty' | 'melting' | 'smear';
  readonly colour: Hex;
  readonly height: number;
  /** Layers with a lower order are further down. */
  readonly order: number;
}

type LayerOfWords = readonly [words: RegExp, layer: SandwichLayer];

const layer = (kind: SandwichLayer['kind'], colour: Hex, height: number, order: number): SandwichLayer => ({
  kind,
  colour,
  height,
  order,
});

/** First match wins for each ingredient; foods that match none, such as salt, add nothing. */
const LAYERS: readonly LayerOfWords[] = [
  [/peanut butter|almond butter|nutella|chocolate spread/, layer('smear', '#b9793f', 20, 2)],
  [/\bjam\b|jelly|preserve|marmalade/, layer('smear', '#b0304a', 17, 3)],
  [
    /mayo|aioli|cream cheese|ranch|tahini|yogh?urt|hummus|tzatziki|horseradish/,
    layer('smear', '#f8ecc9', 9, 1),
  ],
  [/mustard/, layer('smear', '#e2b02f', 8, 1)],
  [/ketchup|bbq|barbecue|tomato (sauce|paste)/, layer('smear', '#bb3a24', 8, 5)],
  [/pesto|chimichurri/, layer('smear', '#7fa03c', 9, 1)],
  [/guacamole|avocado/, layer('flat', '#a9c45c', 18, 6)],
  [/bacon|pancetta/, layer('frilled', '#a9442c', 16, 5)],
  [
    /\bham\b|prosciutto|salami|mortadella|pastrami|corned beef|pepperoni|turkey (breast|slice)|bologna/,
    layer('frilled', '#e29a8c', 17, 3),
  ],
  [/smoked salmon|lox/, layer('frilled', '#f0845c', 16, 3)],
  [/\btuna|crab|lobster|sardine|mackerel/, layer('lumpy', '#e9cda6', 32, 3)],
  [/\beggs?\b/, layer('lumpy', '#f7dc7a', 30, 3)],
  [/pulled|shredded (pork|beef|chicken)|pork shoulder|brisket/, layer('lumpy', '#9c5a35', 36, 3)],
  [/meatball/, layer('lumpy', '#8f4c30', 38, 3)],
  [/chicken|turkey|schnitzel/, layer('flat', '#e0b878', 28, 3)],
  [/ground|mince|beef|steak|lamb|patty|patties|burger|veal|venison|bison/, layer('patty', '#75412c', 40, 3)],
  [/black bean|lentil|falafel|chickpea|tempeh|seitan|mushroom/, layer('patty', '#7d5636', 38, 3)],
  [/tofu|halloumi|paneer|eggplant|aubergine/, layer('flat', '#e9cf96', 26, 3)],
  [/fish|cod\b|haddock|salmon|shrimp|prawn/, layer('patty', '#d79a4a', 34, 3)],
  [/sauerkraut|coleslaw|cabbage|kimchi|sprout/, layer('lumpy', '#d5dc98', 20, 6)],
  [/mozzarella|brie|camembert|goat|feta|ricotta|burrata/, layer('melting', '#fbf0d4', 15, 4)],
  [/swiss|emmental|provolone|monterey|havarti/, layer('melting', '#f6e2a0', 13, 4)],
  [/blue cheese|gorgonzola|stilton/, layer('melting', '#ebe6cf', 13, 4)],
  [/cheese|cheddar|gouda|gruyere|raclette/, layer('melting', '#f5b83a', 13, 4)],
  [/tomato/, layer('slices', '#d8402f', 15, 7)],
  [/pickle|gherkin|cucumber/, layer('slices', '#8fb052', 11, 8)],
  [/red onion/, layer('slices', '#a8447a', 8, 9)],
  [/onion|shallot/, layer('slices', '#ead9ac', 9, 9)],
  [/bell pepper|roasted pepper|red pepper(?! flake)/, layer('slices', '#d9482f', 11, 7)],
  [/carrot|beet/, layer('slices', '#e0803a', 10, 8)],
  [/apple|pear\b|banana|strawberr/, layer('slices', '#f0dfa0', 14, 6)],
  [
    /lettuce|arugula|rocket|spinach|watercress|romaine|salad|greens|cilantro|basil|herb|cress/,
    layer('frilled', '#7fb048', 15, 10),
  ],
];

const MOST_LAYERS = 6;

/** The layers of a sandwich's foods, from the bottom up. */
export function sandwichLayers(foods: readonly DishFood[], without?: RegExp): SandwichLayer[] {
  const found = foods
    .filter(({ name }) => without?.test(name) !== true)
    .flatMap(({ name }) => LAYERS.find(([words]) => words.test(name))?.[1] ?? []);
  return Array.from(new Set(found))
    .slice(0, MOST_LAYERS)
    .sort((a, b) => a.order - b.order);
}

/** A layer with its lower edge at `bottom`, from `left` to `right`. */
export function drawLayer(
  { kind, colour, height }: SandwichLayer,
  left: number,
  right: number,
  bottom: number,
): string {
  const top = bottom - height;
  const width = right - left;
  if (kind === 'frilled') {
    const crests = Math.round(width / 34);
    const ruffle = (reach: number) =>
      wave(left - reach, right + reach, bottom - height / 2, height * 0.34, crests);
    return (
      stroke(ruffle(4), darker(colour, 0.2), height) +
      stroke(ruffle(4), colour, height * 0.7, { transform: 'translate(0 -2)' }) +
      stroke(ruffle(-8), lighter(colour, 0.35), 3, { transform: 'translate(0 -4)' })
    );
  }
  if (kind === 'lumpy') {
    const count = Math.round(width / 30);
    return Array.from({ length: count * 2 }, (_, index) => {
      const x = left + 12 + ((index % count) / Math.max(1, count - 1)) * (width - 24);
      const low = index < count;
      const fill = index % 3 === 0 ? lighter(colour, 0.3) : index % 3 === 1 ? colour : darker(colour, 0.12);
      return circle(
        x,
        low ? bottom - height * 0.3 : top + height * 0.36,
        height * (index % 2 === 0 ? 0.36 : 0.31),
        fill,
      );
    }).join('');
  }
  if (kind === 'melting') {
    const drip = (x: number, deep: number) =>
      `H${decimal(left + width * x)}C${decimal(left + width * x)} ${decimal(bottom + deep)} ${decimal(left + width * (x + 0.1))} ${decimal(bottom + deep)} ${decimal(left + width * (x + 0.1))} ${decimal(bottom - 2)}`;
    const outline = `M${decimal(left - 4)} ${decimal(top)}V${decimal(bottom - 2)}${drip(0.12, 26)}${drip(0.46, 16)}${drip(0.74, 30)}H${decimal(right + 4)}V${decimal(top)}Z`;
    return path(outline, colour) + box(left, top + 2, width, 4, 2, lighter(colour, 0.4));
  }
  if (kind === 'slices') {
    const half = width / 2;
    const one = (x: number, wide: number) =>
      box(x, top, wide, height, height / 2, darker(colour, 0.14)) +
      box(x + 2, top, wide - 4, height * 0.66, height * 0.33, lighter(colour, 0.14));
    return one(left + 4, half - 2) + one(left + half - 4, half - 2);
  }
  if (kind === 'patty') {
    return (
      box(left - 6, top, width + 12, height, height * 0.42, darker(colour, 0.3)) +
      box(left - 5, top, width + 10, height * 0.78, height * 0.38, colour) +
      Array.from({ length: 9 }, (_, index) =>
        circle(
          left + 14 + (index / 8) * (width - 28),
          top + (index % 2 === 0 ? 0.32 : 0.58) * height,
          3.4,
          index % 3 === 0 ? lighter(colour, 0.3) : darker(colour, 0.3),
        ),
      ).join('')
    );
  }
  const corner = kind === 'smear' ? height / 2 : 7;
  return (
    box(left, top, width, height, corner, darker(colour, 0.12)) +
    box(left + 1, top, width - 4, height * 0.68, corner * 0.7, colour) +
    (kind === 'smear' ? '' : box(left + 10, top + 3, width * 0.4, 3.4, 1.7, lighter(colour, 0.5)))
  );
}
