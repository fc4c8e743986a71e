import type { Recipe, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus, Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadSentPage } from '#data/kitchen/bookmarklet.ts';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import type { FoundRecipe } from '#data/kitchen/own-recipes.ts';
import { useIdeaImages } from '#data/kitchen/pictures.ts';
import {
  type GenerationLabels,
  useGenerateRecipes,
  useIsGenerating,
  useSuggestions,
} from '#data/kitchen/recipe-ideas.ts';
import { useIsSeenBehindDialog } from '#lib/browser/use-wide-screen.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { useStillOpen } from '#lib/use-still-open.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { CookbookIdeas } from '../cookbook-ideas.tsx';
import { EaterPicker } from '../eater-picker.tsx';
import { IdeasNotice } from '../ideas-notice.tsx';
import { sentPageOf } from '../own/bookmarklet-code.ts';
import { hasFilters, type RecipeSearch, type RecipeTab } from '../recipe-search.ts';
import { WhatWouldHelp } from '../what-would-help.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { OpenedRecipe } from './load-opened-recipe.ts';
import { RecipeGrid, RecipeSkeletons } from './recipe-grid.tsx';
import { LibraryEmpty, SavedRecipes, useCardPages } from './saved-recipes.tsx';
import { useRecipeAddress } from './use-recipe-address.ts';

const RECIPES_HEAD = {
  title: t('Recipes'),
};

interface RecipeLibraryProps {
  /** The signed-in person's id. */
  owner: number;
  search: RecipeSearch;
}

/** All recipes: saved ones, favourites, and the latest ideas. */
export function RecipeLibrary({ owner, search }: RecipeLibraryProps) {
  const { show, adjust, open, close, isFree } = useRecipeAddress();
  // Few favorites are shown whole, whatever the filters of all recipes are.
  const [areFavoritesMany, setFavoritesMany] = useState(false);
  // The page was opened at a recipe: until it is closed a phone shows nothing else.
  const isBehind = useStillOpen(search.recipe !== undefined);
  const isCovered = !useIsSeenBehindDialog() && isBehind;
  const pages = useCardPages(search, useToday(), areFavoritesMany);
  const ideas = useIdeaImages(useSuggestions(owner)) ?? [];
  const { data: inventory } = useQuery(ingredientsQuery);
  const isGenerating = useIsGenerating();
  const first = pages.data?.pages[0];
  const areMany = (first?.library.favorites ?? 0) > AT_A_GLANCE;
  if (first && areMany !== areFavoritesMany) setFavoritesMany(areMany);
  const saved = (search.tab === 'favorites' ? areMany && first?.library.favorites : first?.library.all) || 0;
  const empty = <LibraryEmpty search={search} saved={saved} />;
  const [isSelecting, setSelecting] = useState(false);
  const selectButton = useRef<HTMLButtonElement>(null);
  const stopSelecting = () => {
    // A question about the selection is gone then, and does not take the focus back.
    flushSync(() => setSelecting(false));
    selectButton.current?.focus();
  };
  const filters = (
    <>
      <LibraryFilters search={search} tags={first?.library.tags} cookbooks={first?.library.cookbooks}>
        <Button
          ref={selectButton}
          variant="secondary"
          aria-pressed={isSelecting}
          disabled={!first?.total && !isSelecting}
          onClick={() => setSelecting(!isSelecting)}
          className="aria-pressed:bg-quiet!"
        >
          {t('Select')}
        </Button>
      </LibraryFilters>
      <FoundNote search={search} total={first?.total} />
    </>
  );
  const shared = { pages, empty, onOpen: open, onSelected: isSelecting ? stopSelecting : undefined };
  const showTab = (tab: RecipeTab) => {
    setSelecting(false);
    return show({ tab: tab === 'all' ? undefined : tab });
  };

  return (
    <>
      <PageHead {...RECIPES_HEAD} description={inventoryLabel(inventory?.length)}>
        <GenerateNewButton
          hasNoIngredients={inventory?.length === 0}
          onFound={(idea) => {
            // A user who is reading another recipe by then, or has left the page, is not interrupted.
            if (isFree()) void adjust({ tab: 'generated' }).then(() => open(idea.id));
          }}
        />
        <ImportButton />
        <AddRecipeButton onSaved={({ id }) => void adjust({ tab: undefined }).then(() => open(id))} />
      </PageHead>
      <EaterPicker className="mt-4" />
      <WhatWouldHelp className="mt-4" />
      <Tabs
        label={t('Recipe lists')}
        value={search.tab ?? 'all'}
        onValueChange={showTab}
        tabs={[
          { value: 'all', label: t('All Recipes'), ...(first && { note: localNumber(first.library.all) }) },
          {
            value: 'favorites',
            label: t('Favorites'),
            ...(first && { note: localNumber(first.library.favorites) }),
          },
          { value: 'generated', label: t('Generated'), note: localNumber(ideas.length) },
        ]}
        className="mt-4"
      >
        <TabPanel value="all">
          {filters}
          {!isCovered && <SavedRecipes {...shared} fits={() => true} />}
        </TabPanel>
        <TabPanel value="favorites">
          {areFavoritesMany && filters}
          <SavedRecipes {...shared} fits={({ isFavorite }) => isFavorite} />
        </TabPanel>
        <TabPanel value="generated">
          {ideas.length > 0 ? (
            <>
              <IdeasNotice ideas={ideas} className="mt-5" />
              <RecipeGrid recipes={ideas} total={ideas.length} onOpen={open} />
              <CookbookIdeas headingLevel="h2" ideas={ideas}>
                {(cards) => <RecipeGrid recipes={cards} total={cards.length} onOpen={open} />}
              </CookbookIdeas>
            </>
          ) : isGenerating ? (
            <RecipeSkeletons label={t('Generating...')} />
          ) : (
            empty
          )}
        </TabPanel>
      </Tabs>
      {search.recipe && (
        <OpenedRecipe key={search.recipe} id={search.recipe} isThereAtOnce={isBehind} onClose={close} />
      )}
    </>
  );
}

/** Up to so many favorites have no filters. */
const AT_A_GLANCE = 24;

/** Says how many recipes match, for screen readers. */
function FoundNote({ search, total }: { search: RecipeSearch; total: number | undefined }) {
  return (
    <p role="status" className="sr-only">
      {hasFilters(search) &&
        total !== undefined &&
        t('{count, select, 1 {1 recipe found} other {{count} recipes found}}', { count: total })}
    </p>
  );
}

function inventoryLabel(count: number | undefined): string {
  if (count === undefined) return '\u00a0';
  if (count === 0) return t('Built from the ingredients in your kitchen');
  return t(
    '{count, select, 1 {Built from the 1 ingredient in your kitchen} other {Built from the {count} ingredients in your kitchen}}',
    { count },
  );
}

const LABELS: GenerationLabels = {
  done: (count) => ({
    title: t('Recipes Generated!'),
    description: t('{count} new recipes created from your ingredients', { count }),
  }),
  failed: {
    title: t('Generation Failed'),
    description: t('Unable to generate recipes. Please try again.'),
    variant: 'destructive',
  },
};

interface GenerateNewButtonProps {
  /** Whether the inventory is known to be empty. */
  hasNoIngredients: boolean;
  onFound: (first: Recipe) => void;
}

function GenerateNewButton({ hasNoIngredients, onFound }: GenerateNewButtonProps) {
  const generate = useGenerateRecipes(LABELS);
  const press = () => {
    if (!hasNoIngredients) return generate((first) => first && onFound(first));
    toast({
      title: t('No ingredients'),
      description: t('Please add some ingredients first to generate recipes'),
      variant: 'destructive',
    });
  };
  return (
    <Button
      variant="accent"
      icon={Sparkles}
      pending={useIsGenerating()}
      pendingLabel={t('Generating...')}
      onClick={press}
      className="max-sm:flex-1"
    >
      {t('Generate New Recipes')}
    </Button>
  );
}

const ImportDialog = lazyDialog(() => import('../import/import-dialog.tsx'), 'ImportDialog');

/** Opens the import of recipes from a file of another app. */
function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={FileUp}
        onPointerEnter={ImportDialog.preload}
        onClick={() => setOpen(true)}
        className="max-sm:flex-1"
      >
        {t('Import')}
      </Button>
      {open && <ImportDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

const RecipeFormDialog = lazyDialog(() => import('../own/recipe-form-dialog.tsx'), 'RecipeFormDialog');

/** Opens the form for a recipe of the person's own, also with the page that the bookmarklet sent. */
function AddRecipeButton({ onSaved }: { onSaved: (recipe: SavedRecipe) => void }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const [found, setFound] = useState<FoundRecipe>();
  const add = (read?: FoundRecipe) => {
    setFound(read);
    setVisit(visit + 1);
    setOpen(true);
  };
  const isReading = useSentPage(add);
  return (
    <>
      <Button
        variant="secondary"
        icon={Plus}
        pending={isReading}
        pendingLabel={t('Reading...')}
        onPointerEnter={RecipeFormDialog.preload}
        onClick={() => add()}
        className="max-sm:flex-1"
      >
        {t('Add Recipe')}
      </Button>
      {visit > 0 && (
        <RecipeFormDialog key={visit} open={open} onOpenChange={setOpen} found={found} onSaved={onSaved} />
      )}
    </>
  );
}

/** Reads the page that came with the address, and takes it out of the address. Returns whether it is being read. */
function useSentPage(onRead: (recipe: FoundRecipe) => void): boolean {
  const { adjust } = useRecipeAddress();
  const { mutate, isPending } = useReadSentPage(onRead);
  const take = useEffectEvent(() => {
    const sent = sentPageOf(window.location.hash);
    if (!sent) return;
    void adjust({});
    mutate(sent);
  });
  useEffect(() => take(), []);
  return isPending;
}
