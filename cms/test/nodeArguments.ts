/**
 * Selects builds of Lexical without top-level await. With the others, a program on Node 20 may exit with code 13
 * during the import on a busy machine. Required for all programs that run the CMS outside Next; the npm scripts set
 * it, too.
 */
export const WITHOUT_TOP_LEVEL_AWAIT = ['--conditions=production'] as const;
