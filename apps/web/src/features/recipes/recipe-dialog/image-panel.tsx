import { IMAGE_INGREDIENTS_MAX, type PictureOrigin } from '@game-plan/contracts/kitchen/pictures';
import type { Recipe, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { Download, ImagePlus, LoaderCircle, RefreshCw, Trash2 } from 'lucide-react';
import { useGeneratePicture, useRemovePhoto, useSetPhoto } from '#data/kitchen/pictures.ts';
import { t } from '#lib/language.ts';
import { fullSize, isKeptHere, pictureSource } from '#lib/picture-source.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { imageFileName } from './image-file-name.ts';
import { PhotoButton } from './photo-button.tsx';
import { isSaved } from './recipe-actions.tsx';

const NAMES_SHOWN = 6;

const PANEL = 'p-5 print:hidden max-lg:order-4 max-lg:border-t max-lg:border-line lg:pb-6';

/** The picture of a recipe and what can be done with it: a person's photo of it, or the AI image generator. */
export function PicturePanel({ recipe }: { recipe: Recipe }) {
  if (isSaved(recipe) && recipe.imageMadeBy === 'photo' && recipe.imageUrl !== null)
    return <PhotoPanel recipe={recipe} imageUrl={recipe.imageUrl} />;
  return <ImagePanel recipe={recipe} />;
}

/** The AI image generator: the ingredients shown, the progress, then the picture to save or to make again. */
function ImagePanel({ recipe }: { recipe: Recipe }) {
  const { generate, isGenerating } = useGenerateImage(recipe);
  const names = recipe.ingredients.slice(0, NAMES_SHOWN).map((line) => line.name.toLowerCase());
  const image = recipe.imageUrl !== null && isKeptHere(recipe.imageUrl) ? recipe.imageUrl : undefined;
  // The first picture is being made in the background.
  const isAwaited = recipe.imageUrl === null && recipe.isImagePending === true;
  const isShown = image !== undefined && !isGenerating;
  return (
    <section aria-label={t('AI Recipe Image')} className={PANEL}>
      <h3 className="h-card">{t('AI Recipe Image')}</h3>
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
            pendingLabel={t('Generating...')}
            onClick={generate}
            className="flex-1"
          >
            {image === undefined ? t('Generate Image') : t('Generate New Image')}
          </Button>
        )}
        {isSaved(recipe) && <DishPhotoButton recipe={recipe} label={t('Use Your Own Photo')} />}
      </div>
    </section>
  );
}

interface PhotoPanelProps {
  recipe: SavedRecipe;
  imageUrl: string;
}

/** The person's own photo of the dish. */
function PhotoPanel({ recipe, imageUrl }: PhotoPanelProps) {
  const { mutate, isPending } = useRemovePhoto(recipe);
  return (
    <section aria-label={t('Your Photo')} className={PANEL}>
      <h3 className="h-card">{t('Your Photo')}</h3>
      <MadeImage recipeName={recipe.name} imageUrl={imageUrl} madeBy="photo" />
      <div className="mt-3 flex flex-wrap gap-2">
        <SaveImageLink recipeName={recipe.name} imageUrl={imageUrl} />
        <DishPhotoButton recipe={recipe} label={t('Change Photo')} />
        <Button variant="destructive-ghost" icon={Trash2} pending={isPending} onClick={() => mutate()}>
          {t('Remove Photo')}
        </Button>
      </div>
    </section>
  );
}

/** Shows a chosen photo with the recipe. */
function DishPhotoButton({ recipe, label }: { recipe: SavedRecipe; label: string }) {
  const { mutate, isPending } = useSetPhoto(recipe);
  return <PhotoButton label={label} isPending={isPending} onPick={mutate} className="flex-1" />;
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
        title: t('Missing information'),
        description: t('Recipe name and ingredients are required'),
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
        {t('Generating image')}
      </p>
      <div
        role="progressbar"
        aria-label={t('Generating image')}
        className="indeterminate mt-2.5 h-2 rounded-full bg-track"
      />
      <p className="mt-2 text-sm text-muted">{t('This may take 10-30 seconds')}</p>
    </div>
  );
}

const CAPTIONS: Readonly<Record<PictureOrigin, string>> = {
  drawing: t('Drawn from its ingredients'),
  drawing_instead: t('Drawn from its ingredients, because the image model did not return a picture'),
  model: t('Made by the image model'),
  photo: t('Your own photo, shown instead of the drawing'),
};

interface MadeImageProps {
  recipeName: string;
  imageUrl: string;
  madeBy: PictureOrigin;
}

/** The picture, and its maker. */
function MadeImage({ recipeName, imageUrl, madeBy }: MadeImageProps) {
  return (
    <figure className="mt-3 flex items-center gap-3.5">
      <img
        key={imageUrl}
        {...pictureSource(imageUrl, 'panel')}
        alt={
          madeBy === 'photo'
            ? t('{recipeName}, as it was photographed', { recipeName })
            : t('{recipeName}, as it was generated', { recipeName })
        }
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
      {t('Save')}
    </a>
  );
}
