import { memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { hasDrafts } from '../../lib/drafts';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { isFormStep } from '../Dialog/dialogHistory';
import { lazyComponent } from './lazyComponent';
import { onFirstInteraction } from './onFirstInteraction';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { PartNotice, type PartFailure } from './PartNotice';
import { useLoadState } from './useLoadedCode';
import { useRecordedClicks } from './useRecordedClicks';

/** Distance from the viewport at which a part's code is loaded, even without any interaction. */
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

type Stop = () => void;

type Listen = (frame: HTMLElement | null, want: () => void) => Stop;

/** Requests the code when the part is near the viewport or after the first interaction with the page. */
const wantNear: Listen = (frame, want) => {
  const stops = [callWhenNear(frame, want), onFirstInteraction(want)];
  return () => stops.forEach((stop) => stop());
};

/**
 * Checks whether the code is needed immediately: the tab has a form draft, the history entry belongs to a form step, or
 * the part has focus.
 */
const isInUse = (frame: HTMLElement | null): boolean =>
  hasDrafts() || isFormStep() || Boolean(frame?.contains(document.activeElement));

/** Requests the code after the first interaction with the page. */
const wantOnInteraction: Listen = (frame, want) => {
  if (isInUse(frame)) want();
  return onFirstInteraction(want);
};

/** Requests the code when the focus enters the part. A click in the part requests it too, through `useRecordedClicks`. */
const wantOnUse: Listen = (frame, want) => {
  if (isInUse(frame)) want();
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof Node && frame?.contains(target)) want();
  };
  // Listens on the document, because React stops events on parts that are not hydrated yet.
  document.addEventListener('focusin', enter, true);
  return () => document.removeEventListener('focusin', enter, true);
};

const LISTEN = { near: wantNear, interacted: wantOnInteraction, used: wantOnUse };

/**
 * Creates a part of a page whose code is loaded late: near the viewport, after the first interaction, or at once if the
 * URL has a query string. Until then, its pre-rendered HTML is shown without hydration, and clicks are recorded and
 * repeated after hydration. Before hydration, no prop or context of the part may change, because React would then
 * discard the pre-rendered HTML. Therefore pass stable props. If loading fails, the pre-rendered HTML stays, with an
 * error message and a retry button.
 * @param name name of the component, for error reports
 * @param load imports the component
 * @param fallback shown while the code loads after client-side navigation
 * @param when when to load a form that looks complete without its code: after the first interaction ('interacted') or
 *   when the visitor enters it ('used'). It loads at once if the tab has a draft or the history entry belongs to a form
 *   step.
 * @param Failed shown instead of the default error message. It must contain a retry button.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  when: keyof typeof LISTEN = 'near',
  Failed?: ComponentType<Props & PartFailure>,
): ComponentType<Props> {
  const loader = createCodeLoader(name, load);
  const { want } = loader;
  const Part = lazyComponent(loader);
  // Cast because JSX cannot render a component with generic props. The props are passed on unchanged.
  const Failure = Failed as ComponentType<PartFailure> | undefined;

  function Waiting() {
    const { failed, busy } = useLoadState(loader);
    useEffect(want, []);
    return failed && !busy ? null : <>{fallback}</>;
  }

  function LazyPart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const ready = useRef(false);
    const pressAgain = useRecordedClicks(frame, () => ready.current, want);
    useEffect(() => {
      if (window.location.search !== '') want();
      return LISTEN[when](frame.current, want);
    }, []);
    const onReady = () => {
      ready.current = true;
      pressAgain();
    };
    const renderFailure = (failure: PartFailure) =>
      Failure ? <Failure {...props} {...failure} /> : <PartFailed {...failure} />;
    return (
      <div ref={frame}>
        <PartNotice loader={loader}>{renderFailure}</PartNotice>
        <PartBoundary fallback={(onRetry) => renderFailure({ busy: false, onRetry })}>
          <Suspense fallback={<Waiting />}>
            <Part {...props} />
            <Ready onReady={onReady} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  }
  // Cast because the types of `memo` do not support generic props.
  return memo(LazyPart) as unknown as ComponentType<Props>;
}

/** Calls `onReady` in an effect, which runs together with the effects of the hydrated part beside it. */
function Ready({ onReady }: { onReady: () => void }) {
  const call = useRef(onReady);
  useEffect(() => call.current(), []);
  return null;
}
