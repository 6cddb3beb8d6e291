import { useEffect, useRef, useState } from 'react';
import type { AnimationItem } from 'lottie-web';
import { useInView } from '../../components/useInView/useInView';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';
import type { StepNumber } from './wizard';
import { animation } from './Wizard.styles';

/** Drawn by `demo/drawStepAnimation.ts`: so many frames for each step, the last of which is the picture of the step. */
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

/** A small drawing that moves once at each step, and stands still for who asks for less motion. Its code comes when it is seen. */
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
      // It is decoration: the wizard does without.
      // eslint-disable-next-line no-console -- so that a missing file is found
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
