import { useEffect, useState } from 'react';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';

/** An error that belongs to no field, which keeps the form from being sent. */
const UNCHECKED = { values: {}, errors: { root: { type: 'unchecked' } } } as const;

/** Loads a schema that is a file of its own; called again after a failure. */
type LoadSchema<Typed, Checked> = () => Promise<z.ZodType<Checked, Typed>>;

/**
 * A form's `resolver`. Schemas and zod are 40 KB, which no page should wait for, so they are loaded on the first focus on a control,
 * or else by the first check. If they cannot be loaded, a toast says so and the form is not sent.
 */
export function useSchemaResolver<Typed extends FieldValues, Checked>(
  load: LoadSchema<Typed, Checked>,
): Resolver<Typed, unknown, Checked> {
  const [{ resolver, preload }] = useState(() => createResolver(load));
  useEffect(() => {
    const preloadAtControl = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('button, input, select, textarea')) preload();
    };
    document.addEventListener('focusin', preloadAtControl);
    return () => document.removeEventListener('focusin', preloadAtControl);
  }, [preload]);
  return resolver;
}

function createResolver<Typed extends FieldValues, Checked>(load: LoadSchema<Typed, Checked>) {
  const loadResolver = async (): Promise<Resolver<Typed, unknown, Checked>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver<Typed, unknown, Checked>(schema);
  };
  const resolver: Resolver<Typed, unknown, Checked> = async (values, context, options) => {
    const check = await loadResolver().catch(toastUnchecked);
    return check ? check(values, context, options) : (UNCHECKED as ResolverResult<Typed, Checked>);
  };
  // A failure is reported when the form is sent.
  return { resolver, preload: () => void loadResolver().catch(() => undefined) };
}

/** Checks a value outside such a form; undefined if the schema cannot be loaded, which a toast says. */
export async function checkWithSchema<Typed, Checked>(
  load: LoadSchema<Typed, Checked>,
  typed: Typed,
): Promise<z.ZodSafeParseResult<Checked> | undefined> {
  const schema = await load().catch(toastUnchecked);
  return schema?.safeParse(typed);
}

function toastUnchecked(): undefined {
  toast({
    title: t('This could not be checked'),
    description: navigator.onLine
      ? t('Nothing is lost. Try again; if it still does not work, load the page again.')
      : t('This device is offline. Nothing is lost. Try again once you are connected.'),
    variant: 'destructive',
  });
}
