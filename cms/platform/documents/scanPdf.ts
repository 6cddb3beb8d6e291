const DELIMITER = /[\0\s()<>[\]{}/%]/;

/** Decodes escaped characters in a PDF name. For example, `/J#61vaScript` means `/JavaScript`. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * Returns the position after a string in parentheses, which may contain nested parentheses. Returns -1 if the string
 * does not end.
 */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at + 1;
  }
  return -1;
}

function endOfComment(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '\n' || text[at] === '\r') return at;
  return text.length;
}

/**
 * Visits the names and strings of a PDF object in linear time.
 * @param onName called with each decoded name outside strings and comments
 * @param onString called with each string including its delimiters, and the name before it
 * @returns whether every string is terminated
 */
export function scanPdf(
  text: string,
  onName: (name: string) => void,
  onString: (text: string, name: string) => void,
): boolean {
  let last = '';
  for (let at = 0; at < text.length;) {
    const sign = text[at];
    if (sign === '/') {
      let end = at + 1;
      while (end < text.length && !DELIMITER.test(text.charAt(end))) end += 1;
      last = unescapeName(text.slice(at + 1, end));
      onName(last);
      at = end;
    } else if (sign === '%') at = endOfComment(text, at);
    else if (sign === '(' || (sign === '<' && text[at + 1] !== '<')) {
      const end = sign === '(' ? endOfString(text, at) : text.indexOf('>', at) + 1;
      if (end <= 0) return false;
      onString(text.slice(at, end), last);
      at = end;
    } else at += sign === '<' ? 2 : 1;
  }
  return true;
}
