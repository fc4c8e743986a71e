/** Kilojoules in a kilocalorie (the thermochemical calorie), as food labels convert them. */
export const KJ_PER_KCAL = 4.184;
