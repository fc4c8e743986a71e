import { TOKEN_AREAS, type TokenArea, type TokenScope } from '@game-plan/contracts/endpoint';
import { Copy, KeyRound } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useCreateToken } from '#data/people/api-tokens.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { AREA_LABELS } from './area-labels.ts';

const tokenSchema = () =>
  import('@game-plan/contracts/people/api-tokens').then(({ createTokenBody }) => createTokenBody);

const ENDS: readonly (readonly [label: string, days: number | null])[] = [
  [t('In 30 days'), 30],
  [t('In 90 days'), 90],
  [t('In a year'), 365],
  [t('Only when I withdraw it'), null],
];

const RIGHTS = [
  ['none', t('Nothing')],
  ['read', t('Read')],
  ['write', t('Read and change')],
] as const;

/** Makes a token and shows it, this once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const form = useForm({
    resolver: useSchemaResolver(tokenSchema),
    defaultValues: { name: '', scopes: [] as TokenScope[], expiresInDays: 365 as number | null },
  });
  const { errors } = form.formState;
  const { mutate, isPending, data } = useCreateToken({
    onRefused: (error) => showFieldErrors(form, error, ['name', 'scopes', 'expiresInDays']),
  });
  if (data) return <ShownToken name={data.name} token={data.token} onClose={onClose} />;
  const { scopes, expiresInDays } = form.watch();
  const rightOf = (area: TokenArea) =>
    RIGHTS.find(([right]) => right !== 'none' && scopes.includes(`${area}:${right}`))?.[0] ?? 'none';
  const choose = (area: TokenArea, right: string) => {
    const others = scopes.filter((scope) => !scope.startsWith(`${area}:`));
    const chosen = right === 'none' ? [] : [`${area}:${right}` as TokenScope];
    form.setValue('scopes', [...others, ...chosen], { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={isPending}
      title={t('New API token')}
      description={t('A program with the token does what you allow here, as if you did it.')}
      action={
        <Button type="submit" form={formId} icon={KeyRound} pending={isPending} pendingLabel={t('Making...')}>
          {t('Make token')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((body) => mutate(body))}
      >
        <Field
          label={t('What will use it?')}
          hint={t('For example: Home Assistant')}
          error={errors.name?.message}
        >
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" autoFocus />}
        </Field>
        <fieldset>
          <legend className="text-sm font-semibold">{t('What may it do?')}</legend>
          <div className="mt-2 grid gap-2">
            {TOKEN_AREAS.map((area) => (
              <div key={area} className="grid grid-cols-2 items-center gap-3">
                <span aria-hidden="true">{AREA_LABELS[area]}</span>
                <Select
                  label={AREA_LABELS[area]}
                  value={rightOf(area)}
                  onChange={(event) => choose(area, event.target.value)}
                >
                  {RIGHTS.map(([right, label]) => (
                    <option key={right} value={right}>
                      {label}
                    </option>
                  ))}
                </Select>
              </div>
            ))}
          </div>
          {errors.scopes && (
            <p role="alert" className="mt-2 text-sm font-medium text-destructive-text">
              {errors.scopes.message}
            </p>
          )}
        </fieldset>
        <Field label={t('It ends')} error={errors.expiresInDays?.message}>
          {(control) => (
            <Select
              {...control}
              value={String(expiresInDays)}
              onChange={({ target }) =>
                form.setValue('expiresInDays', target.value === 'null' ? null : Number(target.value))
              }
            >
              {ENDS.map(([label, days]) => (
                <option key={label} value={String(days)}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </SaveDialog>
  );
}

function ShownToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const copy = async () => {
    if (await copyText(token)) toast({ title: t('Token copied'), description: t('For {name}', { name }) });
    else toast({ title: t('Copy it by hand'), description: t('The browser does not let the app copy.') });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Token for {name}', { name })}
      description={t('Copy it now: it is not shown again. Whoever has it can do what you allowed.')}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <Field label={t('Your new token')}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={token}
            className="font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button variant="secondary" icon={Copy} className="mt-3 max-sm:w-full" onClick={() => void copy()}>
        {t('Copy token')}
      </Button>
    </Dialog>
  );
}
