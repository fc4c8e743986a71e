import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import { escapeHtml, plainPage } from '#http/web-app/plain-page.ts';
import type { Linked } from './recipe-link-queries.ts';

const STYLE = `
body { max-width: 42rem; padding: 1rem 1rem 3rem; overflow-wrap: anywhere; }
img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 1rem; }
h1 { font-size: 1.75rem; margin: 1.25rem 0 0.5rem; }
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
  return plainPage({
    title: recipe.name,
    style: STYLE,
    head: `<script type="application/ld+json">${data}</script>`,
    content: `${hasPicture ? `<img src="${escapeHtml(url)}/picture" alt="" width="640" height="480">` : ''}
<h1>${escapeHtml(recipe.name)}</h1>
${recipe.description ? `<p>${escapeHtml(recipe.description)}</p>` : ''}
<p class="facts">${escapeHtml(facts.join(' · '))}</p>
<h2>Ingredients</h2>
<ul>${lines.join('\n')}</ul>
${steps.length > 0 ? `<h2>Instructions</h2>\n<ol>${steps.join('\n')}</ol>` : ''}
${source}`,
  });
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
