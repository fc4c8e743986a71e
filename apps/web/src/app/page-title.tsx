import { t } from '#lib/language.ts';
/** The title of the browser's tab; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{t('{children} - Game Plan Cookbook', { children })}</title>;
}
