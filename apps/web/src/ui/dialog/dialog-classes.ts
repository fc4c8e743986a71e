/** The classes of a dialog. */
export const DIALOG_SCRIM =
  'fixed inset-0 z-40 grid place-items-center overflow-hidden bg-scrim p-4 max-sm:place-items-end max-sm:p-0 sm:p-6';

export const DIALOG_PANEL = {
  all: 'relative flex w-full flex-col overflow-hidden bg-surface shadow-float sm:max-h-[min(92dvh,840px)] sm:rounded-xl',
  fullScreen: 'max-sm:h-dvh',
  sheet: 'max-sm:max-h-[92dvh] max-sm:rounded-t-xl',
};

export const DIALOG_WIDTHS = {
  form: 'sm:max-w-[560px]',
  wide: 'sm:max-w-[900px]',
  widest: 'sm:max-w-[980px]',
};

/** The first row of a dialog whose title scrolls with the content. */
export const DIALOG_BAND = 'flex h-14 shrink-0 items-center gap-3 border-b border-line pr-1.5 pl-5 lg:pl-6';
