import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import type { Linked } from './recipe-link-queries.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 1rem 1rem 3rem;
  background: light-dark(#faf7f0, #14201b); color: light-dark(#1b2a24, #eef2ee); overflow-wrap: anywhere; }
img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.25rem 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 1.75rem 0 0.5rem; }
li { margin: 0.35rem 0; }
.head { font-weight: 600; list-style: none; margin-left: -1.25rem; }
.facts { opacity: 0.75; }
@media print { body { max-width: none; padding: 0; } img { width: 12rem; } }
`;

interface Shown extends Pick<Linked, 'recipe' | 'sourceUrl'> {
  /** The whole address of the page. */
  readonly url: string;
  readonly hasPicture: boolean;
}

/** A recipe as a page of its own: what it says, and nothing of the people or the kitchen that it belongs to. */
export function writeSharedPage(shown: Shown): string {
  const { recipe, sourceUrl, url, hasPicture } = shown;
  const facts = [
    `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    ...(recipe.prepTime === null ? [] : [`Prep time ${recipe.prepTime} min`]),
    ...(recipe.cookTime === null ? [] : [`Cook time ${recipe.cookTime} min`]),
    ...(recipe.cuisine === null ? [] : [recipe.cuisine]),
  ];
  const sections = new Set(recipe.ingredients.map(({ section }) => `${section}:`));
  const lines = lineTexts(recipe.ingredients).map(
    (text) => `<li${sections.has(text) ? ' class="head"' : ''}>${escapeHtml(text)}</li>`,
  );
  const steps = recipe.instructions.map((step) => `<li>${escapeHtml(step)}</li>`);
  const source =
    sourceUrl === null
      ? ''
      : `<p>From <a rel="noreferrer" href="${escapeHtml(sourceUrl)}">${escapeHtml(new URL(sourceUrl).hostname)}</a></p>`;
  // A tag inside of it would end the script.
  const data = JSON.stringify(structuredRecipe(shown)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(recipe.name)}</title>
<style>${STYLE}</style>
<script type="application/ld+json">${data}</script>
</head>
<body>
<main>
${hasPicture ? `<img src="${escapeHtml(url)}/picture" alt="" width="640" height="480">` : ''}
<h1>${escapeHtml(recipe.name)}</h1>
${recipe.description ? `<p>${escapeHtml(recipe.description)}</p>` : ''}
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
<h2>Ingredients</h2>
<ul>${lines.join('\n')}</ul>
${steps.length > 0 ? `<h2>Instructions</h2>\n<ol>${steps.join('\n')}</ol>` : ''}
${source}
</main>
</body>
</html>
`;
}

/** Minutes as an ISO 8601 duration; absent if they are unknown. */
const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`);

/** The recipe as https://schema.org/Recipe describes it, for apps that read recipes from pages. */
function structuredRecipe({ recipe, url, hasPicture }: Shown) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description ?? undefined,
    image: hasPicture ? `${url}/picture` : undefined,
    recipeYield: String(recipe.servings),
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    recipeCuisine: recipe.cuisine ?? undefined,
    recipeIngredient: lineTexts(recipe.ingredients),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
  };
}
