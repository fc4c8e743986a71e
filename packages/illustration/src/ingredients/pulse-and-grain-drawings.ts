import type { IngredientDrawing } from './ingredient-drawing.ts';

/** Beans and peas, rice, pasta, breads. */
export const PULSE_AND_GRAIN_DRAWINGS: readonly IngredientDrawing[] = [
  { pattern: /black bean/, glyph: 'bean', role: 'bean', colour: '#3a2d33', radius: 13 },
  { pattern: /(kidney|red) bean/, glyph: 'bean', role: 'bean', colour: '#8c2f2a', radius: 13 },
  { pattern: /(green|runner|french) bean/, glyph: 'greenBean', role: 'vegetable', radius: 24, scale: 0.9 },
  {
    pattern: /(white|cannellini|butter|navy|lima) bean/,
    glyph: 'bean',
    role: 'bean',
    colour: '#efe0bd',
    radius: 13,
  },
  { pattern: /chick ?pea|garbanzo/, glyph: 'chickpea', role: 'bean', radius: 11, scale: 1.1 },
  {
    pattern: /red lentil|yellow split pea|\b(chana|toor|moong|masoor) dal|yellow lentil/,
    glyph: 'lentil',
    role: 'bean',
    colour: '#e8a04c',
    radius: 7,
    scale: 1.1,
    tint: '#e2a73c',
  },
  { pattern: /lentil|\bdal\b/, glyph: 'lentil', role: 'bean', radius: 7, scale: 1.1, tint: '#c98a3d' },
  { pattern: /edamame|soy ?bean/, glyph: 'edamame', role: 'bean', radius: 12, scale: 1.1 },
  { pattern: /\bpeas?\b/, glyph: 'pea', role: 'bean', radius: 9, scale: 1.2 },
  { pattern: /sweetcorn|\bcorn\b/, glyph: 'corn', role: 'bean', radius: 17 },
  { pattern: /\bbeans?\b/, glyph: 'bean', role: 'bean', colour: '#b5713f', radius: 13 },
  { pattern: /\bgrits\b/, fill: 'quinoa', role: 'base', colour: '#f7ecc9' },
  { pattern: /(brown|wild) rice/, fill: 'rice', role: 'base', colour: '#d9b98a' },
  { pattern: /\brice\b|risotto|arborio/, fill: 'rice', role: 'base', colour: '#faf3e0' },
  {
    pattern:
      /quinoa|couscous|bulgur|farro|barley|millet|buckwheat|polenta|freekeh|sorghum|teff|amaranth|wheat berr/,
    fill: 'quinoa',
    role: 'base',
    colour: '#e8cf98',
  },
  {
    pattern:
      /spaghetti|linguin|fettuccin|tagliatelle|tagliolini|pappardelle|bucatini|angel hair|capellini|fideo|noodle|ramen|udon|soba|vermicelli/,
    fill: 'noodle',
    role: 'noodle',
    colour: '#efcf82',
  },
  { pattern: /gnocchi/, glyph: 'gnocchi', role: 'pasta', radius: 20 },
  { pattern: /macaroni|elbow|cavatappi/, glyph: 'macaroni', role: 'pasta', radius: 22 },
  { pattern: /fusilli|rotini|gemelli|trofie/, glyph: 'fusilli', role: 'pasta', radius: 26, scale: 0.85 },
  { pattern: /farfalle|bow.?tie/, glyph: 'farfalle', role: 'pasta', radius: 26, scale: 0.9 },
  {
    pattern: /conchiglie|(pasta|jumbo) shells|shell pasta|orecchiette|cavatelli/,
    glyph: 'shell',
    role: 'pasta',
    radius: 23,
  },
  {
    pattern: /ravioli|tortellini|agnolotti|tortelloni/,
    glyph: 'ravioli',
    role: 'pasta',
    radius: 32,
    scale: 0.9,
  },
  {
    pattern: /pasta|penne|rigatoni|ziti|orzo|sp[aä]tzle/,
    glyph: 'penne',
    role: 'pasta',
    radius: 26,
    scale: 0.95,
  },
  { pattern: /\boat|porridge|granola|muesli/, fill: 'oats', role: 'base', colour: '#e7cfa0' },
  {
    pattern:
      /bread|toast|sourdough|bagel|\bbuns?\b|\brolls?\b|baguette|ciabatta|brioche|focaccia|challah|muffin|crumpet|croissant|cracker|crouton|tortilla chips|ladyfinger|dough|pastry|phyllo|filo|crust|wrapper/,
    role: 'bread',
    colour: '#e2b271',
  },
];
