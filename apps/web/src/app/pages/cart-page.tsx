import { ComingSoon } from './coming-soon.tsx';

export function CartPage() {
  return (
    <ComingSoon title="Shopping Cart" spot="bag">
      The services you pick will wait for checkout here.
    </ComingSoon>
  );
}
