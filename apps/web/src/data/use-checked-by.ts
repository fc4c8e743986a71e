import { useEffect, useState } from 'react';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '#ui/toast/toast-store.ts';

/** A form with a fault of no field is not sent. */
const UNCHECKED = { values: {}, errors: { root: { type: 'unchecked' } } } as const;

/** Loads a schema that is a file of its own; called again after a failure. */
type LoadSchema<Typed, Checked> = () => Promise<z.ZodType<Checked, Typed>>;

/**
 * A form's `resolver`. Schemas and what checks by them are 40 KB, which no page has to wait for: they are loaded with the first
 * focus on the page, or else by the first check. Where they cannot be loaded a toast says so, and the form is not sent.
 */
export function useCheckedBy<Typed extends FieldValues, Checked>(
  load: LoadSchema<Typed, Checked>,
): Resolver<Typed, unknown, Checked> {
  const [{ resolver, preload }] = useState(() => checkedBy(load));
  useEffect(() => {
    document.addEventListener('focusin', preload, { once: true });
    return () => document.removeEventListener('focusin', preload);
  }, [preload]);
  return resolver;
}

function checkedBy<Typed extends FieldValues, Checked>(load: LoadSchema<Typed, Checked>) {
  const loadResolver = async (): Promise<Resolver<Typed, unknown, Checked>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema as never) as unknown as Resolver<Typed, unknown, Checked>;
  };
  const resolver: Resolver<Typed, unknown, Checked> = async (values, context, options) => {
    const check = await loadResolver().catch(sayUnchecked);
    return check ? check(values, context, options) : (UNCHECKED as ResolverResult<Typed, Checked>);
  };
  // A failure is told when the form is sent.
  return { resolver, preload: () => void loadResolver().catch(() => undefined) };
}

/** Checks what was typed outside of such a form; undefined where the schema cannot be loaded, which a toast says. */
export async function checkLate<Typed, Checked>(
  load: LoadSchema<Typed, Checked>,
  typed: Typed,
): Promise<z.ZodSafeParseResult<Checked> | undefined> {
  const schema = await load().catch(sayUnchecked);
  return schema?.safeParse(typed);
}

function sayUnchecked(): undefined {
  toast({
    title: 'This could not be checked',
    description: navigator.onLine
      ? 'Nothing is lost. Try again; if it still does not work, load the page again.'
      : 'This device is offline. Nothing is lost. Try again once you are connected.',
    variant: 'destructive',
  });
}
