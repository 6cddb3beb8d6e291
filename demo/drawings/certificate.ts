/**
 * Draws a certificate: frame, lines of text, and a seal. Without letters, which would need fonts.
 * @param colour of the seal and the frame
 * @returns an SVG of 900 by 1200
 */
export function certificate(colour: string): string {
  const line = (y: number, width: number, height = 14, tone = '#c9c0b2') =>
    `<rect x="${450 - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${tone}"/>`;
  const rays = Array.from(
    { length: 24 },
    (_, i) =>
      `<rect x="444" y="820" width="12" height="60" rx="6" fill="${colour}" transform="rotate(${i * 15} 450 940)"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#efe8dc"/><rect x="60" y="60" width="780" height="1080" fill="#fffdf9"/>
<rect x="90" y="90" width="720" height="1020" fill="none" stroke="${colour}" stroke-width="6"/><rect x="108" y="108" width="684" height="984" fill="none" stroke="${colour}" stroke-width="2" opacity=".5"/>
<path d="M418 240v-50a32 32 0 0 1 64 0v50z" fill="${colour}"/>
${line(300, 420, 30, '#2b434e')}${line(370, 260)}${line(450, 520)}${line(486, 480)}${line(522, 500)}${line(590, 360, 22, colour)}${line(660, 500)}${line(696, 420)}
<path d="M400 960l-34 130 60-34 24 60 24-60 60 34-34-130z" fill="${colour}" opacity=".85"/>${rays}<circle cx="450" cy="940" r="104" fill="${colour}"/><circle cx="450" cy="940" r="84" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>
<path d="M412 944l28 28 52-60" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
