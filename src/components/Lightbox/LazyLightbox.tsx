import type { ComponentProps } from 'react';
import { lateDialog } from '../LatePart/lateDialog';
import type { Lightbox } from './Lightbox';

/** The lightbox, whose code is loaded when it is first opened. */
export const LazyLightbox = lateDialog<ComponentProps<typeof Lightbox>>(
  'Lightbox',
  async () => (await import('./Lightbox')).Lightbox,
  ({ shown, onClose }) => ({ open: shown !== null, onClose }),
);
