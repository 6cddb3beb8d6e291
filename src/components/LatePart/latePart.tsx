import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { onFirstInteraction } from './onFirstInteraction';
import { useKeptPresses } from './useKeptPresses';

/** How far from the screen a part begins to load while nobody has done anything on the page. */
const NEAR = '50% 0px';

/** Tries until it succeeds, again each time the visitor does something: until then the built HTML stands. */
async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // At build there is no visitor: a part that cannot be loaded fails it.
    if (typeof window === 'undefined') throw error;
    await new Promise<void>((resolve) => onFirstInteraction(resolve));
    return loadAtLast(load);
  }
}

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
 * the address names a choice. What is pressed in it meanwhile is pressed again once it works. Nothing above
 * it may change a state or context before: React would throw the built HTML away.
 * @param load imports the component
 * @param fallback stands in its place where the page was not built so: the visitor came by a link
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  // The build waits for every part.
  if (typeof window === 'undefined') want();

  const Part = lazy(async () => {
    await wanted;
    // JSX takes no component of a type parameter's properties; below it gets these very ones.
    return { default: (await loadAtLast(load)) as ComponentType<object> };
  });

  function Waiting() {
    useEffect(want, []);
    return <>{fallback}</>;
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
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
          <Ready onReady={onReady} />
        </Suspense>
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
