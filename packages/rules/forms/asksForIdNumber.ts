/**
 * Returns whether a field asks for an Israeli identity number, which is the case if its alias contains `idnumber`
 * (forms-investors-catalogue §5).
 */
export const asksForIdNumber = (alias: string): boolean => alias.toLowerCase().includes('idnumber');
