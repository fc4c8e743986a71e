import './styles/fonts.css';
import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { firstScreen } from '#app/first-screen.ts';
import { createAppRouter } from '#app/router.tsx';
import { applySessionMarker, endSession } from '#data/people/auth.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ignoreHeldEnter } from '#lib/browser/ignore-held-enter.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// The content security policy forbids code made of text, and the browser would report that zod tries: `z.config({ jitless: true })`
// for when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
ignoreHeldEnter();
const client = createQueryClient(endSession);
applySessionMarker(client, document);
const router = createAppRouter();
void firstScreen(client, router).then(() =>
  // As a transition, React draws the first page in short tasks, between which the browser reacts to the person.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  ),
);
