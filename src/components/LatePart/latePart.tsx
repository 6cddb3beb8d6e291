import { memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { hasDrafts } from '../../lib/drafts';
import { lateCode } from '../../lib/lateCode';
import { isFormStep } from '../Dialog/dialogHistory';
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

type Stop = () => void;

type Listen = (frame: HTMLElement | null, want: () => void) => Stop;

/** Requests code near the screen and after the first interaction. */
const wantNear: Listen = (frame, want) => {
  const stops = [callWhenNear(frame, want), onFirstInteraction(want)];
  return () => stops.forEach((stop) => stop());
};

/** Tells whether the visitor has filled in a form of this tab or reloaded one of its steps, or the focus is in the part. */
const isInUse = (frame: HTMLElement | null): boolean =>
  hasDrafts() || isFormStep() || Boolean(frame?.contains(document.activeElement));

/** Requests code after the first interaction with the page. */
const wantOnInteraction: Listen = (frame, want) => {
  if (isInUse(frame)) want();
  return onFirstInteraction(want);
};

/** Requests code when the focus enters the part; a press does so too (`useKeptPresses`). */
const wantOnUse: Listen = (frame, want) => {
  if (isInUse(frame)) want();
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof Node && frame?.contains(target)) want();
  };
  // On the document, because React stops events of parts that are not hydrated.
  document.addEventListener('focusin', enter, true);
  return () => document.removeEventListener('focusin', enter, true);
};

const LISTEN = { near: wantNear, interacted: wantOnInteraction, used: wantOnUse };

/**
 * Creates a part of a page whose code loads late: near the screen, after the first interaction, or when the
 * address contains a choice. Until then its built HTML is shown without hydration. Early presses are repeated
 * after hydration. No prop or context may change before, because React would discard the built HTML; keep the identity of
 * props. If loading fails, the built HTML stays, with a message and a retry.
 * @param name of the component, for problem reports
 * @param load imports the component
 * @param fallback shown until the code arrives after client-side navigation
 * @param when a form that looks complete without its code loads after the first interaction ('interacted') or when
 *   the visitor enters it ('used'), and at once if the tab has a draft or the history entry is one of a form step
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  when: keyof typeof LISTEN = 'near',
): ComponentType<Props> {
  const late = lateCode(name, load);
  const { want } = late;
  const Part = lateComponent(late);

  function Waiting() {
    const { failed, busy } = useLateState(late);
    useEffect(want, []);
    return failed && !busy ? null : <>{fallback}</>;
  }

  function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const ready = useRef(false);
    const pressAgain = useKeptPresses(frame, () => ready.current, want);
    useEffect(() => {
      if (window.location.search !== '') want();
      return LISTEN[when](frame.current, want);
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
  }
  // The types of `memo` do not fit generic props.
  return memo(LatePart) as unknown as ComponentType<Props>;
}

/** Its effect runs together with those of the hydrated part beside it. */
function Ready({ onReady }: { onReady: () => void }) {
  const call = useRef(onReady);
  useEffect(() => call.current(), []);
  return null;
}
