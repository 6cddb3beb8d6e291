import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enlargeOnPress } from '../../../components/Lightbox/enlargeOnPress';
import { LazyLightbox } from '../../../components/Lightbox/LazyLightbox';
import { Picture, type PictureMedia } from '../../../components/Picture/Picture';
import { pictures as list } from './HomeMore.styles';

interface HomePicturesProps {
  /** Accessible name of the gallery. */
  label: string;
  pictures: readonly PictureMedia[];
}

/** The pictures of an apartment in a grid. Pressing one opens the lightbox. */
export function HomePictures({ label, pictures }: HomePicturesProps) {
  const { t } = useTranslation('apartments');
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul css={list}>
        {pictures.map((picture, index) => (
          <li key={picture.url ?? index}>
            <a
              href={picture.url ?? undefined}
              aria-label={t('enlarge', { name: picture.alt || `${index + 1}` })}
              onClick={enlargeOnPress(() => setShown(index))}
            >
              <Picture media={picture} />
            </a>
          </li>
        ))}
      </ul>
      <LazyLightbox
        label={label}
        items={pictures.map((media, index) => ({ key: `${index}`, media }))}
        shown={shown}
        onClose={() => setShown(null)}
      />
    </>
  );
}
