import './styles/fonts.css';
import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { doorOf } from '#app/root.tsx';
import { createAppRouter } from '#app/router.tsx';
import { applySessionMarker, endSession, sessionQuery } from '#data/people/auth.ts';
import { firstAnswers, firstScriptEnd } from '#lib/api/first-calls.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ignoreHeldEnter } from '#lib/browser/ignore-held-enter.ts';

/** How long (ms) the first screen waits for data before it is shown without them. */
const PATIENCE_MILLISECONDS = 1000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// The content security policy forbids code made of text, and the browser would report that zod tries: `z.config({ jitless: true })`
// for when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
ignoreHeldEnter();
const client = createQueryClient(endSession);
applySessionMarker(client, document);
const router = createAppRouter();
void firstScreen().then(() =>
  // As a transition, React draws the first page in short tasks, between which the browser reacts to the person.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  ),
);

/**
 * Resolves when the first screen can be rendered at once: its file is loaded, and what was asked for before the app was there
 * has been answered. Until then the page shows its frame. Rendered earlier, the screen would be rendered twice, and the second
 * time in one long task, because React does not interrupt what a store causes.
 */
async function firstScreen(): Promise<void> {
  // A task of its own: to ask for a page's ten files takes as long as to evaluate the app has just taken.
  await nextTask();
  await firstScriptEnd();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
  // On a slow network the screen's files would delay what the frame is about to show.
  await globalThis.frameIsWhole;
  const { pathname } = router.latestLocation;
  const isSignedOut = client.getQueryData(sessionQuery.queryKey) === null;
  const screen = isSignedOut ? doorOf(pathname) : router.pages[pathname]?.component;
  await Promise.all([screen?.preload?.(), Promise.race([firstAnswers(), patience])]);
  // The screen's files have been linked and evaluated in this one.
  await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
