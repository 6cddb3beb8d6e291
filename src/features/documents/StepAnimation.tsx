import { useEffect, useRef, useState } from 'react';
import type { AnimationItem } from 'lottie-web';
import { useInView } from '../../components/useInView/useInView';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';
import type { StepNumber } from './wizard';
import { animation } from './Wizard.styles';

/** Frames per step, as drawn by `demo/drawStepAnimation.ts`. The last frame is the step's still picture. */
const FRAMES = 60;
const SOURCE = '/icons/StepAnimation.json';

async function load(container: Element): Promise<AnimationItem> {
  const [{ default: lottie }, response] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    fetch(SOURCE),
  ]);
  if (!response.ok) throw new Error(`${SOURCE} answered ${response.status}`);
  const animationData = (await response.json()) as object;
  return lottie.loadAnimation({ container, animationData, renderer: 'svg', loop: false, autoplay: false });
}

/** A decorative animation per step that does not move under reduced motion. Its code loads in view. */
export function StepAnimation({ step }: { step: StepNumber }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useInView(frame) ?? false;
  const still = useMediaQuery(media.reducedMotion);
  const [player, setPlayer] = useState<AnimationItem | null>(null);

  useEffect(() => {
    const container = frame.current;
    if (!near || !container || container.hasChildNodes()) return;
    let made: AnimationItem | undefined;
    let gone = false;
    load(container).then(
      (item) => {
        made = item;
        if (gone) item.destroy();
        else setPlayer(item);
      },
      // The animation is decoration, so a failure is only logged.
      // eslint-disable-next-line no-console -- so that a missing file is noticed
      (error: unknown) => console.error('The animation of the steps could not be loaded', error),
    );
    return () => {
      gone = true;
      made?.destroy();
      setPlayer(null);
    };
  }, [near]);

  useEffect(() => {
    if (!player) return;
    const last = (step + 1) * FRAMES - 1;
    if (still) player.goToAndStop(last, true);
    else player.playSegments([step * FRAMES, last], true);
  }, [player, step, still]);

  return <div ref={frame} css={animation} aria-hidden="true" />;
}
