/**
 * Tells whether a field contains an Israeli identity number: its alias contains `idnumber`
 * (forms-investors-catalogue §5).
 */
export const asksForIdNumber = (alias: string): boolean => alias.toLowerCase().includes('idnumber');
