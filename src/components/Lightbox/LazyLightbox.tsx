import type { ComponentProps } from 'react';
import { lazyDialog } from '../LazyPart/lazyDialog';
import type { Lightbox } from './Lightbox';

/** The lightbox, whose code is loaded when it is first opened. */
export const LazyLightbox = lazyDialog<ComponentProps<typeof Lightbox>>(
  'Lightbox',
  async () => (await import('./Lightbox')).Lightbox,
  ({ shown, onClose }) => ({ open: shown !== null, onClose }),
);
