import type { Cookbook, CookbookRule } from '@game-plan/contracts/kitchen/recipes';
import { BookMarked, BookPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveCookbook, useSaveCookbook } from '#data/kitchen/cookbooks.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { FilterChip } from '#ui/form/filter-chip.tsx';
import { Input } from '#ui/form/input.tsx';
import { hasFilters, type RecipeSearch, ruleOf, showsRule } from '../recipe-search.ts';

interface CookbooksProps {
  search: RecipeSearch;
  cookbooks: readonly Cookbook[];
  /** Shows what fits a rule; with an empty one, all recipes. */
  onShow: (rule: CookbookRule) => void;
}

/** The cookbooks that rules make, as chips; the filters that are set can become one. */
export function Cookbooks({ search, cookbooks, onShow }: CookbooksProps) {
  const shown = cookbooks.find(({ rule }) => showsRule(search, rule));
  return (
    <>
      {cookbooks.map((book) => (
        <FilterChip
          key={book.id}
          icon={BookMarked}
          pressed={book === shown}
          onPress={() => onShow(book === shown ? {} : book.rule)}
        >
          {book.name}
        </FilterChip>
      ))}
      {shown ? (
        <ShownCookbook key={shown.id} cookbook={shown} />
      ) : (
        hasFilters(search) && <NameButton rule={ruleOf(search)} />
      )}
    </>
  );
}

function ShownCookbook({ cookbook }: { cookbook: Cookbook }) {
  const { mutate, isPending } = useRemoveCookbook(cookbook);
  return (
    <>
      <NameButton rule={cookbook.rule} cookbook={cookbook} />
      <Button
        variant="destructive-ghost"
        size="sm"
        icon={Trash2}
        aria-label={t('Remove the cookbook {name}', { name: cookbook.name })}
        pending={isPending}
        onClick={() => mutate()}
        className="shrink-0"
      >
        {t('Remove')}
      </Button>
    </>
  );
}

interface NameButtonProps {
  rule: CookbookRule;
  /** The cookbook that gets another name; without one, the rule becomes a new one. */
  cookbook?: Cookbook;
}

function NameButton({ rule, cookbook }: NameButtonProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { mutate, isPending } = useSaveCookbook(cookbook?.id, () => setOpen(false));
  const isBlank = name.trim() === '';
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={cookbook ? Pencil : BookPlus}
        onClick={() => {
          setName(cookbook?.name ?? '');
          setOpen(true);
        }}
        className="shrink-0"
      >
        {cookbook ? t('Rename') : t('Save as Cookbook')}
      </Button>
      <SaveDialog
        open={open}
        onOpenChange={setOpen}
        pending={isPending}
        title={cookbook ? t('Rename Cookbook') : t('Save as Cookbook')}
        description={t('Whatever fits these filters is in it, also recipes that come later.')}
        action={
          <Button
            disabled={isBlank}
            pending={isPending}
            pendingLabel={t('Saving...')}
            onClick={() => mutate({ name, rule })}
          >
            {t('Save')}
          </Button>
        }
      >
        <Field label={t('Name')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={40}
              autoComplete="off"
              autoFocus
              onChange={({ target }) => setName(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && !isBlank && mutate({ name, rule })}
            />
          )}
        </Field>
      </SaveDialog>
    </>
  );
}
