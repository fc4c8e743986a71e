import { useState } from 'react';
import { keepChoice, readChoice } from './kept-choice.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const readTheme = (): Theme => readChoice('theme', THEMES) ?? 'system';

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows the page in the theme of this browser: the page that the service worker keeps is that of nobody. */
export function showKeptTheme(): void {
  show(readTheme());
}

/** The theme of this browser, for all people who use it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    show(next);
    keepChoice('theme', next === 'system' ? undefined : next);
  };
  return [theme, choose];
}
