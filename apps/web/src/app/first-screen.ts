import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#data/people/auth.ts';
import { firstAnswers } from '#lib/api/first-calls.ts';
import type { Router } from '#lib/router/router.ts';
import { doorOf } from './root.tsx';

/** How long (ms) the first screen waits for data before it is shown without them. */
const PATIENCE_MILLISECONDS = 1000;

/**
 * Resolves when the first screen can be rendered at once: its file is loaded, and what was asked for before the app was there
 * has been answered. Until then the page shows its frame. Rendered earlier, the screen would be rendered twice, and the second
 * time in one long task, because React does not interrupt what a store causes.
 */
export async function firstScreen(client: QueryClient, router: Router): Promise<void> {
  // A task of its own: to ask for a page's ten files takes as long as to evaluate the app has just taken.
  await new Promise((resolve) => setTimeout(resolve));
  const { pathname } = router.latestLocation;
  const isSignedOut = client.getQueryData(sessionQuery.queryKey) === null;
  const screen = isSignedOut ? doorOf(pathname) : router.pages[pathname]?.component;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
  await Promise.all([screen?.preload?.(), Promise.race([firstAnswers(), patience])]);
}
