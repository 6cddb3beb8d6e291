/**
 * Removes a label from the start of its value: "Building B" becomes "B". A value that consists only of the label stays
 * unchanged.
 */
export function withoutLabel(label: string, value: string): string {
  const [first = '', ...rest] = value.trim().split(/\s+/);
  return rest.length > 0 && first.toLowerCase() === label.toLowerCase() ? rest.join(' ') : value;
}
