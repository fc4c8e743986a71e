import { useFormState, useWatch } from 'react-hook-form';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { FORGET_TYPED } from '../follow-saved.ts';
import { useSavePersonal } from '../profile-queries.ts';
import { PERSONAL_FIELDS, personalFieldsOf } from './personal-fields.ts';
import type { PersonalForm } from './use-personal-form.ts';
import { WholeValue } from './whole-value.tsx';

interface PersonalCardProps {
  form: PersonalForm;
  editing: boolean;
  onSaved: () => void;
  className?: string;
}

/** The personal information: read with disabled fields, changed after Edit Profile. */
export function PersonalCard({ form, editing, onSaved, className }: PersonalCardProps) {
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const { mutate, isPending } = useSavePersonal({
    onSaved: (user) => {
      form.reset(personalFieldsOf(user), FORGET_TYPED);
      onSaved();
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
      <CardHead title="Personal Information" titleId="personal-information" />
      <form noValidate onSubmit={form.handleSubmit((body) => mutate(body))}>
        <fieldset disabled={!editing} className="mt-4 grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">Personal information</legend>
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
          <Button type="submit" className="mt-6 max-sm:w-full" pending={isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        )}
      </form>
    </Card>
  );
}
