import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { RECIPE_COLUMNS, RECIPE_HEIGHT, RECIPE_PICTURE } from '#features/recipes/recipe-layout.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { DIALOG_BAND, DIALOG_PANEL, DIALOG_SCRIM, DIALOG_WIDTHS } from '#ui/dialog/dialog-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { GamePlanHero } from '../pages/game-plan-hero.tsx';
import { greeting } from '../pages/greeting.ts';
import { Shell } from '../shell/shell.tsx';
import { FRAME_PARTS } from './frame-parts.ts';

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
  readonly description?: ReactNode;
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
  /** What lies over the page. */
  over?: ReactNode;
  /** The first card's heading, if it is the same for everybody. */
  card?: Head;
  /** The beginning of the first card, if it is the same for everybody. */
  first?: ReactNode;
  className?: string;
}

/** The frame of a page: its heading, which is the same for everybody, and grey blocks instead of data. */
export function PageFrame({ head, card, first, over, className }: PageFrameProps) {
  return (
    <ShellFrame>
      <div className={className}>
        <PageHead description={'\u00a0'} {...head} />
        <Skeleton className="mt-6 h-11" />
        {first ? (
          <Card className="mt-6 overflow-hidden">{first}</Card>
        ) : card ? (
          <Card className="mt-5 h-48 p-5 sm:p-6">
            <CardHead {...card} />
          </Card>
        ) : (
          <Skeleton className="mt-5 h-48" />
        )}
        <Skeleton className="mt-5 h-48" />
      </div>
      {over}
    </ShellFrame>
  );
}

/** The current day, which only the browser knows: `begin.ts` writes it. */
export function FrameDay({ withYear = false }: { withYear?: boolean }) {
  return <span {...{ [withYear ? FRAME_PARTS.longDay : FRAME_PARTS.day]: true }}>{'\u00a0'}</span>;
}

/** The dialog of a recipe over a page's frame. `begin.ts` shows the picture once it knows which one it is. */
export function RecipeDialogFrame() {
  return (
    <div className={DIALOG_SCRIM} aria-hidden="true">
      <div className={cx(DIALOG_PANEL.all, DIALOG_PANEL.fullScreen, DIALOG_WIDTHS.widest, RECIPE_HEIGHT)}>
        <div className={DIALOG_BAND}>
          <p className="flex-1 text-sm text-muted">Recipe</p>
          <X className="mr-3 size-5 text-muted" />
        </div>
        <div className={RECIPE_COLUMNS}>
          <div className={RECIPE_PICTURE}>
            <img
              {...{ [FRAME_PARTS.picture]: true }}
              alt=""
              className="size-full object-cover"
              fetchPriority="high"
              hidden
            />
          </div>
          <div className="grid content-start gap-3 p-5 lg:p-6">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-5" />
            <Skeleton className="h-48" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The frame of the dashboard, with its board. */
export function DashboardFrame() {
  return (
    <ShellFrame>
      <div className="grid gap-5 lg:grid-cols-12">
        <GamePlanHero title={greeting()} day={<FrameDay />} className="lg:col-span-8">
          <div className="mt-4 grid min-h-64 content-start gap-4" aria-hidden="true">
            <span className="h-11 rounded-md bg-board-raised" />
            <span className="h-11 rounded-md bg-board-raised" />
          </div>
        </GamePlanHero>
      </div>
    </ShellFrame>
  );
}
