import type { Recipe } from '@game-plan/contracts/recipes';
import { ImagePlus, RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { isKeptHere } from '../picture-source.ts';
import { GeneratingImage } from './generating-image.tsx';
import { MadeImage } from './made-image.tsx';
import { SaveImageLink } from './save-image-link.tsx';
import { useGenerateImage } from './use-generate-image.ts';

const NAMES_SHOWN = 6;

/** The AI image generator: what the picture is made of, the wait, then the picture to save or to make anew. */
export function ImagePanel({ recipe }: { recipe: Recipe }) {
  const { generate, isGenerating } = useGenerateImage(recipe);
  const names = recipe.ingredients.slice(0, NAMES_SHOWN).map((line) => line.name.toLowerCase());
  const image = recipe.imageUrl !== null && isKeptHere(recipe.imageUrl) ? recipe.imageUrl : undefined;
  // The first picture is being made without anybody having asked.
  const isAwaited = recipe.imageUrl === null && recipe.isImagePending === true;
  const isShown = image !== undefined && !isGenerating;
  return (
    <section
      aria-label="AI Recipe Image"
      className="p-5 max-lg:order-4 max-lg:border-t max-lg:border-line lg:pb-6"
    >
      <h3 className="h-card">AI Recipe Image</h3>
      {names.length > 0 && <p className="mt-1 text-sm wrap-anywhere text-muted">{names.join(', ')}...</p>}
      {(isGenerating || isAwaited) && <GeneratingImage />}
      {isShown && (
        <MadeImage recipeName={recipe.name} imageUrl={image} madeBy={recipe.imageMadeBy ?? 'drawing'} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isShown && <SaveImageLink recipeName={recipe.name} imageUrl={image} />}
        {!isAwaited && (
          <Button
            variant="secondary"
            icon={image === undefined ? ImagePlus : RefreshCw}
            pending={isGenerating}
            pendingLabel="Generating..."
            onClick={generate}
            className="flex-1"
          >
            {image === undefined ? 'Generate Image' : 'Generate New Image'}
          </Button>
        )}
      </div>
    </section>
  );
}
