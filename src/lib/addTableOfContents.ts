/** An entry in the table of contents of a text. */
export interface ContentsEntry {
  id: string;
  name: string;
}

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const toPlainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => CHARACTERS[name] ?? entity);

/** Adds ids to the second-level headings of sanitized HTML. Returns the new HTML and a table of contents. */
export function addTableOfContents(html: string): { html: string; entries: readonly ContentsEntry[] } {
  const entries: ContentsEntry[] = [];
  const marked = html.replace(HEADING, (_heading, attributes: string, content: string) => {
    const id = `part-${entries.length + 1}`;
    entries.push({ id, name: toPlainText(content).trim() });
    return `<h2${attributes} id="${id}">${content}</h2>`;
  });
  return { html: marked, entries };
}
