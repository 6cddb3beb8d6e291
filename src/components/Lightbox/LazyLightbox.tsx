import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { Lightbox } from './Lightbox';

const Inner = lazy(async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** The lightbox, fetched when it is opened for the first time. */
export function LazyLightbox(props: ComponentProps<typeof Lightbox>) {
  const [met, setMet] = useState(false);
  if (props.shown !== null && !met) setMet(true);
  if (!met) return null;
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
