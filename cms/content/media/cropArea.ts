/** A rectangular part of a picture. All values are percentages of the picture's width or height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FocalPoint {
  x: number;
  y: number;
}

export const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/**
 * Converts an area to one of the original picture.
 * @param shown the part of the original that is shown now
 * @param area an area relative to the shown part
 */
export const areaOfOriginal = (shown: CropArea, area: CropArea): CropArea => ({
  x: shown.x + (area.x * shown.width) / 100,
  y: shown.y + (area.y * shown.height) / 100,
  width: (area.width * shown.width) / 100,
  height: (area.height * shown.height) / 100,
});

/** At least 1, because Payload interprets 0 as "no focal point". */
const percent = (value: number): number => Math.round(Math.min(100, Math.max(1, value)));

const CENTRE: FocalPoint = { x: 50, y: 50 };

const isInside = (area: CropArea, { x, y }: FocalPoint): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** Converts a point of the whole picture to a point of an area. Returns the centre for a point outside the area. */
export const pointInArea = (area: CropArea, point: FocalPoint): FocalPoint =>
  isInside(area, point)
    ? {
        x: percent(((point.x - area.x) / area.width) * 100),
        y: percent(((point.y - area.y) / area.height) * 100),
      }
    : CENTRE;

/** Converts a point of an area to a point of the whole picture. */
export const pointInWhole = (area: CropArea, { x, y }: FocalPoint): FocalPoint => ({
  x: percent(area.x + (x * area.width) / 100),
  y: percent(area.y + (y * area.height) / 100),
});

/**
 * Converts an area's start and length along one side from percentages to whole pixels. The length is at least one
 * pixel.
 */
function span(start: number, length: number, side: number): [number, number] {
  const from = Math.min(Math.round((start / 100) * side), side - 1);
  return [from, Math.min(Math.max(1, Math.round((length / 100) * side)), side - from)];
}

/** Converts an area from percentages to whole pixels of a picture. */
export function areaInPixels(area: CropArea, picture: { width: number; height: number }) {
  const [left, width] = span(area.x, area.width, picture.width);
  const [top, height] = span(area.y, area.height, picture.height);
  return { left, top, width, height };
}
