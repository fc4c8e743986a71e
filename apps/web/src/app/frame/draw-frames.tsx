import { createMemoryHistory } from '@tanstack/history';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ADMIN_HEAD } from '#features/admin/admin-dashboard.tsx';
import { InviteForm } from '#features/admin/invite-form.tsx';
import { dishArt } from '#features/auth/auth-layout.tsx';
import { Login } from '#features/auth/login.tsx';
import { AddressConfirmation, NewPassword } from '#features/auth/signup.tsx';
import { CART_HEAD } from '#features/cart/shopping-cart.tsx';
import { COACH_HEAD } from '#features/coaching/coach-desk.tsx';
import { INVENTORY_HEAD } from '#features/ingredients/ingredient-inventory.tsx';
import { MACROS_HEAD } from '#features/nutrition/macros/macro-distribution-card.tsx';
import { NUTRITION_HEAD } from '#features/nutrition/nutrition-dashboard.tsx';
import { ORDERS_HEAD } from '#features/orders/order-list.tsx';
import { ALLERGIES_HEAD } from '#features/profile/eating/eating-tab.tsx';
import { PROFILE_HEAD } from '#features/profile/profile-settings.tsx';
import { RECIPES_HEAD } from '#features/recipes/library/recipe-library.tsx';
import { SERVICES_HEAD } from '#features/services/service-catalogue.tsx';
import { RouterProvider } from '#lib/router/router-provider.tsx';
import { Spinner } from '#ui/state/loading.tsx';
import { TakesLonger } from '#ui/state/loading-page.tsx';
import { LEGAL_TITLES } from '../pages/cart-page.tsx';
import { MEAL_LOG_HEAD } from '../pages/meal-log-page.tsx';
import { PageError } from '../pages/page-error.tsx';
import { createAppRouter } from '../router.tsx';
import { firstCalls } from './first-calls.ts';
import {
  DashboardFrame,
  DayFrame,
  FrameDay,
  LegalFrame,
  PageFrame,
  PhotoFrame,
  RecipeDialogFrame,
  RecipesFrame,
} from './page-frame.tsx';

/** Address → HTML. */
type Frames = Readonly<Record<string, string>>;

/** What the build writes beside the page: the frames, and the calls that are sent before the app is there. */
export async function drawPages() {
  return { frames: await drawFrames(), calls: firstCalls() };
}

/** Renders the frame of each address, visible before any script has loaded, from the app's own components. */
export async function drawFrames(): Promise<{ readonly signedIn: Frames; readonly signedOut: Frames }> {
  return {
    signedIn: {
      '/': draw('/', <DashboardFrame />),
      '/ingredients': draw('/ingredients', <PageFrame head={INVENTORY_HEAD} />),
      '/recipes': draw('/recipes', <RecipesFrame />),
      '/recipes?recipe': draw('/recipes', <PageFrame head={RECIPES_HEAD} over={<RecipeDialogFrame />} />),
      '/meal-log': draw(
        '/meal-log',
        <PageFrame head={{ ...MEAL_LOG_HEAD, description: <FrameDay withYear /> }} />,
      ),
      // Ahead of the tab's, which has the current day.
      '/meal-log?date': draw('/meal-log', <PageFrame head={MEAL_LOG_HEAD} />),
      '/meal-log?tab=today&date': draw('/meal-log', <PageFrame head={MEAL_LOG_HEAD} />),
      '/meal-log?tab=today': draw(
        '/meal-log',
        <DayFrame head={{ ...MEAL_LOG_HEAD, description: <FrameDay withYear /> }} />,
      ),
      '/meal-log?tab=photo': draw(
        '/meal-log',
        <PhotoFrame head={{ ...MEAL_LOG_HEAD, description: <FrameDay withYear /> }} />,
      ),
      '/nutrition': draw('/nutrition', <PageFrame head={NUTRITION_HEAD} />),
      '/nutrition?tab=macros': draw('/nutrition', <PageFrame head={NUTRITION_HEAD} card={MACROS_HEAD} />),
      '/services': draw('/services', <PageFrame head={SERVICES_HEAD} />),
      '/cart': draw('/cart', <PageFrame head={CART_HEAD} />),
      '/cart?orders': draw('/cart', <PageFrame head={ORDERS_HEAD} />),
      '/cart?order': draw('/cart', <PageFrame head={{ title: 'Order' }} />),
      '/cart?legal=terms': draw('/cart', <LegalFrame title={LEGAL_TITLES.terms} />),
      '/cart?legal=privacy': draw('/cart', <LegalFrame title={LEGAL_TITLES.privacy} />),
      '/profile': draw('/profile', <PageFrame head={PROFILE_HEAD} />),
      '/profile?tab=allergies': draw('/profile', <PageFrame head={PROFILE_HEAD} card={ALLERGIES_HEAD} />),
      '/admin': draw('/admin', <PageFrame head={ADMIN_HEAD} first={<InviteForm />} />),
      '/admin?tab': draw('/admin', <PageFrame head={ADMIN_HEAD} />),
      '/coach': draw('/coach', <PageFrame head={COACH_HEAD} />),
    },
    signedOut: {
      '/login': await drawSignedOut('/login', <Login />),
      // Only the server knows whether it will be the set-up or the sign-up.
      '/signup': await drawSignedOut(
        '/signup',
        <main className="min-h-dvh">
          <h1 className="sr-only">Sign up</h1>
        </main>,
      ),
      '/signup?confirm': await drawSignedOut('/signup', <AddressConfirmation code={undefined} />),
      '/signup?reset': await drawSignedOut('/signup', <NewPassword code={undefined} />),
    },
  };
}

/** Renders twice, because the login screen's pictures are loaded during the first render. */
async function drawSignedOut(path: string, door: ReactNode): Promise<string> {
  draw(path, door);
  await dishArt;
  // React takes a part that is loaded in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  return draw(path, door);
}

/** The spinner over every frame: what is there is not usable until the session is checked. */
function LoadingBadge() {
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-60 grid place-items-center">
      <p className="flex items-center gap-2.5 rounded-full border border-line bg-raised px-5 py-2.5 font-medium text-muted shadow-float">
        <Spinner className="size-6 text-primary" />
        Loading
      </p>
    </div>
  );
}

/** Renders a screen to static HTML. Links work; controls that need the app are disabled, and forms do not submit. */
function draw(path: string, screen: ReactNode): string {
  const client = new QueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider
        router={createAppRouter(createMemoryHistory({ initialEntries: [path] }))}
        pageError={PageError}
      >
        <fieldset disabled className="contents">
          {screen}
        </fieldset>
        <LoadingBadge />
        <TakesLonger className="fixed inset-x-0 bottom-(--bottombar-h) z-40 bg-surface" />
      </RouterProvider>
    </QueryClientProvider>,
  );
  // Removes the elements that React puts before the content; the page has its own title.
  return html.replace(/<title>[^<]*<\/title>|<link [^>]*>/g, '');
}
