import type { Recipe } from '@game-plan/contracts/recipes';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast-store.ts';
import { COMPACT_BUTTON, COMPACT_LABEL } from './compact-button.ts';
import { recipeAddress } from './recipe-address.ts';
import { shareLink } from './share-link.ts';

/** Shares by the device, else copies the link; where neither is allowed the link is shown to be copied by hand. */
export function ShareButton({ recipe }: { recipe: Recipe }) {
  const [link, setLink] = useState<string>();
  const share = async () => {
    const url = recipeAddress(recipe, window.location.href);
    const outcome = await shareLink({ title: recipe.name, text: recipe.description ?? '', url });
    if (outcome === 'copied') toast({ title: 'Link copied' });
    setLink(outcome === 'refused' ? url : undefined);
  };
  return (
    <>
      <Button variant="secondary" icon={Share2} onClick={() => void share()} className={COMPACT_BUTTON}>
        <span className={COMPACT_LABEL}>Share Recipe</span>
      </Button>
      {link && (
        <div className="-order-1 w-full">
          <Field label="Copy this link">
            {(control) => <Input {...control} readOnly value={link} ref={focusAndSelect} />}
          </Field>
        </div>
      )}
    </>
  );
}

function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
