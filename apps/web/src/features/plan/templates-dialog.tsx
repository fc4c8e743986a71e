import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  planTemplatesQuery,
  useApplyTemplate,
  useRemoveTemplate,
  useSaveTemplate,
} from '#data/kitchen/plan.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loading } from '#ui/state/loading.tsx';

const DAYS_A_WEEK = 7;

interface TemplatesDialogProps {
  /** The first day of the week that is shown. */
  from: CalendarDay;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Weeks that are saved under a name, to be planned again. */
export function TemplatesDialog({ from, open, onOpenChange }: TemplatesDialogProps) {
  const { data: templates, isError } = useQuery(planTemplatesQuery);
  const [name, setName] = useState('');
  const save = useSaveTemplate(() => setName(''));
  const apply = useApplyTemplate(from, () => onOpenChange(false));
  const removal = useRemoveTemplate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Saved Weeks')}
      description={t(
        'Save what is planned this week, and plan it again in any other. What is planned there stays.',
      )}
    >
      <form
        className="flex items-end gap-2 max-sm:grid"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ name, from, days: DAYS_A_WEEK });
        }}
      >
        <Field label={t('Name')} className="flex-1">
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" icon={Save} pending={save.isPending} disabled={name.trim() === ''}>
          {t('Save This Week')}
        </Button>
      </form>
      {isError && (
        <p className="mt-4 text-muted">{t('The saved weeks did not load. Try again in a moment.')}</p>
      )}
      {!templates && !isError && <Loading />}
      {templates?.length === 0 && <p className="mt-4 text-muted">{t('No week is saved yet.')}</p>}
      {templates && templates.length > 0 && (
        <ul aria-label={t('Saved weeks')} className="mt-4 divide-y divide-line">
          {templates.map((template) => (
            <li key={template.id} className="flex items-center gap-1 py-2">
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-semibold">{template.name}</span>
                <span className="block text-sm text-muted">
                  {t('{count, select, 1 {1 meal} other {{count} meals}}', { count: template.meals })}
                </span>
              </p>
              <Button
                variant="secondary"
                size="sm"
                icon={CalendarPlus}
                pending={apply.isPending && apply.variables.id === template.id}
                aria-label={t('Plan {name} this week', { name: template.name })}
                onClick={() => apply.mutate(template)}
              >
                {t('Plan')}
              </Button>
              <IconButton
                label={t('Remove {name}', { name: template.name })}
                icon={Trash2}
                onClick={() => removal.mutate(template)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
