import { graphql } from 'gatsby';
import { useId } from 'react';
import { AnchorButton } from '../../components/AnchorButton/AnchorButton';
import { Carousel } from '../../components/Carousel/Carousel';
import { MediaCover } from '../../components/MediaCover/MediaCover';
import { Heading } from '../../components/Section/Heading';
import { track } from '../../lib/analytics';
import { chooseBuilding } from '../../lib/buildingChoice';
import { slidesInView } from './slidesInView';
import {
  card,
  cards,
  head,
  picture,
  scrim,
  section,
  subTitle as subTitleStyle,
  text as textStyle,
} from './Visualization.styles';

export const fragment = graphql`
  fragment RentalVisualization on CmsProject {
    rentProjectVisualization {
      title
      subTitle
      anchorId
      imageForDesktop {
        ...WidePicture
      }
      imageForMobile {
        ...HalfPicture
      }
      items {
        id
        title
        text
        button {
          ...LinkFields
        }
        buildingName {
          buildingTitle
        }
      }
    }
  }
`;

/**
 * Number of slides in view, and delay in milliseconds between choosing a building and scrolling to its apartments
 * (project-marketing §9).
 */
const SLIDES = { base: 1.5, tablet: 2.5, wide: 4 };
const SCROLL_DELAY = 50;

/**
 * Cards of a project's buildings on top of their picture. A card's button filters the list of apartments by the
 * building and scrolls to it (project-marketing §2.6). Renders nothing without a picture or without cards.
 */
export function Visualization({ project }: { project: Queries.RentalVisualizationFragment }) {
  const headingId = useId();
  const { title, subTitle, anchorId, imageForDesktop, imageForMobile, items } =
    project.rentProjectVisualization ?? {};
  const rows = items?.filter((item) => item?.title) ?? [];
  if (rows.length === 0 || !(imageForDesktop ?? imageForMobile)) return null;
  const label = title ?? rows.map((row) => row.title).join(', ');
  return (
    <section
      id={anchorId ?? undefined}
      css={section}
      {...(title ? { 'aria-labelledby': headingId } : { 'aria-label': label })}
    >
      <div css={picture}>
        <MediaCover media={{ desktop: imageForDesktop ?? null, mobile: imageForMobile ?? null }} />
        <div css={scrim} />
        <div css={head}>
          {title && (
            <Heading level={2} id={headingId}>
              {title}
            </Heading>
          )}
          {subTitle && <p css={subTitleStyle}>{subTitle}</p>}
        </div>
      </div>
      <div css={cards}>
        <Carousel
          label={label}
          slideSize={slidesInView(SLIDES, rows.length)}
          slides={rows.map((row, index) => ({
            key: row.id ?? String(index),
            content: (
              <article css={card}>
                <Heading level={title ? 3 : 2} look="h3">
                  {row.title}
                </Heading>
                {row.text && <p css={textStyle}>{row.text}</p>}
                <AnchorButton
                  link={row.button}
                  variant="text"
                  delay={SCROLL_DELAY}
                  subject={row.title ?? undefined}
                  onPress={(anchor) => {
                    const building = row.buildingName?.buildingTitle;
                    track('anchor_pressed', { place: 'visualization', anchor });
                    if (building) chooseBuilding(building);
                  }}
                />
              </article>
            ),
          }))}
        />
      </div>
    </section>
  );
}
