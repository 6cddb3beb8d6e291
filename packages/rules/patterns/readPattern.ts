import { linearPattern, type LinearPattern } from './linearPattern.ts';
import { PatternFault } from './parsePattern.ts';

/**
 * Compiles the pattern of a field.
 * @returns null for an invalid pattern or one that cannot run in linear time; older forms may contain such a
 * pattern, which then allows everything
 */
export function readPattern(source: string): LinearPattern | null {
  try {
    return linearPattern(source);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PatternFault) return null;
    throw error;
  }
}
