import { linearPattern, type LinearPattern } from './linearPattern.ts';
import { PatternFault } from './parsePattern.ts';

/**
 * Reads the pattern of a field.
 * @returns null for a pattern that cannot run in linear time, or that no browser reads: older forms may have one, and it forbids nothing
 */
export function readPattern(source: string): LinearPattern | null {
  try {
    return linearPattern(source);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PatternFault) return null;
    throw error;
  }
}
