import { lazy, Suspense, type ComponentProps } from 'react';
import type { PaymentDrawer } from './PaymentDrawer';

const Inner = lazy(async () => ({ default: (await import('./PaymentDrawer')).PaymentDrawer }));

/** The payment's drawer, fetched when it is opened for the first time. Another home's begins anew. */
export function LazyPaymentDrawer(props: ComponentProps<typeof PaymentDrawer>) {
  return (
    <Suspense fallback={null}>
      <Inner key={props.assetName} {...props} />
    </Suspense>
  );
}
