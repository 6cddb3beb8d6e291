import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../components/Chips/Chips';
import { FormNotice } from '../../components/forms/FormNotice';
import { PartBoundary } from '../../components/LazyPart/PartBoundary';
import { PartFailed } from '../../components/LazyPart/PartFailed';
import { useLoadedCode } from '../../components/LazyPart/useLoadedCode';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useInView } from '../../components/useInView/useInView';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { disclosure } from '../../theme/disclosure';
import { dayText, rateText, timeText } from './figures';
import { useGraphFilters } from './graphFilters';
import { indexAfterKey } from './graphIndex';
import { GraphTable } from './GraphTable';
import { GRAPH_RANGES, type GraphPoint, type GraphRange, type StockGraphAnswer } from './marketCalls';
import { above, details, empty, fading, reading, readRate, stage } from './StockGraph.styles';
import type { LiveFigures } from './useMarket';

const canvasLoader = createCodeLoader('GraphCanvas', async () => (await import('./GraphCanvas')).default);

/** Distance from the viewport at which the graph's code starts to load. */
const NEAR = '300px';
const TIME_OF_DAY = -5;

/** Returns the axis label of a point: the time of day if the graph shows one day, otherwise the date. */
const axisLabel = (range: GraphRange, time: string | undefined): string => {
  if (!time) return '';
  return range === 'day' ? timeText(time).slice(TIME_OF_DAY) : dayText(time);
};

/**
 * The graph of a stock over a period between one day and five years, which is kept in the URL. It has a crosshair, its
 * points can be read with the keyboard, and a table shows the same data. Must be rendered inside
 * `GraphFiltersProvider`.
 */
export function StockGraph({ live }: { live: LiveFigures<StockGraphAnswer> }) {
  const { t } = useTranslation('investors');
  const { values, change } = useGraphFilters();
  const { range } = values;
  const { answer, failed, stale, retry } = live;
  const notice = failed && (
    <FormNotice tone="info" action={{ label: t('tryAgain'), onClick: retry }}>
      {t(answer ? 'graphOld' : 'noGraph')}
    </FormNotice>
  );
  return (
    <div>
      <Chips
        label={t('range')}
        chips={GRAPH_RANGES.map((value) => ({ value, label: t(`range_${value}`) }))}
        selected={range}
        onSelect={(value) => {
          const chosen = GRAPH_RANGES.find((one) => one === value);
          if (chosen) void change({ range: chosen });
        }}
      />
      {answer && notice && <div css={above}>{notice}</div>}
      {answer ? (
        <div css={stale && fading} aria-busy={stale}>
          {answer.grapStocksDtos.length > 0 ? (
            <Course
              key={answer.range}
              label={t('graphOf', { range: t(`range_${answer.range}`) })}
              range={answer.range}
              points={answer.grapStocksDtos}
            />
          ) : (
            <p css={[stage, empty]} role="status">
              {t('emptyGraph')}
            </p>
          )}
        </div>
      ) : notice ? (
        <div css={[stage, empty]}>{notice}</div>
      ) : (
        <>
          <p css={reading} />
          <div css={stage} role="status" aria-label={t('loading')}>
            <Skeleton blockSize="100%" />
          </div>
        </>
      )}
    </div>
  );
}

interface CourseProps {
  label: string;
  range: GraphRange;
  points: readonly GraphPoint[];
}

function Course({ label, range, points }: CourseProps) {
  const { t } = useTranslation('investors');
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, NEAR);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (inView) setNear(true);
  }, [inView]);
  const { code: GraphCanvas, ...loading } = useLoadedCode(canvasLoader, near);
  const [chosen, setChosen] = useState<number | null>(null);
  const [opened, setOpened] = useState(false);
  const rates = useMemo(() => points.map((point) => point.securityLastRate), [points]);
  const last = points.length - 1;
  // As long as the visitor has selected no point, the newest is selected. An update then moves the selection to the new
  // point.
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  const rate = point ? t('agorot', { rate: rateText(point.securityLastRate) }) : '';
  const time = point ? timeText(point.time) : '';
  return (
    <>
      <p css={reading} aria-hidden="true">
        <bdi>{time}</bdi>
        <bdi css={readRate}>{rate}</bdi>
      </p>
      <div
        ref={place}
        css={stage}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={`${time}: ${rate}`}
        onKeyDown={(event) => {
          const next = indexAfterKey(event.key, index, points.length);
          if (next === null) return;
          event.preventDefault();
          setChosen(next);
        }}
        onPointerLeave={() => setChosen(null)}
      >
        {GraphCanvas ? (
          <PartBoundary fallback={() => <p>{t('noDrawing')}</p>}>
            <GraphCanvas
              rates={rates}
              labelOf={(position) => axisLabel(range, points[position]?.time)}
              index={index}
              onIndex={setChosen}
            />
          </PartBoundary>
        ) : (
          near && !loading.failed && <Skeleton blockSize="100%" />
        )}
      </div>
      {/* The points remain available above the line, by keyboard, and in the table. */}
      {loading.failed && <PartFailed text={t('noDrawing')} busy={loading.busy} onRetry={loading.retry} />}
      <details css={details} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary css={disclosure}>{t('asTable')}</summary>
        {opened && <GraphTable label={label} points={points} />}
      </details>
    </>
  );
}
