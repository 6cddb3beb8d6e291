/** What of a click says who follows its link. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click on a link that the browser would follow in this tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
