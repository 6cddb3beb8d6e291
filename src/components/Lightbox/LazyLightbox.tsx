import type { ComponentProps } from 'react';
import { lateDialog } from '../LatePart/lateDialog';
import type { Lightbox } from './Lightbox';

/** The lightbox, fetched when it is opened for the first time. */
export const LazyLightbox = lateDialog<ComponentProps<typeof Lightbox>>(
  'Lightbox',
  async () => (await import('./Lightbox')).Lightbox,
  ({ shown, onClose }) => ({ open: shown !== null, onClose }),
);
