import { IMAGE_INGREDIENTS_MAX, type PictureMaker } from '@game-plan/contracts/kitchen/pictures';
import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { Download, ImagePlus, LoaderCircle, RefreshCw } from 'lucide-react';
import { useGeneratePicture } from '#data/kitchen/pictures.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { fullSize, isKeptHere, pictureSource } from '../picture-source.ts';
import { imageFileName } from './image-file-name.ts';

const NAMES_SHOWN = 6;

/** The AI image generator: the ingredients shown, the progress, then the picture to save or to make again. */
export function ImagePanel({ recipe }: { recipe: Recipe }) {
  const { generate, isGenerating } = useGenerateImage(recipe);
  const names = recipe.ingredients.slice(0, NAMES_SHOWN).map((line) => line.name.toLowerCase());
  const image = recipe.imageUrl !== null && isKeptHere(recipe.imageUrl) ? recipe.imageUrl : undefined;
  // The first picture is being made in the background.
  const isAwaited = recipe.imageUrl === null && recipe.isImagePending === true;
  const isShown = image !== undefined && !isGenerating;
  return (
    <section
      aria-label="AI Recipe Image"
      className="p-5 print:hidden max-lg:order-4 max-lg:border-t max-lg:border-line lg:pb-6"
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

/** Requests a new picture of the recipe, which is shown wherever the recipe is. */
function useGenerateImage(recipe: Recipe) {
  const { name, id } = recipe;
  const ingredients = recipe.ingredients.map((line) => line.name).slice(0, IMAGE_INGREDIENTS_MAX);
  const { mutate, isPending } = useGeneratePicture(recipe);
  const generate = () => {
    if (name.trim() !== '' && ingredients.length > 0) mutate({ recipeName: name, ingredients, recipeId: id });
    else {
      toast({
        title: 'Missing information',
        description: 'Recipe name and ingredients are required',
        variant: 'destructive',
      });
    }
  };
  return { generate, isGenerating: isPending };
}

/** Shown while a picture is being made, which takes an unknown time. */
function GeneratingImage() {
  return (
    <div className="mt-3 rounded-md bg-sunken p-3">
      <p role="status" className="flex items-center gap-3 text-sm font-semibold">
        <LoaderCircle className="spin size-5 text-accent-text" aria-hidden="true" />
        Generating image
      </p>
      <div
        role="progressbar"
        aria-label="Generating image"
        className="indeterminate mt-2.5 h-2 rounded-full bg-track"
      />
      <p className="mt-2 text-sm text-muted">This may take 10-30 seconds</p>
    </div>
  );
}

const CAPTIONS: Readonly<Record<PictureMaker, string>> = {
  drawing: 'Drawn from its ingredients',
  drawing_instead: 'Drawn from its ingredients, because the image model did not return a picture',
  model: 'Made by the image model',
};

interface MadeImageProps {
  recipeName: string;
  imageUrl: string;
  madeBy: PictureMaker;
}

/** The picture, and its maker. */
function MadeImage({ recipeName, imageUrl, madeBy }: MadeImageProps) {
  return (
    <figure className="mt-3 flex items-center gap-3.5">
      <img
        key={imageUrl}
        {...pictureSource(imageUrl, 'panel')}
        alt={`${recipeName}, as it was generated`}
        loading="lazy"
        className="aspect-[4/3] w-36 shrink-0 rounded-md bg-sunken object-cover"
      />
      <figcaption className="text-sm text-muted">{CAPTIONS[madeBy]}</figcaption>
    </figure>
  );
}

interface SaveImageLinkProps {
  recipeName: string;
  imageUrl: string;
}

/** Downloads the full-size picture, named after the recipe. */
function SaveImageLink({ recipeName, imageUrl }: SaveImageLinkProps) {
  return (
    <a
      href={fullSize(imageUrl)}
      download={imageFileName(recipeName)}
      className={buttonClasses('secondary', 'md')}
    >
      <Download className="size-4.5" aria-hidden="true" />
      Save
    </a>
  );
}
