/**
 * Gives slider rows and slides a width, which Swiper needs, because jsdom has no layout. Call it once per test file.
 * @param row width of the row in px
 * @param slide width of each slide in px
 */
export function layOutSlides(row: number, slide: number): void {
  let style: HTMLStyleElement;
  let width: jest.SpyInstance;
  beforeEach(() => {
    style = document.createElement('style');
    style.textContent = `.swiper { width: ${row}px; padding: 0 !important } .swiper-slide { width: ${slide}px; box-sizing: border-box; margin: 0 !important }`;
    document.head.append(style);
    width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(row);
  });
  afterEach(() => {
    style.remove();
    width.mockRestore();
  });
}
