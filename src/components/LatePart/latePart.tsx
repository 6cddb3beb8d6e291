import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { lateCode } from '../../lib/lateCode';
import { lateComponent } from './lateComponent';
import { onFirstInteraction } from './onFirstInteraction';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { PartNotice } from './PartNotice';
import { useLateState } from './useLateCode';
import { useKeptPresses } from './useKeptPresses';

/** Distance from the screen at which a part begins to load before the first interaction. */
const NEAR = '50% 0px';

function callWhenNear(element: Element | null, callback: () => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A part of a page whose code is not among what runs before a visitor does anything. Its HTML is built with
 * the page and stands, not hydrated, until it is near the screen, the visitor does something on the page, or
 * the address names a choice. Early presses are repeated once it is hydrated. Nothing above
 * it may change a state or context before: React would throw the built HTML away. If its code cannot be loaded, the built HTML stays,
 * with a message and a retry.
 * @param name of the component, for problem reports
 * @param load imports the component
 * @param fallback shown until the code arrives, where the visitor came by a link
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  const late = lateCode(name, load);
  const { want } = late;
  const Part = lateComponent(late);

  function Waiting() {
    const { failed, busy } = useLateState(late);
    useEffect(want, []);
    return failed && !busy ? null : <>{fallback}</>;
  }

  return function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const ready = useRef(false);
    const pressAgain = useKeptPresses(frame, () => ready.current, want);
    useEffect(() => {
      if (window.location.search !== '') want();
      const stops = [callWhenNear(frame.current, want), onFirstInteraction(want)];
      return () => stops.forEach((stop) => stop());
    }, []);
    const onReady = () => {
      ready.current = true;
      pressAgain();
    };
    return (
      <div ref={frame}>
        <PartNotice late={late} />
        <PartBoundary fallback={(retry) => <PartFailed onRetry={retry} />}>
          <Suspense fallback={<Waiting />}>
            <Part {...props} />
            <Ready onReady={onReady} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  };
}

/** Its effect runs with those of the part beside it: when that is hydrated. */
function Ready({ onReady }: { onReady: () => void }) {
  const call = useRef(onReady);
  useEffect(() => call.current(), []);
  return null;
}
