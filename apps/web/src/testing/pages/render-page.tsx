import { auth } from '@game-plan/contracts/people/auth';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '#app/app.tsx';
import { createAppRouter } from '#app/router.tsx';
import { endSession } from '#data/people/auth.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { respond, respondProblem } from '../respond.ts';
import { sessionOf } from '../sessions.ts';
import { simulatedUser } from '../simulated-user.ts';

/** The visitor of the page; for 'unknown' the test answers the session check. */
type Visitor = 'user' | 'admin' | 'coach' | 'nobody' | 'unknown';

/** Opens the whole app at a path, like a browser, and returns a simulated user. */
export function renderPage(path: string, visitor: Visitor = 'user') {
  if (visitor === 'nobody') respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
  else if (visitor !== 'unknown') respond(auth.me, sessionOf(visitor));
  const client = createQueryClient(endSession);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  render(<App client={client} router={router} />);
  return { user: simulatedUser(), router, client };
}
