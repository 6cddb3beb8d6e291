/**
 * Makes media queries match for the rest of the test (`jest.restoreAllMocks` ends it).
 * @param holding parts of the queries that match, such as `prefers-reduced-motion`
 */
export function mockMedia(...holding: string[]): void {
  const real = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real(query),
    media: query,
    matches: holding.some((part) => query.includes(part)),
  }));
}
