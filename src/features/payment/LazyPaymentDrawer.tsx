import type { ComponentProps } from 'react';
import { lazyDialog } from '../../components/LazyPart/lazyDialog';
import type { PaymentDrawer } from './PaymentDrawer';

type Props = ComponentProps<typeof PaymentDrawer>;

const Lazy = lazyDialog<Props>(
  'PaymentDrawer',
  async () => (await import('./PaymentDrawer')).PaymentDrawer,
  (props) => props,
);

/**
 * The payment drawer, whose code is fetched when it first opens. The `key` gives each apartment its own drawer, so that
 * no state carries over to another apartment.
 */
export const LazyPaymentDrawer = (props: Props) => <Lazy key={props.assetName} {...props} />;
