import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnimationItem } from 'lottie-web';
import { PartFailed } from '../../components/LazyPart/PartFailed';
import { useLoadedCode } from '../../components/LazyPart/useLoadedCode';
import { useInView } from '../../components/useInView/useInView';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { media } from '../../theme/media';
import type { StepNumber } from './wizard';
import { animation } from './Wizard.styles';

/**
 * Number of animation frames per step, as drawn by `demo/drawStepAnimation.ts`. The last frame of a step is shown as
 * its still picture.
 */
const FRAMES = 60;
const SOURCE = '/icons/StepAnimation.json';

const playerLoader = createCodeLoader('StepAnimation', async () => {
  try {
    const [{ default: lottie }, response] = await Promise.all([
      import('lottie-web/build/player/lottie_light'),
      fetch(SOURCE),
    ]);
    if (!response.ok) throw new Error(`${SOURCE} answered ${response.status}`);
    return { lottie, drawing: await response.text() };
  } catch (error) {
    // eslint-disable-next-line no-console -- so that a missing file is noticed
    console.error('The animation of the steps could not be loaded', error);
    throw error;
  }
});

/**
 * A decorative animation that plays when the step changes. With reduced motion, it shows a still picture. Its code
 * loads when it is in view.
 */
export function StepAnimation({ step }: { step: StepNumber }) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const near = useInView(frame) ?? false;
  const still = useMediaQuery(media.reducedMotion);
  const [player, setPlayer] = useState<AnimationItem | null>(null);

  const { code, ...loading } = useLoadedCode(playerLoader, near);

  useEffect(() => {
    if (!code || !frame.current) return undefined;
    const { lottie, drawing } = code;
    const item = lottie.loadAnimation({
      container: frame.current,
      // Parsed for each player, because the player modifies its data.
      animationData: JSON.parse(drawing) as object,
      renderer: 'svg',
      loop: false,
      autoplay: false,
    });
    setPlayer(item);
    return () => {
      item.destroy();
      setPlayer(null);
    };
  }, [code]);

  useEffect(() => {
    if (!player) return;
    const last = (step + 1) * FRAMES - 1;
    if (still) player.goToAndStop(last, true);
    else player.playSegments([step * FRAMES, last], true);
  }, [player, step, still]);

  return (
    <>
      <div ref={frame} css={animation} aria-hidden="true" />
      {loading.failed && <PartFailed text={t('noAnimation')} busy={loading.busy} onRetry={loading.retry} />}
    </>
  );
}
