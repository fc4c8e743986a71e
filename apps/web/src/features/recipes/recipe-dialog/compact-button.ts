/** A button with its label from 640 px, its icon alone below; the label stays its name. */
export const COMPACT_BUTTON = 'max-sm:size-11 max-sm:px-0!';
export const COMPACT_LABEL = 'max-sm:sr-only';
