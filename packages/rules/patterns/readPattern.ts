import { linearPattern, type LinearPattern } from './linearPattern.ts';
import { PatternFault } from './parsePattern.ts';

/**
 * Compiles the pattern of a form field.
 * @returns null for a pattern that is invalid or cannot run in linear time. Older forms may contain such a pattern;
 *   callers then accept any text
 */
export function readPattern(source: string): LinearPattern | null {
  try {
    return linearPattern(source);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PatternFault) return null;
    throw error;
  }
}
