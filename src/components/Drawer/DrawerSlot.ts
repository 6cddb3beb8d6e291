import type { ReactNode } from 'react';

/**
 * A drawer that one feature opens and another provides, such as the lead form or the payment. The block or
 * template connects them, because features do not import each other.
 * @param about what it is opened for
 * @param open it stays mounted after the first opening
 */
export type DrawerSlot<About> = (about: About, open: boolean, onClose: () => void) => ReactNode;
