import type { ReactNode } from 'react';

/**
 * A function that renders a drawer, such as the lead form or the payment, which one feature provides and another opens.
 * Features do not import each other, so the block or template passes the function from one to the other.
 * @param about what the drawer is opened for
 * @param open whether it is visible; it stays mounted after it was first opened
 */
export type DrawerSlot<About> = (about: About, open: boolean, onClose: () => void) => ReactNode;
