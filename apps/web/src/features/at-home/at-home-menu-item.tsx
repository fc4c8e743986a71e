import { nameAtHome } from '@game-plan/domain/at-home/at-home';
import { House } from 'lucide-react';
import { useAtHome, useEditAtHome } from '#data/people/preferences.ts';
import { MenuCheckItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast/toast-store.ts';

/** Puts an ingredient on the list of what is always at home, or takes it off. */
export function AtHomeMenuItem({ name }: { name: string }) {
  const { names } = useAtHome();
  const edit = useEditAtHome();
  const isThere = names !== undefined && nameAtHome(names, name) !== undefined;
  const choose = () => {
    edit({ kind: isThere ? 'remove' : 'add', name });
    toast(
      isThere
        ? {
            title: 'No longer always at home',
            description: `Recipes look for ${name} in your inventory again`,
          }
        : { title: 'Always at home', description: `${name} counts as Have in recipes from now on` },
    );
  };
  return (
    <MenuCheckItem icon={House} checked={isThere} onSelect={choose}>
      Always at home
    </MenuCheckItem>
  );
}
