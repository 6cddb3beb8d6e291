/** Value of a cell. Numbers and days are left to right, so that a minus stays before its number in Hebrew. */
export function CellText({ text }: { text: string }) {
  return <bdi dir={/\p{L}/u.test(text) ? 'auto' : 'ltr'}>{text}</bdi>;
}
