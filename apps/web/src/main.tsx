import './styles/fonts.css';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { applySessionMarker, endSession, sessionQuery } from '#data/people/auth.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ignoreHeldEnter } from '#lib/browser/ignore-held-enter.ts';
import { showKeptTheme } from '#lib/browser/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// The content security policy forbids code made of text, and the browser would report that zod tries: `z.config({ jitless: true })`
// for when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
showKeptTheme();
ignoreHeldEnter();
const client = createQueryClient(endSession);
applySessionMarker(client, document);
void client.prefetchQuery(sessionQuery);
createRoot(root).render(
  <StrictMode>
    <App client={client} router={createAppRouter(client)} />
  </StrictMode>,
);
