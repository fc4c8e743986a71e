import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { availableQuery } from '#data/food/photo-analysis.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { PhotoWorkbench } from './photo-workbench.tsx';

interface PhotoAnalyzerProps {
  isAdmin: boolean;
  mealType: MealType;
  /** The day to log on; without one, the current day at that time. */
  date: CalendarDay | undefined;
  /** The control that selects `mealType`. */
  mealTypePicker: ReactNode;
  /** Opens the logged meal for editing. */
  onEdit: (meal: Meal) => void;
}

/** Logs a meal from a photo, if the server has a vision model. */
export function PhotoAnalyzer({ isAdmin, ...workbench }: PhotoAnalyzerProps) {
  const available = useQuery(availableQuery);
  if (available.isError) {
    return (
      <ErrorPanel
        title={t('Photo analysis did not load')}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={available}
        className="mt-6"
      />
    );
  }
  if (!available.data) {
    return (
      <div className="mt-6">
        <LoadingNote />
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (!available.data.isAvailable) return <PhotoNotSetUp isAdmin={isAdmin} className="mt-6" />;
  return <PhotoWorkbench {...workbench} />;
}

interface PhotoNotSetUpProps {
  isAdmin: boolean;
  className: string;
}

/** Shown if no vision model is configured: tells an admin what to configure, and others to ask an admin. */
function PhotoNotSetUp({ isAdmin, className }: PhotoNotSetUpProps) {
  const title = t('Photo analysis needs an AI model that can see pictures');
  if (!isAdmin) {
    return (
      <EmptyState
        spot="plate"
        className={className}
        title={title}
        description={t(
          'Ask your administrator to set one up. Until then, search for foods to log what you eat.',
        )}
      />
    );
  }
  return (
    <EmptyState
      spot="plate"
      className={className}
      title={title}
      description={richText(
        t(
          'Set <0>AI_PROVIDER</0> and <0>AI_VISION_MODEL</0>, with <0>AI_API_KEY</0> for a service or <0>AI_BASE_URL</0> for a model of your own, and start the server again.',
        ),
        (name) => <Variable>{name}</Variable>,
      )}
    />
  );
}

function Variable({ children }: { children: string }) {
  return <code className="rounded-sm bg-quiet px-1 py-0.5 text-xs text-ink">{children}</code>;
}
