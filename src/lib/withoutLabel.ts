/**
 * A value without the label that stands beside it, where it begins with that word itself: "B" of "Building B" below "Building". A value
 * that is nothing but the label stays as it is.
 * @param label as visitors read it
 * @param value what it names
 */
export function withoutLabel(label: string, value: string): string {
  const [first = '', ...rest] = value.trim().split(/\s+/);
  return rest.length > 0 && first.toLowerCase() === label.toLowerCase() ? rest.join(' ') : value;
}
