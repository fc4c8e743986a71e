import { drawDish } from '@game-plan/illustration/draw-dish';
import { useMemo } from 'react';
import type { PicturedDish } from './recipe-facts.ts';

export interface DishPictureProps {
  recipe: PicturedDish;
  alt: string;
}

function drawingOf({ name, ingredients }: PicturedDish): string {
  const svg = drawDish({ name, ingredients: ingredients.map((line) => line.name) });
  // A name may contain an unpaired surrogate, which cannot be encoded.
  return `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`;
}

/** The dish drawn from its ingredients. An image instead of inline SVG, so that ids cannot collide. */
export function DishDrawing({ recipe, alt }: DishPictureProps) {
  const source = useMemo(() => drawingOf(recipe), [recipe]);
  return <img src={source} alt={alt} width={800} height={600} className="size-full object-cover" />;
}
