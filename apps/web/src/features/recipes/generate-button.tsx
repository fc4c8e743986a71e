import { Sparkles } from 'lucide-react';
import { type GenerationLabels, useGenerateRecipes, useIsGenerating } from '#data/kitchen/recipe-ideas.ts';
import { Button } from '#ui/button.tsx';
import { showSuggestions } from './show-suggestions.ts';

const LABELS: GenerationLabels = {
  done: (count) => ({
    title: 'Recipes generated',
    description: `Found ${count} recipe suggestions for you!`,
  }),
  failed: {
    title: 'Error',
    description: 'Failed to generate recipes. Please try again.',
    variant: 'destructive',
  },
};

/** 'Generate Recipe Ideas' on the board. `disabled` while there is nothing to cook with. */
export function GenerateButton({ disabled }: { disabled: boolean }) {
  const generate = useGenerateRecipes(LABELS);
  return (
    <Button
      variant="accent"
      size="lg"
      icon={Sparkles}
      disabled={disabled}
      pending={useIsGenerating()}
      pendingLabel="Generating..."
      onClick={() => generate(showSuggestions)}
      className="disabled:border-board-line! disabled:bg-board-raised! disabled:text-board-muted! max-sm:w-full"
    >
      Generate Recipe Ideas
    </Button>
  );
}
