import type { FaultKind } from './Fault';

/**
 * Checks the coordinates of an address.
 * @param address address fields, read with all locales
 * @returns the kind of problem, or null if there is none
 */
export function positionFault(address: Readonly<Record<string, unknown>>): FaultKind | null {
  const { street, latitude, longitude, positionSource } = address;
  const isExact = typeof latitude === 'number' && typeof longitude === 'number';
  if (isExact) return positionSource === 'doubtful' ? 'doubtfulPosition' : null;
  const streets = Object.values((street ?? {}) as Readonly<Record<string, unknown>>);
  return streets.some((one) => typeof one === 'string' && one.trim() !== '') ? 'noPosition' : null;
}
