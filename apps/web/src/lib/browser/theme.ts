import { useState } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const YEAR_SECONDS = 31_536_000;

/** A cookie instead of the browser's storage: the server writes it into the page, which then never changes colour. */
function readTheme(): Theme {
  const kept = /(?:^|; ?)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

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
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and on plain http.
    document.cookie = `theme=${next}; Path=/; SameSite=Lax; Max-Age=${next === 'system' ? 0 : YEAR_SECONDS}`;
  };
  return [theme, choose];
}
