import type { Meal } from '@game-plan/contracts/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { availableQuery } from '#data/photo-analysis.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PhotoNotSetUp } from './photo-not-set-up.tsx';
import { PhotoWorkbench } from './photo-workbench.tsx';

interface PhotoAnalyzerProps {
  isAdmin: boolean;
  mealType: MealType;
  /** The control that chooses `mealType`. */
  mealTypePicker: ReactNode;
  /** Opens the meal that was logged for changes. */
  onEdit: (meal: Meal) => void;
}

/** Logs a meal from a photo, where the server has a model that sees. */
export function PhotoAnalyzer({ isAdmin, ...workbench }: PhotoAnalyzerProps) {
  const available = useQuery(availableQuery);
  if (available.isError) {
    return (
      <ErrorPanel
        title="Photo analysis did not load"
        description="What you logged is safe. Check the connection and try again."
        onRetry={() => void available.refetch()}
        pending={available.isFetching}
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
  if (!available.data.isAvailable) return <PhotoNotSetUp isAdmin={isAdmin} />;
  return <PhotoWorkbench {...workbench} />;
}
