/**
 * Makes matching media queries true until the test ends (`jest.restoreAllMocks`).
 * @param holding parts of queries, such as `prefers-reduced-motion`
 */
export function mockMedia(...holding: string[]): void {
  const real = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real(query),
    media: query,
    matches: holding.some((part) => query.includes(part)),
  }));
}
