import { type Contact, contactBody } from '@game-plan/contracts/shop/business';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ContactInput, contactQuery, useChangeContact } from '#data/shop/business.ts';
import { timeZoneHere } from '#lib/browser/time-zone-here.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';

/** The business's contact details, shown on orders, receipts and mails. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { data, isError, isFetching, refetch } = useQuery({ ...contactQuery, refetchOnMount: 'always' });
  const change = useChangeContact(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Contact Details')}
      description={t('Buyers see these on their orders, receipts and e-mails.')}
      footer={
        data && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" form={formId} pending={change.isPending} pendingLabel={t('Saving...')}>
              {t('Save')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <ContactForm id={formId} contact={data} onSubmit={(contact) => change.mutate(contact)} />
      ) : isError ? (
        <ErrorPanel
          title={t('The contact details did not load')}
          description={t('Check the connection and try again.')}
          failed={{ refetch, isFetching }}
        />
      ) : (
        <Loading label={t('Loading the contact details...')} className="min-h-60" />
      )}
    </Dialog>
  );
}

interface ContactFormProps {
  id: string;
  contact: Contact;
  onSubmit: (contact: ContactInput) => void;
}

function ContactForm({ id, contact, onSubmit }: ContactFormProps) {
  const { name, email, phone, address, timeZone } = contact;
  const [typed, setTyped] = useState({
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
    timeZone: timeZone ?? timeZoneHere(),
  });
  const [faults, setFaults] = useState<Partial<Record<keyof Contact, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = contactBody.safeParse(typed);
    if (read.success) return onSubmit(read.data);
    setFaults(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  const field = (key: keyof Contact) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((now) => ({ ...now, [key]: target.value }));
      setFaults((now) => ({ ...now, [key]: undefined }));
    },
  });
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <Field label={t('Name of the business')} error={faults.name}>
        {(control) => <Input {...control} autoComplete="organization" {...field('name')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Email')} error={faults.email}>
          {(control) => <Input {...control} type="email" autoComplete="off" {...field('email')} />}
        </Field>
        <Field label={t('Phone')} error={faults.phone}>
          {(control) => <Input {...control} type="tel" autoComplete="off" {...field('phone')} />}
        </Field>
      </div>
      <Field
        label={t('Time zone')}
        hint={t('Of the appointments, as buyers read it; for example Europe/Berlin')}
        error={faults.timeZone}
      >
        {(control) => <Input {...control} autoComplete="off" spellCheck={false} {...field('timeZone')} />}
      </Field>
      <Field label={t('Address and opening hours')} error={faults.address}>
        {(control) => <Textarea {...control} rows={4} {...field('address')} />}
      </Field>
    </form>
  );
}
