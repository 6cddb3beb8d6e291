import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon';
import { enlargeOnPress } from '../../../components/Lightbox/enlargeOnPress';
import { LazyLightbox } from '../../../components/Lightbox/LazyLightbox';
import { Picture, type PictureMedia } from '../../../components/Picture/Picture';
import { plan as planStyle, planLink } from './HomeMore.styles';

interface HomePlanProps {
  plan: PictureMedia;
  /** Additional drawings, such as one with measurements. */
  drawings?: readonly PictureMedia[];
  name: string;
}

/** The plan and drawings of an apartment. Pressing one opens the lightbox, where it can be enlarged. */
export function HomePlan({ plan, drawings = [], name }: HomePlanProps) {
  const { t } = useTranslation('apartments');
  const [shown, setShown] = useState<number | null>(null);
  const pictures = [plan, ...drawings];
  return (
    <div css={planStyle}>
      {pictures.map((media, index) => (
        <a
          key={media.url ?? index}
          href={media.url ?? undefined}
          css={planLink}
          onClick={enlargeOnPress(() => setShown(index))}
        >
          <Picture media={media} fit="contain" />
          <span>
            <Icon name="enlarge" /> {t(index === 0 ? 'enlargePlan' : 'enlargeDrawing')}
          </span>
        </a>
      ))}
      <LazyLightbox
        label={t('planOf', { name })}
        items={pictures.map((media, index) => ({ key: `${index}`, media }))}
        shown={shown}
        onClose={() => setShown(null)}
      />
    </div>
  );
}
