/** What a household cleans, glues or kills with. Baker's ammonia and lye are used in baking, and pesticides are rinsed off. */
const CHEMICALS =
  /\b(?:bleach|(?<!(?:baker['’]?s|baking|bakers) )ammonia(?! bicarbonate| carbonate)|detergent|dish ?washing liquid|washing[- ]up liquid|dish soap|hand soap|laundry pods?|antifreeze|turpentine|paint thinner|white spirit|methanol|methylated spirits?|rubbing alcohol|hand sanitizer|borax|drain cleaner|oven cleaner|toilet cleaner|weed ?killer|(?:rat|ant|mouse|slug) (?:poison|bait)|super ?glue|wood glue|gasoline|petrol|kerosene|lamp oil|motor oil)\b/i;

/** Parts of plants and mushrooms that are poisonous as food; a step may well say to discard them. */
const POISONOUS =
  /\b(?:rhubarb (?:leaf|leaves)|tomato leaves|(?:green|sprouted) potato(?:es)?|potato (?:sprouts?|leaves|shoots|eyes)|death caps?|destroying angels?|fly agarics?|false morels?|toadstools?|oleander|foxglove|digitalis|(?:poison )?hemlock|deadly nightshade|belladonna|yew|castor beans?|(?:apricot|cherry|peach|plum) (?:kernel|pit|stone)s?(?! oil)|bitter almonds?(?! (?:extract|oil|flavou?ring|essence))|(?:apple|pear) (?:seed|pip)s|elder(?:berry)? (?:leaf|leaves|bark|roots?)|unripe ackees?|puffer ?fish|fugu|horse chestnuts?|laburnum|daffodil(?: bulbs?)?|lily of the valley|monkshood|wolfsbane|jimson ?weed|angel['’]?s trumpets?|mistletoe|water dropwort|giant hogweed|meadow saffron)\b/i;

/**
 * What in a recipe must never be eaten, as it is written; undefined if nothing. Models have proposed bleach as an ingredient, and a
 * text from outside may ask them to.
 */
export function neverEaten(ingredients: readonly string[], texts: readonly string[]): string | undefined {
  const [chemical] = CHEMICALS.exec([...ingredients, ...texts].join('\n')) ?? [];
  return chemical ?? POISONOUS.exec(ingredients.join('\n'))?.[0];
}

/** Whether a name in a kitchen is of something that must never be eaten. */
export const isNeverEaten = (name: string): boolean => neverEaten([name], []) !== undefined;
