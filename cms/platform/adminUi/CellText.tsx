/**
 * Shows the value of a table cell. Numbers and dates are always left to right, so that a minus sign stays before its
 * number in Hebrew.
 */
export function CellText({ text }: { text: string }) {
  return <bdi dir={/\p{L}/u.test(text) ? 'auto' : 'ltr'}>{text}</bdi>;
}
