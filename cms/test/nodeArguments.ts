/**
 * Arguments for Node that select the builds of Lexical without top-level await. With the other builds, Node 20 may exit
 * with code 13 during the import if the machine is busy. Every program that runs the CMS without Next needs these
 * arguments; the npm scripts set them too.
 */
export const WITHOUT_TOP_LEVEL_AWAIT = ['--conditions=production'] as const;
