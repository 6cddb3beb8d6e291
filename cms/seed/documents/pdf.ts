const LINE_HEIGHT = 20;

const escape = (line: string) => line.replace(/[\\()]/g, '\\$&');

/**
 * A one-page PDF document with a title and lines of text, in a font that every reader has. Latin letters only.
 * @param title first line, large
 * @param lines the text, one string for each line
 */
export function pdf(title: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) => `(${escape(line)}) '`).join('\n');
  const content = `0.66 0.28 0.16 rg 0 800 595 42 re f 0.07 0.15 0.18 rg BT /F2 26 Tf 56 720 Td (${escape(title)}) Tj /F1 12 Tf ${LINE_HEIGHT} TL 0 -${LINE_HEIGHT} Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file);
}
