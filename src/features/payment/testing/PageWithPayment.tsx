import { useState } from 'react';
import type { HomeState } from '../HomeState';
import { PaymentDrawer } from '../PaymentDrawer';

interface PageProps {
  homeState?: HomeState;
  onChange?: () => void;
}

/** A page with the open payment drawer of an apartment. */
export function PageWithPayment({ homeState = 'free', onChange = () => undefined }: PageProps) {
  const [open, setOpen] = useState(true);
  return (
    <PaymentDrawer
      open={open}
      onClose={() => setOpen(false)}
      assetName="B7"
      property={{ name: 'Three rooms', floor: 0 }}
      amount={2000}
      state={homeState}
      onChange={onChange}
    />
  );
}
