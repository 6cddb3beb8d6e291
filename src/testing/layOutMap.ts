/**
 * Gives all elements the size of the map, because jsdom has no layout. Call it once per test file.
 * @param width in px
 * @param height in px
 */
export function layOutMap(width: number, height: number): void {
  beforeEach(() => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, width, height));
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  });
  afterEach(() => jest.restoreAllMocks());
}
