import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { PaymentDrawer } from './PaymentDrawer';

type Props = ComponentProps<typeof PaymentDrawer>;

const Late = lateDialog<Props>(
  'PaymentDrawer',
  async () => (await import('./PaymentDrawer')).PaymentDrawer,
  (props) => props,
);

/** The payment drawer, fetched when it first opens. Each home has a separate one. */
export const LazyPaymentDrawer = (props: Props) => <Late key={props.assetName} {...props} />;
