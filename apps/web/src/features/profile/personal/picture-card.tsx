import type { User } from '@game-plan/contracts/people/auth';
import { initials } from '@game-plan/domain/person-name';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useRemovePhoto, useUpdatePhoto } from '#data/people/account.ts';
import { t } from '#lib/language.ts';
import { DISCARD_TYPED, resetToSaved } from '#lib/reset-to-saved.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { PhotoForm } from './personal-fields.ts';

interface PictureCardProps {
  user: User;
  form: PhotoForm;
  className?: string;
}

/** The profile picture, given by an image address. */
export function PictureCard({ user, form, className }: PictureCardProps) {
  const { errors } = useFormState({ control: form.control });
  const [broken, setBroken] = useState<string | null>(null);
  const update = useUpdatePhoto({
    onSaved: ({ profilePhotoUrl }, typed: { profilePhotoUrl: string }) => {
      resetToSaved(form, { profilePhotoUrl: profilePhotoUrl ?? '' }, typed);
    },
    onRefused: (error) => showFieldErrors(form, error, ['profilePhotoUrl']),
  });
  const remove = useRemovePhoto(() => form.reset({ profilePhotoUrl: '' }, DISCARD_TYPED));
  const photo = user.profilePhotoUrl;
  return (
    <Card aria-labelledby="profile-picture" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead title={t('Profile Picture')} titleId="profile-picture" />
      <div className="mt-4 flex items-center gap-4">
        <Avatar
          src={photo}
          alt={t('You')}
          className="size-20 bg-primary-soft text-primary-soft-fg"
          fallback={
            <span className="num text-2xl" aria-hidden="true">
              {initials(user)}
            </span>
          }
          onBroken={() => setBroken(photo)}
        />
        <p className="text-sm text-muted" role="status">
          {photo === null
            ? t('No picture yet, so your initials are shown.')
            : photo === broken
              ? t('This picture could not be loaded, so your initials are shown.')
              : t('Shown at the top of every page.')}
        </p>
      </div>
      <form
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={form.handleSubmit((body) => update.mutate({ body, typed: form.getValues() }))}
      >
        <Field
          label={t('Image URL')}
          hint={t('The web address of a picture, starting with https://')}
          error={errors.profilePhotoUrl?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('profilePhotoUrl')}
              type="url"
              inputMode="url"
              placeholder={t('https://')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
          <Button
            type="submit"
            variant="secondary"
            pending={update.isPending}
            pendingLabel={t('Updating...')}
          >
            {t('Update Photo')}
          </Button>
          {photo !== null && (
            <Button
              variant="destructive-ghost"
              icon={Trash2}
              pending={remove.isPending}
              pendingLabel={t('Removing...')}
              onClick={() => remove.mutate(user)}
            >
              {t('Remove Photo')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
