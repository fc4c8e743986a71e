import type { ReactNode } from 'react';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { GamePlanHero } from '../pages/game-plan-hero.tsx';
import { Shell } from '../shell/shell.tsx';

/** A user without any data or special rights. */
const SOMEBODY = {
  profile: null,
  user: {
    id: 0,
    username: '',
    role: 'user',
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    zipCode: null,
    country: null,
    profilePhotoUrl: null,
    isActive: true,
    createdAt: '1970-01-01T00:00:00.000Z',
  },
} as const;

interface Head {
  readonly title: string;
  readonly description?: string;
}

/** The shell of every signed-in page, with `children` as its content. */
function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <SessionProvider session={SOMEBODY}>
      <Shell>
        {children}
        <LoadingNote />
      </Shell>
    </SessionProvider>
  );
}

interface PageFrameProps {
  head: Head;
  /** The first card's heading, if it is the same for everybody. */
  card?: Head;
  className?: string;
}

/** The frame of a page: its heading, which is the same for everybody, and grey blocks instead of data. */
export function PageFrame({ head, card, className }: PageFrameProps) {
  return (
    <ShellFrame>
      <div className={className}>
        <PageHead description={'\u00a0'} {...head} />
        <Skeleton className="mt-6 h-11" />
        {card ? (
          <Card className="mt-5 h-48 p-5 sm:p-6">
            <CardHead {...card} />
          </Card>
        ) : (
          <Skeleton className="mt-5 h-48" />
        )}
        <Skeleton className="mt-5 h-48" />
      </div>
    </ShellFrame>
  );
}

/** The frame of the dashboard, with its board. */
export function DashboardFrame() {
  return (
    <ShellFrame>
      <div className="grid gap-5 lg:grid-cols-12">
        <GamePlanHero className="lg:col-span-8">
          <div className="mt-4 grid min-h-64 content-start gap-4" aria-hidden="true">
            <span className="h-11 rounded-md bg-board-raised" />
            <span className="h-11 rounded-md bg-board-raised" />
          </div>
        </GamePlanHero>
      </div>
    </ShellFrame>
  );
}
