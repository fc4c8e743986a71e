import type { User } from '@game-plan/contracts/people/auth';
import { type ComponentProps, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useSavePersonal } from '#data/people/auth.ts';
import { t } from '#lib/language.ts';
import { resetToSaved } from '#lib/reset-to-saved.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { type FormAfterSave, holdsFocus } from '../form-after-save.ts';
import { AddressNotice } from './address-notice.tsx';
import {
  PERSONAL_FIELDS,
  type PersonalForm,
  type PersonalInput,
  personalFieldsOf,
} from './personal-fields.ts';

interface PersonalCardProps {
  user: User;
  form: PersonalForm;
  editing: boolean;
  onSaved: (left: FormAfterSave) => void;
  className?: string;
}

/** Personal information: disabled fields, editable after Edit Profile. */
export function PersonalCard({ user, form, editing, onSaved, className }: PersonalCardProps) {
  const { errors } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  const values = useWatch({ control: form.control });
  const { mutate, isPending } = useSavePersonal({
    onSaved: (saved, typed: PersonalInput) => {
      // After Cancel, the form contains no input of the person.
      const sent = editing ? typed : form.getValues();
      const hasLaterChanges = resetToSaved(form, personalFieldsOf(saved), sent);
      onSaved({ hasLaterChanges, hasFocus: holdsFocus(element.current) });
    },
    onRefused: (error) =>
      showFieldErrors(
        form,
        error,
        PERSONAL_FIELDS.map(({ name }) => name),
      ),
  });
  return (
    <Card aria-labelledby="personal-information" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead title={t('Personal Information')} titleId="personal-information" />
      {user.email !== null && !user.isEmailConfirmed && <AddressNotice email={user.email} />}
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit((body) => mutate({ body, typed: form.getValues() }))}
      >
        <fieldset disabled={!editing} className="mt-4 grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{t('Personal information')}</legend>
          {PERSONAL_FIELDS.map(({ name, label, autoComplete, type = 'text', wide }) => (
            <Field
              key={name}
              label={label}
              error={errors[name]?.message}
              className={wide ? 'sm:col-span-2' : ''}
            >
              {(control) =>
                editing ? (
                  <Input {...control} {...form.register(name)} type={type} autoComplete={autoComplete} />
                ) : (
                  <WholeValue {...control} value={values[name] ?? ''} />
                )
              }
            </Field>
          ))}
        </fieldset>
        {editing && (
          <Button
            type="submit"
            className="mt-6 max-sm:w-full"
            pending={isPending}
            pendingLabel={t('Saving...')}
          >
            {t('Save Changes')}
          </Button>
        )}
      </form>
    </Card>
  );
}

/**
 * A value in view mode, styled like its disabled field. It wraps, because the end of a long value could not be read in
 * a single-line disabled field.
 */
function WholeValue(props: ComponentProps<'textarea'>) {
  return (
    <Textarea
      {...props}
      rows={1}
      readOnly
      className="block field-sizing-content min-h-11! resize-none wrap-anywhere"
    />
  );
}
