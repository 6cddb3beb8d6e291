/** Properties of a click that decide whether the browser opens a link in this tab. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Checks whether the browser would open the clicked link in this tab, that is, without modifier keys or another mouse
 * button.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
