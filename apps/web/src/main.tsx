import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { endSession } from '#data/auth.ts';
import { ignoreHeldEnter } from '#lib/ignore-held-enter.ts';
import { createQueryClient } from '#lib/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

ignoreHeldEnter();
createRoot(root).render(
  <StrictMode>
    <App client={createQueryClient(endSession)} router={createAppRouter()} />
  </StrictMode>,
);
