import type { Recipe } from '@game-plan/contracts/recipes';
import { Sparkles } from 'lucide-react';
import { type GenerationWords, useGenerateRecipes, useIsGenerating } from '#data/recipe-ideas.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';

const WORDS: GenerationWords = {
  done: (count) => ({
    title: 'Recipes Generated!',
    description: `${count} new recipes created from your ingredients`,
  }),
  failed: {
    title: 'Generation Failed',
    description: 'Unable to generate recipes. Please try again.',
    variant: 'destructive',
  },
};

interface GenerateNewButtonProps {
  /** Whether it is known that there is nothing to cook with. */
  hasNoIngredients: boolean;
  onFound: (first: Recipe) => void;
}

export function GenerateNewButton({ hasNoIngredients, onFound }: GenerateNewButtonProps) {
  const generate = useGenerateRecipes(WORDS);
  const press = () => {
    if (!hasNoIngredients) return generate((first) => first && onFound(first));
    toast({
      title: 'No ingredients',
      description: 'Please add some ingredients first to generate recipes',
      variant: 'destructive',
    });
  };
  return (
    <Button
      variant="accent"
      icon={Sparkles}
      pending={useIsGenerating()}
      pendingLabel="Generating..."
      onClick={press}
      className="max-sm:w-full"
    >
      Generate New Recipes
    </Button>
  );
}
