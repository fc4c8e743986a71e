/** The title of the browser's tab; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} - Game Plan Cookbook`}</title>;
}
