/** Properties of a click that decide how the browser follows a link. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Tells whether the browser would follow a clicked link in this tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
