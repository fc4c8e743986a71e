import { Sparkles } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useGenerateRecipes } from './recipe-queries.ts';

/** 'Generate Recipe Ideas' on the board. `disabled` while there is nothing to cook with. */
export function GenerateButton({ disabled }: { disabled: boolean }) {
  const { generate, generating } = useGenerateRecipes();
  return (
    <Button
      variant="accent"
      size="lg"
      icon={Sparkles}
      disabled={disabled}
      pending={generating}
      pendingLabel="Generating..."
      onClick={generate}
      className="disabled:border-board-line! disabled:bg-board-raised! disabled:text-board-muted! max-sm:w-full"
    >
      Generate Recipe Ideas
    </Button>
  );
}
