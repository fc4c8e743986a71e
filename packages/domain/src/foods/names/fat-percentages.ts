/**
 * Rules that replace a fat percentage with the words in the names of the table's foods, applied in order. Used for
 * typed meals and the food search.
 */
export const FAT_PERCENTAGES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // As it is spoken: the number is no amount of '2 percent milk'.
  [/(?<=\d) ?per ?cent\b/gi, '%'],
  // Turkey and pork with at most 5% fat have their own rows.
  ...(['turkey', 'pork'] as const).map(
    (meat) =>
      [
        new RegExp(
          String.raw`\b(?:(?:extra )?lean )?(?:${meat} mince|minced ${meat}|ground ${meat}),? \(?(?:[1-5]|9[5-9]) ?%(?: fat| lean)?\)?|\b(?:[1-5]|9[5-9]) ?%(?: fat| lean)? (?:(?:extra )?lean )?(?:${meat} mince|minced ${meat}|ground ${meat})\b`,
          'gi',
        ),
        `extra lean ${meat} mince`,
      ] as const,
  ),
  [
    /\b(?:(?:extra )?lean )?(?<!\b(?:turkey|chicken|pork|lamb|veal|bison|venison|soya?|quorn|vegan) )(?:(?:beef |steak )?mince|minced beef|ground beef),? \(?(?:[3-5]|9[5-7]) ?%(?: fat| lean)?\)?|\b(?:[3-5]|9[5-7]) ?%(?: fat| lean)? (?:(?:extra )?lean )?(?:(?:beef |steak )?mince|minced beef|ground beef)\b/gi,
    'extra lean beef mince',
  ],
  // The tables do not distinguish the fat of minces other than beef, nor that of fatty beef.
  [
    /\b((?:turkey|chicken|pork|lamb|veal|bison|venison|soya?|quorn|vegan) mince|ground (?:turkey|chicken|pork|lamb|veal|bison|venison)|(?:(?:beef |steak )?mince|minced beef|ground beef)(?= \(?(?:1[1-9]|2\d|30) ?%)),? \(?\d{1,2} ?%(?: fat| lean)?\)?/gi,
    '$1',
  ],
  [
    /\b\d{1,2} ?%(?: fat| lean)? (?=(?:turkey|chicken|pork|lamb|veal|bison|venison|soya?|quorn|vegan) mince|ground (?:turkey|chicken|pork|lamb|veal|bison|venison))|\b(?:1[1-9]|2\d|30) ?% fat (?=(?:(?:beef |steak )?mince|minced beef|ground beef))/gi,
    '',
  ],
  // Minced beef with at most 10% fat is sold as lean.
  [
    /\b(?:(?:extra )?lean )?(?<!\b(?:turkey|chicken|pork|lamb|veal|bison|venison|soya?|quorn|vegan) )(?:(?:beef |steak )?mince|minced beef|ground beef) \(?(?:[3-9]|10|9[0-7]) ?%(?: fat| lean)?\)?|\b(?:[3-9]|10|9[0-7]) ?%(?: fat| lean)? (?:lean )?(?:(?:beef |steak )?mince|minced beef|ground beef)\b/gi,
    'lean beef mince',
  ],
  // Strained yogurt from whole milk has 4 to 11% fat, from low-fat milk 1 to 3%.
  [
    /\b(?:full[- ]fat |total )?(?:(?:[4-9]|1[01]) ?%(?: fat)? (?:greek(?: style)? yogh?urt|fage(?: total)?(?: yogh?urt)?)|(?:greek(?: style)? yogh?urt|fage(?: total)?(?: greek)?(?: yogh?urt)?),? \(?(?:[4-9]|1[01]) ?%(?: fat)?\)?)(?! \p{L}*free)/giu,
    'whole milk greek yogurt',
  ],
  // Greek yogurt without another word is the one without fat.
  [
    /\b(?:0(?:[.,]0)? ?%(?: fat)? greek(?: style)? yogh?urt|greek(?: style)? yogh?urt,? \(?0(?:[.,]0)? ?%(?: fat)?\)?)/gi,
    'greek yogurt',
  ],
  [
    /\b(?:[1-3](?:[.,]\d)? ?%(?: fat)? fage(?: total)?(?: yogh?urt)?|fage(?: total)?(?: greek)?(?: yogh?urt)?,? \(?[1-3] ?%(?: fat)?\)?)/gi,
    'low fat greek yogurt',
  ],
];

/** 'greek yogurt 10% fat' → 'whole milk greek yogurt', 'beef mince 5%' → 'lean beef mince'. */
export function spellFatPercentages(text: string): string {
  return FAT_PERCENTAGES.reduce((read, [pattern, replacement]) => read.replace(pattern, replacement), text);
}
