/** Matches names of files that the system runs when a user opens them. */
export const PROGRAM_NAME = /\.(exe|dll|scr|com|bat|cmd|js|jse|vbs|vbe|wsf|hta|jar|ps1|msi|lnk)$/i;

const PE = 0x00004550;
const PE_OFFSET = 60;

/** Returns whether bytes contain a Windows program (a PE image). */
export function containsExecutable(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('MZ'); at >= 0; at = bytes.indexOf('MZ', at + 1)) {
    if (at + PE_OFFSET + 4 > bytes.length) return false;
    const header = at + bytes.readUInt32LE(at + PE_OFFSET);
    if (header + 4 <= bytes.length && bytes.readUInt32LE(header) === PE) return true;
  }
  return false;
}
