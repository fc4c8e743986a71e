import { LEGAL_TEXT_MAX, type LegalPage, type LegalText } from '@game-plan/contracts/shop/business';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useChangeLegalText } from '#data/shop/business.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';

interface LegalEditorProps {
  page: LegalPage;
  title: string;
  written: LegalText;
  onClose: () => void;
}

/** The admin's editor for a legal page; typed text stays until it is saved. */
export function LegalEditor({ page, title, written, onClose }: LegalEditorProps) {
  const [text, setText] = useState(written.text);
  // Kept from the start: if another admin saves meanwhile, saving reports a conflict instead of overwriting.
  const [seenAt] = useState(written.updatedAt);
  const [fault, setFault] = useState<string>();
  const [isResetting, setResetting] = useState(false);
  const change = useChangeLegalText(page, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFault(t('Write something, or go back to the default'));
    change.mutate({ text, seenAt });
  };
  return (
    <Card className="mt-6 p-5 sm:p-6">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label={title}
          error={fault}
          hint={t(
            'Markdown: ## for a heading, - for a list, **bold**, [a link](https://example.org). HTML is shown as text.',
          )}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={22}
              maxLength={LEGAL_TEXT_MAX}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          {written.updatedAt && (
            <Button
              variant="ghost"
              icon={RotateCcw}
              className="sm:mr-auto"
              onClick={() => setResetting(true)}
            >
              {t('Back to the default text')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={change.isPending} pendingLabel={t('Saving...')}>
            {t('Save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isResetting}
        onOpenChange={setResetting}
        title={t('Back to the default text')}
        description={t('Are you sure? Your own text of the {title} is deleted.', { title })}
        actionLabel={t('Delete my text')}
        icon={RotateCcw}
        pending={change.isPending}
        pendingLabel={t('Deleting...')}
        onConfirm={() => change.mutate({ text: null, seenAt })}
      />
    </Card>
  );
}
