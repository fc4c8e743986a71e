import { type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

type ColourOfWords = readonly [words: RegExp, colour: Hex];

const TOMATO_RED: Hex = '#cf4a2c';
const CREAM: Hex = '#f4e4ba';

/** First match in the dish's name wins. */
const SAUCES: readonly ColourOfWords[] = [
  [/butter chicken|tikka masala|makhani|alla vodka|\bvodka\b|romesco/, '#dd7d40'],
  [/saag|palak|spinach (soup|curry)|nettle|callaloo|molokhia/, '#658b39'],
  [
    /green curry|pesto|\bpea\b|split pea|broccoli soup|verdes?\b|chimichurri|asparagus soup|green chil|watercress|courgette soup|zucchini soup|lettuce soup/,
    '#8fae4c',
  ],
  [
    /red curry|tom yum|rendang|kimchi|goulash|gulasch|paprikash|vindaloo|mapo|massaman|panang|curry laksa|gochujang|muhammara|harissa/,
    '#cf6a36',
  ],
  [
    /tomato|shakshuka|marinara|arrabb|minestrone|chill?i\b(?![ -](?:lime|spiced|garlic))|bolognese|\bragu|ratatouille|puttanesca|amatriciana|gazpacho|salmorejo|cacciatore|jambalaya|purgator|alla norma|pomodoro|manhattan|cioppino|enchilada|lasagn|moussaka|parmigiana|eggplant parm/,
    TOMATO_RED,
  ],
  [/black bean|feijoada|mole\b|squid ink/, '#5b3a33'],
  [
    /bourguignon|coq au vin|gumbo|rogan josh|oxtail|adobo|guinness|carbonnade|beef stew|pot roast|teriyaki|hoisin|brisket|gravy|steak and|onion soup|tapenade|sauerbraten|birria|daube|ropa vieja/,
    '#95562f',
  ],
  [/pumpkin|squash|carrot|sweet potato|butternut/, '#e58a34'],
  [/beet|borscht|borsch/, '#a83a5c'],
  [
    /tom kha|korma|chowder|alfredo|cream of|vichyssoise|potato (soup|leek)|potato and leek|leek and potato|cauliflower|stroganoff|cullen|celeriac|parsnip|white sauce|ajo blanco|fish soup|blanquette|bechamel|carbonara|clam|swedish|clotted/,
    CREAM,
  ],
  [/avgolemono|corn (soup|chowder)|lemon/, '#f3d988'],
  [
    /curry|tikka|\bdaa?l\b|dahl|dhal|turmeric|masala|coconut|laksa|khao soi|katsu|mulligatawny|tagine|harira/,
    '#e3a13c',
  ],
  [/mushroom|\bstew\b|bean|lentil|cassoulet|bourride|rajma|mujadd|oat/, '#b07c45'],
  [/\bpho\b|beef broth|soy|hot and sour/, '#c9985a'],
  [/miso|ramen|broth|noodle|chicken|wonton|egg drop|consomme|stracciatella|\bsoup\b/, '#e8c274'],
];

/** Ingredients that colour a sauce, the strongest first; the first match wins. */
const COLOURING: readonly ColourOfWords[] = [
  [/tomato (sauce|paste|puree)|passata|marinara|(canned|crushed|chopped|diced|tinned) tomato/, TOMATO_RED],
  [/green curry paste|pesto/, '#8fae4c'],
  [/red curry paste|gochujang|harissa|chipotle/, '#cf6a36'],
  [/turmeric|curry powder|curry paste|saffron|garam masala/, '#e3a13c'],
  [/pumpkin|squash|sweet potato/, '#e58a34'],
  [/\bbeets?\b|beetroot/, '#a83a5c'],
  [/tomato/, TOMATO_RED],
  [/red wine|beef (stock|broth)|soy sauce|stout|gravy/, '#95562f'],
  [/cream|bechamel|milk/, CREAM],
];

const GOLDEN_SAUCE: Hex = '#dca552';

/** How much cream or coconut milk lightens a sauce of another colour. */
const CREAMED_SHARE = 0.22;

const LIGHTENS = /\bcream\b|coconut (milk|cream)|creme fraiche|evaporated milk|half and half/;

/**
 * The colour of a dish's sauce: by its name, otherwise by the ingredient that colours most. `dishName` is normalized.
 */
export function sauceColour(dishName: string, foods: readonly DishFood[]): Hex {
  const colour = namedColour(SAUCES, dishName) ?? colourOfFoods(foods);
  const isCreamed = colour !== CREAM && foods.some(({ name }) => LIGHTENS.test(name));
  return isCreamed ? mix(colour, CREAM, CREAMED_SHARE) : colour;
}

function colourOfFoods(foods: readonly DishFood[]): Hex {
  for (const [words, colour] of COLOURING) if (foods.some(({ name }) => words.test(name))) return colour;
  const source = foods.find(
    ({ role, tint }) => role === 'sauce' || (role === 'vegetable' && tint !== undefined),
  );
  return source?.tint ?? GOLDEN_SAUCE;
}

function namedColour(table: readonly ColourOfWords[], name: string): Hex | undefined {
  return table.find(([words]) => words.test(name))?.[1];
}
