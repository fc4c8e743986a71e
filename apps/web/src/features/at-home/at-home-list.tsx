import { faultOfName, lacksUsual } from '@game-plan/domain/at-home/at-home-edit';
import { RotateCcw, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useEditAtHome } from '#data/people/at-home.ts';
import { focusNeighbour } from '#lib/browser/focus-neighbour.ts';
import { localText, t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { AddForm } from '#ui/form/add-form.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** The names as removable chips, a field for another, and a button for the four defaults. */
export function AtHomeList({ names }: { names: readonly string[] }) {
  const edit = useEditAtHome();
  const field = useRef<HTMLInputElement>(null);
  const remove = (name: string, button: HTMLElement) => {
    focusNeighbour(button, field.current);
    edit({ kind: 'remove', name });
  };
  return (
    <>
      {names.length > 0 ? (
        <ul aria-label={t('Always at home')} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li
              key={name}
              className="inline-flex min-h-9 max-w-full items-center rounded-[22px] border border-line bg-bg pl-3.5 text-sm font-medium pointer-coarse:min-h-11"
            >
              <span className="min-w-0 py-1 wrap-anywhere">{localText(name)}</span>
              <IconButton
                label={t('Remove {name}', { name: localText(name) })}
                icon={X}
                size="icon-sm"
                iconClassName="size-4"
                className="shrink-0 rounded-full! text-muted"
                data-control="remove-at-home"
                onClick={({ currentTarget }) => remove(name, currentTarget)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          {t('This list is empty, so recipes expect you to have even salt and water in your inventory.')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2">
        <AddAtHomeForm names={names} onAdd={(name) => edit({ kind: 'add', name })} field={field} />
        {lacksUsual(names) && (
          <Button
            variant="ghost"
            icon={RotateCcw}
            onClick={() => {
              // The pressed button disappears.
              field.current?.focus({ preventScroll: true });
              edit({ kind: 'restore' });
            }}
          >
            {t('Restore the usual four')}
          </Button>
        )}
      </div>
    </>
  );
}

interface AddAtHomeFormProps {
  names: readonly string[];
  onAdd: (name: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Adds a food by name; a name that cannot be added stays in the field, with the reason. */
function AddAtHomeForm({ names, onAdd, field }: AddAtHomeFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const found = faultOfName(names, typed);
    setFault(found);
    field.current?.focus({ preventScroll: true });
    if (found !== undefined) return;
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <AddForm
      label={t('Add a food')}
      placeholder={t('For example soy sauce')}
      error={fault}
      value={typed}
      onType={(text) => {
        setTyped(text);
        setFault(undefined);
      }}
      onAdd={add}
      inputRef={field}
      className="min-w-0 flex-1 basis-64 sm:max-w-[400px]"
    />
  );
}
