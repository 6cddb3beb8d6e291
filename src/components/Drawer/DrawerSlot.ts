import type { ReactNode } from 'react';

/**
 * A drawer that a feature opens and another one has: the lead form, the payment, the scheduler. The block or template that places both
 * gives it, so that
 * features do not import each other.
 * @param about what it is opened for
 * @param open whether it is open now; it is rendered from the first opening on
 * @param onClose asked by the visitor
 */
export type DrawerSlot<About> = (about: About, open: boolean, onClose: () => void) => ReactNode;
