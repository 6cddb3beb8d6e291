import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { LazyMap } from '../../components/Map/LazyMap';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { ContactBox } from './ContactBox';
import { canvas, grid, header, map } from './ContactBoxes.styles';
import { placesOf } from './placesOf';

export const fragment = graphql`
  fragment ContactBoxes on CmsContactBoxesBlock {
    id
    title
    boxes {
      id
      ...ContactBox
      location {
        latitude
        longitude
      }
    }
    surroundings
  }
`;

/** Zoom level at which street names are readable. */
const STREETS = 16;

/** Contact options side by side (corporate-site §3), followed by a map of the options that have coordinates. */
export function ContactBoxes({
  title,
  boxes,
  surroundings,
  first,
}: Queries.ContactBoxesFragment & BlockProps) {
  const { t } = useTranslation('map');
  const places = useMemo(() => placesOf(boxes), [boxes]);
  if (!boxes?.length) return null;
  return (
    <Section size={sizeFor(boxes.length)} named={Boolean(title)}>
      {title && (
        <div css={header}>
          <SectionHeader title={title} first={first} namesSection />
        </div>
      )}
      <ul css={grid}>
        {boxes.map(
          (box, index) =>
            box && (
              <li key={box.id ?? index}>
                <ContactBox {...box} />
              </li>
            ),
        )}
      </ul>
      {places.length > 0 && (
        <div css={canvas}>
          <LazyMap
            label={title ?? t('ourPlaces')}
            places={places}
            nearest={STREETS}
            surroundings={surroundings}
            css={map}
          />
        </div>
      )}
    </Section>
  );
}
