import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Sparkles } from 'lucide-react';
import {
  type GenerationLabels,
  nothingFoundQuery,
  useGenerateRecipes,
  useIsGenerating,
  useSuggestions,
} from '#data/kitchen/recipe-ideas.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { onDemandPart, useOnDemandPart } from '#ui/on-demand-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { EaterPicker } from './eater-picker.tsx';
import { SUGGESTIONS_HEADING, showSuggestions } from './show-suggestions.ts';
import { WhatWouldHelp } from './what-would-help.tsx';

/** Loaded when there are ideas or they are being generated. */
const CARDS = onDemandPart(() => import('./suggestion-cards.tsx'), 'SuggestionCards');

const SUGGESTIONS_SHOWN = 4;
const GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4';

interface RecipeSuggestionsProps {
  /** The signed-in person's id. */
  owner: number;
  /** Whether there is something to generate from, which determines the hint. */
  hasIngredients: boolean;
}

/** The first four of the latest ideas, each opening its recipe. */
export function RecipeSuggestions({ owner, hasIngredients }: RecipeSuggestionsProps) {
  const suggestions = useSuggestions(owner);
  const generating = useIsGenerating();
  const { data: isNothingFound } = useQuery(nothingFoundQuery);
  const hasIdeas = suggestions !== undefined && suggestions.length > 0;
  const { Part: Cards, hasFailed, retry } = useOnDemandPart(CARDS, hasIdeas || generating);
  return (
    <section aria-labelledby={SUGGESTIONS_HEADING} className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id={SUGGESTIONS_HEADING} className="h-section">
          {t('Recipe suggestions')}
        </h2>
        <Link
          to="/recipes"
          className="-m-3 inline-flex items-center gap-1 p-3 text-sm font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline"
        >
          {t('All recipes')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
      <EaterPicker className="mb-4" />
      <WhatWouldHelp className="mb-4" />
      {hasIdeas && Cards ? (
        <Cards ideas={suggestions} className={GRID} />
      ) : hasIdeas && hasFailed ? (
        <ErrorPanel
          title={t('The ideas did not load')}
          description={t(
            'They are safe. Check the connection and try again. If that does not help, reload the page.',
          )}
          failed={{ isFetching: false, refetch: retry }}
        />
      ) : hasIdeas || generating || suggestions === undefined ? (
        <SuggestionSkeletons
          count={SUGGESTIONS_SHOWN}
          className={GRID}
          label={generating ? t('Generating...') : t('Loading')}
        />
      ) : (
        <NoSuggestions searched={isNothingFound === true} hasIngredients={hasIngredients} />
      )}
    </section>
  );
}

function NoSuggestions({ searched, hasIngredients }: { searched: boolean; hasIngredients: boolean }) {
  if (searched) {
    return (
      <EmptyState
        spot="search"
        title={t('No recipes found')}
        description={t('Try adding more ingredients to get better recipe suggestions')}
        className="bg-surface"
      />
    );
  }
  return (
    <EmptyState
      spot="plate"
      title={t('Ideas from your own kitchen')}
      description={
        hasIngredients
          ? t('Generate recipe ideas to see dishes that use what you have.')
          : t('Add a few ingredients above, then generate recipe ideas from them.')
      }
      className="bg-surface"
    />
  );
}

interface SuggestionSkeletonsProps {
  label: string;
  count: number;
  className: string;
}

/** Placeholders for the coming suggestions. */
function SuggestionSkeletons({ label, count, className }: SuggestionSkeletonsProps) {
  return (
    <>
      <LoadingNote label={label} />
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_card, index) => index).map((index) => (
          <div key={index} className={cx(CARD, 'flex overflow-hidden sm:flex-col')}>
            <Skeleton className="w-32 shrink-0 rounded-none! sm:aspect-[16/10] sm:w-full" />
            <div className="flex flex-1 flex-col gap-3 p-3.5 sm:p-4">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-1 h-6 w-24" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const LABELS: GenerationLabels = {
  done: (count) => ({
    title: t('Recipes generated'),
    description: t('Found {count} recipe suggestions for you!', { count }),
  }),
  failed: {
    title: t('Error'),
    description: t('Failed to generate recipes. Please try again.'),
    variant: 'destructive',
  },
};

/** 'Generate Recipe Ideas' on the board. `disabled` while the inventory is empty. */
export function GenerateButton({ disabled }: { disabled: boolean }) {
  const generate = useGenerateRecipes(LABELS);
  return (
    <Button
      variant="accent"
      size="lg"
      icon={Sparkles}
      disabled={disabled}
      pending={useIsGenerating()}
      pendingLabel={t('Generating...')}
      onClick={() => generate(showSuggestions)}
      className="disabled:border-board-line! disabled:bg-board-raised! disabled:text-board-muted! max-sm:w-full"
    >
      {t('Generate Recipe Ideas')}
    </Button>
  );
}
