import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { FoodLine, MealTypeHead } from '#features/meals/day/meal-type-card.tsx';
import { PhotoNotSetUp } from '#features/photo-analysis/photo-analyzer.tsx';
import { LEGAL_WIDTH } from '#features/practice/legal-page.tsx';
import { TEXT_CLASSES } from '#features/practice/markdown-text.tsx';
import { SkeletonCards } from '#features/recipes/library/recipe-grid.tsx';
import { RECIPES_HEAD } from '#features/recipes/library/recipe-library.tsx';
import { RECIPE_COLUMNS, RECIPE_HEIGHT, RECIPE_PICTURE } from '#features/recipes/recipe-layout.ts';
import { Link } from '#lib/router/link.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { DIALOG_BAND, DIALOG_PANEL, DIALOG_SCRIM, DIALOG_WIDTHS } from '#ui/dialog/dialog-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
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
    isEmailConfirmed: true,
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
      <Shell>{children}</Shell>
    </SessionProvider>
  );
}

interface PageFrameProps {
  head: Head;
  /** In the place of the head's buttons. */
  actions?: ReactNode;
  /** What lies over the page. */
  over?: ReactNode;
  /** The first card's heading, if it is the same for everybody. */
  card?: Head;
  /** The beginning of the first card, if it is the same for everybody. */
  first?: ReactNode;
  /** What is below the head, if it is more than blocks. */
  children?: ReactNode;
  className?: string;
}

/** The frame of a page: its heading, which is the same for everybody, and grey blocks instead of data. */
export function PageFrame({ head, actions, card, first, over, children, className }: PageFrameProps) {
  return (
    <ShellFrame>
      <div className={className}>
        <PageHead description={'\u00a0'} {...head}>
          {actions}
        </PageHead>
        {children ?? (
          <>
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
          </>
        )}
      </div>
      {over}
    </ShellFrame>
  );
}

/** The frame of all recipes. `begin.ts` shows the first one's picture, on a phone the largest thing on the screen. */
export function RecipesFrame() {
  const action = <Skeleton className="h-11 max-sm:flex-1 sm:w-44" />;
  return (
    <PageFrame
      head={RECIPES_HEAD}
      actions={
        <>
          {action}
          {action}
        </>
      }
    >
      <Skeleton className="mt-4 h-12" />
      <Skeleton className="mt-7 h-39 lg:h-11" />
      <SkeletonCards firstPicture={<AnsweredPicture part={FRAME_PARTS.cardPicture} />} />
    </PageFrame>
  );
}

/** The frame of a legal page. `begin.ts` writes the beginning of its text. */
export function LegalFrame({ title }: { title: string }) {
  return (
    <PageFrame
      head={{ title, description: undefined }}
      className={LEGAL_WIDTH}
      actions={
        <Link to="/cart" className={buttonClasses('secondary', 'md')}>
          <ArrowLeft className="size-4.5 shrink-0" aria-hidden="true" />
          Shopping Cart
        </Link>
      }
    >
      <Card as="div" className="mt-6 min-h-96 p-5 sm:p-8">
        <h2 {...{ [FRAME_PARTS.textHeading]: true }} className={TEXT_CLASSES.h2} hidden>
          {'\u00a0'}
        </h2>
        <p {...{ [FRAME_PARTS.textParagraph]: true }} className={TEXT_CLASSES.p} hidden />
      </Card>
    </PageFrame>
  );
}

/** The frame of the meal log's photo tab, which says whether there is one once that is answered. */
export function PhotoFrame({ head }: { head: Head }) {
  return (
    <PageFrame head={head} actions={<Skeleton className="h-11 max-sm:w-full sm:w-72" />}>
      <Skeleton className="mt-4 h-12" />
      <div {...{ [FRAME_PARTS.noPhotosForAdmin]: true }} hidden>
        <PhotoNotSetUp isAdmin className="mt-8" />
      </div>
      <div {...{ [FRAME_PARTS.noPhotosForOthers]: true }} hidden>
        <PhotoNotSetUp isAdmin={false} className="mt-8" />
      </div>
    </PageFrame>
  );
}

/** The frame of the meals of the current day. `begin.ts` writes their foods. */
export function DayFrame({ head }: { head: Head }) {
  return (
    <PageFrame head={head} actions={<Skeleton className="h-11 max-sm:w-full sm:w-72" />}>
      <Skeleton className="mt-4 h-12" />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-12">
        <div {...{ [FRAME_PARTS.meals]: true }} className="contents" hidden>
          <div className="grid min-w-0 gap-5 lg:col-span-7">
            {MEAL_TYPES.map((type) => (
              <Card key={type} className="min-w-0 p-5 sm:px-6">
                <MealTypeHead type={type} />
                <ul {...{ [FRAME_PARTS.foods]: type }} className="mt-1 -mb-3 py-3.5">
                  <FoodLine hidden name={'\u00a0'} amount={'\u00a0'} calories={'\u00a0'} />
                </ul>
                <Skeleton className="mt-2 h-11" />
              </Card>
            ))}
          </div>
          <Skeleton className="h-64 lg:col-span-5" />
        </div>
        <div {...{ [FRAME_PARTS.noMeals]: true }} className="contents">
          <Skeleton className="h-96 lg:col-span-7" />
          <Skeleton className="h-64 lg:col-span-5" />
        </div>
      </div>
    </PageFrame>
  );
}

function AnsweredPicture({ part }: { part: string }) {
  return <img {...{ [part]: true }} alt="" className="size-full object-cover" fetchPriority="high" hidden />;
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
            <AnsweredPicture part={FRAME_PARTS.picture} />
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
