import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface AddFormProps {
  label: string;
  placeholder: string;
  /** Why the typed text cannot be added. */
  error: string | undefined;
  value: string;
  onType: (text: string) => void;
  onAdd: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className: string;
}

/** A field with an Add button, for one more entry of a list. The caller handles the text. */
export function AddForm({
  label,
  placeholder,
  error,
  value,
  onType,
  onAdd,
  inputRef,
  className,
}: AddFormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Field label={label} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={inputRef}
              value={value}
              onChange={(event) => onType(event.target.value)}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="done"
              className="min-w-0 grow-999 basis-32"
            />
            <Button type="submit" variant="secondary" icon={Plus} className="grow">
              {t('Add')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
