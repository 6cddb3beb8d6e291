import { useEffect, useRef } from 'react';
import './repairLanguage';
import uPlot from 'uplot';
import { canvas } from './GraphCanvas.styles';
import { axisWidth } from './axisWidth';
import { axisTexts } from './figures';

export interface GraphCanvasProps {
  rates: readonly number[];
  /** Returns the axis label of the point with this index. */
  labelOf: (index: number) => string;
  /** Index of the selected point. */
  index: number;
  /** Called with the index of the point under the pointer. */
  onIndex: (index: number) => void;
}

const AXIS_FONT = "13px 'Heebo Variable', Arial, sans-serif";
/** Minimum space in pixels for each label of the time axis. */
const LABEL_WIDTH = 76;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
/** Space at the end of the line for half of the last label. */
const END_PADDING = LABEL_WIDTH / 2;

/** Returns the width of an axis label in CSS pixels. */
function widthOf(context: CanvasRenderingContext2D, label: string): number {
  context.save();
  context.font = AXIS_FONT;
  const { width } = context.measureText(label);
  context.restore();
  return width;
}

/**
 * Returns the colours to draw with. A canvas does not adopt the system's forced colours or preferred contrast by
 * itself.
 */
const drawnColors = (element: Element) => {
  if (window.matchMedia('(forced-colors: active)').matches)
    return { text: 'CanvasText', line: 'Highlight', grid: 'GrayText' };
  const { color: text, borderTopColor: grid, outlineColor: line } = getComputedStyle(element);
  return { text, line, grid };
};

/** Marks a point of the line. */
function placeCursor(chart: uPlot, { index, rates }: Pick<GraphCanvasProps, 'index' | 'rates'>): void {
  const rate = rates[index];
  if (rate === undefined) return;
  // eslint-disable-next-line site/logical-css -- a place on the canvas, on which time goes from left to right in every language
  chart.setCursor({ left: chart.valToPos(index, 'x'), top: chart.valToPos(rate, 'y') }, false);
}

/** Draws a graph line with a crosshair. Points have equal distances, so that hours without trading leave no gap. */
export default function GraphCanvas({ rates, labelOf, index, onIndex }: GraphCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const now = useRef({ labelOf, onIndex, index, rates });
  useEffect(() => {
    now.current = { labelOf, onIndex, index, rates };
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const drawn = drawnColors(element);
    const axis: uPlot.Axis = {
      stroke: drawn.text,
      font: AXIS_FONT,
      grid: { stroke: drawn.grid, width: 1 },
      ticks: { show: false },
    };
    const chart = new uPlot(
      {
        ...size(),
        padding: [null, END_PADDING, null, null],
        scales: { x: { time: false } },
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { size: 9, fill: drawn.line } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: LABEL_WIDTH,
            incrs: STEPS,
            values: (_chart, splits) => splits.map((split) => now.current.labelOf(split)),
          },
          {
            ...axis,
            size: ({ ctx }, labels) => axisWidth(labels ?? [], (label) => widthOf(ctx, label)),
            values: (_chart, splits) => axisTexts(splits),
          },
        ],
        series: [{}, { stroke: drawn.line, width: 2, points: { show: false } }],
        hooks: {
          // Positions are known only after a draw, and change with the size.
          draw: [(drawnChart) => placeCursor(drawnChart, now.current)],
          setCursor: [
            ({ cursor: { idx, event } }) => {
              // Ignores cursor changes without a pointer event. They are caused by the `index` prop, which the caller
              // already knows.
              if (event && typeof idx === 'number') now.current.onIndex(idx);
            },
          ],
        },
      },
      [[], []],
      element,
    );
    plot.current = chart;
    const observer = new ResizeObserver(() => chart.setSize(size()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
      plot.current = null;
    };
  }, []);

  useEffect(() => plot.current?.setData([rates.map((_rate, position) => position), [...rates]]), [rates]);
  useEffect(() => {
    if (plot.current) placeCursor(plot.current, { index, rates });
  }, [index, rates]);

  return <div ref={place} dir="ltr" aria-hidden="true" css={canvas} />;
}
