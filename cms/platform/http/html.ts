const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use in HTML. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** HTML whose inserted values have been escaped. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlPart = string | number | Html | readonly Html[];

const partText = (part: HtmlPart): string => {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escape(String(part));
};

/** Template tag that creates HTML. Inserted values are escaped, unless they are `Html` already. */
export const html = (strings: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(strings.reduce((text, string, at) => text + partText(parts[at - 1] ?? '') + string));
