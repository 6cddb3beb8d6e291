import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { enlargeOnPress } from '../../components/Lightbox/enlargeOnPress';
import { LazyLightbox } from '../../components/Lightbox/LazyLightbox';
import { Picture, type PictureMedia } from '../../components/Picture/Picture';
import { plan as planStyle, planLink } from './HomeRow.styles';

/** The plan of a home, large enough to read; a press shows it over the whole screen, where it can be zoomed. */
export function HomePlan({ plan, name }: { plan: PictureMedia; name: string }) {
  const { t } = useTranslation('apartments');
  const [shown, setShown] = useState(false);
  return (
    <div css={planStyle}>
      <a href={plan.url ?? undefined} css={planLink} onClick={enlargeOnPress(() => setShown(true))}>
        <Picture media={plan} fit="contain" />
        <span>
          <Icon name="enlarge" /> {t('enlargePlan')}
        </span>
      </a>
      <LazyLightbox
        label={t('planOf', { name })}
        items={[{ key: 'plan', media: plan }]}
        shown={shown ? 0 : null}
        onClose={() => setShown(false)}
      />
    </div>
  );
}
