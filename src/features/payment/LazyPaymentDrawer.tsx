import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { PaymentDrawer } from './PaymentDrawer';

type Props = ComponentProps<typeof PaymentDrawer>;

const Late = lateDialog<Props>(
  'PaymentDrawer',
  async () => (await import('./PaymentDrawer')).PaymentDrawer,
  (props) => props,
);

/**
 * The payment drawer, whose code is fetched when it first opens. The `key` gives each apartment its own drawer, so that
 * no state carries over to another apartment.
 */
export const LazyPaymentDrawer = (props: Props) => <Late key={props.assetName} {...props} />;
