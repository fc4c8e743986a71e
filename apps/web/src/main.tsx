import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { endSession } from '#data/people/auth.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ignoreHeldEnter } from '#lib/browser/ignore-held-enter.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

ignoreHeldEnter();
createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient(endSession)} router={createAppRouter()} />
  </StrictMode>,
);
