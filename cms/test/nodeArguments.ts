/**
 * Chooses the builds of Lexical that have no top-level await. With the others Node 20 waits for ever, on a busy machine, while it
 * imports them: a program then ends with code 13 and says nothing. Whatever runs the CMS outside of Next needs it; the npm scripts
 * have it too.
 */
export const WITHOUT_TOP_LEVEL_AWAIT = ['--conditions=production'] as const;
